//! A new game that begins in the middle of a recorded one, and how its record says so.
//!
//! Its dice have a seed of their own, so a `Seed` line, which is for all dice from the first on, would not be true of it. Two
//! lines of its own tell where the game comes from, and from which event on its dice follow from which number.

use std::path::Path;

use anyhow::{Result, anyhow, bail};
use games::{AnyTable, GameRecord, read_record, with_game};
use table::record::{Header, date_of};
use table::{ChanceKind, Game, Table, Turn};

use crate::files::read_file;
use crate::usage_error::UsageError;

/// The header line with the file, the game and the turn that a game was played on from.
const FROM: &str = "From";
/// The header line with the dice since then: `seed 7 from event 34`, or `real from event 34`.
const DICE: &str = "Dice";

/// From where on a game is a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayedOn {
    /// How many events come from the other record.
    pub(crate) events: usize,
    /// The seed of all dice after them; `None` if they are real.
    pub(crate) seed: Option<u64>,
}

impl PlayedOn {
    /// What the header of a record says of it; `None` if the game began at its beginning.
    pub(crate) fn of(header: &Header) -> Result<Option<PlayedOn>> {
        let Some((_, text)) = header.other.iter().find(|(key, _)| key == DICE) else { return Ok(None) };
        let wrong = || anyhow!("`{DICE}` has the form `seed 7 from event 34` or `real from event 34`");
        let (dice, events) = text.split_once(" from event ").ok_or_else(wrong)?;
        let seed = match dice.strip_prefix("seed ") {
            Some(seed) => Some(seed.parse().map_err(|_| wrong())?),
            None if dice == "real" => None,
            None => return Err(wrong()),
        };
        Ok(Some(PlayedOn { events: events.parse().map_err(|_| wrong())?, seed }))
    }

    fn line(&self) -> String {
        let PlayedOn { events, seed } = self;
        let dice = seed.map_or("real".to_owned(), |seed| format!("seed {seed}"));
        format!("{dice} from event {events}")
    }
}

/// Where a game is to be played on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'a> {
    pub(crate) file: &'a Path,
    /// The game of the record, from 1; `None` if there is only one.
    pub(crate) game: Option<usize>,
    /// The turn that is played first, from 1.
    pub(crate) turn: usize,
}

impl Place<'_> {
    /// The recorded game that it is a place in.
    pub(crate) fn read(&self) -> Result<GameRecord> {
        if self.file == Path::new("-") {
            let message = "--from needs a file, for the answers come from standard input";
            return Err(UsageError(message.to_owned()).into());
        }
        let file = self.file.display();
        let mut games = read_record(&read_file(self.file)?).map_err(|error| anyhow!("{file}: {error}"))?;
        let count = games.len();
        let place = match self.game {
            None if count > 1 => bail!("{file}: the record has {count} games: name one of them with --game"),
            None => 0,
            Some(game) if (1..=count).contains(&game) => game - 1,
            Some(game) => bail!("{file}: there is no game {game}; the record has {count}"),
        };
        Ok(games.swap_remove(place))
    }

    /// The new game: that one up to this place, with the dice of this seed from there on, or with real ones.
    pub(crate) fn begin(
        &self,
        record: &GameRecord,
        names: Vec<String>,
        seed: Option<u64>,
        now: u64,
    ) -> Result<GameRecord> {
        let file = self.file.display();
        let table = with_game!(&record.game, game => {
            let table = record.table.as_any().downcast_ref().ok_or_else(|| anyhow!("{file}: another game"))?;
            begun(game, table, self.turn).map_err(|error| anyhow!("{file}: {error}"))?
        });
        let played_on = PlayedOn { events: table.ply(), seed };
        let name = self.file.file_name().unwrap_or_default().to_string_lossy();
        let game = self.game.map_or(String::new(), |game| format!("game {game} of "));
        let from = format!("turn {} of {game}{name}", self.turn);
        let other = vec![(FROM.to_owned(), from), (DICE.to_owned(), played_on.line())];
        let header = Header { names, date: Some(date_of(now)), other, ..Header::default() };
        Ok(GameRecord { header, game: record.game.clone(), table })
    }
}

/// A table as it stood before the first roll of a turn.
fn begun<G: Game>(_: &G, table: &Table<G>, turn: usize) -> Result<Box<dyn AnyTable>> {
    let game = table.game();
    let mut new = Table::new(game.clone());
    let mut turns = 0;
    for event in table.log() {
        turns += usize::from(new.turn() == Turn::Chance(ChanceKind::Roll));
        if turns == turn {
            return Ok(Box::new(new));
        }
        new.play(*event)?;
    }
    if new.turn() == Turn::Chance(ChanceKind::Roll) && turns + 1 == turn {
        return Ok(Box::new(new));
    }
    bail!("there is no turn {turn}; the last one is {turns}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_about_the_dice_is_read_as_it_is_written() {
        for seed in [None, Some(7)] {
            let played_on = PlayedOn { events: 34, seed };
            let header = Header { other: vec![(DICE.to_owned(), played_on.line())], ..Header::default() };
            assert_eq!(PlayedOn::of(&header).unwrap(), Some(played_on));
        }
        assert_eq!(PlayedOn::of(&Header::default()).unwrap(), None);
        for wrong in ["", "seed x from event 3", "seed 3", "loaded from event 3", "real from event x"] {
            let header = Header { other: vec![(DICE.to_owned(), wrong.to_owned())], ..Header::default() };
            assert!(PlayedOn::of(&header).is_err(), "{wrong}");
        }
    }
}
