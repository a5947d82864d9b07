//! The player of Twenty One that stands on exact solutions.

use games::twenty_one::TwentyOne;
use solve::SolveContext;
use table::Seat;

use crate::{Solved, Unsolvable};

impl Solved for TwentyOne {
    type Solution = solve::twenty_one::Policy;

    fn work(&self) -> u64 {
        0
    }

    fn solve(&self, _: SolveContext<'_>) -> Result<Self::Solution, Unsolvable> {
        Ok(solve::twenty_one::Policy::for_game(self))
    }

    fn solver_choice(&self, solution: &Self::Solution, state: &Self::State, seat: Seat) -> Self::Choice {
        solution.choose(self, state, seat)
    }
}
