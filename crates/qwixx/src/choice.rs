//! What a player may do: cross a field or pass.

use std::fmt;
use std::str::FromStr;

use table::{ChoiceSet, NotationError};

use crate::row::{Field, Row};

/// One player's choice in action 1 or action 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Cross nothing.
    Pass,
    /// Cross this field.
    Cross(Field),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Pass => f.write_str("-"),
            Choice::Cross(field) => field.fmt(f),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Choice, NotationError> {
        match text.trim() {
            "-" => Ok(Choice::Pass),
            field => field
                .parse()
                .map(Choice::Cross)
                .map_err(|_| NotationError::expected("a choice", "r5` or `-", text)),
        }
    }
}

/// The legal choices of one seat: passing, and up to two fields in each row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    /// Bit `2 * row` for the smaller number in a row, bit `2 * row + 1` for the larger one.
    fields: u8,
    asked: bool,
    /// The dice added to each row's own: action 1 adds the white sum to nothing.
    low: u8,
    high: u8,
    own: [u8; 4],
}

/// For each set of eight bits: the places of its bits in order, three bits each, and their count from bit 24 on.
static BITS: [u32; 256] = {
    let mut table = [0; 256];
    let mut set = 0;
    while set < 256 {
        let mut bit = 0;
        let mut count = 0;
        while bit < 8 {
            if set >> bit & 1 == 1 {
                table[set] |= bit << (3 * count);
                count += 1;
            }
            bit += 1;
        }
        table[set] |= count << 24;
        set += 1;
    }
    table
};

impl Choices {
    /// Nothing at all: the seat is not asked.
    pub(crate) const NONE: Choices = Choices { fields: 0, asked: false, low: 0, high: 0, own: [0; 4] };

    /// Passing or the white sum in one of the rows (bits 0, 2, 4, 6).
    #[inline]
    pub(crate) fn action_1(sum: u8, rows: u8) -> Choices {
        Choices { fields: rows, asked: true, low: sum, high: sum, own: [0; 4] }
    }

    /// Passing or one of the sums of a row's own die with the low or the high white die.
    #[inline]
    pub(crate) fn action_2(white: (u8, u8), own: [u8; 4], low_rows: u8, high_rows: u8) -> Choices {
        let (low, high) = white;
        // With equal white dice each sum comes once, whichever die makes it.
        let high_rows = if low == high { 0 } else { high_rows };
        Choices { fields: low_rows | high_rows << 1, asked: true, low, high, own }
    }
}

impl ChoiceSet for Choices {
    type Choice = Choice;

    #[inline]
    fn len(&self) -> usize {
        (BITS[usize::from(self.fields)] >> 24) as usize + usize::from(self.asked)
    }

    #[inline]
    fn nth(&self, place: usize) -> Choice {
        debug_assert!(place < self.len());
        if place == 0 {
            return Choice::Pass;
        }
        let bit = BITS[usize::from(self.fields)] >> (3 * (place - 1)) & 7;
        let row = Row::at(bit as usize >> 1);
        let white = if bit & 1 == 0 { self.low } else { self.high };
        Choice::Cross(Field::of_sum(row, white + self.own[row.index()]))
    }
}
