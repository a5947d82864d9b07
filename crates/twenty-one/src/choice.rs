//! What a player may do: keep or reroll, write numbers or cross a field out.

use std::fmt;
use std::str::FromStr;

use table::{ChoiceSet, NotationError, SixMask, phrase};

use crate::dice::Dice;

/// One player's choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// The roller keeps the first roll.
    Keep,
    /// The roller rolls all dice that do not show 1 again (T4).
    Reroll,
    /// Write these dice into the fields of their colours (T5).
    Write(Dice),
    /// Cross out the left-most empty field (T5).
    CrossOut,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Keep => f.write_str("keep"),
            Choice::Reroll => f.write_str("reroll"),
            Choice::Write(dice) => dice.fmt(f),
            Choice::CrossOut => f.write_str("x"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Choice, NotationError> {
        match text.trim() {
            "keep" => Ok(Choice::Keep),
            "reroll" => Ok(Choice::Reroll),
            "x" => Ok(Choice::CrossOut),
            dice => dice.parse().map(Choice::Write).map_err(|_| {
                NotationError::expected_one_of(
                    phrase!("thing-choice", "a choice"),
                    &["k1 b3", "x", "keep", "reroll"],
                    text,
                )
            }),
        }
    }
}

/// The legal choices of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choices {
    /// The seat is not asked.
    None,
    /// The roller keeps or, if any die does not show 1, rolls again.
    Roller {
        /// Whether there is a die to roll again.
        may_reroll: bool,
    },
    /// Any dice of those that fit, at least one; or the cross-out, which is always allowed (T6).
    Writer {
        /// What the dice show.
        dice: Dice,
        /// The dice that fit.
        fitting: SixMask,
    },
}

impl ChoiceSet for Choices {
    type Choice = Choice;

    #[inline]
    fn len(&self) -> usize {
        match self {
            Choices::None => 0,
            Choices::Roller { may_reroll } => 1 + usize::from(*may_reroll),
            // All subsets but the empty one, and the cross-out in its place.
            Choices::Writer { fitting, .. } => 1 << fitting.len(),
        }
    }

    #[inline]
    fn nth(&self, place: usize) -> Choice {
        debug_assert!(place < self.len());
        match self {
            Choices::Roller { may_reroll: true } if place == 1 => Choice::Reroll,
            Choices::None | Choices::Roller { .. } => Choice::Keep,
            Choices::Writer { dice, fitting } => match (place + 1) & (self.len() - 1) {
                0 => Choice::CrossOut,
                subset => Choice::Write(Dice(dice.0.only(fitting.subset(subset)))),
            },
        }
    }
}
