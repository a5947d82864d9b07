//! The whole table: the answer to `hello`, and the only message that is needed to show a table.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{BySeat, Seat, Seats};

use crate::{DiceMode, GameView, Layout, SeatView, Step, TimeoutPolicy};

// `M` is a missed step, or the JSON of one.
/// The whole table, as one player or a spectator sees it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Snapshot", bound = "")]
pub struct Snapshot<'a, V = Box<RawValue>, M = Step<'a, V>> {
    /// The version of the protocol.
    pub version: u32,
    /// The number of the last step.
    pub n: u64,
    /// The table's name, for links.
    pub id: Cow<'a, str>,
    /// Its code, while the match is not over.
    pub code: Option<Cow<'a, str>>,
    /// The game's name.
    pub game: Cow<'a, str>,
    /// Its options.
    pub options: Cow<'a, BTreeMap<String, bool>>,
    /// Who sits where.
    pub seats: Vec<SeatView<'a>>,
    /// Who is connected, of those who have seats.
    pub here: Seats,
    /// How many watch.
    pub watching: usize,
    /// Who is the host now.
    pub host: Option<Seat>,
    /// Players who are waited for and not connected.
    #[serde(default)]
    pub missing: Vec<MissingPlayer>,
    /// How many games the match has.
    pub games: usize,
    /// The points of each finished game.
    pub results: Cow<'a, [BySeat<i32>]>,
    /// The points of all of them.
    pub totals: BySeat<i32>,
    /// Who has the most of them.
    pub leaders: Seats,
    /// The records of the finished games.
    pub records: Vec<String>,
    /// The time for a decision.
    pub seconds: Option<u32>,
    /// How much of it is left now.
    pub seconds_left: Option<u64>,
    /// Who decides when it is over.
    pub late: TimeoutPolicy,
    /// Whether the table is listed.
    pub public: bool,
    /// Where the dice come from.
    pub dice: DiceMode,
    /// What the server has committed to, for each game of the match.
    pub commitments: Vec<String>,
    /// Whether a game is being played.
    pub playing: bool,
    /// Whether the match is over.
    pub over: bool,
    /// Where the game stands; `null` before the first.
    #[schemars(with = "Option<GameView<'static>>")]
    pub line: Option<V>,
    /// The real dice that are to be rolled and typed in now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awaited: Option<Vec<String>>,
    /// Where the program does not roll by itself: who may roll, draw or type dice in now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_roll: Option<Seats>,
    /// With real dice: whether those typed in last may be taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_unroll: Option<bool>,
    /// Whether somebody can ask now to take the last decision back.
    #[serde(default)]
    pub may_undo: bool,
    /// What is printed on sheets, cards and dice.
    #[schemars(with = "Layout")]
    pub layout: Box<RawValue>,
    /// Who has chosen already.
    pub chosen: Seats,
    /// The request to take the last decision back.
    pub undo: Option<UndoView>,
    /// Who is ready for the next game.
    pub ready: Seats,
    /// Who wants to play again.
    pub rematch: Seats,
    /// The table where the same people go on.
    pub next: Option<Cow<'a, str>>,
    /// What was said last.
    pub chat: Vec<Cow<'a, ChatMessage>>,
    /// What the player alone may know.
    pub you: PrivateView,
    /// The steps after the one that was asked for with `since`; missing if they are too many.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Vec<Step<'static>>>")]
    pub missed: Option<Vec<M>>,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChatMessage {
    /// From which seat.
    pub seat: Seat,
    /// The name then.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: u64,
}

/// What a player alone may know.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct PrivateView {
    /// Their seats.
    pub seats: Seats,
    /// What they have chosen and is not resolved yet, by seat.
    pub chosen: BTreeMap<Seat, String>,
    /// What they have armed, by seat.
    pub armed: BTreeMap<Seat, Vec<String>>,
    /// The seats for which single choices are made.
    pub auto: Seats,
    /// Whether they are the host now.
    pub host: bool,
}

/// A player who is waited for, or would be, and is not connected; no bot plays for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MissingPlayer {
    /// Their seat.
    pub seat: Seat,
    /// In how many seconds the others may let a bot play for them; 0 if now.
    pub seconds: u64,
    /// The seats whose players want that.
    pub votes: Seats,
}

/// The request to take the last decision back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct UndoView {
    /// Who asked.
    pub by: Seat,
    /// Who has agreed.
    pub agreed: Seats,
}
