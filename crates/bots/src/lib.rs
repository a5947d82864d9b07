//! Players that are programs: what each of them would choose.
//!
//! A bot sees exactly what a player sees: the rules and the state. A [`Bot`] is a name; made ready for a
//! game it becomes a [`Player`]. Bots for several levels of strength stand on this; for now there are three
//! for every game: `random`, `greedy` and `solver`.

mod greedy;
mod player;
mod solver;

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

pub use greedy::Greedy;
pub use player::{Playable, Player};
pub use solver::{Solved, Unsolvable, Workshop};

/// A bot that can be named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Chooses uniformly among the legal choices.
    Random,
    /// Takes what looks best at once, by a few rules of thumb; no look ahead.
    Greedy,
    /// Plays its own sheet or cards by exact solutions: in Qwixx and Twenty One the best there is for one
    /// player alone, in Alles auf 1 Karte by the exact values of single cards.
    Solver,
}

impl Bot {
    /// All bots.
    pub const ALL: [Bot; 3] = [Bot::Random, Bot::Greedy, Bot::Solver];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Solver => "solver",
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot \"{}\"; the bots are {}", .0.escape_debug(), table::join(Bot::ALL, ", "))]
pub struct UnknownBot(String);

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Bot, UnknownBot> {
        let known = Bot::ALL.into_iter().find(|bot| bot.name() == name.trim());
        known.ok_or_else(|| UnknownBot(name.chars().take(40).collect()))
    }
}
