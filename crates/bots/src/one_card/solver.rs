//! The player of Alles auf 1 Karte that stands on exact solutions.

use games::one_card::OneCard;
use solve::SolveContext;
use table::Seat;

use crate::{Solved, Unsolvable};

impl Solved for OneCard {
    type Solution = solve::one_card::Policy;

    fn work(&self) -> u64 {
        0
    }

    fn solve(&self, context: SolveContext<'_>) -> Result<Self::Solution, Unsolvable> {
        Ok(solve::one_card::Policy::new(self, context)?)
    }

    fn solver_choice(&self, solution: &Self::Solution, state: &Self::State, seat: Seat) -> Self::Choice {
        solution.choose(self, state, seat)
    }
}
