//! What dice aim at: at most one field in each row, and which of these may be crossed.

use crate::bits::OPEN;
use crate::row::{Field, Row, Rows};

/// At most one field in each row, as bits in the layout of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Targets(pub(crate) u64);

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
pub(crate) struct LegalRows(pub(crate) u64);

impl LegalRows {
    /// No rows.
    pub(crate) const NONE: LegalRows = LegalRows(0);

    /// Whether there are none.
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Two sets side by side, as the bits `2 * row` of the one and `2 * row + 1` of the other.
    #[inline]
    pub(crate) const fn interleave(self, other: LegalRows) -> u8 {
        // Gathers the lowest two bits of each row into the product's highest byte.
        const GATHER: u64 = 1 << 56 | 1 << 42 | 1 << 28 | 1 << 14;
        ((self.0 >> 15 | other.0 >> 14).wrapping_mul(GATHER) >> 56) as u8
    }
}
