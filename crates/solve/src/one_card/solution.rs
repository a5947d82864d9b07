//! One card alone: the best points at a price a turn, for every state of the card, by backward induction.
//!
//! The price at which a new card is worth nothing is the best long-run rate of points a turn; it is found as the
//! fixed point of rate and play (Dinkelbach's method for a ratio, as for semi-Markov decision processes).

use std::sync::atomic::{AtomicU64, Ordering};

use thiserror::Error;

use super::card_outcomes::StoredValue;
use super::objective::Objective;
use super::shape::{Crossed, ROWS, Shape};
use super::state_solver::{StateSolver, StateValue};
use crate::{Cancelled, IsCancelled, NEVER_CANCELLED};

/// The most states that can be solved.
pub const MOST_STATES: u64 = 500_000;

/// When two rates count as equal, and how many are tried at most.
const NEAR_RATE: f64 = 1e-11;
const MOST_RATES: usize = 50;

/// Cards have too many boxes to be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("cards with rows this long cannot be solved: they have {states} states, and the limit is {most}")]
pub struct TooLarge {
    /// How many states there are.
    pub states: u64,
    /// How many are possible.
    pub most: u64,
}

/// Why cards are not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unsolved {
    /// They have too many boxes.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The work was given up.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

/// How many states are solved between two looks at whether to go on: a few milliseconds.
const STATES_BETWEEN_LOOKS: usize = 64;

/// The solution of a shape for some objective.
#[derive(Clone, Debug)]
pub struct Solution {
    shape: Shape,
    objective: Objective,
    values: Vec<f64>,
    turns: Vec<f64>,
}

impl Solution {
    /// Solves a shape. `done` counts the states while it goes on, for whoever watches.
    pub fn new(shape: Shape, objective: &Objective, done: &AtomicU64) -> Result<Solution, TooLarge> {
        let mut solution = Solution::unsolved(shape, objective)?;
        solution.fill_all(None, done);
        Ok(solution)
    }

    /// As [`Solution::new`], unless it is cancelled.
    pub(crate) fn new_unless(
        shape: Shape,
        objective: &Objective,
        cancelled: IsCancelled<'_>,
    ) -> Result<Solution, Unsolved> {
        let mut solution = Solution::unsolved(shape, objective)?;
        solution.fill(None, &AtomicU64::new(0), cancelled)?;
        Ok(solution)
    }

    fn unsolved(shape: Shape, objective: &Objective) -> Result<Solution, TooLarge> {
        let states = shape.states();
        if states > MOST_STATES {
            return Err(TooLarge { states, most: MOST_STATES });
        }
        let (values, turns) = (vec![0.0; states as usize], vec![0.0; states as usize]);
        Ok(Solution { shape, objective: objective.clone(), values, turns })
    }

    /// The same shape at another price a turn; the solution so far tells where to look.
    pub fn at_price(mut self, turn: f64, done: &AtomicU64) -> Solution {
        let change = self.set_price(turn);
        self.fill_all(Some(change), done);
        self
    }

    /// Sets another price a turn, and returns the change; the values are those of the old price still.
    fn set_price(&mut self, turn: f64) -> f64 {
        turn - std::mem::replace(&mut self.objective.turn_price, turn)
    }

    /// The solution at the price a turn that makes a new card worth nothing: the most points a turn that can be
    /// had with this card again and again. Begins with this solution.
    pub fn at_best_rate(mut self) -> Solution {
        // Nobody cancels it.
        let _ = self.find_best_rate(NEVER_CANCELLED);
        self
    }

    /// As [`Solution::at_best_rate`], unless it is cancelled.
    pub(crate) fn at_best_rate_unless(mut self, cancelled: IsCancelled<'_>) -> Result<Solution, Cancelled> {
        self.find_best_rate(cancelled)?;
        Ok(self)
    }

