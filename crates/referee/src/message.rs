//! What a program may say, read strictly: a wrong key is an error, not a guess.

use std::collections::BTreeMap;

use games::{Spec, UniqueKeys};
use serde::Deserialize;
use serde_json::Number;
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
    /// `{"evaluate":true}`: what the position and every choice are worth, by so many rollouts where they are asked for.
    Evaluate {
        /// How many rollouts each choice gets.
        rollouts: Option<u32>,
    },
}

/// The most rollouts of one question: a few minutes on one thread where there are many choices.
pub const MOST_ROLLOUTS: u32 = 20_000;

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
    evaluate: Option<bool>,
    rollouts: Option<Number>,
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
        let Line { new, chance, sample, choices, record, load, evaluate, rollouts } = line;
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
        match (evaluate, rollouts) {
            (Some(true), rollouts) => {
                let rollouts = rollouts.map(number_of_rollouts).transpose()?;
                requests.push(Request::Evaluate { rollouts });
            }
            (Some(false), _) => return Err(only_true("evaluate")),
            (None, Some(_)) => {
                return Err(RefereeError::Message("`rollouts` goes with `evaluate`".to_owned()));
            }
            (None, None) => {}
        }
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

/// How many rollouts are asked for, if that makes sense.
fn number_of_rollouts(number: Number) -> Result<u32, RefereeError> {
    let rollouts = number.as_u64().and_then(|rollouts| u32::try_from(rollouts).ok());
    rollouts
        .filter(|rollouts| (1..=MOST_ROLLOUTS).contains(rollouts))
        .ok_or_else(|| RefereeError::Rollouts(number.to_string()))
}

fn only_true(key: &str) -> RefereeError {
    RefereeError::Message(format!("`{key}` is always true"))
}

fn one_key() -> RefereeError {
    RefereeError::Message(
        "a message has exactly one of the keys new, chance, sample, choices, record, load, evaluate"
            .to_owned(),
    )
}
