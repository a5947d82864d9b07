//! How far a sheet is filled, as the future of a game for one player sees it.

use twenty_one::{Layouts, ROWS, Sheet};

use super::row::{Row, RowState};
use super::step::Step;

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

    /// The sheet after a step in its current row, which is this one (T8).
    #[inline]
    pub fn after(&self, step: &Step, row: &Row) -> Standing {
        let secure = self.secure + i32::from(step.gain);
        if step.next.is_full() {
            let points = secure + row.bonus(step.next);
            return Standing { row: self.row + 1, state: RowState::NEW, secure: points, points };
        }
        let points = secure + row.standing_bonus(step.next);
        Standing { row: self.row, state: step.next, secure, points }
    }
}
