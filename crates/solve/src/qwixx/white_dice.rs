//! The dice of an active turn: the white ones by their sum, and the best option of the coloured ones.
//!
//! Given the white dice, the coloured ones are independent, and each of them lets its row offer one of a few
//! continuations; what counts is the best option of the four rows. So instead of 1,296 rolls of the coloured
//! dice it is enough to walk through all options from the best down and to keep count of the chance that
//! nothing better was rolled.

use super::row_states::NUMBERS;

/// The two white dice of one roll, without their order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WhiteRoll {
    /// How likely they are.
    pub(crate) weight: f64,
    /// For each number the faces of a coloured die that reach it with one of the white dice, one bit each.
    faces: [u8; NUMBERS],
}

/// The rolls of the white dice by their sum, from 2.
pub(crate) static WHITES: [[Option<WhiteRoll>; 3]; NUMBERS] = {
    let mut all = [[None; 3]; NUMBERS];
    let mut sum = 2;
    while sum <= 12 {
        let (mut low, mut count) = (1, 0);
        while 2 * low <= sum {
            if sum - low <= 6 {
                let mut faces = [0; NUMBERS];
                let mut face = 1;
                while face <= 6 {
                    faces[low + face - 2] |= 1 << (face - 1);
                    faces[sum - low + face - 2] |= 1 << (face - 1);
                    face += 1;
                }
                let weight = if 2 * low == sum { 1.0 / 36.0 } else { 2.0 / 36.0 };
                all[sum - 2][count] = Some(WhiteRoll { weight, faces });
                count += 1;
            }
            low += 1;
        }
        sum += 1;
    }
    all
};

/// The chance of each white sum, from 2.
pub(crate) const SUM_CHANCES: [f64; NUMBERS] = {
    let mut chances = [0.0; NUMBERS];
    let mut sum = 0;
    while sum < NUMBERS {
        let ways = if sum < 6 { sum + 1 } else { 11 - sum };
        chances[sum] = ways as f64 / 36.0;
        sum += 1;
    }
    chances
};

/// The numbers that some coloured die can reach, for each white sum.
pub(crate) static REACHED: [u16; NUMBERS] = {
    let mut reached = [0; NUMBERS];
    let mut sum = 0;
    while sum < NUMBERS {
        let mut number = 0;
        while number < NUMBERS {
            let mut roll = 0;
            while roll < 3 {
                if let Some(whites) = WHITES[sum][roll]
                    && whites.faces[number] != 0
                {
                    reached[sum] |= 1 << number;
                }
                roll += 1;
            }
            number += 1;
        }
        sum += 1;
    }
    reached
};

/// The chance that a die shows one of some faces, if it shows one of others that include them.
static REMAIN: [[f64; 64]; 64] = {
    let mut remain = [[0.0; 64]; 64];
    let mut before = 1_usize;
    while before < 64 {
        let mut after = 0_usize;
        while after < 64 {
            if before & after == after {
                remain[before][after] = after.count_ones() as f64 / before.count_ones() as f64;
            }
            after += 1;
        }
        before += 1;
    }
    remain
};

/// What one face, or two, of a row's die make possible.
#[derive(Clone, Copy, Default)]
pub(crate) struct DieOption {
    worth: f64,
    /// The number it crosses, from 2 on.
    number: u8,
    /// Where the faces of the row's die are kept.
    shift: u8,
    /// Which step it is.
    step: u8,
}

impl DieOption {
    /// What a step offers to whoever rolls its number with its row's die.
    #[inline]
    pub(crate) fn new(worth: f64, row: u8, number: u8, step: usize) -> DieOption {
        DieOption { worth, number, shift: 8 * row, step: step as u8 }
    }

    #[inline]
    pub(crate) fn worth(&self) -> f64 {
        self.worth
    }

    pub(crate) fn step(&self) -> usize {
        self.step.into()
    }
}

impl WhiteRoll {
    /// Tells how likely it is that each option is the best one rolled, and returns the chance that none is
    /// rolled. The options stand in order, the best first.
    #[inline]
    pub(crate) fn shares(&self, options: &[DieOption], mut each: impl FnMut(&DieOption, f64)) -> f64 {
        // The faces of each die with which no option so far comes, and the chance of that.
        let mut left = 0x3F3F_3F3F_u32;
        let mut chance = 1.0;
        for option in options {
            let before = left >> option.shift & 0x3F;
            let after = before & !u32::from(self.faces[usize::from(option.number)]);
            if after != before {
                left ^= (before ^ after) << option.shift;
                let lower = chance * REMAIN[before as usize][after as usize];
                each(option, chance - lower);
                chance = lower;
            }
        }
        chance
    }

    /// The expectation of the best option, or of the floor if no option is rolled.
    #[inline]
    pub(crate) fn mean(&self, options: &[DieOption], floor: f64) -> f64 {
        let mut mean = 0.0;
        let rest = self.shares(options, |option, share| mean += option.worth * share);
        mean + floor * rest
    }
}
