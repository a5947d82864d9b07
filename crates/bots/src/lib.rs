//! Players that are programs: what each of them would choose.
//!
//! A bot sees exactly what a player sees: the rules and the state. A [`Bot`] is a name; made ready for a
//! game it becomes a [`Player`]. There are two baselines (`random`, `greedy`), four levels for people (`easy`
//! to `expert`) that share one judge ([`Judged`]), and `solver`, which plays by exact solutions.

mod bot;
mod features;
mod greedy;
mod judged;
mod level;
mod network;
mod player;
mod solver;

pub use bot::{Bot, UnknownBot};
pub use features::{Features, MOST};
pub use greedy::Greedy;
pub use judged::{Care, Judged, Taught, share};
pub use level::{Noise, NoiseLevels};
pub use network::{Network, NetworkError};
pub use player::{Playable, Player};
pub use solver::{SolveContext, Solved, Unsolvable};
