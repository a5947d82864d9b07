//! Finished games, their records, and the check of any record.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{BySeat, Seat};

use crate::{False, GameView, Layout, Phrase, True};

/// What a table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum TableStatus {
    /// It waits for players.
    Waiting,
    /// A match is being played.
    Playing,
    /// The match is over.
    Over,
}

impl TableStatus {
    /// The word for it, in messages and in the database.
    pub fn name(self) -> &'static str {
        match self {
            TableStatus::Waiting => "waiting",
            TableStatus::Playing => "playing",
            TableStatus::Over => "over",
        }
    }

    /// The status with this name.
    pub fn named(name: &str) -> Option<TableStatus> {
        [TableStatus::Waiting, TableStatus::Playing, TableStatus::Over]
            .into_iter()
            .find(|status| status.name() == name)
    }
}

/// A table at which somebody has a seat.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayedTable {
    /// The table.
    pub table: String,
    /// The player's seat there.
    pub seat: Seat,
    /// When the table was made, in seconds since 1970.
    pub created: u64,
    /// What it is doing.
    pub status: TableStatus,
    /// The game's name.
    pub game: String,
    /// The finished games of the table.
    pub records: Vec<String>,
}

/// The tables and finished games of whoever asks.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayedTables {
    /// The newest first.
    pub games: Vec<PlayedTable>,
}

/// A finished game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FinishedGame {
    /// Its permanent name.
    pub id: String,
    /// The table it was played at.
    pub table: String,
    /// Its number in the match.
    pub number: usize,
    /// When it ended, in seconds since 1970.
    pub at: u64,
    /// The game's name.
    pub game: String,
    /// The players' names in seat order; empty ones have been forgotten.
    pub names: Vec<String>,
}

/// A finished game with everything that its page shows.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GamePage {
    /// The game.
    pub game: FinishedGame,
    /// The record, as `/g/{id}.rw` has it.
    pub record: String,
    /// The check of its dice.
    pub check: RecordCheck,
    /// The players' names in seat order; empty ones have been forgotten.
    pub names: Vec<String>,
    /// What follows from the record, if it can be read.
    #[serde(flatten)]
    pub replay: Option<GameReplay>,
}

/// What follows from a record.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameReplay {
    /// Where the game stands at its end.
    #[schemars(with = "GameView<'static>")]
    pub line: Box<RawValue>,
    /// What is printed on sheets, cards and dice.
    #[schemars(with = "Layout")]
    pub layout: Box<RawValue>,
    /// What the game was set up with: with `events` beside it, the body of `/api/v1/try`.
    pub setup: GameSetup,
    /// Everything that happened, in the notation of the record.
    pub events: Vec<String>,
}

/// What a game was set up with.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameSetup {
    /// The game's name.
    pub game: String,
    /// How many seats played.
    pub seats: usize,
    /// The options that were given.
    pub options: BTreeMap<String, bool>,
    /// The text of somebody's own sheets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheets: Option<String>,
    /// The text of somebody's own cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
}

/// What `rollwright verify` says of a record.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum RecordCheck {
    /// It keeps the rules, and its dice what was promised.
    Right {
        /// That it is right.
        ok: True,
        /// Its games.
        games: Vec<CheckedGame>,
    },
    /// Something is wrong with it.
    Wrong {
        /// That it is not right.
        ok: False,
        /// What is wrong, and where.
        message: String,
        /// The same, for a client that says it in another language.
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<Phrase>,
    },
}

/// A game of a record that was checked.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct CheckedGame {
    /// The game's name.
    pub game: String,
    /// How many events it has.
    pub events: usize,
    /// Whether it is over.
    pub over: bool,
    /// The points of each seat.
    pub scores: BySeat<i32>,
    /// What was found about the dice, in words.
    pub dice: String,
}
