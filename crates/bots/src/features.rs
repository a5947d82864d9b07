//! What a network sees of a position: the numbers of the inputs that are on.

/// The most inputs that can be on at once.
pub const MOST_FEATURES: usize = 56;

/// The inputs that are on. One that is on twice counts twice.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    numbers: [u16; MOST_FEATURES],
    count: usize,
}

impl Default for Features {
    fn default() -> Features {
        Features { numbers: [0; MOST_FEATURES], count: 0 }
    }
}

impl Features {
    /// Switches an input on. More than [`MOST_FEATURES`] are not looked at.
    #[inline]
    pub fn switch_on(&mut self, number: usize) {
        if let Some(place) = self.numbers.get_mut(self.count) {
            *place = number as u16;
            self.count += 1;
        }
    }

    /// The numbers of the inputs that are on.
    #[inline]
    pub fn numbers(&self) -> &[u16] {
        &self.numbers[..self.count]
    }
}

/// The place of a difference among bins that are one wide up to `fine` and four wide beyond, symmetric around
/// the middle; there are [`bins`] of them.
#[inline]
pub(crate) fn bin(difference: i32, fine: i32, coarse: i32) -> usize {
    let size = difference.abs();
    let place = if size <= fine { size } else { fine + ((size - fine + 3) / 4).min(coarse) };
    (fine + coarse + place * difference.signum()) as usize
}

/// How many bins [`bin`] tells apart.
pub(crate) const fn bins(fine: i32, coarse: i32) -> usize {
    (2 * (fine + coarse) + 1) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_are_symmetric_and_all_used() {
        let mut seen: Vec<usize> = (-200..=200).map(|difference| bin(difference, 20, 10)).collect();
        assert!(seen.is_sorted());
        seen.dedup();
        assert_eq!(seen, (0..bins(20, 10)).collect::<Vec<_>>());
        assert_eq!(bin(0, 20, 10), 30);
        assert_eq!((bin(21, 20, 10), bin(24, 20, 10), bin(25, 20, 10)), (51, 51, 52));
    }

    #[test]
    fn too_many_inputs_are_left_out() {
        let mut features = Features::default();
        (0..100).for_each(|number| features.switch_on(number));
        assert_eq!(features.numbers().len(), MOST_FEATURES);
    }
}
