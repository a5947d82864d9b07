//! What is to be maximised: points, less a price for every round.

use twenty_one::MAX_SEATS;

use super::SolveError;

/// The highest price: far above all where nothing counts but speed, and low enough that points still count
/// where the speed is the same.
const HIGHEST_PRICE: f64 = 1e6;

/// What a round costs where others play. Against others who pay this price, none from 4 to 10 wins clearly more
/// often, whether two play or six.
const PRICE_AMONG_OTHERS: f64 = 5.5;

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

    /// With the price that does best at a table of this size.
    pub fn at_table(seats: usize) -> Objective {
        let price = if seats == 1 { 0.0 } else { PRICE_AMONG_OTHERS };
        Objective::new(price, seats).unwrap_or(Objective::POINTS)
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
