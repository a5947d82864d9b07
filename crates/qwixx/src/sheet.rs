//! One player's sheet: which numbers are crossed, the locks, the misthrows, and what may be crossed next.
//!
//! The four rows lie side by side in one 64-bit word, 16 bits each: bits 0 to 10 are the numbers from
//! left to right, bit 11 is the lock. So one subtraction tells for all rows at once which of four
//! numbers lie right of every cross.

use crate::choice::Choice;
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

/// At most one field in each row, as bits in the layout of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Targets(u64);

/// All bits of the rows whose numbers rise.
const RISING: u64 = 0xFFFF_FFFF;

impl Targets {
    /// No field at all.
    pub(crate) const NONE: Targets = Targets(0);

    /// The fields with these numbers in the four rows.
    pub(crate) const fn numbers([red, yellow, green, blue]: [u8; 4]) -> Targets {
        Targets(1 << (red - 2) | 1 << (16 + yellow - 2) | 1 << (32 + 12 - green) | 1 << (48 + 12 - blue))
    }

    /// The fields whose numbers are larger by this much.
    #[inline]
    pub(crate) const fn plus(self, more: u8) -> Targets {
        Targets((self.0 & RISING) << more | (self.0 & !RISING) >> more)
    }

    /// The same without those in these rows.
    #[inline]
    pub(crate) const fn without(self, rows: Rows) -> Targets {
        Targets(self.0 & ((OPEN[rows.bits()] >> 15) * 0xFFFF))
    }

    /// The place of the field in a row, from 0 on the left; `None` if there is none.
    pub(crate) fn place(self, row: Row) -> Option<u8> {
        let fields = (self.0 >> (16 * row.index())) as u16;
        (fields != 0).then(|| fields.trailing_zeros() as u8)
    }

    /// The byte of the field in the row with this place from the top (see [`Field::pack`]). There must be one.
    #[inline]
    pub(crate) const fn packed(self, row: u32) -> u8 {
        Field::pack((self.0 & 0xFFFF << (16 * row)).trailing_zeros())
    }
}

/// The targets that may be crossed, as the highest bit of each row.
#[derive(Clone, Copy)]
pub(crate) struct LegalRows(u64);

impl LegalRows {
    /// Two sets side by side, as the bits `2 * row` of the one and `2 * row + 1` of the other.
    #[inline]
    pub(crate) const fn interleave(self, other: LegalRows) -> u8 {
        // Gathers the lowest two bits of each row into the product's highest byte.
        const GATHER: u64 = 1 << 56 | 1 << 42 | 1 << 28 | 1 << 14;
        ((self.0 >> 15 | other.0 >> 14).wrapping_mul(GATHER) >> 56) as u8
    }

    /// No rows.
    pub(crate) const NONE: LegalRows = LegalRows(0);
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
            .filter_map(move |place| Field::new(row, row.number(place)))
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

    /// Which of the targets may be crossed (Q11, Q12) in rows that are not closed (Q14).
    #[inline]
    pub(crate) fn legal(&self, targets: Targets, closed: Rows) -> LegalRows {
        // A row's highest bit survives the subtraction exactly if the target is larger than all crosses.
        let mut legal = ((targets.0 | HIGH) - self.rows - LOW) & OPEN[closed.bits()];
        if targets.0 & LAST != 0 {
            legal &= !self.too_early(targets);
        }
        LegalRows(legal)
    }

    /// The highest bits of the rows whose target is the last number, without enough crosses before it (Q12).
    fn too_early(&self, targets: Targets) -> u64 {
        let mut rows = 0;
        for row in Row::ALL {
            let is_last = targets.0 & LAST & 0xFFFF << (16 * row.index()) != 0;
            rows |= u64::from(is_last && self.crosses(row) < CROSSES_BEFORE_LAST) << (16 * row.index() + 15);
        }
        rows
    }

    /// Crosses what was chosen, and the lock beside the last number (Q13). Whether that is legal is not
    /// checked. Returns what was crossed.
    #[inline]
    pub(crate) fn cross(&mut self, choice: Choice) -> Crosses {
        let crosses = Crosses::of(choice);
        self.rows |= crosses.0;
        crosses
    }

    /// Crosses this many misthrows (Q8).
    #[inline]
    pub(crate) fn cross_misthrows(&mut self, count: u8) {
        self.misthrows += count;
    }
}

/// Crosses on numbers and locks, in the layout of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Crosses(u64);

impl Crosses {
    /// What a choice crosses: nothing for passing, and the lock with the last number (Q13). No branch, since
    /// nobody can predict who passes.
    #[inline]
    const fn of(choice: Choice) -> Crosses {
        let packed = choice.packed();
        let number = ((packed != 0) as u64) << (packed & 63);
        let lock = (number & LAST) << 1;
        Crosses(number | lock)
    }

    /// Both together.
    #[inline]
    pub(crate) const fn and(self, others: Crosses) -> Crosses {
        Crosses(self.0 | others.0)
    }

    /// Whether there are none.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a lock is among them.
    #[inline]
    pub(crate) const fn lock_something(self) -> bool {
        self.0 & LAST != 0
    }

    /// The rows whose locks are among them.
    pub(crate) fn locked(self) -> Rows {
        Row::ALL.into_iter().filter(|row| self.0 & LAST & 0xFFFF << (16 * row.index()) != 0).collect()
    }
}

impl std::fmt::Debug for Sheet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}
