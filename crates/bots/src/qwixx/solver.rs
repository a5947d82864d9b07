//! The player of Qwixx that stands on exact solutions.

use games::qwixx::Qwixx;
use solve::SolveContext;
use table::{Game, Seat};

use crate::{Solved, Unsolvable};

impl Solved for Qwixx {
    type Solution = solve::qwixx::Policy;

    fn work(&self) -> u64 {
        solve::qwixx::Policy::game(self.seats()).work()
    }

    fn solve(&self, context: SolveContext<'_>) -> Result<Self::Solution, Unsolvable> {
        Ok(solve::qwixx::Policy::new(self.seats(), context)?)
    }

    fn solver_choice(&self, solution: &Self::Solution, state: &Self::State, seat: Seat) -> Self::Choice {
        solution.choose(self, state, seat)
    }
}
