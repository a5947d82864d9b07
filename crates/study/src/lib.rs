//! Simulations and their statistics: many games between bots, as fast as the rules allow.

mod arena;
mod chance_source;
mod chooser;
mod rating;
mod simulate;
mod standings;
mod tally;
mod workload;

pub use arena::{Arena, ArenaError, Session};
pub use chance_source::{ChanceSource, CommonDice};
pub use chooser::{Alarm, Chooser, Stopped};
pub use rating::{Rating, ratings};
pub use simulate::{Length, Played, Simulation, match_rng, play_game};
pub use standings::{BotStanding, Standings};
pub use tally::{BotTally, Estimate, Tally};
pub use workload::{Part, PartError, WORKLOAD};
