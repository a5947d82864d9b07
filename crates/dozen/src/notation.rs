//! What can be rolled and chosen, in notation.

use std::fmt;
use std::str::FromStr;

use table::{ChoiceSet, NotationError, Seat, number};

use crate::FACES;

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// This seat begins (D2).
    First(Seat),
    /// The die shows this face (D3).
    Roll(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Roll(face) => write!(f, "d{face}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        match text.trim().strip_prefix("first ") {
            Some(seat) => Seat::parse(seat).map(Chance::First),
            None => face(text.trim()).map(Chance::Roll),
        }
    }
}

/// The face that a die like `d4` shows.
pub(crate) fn face(text: &str) -> Result<u8, NotationError> {
    let face = text.strip_prefix('d').and_then(number).filter(|face| (1..=usize::from(FACES)).contains(face));
    face.map(|face| face as u8).ok_or_else(|| NotationError::expected("a die", "d4", text))
}

/// What a player does with the die (D3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Choice {
    /// Leaves it.
    Pass,
    /// Adds it.
    Take,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Choice::Pass => "-",
            Choice::Take => "take",
        })
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Choice, NotationError> {
        match text.trim() {
            "-" => Ok(Choice::Pass),
            "take" => Ok(Choice::Take),
            other => Err(NotationError::expected_one_of("a choice", &["take", "-"], other)),
        }
    }
}

/// Both choices, or none for a seat that is not asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    pub(crate) asked: bool,
}

impl ChoiceSet for Choices {
    type Choice = Choice;

    fn len(&self) -> usize {
        if self.asked { 2 } else { 0 }
    }

    fn nth(&self, place: usize) -> Choice {
        if place == 0 { Choice::Pass } else { Choice::Take }
    }
}
