//! The six dice, each of another colour (T1).

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand::Rng;
use table::{NotationError, Six, SixMask, below_u64, phrase};

/// What a die can show.
pub(crate) const FACES: RangeInclusive<u8> = 1..=6;

table::lettered_enum! {
    /// The colour of a die and of the fields it is written into.
    pub enum Colour {
        /// `w`
        White = 'w' "white",
        /// `k`
        Black = 'k' "black",
        /// `r`
        Red = 'r' "red",
        /// `b`
        Blue = 'b' "blue",
        /// `y`
        Yellow = 'y' "yellow",
        /// `g`
        Green = 'g' "green",
    }
}

/// The faces of some of the dice; 0 for a die that is not among them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice(pub(crate) Six);

/// The faces of three dice for each of their 216 rolls.
static THREE: [Six; 216] = {
    let mut rolls = [Six::ZERO; 216];
    let mut roll = 0;
    while roll < 216 {
        let faces = [(roll / 36) as u8 + 1, (roll / 6 % 6) as u8 + 1, (roll % 6) as u8 + 1];
        rolls[roll] = Six::new([faces[0], faces[1], faces[2], 0, 0, 0]);
        roll += 1;
    }
    rolls
};

impl Dice {
    /// No dice: what a state holds between rounds.
    pub(crate) const NONE: Dice = Dice(Six::ZERO);

    /// The face of a die; `None` if it is not among these.
    pub fn face(self, colour: Colour) -> Option<u8> {
        Some(self.0.get(colour.index())).filter(|face| *face > 0)
    }

    /// Each die among these with its face.
    pub fn iter(self) -> impl Iterator<Item = (Colour, u8)> {
        Colour::ALL.into_iter().filter_map(move |colour| Some((colour, self.face(colour)?)))
    }

    /// Each die among these in notation.
    pub(crate) fn tokens(self) -> Vec<String> {
        self.iter().map(|(colour, face)| format!("{}{face}", colour.letter())).collect()
    }

    /// The dice that do not show 1: those a second roll rolls again (T4).
    #[inline]
    pub(crate) fn rerolled(self) -> SixMask {
        self.0.equal(Six::all(1)).not()
    }

    /// Which dice these are.
    #[inline]
    pub(crate) fn present(self) -> SixMask {
        self.0.zeros().not()
    }

    /// A fair roll of the dice in the mask.
    #[inline]
    pub(crate) fn sample<R: Rng + ?Sized>(rng: &mut R, dice: SixMask) -> Dice {
        let roll = below_u64(rng, 46_656) as usize;
        Dice(THREE[roll / 216].plus(THREE[roll % 216].shifted(3)).only(dice))
    }

    /// Every roll of the dice in the mask, all equally likely.
    pub(crate) fn outcomes(dice: SixMask, mut each: impl FnMut(Dice)) {
        let rolled: Vec<usize> = dice.places().collect();
        for roll in 0..6u32.pow(rolled.len() as u32) {
            let mut faces = Six::ZERO;
            let mut rest = roll;
            for place in rolled.iter().rev() {
                faces = faces.with(*place, (rest % 6) as u8 + 1);
                rest /= 6;
            }
            each(Dice(faces));
        }
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tokens().join(" "))
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Dice {
    type Err = NotationError;

    /// Reads at least one die, in any order, each colour at most once.
    fn from_str(text: &str) -> Result<Dice, NotationError> {
        let wrong = || NotationError::expected(phrase!("thing-dice", "dice"), "w4 k1 r1 b3 y4 g2", text);
        let mut faces = Six::ZERO;
        for token in text.split_whitespace() {
            let mut chars = token.chars();
            let colour = chars.next().and_then(Colour::with_letter).ok_or_else(wrong)?;
            let face = chars.next().and_then(|c| c.to_digit(10)).map(|face| face as u8);
            if chars.next().is_some() || faces.get(colour.index()) != 0 {
                return Err(wrong());
            }
            let face = face.filter(|face| FACES.contains(face)).ok_or_else(wrong)?;
            faces = faces.with(colour.index(), face);
        }
        if faces == Six::ZERO { Err(wrong()) } else { Ok(Dice(faces)) }
    }
}
