//! The tests that every game must pass: a suite of properties, the comparison with the slow reference,
//! perft counts and golden playthroughs. A game's own tests call these with its rules.
//!
//! Everything here panics with a message that names the game, the events and what differs; it is used in
//! tests only.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests only: a failure ends the test"
)]

mod against;
mod chi_square;
mod golden;
mod perft;
mod random;
pub mod script;
mod suite;

pub use against::{agree, reference_of};
pub use chi_square::check_draws;
pub use golden::{check_golden, playthrough};
pub use perft::{check_perft, perft, reference_perft};
pub use random::{Chooser, random_choice, random_game, random_table, seeded};
pub use suite::{check_all, check_views};
