//! What a player may do: cross a field or pass; when asked to join a lock, keep what was chosen.

use std::fmt;
use std::hint::select_unpredictable;
use std::str::FromStr;

use table::{ChoiceSet, NotationError, phrase};

use crate::row::Field;
use crate::targets::Targets;

/// One player's choice in action 1 or action 2, or whether to join a lock (Q21).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Cross nothing; when asked to join a lock, keep the choice of action 1 (Q21).
    Pass,
    /// Cross this field; when asked to join a lock, instead of the choice of action 1 (Q21).
    Cross(Field),
}

impl Choice {
    /// The field's byte, or zero for passing.
    #[inline]
    pub(crate) const fn packed(self) -> u8 {
        match self {
            Choice::Pass => 0,
            Choice::Cross(field) => field.packed(),
        }
    }

    /// The choice that such a byte stands for.
    #[inline]
    const fn unpack(packed: u8) -> Choice {
        match Field::unpack(packed) {
            Some(field) => Choice::Cross(field),
            None => Choice::Pass,
        }
    }
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
            field => field.parse().map(Choice::Cross).map_err(|_| {
                NotationError::expected_one_of(phrase!("thing-choice", "a choice"), &["r5", "-"], text)
            }),
        }
    }
}

/// The legal choices of one seat: passing, and up to two fields in each row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    /// The field with the smaller number in each row, whether legal or not.
    low: Targets,
    /// The field with the larger number in each row, whether legal or not.
    high: Targets,
    /// Which are legal: bit `2 * row` for the smaller number, bit `2 * row + 1` for the larger one.
    legal: u8,
    asked: bool,
}

/// The sorted list of choices for each set of legal fields: passing first, which is 0, then each field as
/// [`CROSS`] and its bit; the number of choices stands last.
static LISTS: [[u8; 16]; 256] = {
    let mut lists = [[0; 16]; 256];
    let mut set = 0;
    while set < 256 {
        let mut bit = 0;
        let mut count = 1;
        while bit < 8 {
            if set >> bit & 1 == 1 {
                lists[set][count] = CROSS | bit;
                count += 1;
            }
            bit += 1;
        }
        lists[set][COUNT] = count as u8;
        set += 1;
    }
    lists
};

/// The bit of an entry that crosses something.
const CROSS: u8 = 0x80;
/// Where a list holds its own length.
const COUNT: usize = 15;

impl Choices {
    /// Nothing at all: the seat is not asked.
    pub(crate) const NONE: Choices =
        Choices { low: Targets::NONE, high: Targets::NONE, legal: 0, asked: false };

    /// Passing, or one of the legal fields among these.
    #[inline]
    pub(crate) fn new(low: Targets, high: Targets, legal: u8) -> Choices {
        Choices { low, high, legal, asked: true }
    }
}

impl ChoiceSet for Choices {
    type Choice = Choice;

    #[inline]
    fn len(&self) -> usize {
        if self.asked { usize::from(LISTS[usize::from(self.legal)][COUNT]) } else { 0 }
    }

    #[inline]
    fn nth(&self, place: usize) -> Choice {
        debug_assert!(place < self.len());
        let entry = LISTS[usize::from(self.legal)][place & 15];
        let targets = if entry & 1 == 0 { self.low } else { self.high };
        let crossed = targets.packed(u32::from(entry >> 1 & 3));
        Choice::unpack(select_unpredictable(entry & CROSS != 0, crossed, 0))
    }
}
