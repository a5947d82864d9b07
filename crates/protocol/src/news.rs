//! What everybody at a table may know of what happened: the public side of events.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, Seats};

use crate::{By, Level};

/// One piece of news.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// Somebody sat down.
    Sat {
        /// The seat.
        seat: Seat,
    },
    /// Somebody left before play began.
    Left {
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
    /// The host removed somebody.
    Removed {
        /// The seat.
        seat: Seat,
    },
    /// The host muted somebody, or let them speak again.
    Muted {
        /// The seat.
        seat: Seat,
        /// Whether they are muted.
        on: bool,
    },
    /// A player is called differently.
    Renamed {
        /// The seat.
        seat: Seat,
    },
    /// A game began.
    Began {
        /// Its number in the match.
        game: usize,
    },
    /// Dice fell or cards were drawn.
    Chance(String),
    /// The dice typed in last were taken back.
    Unrolled,
    /// A seat has chosen; what, nobody is told.
    Chose {
        /// The seat.
        seat: Seat,
        /// How.
        #[serde(default, skip_serializing_if = "By::is_hand")]
        by: By,
    },
    /// A seat has taken its choice back.
    TookBack {
        /// The seat.
        seat: Seat,
    },
    /// All have chosen: their choices in seat order.
    Decided(String),
    /// A seat asks to take the last decision back.
    UndoAsked {
        /// The seat.
        seat: Seat,
    },
    /// A seat agrees.
    UndoAgreed {
        /// The seat.
        seat: Seat,
    },
    /// A seat refuses.
    UndoRefused {
        /// The seat.
        seat: Seat,
    },
    /// The last decision was taken back; once for each if several were.
    Undone,
    /// A game is over.
    Over {
        /// Its number in the match.
        game: usize,
        /// The points of each seat.
        scores: BySeat<i32>,
        /// Who has won.
        winners: Seats,
        /// The points of all games of the match so far.
        totals: BySeat<i32>,
        /// Who has the most of them.
        leaders: Seats,
        /// Whether it was the last game of the match.
        match_over: bool,
        /// The secret of the dice, for everybody to check.
        #[serde(skip_serializing_if = "Option::is_none")]
        secret: Option<String>,
    },
    /// A seat is ready for the next game.
    Ready {
        /// The seat.
        seat: Seat,
    },
    /// A seat wants to play again.
    Rematch {
        /// The seat.
        seat: Seat,
    },
    /// The server was restored from a backup: the dice from here on cannot be checked.
    Restored,
    /// The same people go on at another table.
    Next {
        /// The table.
        table: String,
    },
}
