//! Whether a record is right, and how it is made again where it is not: from the events that its table has stored.
//!
//! Every record is checked before it is stored. Databases of earlier versions hold some that are not what was
//! played: where only bots were left in a match, the next game began before the record of the last one was made.

use games::GameRecord;
use table::BySeat;
use table::record::{RecordError, date_of};
use thiserror::Error;

use crate::play::{News, Play};
use crate::room::replay;
use crate::store::StoredTable;

/// What is wrong with a record.
#[derive(Debug, Error)]
pub enum WrongRecord {
    /// A rule is broken, or it cannot be read.
    #[error("it cannot be read: {0}")]
    Rules(#[from] RecordError),
    /// The dice are not those that were promised.
    #[error("its dice are wrong: {0}")]
    DiceMode(#[from] fair::FairError),
    /// It holds none or several games, or one that is not finished.
    #[error("it is not one finished game")]
    Unfinished,
    /// The result is another one.
    #[error("its result is not the one that the players were told")]
    Result,
}

/// Checks a record by the rules and by its dice, and that it ends as the players were told.
pub fn check_record(text: &str, told: Option<&BySeat<i32>>) -> Result<(), WrongRecord> {
    let games = games::read_record(text)?;
    let [game] = games.as_slice() else { return Err(WrongRecord::Unfinished) };
    if !GameRecord::is_over(game) {
        return Err(WrongRecord::Unfinished);
    }
    if told.is_some_and(|told| *told != game.table.scores()) {
        return Err(WrongRecord::Result);
    }
    fair::check(game)?;
    Ok(())
}

/// Makes the record of a game of a table again from the events of the table; `None` if they do not hold it.
/// The time of its end is given, because events have none.
pub fn remake_record(table: &StoredTable, number: usize, at: u64) -> Option<String> {
    let mut play = Play::new(serde_json::from_str(&table.plan).ok()?).ok()?;
    for body in &table.steps {
        let events: Vec<serde_json::Value> = serde_json::from_str(body).ok()?;
        // One event at a time: earlier versions let a game begin in the step in which the last one ended.
        for event in events {
            let news = replay(&mut play, &format!("[{event}]")).ok()?;
            if news.iter().any(|news| matches!(news, News::Over { game, .. } if *game == number)) {
                let text = play.record(Vec::new(), date_of(at));
                return check_record(&text, play.series().results().last()).is_ok().then_some(text);
            }
        }
    }
    None
}
