//! Players that are programs: what each of them would choose.
//!
//! A bot sees exactly what a player sees: the rules and the state. Bots for several levels of strength
//! stand on this; for now there are two for every game, `random` and `greedy`.

mod greedy;

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use table::{ChoiceSet, Game, Seat, below};
use thiserror::Error;

pub use greedy::Greedy;

/// A bot that can be named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Chooses uniformly among the legal choices.
    Random,
    /// Takes what looks best at once, by a few rules of thumb; no look ahead.
    Greedy,
}

impl Bot {
    /// All bots.
    pub const ALL: [Bot; 2] = [Bot::Random, Bot::Greedy];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
        }
    }

    /// What the bot chooses for a seat that is asked.
    #[inline]
    pub fn choose<G: Greedy, R: Rng + ?Sized>(
        self,
        game: &G,
        state: &G::State,
        seat: Seat,
        rng: &mut R,
    ) -> G::Choice {
        match self {
            Bot::Random => random(game, state, seat, rng),
            Bot::Greedy => game.greedy(state, seat),
        }
    }
}

/// A uniform choice among the legal ones.
#[inline]
fn random<G: Game, R: Rng + ?Sized>(game: &G, state: &G::State, seat: Seat, rng: &mut R) -> G::Choice {
    let choices = game.choices(state, seat);
    choices.nth(below(rng, choices.len() as u32) as usize)
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
