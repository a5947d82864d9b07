//! Reading views back: what a program was shown of a table is enough to go on from, and is checked first.

use thiserror::Error;

use crate::{NotationError, PositionError, Seat, Violation};

/// Why a view does not show a state.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ViewError {
    /// A text in it is not notation.
    #[error(transparent)]
    Unreadable(#[from] NotationError),
    /// It can be read, but could never arise.
    #[error("this state could never arise: {0}")]
    Impossible(Violation),
    /// Its parts do not belong together.
    #[error("the state contradicts itself: {0}")]
    Contradiction(String),
}

impl ViewError {
    /// Parts that do not belong together, in words.
    pub fn contradiction(message: impl Into<String>) -> ViewError {
        ViewError::Contradiction(message.into())
    }

    /// The number of the rule that is broken, where it is a rule.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            ViewError::Impossible(violation) => Some(violation.rule),
            ViewError::Unreadable(_) | ViewError::Contradiction(_) => None,
        }
    }

    /// The seat whose turn it is; before it is drawn there is none, and the first one stands in for it.
    pub fn check_active(active: Option<Seat>, drawn: bool, seats: usize) -> Result<Seat, ViewError> {
        match active {
            Some(seat) if drawn && seat.index() < seats => Ok(seat),
            Some(seat) if drawn => Err(no_such_seat(seat, seats)),
            None if !drawn => Ok(Seat::FIRST),
            Some(_) => Err(ViewError::contradiction("somebody is active before the draw for who goes first")),
            None => Err(ViewError::contradiction("nobody is active")),
        }
    }

    /// Whether there is one of something for each seat.
    pub fn check_count(what: &str, found: usize, seats: usize) -> Result<(), ViewError> {
        if found == seats {
            return Ok(());
        }
        Err(ViewError::contradiction(format!("there are {seats} seat(s) and {found} {what}")))
    }

    /// Whether this seat plays.
    pub fn check_seat(seat: Seat, seats: usize) -> Result<Seat, ViewError> {
        if seat.index() < seats { Ok(seat) } else { Err(no_such_seat(seat, seats)) }
    }
}

fn no_such_seat(seat: Seat, seats: usize) -> ViewError {
    ViewError::contradiction(format!("there is no seat {seat}: the table has {seats} seat(s)"))
}

// No source: the message says all of it, and would be printed twice.
impl From<Violation> for ViewError {
    fn from(violation: Violation) -> ViewError {
        ViewError::Impossible(violation)
    }
}

// Positions and views share most of their checks.
impl From<PositionError> for ViewError {
    fn from(error: PositionError) -> ViewError {
        match error {
            PositionError::Unreadable(error) => ViewError::Unreadable(error),
            PositionError::Impossible(violation) => ViewError::Impossible(violation),
        }
    }
}
