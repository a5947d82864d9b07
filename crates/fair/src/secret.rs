//! What the host puts into the dice: a secret, and the commitment that binds the host to it before the rest is known.

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use sha2::{Digest, Sha256};

use crate::digits::{self, DigitsError};

/// The host's part of the dice of one game: 32 random bytes that nobody else knows until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// What is shown of a [`Secret`] before the game: SHA-256 of its 64 digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Secret {
    /// A secret from this generator, which nobody must be able to foresee: that of the operating system.
    pub fn draw<R: Rng + ?Sized>(rng: &mut R) -> Secret {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Secret(bytes)
    }

    /// What can be shown before the game. `printf %s SECRET | sha256sum` gives the same.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.to_string()).into())
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        digits::write(&self.0, f)
    }
}

/// Keeps the secret out of logs.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl FromStr for Secret {
    type Err = DigitsError;

    fn from_str(text: &str) -> Result<Secret, DigitsError> {
        digits::read(text).map(Secret)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        digits::write(&self.0, f)
    }
}

impl FromStr for Commitment {
    type Err = DigitsError;

    fn from_str(text: &str) -> Result<Commitment, DigitsError> {
        digits::read(text).map(Commitment)
    }
}
