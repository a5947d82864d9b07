//! Six small numbers in one word, one for each colour: dice, fields, boxes.
//!
//! Two of the games have six colours and small numbers for each. One byte each fits into 48 bits, and with
//! the highest bit of each byte free, one subtraction compares all six at once.

/// Six numbers from 0 to [`Six::MAX`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Six(u64);

/// A subset of the six, as the highest bit of each byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SixMask(u64);

const LOW: u64 = 0x0101_0101_0101;
const HIGH: u64 = LOW << 7;

impl Six {
    /// Six zeros.
    pub const ZERO: Six = Six(0);

    /// The largest number there is room for.
    pub const MAX: u8 = 0x7F;

    /// The same number six times.
    pub const fn all(number: u8) -> Six {
        Six(LOW * number as u64)
    }

    /// These six numbers.
    pub const fn new(numbers: [u8; 6]) -> Six {
        let mut six = Six::ZERO;
        let mut place = 0;
        while place < 6 {
            six = six.with(place, numbers[place]);
            place += 1;
        }
        six
    }

    /// The number at a place.
    #[inline]
    pub const fn get(self, place: usize) -> u8 {
        (self.0 >> (8 * place)) as u8 & Six::MAX
    }

    /// The same with this number at a place.
    #[inline]
    pub const fn with(self, place: usize, number: u8) -> Six {
        debug_assert!(place < 6 && number <= Six::MAX);
        Six(self.0 & !(0xFF << (8 * place)) | (number as u64) << (8 * place))
    }

    /// The six numbers.
    pub fn numbers(self) -> [u8; 6] {
        std::array::from_fn(|place| self.get(place))
    }

    /// The sums, place by place; none may exceed [`Six::MAX`].
    #[inline]
    pub const fn plus(self, other: Six) -> Six {
        Six(self.0 + other.0)
    }

    /// The differences, place by place; none may be negative.
    #[inline]
    pub const fn minus(self, other: Six) -> Six {
        Six(self.0 - other.0)
    }

    /// The numbers moved up by some places; those moved over the end are lost.
    #[inline]
    pub const fn shifted(self, places: usize) -> Six {
        Six(self.0 << (8 * places) & (LOW * 0xFF))
    }

    /// The numbers at the places of the mask, zeros elsewhere.
    #[inline]
    pub const fn only(self, mask: SixMask) -> Six {
        Six(self.0 & ((mask.0 >> 7) * 0xFF))
    }

    /// The places where this number is not larger than the other.
    #[inline]
    pub const fn not_larger(self, than: Six) -> SixMask {
        SixMask(((than.0 | HIGH) - self.0) & HIGH)
    }

    /// The places where the numbers are equal.
    #[inline]
    pub const fn equal(self, to: Six) -> SixMask {
        SixMask(!((self.0 ^ to.0 | HIGH) - LOW) & HIGH)
    }

    /// The places where the number is zero.
    #[inline]
    pub const fn zeros(self) -> SixMask {
        self.equal(Six::ZERO)
    }

    /// The sum of all six.
    #[inline]
    pub const fn sum(self) -> u32 {
        const EVERY_OTHER: u64 = 0x00FF_00FF_00FF;
        let pairs = (self.0 & EVERY_OTHER) + (self.0 >> 8 & EVERY_OTHER);
        ((pairs + (pairs >> 16) + (pairs >> 32)) & 0xFFFF) as u32
    }
}

impl std::fmt::Debug for Six {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.numbers().fmt(f)
    }
}

