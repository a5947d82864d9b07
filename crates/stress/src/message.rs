//! What a player looks at in the server's messages.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

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
    pub(crate) error: Option<Fault<'a>>,
}

#[derive(Deserialize)]
pub(crate) struct Fault<'a> {
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

/// Where the game stands.
#[derive(Deserialize)]
pub(crate) struct Line<'a> {
    pub(crate) ply: usize,
    #[serde(default)]
    pub(crate) seats: Vec<u8>,
    #[serde(borrow, default)]
    choices: Option<&'a RawValue>,
}

impl Line<'_> {
    /// The choices of a seat as they are written, between the brackets; no notation has brackets or commas.
    pub(crate) fn choices_of(&self, seat: u8) -> Option<&str> {
        let all = self.choices?.get();
        let own = &all[all.find(&format!("\"{seat}\":["))? + 5..];
        own.split(']').next()
    }
}
