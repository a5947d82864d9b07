//! A step: what happened at once.
//!
//! `V`, here and in the other messages, is the game view: JSON that the rules have written already where a message is
//! sent, and as much of it as is wanted where one is received.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use table::Seats;

use crate::{GameView, News, SeatView};

/// What happened at once, and where the game stands if that has changed.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Step", bound = "")]
pub struct Step<'a, V = Box<RawValue>> {
    /// Its number: the steps of a table are numbered from 1 without a gap.
    pub n: u64,
    /// What happened.
    pub events: Cow<'a, [News]>,
    /// Who sits where, if that has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<SeatView<'a>>>,
    /// The finished game's record, if one was finished.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<Cow<'a, str>>,
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
    /// Whether somebody can ask now to take the last decision back; not in steps that were missed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_undo: Option<bool>,
    /// Where the game stands, if that has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<GameView<'static>>")]
    pub line: Option<V>,
}
