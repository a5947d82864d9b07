//! One player's sum beside a game with a real die.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{NotationError, Paper, Violation};

use crate::notation::face;
use crate::{FACES, ROLLS, points};

/// One player's dice so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PaperSum {
    sum: u8,
    taken: u8,
}

/// A die that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken(u8);

impl fmt::Display for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "d{}", self.0)
    }
}

impl FromStr for Taken {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Taken, NotationError> {
        face(text.trim()).map(Taken)
    }
}

impl Paper for PaperSum {
    type Mark = Taken;
    type View = PaperSum;

    fn check(&self, _: Taken) -> Result<(), Violation> {
        if self.is_over() { Err(Violation::new("D5", "a game has five rolls")) } else { Ok(()) }
    }

    fn mark_unchecked(&mut self, Taken(face): Taken) {
        self.sum += face;
        self.taken += 1;
    }

    fn marks(&self) -> Vec<Taken> {
        (1..=FACES).map(Taken).filter(|die| self.check(*die).is_ok()).collect()
    }

    fn points(&self) -> i32 {
        points(self.sum)
    }

    fn is_over(&self) -> bool {
        self.taken >= ROLLS
    }

    fn view(&self) -> PaperSum {
        *self
    }
}
