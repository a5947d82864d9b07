//! One player's sheet: the numbers written and the fields crossed out, row by row.

use table::{Six, SixMask};

use crate::dice::Dice;
use crate::layout::{Layouts, Letter, ROWS};

/// How a crossed-out field is kept among the written numbers, which are 1 to 6.
const CROSSED_OUT: u8 = 7;

/// One player's sheet. Each row is kept by colour: 0 for an empty field, a number written, or the mark
/// of a field crossed out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sheet {
    rows: [Six; ROWS],
    letter: Letter,
    /// The row being filled, from 0; [`ROWS`] when all are full.
    row: u8,
}

/// What stands in a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Nothing yet.
    Empty,
    /// This number.
    Number(u8),
    /// A cross.
    CrossedOut,
}

impl Sheet {
    pub(crate) const fn new(letter: Letter) -> Sheet {
        Sheet { rows: [Six::ZERO; ROWS], letter, row: 0 }
    }

    /// Which of the six sheets it is.
    pub fn letter(&self) -> Letter {
        self.letter
    }

    /// The row being filled, from 0; `None` when all are full.
    #[inline]
    pub fn current_row(&self) -> Option<usize> {
        Some(usize::from(self.row)).filter(|row| *row < ROWS)
    }

    /// What stands in the fields of a row, from left to right.
    pub fn marks(&self, layouts: &Layouts, row: usize) -> [Mark; 6] {
        layouts.row(self.letter, row).fields().map(|field| match self.rows[row].get(field.colour.index()) {
            0 => Mark::Empty,
            CROSSED_OUT => Mark::CrossedOut,
            number => Mark::Number(number),
        })
    }

    /// The colours whose dice fit into their empty fields in the row being filled (T5).
    #[inline]
    pub(crate) fn fitting(&self, layouts: &Layouts, dice: Dice) -> SixMask {
        let Some(row) = self.current_row() else { return SixMask::default() };
        dice.0.not_larger(layouts.row(self.letter, row).limits()).and(self.rows[row].zeros())
    }

    /// The dice that show exactly the number of their field in the row being filled.
    pub(crate) fn matching(&self, layouts: &Layouts, dice: Dice) -> SixMask {
        let row = self.current_row().map(|row| layouts.row(self.letter, row));
        row.map_or_else(SixMask::default, |row| dice.0.equal(row.limits()))
    }

    /// Whether the field of a colour is empty in the row being filled.
    pub(crate) fn is_empty(&self, colour: usize) -> bool {
        self.current_row().is_some_and(|row| self.rows[row].get(colour) == 0)
    }

    /// Writes numbers into the empty fields of their colours (T5) and goes on to the next row if this one
    /// is full (T8). Whether they fit is not checked.
    #[inline]
    pub(crate) fn write(&mut self, numbers: Dice) {
        if let Some(row) = self.current_row() {
            self.rows[row] = self.rows[row].plus(numbers.0);
            self.next_row_if_full(row);
        }
    }

    /// Crosses out the left-most empty field (T5) and goes on to the next row if this one is full (T8).
    #[inline]
    pub(crate) fn cross_out(&mut self, layouts: &Layouts) {
        let Some(row) = self.current_row() else { return };
        let fields = layouts.row(self.letter, row).fields();
        if let Some(field) = fields.iter().find(|field| self.rows[row].get(field.colour.index()) == 0) {
            self.rows[row] = self.rows[row].with(field.colour.index(), CROSSED_OUT);
        }
        self.next_row_if_full(row);
    }

    #[inline]
    fn next_row_if_full(&mut self, row: usize) {
        self.row += u8::from(self.rows[row].zeros().is_empty());
    }

    /// The exact hits of a row (T7).
    #[inline]
    pub(crate) fn hits(&self, layouts: &Layouts, row: usize) -> SixMask {
        self.rows[row].equal(layouts.row(self.letter, row).limits())
    }

    /// The points of a row as it stands (T8, T10).
    #[inline]
    pub fn row_points(&self, layouts: &Layouts, row: usize) -> i32 {
        let marks = self.rows[row];
        let written = marks.only(marks.equal(Six::all(CROSSED_OUT)).not());
        written.sum() as i32 + layouts.bonus(self.hits(layouts, row).len())
    }

    /// The points of the sheet as it stands (T10): a row not begun has none, whatever the bonus says.
    #[inline]
    pub fn points(&self, layouts: &Layouts) -> i32 {
        (0..ROWS).filter(|row| self.rows[*row] != Six::ZERO).map(|row| self.row_points(layouts, row)).sum()
    }
}
