//! What a player can do to his row with a roll: every writing, and the cross-out (T5).

use super::row::RowState;
use super::seen::Seen;

/// A row before and after one player's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// The fields written into; none for the cross-out.
    pub(crate) written: u8,
    /// The sum of the numbers written.
    pub(crate) gain: u8,
    /// The row afterwards.
    pub(crate) next: RowState,
}

impl Step {
    /// Crosses out the left-most empty field (T5).
    #[inline]
    pub(crate) fn cross_out(state: RowState) -> Step {
        let left_most = state.empty() & state.empty().wrapping_neg();
        Step { written: 0, gain: 0, next: state.filled(left_most, 0) }
    }

    /// Writes the dice of these fields, which fit; crosses out if there are none.
    pub(crate) fn writing(state: RowState, seen: &Seen, fields: u8) -> Step {
        if fields == 0 {
            return Step::cross_out(state);
        }
        let gain = (0..6).filter(|place| fields >> place & 1 != 0).map(|place| seen.face(place)).sum();
        Step { written: fields, gain, next: state.filled(fields, (fields & seen.hits()).count_ones() as u8) }
    }

    /// Every step, all that fits first and the cross-out last.
    #[inline]
    pub(crate) fn each(state: RowState, seen: &Seen, mut each: impl FnMut(Step)) {
        // The sums of three fields at a time: the numbers in the low byte, the hits in the high one.
        let half = |first: usize| {
            let mut sums = [0u16; 8];
            for set in 1..8usize {
                let place = first + set.trailing_zeros() as usize;
                let hit = u16::from(seen.hits() >> place & 1);
                sums[set] = sums[set & (set - 1)] + u16::from(seen.face(place)) + (hit << 8);
            }
            sums
        };
        let (left, right) = (half(0), half(3));
        let mut fields = seen.fitting();
        while fields != 0 {
            let sum = left[usize::from(fields & 7)] + right[usize::from(fields >> 3 & 7)];
            each(Step { written: fields, gain: sum as u8, next: state.filled(fields, (sum >> 8) as u8) });
            fields = (fields - 1) & seen.fitting();
        }
        each(Step::cross_out(state));
    }

    /// The best step and its worth; of equal ones the first.
    #[inline]
    pub(crate) fn best(state: RowState, seen: &Seen, worth: impl Fn(&Step) -> f64) -> (Step, f64) {
        let mut best = (Step::cross_out(state), f64::NEG_INFINITY);
        Step::each(state, seen, |step| {
            let worth = worth(&step);
            if is_better(worth, best.1) {
                best = (step, worth);
            }
        });
        best
    }
}

/// Whether a worth exceeds another by more than rounding could.
#[inline]
pub(crate) fn is_better(worth: f64, than: f64) -> bool {
    worth - than > 1e-12 * worth.abs().max(1.0)
}
