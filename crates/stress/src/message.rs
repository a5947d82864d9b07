//! What a player looks at in the server's messages, and no more: whoever makes the load should not be most of it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

/// Where the state line begins in a message.
const LINE: &str = ",\"line\":";

/// A message of the server, as far as a player needs it.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Message<'a> {
    pub(crate) n: Option<u64>,
    #[serde(borrow)]
    pub(crate) events: Vec<Happened<'a>>,
    #[serde(borrow)]
    pub(crate) line: Option<Line<'a>>,
    #[serde(borrow)]
    pub(crate) table: Option<Box<Table<'a>>>,
    #[serde(borrow)]
    pub(crate) error: Option<ProtocolError<'a>>,
}

impl<'a> Message<'a> {
    /// Reads a message.
    pub(crate) fn read(text: &'a str) -> Result<Message<'a>, serde_json::Error> {
        Message::step(text).map_or_else(|| serde_json::from_str(text), Ok)
    }

    /// A step, if this is one and written as the server writes it; the rest of it is not looked at.
    fn step(text: &'a str) -> Option<Message<'a>> {
        let (n, rest) = text.strip_prefix("{\"n\":")?.split_once(",\"events\":")?;
        let mut values = serde_json::Deserializer::from_str(rest).into_iter();
        let events = values.next()?.ok()?;
        let rest = rest.get(values.byte_offset()..)?;
        let line = rest.find(LINE).and_then(|place| rest.get(place + LINE.len()..)).map(Line);
        Some(Message { n: Some(n.parse().ok()?), events, line, ..Message::default() })
    }
}

#[derive(Deserialize)]
pub(crate) struct ProtocolError<'a> {
    #[serde(borrow)]
    pub(crate) code: Cow<'a, str>,
    #[serde(borrow)]
    pub(crate) message: Cow<'a, str>,
}

/// The whole table.
#[derive(Deserialize)]
pub(crate) struct Table<'a> {
    pub(crate) n: u64,
    #[serde(borrow)]
    pub(crate) line: Option<Line<'a>>,
    pub(crate) playing: bool,
    pub(crate) over: bool,
    pub(crate) results: Vec<IgnoredAny>,
    #[serde(borrow)]
    pub(crate) you: You<'a>,
    #[serde(borrow, default)]
    pub(crate) missed: Option<Vec<Message<'a>>>,
}

#[derive(Deserialize)]
pub(crate) struct You<'a> {
    #[serde(borrow)]
    pub(crate) chosen: BTreeMap<Cow<'a, str>, Cow<'a, str>>,
}

/// Something that happened, as far as a player needs it.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Happened<'a> {
    Chose {
        seat: u8,
    },
    #[serde(borrow)]
    Chance(Cow<'a, str>),
    #[serde(borrow)]
    Decided(Cow<'a, str>),
    Over {
        game: usize,
    },
    Began {
        game: usize,
    },
    Sat(IgnoredAny),
    Left(IgnoredAny),
    StoodIn(IgnoredAny),
    Returned(IgnoredAny),
    Removed(IgnoredAny),
    Muted(IgnoredAny),
    Renamed(IgnoredAny),
    TookBack(IgnoredAny),
    UndoAsked(IgnoredAny),
    UndoAgreed(IgnoredAny),
    UndoRefused(IgnoredAny),
    Ready(IgnoredAny),
    Rematch(IgnoredAny),
    Next(IgnoredAny),
    Unrolled,
    Undone,
}

/// Where the game stands: a state line, and perhaps what comes after it.
pub(crate) struct Line<'a>(&'a str);

impl<'de: 'a, 'a> Deserialize<'de> for Line<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Line<'a>, D::Error> {
        Ok(Line(<&RawValue>::deserialize(deserializer)?.get()))
    }
}

impl<'a> Line<'a> {
    /// How many events have happened.
    pub(crate) fn ply(&self) -> Option<usize> {
        self.0.strip_prefix("{\"ply\":")?.split(',').next()?.parse().ok()
    }

    /// The choices of a seat as they are written, between the brackets, if it is asked; no notation has brackets,
    /// braces or commas.
    pub(crate) fn choices_of(&self, seat: u8) -> Option<&'a str> {
        let (_, choices) = self.0.split_once("\"choices\":{")?;
        let all = choices.split('}').next()?;
        let own = &all[all.find(&format!("\"{seat}\":["))? + 5..];
        own.split(']').next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOLD: &str = r#"{"n":7,"events":[{"chose":{"seat":2}},{"decided":"r5 -"},{"over":{"game":1,"scores":[3,4]}}],"seconds":30,"line":{"ply":12,"turn":"decide","seats":[1,3],"choices":{"1":["r5","-"],"3":["-"]},"scores":[1,2],"state":{"game":"qwixx","active":1}}}"#;

    #[test]
    fn a_step_is_read_the_same_way_quickly_and_slowly() {
        let slowly: Message<'_> = serde_json::from_str(TOLD).unwrap();
        let quickly = Message::step(TOLD).unwrap();
        for step in [slowly, quickly] {
            assert_eq!((step.n, step.events.len()), (Some(7), 3));
            assert!(matches!(step.events[0], Happened::Chose { seat: 2 }));
            assert!(matches!(step.events[2], Happened::Over { game: 1 }));
            let line = step.line.unwrap();
            assert_eq!(line.ply(), Some(12));
            assert_eq!(line.choices_of(1), Some(r#""r5","-""#));
            assert_eq!(line.choices_of(3), Some(r#""-""#));
            assert_eq!(line.choices_of(2), None);
        }
    }

    #[test]
    fn whatever_is_no_step_is_read_slowly() {
        for other in [r#"{"here":{"seats":[1],"watching":0}}"#, r#"{"error":{"code":"a","message":"b"}}"#] {
            assert!(Message::step(other).is_none() && Message::read(other).is_ok());
        }
        assert!(Message::read(r#"{"n":1,"events":[{"chose":}]}"#).is_err());
    }
}
