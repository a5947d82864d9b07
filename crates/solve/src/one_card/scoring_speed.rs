//! How fast a card can be scored: the least expected turns, and the best chance within some turns.
//!
//! Points do not matter here, so only the free boxes of the rows do, in any order: few states, shared by all
//! cards.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

use one_card::ROWS_TO_SCORE;

use super::objective::Objective;
use super::shape::{Crossed, ROWS, Shape};
use super::solution::{MOST_STATES, TooLarge};
use super::state_solver::{StateSolver, StateValue};

/// For how many turns the best chance to have scored is known.
pub const TURNS_AHEAD: usize = 10;

/// How fast a card can be scored.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ScoringSpeed {
    /// The least expected number of turns.
    pub least: f64,
    /// The best chance to have scored within one turn, two, and so on, each with play for that end.
    pub within: [f64; TURNS_AHEAD],
}

impl ScoringSpeed {
    /// A card that is scored.
    const SCORED: ScoringSpeed = ScoringSpeed { least: 0.0, within: [1.0; TURNS_AHEAD] };

    /// The best chance to have scored within so many turns.
    fn chance(&self, turns: usize) -> f64 {
        let now = if self.least == 0.0 { 1.0 } else { 0.0 };
        turns.checked_sub(1).map_or(now, |last| self.within[last])
    }
}

/// The speeds of some shapes in all their states.
#[derive(Clone, Debug, Default)]
pub struct ScoringSpeeds {
    /// By the free boxes of the rows in ascending order.
    found: HashMap<[u8; ROWS], ScoringSpeed>,
}

impl ScoringSpeeds {
    /// Adds a shape. `done` counts its states while it goes on, for whoever watches.
    pub fn add(&mut self, shape: Shape, done: &AtomicU64) -> Result<(), TooLarge> {
        let states = shape.states();
        if states > MOST_STATES {
            return Err(TooLarge { states, most: MOST_STATES });
        }
        let mut solver = StateSolver::new();
        // Entering leads to higher states, so those come first.
        for state in (0..states as usize).rev() {
            let free = sorted(shape.free(shape.crossed(state)));
            if !is_scored(free) && !self.found.contains_key(&free) {
                let speed = self.solve(&mut solver, free);
                self.found.insert(free, speed);
            }
            done.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    /// The speed of a card; `None` if its shape was not added.
    pub fn of(&self, shape: Shape, crossed: Crossed) -> Option<ScoringSpeed> {
        let free = sorted(shape.free(crossed));
        if is_scored(free) { Some(ScoringSpeed::SCORED) } else { self.found.get(&free).copied() }
    }

    /// How many states were solved.
    pub fn states(&self) -> usize {
        self.found.len()
    }

    fn solve(&self, solver: &mut StateSolver, free: [u8; ROWS]) -> ScoringSpeed {
        let after = |entered: [u8; ROWS]| {
            let free = sorted(std::array::from_fn(|row| free[row] - entered[row]));
            self.found.get(&free).filter(|_| !is_scored(free)).unwrap_or(&ScoringSpeed::SCORED)
        };
        let turns = |entered| StateValue { value: -after(entered).least, turns: after(entered).least };
        let least = solver.state(&Objective::at_price(1.0), free, None, turns).worth.turns;
        let mut speed = ScoringSpeed { least, within: [0.0; TURNS_AHEAD] };
        for turns in 0..TURNS_AHEAD {
            let chance = |entered| StateValue { value: after(entered).chance(turns), turns: 0.0 };
            speed.within[turns] = solver.once(free, speed.chance(turns), chance);
        }
        speed
    }
}

fn sorted(mut free: [u8; ROWS]) -> [u8; ROWS] {
    free.sort_unstable();
    free
}

/// K8: three full rows.
fn is_scored(free: [u8; ROWS]) -> bool {
    free.iter().filter(|free| **free == 0).count() >= ROWS_TO_SCORE as usize
}
