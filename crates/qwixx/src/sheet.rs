//! One player's sheet: which numbers are crossed, the locks, the misthrows, and what may be crossed next.
//!
//! The four rows lie side by side in one 64-bit word, 16 bits each: bits 0 to 10 are the numbers from
//! left to right, bit 11 is the lock. So one subtraction tells for all rows at once which of four
//! numbers lie right of every cross.

use crate::row::{Field, PLACES, Row, Rows};

/// How many crosses the last number needs before it (Q12).
pub const CROSSES_BEFORE_LAST: u32 = 5;
/// How many misthrows a sheet has room for; the last one ends the game (Q16).
pub const MISTHROWS: u8 = 4;
/// What each misthrow costs (Q18).
pub const MISTHROW_COST: i32 = 5;

/// The lowest bit of each row.
const LOW: u64 = 0x0001_0001_0001_0001;
/// The highest bit of each row, which no cross ever uses.
const HIGH: u64 = LOW << 15;
/// The last number of each row.
const LAST: u64 = LOW << (PLACES - 1);
/// The lock of each row.
const LOCK: u16 = 1 << PLACES;

/// One player's sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sheet {
    rows: u64,
    misthrows: u8,
}

/// One field in each row, as bits in the layout of a sheet.
#[derive(Clone, Copy)]
pub(crate) struct Targets(u64);

impl Targets {
    /// The fields with these numbers in the four rows.
    #[inline]
    pub(crate) const fn numbers([red, yellow, green, blue]: [u8; 4]) -> Targets {
        Targets(1 << (red - 2) | 1 << (16 + yellow - 2) | 1 << (32 + 12 - green) | 1 << (48 + 12 - blue))
    }

    /// The fields with the same number in all rows.
    #[inline]
    pub(crate) const fn number(number: u8) -> Targets {
        Targets::numbers([number; 4])
    }
}

/// The highest bits of the rows that are not closed, for each set of closed rows.
const OPEN: [u64; 16] = {
    let mut open = [0; 16];
    let mut closed = 0;
    while closed < 16 {
        let mut row = 0;
        while row < 4 {
            if closed >> row & 1 == 0 {
                open[closed] |= 1 << (16 * row + 15);
            }
            row += 1;
        }
        closed += 1;
    }
    open
};

impl Sheet {
    pub(crate) const EMPTY: Sheet = Sheet { rows: 0, misthrows: 0 };

    #[inline]
    fn row(&self, row: Row) -> u16 {
        (self.rows >> (16 * row.index())) as u16
    }

    /// How many misthrows are crossed.
    #[inline]
    pub fn misthrows(&self) -> u8 {
        self.misthrows
    }

    /// How many crosses a row has, the lock included.
    #[inline]
    pub fn crosses(&self, row: Row) -> u32 {
        self.row(row).count_ones()
    }

    /// Whether this player has the row's lock.
    pub fn has_lock(&self, row: Row) -> bool {
        self.row(row) & LOCK != 0
    }

    /// Whether the field is crossed.
    pub fn is_crossed(&self, field: Field) -> bool {
        self.row(field.row()) >> field.place() & 1 != 0
    }

    /// The crossed fields of a row from left to right.
    pub fn crossed(&self, row: Row) -> impl Iterator<Item = Field> + '_ {
        (0..PLACES)
            .map(move |place| Field::of_sum(row, row.number(place)))
            .filter(|field| self.is_crossed(*field))
    }

    /// Whether a cross stands on this field or right of it, so that it is lost (Q11).
    pub fn is_passed(&self, field: Field) -> bool {
        self.row(field.row()) >> field.place() != 0
    }

    /// The points of a row (Q18).
    pub fn row_points(&self, row: Row) -> i32 {
        let crosses = self.crosses(row) as i32;
        crosses * (crosses + 1) / 2
    }

    /// The points of the sheet as it stands (Q18).
    #[inline]
    pub fn points(&self) -> i32 {
        Row::ALL.iter().map(|row| self.row_points(*row)).sum::<i32>()
            - MISTHROW_COST * i32::from(self.misthrows)
    }

    /// Which of the targets may be crossed (Q11, Q12) in rows that are not closed (Q14), as bits 0, 2, 4
    /// and 6 for the rows from the top.
    #[inline]
    pub(crate) fn legal(&self, targets: Targets, closed: Rows) -> u8 {
        // A row's highest bit survives the subtraction exactly if the target is larger than all crosses.
        let mut legal = ((targets.0 | HIGH) - self.rows - LOW) & OPEN[closed.bits()];
        if targets.0 & LAST != 0 {
            for row in Row::ALL {
                let at_last = targets.0 & LAST & 0xFFFF << (16 * row.index()) != 0;
                if at_last && self.crosses(row) < CROSSES_BEFORE_LAST {
                    legal &= !(0x8000 << (16 * row.index()));
                }
            }
        }
        // Gathers bits 15, 31, 47 and 63 into every second bit of the product's highest byte.
        const GATHER: u64 = 1 << 56 | 1 << 42 | 1 << 28 | 1 << 14;
        ((legal >> 15).wrapping_mul(GATHER) >> 56) as u8
    }

    /// Crosses a field, and the lock beside the last one (Q13). Whether that is legal is not checked.
    #[inline]
    pub(crate) fn cross(&mut self, field: Field) {
        let place = 1 << field.place();
        let lock = if field.is_last() { u64::from(LOCK) } else { 0 };
        self.rows |= (place | lock) << (16 * field.row().index());
    }

    /// Crosses a misthrow (Q8).
    #[inline]
    pub(crate) fn cross_misthrow(&mut self) {
        self.misthrows += 1;
    }
}

impl std::fmt::Debug for Sheet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}
