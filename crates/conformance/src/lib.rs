//! The tests that every game must pass: a suite of properties, the comparison with the slow reference, perft counts
//! and golden playthroughs. A game's own tests name its rules in [`suite!`] and have them all.
//!
//! Everything here panics with a message that names the game, the events and what differs; it is used in
//! tests only.

#![allow(clippy::panic, reason = "tests only: a failure ends the test")]

mod against;
mod chi_square;
mod choosing;
mod golden;
mod macros;
mod perft;
mod random_game;
pub mod script;
mod suite;

pub use against::{agree, games_compared, reference_of};
pub use chi_square::check_draws;
pub use choosing::{Chooser, most_points, noisy, random_choice};
pub use golden::{check_golden, check_playthrough};
pub use perft::{check_perft, perft, reference_perft};
pub use random_game::{random_game, random_table, seeded};
pub use suite::{check_all, check_text, check_views};
