//! What a program may say, read strictly: a wrong key is an error, not a guess.

use std::collections::BTreeMap;
use std::fmt;

use games::Spec;
use serde::Deserialize;
use serde::de::{self, MapAccess, Visitor};
use table::{MAX_SEATS, Seat};

use crate::RefereeError;

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
#[serde(deny_unknown_fields)]
struct Line {
    new: Option<New>,
    chance: Option<String>,
    sample: Option<bool>,
    choices: Option<Choices>,
    record: Option<bool>,
    load: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    game: String,
    seats: usize,
    #[serde(default)]
    options: BTreeMap<String, bool>,
    seed: Option<u64>,
    sheets: Option<String>,
    cards: Option<String>,
}

/// Choices by seat; a seat named twice is an error.
struct Choices(BTreeMap<Seat, String>);

impl<'de> Deserialize<'de> for Choices {
    fn deserialize<D: de::Deserializer<'de>>(deserializer: D) -> Result<Choices, D::Error> {
        struct BySeatNumber;

        impl<'de> Visitor<'de> for BySeatNumber {
            type Value = Choices;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of seat numbers and choices, like {\"1\":\"r5\"}")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Choices, A::Error> {
                let mut choices = BTreeMap::new();
                while let Some((key, choice)) = map.next_entry::<String, String>()? {
                    let seat =
                        (1..=MAX_SEATS).find(|number| number.to_string() == key).and_then(Seat::numbered);
                    let seat =
                        seat.ok_or_else(|| de::Error::custom("the keys of `choices` are seat numbers"))?;
                    if choices.insert(seat, choice).is_some() {
                        return Err(de::Error::custom(format!("seat {seat} stands twice")));
                    }
                }
                Ok(Choices(choices))
            }
        }

        deserializer.deserialize_map(BySeatNumber)
    }
}

impl Request {
    /// Reads a line.
    pub fn parse(line: &str) -> Result<Request, RefereeError> {
        let short = |error: serde_json::Error| error.to_string().chars().take(200).collect::<String>();
        let value: Line = match serde_json::from_str(line) {
            Ok(value) => value,
            Err(error) if error.is_data() => return Err(RefereeError::Message(short(error))),
            Err(error) => return Err(RefereeError::Json(short(error))),
        };
        let mut requests = Vec::new();
        let Line { new, chance, sample, choices, record, load } = value;
        requests.extend(new.map(New::request));
        requests.extend(chance.map(Request::Chance));
        requests.extend(
            sample
                .map(|on| if on { Ok(Request::Sample) } else { Err("sample") })
                .transpose()
                .map_err(only_true)?,
        );
        requests.extend(choices.map(|Choices(choices)| Request::Choices(choices)));
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
        Request::New(Spec { game, seats, options: options.into_iter().collect(), sheets, cards }, seed)
    }
}
