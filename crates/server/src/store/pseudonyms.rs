//! Whom a table knows instead of a player who asked to be forgotten: somebody different at every table, who cannot be
//! traced back.

use rand::Rng;
use sha2::{Digest, Sha256};

use crate::identity::{PlayerId, SecureRandom};

/// The pseudonyms of one player, for every table; they are made from a key that is kept nowhere.
#[derive(Clone)]
pub struct Pseudonyms([u8; 32]);

impl Pseudonyms {
    /// New ones.
    pub fn draw(random: &SecureRandom) -> Pseudonyms {
        let mut key = [0; 32];
        random.draw(|rng| rng.fill_bytes(&mut key));
        Pseudonyms(key)
    }

    /// Whom a table knows.
    pub fn at(&self, table: &str) -> PlayerId {
        PlayerId::from_hash(Sha256::new().chain_update(self.0).chain_update(table).finalize().into())
    }
}
