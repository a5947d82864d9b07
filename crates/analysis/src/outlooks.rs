//! Arithmetic with what all seats can expect.

use bots::Outlook;
use table::{BySeat, Seat};

/// Nothing for anybody.
pub(crate) fn none(seats: usize) -> BySeat<Outlook> {
    BySeat::from_fn(seats, |_| Outlook { win: 0.0, points: 0.0 })
}

/// Adds what everybody can expect.
pub(crate) fn add(sum: &mut BySeat<Outlook>, more: &BySeat<Outlook>) {
    add_times(sum, more, 1.0);
}

/// Adds so many times what everybody can expect.
pub(crate) fn add_times(sum: &mut BySeat<Outlook>, more: &BySeat<Outlook>, times: f64) {
    for seat in Seat::all(sum.count()) {
        sum[seat].win += times * more[seat].win;
        sum[seat].points += times * more[seat].points;
    }
}

/// A part of it.
pub(crate) fn divided(sum: BySeat<Outlook>, by: f64) -> BySeat<Outlook> {
    BySeat::from_fn(sum.count(), |seat| Outlook { win: sum[seat].win / by, points: sum[seat].points / by })
}

/// What has changed from one to the other.
pub(crate) fn difference(to: &BySeat<Outlook>, from: &BySeat<Outlook>) -> BySeat<Outlook> {
    let mut change = *to;
    add_times(&mut change, from, -1.0);
    change
}
