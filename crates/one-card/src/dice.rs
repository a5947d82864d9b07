//! Five equal dice with six colours (K1): only how many show each colour matters.

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use table::{NotationError, Six, below, below_u64, phrase};

use crate::colour::Colour;

/// How many dice there are.
pub const DICE: u32 = 5;

/// How many dice show each colour, none to five dice in all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Dice(pub(crate) Six);

/// The colours of two dice for each of their 36 rolls.
static TWO: [Six; 36] = {
    let mut rolls = [Six::ZERO; 36];
    let mut roll = 0;
    while roll < 36 {
        rolls[roll] = ONE[roll / 6].plus(ONE[roll % 6]);
        roll += 1;
    }
    rolls
};

/// The colours of three dice for each of their 216 rolls.
static THREE: [Six; 216] = {
    let mut rolls = [Six::ZERO; 216];
    let mut roll = 0;
    while roll < 216 {
        rolls[roll] = ONE[roll / 36].plus(ONE[roll / 6 % 6]).plus(ONE[roll % 6]);
        roll += 1;
    }
    rolls
};

/// The colour of one die.
const ONE: [Six; 6] = [
    Six::ZERO.with(0, 1),
    Six::ZERO.with(1, 1),
    Six::ZERO.with(2, 1),
    Six::ZERO.with(3, 1),
    Six::ZERO.with(4, 1),
    Six::ZERO.with(5, 1),
];

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice(Six::ZERO);

    /// So many dice of each colour, in the order of [`Colour::ALL`]; `None` for more than five.
    pub fn with_counts(counts: [u8; 6]) -> Option<Dice> {
        let dice: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        (dice <= DICE).then(|| Dice(Six::new(counts)))
    }

    /// How many dice show a colour.
    pub fn count(self, colour: Colour) -> u8 {
        self.0.get(colour.index())
    }

    /// How many dice there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.sum()
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Dice::NONE
    }

    /// These and the others together.
    #[inline]
    pub(crate) fn and(self, others: Dice) -> Dice {
        Dice(self.0.plus(others.0))
    }

    /// A fair roll of this many dice, one to five.
    #[inline]
    pub(crate) fn sample<R: Rng + ?Sized>(rng: &mut R, dice: u32) -> Dice {
        Dice(match dice {
            5 => {
                let roll = below_u64(rng, 7_776) as usize;
                THREE[roll / 36].plus(TWO[roll % 36])
            }
            4 => {
                let roll = below_u64(rng, 1_296) as usize;
                TWO[roll / 36].plus(TWO[roll % 36])
            }
            3 => THREE[below(rng, 216) as usize],
            2 => TWO[below(rng, 36) as usize],
            _ => ONE[below(rng, 6) as usize],
        })
    }

    /// Every result of this many dice with the number of ways to roll it.
    pub(crate) fn outcomes(dice: u32, each: &mut impl FnMut(Dice, u64)) {
        const FACTORIAL: [u64; 6] = [1, 1, 2, 6, 24, 120];
        fn extend(place: usize, left: u8, counts: Six, ways: u64, each: &mut impl FnMut(Dice, u64)) {
            if place == 5 {
                return each(Dice(counts.with(5, left)), ways / FACTORIAL[usize::from(left)]);
            }
            for count in 0..=left {
                let ways = ways / FACTORIAL[usize::from(count)];
                extend(place + 1, left - count, counts.with(place, count), ways, each);
            }
        }
        extend(0, dice as u8, Six::ZERO, FACTORIAL[dice as usize], each);
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for colour in Colour::ALL {
            for _ in 0..self.count(colour) {
                write!(f, "{}", colour.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Dice {
    type Err = NotationError;

    /// Reads at most five letters in any order; none is no dice.
    fn from_str(text: &str) -> Result<Dice, NotationError> {
        let wrong = || NotationError::expected(phrase!("thing-dice", "dice"), "oyypp", text);
        let mut dice = Dice::NONE;
        for letter in text.trim().chars() {
            let colour = Colour::with_letter(letter).ok_or_else(wrong)?;
            if dice.len() == DICE {
                return Err(wrong());
            }
            dice = dice.and(Dice(ONE[colour.index()]));
        }
        Ok(dice)
    }
}
