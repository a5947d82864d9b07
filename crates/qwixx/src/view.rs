//! The table as screens and programs see it.

mod layout;
mod reader;

use std::borrow::Cow;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Game, Seat};

use crate::row::{PLACES, Row, Rows};
use crate::rules::Qwixx;
use crate::sheet::Sheet;
use crate::state::{Phase, State};

pub use layout::{LayoutView, RowLayoutView};
pub(crate) use reader::read;

/// The whole table: enough to draw it, and to rebuild the state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// What the game waits for: `setup`, `roll`, `action 1`, `join locks`, `action 2` or `over`.
    pub phase: Cow<'static, str>,
    /// The dice on the table in notation.
    pub dice: Option<String>,
    /// Whether the active player has crossed something in action 1 of this turn.
    pub crossed: bool,
    /// The seat for which crossing nothing now is a misthrow (Q8).
    #[serde(default)]
    pub misthrow_due: Option<Seat>,
    /// What the white dice show together, while players choose for it (Q6, Q21).
    #[serde(default)]
    pub white_sum: Option<u8>,
    /// The rows that are locked.
    pub closed: Vec<Cow<'static, str>>,
    /// Those of them that were locked in the action 1 just revealed, while others may join (Q21).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub just_locked: Vec<Cow<'static, str>>,
    /// What each seat chose in that action 1 (Q21); the sheets show it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub revealed: Vec<String>,
    /// The sheets in seat order.
    pub sheets: Vec<SheetView>,
}

/// One sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetView {
    /// The top row.
    pub red: RowView,
    /// The second row.
    pub yellow: RowView,
    /// The third row.
    pub green: RowView,
    /// The bottom row.
    pub blue: RowView,
    /// How many misthrows are crossed.
    pub misthrows: u8,
    /// What they are worth together (Q18).
    #[serde(default)]
    pub misthrow_points: i32,
    /// The points of the sheet as it stands.
    pub points: i32,
}

/// Numbers of one row. A live table makes several lists of them with every move, so they take no memory of their own.
pub type Numbers = ArrayVec<u8, { PLACES as usize }>;

/// One row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowView {
    /// The crossed numbers from left to right.
    pub crossed: Numbers,
    /// The numbers that are lost because a cross stands right of them (Q11).
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub lost: Numbers,
    /// Whether this player has the lock.
    pub locked: bool,
    /// The points of the row.
    pub points: i32,
}

impl View {
    pub(crate) fn new(game: &Qwixx, state: &State) -> View {
        let phase = state.phase();
        let is_misthrow = phase == Phase::Action2 && !state.crossed_in_action_1();
        let sums = matches!(phase, Phase::Action1 | Phase::JoinLocks);
        let names = |rows: Rows| rows.iter().map(|row| row.name().into()).collect();
        View {
            phase: phase.name().into(),
            dice: state.dice().map(|dice| dice.to_string()),
            crossed: state.crossed_in_action_1(),
            misthrow_due: game.active(state).filter(|_| is_misthrow),
            white_sum: state.dice().filter(|_| sums).map(|dice| dice.white_sum()),
            closed: names(state.closed()),
            just_locked: names(state.just_locked()),
            revealed: Seat::all(game.seats())
                .filter_map(|seat| state.revealed(seat))
                .map(|choice| choice.to_string())
                .collect(),
            sheets: Seat::all(game.seats()).map(|seat| SheetView::new(state.sheet(seat))).collect(),
        }
    }
}

impl SheetView {
    pub(crate) fn new(sheet: &Sheet) -> SheetView {
        let row = |row: Row| RowView {
            crossed: sheet.crossed(row).map(|field| field.number()).collect(),
            lost: sheet.lost(row).map(|field| field.number()).collect(),
            locked: sheet.has_lock(row),
            points: sheet.row_points(row),
        };
        SheetView {
            red: row(Row::Red),
            yellow: row(Row::Yellow),
            green: row(Row::Green),
            blue: row(Row::Blue),
            misthrows: sheet.misthrows(),
            misthrow_points: sheet.misthrow_points(),
            points: sheet.points(),
        }
    }
}
