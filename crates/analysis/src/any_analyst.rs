//! An analyst of any game, for whoever holds a table without knowing its type: the referee.

use std::sync::Arc;

use bots::{Evaluated, SolveContext, Unsolvable};
use games::{AnyGame, AnyTable, with_game};
use table::{Game, Table};

use crate::{Analyst, Evaluation, RolloutSettings};

/// Judges the positions of one kind of table: a game with its seats, options and material.
pub trait AnyAnalyst: Send {
    /// Evaluates where a table stands; `None` if another game is played there.
    fn evaluate(&self, table: &dyn AnyTable, rollouts: Option<RolloutSettings>) -> Option<Evaluation>;

    /// About how much memory it takes.
    fn bytes(&self) -> usize;
}

impl<G: Evaluated> AnyAnalyst for Analyst<G> {
    fn evaluate(&self, table: &dyn AnyTable, rollouts: Option<RolloutSettings>) -> Option<Evaluation> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        Some(Analyst::evaluate(self, table.state(), rollouts))
    }

    fn bytes(&self) -> usize {
        G::evaluator_bytes(self.evaluator())
    }
}

/// An analyst for any game.
pub fn any_analyst(game: &AnyGame, context: SolveContext<'_>) -> Result<Box<dyn AnyAnalyst>, Unsolvable> {
    fn boxed<G: Evaluated>(game: &G, context: SolveContext<'_>) -> Result<Box<dyn AnyAnalyst>, Unsolvable> {
        let evaluator = Arc::new(game.evaluator(None, context)?);
        Ok(Box::new(Analyst::with_evaluator(game.clone(), evaluator)))
    }
    with_game!(game, game => boxed(game, context))
}

/// How many states have to be solved for a game's analyst at most, and whether its sheets or cards are somebody's own.
pub fn preparation(game: &AnyGame) -> (u64, bool) {
    with_game!(game, game => (game.evaluator_states(), game.own_material().is_some()))
}
