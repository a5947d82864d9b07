//! One active turn, exactly: the expectation over all dice of the best crosses.

use super::outlook::Outlook;
use super::rows::{NUMBERS, RowState};
use super::sheets::{LANES, Lanes, Pair};
use super::whites::{Offer, REACHED, WHITES};

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
    /// The row afterwards.
    state: RowState,
    gain: f64,
}

/// What is remembered of the best choices besides their worth: nothing, or where they lead.
pub(crate) trait Note: Copy + Default {
    fn put(&mut self, misthrows: usize, sheet: (Pair, Pair));
}

impl Note for () {
    #[inline]
    fn put(&mut self, _: usize, _: (Pair, Pair)) {}
}

/// The sheet that the best choice leads to, for each number of misthrows.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct LeadsTo(pub(crate) [(Pair, Pair); LANES]);

impl Note for LeadsTo {
    #[inline]
    fn put(&mut self, misthrows: usize, sheet: (Pair, Pair)) {
        self.0[misthrows] = sheet;
    }
}

/// The worth of the best choice among some, for each number of misthrows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Best<N> {
    pub(crate) worth: Lanes,
    pub(crate) note: N,
}

impl<N: Note> Best<N> {
    /// Nothing to choose from.
    pub(crate) fn none() -> Best<N> {
        Best { worth: [NEVER; LANES], note: N::default() }
    }

    /// One more choice, which leads to a sheet.
    #[inline]
    pub(crate) fn or(&mut self, worth: &Lanes, sheet: (Pair, Pair)) {
        for (misthrows, (best, worth)) in self.worth.iter_mut().zip(worth).enumerate() {
            let better = *worth > *best;
            *best = if better { *worth } else { *best };
            if better {
                self.note.put(misthrows, sheet);
            }
        }
    }
}

/// Everything one sheet can come to within one turn, for all numbers of misthrows at once.
pub(crate) struct ActiveTurn<N = ()> {
    steps: [Step; MOST_STEPS],
    count: usize,
    /// The best of crossing in action 1 alone, for each white sum.
    pub(crate) first: [Best<N>; NUMBERS],
    /// For each white sum, the best of making each step in action 2, with or without a cross in action 1.
    pub(crate) offers: [[Best<N>; MOST_STEPS]; NUMBERS],
}

impl<N: Note> ActiveTurn<N> {
    pub(crate) fn new() -> ActiveTurn<N> {
        ActiveTurn {
            steps: [Step::default(); MOST_STEPS],
            count: 0,
            first: [Best::none(); NUMBERS],
            offers: [[Best::none(); MOST_STEPS]; NUMBERS],
        }
    }

    /// Looks up what the turn can come to.
    pub(crate) fn prepare(&mut self, outlook: Outlook<'_>, upper: Pair, lower: Pair) {
        let sheets = outlook.sheets;
        let rows = sheets.rows();
        let [red, yellow] = sheets.states(upper);
        let [green, blue] = sheets.states(lower);
        let states = [red, yellow, green, blue];
        // Q17: with one row closed, a second lock in action 1 ends the game before action 2.
        let lock_ends = states.iter().any(|state| rows.is_closed(*state));
        let pairs = |changed: &[RowState; 4]| {
            (sheets.pair(changed[0], changed[1]), sheets.pair(changed[2], changed[3]))
        };
        self.count = 0;
        self.first = [Best::none(); NUMBERS];
        let mut starts = [0; 5];
        for row in 0..4 {
            for number in 0..NUMBERS {
                let place = place(row, number);
                let Some(state) = rows.after(states[row], place) else {
                    if rows.locks_after_a_cross(states[row], place) {
                        self.steps[self.count] = Step {
                            row: row as u8,
                            number: number as u8,
                            needs_first: true,
                            ..Step::default()
                        };
                        for offers in &mut self.offers {
                            offers[self.count] = Best::none();
                        }
                        self.count += 1;
                    }
                    continue;
                };
                let gain = outlook.gain(states[row], place);
                self.steps[self.count] = Step {
                    row: row as u8,
                    number: number as u8,
                    locks: rows.is_closed(state),
                    needs_first: false,
                    state,
                    gain,
                };
                let mut changed = states;
                changed[row] = state;
                let sheet = pairs(&changed);
                let worth = outlook.worth(gain, sheet);
                self.first[number].or(&worth, sheet);
                let mut alone = Best::none();
                alone.or(&worth, sheet);
                for offers in &mut self.offers {
                    offers[self.count] = alone;
                }
                self.count += 1;
            }
            starts[row + 1] = self.count;
        }
        for one_row in 0..4 {
            for one in starts[one_row]..starts[one_row + 1] {
                let Step { number, locks, needs_first, state, gain, .. } = self.steps[one];
                if needs_first {
                    continue;
                }
                let mut changed = states;
                changed[one_row] = state;
                // The same row again, further right (Q10): only in this order.
                for other in starts[one_row]..starts[one_row + 1] {
                    let place = place(one_row, usize::from(self.steps[other].number));
                    let Some(again) = rows.after(state, place) else { continue };
                    let mut changed = changed;
                    changed[one_row] = again;
                    let sheet = pairs(&changed);
                    let worth = outlook.worth(gain + outlook.gain(state, place), sheet);
                    self.offers[usize::from(number)][other].or(&worth, sheet);
                }
                // Two rows, in either order.
                for other_row in one_row + 1..4 {
                    for other in starts[other_row]..starts[other_row + 1] {
                        let step = self.steps[other];
                        if step.needs_first {
                            continue;
                        }
                        let mut changed = changed;
                        changed[other_row] = step.state;
                        let sheet = pairs(&changed);
                        let worth = outlook.worth(gain + step.gain, sheet);
                        if !(lock_ends && locks) {
                            self.offers[usize::from(number)][other].or(&worth, sheet);
                        }
                        if !(lock_ends && step.locks) {
                            self.offers[usize::from(step.number)][one].or(&worth, sheet);
                        }
                    }
                }
            }
        }
    }

    /// What the coloured dice can offer beyond a floor, for a white sum: the best first, in as much of `best`
    /// as the returned number says.
    #[inline]
    pub(crate) fn best_offers(
        &self,
        sum: usize,
        misthrows: usize,
        floor: f64,
        best: &mut [Offer; MOST_STEPS],
    ) -> usize {
        let mut count = 0;
        for (place, (offer, step)) in self.offers[sum][..self.count].iter().zip(&self.steps).enumerate() {
            let worth = offer.worth[misthrows];
            if worth > floor && REACHED[sum] >> step.number & 1 != 0 {
                let mut rank = count;
                while rank > 0 && best[rank - 1].worth() < worth {
                    best[rank] = best[rank - 1];
                    rank -= 1;
                }
                best[rank] = Offer::new(worth, step.row, step.number, place);
                count += 1;
            }
        }
        count
    }

    /// What the turn is worth with a number of misthrows, if one more of them is worth `misthrow`.
    pub(crate) fn value(&self, misthrows: usize, misthrow: f64) -> f64 {
        let mut value = 0.0;
        let mut best = [Offer::default(); MOST_STEPS];
        for (sum, whites) in WHITES.iter().enumerate() {
            let floor = self.first[sum].worth[misthrows].max(misthrow);
            let count = self.best_offers(sum, misthrows, floor, &mut best);
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
