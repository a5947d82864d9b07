//! What a turn is rated by: the continuation value, the worth of every sheet it can lead to.

use super::row_states::RowState;
use super::sheets::{ByMisthrows, RowPair, SheetValues, Sheets};

/// What follows the turn.
#[derive(Clone, Copy)]
pub(crate) struct Continuation<'a> {
    pub(crate) sheets: &'a Sheets,
    /// What each sheet is worth after the turn.
    pub(crate) after: &'a SheetValues,
    /// The chance that the game goes on after the turn.
    pub(crate) goes_on: f64,
    /// Whether points are counted as they are made, or only in the end.
    pub(crate) counts_gains: bool,
}

impl<'a> Continuation<'a> {
    /// Points to go, in a game that goes on.
    pub(crate) fn points(sheets: &'a Sheets, after: &'a SheetValues) -> Continuation<'a> {
        Continuation { sheets, after, goes_on: 1.0, counts_gains: true }
    }

    /// The worth of a sheet reached with a gain.
    #[inline]
    pub(crate) fn worth(&self, gain: f64, (upper, lower): (RowPair, RowPair)) -> ByMisthrows {
        let after = self.after.get(upper, lower);
        after.map(|after| gain + self.goes_on * after)
    }

    pub(crate) fn gain(&self, state: RowState, place: usize) -> f64 {
        if self.counts_gains { self.sheets.rows().gain(state, place) } else { 0.0 }
    }
}
