//! The lines of a record that say where its dice come from, written by the host and read by whoever checks them.

use table::record::{Header, about_line, line_twice};
use table::{Phrase, join, phrase};
use thiserror::Error;

use crate::player_seed::written;
use crate::{Commitment, DigitsError, PlayerSeed, PlayerSeedError, Secret};

const LUCK: &str = "Luck";
const STARTER: &str = "Starter";
const PASSED_ON: &str = "passed on";
const RESTORED: &str = "Restored";
/// The most digits of the number after `Restored`.
const MAX_RESTORED_DIGITS: usize = 9;

/// Where the dice of a recorded game come from: the lines `Seed`, `Commitment`, `PlayerSeed`, `Starter` and `Restored`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceLines {
    /// The host's secret; `None` as long as the game goes on.
    pub secret: Option<Secret>,
    /// What was shown of the secret before the game.
    pub commitment: Commitment,
    /// The luck of all seats in order, `None` for a seat without one.
    pub luck: Vec<Option<PlayerSeed>>,
    /// Whether the start passed on from an earlier game instead of being drawn by lot. The later games of a
    /// match (`Match: 2/3`) need not say so.
    pub passed_on: bool,
    /// The number, counted from 0, of the first roll or draw that does not follow from the secret, because the
    /// server was restored from a backup during the game and made new dice from there on. `None` if it was not.
    pub restored: Option<usize>,
}

/// Why the lines about the dice cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.why())]
pub enum LinesError {
    /// The secret has other digits.
    Seed(DigitsError),
    /// There is a secret that nobody was bound to.
    NoCommitment,
    /// The commitment has other digits.
    Commitment(DigitsError),
    /// Nobody knows what the players added.
    NoLuck,
    /// There is not one luck for each seat.
    LuckCount {
        /// How many seats play.
        seats: usize,
        /// How many there are in the line.
        found: usize,
    },
    /// A seat's luck is none.
    PlayerSeed(PlayerSeedError),
    /// The start can only pass on.
    Starter,
    /// This is not the number of a roll or draw.
    Restored,
    /// A line stands twice.
    Twice(&'static str),
}

impl LinesError {
    /// What is wrong, for people.
    pub fn why(&self) -> Phrase {
        match self {
            LinesError::Seed(error) => about_line("Seed", error.why()),
            LinesError::NoCommitment => about_line(
                "Commitment",
                phrase!("why-fair-no-commitment", "this line is missing, but there is a secret seed"),
            ),
            LinesError::Commitment(error) => about_line("Commitment", error.why()),
            LinesError::NoLuck => about_line(
                LUCK,
                phrase!("why-fair-no-luck", "this line is missing, but there is a commitment"),
            ),
            LinesError::LuckCount { seats, found } => about_line(
                LUCK,
                phrase!(
                    "why-fair-luck-count",
                    "each of the {seats} seats needs one, `{none}` for none, but there are {found}",
                    seats = *seats,
                    none = written(None),
                    found = *found
                ),
            ),
            LinesError::PlayerSeed(error) => about_line(LUCK, error.why()),
            LinesError::Starter => about_line(
                STARTER,
                phrase!("why-fair-starter", "this can only be `{only}`", only = PASSED_ON),
            ),
            LinesError::Restored => about_line(
                RESTORED,
                phrase!(
                    "why-fair-restored",
                    "expected the number of a roll or draw, counted from 0, with at most {most} digits",
                    most = MAX_RESTORED_DIGITS
                ),
            ),
            LinesError::Twice(key) => line_twice(key),
        }
    }
}

impl DiceLines {
    /// Writes the lines into a header, in place of those that may be there.
    pub fn write(&self, header: &mut Header) {
        header.seed = self.secret.as_ref().map(Secret::to_string);
        header.commitment = Some(self.commitment.to_string());
        header.other.retain(|(key, _)| ![LUCK, STARTER, RESTORED].contains(&key.as_str()));
        let luck = join(self.luck.iter().map(|luck| written(luck.as_ref())), ", ");
        header.other.push((LUCK.to_owned(), luck));
        if self.passed_on {
            header.other.push((STARTER.to_owned(), PASSED_ON.to_owned()));
        }
        if let Some(number) = self.restored {
            header.other.push((RESTORED.to_owned(), number.to_string()));
        }
    }

    /// The lines of a header; `None` if nobody committed to the dice.
    pub fn read(header: &Header) -> Result<Option<DiceLines>, LinesError> {
        let secret = header.seed.as_deref().map(str::parse::<Secret>);
        let Some(commitment) = &header.commitment else {
            return if let Some(Ok(_)) = secret { Err(LinesError::NoCommitment) } else { Ok(None) };
        };
        let luck = line(header, LUCK)?.ok_or(LinesError::NoLuck)?;
        let luck: Vec<Option<PlayerSeed>> =
            luck.split(',').map(|luck| read_luck(luck.trim())).collect::<Result<_, _>>()?;
        if luck.len() != header.seats {
            return Err(LinesError::LuckCount { seats: header.seats, found: luck.len() });
        }
        Ok(Some(DiceLines {
            secret: secret.transpose().map_err(LinesError::Seed)?,
            commitment: commitment.parse().map_err(LinesError::Commitment)?,
            luck,
            passed_on: match line(header, STARTER)? {
                None => false,
                Some(PASSED_ON) => true,
                Some(_) => return Err(LinesError::Starter),
            },
            restored: line(header, RESTORED)?.map(read_number).transpose()?,
        }))
    }
}

fn read_luck(text: &str) -> Result<Option<PlayerSeed>, LinesError> {
    if text == written(None) { Ok(None) } else { text.parse().map(Some).map_err(LinesError::PlayerSeed) }
}

/// The number of a roll or draw, in the one spelling that it has.
fn read_number(text: &str) -> Result<usize, LinesError> {
    let number = text.parse::<usize>().map_err(|_| LinesError::Restored)?;
    let only_spelling = text.len() <= MAX_RESTORED_DIGITS && number.to_string() == text;
    if only_spelling { Ok(number) } else { Err(LinesError::Restored) }
}

/// The value of a line that a header may have once.
fn line<'a>(header: &'a Header, key: &'static str) -> Result<Option<&'a str>, LinesError> {
    let mut values = header.other.iter().filter(|(known, _)| known == key).map(|(_, value)| value.as_str());
    let value = values.next();
    if values.next().is_some() { Err(LinesError::Twice(key)) } else { Ok(value) }
}
