//! One passive turn by expectimax: somebody else's white sum may be crossed, or not.

use super::active_turn::{Best, place};
use super::continuation::Continuation;
use super::row_states::NUMBERS;
use super::sheets::RowPair;
use super::white_dice::SUM_CHANCES;

/// The best cross for each white sum, for all numbers of misthrows at once.
#[derive(Clone, Debug)]
pub(crate) struct PassiveTurn {
    first: [Best<()>; NUMBERS],
}

impl PassiveTurn {
    pub(crate) fn new() -> PassiveTurn {
        PassiveTurn { first: [Best::none(); NUMBERS] }
    }

    /// Looks up what the turn can come to.
    pub(crate) fn prepare(&mut self, continuation: Continuation<'_>, upper: RowPair, lower: RowPair) {
        let sheets = continuation.sheets;
        let rows = sheets.rows();
        self.first = [Best::none(); NUMBERS];
        let pairs = [sheets.states(upper), sheets.states(lower)];
        for row in 0..4 {
            let (state, other) = (pairs[row / 2][row % 2], pairs[row / 2][1 - row % 2]);
            for number in 0..NUMBERS {
                let place = place(row, number);
                let Some(after) = rows.after(state, place) else { continue };
                let pair = sheets.pair(after, other);
                let sheet = if row < 2 { (pair, lower) } else { (upper, pair) };
                self.first[number].or(&continuation.worth(continuation.gain(state, place), sheet), sheet);
            }
        }
    }

    /// What the turn is worth with a number of misthrows, if crossing nothing is worth `pass`.
    pub(crate) fn value(&self, misthrows: usize, pass: f64) -> f64 {
        let sums = self.first.iter().zip(SUM_CHANCES);
        sums.map(|(first, chance)| chance * first.worth[misthrows].max(pass)).sum()
    }
}
