//! How fast a card can be scored: the least expected turns, and the best chance within some turns.
//!
//! Points do not matter here, so only the free boxes of the rows do, in any order: few states, shared by all
//! cards.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

use one_card::ROWS_TO_SCORE;

use super::shape::{Crossed, ROWS, Shape};
use super::solution::{MOST_STATES, TooLarge};
use super::solver::{Solver, Worth};
use super::terms::Terms;

/// For how many turns the best chance to have scored is known.
pub const HORIZON: usize = 10;

/// How fast a card can be scored.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// The least expected number of turns.
    pub least: f64,
    /// The best chance to have scored within one turn, two, and so on, each with play for that end.
    pub within: [f64; HORIZON],
}

impl Pace {
    /// A card that is scored.
    const SCORED: Pace = Pace { least: 0.0, within: [1.0; HORIZON] };

    /// The best chance to have scored within so many turns.
    fn chance(&self, turns: usize) -> f64 {
        let now = if self.least == 0.0 { 1.0 } else { 0.0 };
        turns.checked_sub(1).map_or(now, |last| self.within[last])
    }
}

/// The paces of some shapes in all their states.
#[derive(Clone, Debug, Default)]
pub struct Paces {
    /// By the free boxes of the rows in ascending order.
    found: HashMap<[u8; ROWS], Pace>,
}

impl Paces {
    /// Adds a shape. `done` counts its states while it goes on, for whoever watches.
    pub fn add(&mut self, shape: Shape, done: &AtomicU64) -> Result<(), TooLarge> {
        let states = shape.states();
        if states > MOST_STATES {
            return Err(TooLarge { states, most: MOST_STATES });
        }
        let mut solver = Solver::new();
        // Entering leads to higher states, so those come first.
        for state in (0..states as usize).rev() {
            let free = sorted(shape.free(shape.crossed(state)));
            if !is_scored(free) && !self.found.contains_key(&free) {
                let pace = self.solve(&mut solver, free);
                self.found.insert(free, pace);
            }
            done.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    /// The pace of a card; `None` if its shape was not added.
    pub fn of(&self, shape: Shape, crossed: Crossed) -> Option<Pace> {
        let free = sorted(shape.free(crossed));
        if is_scored(free) { Some(Pace::SCORED) } else { self.found.get(&free).copied() }
    }

    /// How many states were solved.
    pub fn states(&self) -> usize {
        self.found.len()
    }

    fn solve(&self, solver: &mut Solver, free: [u8; ROWS]) -> Pace {
        let after = |entered: [u8; ROWS]| {
            let free = sorted(std::array::from_fn(|row| free[row] - entered[row]));
            self.found.get(&free).filter(|_| !is_scored(free)).unwrap_or(&Pace::SCORED)
        };
        let turns = |entered| Worth { value: -after(entered).least, turns: after(entered).least };
        let least = solver.state(&Terms::price(1.0), free, None, turns).worth.turns;
        let mut pace = Pace { least, within: [0.0; HORIZON] };
        for turns in 0..HORIZON {
            let chance = |entered| Worth { value: after(entered).chance(turns), turns: 0.0 };
            pace.within[turns] = solver.once(free, pace.chance(turns), chance);
        }
        pace
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
