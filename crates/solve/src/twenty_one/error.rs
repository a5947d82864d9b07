//! What cannot be solved, and why.

use thiserror::Error;

/// Why there is no solution.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
pub enum SolveError {
    /// The price of a round is negative, too high or no number.
    #[error("the price of a round is a number of points from 0 to 1000000, not {0:?}")]
    Price(f64),
    /// So many do not play (T1).
    #[error("Twenty One takes one to six players, not {0} (T1)")]
    Seats(usize),
    /// The bonus makes the points range too widely to keep a chance for each number.
    #[error(
        "with these sheets the points of games differ by up to {span}; targets can be solved for at most {limit}"
    )]
    TooWide {
        /// How many different totals lie between the lowest and the highest.
        span: i64,
        /// The most that are solved.
        limit: i64,
    },
}
