//! How far a sheet is filled, as the future of a game for one player sees it.

use twenty_one::{Layouts, ROWS, Sheet};

use super::row::{Row, RowState};

/// The row being filled, how far it is, and the points so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The row being filled, from 0; [`ROWS`] when all are full.
    pub row: usize,
    /// How far it is filled; a row not begun when all are full.
    pub state: RowState,
    /// The points of the full rows, and the numbers written in this one without the bonus of its hits.
    pub secure: i32,
    /// The points as they stand, the bonus of this row's hits included (T10).
    pub points: i32,
}

impl Standing {
    /// An empty sheet.
    pub const START: Standing = Standing { row: 0, state: RowState::NEW, secure: 0, points: 0 };

    /// A player's sheet.
    pub fn of(layouts: &Layouts, sheet: &Sheet) -> Standing {
        let points = sheet.points(layouts);
        let Some(row) = sheet.current_row() else {
            return Standing { row: ROWS, state: RowState::NEW, secure: points, points };
        };
        let state = RowState::of(layouts, sheet, row);
        let secure = points - Row::of(layouts, row).standing_bonus(state);
        Standing { row, state, secure, points }
    }
}
