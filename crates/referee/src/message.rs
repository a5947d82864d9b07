//! What a program may say, read strictly: a wrong key is an error, not a guess.

use std::collections::BTreeMap;

use games::{Spec, UniqueKeys};
use serde::Deserialize;
use table::{Seat, number};

use crate::RefereeError;
use crate::strict::{Object, ReadError, read_object};

/// One line from the program.
#[derive(Debug, PartialEq, Eq)]
pub enum Request {
    /// `{"new":{…}}`: begin a game.
    New(NewGame),
    /// `{"chance":"…"}`: these dice fell, or these cards came.
    Chance(String),
    /// `{"sample":true}`: roll or draw.
    Sample,
    /// `{"choices":{"1":"r5"}}`: exactly the seats asked have chosen.
    Choices(BTreeMap<Seat, String>),
    /// `{"record":true}`: the record so far.
    Record,
    /// `{"load":"…"}`: go on from a record.
    Load(String),
}

/// The keys of all messages; a message has exactly one of them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a message")]
struct Line {
    new: Option<Object<NewGame>>,
    chance: Option<String>,
    sample: Option<bool>,
    choices: Option<UniqueKeys<String>>,
    record: Option<bool>,
    load: Option<String>,
}

/// A game to begin.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a game to begin")]
pub struct NewGame {
    /// Which game it is, with its options and material.
    #[serde(flatten)]
    pub spec: Spec,
    /// How many seats play.
    pub seats: usize,
    /// The seed of the program's own dice.
    pub seed: Option<u64>,
}

impl Request {
    /// Reads a line.
    pub fn parse(line: &str) -> Result<Request, RefereeError> {
        let line = read_object(line).map_err(|error| match error {
            ReadError::Syntax(message) => RefereeError::Json(message),
            ReadError::Form(message) => RefereeError::Message(message),
        })?;
        let mut requests = Vec::new();
        let Line { new, chance, sample, choices, record, load } = line;
        requests.extend(new.map(|Object(new)| Request::New(new)));
        requests.extend(chance.map(Request::Chance));
        requests.extend(
            sample
                .map(|on| if on { Ok(Request::Sample) } else { Err("sample") })
                .transpose()
                .map_err(only_true)?,
        );
        requests.extend(choices.map(choices_by_seat).transpose()?);
        requests.extend(
            record
                .map(|on| if on { Ok(Request::Record) } else { Err("record") })
                .transpose()
                .map_err(only_true)?,
        );
        requests.extend(load.map(Request::Load));
        match requests.len() {
            1 => requests.pop().ok_or_else(one_key),
            _ => Err(one_key()),
        }
    }
}

/// Choices with their seats, whose numbers are the keys.
fn choices_by_seat(UniqueKeys(choices): UniqueKeys<String>) -> Result<Request, RefereeError> {
    let by_seat = choices.into_iter().map(|(key, choice)| {
        let seat = number(&key).and_then(Seat::numbered);
        let seat =
            seat.ok_or_else(|| RefereeError::Message("the keys of `choices` are seat numbers".to_owned()))?;
        Ok((seat, choice))
    });
    by_seat.collect::<Result<_, _>>().map(Request::Choices)
}

fn only_true(key: &str) -> RefereeError {
    RefereeError::Message(format!("`{key}` is always true"))
}

fn one_key() -> RefereeError {
    RefereeError::Message(
        "a message has exactly one of the keys new, chance, sample, choices, record, load".to_owned(),
    )
}
