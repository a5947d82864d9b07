//! What a program may say, read strictly: a wrong key is an error, not a guess.

use std::collections::BTreeMap;

use games::Spec;
use serde::Deserialize;
use table::{Seat, number};

use crate::RefereeError;
use crate::strict::{Object, Unique, Unread, read_object};

/// One line from the program.
#[derive(Debug, PartialEq, Eq)]
pub enum Request {
    /// `{"new":{…}}`: begin a game, with a seed for the program's own dice.
    New(Spec, Option<u64>),
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
    new: Option<Object<New>>,
    chance: Option<String>,
    sample: Option<bool>,
    choices: Option<Unique<String>>,
    record: Option<bool>,
    load: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a game to begin")]
struct New {
    game: String,
    seats: usize,
    options: Option<Unique<bool>>,
    seed: Option<u64>,
    sheets: Option<String>,
    cards: Option<String>,
}

impl Request {
    /// Reads a line.
    pub fn parse(line: &str) -> Result<Request, RefereeError> {
        let line = read_object(line).map_err(|error| match error {
            Unread::Syntax(message) => RefereeError::Json(message),
            Unread::Form(message) => RefereeError::Message(message),
        })?;
        let mut requests = Vec::new();
        let Line { new, chance, sample, choices, record, load } = line;
        requests.extend(new.map(|Object(new)| new.request()));
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
fn choices_by_seat(Unique(choices): Unique<String>) -> Result<Request, RefereeError> {
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

impl New {
    fn request(self) -> Request {
        let New { game, seats, options, seed, sheets, cards } = self;
        let options = options.map_or_else(Vec::new, |Unique(options)| options.into_iter().collect());
        Request::New(Spec { game, seats, options, sheets, cards }, seed)
    }
}
