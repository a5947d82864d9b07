//! One player's sheet: which numbers are crossed, the locks, the misthrows, and what may be crossed next.

use crate::bits::{HIGH, LAST, LOCK, LOW, OPEN, lane};
use crate::choice::Choice;
use crate::row::{Field, PLACES, Row, Rows};
use crate::targets::{LegalRows, Targets};

/// How many crosses the last number needs before it (Q12).
pub const CROSSES_BEFORE_LAST: u32 = 5;
/// How many misthrows a sheet has room for; the last one ends the game (Q16).
pub const MISTHROWS: u8 = 4;
/// What each misthrow costs (Q18).
pub const MISTHROW_COST: i32 = 5;

/// The points of a row with so many crosses, the lock included (Q18).
#[inline]
pub(crate) const fn points_of(crosses: u32) -> i32 {
    let crosses = crosses as i32;
    crosses * (crosses + 1) / 2
}

/// One player's sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sheet {
    /// The crosses, in the layout of [`crate::bits`].
    rows: u64,
    misthrows: u8,
}

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

    /// How many numbers are crossed; locks do not count.
    pub fn numbers_crossed(&self) -> u32 {
        Row::ALL.iter().map(|row| self.crosses(*row) - u32::from(self.has_lock(*row))).sum()
    }

    /// How many numbers and misthrows are crossed: every active turn leaves at least one such mark (Q8).
    pub fn marks(&self) -> u32 {
        self.numbers_crossed() + u32::from(self.misthrows)
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

    /// The fields of a row from left to right that are not crossed and lie left of a cross (Q11).
    pub fn lost(&self, row: Row) -> impl Iterator<Item = Field> + '_ {
        (0..PLACES)
            .filter_map(move |place| Field::new(row, row.number(place)))
            .filter(|field| self.is_passed(*field) && !self.is_crossed(*field))
    }

    /// The place of a row's right-most crossed number, from 0; `None` if there is none.
    #[inline]
    pub fn last_place(&self, row: Row) -> Option<u8> {
        let numbers = self.row(row) & !LOCK;
        (numbers != 0).then(|| (u16::BITS - 1 - numbers.leading_zeros()) as u8)
    }

    /// Whether a cross stands on this field or right of it, so that it is lost (Q11).
    pub fn is_passed(&self, field: Field) -> bool {
        self.row(field.row()) >> field.place() != 0
    }

    /// The points of a row (Q18).
    pub fn row_points(&self, row: Row) -> i32 {
        points_of(self.crosses(row))
    }

    /// The points of the misthrows together (Q18).
    #[inline]
    pub fn misthrow_points(&self) -> i32 {
        -MISTHROW_COST * i32::from(self.misthrows)
    }

    /// The points of the sheet as it stands (Q18).
    #[inline]
    pub fn points(&self) -> i32 {
        Row::ALL.iter().map(|row| self.row_points(*row)).sum::<i32>() + self.misthrow_points()
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
            let is_last = targets.0 & LAST & lane(row) != 0;
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

    /// Takes back what [`Sheet::cross`] crossed for this choice (Q21).
    pub(crate) fn take_back(&mut self, choice: Choice) {
        self.rows &= !Crosses::of(choice).0;
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
        Row::ALL.into_iter().filter(|row| self.0 & LAST & lane(*row) != 0).collect()
    }
}

impl std::fmt::Debug for Sheet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}
