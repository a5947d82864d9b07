//! The layout of a sheet in one 64-bit word.
//!
//! The four rows lie side by side, 16 bits each, the top row lowest: bits 0 to 10 are the numbers from left
//! to right, bit 11 is the lock, and bit 15 is never used by a cross. So one subtraction tells for all rows
//! at once which of four numbers lie right of every cross.

use crate::row::{PLACES, Row};

/// The lowest bit of each row.
pub(crate) const LOW: u64 = 0x0001_0001_0001_0001;
/// The highest bit of each row, which no cross ever uses.
pub(crate) const HIGH: u64 = LOW << 15;
/// The last number of each row.
pub(crate) const LAST: u64 = LOW << (PLACES - 1);
/// The lock, in the bits of one row.
pub(crate) const LOCK: u16 = 1 << PLACES;

/// All bits of one row.
#[inline]
pub(crate) const fn lane(row: Row) -> u64 {
    0xFFFF << (16 * row.index())
}

/// The highest bits of the rows that are not closed, for each set of closed rows.
pub(crate) const OPEN: [u64; 16] = {
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
