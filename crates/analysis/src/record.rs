//! Reviews of records of any game.

use std::fmt;

use bots::{Evaluated, SolveContext, Unsolvable};
use games::{AnyGame, AnyTable, GameRecord, with_game};
use table::record::RecordError;
use table::{Seat, Table};

use crate::analyst::Analyst;
use crate::report::GameReview;
use crate::review::ReviewSettings;

/// An analyst of some game: made ready once, it reviews all records of that game with as many seats, the same options and
/// the same material, whoever begins.
pub struct AnyAnalyst {
    game: AnyGame,
    reviewer: Box<dyn Reviewer>,
}

impl AnyAnalyst {
    /// An analyst for games like this one.
    pub fn new(game: &AnyGame, context: SolveContext<'_>) -> Result<AnyAnalyst, Unsolvable> {
        fn boxed<G: Evaluated>(game: &G, context: SolveContext<'_>) -> Result<Box<dyn Reviewer>, Unsolvable> {
            Ok(Box::new(Analyst::new(game.clone(), context)?))
        }
        let game = game.begun_by(Seat::FIRST);
        let reviewer = with_game!(&game, game => boxed(game, context))?;
        Ok(AnyAnalyst { game, reviewer })
    }

    /// How much work it is to make one ready, if nothing has been prepared yet.
    pub fn work(game: &AnyGame) -> u64 {
        with_game!(game, game => game.evaluator_work())
    }

    /// Whether it can review records of this game.
    pub fn is_for(&self, game: &AnyGame) -> bool {
        self.game == game.begun_by(Seat::FIRST)
    }

    /// Reviews one game of a record. `broken` says why it could not be read to its end, if so. `None` if it is a record of
    /// another game.
    pub fn review(
        &self,
        record: &GameRecord,
        broken: Option<&RecordError>,
        settings: ReviewSettings<'_>,
    ) -> Option<GameReview> {
        let mut review = self.reviewer.review(&*record.table, settings)?;
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

/// Reviews tables of one game.
trait Reviewer: Send + Sync {
    /// The review; `None` for a table of another game.
    fn review(&self, table: &dyn AnyTable, settings: ReviewSettings<'_>) -> Option<GameReview>;
}

impl<G: Evaluated> Reviewer for Analyst<G> {
    fn review(&self, table: &dyn AnyTable, settings: ReviewSettings<'_>) -> Option<GameReview> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        // Who begins is part of the rules of a later game of a match.
        Some(self.for_game(table.game().clone()).review(table, settings))
    }
}
