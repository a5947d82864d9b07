//! What happens at a table, as it is stored: the fold of these is the table.

use std::ops::Not;

use protocol::{By, Level};
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::identity::PlayerId;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat is kept for a player who has not come yet.
    Reserved {
        /// The seat.
        seat: Seat,
        /// For whom.
        player: PlayerId,
    },
    /// A player sat down.
    Sat {
        /// The seat.
        seat: Seat,
        /// Who.
        player: PlayerId,
        /// What they add to the dice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        luck: Option<String>,
    },
    /// A bot sat down.
    SatBot {
        /// The seat.
        seat: Seat,
        /// Which bot.
        level: Level,
    },
    /// A seat is free again.
    Freed {
        /// The seat.
        seat: Seat,
    },
    /// A bot plays for a missing player.
    StoodIn {
        /// The seat.
        seat: Seat,
        /// Which bot.
        level: Level,
    },
    /// The player is back at their seat.
    Returned {
        /// The seat.
        seat: Seat,
    },
    /// A player was removed by the host; once play has begun a bot has their seat.
    Removed {
        /// The seat.
        seat: Seat,
        /// Which bot has the seat now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
    },
    /// A player's words are not passed on any more, or are again.
    Muted {
        /// The seat.
        seat: Seat,
        /// Whether they are kept back.
        on: bool,
    },
    /// A player goes on with their seat on another device.
    Carried {
        /// The seat.
        seat: Seat,
        /// The player of the other device.
        player: PlayerId,
    },
    /// A player is called differently; names are stored apart from what happened.
    Renamed {
        /// The seat.
        seat: Seat,
    },
    /// A game of the match began.
    Began,
    /// Dice fell or cards were drawn.
    Chance(String),
    /// The last dice that were typed in are taken back.
    Unrolled,
    /// A seat chose; hidden until all have.
    Chose {
        /// The seat.
        seat: Seat,
        /// What.
        choice: String,
        /// How.
        #[serde(default, skip_serializing_if = "By::is_hand")]
        by: By,
        /// Whether the player had selected it when the time was over: so they were there.
        #[serde(default, skip_serializing_if = "Not::not")]
        selected: bool,
    },
    /// A seat took its choice back before all had chosen.
    TookBack {
        /// The seat.
        seat: Seat,
    },
    /// A seat says in advance what it will choose, if it can.
    Armed {
        /// The seat.
        seat: Seat,
        /// The choices, the dearest first; none to disarm.
        choices: Vec<String>,
    },
    /// Whether single choices are made for a seat.
    Auto {
        /// The seat.
        seat: Seat,
        /// Whether they are.
        on: bool,
    },
    /// A seat asks to take the last decision back.
    UndoAsked {
        /// The seat.
        seat: Seat,
    },
    /// A seat agrees. When all have, the decision is taken back.
    UndoAgreed {
        /// The seat.
        seat: Seat,
    },
    /// A seat refuses.
    UndoRefused {
        /// The seat.
        seat: Seat,
    },
    /// A seat is ready for the next game of the match.
    Ready {
        /// The seat.
        seat: Seat,
    },
    /// A seat wants to play again.
    Rematch {
        /// The seat.
        seat: Seat,
    },
    /// The server was restored from a backup. Dice that follow from the secrets in it may have been seen: from here on
    /// they come from new ones.
    Restored {
        /// The new secret of each game of the match, in hexadecimal digits.
        secrets: Vec<String>,
    },
    /// The same people go on at another table.
    Next {
        /// The table.
        table: String,
    },
}
