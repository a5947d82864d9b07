//! Simulations and their statistics: many games between bots, as fast as the rules allow.

mod arena;
mod chance_source;
mod chooser;
mod rating;
mod simulate;
mod standings;
mod totals;
mod workload;

pub use arena::{Arena, ArenaError, ArenaRun};
pub use chance_source::{ChanceSource, CommonRandomNumbers};
pub use chooser::{Chooser, FailedGame, FailureFlag};
pub use rating::{Rating, ratings};
pub use simulate::{FinishedGame, GameLength, Simulation, match_rng, play_game};
pub use standings::{BotStanding, Standings};
pub use totals::{BotTotals, Estimate, SimulationTotals};
pub use workload::{WORKLOAD, WorkloadError, WorkloadPart};
