//! One active turn by expectimax: the exact expectation, over all dice, of the best crosses.

use super::continuation::Continuation;
use super::row_states::{NUMBERS, RowState};
use super::sheets::{ByMisthrows, MISTHROW_COUNTS, RowPair};
use super::white_dice::{DieOption, REACHED, WHITES};

/// No choice leads here.
pub(crate) const NEVER: f64 = f64::NEG_INFINITY;
/// The most crosses one sheet can allow.
pub(crate) const MOST_STEPS: usize = 4 * NUMBERS;

/// A cross that a sheet allows.
#[derive(Clone, Copy, Debug, Default)]
struct Step {
    /// The row from the top.
    row: u8,
    /// The number, from 2 on: the sum of two dice less 2.
    number: u8,
    /// Whether it locks the row.
    locks: bool,
    /// Whether it needs a cross in the same row in action 1: the lock with the fifth cross just made (Q12).
    needs_first: bool,
    /// The row afterwards, and the pair it is in.
    state: RowState,
    half: RowPair,
    gain: f64,
}

/// The sheet at the start of the turn.
struct Start<'a> {
    continuation: Continuation<'a>,
    upper: RowPair,
    lower: RowPair,
    states: [RowState; 4],
    /// Whether one row is closed, so that a second lock in action 1 ends the game before action 2 (Q17).
    lock_ends: bool,
}

impl<'a> Start<'a> {
    fn new(continuation: Continuation<'a>, upper: RowPair, lower: RowPair) -> Start<'a> {
        let states = continuation.sheets.all_states(upper, lower);
        let lock_ends = states.iter().any(|state| continuation.sheets.rows().is_closed(*state));
        Start { continuation, upper, lower, states, lock_ends }
    }

    /// The pair of a row in another state.
    #[inline]
    fn half(&self, row: usize, state: RowState) -> RowPair {
        self.continuation.sheets.pair(state, self.states[row ^ 1])
    }

    /// The sheet with another pair in place of a row's.
    #[inline]
    fn with(&self, row: usize, half: RowPair) -> (RowPair, RowPair) {
        if row < 2 { (half, self.lower) } else { (self.upper, half) }
    }
}

/// The steps in a row.
#[inline]
fn one_row(ends: &[usize; 4], row: usize) -> std::ops::Range<usize> {
    row.checked_sub(1).map_or(0, |before| ends[before])..ends[row]
}

/// What is remembered of the best choices besides their worth: nothing, or where they lead.
pub(crate) trait BestRecord: Copy + Default {
    fn put(&mut self, misthrows: usize, sheet: (RowPair, RowPair));
}

impl BestRecord for () {
    #[inline]
    fn put(&mut self, _: usize, _: (RowPair, RowPair)) {}
}

/// The sheet that the best choice leads to, for each number of misthrows.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct ReachedSheets(pub(crate) [(RowPair, RowPair); MISTHROW_COUNTS]);

impl BestRecord for ReachedSheets {
    #[inline]
    fn put(&mut self, misthrows: usize, sheet: (RowPair, RowPair)) {
        self.0[misthrows] = sheet;
    }
}

/// The worth of the best choice among some, for each number of misthrows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Best<N> {
    pub(crate) worth: ByMisthrows,
    pub(crate) record: N,
}

impl<N: BestRecord> Best<N> {
    /// Nothing to choose from.
    pub(crate) fn none() -> Best<N> {
        Best { worth: [NEVER; MISTHROW_COUNTS], record: N::default() }
    }

    /// One more choice, which leads to a sheet.
    #[inline]
    pub(crate) fn or(&mut self, worth: &ByMisthrows, sheet: (RowPair, RowPair)) {
        for (misthrows, (best, worth)) in self.worth.iter_mut().zip(worth).enumerate() {
            let better = *worth > *best;
            *best = if better { *worth } else { *best };
            if better {
                self.record.put(misthrows, sheet);
            }
        }
    }
}

/// Everything one sheet can come to within one turn, for all numbers of misthrows at once.
pub(crate) struct ActiveTurn<N = ()> {
    steps: [Step; MOST_STEPS],
    count: usize,
    /// Where the steps of each row end.
    ends: [usize; 4],
    /// The best of crossing in action 1 alone, for each white sum.
    pub(crate) first: [Best<N>; NUMBERS],
    /// For each white sum, the best of making each step in action 2, with or without a cross in action 1.
    pub(crate) options: [[Best<N>; MOST_STEPS]; NUMBERS],
}

impl<N: BestRecord> ActiveTurn<N> {
    pub(crate) fn new() -> ActiveTurn<N> {
        ActiveTurn {
            steps: [Step::default(); MOST_STEPS],
            count: 0,
            ends: [0; 4],
            first: [Best::none(); NUMBERS],
            options: [[Best::none(); MOST_STEPS]; NUMBERS],
        }
    }

