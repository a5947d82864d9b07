//! What a player can do to their row with a roll: every writing, and the cross-out (T5).

use table::ChoiceSet;
use twenty_one::{Choice, Choices, FIELDS, Field};

use super::fitting_faces::FittingFaces;
use super::row::RowState;
use super::row_values::rank;

/// A row before and after one player's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The fields written into, one bit each, the lowest for the left-most; none for the cross-out.
    pub written: u8,
    /// The sum of the numbers written.
    pub gain: u8,
    /// The row afterwards.
    pub next: RowState,
}

impl Step {
    /// Crosses out the left-most empty field (T5).
    #[inline]
    pub(crate) fn cross_out(state: RowState) -> Step {
        let left_most = state.empty() & state.empty().wrapping_neg();
        Step { written: 0, gain: 0, next: state.filled(left_most, 0) }
    }

    /// Writes the dice of these fields, which fit; crosses out if there are none.
    pub(crate) fn writing(state: RowState, faces: &FittingFaces, fields: u8) -> Step {
        if fields == 0 {
            return Step::cross_out(state);
        }
        let gain = (0..6).filter(|place| fields >> place & 1 != 0).map(|place| faces.face(place)).sum();
        Step { written: fields, gain, next: state.filled(fields, (fields & faces.hits()).count_ones() as u8) }
    }

    /// Every step, all that fits first and the cross-out last.
    #[inline]
    pub fn each(state: RowState, faces: &FittingFaces, mut each: impl FnMut(Step)) {
        // The sums of three fields at a time: the numbers in the low byte, the hits in the high one.
        let half = |first: usize| {
            let mut sums = [0u16; 8];
            for set in 1..8usize {
                let place = first + set.trailing_zeros() as usize;
                let hit = u16::from(faces.hits() >> place & 1);
                sums[set] = sums[set & (set - 1)] + u16::from(faces.face(place)) + (hit << 8);
            }
            sums
        };
        let (left, right) = (half(0), half(3));
        let mut fields = faces.fitting();
        while fields != 0 {
            let sum = left[usize::from(fields & 7)] + right[usize::from(fields >> 3 & 7)];
            each(Step { written: fields, gain: sum as u8, next: state.filled(fields, (sum >> 8) as u8) });
            fields = (fields - 1) & faces.fitting();
        }
        each(Step::cross_out(state));
    }

    /// The choice that does this, of a seat whose current row has these fields and who may choose among these.
    #[inline]
    pub fn choice(&self, fields: &[Field; FIELDS], choices: Choices) -> Choice {
        match choices {
            Choices::Writer { fitting, .. } if self.written != 0 => {
                choices.nth(usize::from(rank(colours(fields, self.written), fitting.bits())) - 1)
            }
            _ => Choice::CrossOut,
        }
    }

    /// The best step and its worth; of equal ones the first.
    #[inline]
    pub(crate) fn best(state: RowState, faces: &FittingFaces, worth: impl Fn(&Step) -> f64) -> (Step, f64) {
        let mut best = (Step::cross_out(state), f64::NEG_INFINITY);
        Step::each(state, faces, |step| {
            let worth = worth(&step);
            if is_better(worth, best.1) {
                best = (step, worth);
            }
        });
        best
    }
}

/// The colours of some fields, one bit each in the order of the notation.
#[inline]
fn colours(fields: &[Field; FIELDS], written: u8) -> u8 {
    (0..FIELDS).map(|place| (written >> place & 1) << fields[place].colour.index()).sum()
}

/// Whether a worth exceeds another by more than rounding could.
#[inline]
pub(crate) fn is_better(worth: f64, than: f64) -> bool {
    worth - than > 1e-12 * worth.abs().max(1.0)
}
