//! What the server sends.

use std::collections::BTreeMap;

use games::AnyTable;
use serde::Serialize;
use serde_json::value::RawValue;
use table::{BySeat, Seat, Seats};

use crate::play::{DiceMode, Level, News, PlayRefusal, TimeoutPolicy, Undo};

/// How long a step with a state line is, mostly at most.
const USUAL_STEP: usize = 1024;

/// A message to a client.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame<'a> {
    /// The whole table: the answer to `hello`.
    Table(Box<Snapshot<'a>>),
    /// Who is connected, of those who have seats; and how many watch.
    Here {
        /// The seats.
        seats: Seats,
        /// How many watch.
        watching: usize,
        /// Who may roll now, which depends on who is here.
        #[serde(skip_serializing_if = "Option::is_none")]
        may_roll: Option<Seats>,
    },
    /// Somebody said something.
    Said(&'a ChatMessage),
    /// Somebody reacted.
    Reacted {
        /// From which seat.
        seat: Seat,
        /// How.
        reaction: &'a str,
    },
    /// Time is running out for these seats.
    Hurry {
        /// The seats.
        seats: Seats,
        /// How many seconds are left.
        seconds: u64,
    },
}

/// One step: what happened. Where the game stands, if that has changed, is written behind it as `line`.
#[derive(Debug, Serialize)]
pub struct Step<'a> {
    /// Its number: the steps of a table are numbered from 1 without a gap.
    pub n: u64,
    /// What happened.
    pub events: &'a [News],
    /// Who sits where, if that has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<SeatView<'a>>>,
    /// The finished game's record, if one was finished.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<&'a str>,
    /// How many seconds there are for the decision, if there is a limit and it has begun anew.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u32>,
    /// The real dice that are to be rolled and typed in now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awaited: Option<Vec<String>>,
    /// Where the program does not roll by itself: who may roll, draw or type dice in now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_roll: Option<Seats>,
    /// With real dice: whether those typed in last may be taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_unroll: Option<bool>,
}

impl Step<'_> {
    /// As a message, with where the game stands at a table: a state line of the referee's protocol.
    pub fn message(&self, table: Option<&dyn AnyTable>) -> String {
        let Some(table) = table else { return json(self) };
        let mut message = Vec::with_capacity(USUAL_STEP);
        // Memory takes everything, and nothing in a step fails to be written.
        let _ = serde_json::to_writer(&mut message, self);
        message.pop();
        message.extend_from_slice(b",\"line\":");
        table.write_game_view(&mut message);
        message.push(b'}');
        String::from_utf8(message).unwrap_or_default()
    }
}

/// A seat as everybody sees it.
#[derive(Debug, Serialize)]
pub struct SeatView<'a> {
    /// The seat.
    pub seat: Seat,
    /// `open`, `reserved`, `person` or `bot`.
    pub kind: &'static str,
    /// The name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'a str>,
    /// The bot that plays here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// What the player added to the dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<&'a str>,
    /// Whether the player does not answer and nobody waits for him.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
    /// Whether the host has muted the player.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub muted: bool,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Debug, Default, Serialize)]
pub struct Yours {
    /// His seats.
    pub seats: Seats,
    /// What he has chosen and is not resolved yet.
    pub chosen: BTreeMap<String, String>,
    /// What he has armed.
    pub armed: BTreeMap<String, Vec<String>>,
    /// The seats for which single choices are made.
    pub auto: Seats,
    /// Whether he is the host now.
    pub host: bool,
}

/// The whole table.
#[derive(Debug, Serialize)]
pub struct Snapshot<'a> {
    /// The version of the protocol.
    pub version: u32,
    /// The number of the last step.
    pub n: u64,
    /// The table's name, for links.
    pub id: &'a str,
    /// Its code, while the match is not over.
    pub code: Option<&'a str>,
    /// The game's name.
    pub game: &'a str,
    /// Its options.
    pub options: &'a BTreeMap<String, bool>,
    /// Who sits where.
    pub seats: Vec<SeatView<'a>>,
    /// Who is connected, of those who have seats.
    pub here: Seats,
    /// How many watch.
    pub watching: usize,
    /// Who is the host now.
    pub host: Option<Seat>,
    /// How many games the match has.
    pub games: usize,
    /// The points of each finished game.
    pub results: &'a [BySeat<i32>],
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
    pub line: Option<&'a RawValue>,
    /// The real dice that are to be rolled and typed in now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awaited: Option<Vec<String>>,
    /// Where the program does not roll by itself: who may roll, draw or type dice in now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_roll: Option<Seats>,
    /// With real dice: whether those typed in last may be taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_unroll: Option<bool>,
    /// What is printed on sheets, cards and dice.
    pub layout: Box<RawValue>,
    /// Who has chosen already.
    pub chosen: Seats,
    /// The wish to take the last decision back.
    pub undo: Option<UndoView>,
    /// Who is ready for the next game.
    pub ready: Seats,
    /// Who wants to play again.
    pub rematch: Seats,
    /// The table where the same people go on.
    pub next: Option<&'a str>,
    /// What was said last.
    pub chat: &'a [ChatMessage],
    /// What the player alone may know.
    pub you: Yours,
    /// The steps after the one that was asked for with `since`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missed: Option<Vec<Box<RawValue>>>,
}

/// The wish to take the last decision back.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct UndoView {
    by: Seat,
    agreed: Seats,
}

impl From<Undo> for UndoView {
    fn from(undo: Undo) -> UndoView {
        UndoView { by: undo.by, agreed: undo.agreed }
    }
}

/// What is wrong with a request.
#[derive(Clone, Debug, Serialize)]
pub struct ProtocolError {
    /// For programs.
    pub code: &'static str,
    /// For people.
    pub message: String,
    /// The number of the rule that was broken, where it was one of the game's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

impl ProtocolError {
    /// A fault that no rule has to do with.
    pub fn new(code: &'static str, message: impl Into<String>) -> ProtocolError {
        ProtocolError { code, message: message.into(), rule: None }
    }

    /// What was asked for is not stored as it was written.
    pub(crate) fn damaged() -> ProtocolError {
        ProtocolError::new(
            "damaged",
            "what the server has stored of it is damaged; everything else is all right",
        )
    }

    /// As a message, with the number of the request.
    pub fn frame(&self, id: Option<u64>) -> String {
        #[derive(Serialize)]
        struct Answer<'a> {
            error: &'a ProtocolError,
            #[serde(skip_serializing_if = "Option::is_none")]
            id: Option<u64>,
        }
        json(&Answer { error: self, id })
    }
}

impl From<&PlayRefusal> for ProtocolError {
    fn from(refusal: &PlayRefusal) -> ProtocolError {
        ProtocolError { code: refusal.code(), message: refusal.to_string(), rule: refusal.rule() }
    }
}

/// Anything of the protocol as JSON. None of it can fail to be written.
pub(crate) fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
