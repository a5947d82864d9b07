//! A seat as everybody sees it.

use std::borrow::Cow;
use std::ops::Not;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::Level;

/// Who has a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// Nobody.
    Open,
    /// It is kept for a player who has not come yet.
    Reserved,
    /// A player.
    Person,
    /// A bot.
    Bot,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatView<'a> {
    /// The seat.
    pub seat: Seat,
    /// Who has it.
    pub kind: SeatKind,
    /// The name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Cow<'a, str>>,
    /// The bot that plays here, also for a missing player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// What the player added to the dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<Cow<'a, str>>,
    /// Whether the player does not answer and nobody waits for them; missing if not.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub away: bool,
    /// Whether the host has muted the player; missing if not.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub muted: bool,
}

impl SeatView<'_> {
    /// The same, for whoever keeps it longer.
    pub fn into_owned(self) -> SeatView<'static> {
        let SeatView { seat, kind, name, level, luck, away, muted } = self;
        let owned = |text: Option<Cow<'_, str>>| text.map(|text| Cow::Owned(text.into_owned()));
        SeatView { seat, kind, name: owned(name), level, luck: owned(luck), away, muted }
    }
}
