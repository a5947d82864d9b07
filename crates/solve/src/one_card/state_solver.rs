//! One state of one card: the value that satisfies its own equation.
//!
//! A turn may leave a card as it is, so the value x of a state stands on both sides: x = F(x). F is convex,
//! made of straight pieces (one for each way to play the turn) with slopes below 1, the chance to stay. To
//! solve for the piece at hand and look again which piece is the best is Newton's method and policy iteration
//! in one; it is exact after two or three steps.

use super::kept_dice::{Alphabet, RESULTS};
use super::objective::Objective;
use super::shape::ROWS;
use super::turn_plan::TurnPlan;

/// When two values count as equal.
const NEAR: f64 = 1e-12;
/// How much less than its value staying counts for, so that of equal plays one that gets on is taken: where a
/// turn costs nothing, waiting for ever would be as good.
const STAY_PENALTY: f64 = 1e-11;
/// Pieces are never tried twice, and in practice there are a few; this only ends what rounding could not.
const MOST_STEPS: usize = 50;

/// What a card is worth after a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct StateValue {
    /// The value for the objective given.
    pub(crate) value: f64,
    /// The turns still needed.
    pub(crate) turns: f64,
}

/// What a solver needs room for; nothing is allocated for a state.
pub(crate) struct StateSolver {
    turn: TurnPlan,
    /// The chance of each result under best play.
    pub(crate) chances: [f64; RESULTS],
    values: [f64; RESULTS],
    targets: [UseTarget; RESULTS],
    /// How many results the state solved last has.
    results: usize,
    /// What a target must be worth for the card to be used.
    threshold: f64,
}

/// Where a result leads if the card is used.
#[derive(Clone, Copy)]
pub(crate) struct UseTarget {
    /// The worth there; where nothing would be entered, it cannot be used (K7).
    pub(crate) worth: StateValue,
    /// What is entered in each row.
    pub(crate) entered: [u8; ROWS],
}

const NO_TARGET: UseTarget =
    UseTarget { worth: StateValue { value: f64::NEG_INFINITY, turns: 0.0 }, entered: [0; ROWS] };

/// What was found out about a state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SolvedState {
    pub(crate) worth: StateValue,
    /// The chance that a turn leaves the card as it is.
    pub(crate) stay: f64,
}

impl StateSolver {
    pub(crate) fn new() -> StateSolver {
        StateSolver {
            turn: TurnPlan::default(),
            chances: [0.0; RESULTS],
            values: [0.0; RESULTS],
            targets: [NO_TARGET; RESULTS],
            results: 0,
            threshold: 0.0,
        }
    }

    /// Looks up where each result leads from a state with these free boxes (K7), and returns the alphabet of
    /// its results.
    fn aim(
        &mut self,
        free: [u8; ROWS],
        mut after: impl FnMut([u8; ROWS]) -> StateValue,
    ) -> &'static Alphabet {
        let mut rows = [0; ROWS];
        let mut live = 0;
        for (row, _) in free.iter().enumerate().filter(|(_, free)| **free > 0) {
            rows[live] = row;
            live += 1;
        }
        let alphabet = Alphabet::live(live);
        for (counts, target) in alphabet.counts[alphabet.first_result..].iter().zip(&mut self.targets) {
            let mut entered = [0; ROWS];
            let mut any = 0;
            for (row, count) in rows[..live].iter().zip(counts) {
                let fits = if *count <= free[*row] { *count } else { 0 };
                entered[*row] = fits;
                any |= fits;
            }
            *target = NO_TARGET;
            if any > 0 {
                *target = UseTarget { worth: after(entered), entered };
            }
        }
        alphabet
    }

    /// Solves a state with these free boxes; `after` says what it is worth when something has been entered.
    /// `guess` is a value to begin with.
    pub(crate) fn state(
        &mut self,
        objective: &Objective,
        free: [u8; ROWS],
        guess: Option<f64>,
        after: impl FnMut([u8; ROWS]) -> StateValue,
    ) -> SolvedState {
        let alphabet = self.aim(free, after);
        let results = alphabet.results();
        let best = self.targets[..results].iter().map(|target| target.worth.value).fold(f64::MIN, f64::max);
        let start = guess.unwrap_or(best - objective.turn_price).min(best);
        let mut found = SolvedState { worth: StateValue { value: start, turns: 0.0 }, stay: 0.0 };
        for step in 0..MOST_STEPS {
            let now = found.worth.value;
            let bar = now - STAY_PENALTY * (1.0 + now.abs());
            self.play(objective, alphabet, bar);
            let (mut stay, mut value, mut turns) = (0.0, -objective.turn_price, 1.0);
            for (target, chance) in self.targets[..results].iter().zip(&self.chances) {
                if target.worth.value >= bar {
                    value += chance * target.worth.value;
                    turns += chance * target.worth.turns;
                } else {
                    stay += chance;
                }
            }
            if stay >= 1.0 {
                break;
            }
            let next = value / (1.0 - stay);
            let end = (next - now).abs() <= NEAR * (1.0 + now.abs()) || (step > 0 && next <= now);
            found = SolvedState { worth: StateValue { value: next, turns: turns / (1.0 - stay) }, stay };
            if end {
                break;
            }
        }
        found
    }

    /// The chances of the results if staying is worth so much.
    fn play(&mut self, objective: &Objective, alphabet: &Alphabet, stay: f64) {
        let results = alphabet.results();
        (self.results, self.threshold) = (results, stay);
        for (value, target) in self.values.iter_mut().zip(&self.targets[..results]) {
            *value = target.worth.value.max(stay);
        }
        self.turn.solve_in(alphabet, &self.values);
        self.turn.distribution_in(alphabet, &mut self.chances);
        if objective.own_share < 1.0 {
            for (chance, plain) in self.chances.iter_mut().zip(&alphabet.chances) {
                *chance = objective.own_share * *chance + (1.0 - objective.own_share) * plain;
            }
        }
    }

    /// The value of one own turn, if leaving the card as it is has this worth.
    pub(crate) fn once(
        &mut self,
        free: [u8; ROWS],
        stay: f64,
        after: impl FnMut([u8; ROWS]) -> StateValue,
    ) -> f64 {
        let alphabet = self.aim(free, after);
        self.play(&Objective::at_price(0.0), alphabet, stay);
        self.turn.value()
    }

    /// What the results of the state solved last enter where the card is used, with the chance of each.
    pub(crate) fn marks(&self) -> impl Iterator<Item = (f64, [u8; ROWS])> {
        let targets = self.targets[..self.results].iter().zip(&self.chances);
        let used = targets.filter(|(target, _)| target.worth.value >= self.threshold);
        used.map(|(target, chance)| (*chance, target.entered))
    }
}