    fn find_best_rate(&mut self, cancelled: IsCancelled<'_>) -> Result<(), Cancelled> {
        // The rates of the plays found rise, and soon by nothing but rounding.
        for _ in 0..MOST_RATES {
            let rate = self.points([0; ROWS]) / self.turns([0; ROWS]);
            if (rate - self.objective.turn_price).abs() <= NEAR_RATE * (1.0 + rate) {
                break;
            }
            let change = self.set_price(rate);
            self.fill(Some(change), &AtomicU64::new(0), cancelled)?;
        }
        Ok(())
    }

    fn fill_all(&mut self, change: Option<f64>, done: &AtomicU64) {
        // Nobody cancels it.
        let _ = self.fill(change, done, NEVER_CANCELLED);
    }

    /// Solves every state, the highest first, since entering leads upwards. With a change of the price a turn,
    /// the old values show what to begin with.
    fn fill(
        &mut self,
        change: Option<f64>,
        done: &AtomicU64,
        cancelled: IsCancelled<'_>,
    ) -> Result<(), Cancelled> {
        let mut solver = StateSolver::new();
        let strides = self.shape.strides();
        for state in (0..self.values.len()).rev() {
            if state.is_multiple_of(STATES_BETWEEN_LOOKS) && cancelled() {
                return Err(Cancelled);
            }
            let crossed = self.shape.crossed(state);
            let twin = self.shape.state(self.shape.twin(crossed));
            if let Some(points) = self.shape.scored_points(crossed) {
                self.values[state] = f64::from(points);
            } else if twin != state {
                (self.values[state], self.turns[state]) = (self.values[twin], self.turns[twin]);
            } else {
                let guess = match change {
                    Some(change) => self.values[state] - change * self.turns[state],
                    None => self.nearby(state, crossed),
                };
                let after = |entered: Crossed| {
                    let steps = strides.iter().zip(entered);
                    let to = state + steps.map(|(stride, boxes)| stride * usize::from(boxes)).sum::<usize>();
                    StateValue { value: self.values[to], turns: self.turns[to] }
                };
                let found = solver.state(&self.objective, self.shape.free(crossed), Some(guess), after);
                (self.values[state], self.turns[state]) = (found.worth.value, found.worth.turns);
            }
            done.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    /// A value to begin with: that of the card with one more box crossed, and a part of a turn.
    fn nearby(&self, state: usize, crossed: Crossed) -> f64 {
        let free = self.shape.free(crossed);
        let row = (0..ROWS).max_by_key(|row| free[*row]).unwrap_or(0);
        let next = self.values[state + self.shape.strides()[row]];
        next - self.objective.turn_price / 4.0
    }

    /// The shape solved.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The objective it was solved for.
    pub fn objective(&self) -> &Objective {
        &self.objective
    }

    /// The best value of a state for the objective: points less what the turns cost.
    pub fn value(&self, crossed: Crossed) -> f64 {
        self.values[self.shape.state(crossed)]
    }

    /// The turns still needed under best play for the objective.
    pub fn turns(&self, crossed: Crossed) -> f64 {
        self.turns[self.shape.state(crossed)]
    }

    /// The points the card is scored with under best play for the objective.
    pub fn points(&self, crossed: Crossed) -> f64 {
        self.value(crossed) + self.objective.turn_price * self.turns(crossed)
    }

    /// The values of all states, by their numbers.
    pub(crate) fn values(&self) -> &[f64] {
        &self.values
    }

    /// What lies ahead of all states, by their numbers, to seven digits.
    pub(crate) fn stored_values(&self) -> impl Iterator<Item = StoredValue> {
        let states = self.values.iter().zip(&self.turns);
        states.map(|(value, turns)| StoredValue { value: *value as f32, turns: *turns as f32 })
    }

    /// How much memory the tables take.
    pub fn bytes(&self) -> usize {
        (self.values.len() + self.turns.len()) * size_of::<f64>()
    }
}
