//! Who begins: a seat drawn by lot, or, in a further game of a match, the one whose turn it is to begin.

use rand::Rng;

use crate::{Phrase, Seat, Violation, below, phrase};

/// The lot for the first seat of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Starter {
    seats: usize,
    fixed: Option<Seat>,
}

impl Starter {
    /// A lot among this many seats.
    pub fn drawn_among(seats: usize) -> Starter {
        Starter { seats, fixed: None }
    }

    /// This seat and no other (Q20); a seat that does not play changes nothing.
    pub fn fixed(self, first: Seat) -> Starter {
        if first.index() < self.seats { Starter { fixed: Some(first), ..self } } else { self }
    }

    /// How many seats play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The seats that can be drawn.
    pub fn candidates(&self) -> impl Iterator<Item = Seat> {
        let fixed = self.fixed;
        Seat::all(self.seats).filter(move |seat| fixed.is_none_or(|fixed| fixed == *seat))
    }

    /// A seat drawn by lot, unless it is fixed. The lot is drawn either way, so that the dice after it are the
    /// same.
    #[inline]
    pub fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Seat {
        let drawn = Seat::numbered(below(rng, self.seats as u32) as usize + 1);
        self.fixed.or(drawn).unwrap_or(Seat::FIRST)
    }

    /// Whether this seat can begin; `rule` is the game's own rule of who begins.
    pub fn check(&self, seat: Seat, rule: &'static str) -> Result<(), Violation> {
        if seat.index() >= self.seats {
            return Err(Violation::new(
                rule,
                phrase!(
                    "why-no-seat",
                    "there is no seat {seat}: the table has {seats} seats",
                    seat = seat,
                    seats = self.seats
                ),
            ));
        }
        match self.fixed {
            Some(first) if first != seat => Err(Violation::new(
                "Q20",
                phrase!("why-first-passes", "in a match, the first turn of each new game passes clockwise"),
            )),
            _ => Ok(()),
        }
    }

    /// What can be given for it, in words.
    pub fn awaited(&self) -> Phrase {
        match self.fixed {
            Some(first) => phrase!("awaited-only", "`{only}`", only = format!("first {first}")),
            None => phrase!("awaited-first", "who goes first, like `{example}`", example = "first 1"),
        }
    }

    /// A seat that could begin, for examples.
    pub fn example(&self) -> Seat {
        self.fixed.unwrap_or(Seat::FIRST)
    }
}