    /// Looks up what the turn can come to.
    pub(crate) fn prepare(&mut self, continuation: Continuation<'_>, upper: RowPair, lower: RowPair) {
        let start = Start::new(continuation, upper, lower);
        self.list_steps(&start);
        for one in 0..self.count {
            if !self.steps[one].needs_first {
                self.add_second_steps(&start, one);
            }
        }
    }

    /// Lists every cross and looks up what it is worth alone.
    fn list_steps(&mut self, start: &Start<'_>) {
        let rows = start.continuation.sheets.rows();
        self.count = 0;
        self.first = [Best::none(); NUMBERS];
        for row in 0..4 {
            for number in 0..NUMBERS {
                let (before, place) = (start.states[row], place(row, number));
                let mut step = Step { row: row as u8, number: number as u8, ..Step::default() };
                let mut alone = Best::none();
                if let Some(state) = rows.after(before, place) {
                    let (half, gain) = (start.half(row, state), start.continuation.gain(before, place));
                    step = Step { locks: rows.is_closed(state), state, half, gain, ..step };
                    let sheet = start.with(row, half);
                    let worth = start.continuation.worth(gain, sheet);
                    self.first[number].or(&worth, sheet);
                    alone.or(&worth, sheet);
                } else if rows.locks_after_a_cross(before, place) {
                    step.needs_first = true;
                } else {
                    continue;
                }
                self.steps[self.count] = step;
                for options in &mut self.options {
                    options[self.count] = alone;
                }
                self.count += 1;
            }
            self.ends[row] = self.count;
        }
    }

    /// Looks up what a cross is worth together with each other one.
    fn add_second_steps(&mut self, start: &Start<'_>, one: usize) {
        let (continuation, rows) = (start.continuation, start.continuation.sheets.rows());
        let first = self.steps[one];
        let row = usize::from(first.row);
        // The same row again, further right (Q10): only in this order.
        for other in one_row(&self.ends, row) {
            let place = place(row, self.steps[other].number.into());
            let Some(again) = rows.after(first.state, place) else { continue };
            let sheet = start.with(row, start.half(row, again));
            let worth = continuation.worth(first.gain + continuation.gain(first.state, place), sheet);
            self.options[usize::from(first.number)][other].or(&worth, sheet);
        }
        // Two rows, in either order.
        for other in self.ends[row]..self.count {
            let second = self.steps[other];
            if second.needs_first {
                continue;
            }
            let sheet = if second.row / 2 == first.row / 2 {
                start.with(row, continuation.sheets.pair(first.state, second.state))
            } else {
                (first.half, second.half)
            };
            let worth = continuation.worth(first.gain + second.gain, sheet);
            if !(start.lock_ends && first.locks) {
                self.options[usize::from(first.number)][other].or(&worth, sheet);
            }
            if !(start.lock_ends && second.locks) {
                self.options[usize::from(second.number)][one].or(&worth, sheet);
            }
        }
    }

    /// What the coloured dice can offer beyond a floor, for a white sum: the best first, in as much of `best`
    /// as the returned number says.
    #[inline]
    pub(crate) fn best_options(
        &self,
        sum: usize,
        misthrows: usize,
        floor: f64,
        best: &mut [DieOption; MOST_STEPS],
    ) -> usize {
        let mut count = 0;
        for (place, (option, step)) in self.options[sum][..self.count].iter().zip(&self.steps).enumerate() {
            let worth = option.worth[misthrows];
            if worth > floor && REACHED[sum] >> step.number & 1 != 0 {
                let mut rank = count;
                while rank > 0 && best[rank - 1].worth() < worth {
                    best[rank] = best[rank - 1];
                    rank -= 1;
                }
                best[rank] = DieOption::new(worth, step.row, step.number, place);
                count += 1;
            }
        }
        count
    }

    /// What the turn is worth with a number of misthrows, if one more of them is worth `misthrow`.
    pub(crate) fn value(&self, misthrows: usize, misthrow: f64) -> f64 {
        let mut value = 0.0;
        let mut best = [DieOption::default(); MOST_STEPS];
        for (sum, whites) in WHITES.iter().enumerate() {
            let floor = self.first[sum].worth[misthrows].max(misthrow);
            let count = self.best_options(sum, misthrows, floor, &mut best);
            for whites in whites.iter().flatten() {
                value += whites.weight * whites.mean(&best[..count], floor);
            }
        }
        value
    }
}

/// The place of a number in a row, both from 0; the lower two rows run the other way.
#[inline]
pub(crate) const fn place(row: usize, number: usize) -> usize {
    if row < 2 { number } else { NUMBERS - 1 - number }
}
