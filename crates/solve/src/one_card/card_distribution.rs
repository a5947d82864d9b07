//! How a card goes, not only on average: the chance of every number of turns and of every number of points.

use std::collections::BTreeMap;

use super::shape::{Crossed, ROWS};
use super::solution::Solution;
use super::state_solver::{StateSolver, StateValue};

/// The chances of turns and points under best play for the objective of a solution.
#[derive(Clone, PartialEq, Debug)]
pub struct CardDistribution {
    /// The chance to score after exactly so many turns, by their number; the rest takes longer.
    pub turns: Vec<f64>,
    /// The chance of so many points, by their number.
    pub points: Vec<f64>,
}

/// How a state is reached: the chance for each number of turns, and in all.
struct Arrivals {
    after: Vec<f64>,
    total: f64,
}

impl CardDistribution {
    /// From a state on, with the turns up to a longest number.
    pub fn new(solution: &Solution, from: Crossed, longest: usize) -> CardDistribution {
        let shape = solution.shape();
        let mut solver = StateSolver::new();
        let mut distribution = CardDistribution { turns: vec![0.0; longest + 1], points: Vec::new() };
        let mut start = vec![0.0; longest + 1];
        start[0] = 1.0;
        let mut reached = BTreeMap::from([(shape.state(from), Arrivals { after: start, total: 1.0 })]);
        // Entering leads to higher states, so nothing is added to a state that has been left.
        while let Some((state, mut arrivals)) = reached.pop_first() {
            let crossed = shape.crossed(state);
            if let Some(points) = shape.scored_points(crossed) {
                distribution.add_points(points as usize, arrivals.total);
                distribution.turns.iter_mut().zip(&arrivals.after).for_each(|(sum, chance)| *sum += chance);
                continue;
            }
            let to =
                |entered: [u8; ROWS]| shape.state(std::array::from_fn(|row| crossed[row] + entered[row]));
            let after = |entered| StateValue { value: solution.values()[to(entered)], turns: 0.0 };
            let value = solution.values()[state];
            let found = solver.state(solution.objective(), shape.free(crossed), Some(value), after);
            for turn in 1..=longest {
                arrivals.after[turn] += found.stay * arrivals.after[turn - 1];
            }
            for (chance, entered) in solver.marks() {
                let next = reached
                    .entry(to(entered))
                    .or_insert_with(|| Arrivals { after: vec![0.0; longest + 1], total: 0.0 });
                next.total += arrivals.total * chance / (1.0 - found.stay);
                for turn in 1..=longest {
                    next.after[turn] += chance * arrivals.after[turn - 1];
                }
            }
        }
        distribution
    }

    fn add_points(&mut self, points: usize, chance: f64) {
        if self.points.len() <= points {
            self.points.resize(points + 1, 0.0);
        }
        self.points[points] += chance;
    }
}
