//! A game that somebody left, read from its record to be played on.

use std::path::Path;

use anyhow::{Result, anyhow, bail};
use fair::Checked;
use games::{GameRecord, read_record};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use table::record::split;
use table::{Event, Game, Series, Table};

use super::played_on::PlayedOn;
use crate::files::read_file;
use crate::usage_error::UsageError;

/// A match, or a single game, as far as its record goes.
pub(crate) struct Unfinished {
    /// The last game of the record.
    pub(crate) last: GameRecord,
    /// The match with all of its games that are over.
    pub(crate) series: Series,
    /// The seed of the first game of the match; `None` if its dice are real.
    pub(crate) seed: Option<u64>,
    /// The text of the whole file.
    pub(crate) text: String,
    /// That of the games that are over, with which the file begins.
    pub(crate) finished: String,
}

impl Unfinished {
    /// Reads a record whose last game, or the match of it, is not over.
    pub(crate) fn read(file: &Path) -> Result<Unfinished> {
        if file == Path::new("-") {
            let message = "--resume needs a file, for the record is continued in it";
            return Err(UsageError(message.to_owned()).into());
        }
        let text = read_file(file)?;
        let refused = |error: &dyn std::fmt::Display| anyhow!("{}: {error}", file.display());
        let mut games = read_record(&text).map_err(|error| refused(&error))?;
        let last = games.pop().ok_or_else(|| refused(&"there is no game in this record"))?;
        let (number, of) = last.header.place.unwrap_or((1, 1));
        if last.is_over() && number == of {
            let what = if of > 1 { "match" } else { "game" };
            bail!("{}: this {what} is finished: `rollwright replay` shows it", file.display());
        }
        let seed = seed(&last).map_err(|error| refused(&error))?;
        let series = series(&games, &last).map_err(|error| refused(&error))?;
        let first_line =
            split(&text).map_err(|error| refused(&error))?.last().map_or(1, |game| game.first_line());
        let finished = if last.is_over() {
            text.clone()
        } else {
            text.split_inclusive('\n').take(first_line - 1).collect()
        };
        Ok(Unfinished { last, series, seed, text, finished })
    }
}

/// The seed of the first game of a match, by one of its games whose dice are checked; `None` if they are real.
fn seed(game: &GameRecord) -> Result<Option<u64>> {
    if let Some(played_on) = PlayedOn::of(&game.header)? {
        return Ok(played_on.seed);
    }
    let (number, _) = game.header.place.unwrap_or((1, 1));
    match fair::check(game)? {
        Checked::NoSeed => Ok(None),
        Checked::Number { .. } => {
            let seed = game.header.seed.as_ref().and_then(|seed| seed.parse::<u64>().ok());
            Ok(seed.map(|seed| seed.wrapping_sub(number as u64 - 1)))
        }
        Checked::NotRevealed | Checked::Fair { .. } => {
            bail!("the dice of this game come from a server, and only that server can continue them")
        }
    }
}

/// The standing of the match that the last game belongs to.
fn series(earlier: &[GameRecord], last: &GameRecord) -> Result<Series> {
    let (number, of) = last.header.place.unwrap_or((1, 1));
    let missing =
        || anyhow!("this is game {number} of a match, but the games before it are not in the record");
    let first = earlier.len().checked_sub(number - 1).ok_or_else(missing)?;
    let mut series = Series::new(of, last.header.seats).ok_or_else(missing)?;
    for (game, place) in earlier[first..].iter().zip(1..) {
        let starter = game.table.starter().filter(|_| game.header.place == Some((place, of)));
        series.finish(starter.ok_or_else(missing)?, game.table.scores());
    }
    if let Some(starter) = last.table.starter().filter(|_| last.is_over()) {
        series.finish(starter, last.table.scores());
    }
    Ok(series)
}

/// The generator of a game's dice after everything that has fallen so far.
pub(crate) fn dice_after<G: Game>(table: &Table<G>, seed: u64) -> ChaCha20Rng {
    let mut dice = ChaCha20Rng::seed_from_u64(seed);
    let game = table.game();
    let mut state = game.start();
    for event in table.log() {
        if matches!(event, Event::Chance(_)) {
            game.sample(&state, &mut dice);
        }
        game.play_unchecked(&mut state, event);
    }
    dice
}
