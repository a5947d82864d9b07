//! What speed costs: for each price of a round, the points and the rounds of the best play. Together they are the
//! Pareto frontier, as far as a price (a Lagrange multiplier) finds it.
//!
//! A play that is best for some price cannot be beaten in points by any play that is as fast. The play changes
//! at finitely many prices, too many to list, so the prices are given.

use twenty_one::Layouts;

use super::{Objective, SoloSolution, SolveError, Standing};

/// The best play for a price.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tradeoff {
    /// What a round costs in points.
    pub price: f64,
    /// The points expected of a game.
    pub points: f64,
    /// The rounds expected of a game.
    pub rounds: f64,
}

/// The best play of a whole game alone for each of these prices.
pub fn frontier(layouts: &Layouts, prices: &[f64]) -> Result<Vec<Tradeoff>, SolveError> {
    let tradeoff = |price: &f64| {
        let solo = SoloSolution::new(layouts, Objective::new(*price, 1)?);
        let start = Standing::START;
        Ok(Tradeoff { price: *price, points: solo.to_go(&start), rounds: solo.rounds(&start) })
    };
    prices.iter().map(tradeoff).collect()
}
