//! An analyst of any game, for whoever holds a table or a record without knowing its type.

use std::fmt;

use bots::{Evaluated, SolveContext, Unsolvable};
use games::{AnyGame, AnyTable, GameRecord, with_game};
use table::record::RecordError;
use table::{Game, Seat, Table};

use crate::analyst::Analyst;
use crate::evaluation::Evaluation;
use crate::report::GameReview;
use crate::review::ReviewSettings;
use crate::rollout::RolloutSettings;

/// An analyst of some game: made ready once, it evaluates and reviews all tables of that game with as many seats, the same
/// options and the same material, whoever begins.
pub struct AnyAnalyst {
    game: AnyGame,
    analyst: Box<dyn Analyse>,
}

impl AnyAnalyst {
    /// An analyst for games like this one.
    pub fn new(game: &AnyGame, context: SolveContext<'_>) -> Result<AnyAnalyst, Unsolvable> {
        fn boxed<G: Evaluated>(game: &G, context: SolveContext<'_>) -> Result<Box<dyn Analyse>, Unsolvable> {
            Ok(Box::new(Analyst::new(game.clone(), context)?))
        }
        let game = game.begun_by(Seat::FIRST);
        let analyst = with_game!(&game, game => boxed(game, context))?;
        Ok(AnyAnalyst { game, analyst })
    }

    /// How much work it is to make one ready, if nothing has been prepared yet.
    pub fn work(game: &AnyGame) -> u64 {
        with_game!(game, game => game.evaluator_work())
    }

    /// How many states have to be solved for it at most, and whether its sheets or cards are somebody's own.
    pub fn preparation(game: &AnyGame) -> (u64, bool) {
        with_game!(game, game => (game.evaluator_states(), game.own_material().is_some()))
    }

    /// Whether it knows this game.
    pub fn is_for(&self, game: &AnyGame) -> bool {
        self.game == game.begun_by(Seat::FIRST)
    }

    /// About how much memory it takes.
    pub fn bytes(&self) -> usize {
        self.analyst.bytes()
    }

    /// Evaluates where a table stands; `None` if another game is played there.
    pub fn evaluate(&self, table: &dyn AnyTable, rollouts: Option<RolloutSettings>) -> Option<Evaluation> {
        self.analyst.evaluate(table, rollouts)
    }

    /// Reviews one game of a record. `broken` says why it could not be read to its end, if so. `None` if it is a record of
    /// another game.
    pub fn review(
        &self,
        record: &GameRecord,
        broken: Option<&RecordError>,
        settings: ReviewSettings<'_>,
    ) -> Option<GameReview> {
        let mut review = self.analyst.review(&*record.table, settings)?;
        let header = &record.header;
        review.names.clone_from(&header.names);
        review.date.clone_from(&header.date);
        review.broken = broken.map(RecordError::to_string);
        Some(review)
    }
}

impl fmt::Debug for AnyAnalyst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyAnalyst").field("game", &self.game).finish_non_exhaustive()
    }
}

/// What an analyst of one game does for tables of a type that only it knows.
trait Analyse: Send + Sync {
    /// The values; `None` for a table of another game.
    fn evaluate(&self, table: &dyn AnyTable, rollouts: Option<RolloutSettings>) -> Option<Evaluation>;

    /// The review; `None` for a table of another game.
    fn review(&self, table: &dyn AnyTable, settings: ReviewSettings<'_>) -> Option<GameReview>;

    /// About how much memory it takes.
    fn bytes(&self) -> usize;
}

impl<G: Evaluated> Analyse for Analyst<G> {
    fn evaluate(&self, table: &dyn AnyTable, rollouts: Option<RolloutSettings>) -> Option<Evaluation> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        Some(self.for_game(table.game().clone()).evaluate(table.state(), rollouts))
    }

    fn review(&self, table: &dyn AnyTable, settings: ReviewSettings<'_>) -> Option<GameReview> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        Some(self.for_game(table.game().clone()).review(table, settings))
    }

    fn bytes(&self) -> usize {
        G::evaluator_bytes(self.evaluator())
    }
}
