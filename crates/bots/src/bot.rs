//! The bots by name, and what players are told about them.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A bot that can be named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Chooses uniformly among the legal choices.
    Random,
    /// Takes what looks best at once, by a few rules of thumb; no look ahead.
    Greedy,
    /// The first level for people: plays sensibly and misjudges a lot.
    Easy,
    /// The second level: misjudges what is close.
    Medium,
    /// The third level: misjudges little.
    Hard,
    /// The strongest: plays for the chance to win, and alone by the exact solution where there is one.
    Expert,
    /// Plays its own sheet or cards by exact solutions: in Qwixx and Twenty One the best there is for one
    /// player alone, in Alles auf 1 Karte by the exact values of single cards.
    Solver,
}

impl Bot {
    /// All bots.
    pub const ALL: [Bot; 7] =
        [Bot::Random, Bot::Greedy, Bot::Easy, Bot::Medium, Bot::Hard, Bot::Expert, Bot::Solver];

    /// The levels that people choose from, the weakest first.
    pub const LEVELS: [Bot; 4] = [Bot::Easy, Bot::Medium, Bot::Hard, Bot::Expert];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
            Bot::Easy => "easy",
            Bot::Medium => "medium",
            Bot::Hard => "hard",
            Bot::Expert => "expert",
            Bot::Solver => "solver",
        }
    }

    /// How it thinks, for players.
    pub const fn about(self) -> &'static str {
        match self {
            Bot::Random => "Picks any legal choice. Not an opponent, but a yardstick.",
            Bot::Greedy => "Takes what looks best right now, by a few rules of thumb, and never looks ahead.",
            Bot::Easy => {
                "Knows a good choice when it sees one, but often settles for less. It does nothing foolish, but \
                 you will often beat it."
            }
            Bot::Medium => "Sees the big differences and guesses at the small ones, as most people do.",
            Bot::Hard => {
                "Watches all players and the end of the game, and makes mistakes only when choices are close."
            }
            Bot::Expert => {
                "Plays to win with an eye on every sheet. When playing alone, it follows exact solutions where they \
                 exist. The strongest there is."
            }
            Bot::Solver => {
                "Plays its own sheet or cards perfectly for points and hardly looks at the others. In Qwixx it \
                 works out a large table first."
            }
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
