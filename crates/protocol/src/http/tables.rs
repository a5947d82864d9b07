//! Making tables, finding them, and sitting down.

use std::collections::BTreeMap;
use std::ops::Not;

use games::Spec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use table::{MAX_GAMES, Seat, Seats};

use crate::{DiceMode, Level, News, SECONDS, SeatView, TimeoutPolicy};

/// What can be played at a server.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct About {
    /// `rollwright`.
    pub name: &'static str,
    /// The version of the program.
    pub version: &'static str,
    /// The version of the socket's protocol.
    pub protocol: u32,
    /// The games.
    pub games: Vec<GameAbout>,
    /// The bots.
    pub bots: Vec<BotAbout>,
    /// What can be answered with one tap.
    pub reactions: Vec<&'static str>,
}

/// A game that can be played.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameAbout {
    /// Its name in requests.
    pub name: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// By how many it is played at least.
    pub min_seats: usize,
    /// By how many it is played at most.
    pub max_seats: usize,
    /// The names of its options.
    pub options: &'static [&'static str],
    /// Those of them with which it goes as it does with people round a table.
    pub at_the_table: &'static [&'static str],
    /// What one can bring oneself: the key of its text in a new table.
    pub material: Option<&'static str>,
}

/// A bot that plays here.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BotAbout {
    /// Its name in requests.
    pub name: Level,
    /// How it plays.
    pub about: &'static str,
}

/// The longest that bots can be told to wait, in milliseconds.
pub const MAX_BOT_DELAY: u32 = 5000;

/// What a table is to be set up with.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game it is, with its options and material.
    #[serde(flatten)]
    pub spec: Spec,
    /// How many seats play.
    #[schemars(range(min = 1))]
    pub seats: usize,
    /// How many games the match has.
    #[serde(default = "one", rename = "match")]
    #[schemars(range(min = 1, max = MAX_GAMES))]
    pub games: usize,
    /// Which seats bots have: `{"2":"medium"}`.
    #[serde(default)]
    pub bots: BTreeMap<Seat, Level>,
    /// How long a bot waits at least before it chooses, in milliseconds, so that people can follow.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[schemars(range(max = MAX_BOT_DELAY))]
    pub bot_delay: u32,
    /// The time for a decision; none if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = *SECONDS.start(), max = *SECONDS.end()))]
    pub seconds: Option<u32>,
    /// Who decides when it is over.
    #[serde(default)]
    pub late: TimeoutPolicy,
    /// Whether the table is listed for everybody while it waits for players.
    #[serde(default)]
    pub public: bool,
    /// Where the dice come from.
    #[serde(default)]
    pub dice: DiceMode,
}

/// Whether bots do not wait; earlier servers do not know that they could.
fn is_zero(milliseconds: &u32) -> bool {
    *milliseconds == 0
}

impl NewTable {
    /// A table for one game, with everything else as it is if nothing is said.
    pub fn new(game: &str, seats: usize) -> NewTable {
        NewTable {
            spec: Spec::named(game),
            seats,
            games: one(),
            bots: BTreeMap::new(),
            bot_delay: 0,
            seconds: None,
            late: TimeoutPolicy::default(),
            public: false,
            dice: DiceMode::default(),
        }
    }
}

fn one() -> usize {
    1
}

/// The table that was made.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableCreated {
    /// The name, for links.
    pub table: String,
    /// Six letters to be read out aloud.
    pub code: Option<String>,
    /// The path of the table's page, with the base path.
    pub path: String,
    /// What the server has committed to, for each game; none with real dice.
    pub commitments: Vec<String>,
    /// Your new token, if you had none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// A table as everybody sees it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableSummary {
    /// The name, for links.
    pub table: String,
    /// Its code, while the match is not over.
    pub code: Option<String>,
    /// The game's name.
    pub game: String,
    /// Its options.
    pub options: BTreeMap<String, bool>,
    /// Who sits where.
    pub seats: Vec<SeatView<'static>>,
    /// How many games the match has.
    #[serde(rename = "match")]
    pub games: usize,
    /// The time for a decision.
    pub seconds: Option<u32>,
    /// Where the dice come from.
    pub dice: DiceMode,
    /// Whether a game is being played.
    pub playing: bool,
    /// Whether the match is over.
    pub over: bool,
    /// What the server has committed to, for each game.
    pub commitments: Vec<String>,
    /// The names of its finished games.
    pub records: Vec<String>,
}

/// The public tables that wait for players.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Tables {
    /// The newest first.
    pub tables: Vec<TableSummary>,
}

/// Somebody wants to sit down.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// The player's name: at least one visible character; commas become spaces, more than 24 characters are cut off.
    #[serde(default)]
    #[schemars(!default)]
    pub name: String,
    /// What they add to the dice: 1 to 64 letters and digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<String>,
    /// The seat wanted; else one kept for you, those you have already, or the first that is free.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Whether one more seat is wanted by whoever has one already.
    #[serde(default)]
    pub another: bool,
}

/// The seats that somebody has now.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Seated {
    /// The name of the table.
    pub table: String,
    /// The seats.
    pub seats: Vec<Seat>,
    /// Your new token, if you had none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// A one-time code with which another device goes on with somebody's seats.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TransferCode {
    /// The code.
    pub code: String,
}

/// What has happened at a table in its match, for whoever writes its history.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableHistory {
    /// The steps in order, the newest last.
    #[schemars(with = "Vec<HistoryEntry>")]
    pub entries: Vec<Box<RawValue>>,
    /// Whether older ones were left out; missing if not.
    #[serde(skip_serializing_if = "Not::not")]
    pub cut: bool,
}

/// One step of a table's history.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct HistoryEntry {
    /// Its number.
    pub n: u64,
    /// The game of the match to which it belongs, from 1.
    pub game: usize,
    /// What happened, as it was told.
    pub events: Vec<News>,
    /// Who made the first decision in it, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Seats>,
    /// Where the game stood before that decision, without sheets, hands and choices.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Map<String, Value>>")]
    pub before: Option<Value>,
    /// The same of each decision after the first, in order; missing if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub further: Vec<DecisionContext>,
}

/// In which situation a decision was made: what the words for it need.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DecisionContext {
    /// Who decided.
    pub seats: Seats,
    /// Where the game stood before, without sheets, hands and choices.
    #[schemars(with = "Map<String, Value>")]
    pub before: Value,
}
