//! Reviews of records of any game.

use bots::{Evaluated, SolveContext, Unsolvable};
use games::{GameRecord, with_game};
use table::Table;
use table::record::RecordError;

use crate::analyst::Analyst;
use crate::report::GameReview;
use crate::review::ReviewSettings;

/// Reviews one game of a record. `broken` says why it could not be read to its end, if so.
pub fn review_record(
    record: &GameRecord,
    broken: Option<&RecordError>,
    context: SolveContext<'_>,
    settings: ReviewSettings<'_>,
) -> Result<GameReview, Unsolvable> {
    let mut review = with_game!(&record.game, game => reviewed(game, record, context, settings))?;
    let header = &record.header;
    review.names.clone_from(&header.names);
    review.date.clone_from(&header.date);
    review.broken = broken.map(RecordError::to_string);
    Ok(review)
}

fn reviewed<G: Evaluated>(
    game: &G,
    record: &GameRecord,
    context: SolveContext<'_>,
    settings: ReviewSettings<'_>,
) -> Result<GameReview, Unsolvable> {
    let analyst = Analyst::new(game.clone(), context)?;
    match record.table.as_any().downcast_ref::<Table<G>>() {
        Some(table) => Ok(analyst.review(table, settings)),
        // A record's table is always one of its own game; an empty one would say so.
        None => Ok(analyst.review(&Table::new(game.clone()), settings)),
    }
}
