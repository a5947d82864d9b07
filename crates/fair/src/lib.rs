//! Dice that nobody can doubt: neither the host nor a player can choose them, and afterwards anybody can
//! check them. `docs/fair-dice.md` says what that is worth and describes the method to the last byte.
//!
//! - Before anybody sits down the host draws a [`Secret`] and shows its [`Commitment`], for every game another.
//! - Whoever sits down adds their [`PlayerSeed`]. Given before the commitment was shown it would be worth nothing.
//! - Of both together [`FairDice`] makes every roll and every draw of the game.
//! - When the game is over, the record tells all of it ([`DiceLines`]), and [`check`] makes the dice again.

mod check;
mod dice;
mod digits;
mod lines;
mod player_seed;
mod secret;

pub use check::{Checked, FairError, check};
pub use dice::{ChanceStream, FairDice};
pub use digits::DigitsError;
pub use lines::{DiceLines, LinesError};
pub use player_seed::{MAX_PLAYER_SEED, PlayerSeed, PlayerSeedError};
pub use secret::{Commitment, Secret};
