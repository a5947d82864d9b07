//! The check afterwards: the dice of a record made again from what its header tells.

use std::collections::BTreeMap;
use std::fmt;

use games::{AnyTable, GameRecord, TableError};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use table::record::about_line;
use table::{Phrase, Seat, Turn, phrase};
use thiserror::Error;

use crate::{DiceLines, FairDice, LinesError};

/// What the check of a record's dice has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checked {
    /// Nothing: the record names no seed, so the dice were typed in or are of unknown origin.
    NoSeed,
    /// Nothing yet: the host has committed to a secret and not told it so far.
    NotRevealed,
    /// All rolls and draws follow from a number, as in the terminal game. Nobody was bound to it.
    Number {
        /// How many rolls and draws there are.
        events: usize,
    },
    /// All rolls and draws follow from the secret, which matches the commitment, and from the players' luck; after
    /// a restored backup, those up to there.
    Fair {
        /// How many rolls and draws there are.
        events: usize,
        /// Whether the start passed on from an earlier game: then who begins does not follow from the seed.
        passed_on: bool,
        /// How many of the rolls and draws were checked if the game went on from a backup: those after them have
        /// dice of another secret. `None` if all were checked.
        restored: Option<usize>,
        /// Whether any player added luck. If nobody did, the host alone made the dice and could choose them.
        luck: bool,
    },
}

/// What is said of dice to which no player added anything.
const NO_PLAYER_SEED: &str = ", but no player added any luck: the host alone made these dice";

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Checked::NoSeed => f.write_str("not checked, for there is no seed"),
            Checked::NotRevealed => f.write_str("not checked, for the secret of the commitment is not told"),
            Checked::Number { events } => {
                write!(f, "all {events} rolls and draws follow from the seed, to which nobody had committed")
            }
            Checked::Fair { events, passed_on, restored, luck } => {
                match restored {
                    None => write!(f, "all {events}")?,
                    Some(checked) => write!(f, "the first {checked} of {events}")?,
                }
                f.write_str(" rolls and draws follow from the seed, which matches the commitment")?;
                if restored.is_some() {
                    f.write_str("; the rest is not checked, because the game went on from a backup")?;
                }
                f.write_str(if *passed_on { "; the start passed on from an earlier game" } else { "" })?;
                f.write_str(if *luck { "" } else { NO_PLAYER_SEED })
            }
        }
    }
}

/// Why a record's dice are not those that its header promises.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.why())]
pub enum FairError {
    /// The lines about the dice cannot be read.
    #[error(transparent)]
    Lines(#[from] LinesError),
    /// The seed is neither a secret nor a number.
    Seed,
    /// The secret is not the one committed to.
    Commitment,
    /// Something fell or was drawn that the seed does not give.
    Chance {
        /// The number of the chance event, counted from 0 over the whole game.
        number: usize,
        /// What the record says.
        recorded: String,
        /// What follows from the seed.
        expected: String,
    },
    /// The record does not follow the rules either.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl FairError {
    /// What is wrong, for people.
    pub fn why(&self) -> Phrase {
        match self {
            FairError::Lines(error) => error.why(),
            FairError::Seed => about_line(
                "Seed",
                phrase!(
                    "why-fair-seed",
                    "expected a number, or 64 hexadecimal digits with lower-case letters"
                ),
            ),
            FairError::Commitment => {
                phrase!("why-fair-commitment", "the seed does not match the commitment")
            }
            FairError::Chance { number, recorded, expected } => phrase!(
                "why-fair-dice",
                "dice: roll or draw {number}, counted from 0, is `{recorded}`, but the seed gives `{expected}`",
                number = *number,
                recorded = recorded.as_str(),
                expected = expected.as_str()
            ),
            FairError::Table(error) => error.why(),
        }
    }
}

/// Makes all rolls and draws of a record again, from its first to its last.
pub fn check(record: &GameRecord) -> Result<Checked, FairError> {
    let header = &record.header;
    let later_game = header.place.is_some_and(|(number, _)| number > 1);
    let Some(lines) = DiceLines::read(header)? else {
        let Some(seed) = &header.seed else { return Ok(Checked::NoSeed) };
        let mut dice = ChaCha20Rng::seed_from_u64(seed.parse().map_err(|_| FairError::Seed)?);
        let events = repeat(record, later_game, None, |_, table| table.sample(&mut dice))?;
        return Ok(Checked::Number { events });
    };
    let Some(secret) = &lines.secret else { return Ok(Checked::NotRevealed) };
    if secret.commitment() != lines.commitment {
        return Err(FairError::Commitment);
    }
    let (dice, passed_on) = (FairDice::new(secret, &lines.luck), lines.passed_on || later_game);
    let sample = |number, table: &mut dyn AnyTable| table.sample(&mut dice.chance(number));
    let events = repeat(record, passed_on, lines.restored, sample)?;
    let restored = lines.restored.filter(|checked| *checked < events);
    Ok(Checked::Fair { events, passed_on, restored, luck: lines.luck.iter().any(Option::is_some) })
}

/// Plays a record again with other dice and the same choices, as long as the dice are the same, too; from the roll
/// or draw with the number `unchecked` on, with the dice of the record. Tells how many rolls and draws there were.
fn repeat(
    record: &GameRecord,
    passed_on: bool,
    unchecked: Option<usize>,
    mut sample: impl FnMut(usize, &mut dyn AnyTable) -> Result<(), TableError>,
) -> Result<usize, FairError> {
    let mut table = match record.table.starter() {
        Some(first) if passed_on => record.game.begun_by(first).table(),
        _ => record.game.table(),
    };
    let mut chances = 0;
    while let Some(recorded) = record.table.event(table.ply()) {
        if let Turn::Decide(seats) = table.turn() {
            let choices = recorded.split(", ").map(str::to_owned);
            table.decide(&seats.iter().zip(choices).collect::<BTreeMap<Seat, String>>())?;
            continue;
        }
        if unchecked.is_some_and(|first| chances >= first) {
            table.chance(&recorded)?;
        } else {
            sample(chances, table.as_mut())?;
            let expected = table.event(table.ply() - 1).unwrap_or_default();
            if recorded != expected {
                return Err(FairError::Chance { number: chances, recorded, expected });
            }
        }
        chances += 1;
    }
    Ok(chances)
}
