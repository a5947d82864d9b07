//! From the host's secret and the players' luck to the dice: a stream of numbers for each roll and draw.
//!
//! Every roll and draw has a stream of its own, so that each can be checked without those before it, and how
//! many numbers one of them uses up changes nothing in the next.

use std::convert::Infallible;

use hmac::{Hmac, KeyInit, Mac};
use rand::TryRng;
use sha2::{Digest, Sha256};

use crate::player_seed::written;
use crate::{PlayerSeed, Secret};

/// What the text that is hashed to the seed begins with.
const METHOD: &str = "rollwright dice 1\n";

/// All rolls and draws of one game.
#[derive(Clone)]
pub struct FairDice {
    /// HMAC-SHA256 with the seed as its key.
    keyed: Hmac<Sha256>,
}

impl FairDice {
    /// The dice of a secret and of the luck of all seats in order, `None` for a seat without one (a bot).
    pub fn new(secret: &Secret, luck: &[Option<PlayerSeed>]) -> FairDice {
        let mut text = format!("{METHOD}{secret}\n");
        for luck in luck {
            text.push_str(written(luck.as_ref()));
            text.push('\n');
        }
        // HMAC fills a key up with zeros to the length of a block.
        let mut key = [0; 64];
        key[..32].copy_from_slice(&Sha256::digest(text));
        FairDice { keyed: Hmac::new(&key.into()) }
    }

    /// The generator for the chance event with this number, counted from 0 over the whole game: setup, deals,
    /// rolls, rerolls and draws alike.
    pub fn chance(&self, number: usize) -> ChanceStream {
        ChanceStream { keyed: self.keyed.clone(), number, block: 0, words: [0; 4], used: 4 }
    }
}

/// The numbers of one chance event: the 64-bit words, most significant byte first, of block after block.
#[derive(Clone)]
pub struct ChanceStream {
    keyed: Hmac<Sha256>,
    number: usize,
    /// The number of the next block.
    block: u64,
    words: [u64; 4],
    /// How many of the words are used up.
    used: usize,
}

impl ChanceStream {
    fn next_word(&mut self) -> u64 {
        if self.used == self.words.len() {
            let message = format!("{} {}", self.number, self.block);
            let bytes = self.keyed.clone().chain_update(message).finalize().into_bytes();
            for (word, bytes) in self.words.iter_mut().zip(bytes.chunks_exact(8)) {
                *word = bytes.iter().fold(0, |word, byte| word << 8 | u64::from(*byte));
            }
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.words[self.used - 1]
    }
}

impl TryRng for ChanceStream {
    type Error = Infallible;

    /// The upper half of the next word.
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.next_word() >> 32) as u32)
    }

    /// The next word.
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.next_word())
    }

    /// The bytes of the next words as they stand in the blocks; what is left of the last word is dropped.
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for part in bytes.chunks_mut(8) {
            part.copy_from_slice(&self.next_word().to_be_bytes()[..part.len()]);
        }
        Ok(())
    }
}
