//! What a player puts into the dice: some letters and digits that the host could not know when committing.

use std::fmt;
use std::str::FromStr;

use table::{Phrase, phrase};
use thiserror::Error;

/// The most characters of a player's luck.
pub const MAX_PLAYER_SEED: usize = 64;

/// A player's part of the dice: 1 to [`MAX_PLAYER_SEED`] letters and digits without accents.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayerSeed(String);

/// Why a text cannot be a player's luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", self.why())]
pub enum PlayerSeedError {
    /// It is empty or too long.
    Length,
    /// It has something else than A to Z, a to z and 0 to 9.
    Character(char),
}

impl PlayerSeedError {
    /// What is wrong, for people.
    pub fn why(self) -> Phrase {
        match self {
            PlayerSeedError::Length => {
                phrase!(
                    "why-fair-luck-length",
                    "luck must have 1 to {most} characters",
                    most = MAX_PLAYER_SEED
                )
            }
            PlayerSeedError::Character(character) => phrase!(
                "why-fair-luck-character",
                "luck may contain only the letters A to Z and a to z and the digits 0 to 9, not {character}",
                character = format!("{character:?}")
            ),
        }
    }
}

impl PlayerSeed {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PlayerSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for PlayerSeed {
    type Err = PlayerSeedError;

    fn from_str(text: &str) -> Result<PlayerSeed, PlayerSeedError> {
        if let Some(character) = text.chars().find(|character| !character.is_ascii_alphanumeric()) {
            return Err(PlayerSeedError::Character(character));
        }
        if (1..=MAX_PLAYER_SEED).contains(&text.len()) {
            Ok(PlayerSeed(text.to_owned()))
        } else {
            Err(PlayerSeedError::Length)
        }
    }
}

/// A seat's luck as it is written and hashed: `-` for a seat without one.
pub(crate) fn written(luck: Option<&PlayerSeed>) -> &str {
    luck.map_or("-", PlayerSeed::as_str)
}
