//! Players that stand on exact solutions: each looks after its own sheet or cards, and is right about those.

use std::fmt::Debug;

use solve::one_card::Unsolved;
use solve::{Cancelled, SolveContext};
use table::{Game, Seat};
use thiserror::Error;

use crate::NetworkError;

/// Why no bot of this kind can play a game with some material.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unsolvable {
    /// The material is too large to be solved.
    #[error("the bot cannot play this: {0}")]
    Material(String),
    /// The weights given are wrong.
    #[error("the bot's weights are wrong: {0}")]
    Weights(#[from] NetworkError),
    /// The preparation was given up.
    #[error("the bot is not ready: {0}")]
    Cancelled(#[from] Cancelled),
}

impl From<Unsolved> for Unsolvable {
    fn from(unsolved: Unsolved) -> Unsolvable {
        match unsolved {
            Unsolved::TooLarge(large) => Unsolvable::Material(large.to_string()),
            Unsolved::Cancelled(cancelled) => Unsolvable::Cancelled(cancelled),
        }
    }
}

/// A game that has a player standing on an exact solution.
pub trait Solved: Game {
    /// The solution, ready for use.
    type Solution: Send + Sync + Debug;

    /// How much work it is to prepare, if nothing has been prepared yet; 0 if it takes no time to speak of.
    fn work(&self) -> u64;

    /// Prepares the solution for this game's seats and material.
    fn solve(&self, context: SolveContext<'_>) -> Result<Self::Solution, Unsolvable>;

    /// The best choice of a seat that is asked.
    fn solver_choice(&self, solution: &Self::Solution, state: &Self::State, seat: Seat) -> Self::Choice;
}
