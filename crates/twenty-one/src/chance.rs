//! What chance decides: who begins with which sheets, and the rolls.

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use table::{BySeat, NotationError, Seat, below, phrase};

use crate::dice::Dice;
use crate::layout::{Layouts, Letter};

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Who begins (T4), and the sheet of each seat (T2).
    Setup(Seat, BySeat<Letter>),
    /// The dice rolled: all six, or those of the second roll.
    Dice(Dice),
}

impl Chance {
    /// A fair lot for the sheets of this many seats. Where some are picked it is drawn all the same, so that it is
    /// drawn alike at every table; the other seats have, in their order, what nobody picked.
    pub(crate) fn sample_setup<R: Rng + ?Sized>(
        rng: &mut R,
        first: Seat,
        seats: usize,
        layouts: &Layouts,
    ) -> Chance {
        let mut pile = Letter::ALL;
        for place in 0..seats {
            let drawn = place + below(rng, (pile.len() - place) as u32) as usize;
            pile.swap(place, drawn);
        }
        let picked = |letter: &Letter| Seat::all(seats).any(|seat| layouts.picked(seat) == Some(*letter));
        let mut drawn = pile.into_iter().filter(|letter| !picked(letter));
        let sheet = |seat: Seat| layouts.picked(seat).or_else(|| drawn.next()).unwrap_or_default();
        Chance::Setup(first, BySeat::from_fn(seats, sheet))
    }

    /// Every lot for the sheets of this many seats.
    pub(crate) fn setups(first: Seat, seats: usize, layouts: &Layouts, each: &mut impl FnMut(Chance)) {
        fn extend(
            seats: usize,
            drawn: &mut Vec<Letter>,
            layouts: &Layouts,
            each: &mut impl FnMut(&[Letter]),
        ) {
            if drawn.len() == seats {
                return each(drawn);
            }
            for letter in Letter::ALL {
                if !drawn.contains(&letter) {
                    drawn.push(letter);
                    if layouts.allows(drawn) {
                        extend(seats, drawn, layouts, each);
                    }
                    drawn.pop();
                }
            }
        }
        extend(seats, &mut Vec::new(), layouts, &mut |drawn| {
            each(Chance::Setup(first, BySeat::from_fn(seats, |seat| drawn[seat.index()])));
        });
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Setup(first, sheets) => {
                write!(f, "first {first} sheets {}", table::join(sheets.as_slice(), ""))
            }
            Chance::Dice(dice) => dice.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let Some(setup) = text.trim().strip_prefix("first ") else {
            return text.parse().map(Chance::Dice);
        };
        let wrong = || NotationError::expected(phrase!("thing-setup", "a setup"), "first 2 sheets CAF", text);
        let (first, letters) = setup.split_once(" sheets ").ok_or_else(wrong)?;
        let letters: Option<Vec<Letter>> = letters.trim().chars().map(Letter::new).collect();
        let letters = letters.filter(|letters| (1..=6).contains(&letters.len())).ok_or_else(wrong)?;
        let first = Seat::parse(first).map_err(|_| wrong())?;
        Ok(Chance::Setup(first, BySeat::from_fn(letters.len(), |seat| letters[seat.index()])))
    }
}
