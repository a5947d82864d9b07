//! The six dice: two white ones and one for each row (Q2).

use std::fmt::{self, Write};
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand::Rng;
use table::{NotationError, below_u64, phrase};

use crate::row::{Field, Row, Rows};
use crate::targets::Targets;

/// What a die can show.
pub(crate) const FACES: RangeInclusive<u8> = 1..=6;
/// The letter of both white dice in the notation.
const WHITE_LETTER: char = 'w';

/// A roll. The white dice keep the order they were given in; dice of closed rows are missing.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dice {
    /// The fields that the coloured dice reach together with a white 1: all that action 2 needs to know.
    coloured: Targets,
    white: [u8; 2],
}

/// The white dice of each of their 36 rolls, the larger first.
static WHITE: [[u8; 2]; 36] = {
    let mut rolls = [[0; 2]; 36];
    let mut roll = 0;
    while roll < 36 {
        let (one, other) = ((roll / 6) as u8 + 1, (roll % 6) as u8 + 1);
        rolls[roll] = if one < other { [other, one] } else { [one, other] };
        roll += 1;
    }
    rolls
};

/// The coloured dice of each of their 1,296 rolls.
static COLOURED: [Targets; 1296] = {
    let mut rolls = [Targets::NONE; 1296];
    let mut roll = 0;
    while roll < 1296 {
        rolls[roll] = with_white_1([
            (roll / 216) as u8 + 1,
            (roll / 36 % 6) as u8 + 1,
            (roll / 6 % 6) as u8 + 1,
            (roll % 6) as u8 + 1,
        ]);
        roll += 1;
    }
    rolls
};

/// The fields that coloured dice with these faces reach together with a white 1.
const fn with_white_1([red, yellow, green, blue]: [u8; 4]) -> Targets {
    Targets::numbers([red + 1, yellow + 1, green + 1, blue + 1])
}

impl Dice {
    /// No dice: what a state holds between turns.
    pub(crate) const NONE: Dice = Dice { white: [0; 2], coloured: Targets::NONE };

    /// The letters of all dice, in the order of the notation (Q2).
    pub(crate) fn letters() -> impl Iterator<Item = char> {
        [WHITE_LETTER; 2].into_iter().chain(Row::ALL.map(Row::letter))
    }

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

    /// Both white dice in notation.
    pub(crate) fn white_pair(&self) -> [String; 2] {
        self.white.map(|face| format!("{WHITE_LETTER}{face}"))
    }

    /// The white die and the coloured one that make a field's number together (Q7), in notation; `None` if none do.
    pub(crate) fn pair_for(&self, field: Field) -> Option<[String; 2]> {
        let coloured = self.coloured(field.row())?;
        let white = self.white.into_iter().find(|white| white + coloured == field.number())?;
        Some([format!("{WHITE_LETTER}{white}"), format!("{}{coloured}", field.row().letter())])
    }

    /// The die of a row; `None` if it is out of play.
    pub fn coloured(&self, row: Row) -> Option<u8> {
        self.coloured.place(row).map(|place| row.number(place) - 1)
    }

    /// The fields that a white die reaches together with the coloured ones (Q7).
    #[inline]
    pub(crate) const fn targets(&self, white: u8) -> Targets {
        self.coloured.plus(white - 1)
    }

    /// The rows whose dice are missing.
    pub(crate) fn missing(&self) -> Rows {
        Row::ALL.into_iter().filter(|row| self.coloured(*row).is_none()).collect()
    }

    /// Takes the dice of these rows away (Q14).
    #[inline]
    pub(crate) fn remove(&mut self, rows: Rows) {
        self.coloured = self.coloured.without(rows);
    }

    /// The roll of all dice with these white faces and these faces of red, yellow, green and blue, less the
    /// dice of closed rows; faces below 1 count as 1, those above 6 as 6.
    pub fn rolled(white: [u8; 2], coloured: [u8; 4], closed: Rows) -> Dice {
        let face = |face: u8| face.clamp(1, 6);
        let mut dice = Dice { white: white.map(face), coloured: with_white_1(coloured.map(face)) };
        dice.remove(closed);
        dice
    }

    /// A fair roll of the dice in play (Q5), the larger white die first.
    #[inline]
    pub(crate) fn sample<R: Rng + ?Sized>(rng: &mut R, closed: Rows) -> Dice {
        let roll = below_u64(rng, 46_656) as usize;
        let mut dice = Dice { white: WHITE[roll / 1296], coloured: COLOURED[roll % 1296] };
        dice.remove(closed);
        dice
    }

    /// Every roll of the dice in play with its weight: the white dice in one order only.
    pub(crate) fn outcomes(closed: Rows, mut each: impl FnMut(Dice, u64)) {
        for high in 1..=6 {
            for low in 1..=high {
                let weight = if high == low { 1 } else { 2 };
                for coloured in COLOURED {
                    let mut dice = Dice { white: [high, low], coloured };
                    // Of the rolls that differ only in dice out of play, take the one where those show 1.
                    if closed.iter().all(|row| dice.coloured(row) == Some(1)) {
                        dice.remove(closed);
                        each(dice, weight);
                    }
                }
            }
        }
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let white = self.white.map(|face| (WHITE_LETTER, face));
        let coloured = Row::ALL.into_iter().filter_map(|row| Some((row.letter(), self.coloured(row)?)));
        for (place, (letter, face)) in white.into_iter().chain(coloured).enumerate() {
            if place > 0 {
                f.write_char(' ')?;
            }
            f.write_char(letter)?;
            f.write_char(char::from(b'0' + face))?;
        }
        Ok(())
    }
}

impl FromStr for Dice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Dice, NotationError> {
        let wrong = || NotationError::expected(phrase!("thing-roll", "a roll"), "w4 w1 r3 y5 g2 b6", text);
        let (mut white, mut faces) = (Vec::new(), [None; 4]);
        for token in text.split_whitespace() {
            let mut chars = token.chars();
            let (letter, face) = (chars.next().ok_or_else(wrong)?, chars.next().and_then(|c| c.to_digit(10)));
            let face = face.map(|face| face as u8).filter(|face| FACES.contains(face)).ok_or_else(wrong)?;
            if chars.next().is_some() {
                return Err(wrong());
            }
            match Row::with_letter(letter) {
                Some(row) if faces[row.index()].is_none() => faces[row.index()] = Some(face),
                None if letter == WHITE_LETTER => white.push(face),
                _ => return Err(wrong()),
            }
        }
        let white = white.try_into().map_err(|_| wrong())?;
        let mut dice = Dice { white, coloured: with_white_1(faces.map(|face| face.unwrap_or(1))) };
        dice.remove(Row::ALL.into_iter().filter(|row| faces[row.index()].is_none()).collect());
        Ok(dice)
    }
}
