//! Players that are programs: what each of them would choose.
//!
//! A bot sees exactly what a player sees: the rules and the state. A [`Bot`] is a name; made ready for a
//! game it becomes a [`Player`]. There are two baselines (`random`, `greedy`), four levels for people (`easy`
//! to `expert`) that share one evaluator ([`Evaluated`]), and `solver`, which plays by exact solutions.

mod bot;
#[cfg(feature = "made-up-game")]
mod dozen;
mod evaluation;
mod features;
mod greedy;
mod level;
mod network;
mod one_card;
mod player;
mod points;
mod qwixx;
mod reasons;
mod solver;
mod twenty_one;

pub use bot::{Bot, UnknownBot};
pub use evaluation::{Effort, Evaluated, Outlook, Trainable, win_share};
pub use features::{Features, MOST_FEATURES};
pub use greedy::Greedy;
pub use level::{Noise, NoiseLevels};
pub use network::{Network, NetworkError};
pub use player::{Playable, Player};
pub use points::{POINTS_WIDE, points_target};
pub use reasons::{Contrast, Reasons};
pub use solve::SolveContext;
pub use solver::{Solved, Unsolvable};
