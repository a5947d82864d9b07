//! Where one player stands: the states of the four rows and the misthrows.

use qwixx::{Choice, Field, MISTHROWS, Row, Rows, Sheet};

use super::row_states::{RowState, RowStates};

/// Where one player stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    pub(crate) rows: [RowState; 4],
    pub(crate) misthrows: u8,
}

impl Standing {
    /// What matters of a sheet.
    #[inline]
    pub(crate) fn of(sheet: &Sheet, closed: Rows, states: &RowStates) -> Standing {
        let rows = Row::ALL.map(|row| {
            let crosses = sheet.crosses(row);
            if closed.contains(row) {
                states.closed(crosses)
            } else {
                states.open(sheet.last_place(row), crosses)
            }
        });
        Standing { rows, misthrows: sheet.misthrows() }
    }

    /// Whether the game is over (Q16).
    #[inline]
    pub(crate) fn is_over(&self, states: &RowStates) -> bool {
        self.misthrows >= MISTHROWS || self.rows.iter().filter(|row| states.is_closed(**row)).count() >= 2
    }

    /// The standing after crossing a field, and the points gained; `None` if that is not allowed.
    #[inline]
    pub(crate) fn crossed(self, field: Field, states: &RowStates) -> Option<(Standing, f64)> {
        let row = field.row().index();
        let place = usize::from(field.place());
        let mut rows = self.rows;
        let gain = states.gain(rows[row], place);
        rows[row] = states.after(rows[row], place)?;
        Some((Standing { rows, ..self }, gain))
    }

    /// The standing after a choice, and the points gained; `None` if it is not allowed.
    #[inline]
    pub(crate) fn chosen(self, choice: Choice, states: &RowStates) -> Option<(Standing, f64)> {
        match choice {
            Choice::Pass => Some((self, 0.0)),
            Choice::Cross(field) => self.crossed(field, states),
        }
    }

    /// The standing after one more misthrow.
    pub(crate) fn with_misthrow(self) -> Standing {
        Standing { misthrows: self.misthrows + 1, ..self }
    }
}
