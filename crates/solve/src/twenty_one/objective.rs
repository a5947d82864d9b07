//! What is to be maximised: points, less a price for every round.

use twenty_one::MAX_SEATS;

use super::SolveError;

/// The highest price: far above all where nothing counts but speed, and low enough that points still count
/// where the speed is the same.
const HIGHEST_PRICE: f64 = 1e6;

/// Points less a price for every round, at a table of a number of seats.
///
/// A row's last points come slowly. Alone one can wait for them; against others the game may end first, so
/// there a round has a price.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Objective {
    price: f64,
    seats: usize,
}

impl Objective {
    /// As many points as possible, alone.
    pub const POINTS: Objective = Objective { price: 0.0, seats: 1 };

    /// Points less `price` for every round at a table of `seats`. With more than one seat the rolls of others
    /// are guessed: see [`Policy`](super::Policy).
    pub fn new(price: f64, seats: usize) -> Result<Objective, SolveError> {
        if !(0.0..=HIGHEST_PRICE).contains(&price) {
            return Err(SolveError::Price(price));
        }
        if !(1..=MAX_SEATS).contains(&seats) {
            return Err(SolveError::Seats(seats));
        }
        Ok(Objective { price, seats })
    }

    /// What a round costs in points.
    pub fn price(&self) -> f64 {
        self.price
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The share of rounds in which one rolls oneself (T4).
    pub(crate) fn own_rolls(&self) -> f64 {
        1.0 / self.seats as f64
    }
}
