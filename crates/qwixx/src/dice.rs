//! The six dice: two white ones and one for each row (Q2).

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use table::{NotationError, below_u64, join};

use crate::row::{Row, Rows};

/// A roll. The white dice keep the order they were given in; dice of closed rows are missing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dice {
    white: [u8; 2],
    /// The dice of the rows from the top; 0 for a die that is out of play.
    coloured: [u8; 4],
}

/// The faces of the four colour dice for each of their 1,296 rolls.
static COLOURED: [[u8; 4]; 1296] = {
    let mut rolls = [[0; 4]; 1296];
    let mut roll = 0;
    while roll < 1296 {
        rolls[roll] = [
            (roll / 216) as u8 + 1,
            (roll / 36 % 6) as u8 + 1,
            (roll / 6 % 6) as u8 + 1,
            (roll % 6) as u8 + 1,
        ];
        roll += 1;
    }
    rolls
};

impl Dice {
    /// No dice: what a state holds between turns.
    pub(crate) const NONE: Dice = Dice { white: [0; 2], coloured: [0; 4] };

    /// The two white dice.
    pub const fn white(&self) -> [u8; 2] {
        self.white
    }

    /// The white dice, the smaller first.
    #[inline]
    pub(crate) fn low_and_high(&self) -> (u8, u8) {
        (self.white[0].min(self.white[1]), self.white[0].max(self.white[1]))
    }

    /// The sum of the white dice (Q6).
    #[inline]
    pub const fn white_sum(&self) -> u8 {
        self.white[0] + self.white[1]
    }

    /// The die of a row; `None` if it is out of play.
    pub fn coloured(&self, row: Row) -> Option<u8> {
        Some(self.coloured[row.index()]).filter(|face| *face > 0)
    }

    /// The dice of the rows from the top, 0 for those out of play.
    #[inline]
    pub(crate) const fn faces(&self) -> [u8; 4] {
        self.coloured
    }

    /// The rows whose dice are missing.
    pub(crate) fn missing(&self) -> Rows {
        Row::ALL.into_iter().filter(|row| self.coloured[row.index()] == 0).collect()
    }

    /// Takes the dice of these rows away (Q14).
    #[inline]
    pub(crate) fn remove(&mut self, rows: Rows) {
        if !rows.is_empty() {
            rows.iter().for_each(|row| self.coloured[row.index()] = 0);
        }
    }

    /// A fair roll of the dice in play (Q5), the larger white die first.
    #[inline]
    pub(crate) fn sample<R: Rng + ?Sized>(rng: &mut R, closed: Rows) -> Dice {
        let roll = below_u64(rng, 46_656) as usize;
        let (whites, coloured) = (roll / 1296, COLOURED[roll % 1296]);
        let (one, other) = (whites as u8 / 6 + 1, whites as u8 % 6 + 1);
        let mut dice = Dice { white: [one.max(other), one.min(other)], coloured };
        dice.remove(closed);
        dice
    }

    /// Every roll of the dice in play with its weight: the white dice in one order only.
    pub(crate) fn outcomes(closed: Rows, mut each: impl FnMut(Dice, u64)) {
        let faces = |row: Row| if closed.contains(row) { 0..=0 } else { 1..=6 };
        for high in 1..=6 {
            for low in 1..=high {
                let weight = if high == low { 1 } else { 2 };
                for red in faces(Row::Red) {
                    for yellow in faces(Row::Yellow) {
                        for green in faces(Row::Green) {
                            for blue in faces(Row::Blue) {
                                each(
                                    Dice { white: [high, low], coloured: [red, yellow, green, blue] },
                                    weight,
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "w{} w{}", self.white[0], self.white[1])?;
        for row in Row::ALL {
            if let Some(face) = self.coloured(row) {
                write!(f, " {}{face}", row.letter())?;
            }
        }
        Ok(())
    }
}

impl FromStr for Dice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Dice, NotationError> {
        let wrong = || NotationError::expected("a roll", "w4 w1 r3 y5 g2 b6", text);
        let mut dice = Dice::NONE;
        for token in text.split_whitespace() {
            let mut chars = token.chars();
            let (letter, face) = (chars.next().ok_or_else(wrong)?, chars.next().and_then(|c| c.to_digit(10)));
            let face = face.filter(|face| (1..=6).contains(face)).ok_or_else(wrong)? as u8;
            let slot = match Row::with_letter(letter) {
                Some(row) => &mut dice.coloured[row.index()],
                None if letter != 'w' => return Err(wrong()),
                None if dice.white[0] == 0 => &mut dice.white[0],
                None => &mut dice.white[1],
            };
            if *slot != 0 || chars.next().is_some() {
                return Err(wrong());
            }
            *slot = face;
        }
        if dice.white[1] == 0 { Err(wrong()) } else { Ok(dice) }
    }
}

/// The dice of these rows, for messages.
pub(crate) fn dice_names(rows: impl Iterator<Item = Row>) -> String {
    join(rows.map(Row::name), ", ")
}
