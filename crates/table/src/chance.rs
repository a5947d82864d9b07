//! Exactly uniform numbers from a random generator: no modulo bias, one multiplication in the common case.

use rand::Rng;

/// A uniform number in `0..bound`, exactly: Lemire's multiplication with rejection.
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let unfair = bound.wrapping_neg() % bound;
        while (product as u32) < unfair {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// A uniform number in `0..bound`, exactly, for bounds that do not fit [`below`].
#[inline]
pub fn below_u64<R: Rng + ?Sized>(rng: &mut R, bound: u64) -> u64 {
    let mut product = u128::from(rng.next_u64()) * u128::from(bound);
    if (product as u64) < bound {
        let unfair = bound.wrapping_neg() % bound;
        while (product as u64) < unfair {
            product = u128::from(rng.next_u64()) * u128::from(bound);
        }
    }
    (product >> 64) as u64
}
