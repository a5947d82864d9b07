//! Positions: a place in a game without its history, at the start of a turn, before the roll.

use thiserror::Error;

use crate::{NotationError, Seat, Violation};

/// Why a text is not a position.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PositionError {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] NotationError),
    /// It can be read, but could never arise.
    #[error("this position could never arise: {0}")]
    Impossible(Violation),
}

// No source: the message says all of it, and would be printed twice.
impl From<Violation> for PositionError {
    fn from(violation: Violation) -> PositionError {
        PositionError::Impossible(violation)
    }
}

/// The parts all games' positions have in common: what each seat has, whose turn it is, the rest.
#[derive(Debug, PartialEq, Eq)]
pub struct PositionText<'a> {
    /// One text for each seat.
    pub seats: Vec<&'a str>,
    /// Whose turn comes.
    pub active: Seat,
    /// Parts after a semicolon other than `active`.
    pub rest: Vec<&'a str>,
}

impl<'a> PositionText<'a> {
    /// Splits `… / … ; active 2 ; …`. With one seat `active` may be left out.
    pub fn split(text: &'a str, seats: usize) -> Result<PositionText<'a>, NotationError> {
        let mut parts = text.split(';').map(str::trim);
        let sheets: Vec<&str> = parts.next().unwrap_or_default().split(" / ").map(str::trim).collect();
        if sheets.len() != seats {
            let found = sheets.len();
            return Err(NotationError::new(format!(
                "a position of {seats} seat(s) has as many parts joined by ` / `, not {found}"
            )));
        }
        let mut active = (seats == 1).then_some(Seat::FIRST);
        let mut rest = Vec::new();
        for part in parts {
            match part.strip_prefix("active ") {
                None => rest.push(part),
                Some(number) => {
                    let seat = Seat::parse(number).ok().filter(|seat| seat.index() < seats);
                    active = Some(seat.ok_or_else(|| {
                        NotationError::expected(format!("one of the {seats} seat(s)"), "active 1", part)
                    })?);
                }
            }
        }
        let active = active.ok_or_else(|| {
            NotationError::new("a position ends with whose turn is next, like `; active 2`")
        })?;
        Ok(PositionText { seats: sheets, active, rest })
    }

    /// Joins what [`PositionText::split`] splits.
    pub fn join(seats: &[String], active: Seat, rest: &[String]) -> String {
        let mut text = seats.join(" / ");
        if seats.len() > 1 {
            text.push_str(&format!(" ; active {active}"));
        }
        for part in rest {
            text.push_str(&format!(" ; {part}"));
        }
        text
    }
}