/// For each of the 64 subsets, its own subsets in ascending order.
static SUBSETS: [[u8; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut set = 0;
    while set < 64 {
        let mut nth = 0;
        let mut subset: usize = 0;
        loop {
            table[set][nth] = subset as u8;
            if subset == set {
                break;
            }
            // The next larger subset: count up while jumping over the places outside the set.
            subset = subset.wrapping_sub(set) & set;
            nth += 1;
        }
        set += 1;
    }
    table
};

impl SixMask {
    /// The places of these bits, the lowest being the first place.
    #[inline]
    pub const fn from_bits(bits: u8) -> SixMask {
        // Each byte keeps its own bit of six copies, and carries it into the highest one.
        let own = (bits as u64 * LOW) & 0x2010_0804_0201;
        SixMask((own + LOW * 0x7F) & HIGH)
    }

    /// One bit a place, the lowest being the first place.
    #[inline]
    pub const fn bits(self) -> u8 {
        // Gathers the bits, eight apart, side by side into the product's highest byte.
        const GATHER: u64 = 1 << 56 | 1 << 49 | 1 << 42 | 1 << 35 | 1 << 28 | 1 << 21;
        ((self.0 >> 7).wrapping_mul(GATHER) >> 56) as u8
    }

    /// The places in both masks.
    #[inline]
    pub const fn and(self, other: SixMask) -> SixMask {
        SixMask(self.0 & other.0)
    }

    /// The places not in the mask.
    #[inline]
    pub const fn not(self) -> SixMask {
        SixMask(!self.0 & HIGH)
    }

    /// Whether a place is in the mask.
    #[inline]
    pub const fn contains(self, place: usize) -> bool {
        self.0 >> (8 * place + 7) & 1 != 0
    }

    /// Whether no place is in the mask.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places are in the mask.
    #[inline]
    pub const fn len(self) -> u32 {
        ((self.0 >> 7).wrapping_mul(LOW) >> 40) as u32 & 0xFF
    }

    /// The places in order.
    pub fn places(self) -> impl Iterator<Item = usize> {
        (0..6).filter(move |place| self.contains(*place))
    }

    /// The subset of this mask with this number in ascending order; 0 is the empty one.
    #[inline]
    pub fn subset(self, number: usize) -> SixMask {
        SixMask::from_bits(SUBSETS[usize::from(self.bits())][number])
    }
}

impl std::fmt::Debug for SixMask {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:06b}", self.bits())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Six numbers for each of a few thousand seeds.
    fn samples() -> impl Iterator<Item = [u8; 6]> {
        (0..4000u64).map(|seed| {
            let mixed = crate::mix::splitmix64(seed);
            std::array::from_fn(|place| (mixed >> (9 * place) & if seed % 2 == 0 { 7 } else { 0x7F }) as u8)
        })
    }

    fn mask(of: [bool; 6]) -> u8 {
        (0..6).map(|place| u8::from(of[place]) << place).sum()
    }

    #[test]
    fn comparisons_agree_with_plain_arrays() {
        for (a, b) in samples().zip(samples().skip(1)) {
            let (x, y) = (Six::new(a), Six::new(b));
            assert_eq!(x.numbers(), a);
            assert_eq!(x.sum(), a.iter().map(|n| u32::from(*n)).sum());
            assert_eq!(x.not_larger(y).bits(), mask(std::array::from_fn(|i| a[i] <= b[i])));
            assert_eq!(x.equal(y).bits(), mask(std::array::from_fn(|i| a[i] == b[i])));
            assert_eq!(x.zeros().bits(), mask(a.map(|n| n == 0)));
            assert_eq!(x.with(2, 5).numbers(), [a[0], a[1], 5, a[3], a[4], a[5]]);
            assert_eq!(x.shifted(4).numbers(), [0, 0, 0, 0, a[0], a[1]]);
            let only = x.only(x.not_larger(y)).numbers();
            assert_eq!(only, std::array::from_fn(|i| if a[i] <= b[i] { a[i] } else { 0 }));
        }
    }

    #[test]
    fn masks_count_and_list_their_subsets() {
        for bits in 0..64u8 {
            let mask = SixMask::from_bits(bits);
            assert_eq!((mask.bits(), mask.len()), (bits, bits.count_ones()));
            assert_eq!(mask.not().bits(), !bits & 63);
            assert_eq!(mask.places().count(), bits.count_ones() as usize);
            let subsets: Vec<u8> = (0..1 << bits.count_ones()).map(|n| mask.subset(n).bits()).collect();
            let expected: Vec<u8> = (0..64).filter(|subset| subset & !bits == 0).collect();
            assert_eq!(subsets, expected);
        }
    }
}
