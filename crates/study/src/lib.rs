//! Simulations and their statistics: many games between bots, as fast as the rules allow.

mod simulate;
mod tally;
mod workload;

pub use simulate::{Length, Played, Simulation, match_rng, play_game};
pub use tally::{BotTally, Estimate, Tally};
pub use workload::{Part, PartError, WORKLOAD};
