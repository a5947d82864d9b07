//! The distribution of the final points of the solitaire game, exactly, for a player with a fixed aim.
//!
//! Forward over all sheets that can arise, from the empty one: each sheet passes on the chance that it
//! arises to the sheets that one turn leads to.

use std::sync::atomic::AtomicU64;

use qwixx::{MISTHROW_COST, MISTHROWS};

use super::alone::{self, AloneTablebase, When};
use super::backward::SheetSolver;
use super::outlook::Outlook;
use super::reach::{self, Reach};
use super::rows::{RowState, RowStates};
use super::sheets::{LANES, Lanes, Pair, Values};
use super::standing::Standing;
use super::turn::{ActiveTurn, LeadsTo, MOST_STEPS};
use super::whites::{Offer, WHITES};
use crate::{Distribution, NEVER};

/// How many pairs are worked on before their results are added up.
const PORTION: usize = 16;

impl AloneTablebase {
    /// The distribution of the final points under the best play for points; of the solitaire game only.
    /// `done` counts up to [`Reach::work`].
    pub fn scores(&self, threads: usize, done: &AtomicU64) -> Option<Distribution> {
        let (apart, merged) = (&*reach::SHEETS, alone::SHEETS.rows());
        let merge = |state: RowState| apart.rows().found_in(state, merged);
        (self.game().seats() == 1).then(|| {
            let mut values = Values::new(apart, 0.0);
            for upper in 0..apart.pair_count() as Pair {
                for lower in 0..=upper {
                    let rows = apart.all_states(upper, lower).map(merge);
                    let to_go =
                        |misthrows| self.to_go(When::START, Standing { rows, misthrows: misthrows as u8 });
                    values.set(upper, lower, std::array::from_fn(to_go));
                }
            }
            let misthrow = Misthrow { costs: f64::from(MISTHROW_COST), last: |_, _| 0.0 };
            forward(Outlook::points(apart, &values), &misthrow, threads, done)
        })
    }
}

impl Reach {
    /// The distribution of the final points under the play that reaches the target most often. `done` counts
    /// up to [`Reach::work`].
    pub fn scores(&self, threads: usize, done: &AtomicU64) -> Distribution {
        let misthrow =
            Misthrow { costs: 0.0, last: |upper, lower| self.at_end(upper, lower, MISTHROWS.into()) };
        forward(self.outlook(), &misthrow, threads, done)
    }
}

/// What misthrows are worth.
struct Misthrow<L> {
    /// What each costs at once.
    costs: f64,
    /// What a sheet is worth after the last one.
    last: L,
}

/// A sheet that one turn leads to, with its misthrows, and the chance of it.
type Next = (Pair, Pair, usize, f64);

/// The way from the empty sheet to the final ones.
fn forward(
    outlook: Outlook<'_>,
    misthrow: &Misthrow<impl Fn(Pair, Pair) -> f64 + Sync>,
    threads: usize,
    done: &AtomicU64,
) -> Distribution {
    let sheets = outlook.sheets;
    let solver = SheetSolver { sheets, threads: threads.max(1), done, cancelled: NEVER };
    let mut arises = vec![[0.0; LANES]; sheets.count()];
    let mut ends = Vec::new();
    let empty = sheets.pair(RowStates::EMPTY, RowStates::EMPTY);
    arises[sheets.place(empty, empty)][0] = 1.0;
    let mut lists: Vec<_> = sheets.in_order().collect();
    lists.reverse();
    for portion in lists.iter().flat_map(|list| list.chunks(PORTION)) {
        let led = solver.each(portion, || {
            let mut turn = Box::new(ActiveTurn::<LeadsTo>::new());
            let arises = &arises;
            move |upper, lower| {
                let chances = arises[sheets.place(upper, lower)];
                one_turn(&mut turn, outlook, misthrow, upper, lower, chances)
            }
        });
        // Nobody cancels it.
        for (upper, lower, misthrows, chance) in
            led.unwrap_or_default().into_iter().flat_map(|(_, _, nexts)| nexts)
        {
            if misthrows == LANES || sheets.closed(upper, lower) >= 2 {
                ends.push((sheets.points(upper, lower, misthrows), chance));
            } else {
                arises[sheets.place(upper, lower)][misthrows] += chance;
            }
        }
        ends = Distribution::new(ends).iter().collect();
    }
    Distribution::new(ends)
}

/// Where one turn leads from a sheet that arises with some chances.
fn one_turn(
    turn: &mut ActiveTurn<LeadsTo>,
    outlook: Outlook<'_>,
    misthrow: &Misthrow<impl Fn(Pair, Pair) -> f64>,
    upper: Pair,
    lower: Pair,
    mut chances: Lanes,
) -> Vec<Next> {
    let mut nexts = Vec::new();
    if chances == [0.0; LANES] {
        return nexts;
    }
    turn.prepare(outlook, upper, lower);
    let worth = outlook.after.get(upper, lower);
    let mut best = [Offer::default(); MOST_STEPS];
    for misthrows in 0..LANES {
        let chance = chances[misthrows];
        let missed = worth.get(misthrows + 1).map_or_else(|| (misthrow.last)(upper, lower), |worth| *worth);
        let missed = missed - misthrow.costs;
        let mut misses = 0.0;
        for (sum, whites) in WHITES.iter().enumerate().filter(|_| chance > 0.0) {
            let first = &turn.first[sum];
            let floor = first.worth[misthrows].max(missed);
            let count = turn.best_offers(sum, misthrows, floor, &mut best);
            for whites in whites.iter().flatten() {
                let chance = chance * whites.weight;
                let mut pass_on = |(upper, lower): (Pair, Pair), share: f64| {
                    nexts.push((upper, lower, misthrows, chance * share))
                };
                let rest = whites.shares(&best[..count], |offer, share| {
                    pass_on(turn.offers[sum][offer.step()].note.0[misthrows], share);
                });
                if first.worth[misthrows] > missed {
                    pass_on(first.note.0[misthrows], rest);
                } else {
                    misses += chance * rest;
                }
            }
        }
        match chances.get_mut(misthrows + 1) {
            Some(chance) => *chance += misses,
            None => nexts.push((upper, lower, LANES, misses)),
        }
    }
    nexts
}
