//! The record of a finished game: made when the game ends, and checked before it is stored.

use table::record::date_of;

use super::Room;
use crate::play::News;
use crate::record_check::check_record;
use crate::store::StoredRecord;

impl Room {
    /// The record of the game that this news ends.
    ///
    /// A record that breaks the rules or the promise of its dice would be a defect of ours. It raises an alarm and
    /// is stored all the same: the events are kept beside it, and from them it can be made again.
    pub(super) fn finished_record(&self, news: &[News], at: u64) -> Option<StoredRecord> {
        let number = news.iter().find_map(|news| match news {
            News::Over { game, .. } => Some(*game),
            _ => None,
        })?;
        let names = self.play.places().map(|(seat, place)| match place.bot() {
            Some(bot) => capitalised(&format!("{bot} bot")),
            None => self.names.get(seat.index()).cloned().flatten().unwrap_or_default(),
        });
        let record = StoredRecord {
            id: record_id(&self.id, number),
            table: self.id.to_string(),
            number,
            at,
            game: self.play.plan().spec.game.clone(),
            names: names.collect(),
            text: self.play.record(Vec::new(), date_of(at)),
        };
        let told = self.play.series().results().last();
        if let Err(error) = check_record(&record.text, told) {
            tracing::error!(record = %record.id, %error, "the record of a finished game is wrong");
            self.services.metrics().wrong_records.add(1);
        }
        Some(record)
    }
}

/// With a capital letter at the beginning.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The permanent name of a finished game.
pub(super) fn record_id(table: &str, number: usize) -> String {
    format!("{table}-{number}")
}
