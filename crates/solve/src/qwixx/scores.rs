//! The distribution of the final points of the solitaire game, exactly, for a player with a fixed aim.
//!
//! The play is fixed, so the sheets are a Markov chain. Forward over all that can arise, from the empty one, each passes on the chance that it
//! arises to the sheets that one turn leads to.

use qwixx::{MISTHROW_COST, MISTHROWS};

use super::active_turn::{ActiveTurn, MOST_STEPS, ReachedSheets};
use super::backward_induction::SheetSolver;
use super::continuation::Continuation;
use super::own_sheet::{self, OwnSheetTablebase, TurnTiming};
use super::row_states::{RowState, RowStates};
use super::sheets::{ByMisthrows, MISTHROW_COUNTS, RowPair, SheetValues};
use super::standing::Standing;
use super::target::{self, TargetSolution};
use super::white_dice::{DieOption, WHITES};
use crate::{Cancelled, Distribution, SolveContext};

/// How many pairs are worked on before their results are added up.
const PORTION: usize = 16;

impl OwnSheetTablebase {
    /// The distribution of the final points under the best play for points; of the solitaire game only.
    /// Counts up to [`TargetSolution::work`].
    pub fn scores(&self, context: SolveContext<'_>) -> Result<Option<Distribution>, Cancelled> {
        let (apart, merged) = (&*target::SHEETS, own_sheet::SHEETS.rows());
        let merge = |state: RowState| apart.rows().found_in(state, merged);
        let scores = (self.game().seats() == 1).then(|| {
            let mut values = SheetValues::new(apart, 0.0);
            for upper in 0..apart.pair_count() as RowPair {
                for lower in 0..=upper {
                    let rows = apart.all_states(upper, lower).map(merge);
                    let to_go = |misthrows| {
                        self.to_go(TurnTiming::START, Standing { rows, misthrows: misthrows as u8 })
                    };
                    values.set(upper, lower, std::array::from_fn(to_go));
                }
            }
            let misthrow = Misthrow { costs: f64::from(MISTHROW_COST), last: |_, _| 0.0 };
            forward(Continuation::points(apart, &values), &misthrow, context)
        });
        scores.transpose()
    }
}

impl TargetSolution {
    /// The distribution of the final points under the play that reaches the target most often. `done` counts
    /// up to [`TargetSolution::work`].
    pub fn scores(&self, context: SolveContext<'_>) -> Result<Distribution, Cancelled> {
        let misthrow =
            Misthrow { costs: 0.0, last: |upper, lower| self.at_end(upper, lower, MISTHROWS.into()) };
        forward(self.continuation(), &misthrow, context)
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
type Successor = (RowPair, RowPair, usize, f64);

/// The way from the empty sheet to the final ones.
fn forward(
    continuation: Continuation<'_>,
    misthrow: &Misthrow<impl Fn(RowPair, RowPair) -> f64 + Sync>,
    context: SolveContext<'_>,
) -> Result<Distribution, Cancelled> {
    let sheets = continuation.sheets;
    let solver = SheetSolver { sheets, context };
    let mut arises = vec![[0.0; MISTHROW_COUNTS]; sheets.count()];
    let mut ends = Vec::new();
    let empty = sheets.pair(RowStates::EMPTY, RowStates::EMPTY);
    arises[sheets.place(empty, empty)][0] = 1.0;
    let mut lists: Vec<_> = sheets.in_order().collect();
    lists.reverse();
    for portion in lists.iter().flat_map(|list| list.chunks(PORTION)) {
        let led = solver.each(portion, || {
            let mut turn = Box::new(ActiveTurn::<ReachedSheets>::new());
            let arises = &arises;
            move |upper, lower| {
                let chances = arises[sheets.place(upper, lower)];
                one_turn(&mut turn, continuation, misthrow, upper, lower, chances)
            }
        })?;
        for (upper, lower, misthrows, chance) in led.into_iter().flat_map(|(_, _, successors)| successors) {
            if misthrows == MISTHROW_COUNTS || sheets.closed(upper, lower) >= 2 {
                ends.push((sheets.points(upper, lower, misthrows), chance));
            } else {
                arises[sheets.place(upper, lower)][misthrows] += chance;
            }
        }
        ends = Distribution::new(ends).iter().collect();
    }
    Ok(Distribution::new(ends))
}

/// Where one turn leads from a sheet that arises with some chances.
fn one_turn(
    turn: &mut ActiveTurn<ReachedSheets>,
    continuation: Continuation<'_>,
    misthrow: &Misthrow<impl Fn(RowPair, RowPair) -> f64>,
    upper: RowPair,
    lower: RowPair,
    mut chances: ByMisthrows,
) -> Vec<Successor> {
    let mut successors = Vec::new();
    if chances == [0.0; MISTHROW_COUNTS] {
        return successors;
    }
    turn.prepare(continuation, upper, lower);
    let worth = continuation.after.get(upper, lower);
    let mut best = [DieOption::default(); MOST_STEPS];
    for misthrows in 0..MISTHROW_COUNTS {
        let chance = chances[misthrows];
        let missed = worth.get(misthrows + 1).map_or_else(|| (misthrow.last)(upper, lower), |worth| *worth);
        let missed = missed - misthrow.costs;
        let mut misses = 0.0;
        for (sum, whites) in WHITES.iter().enumerate().filter(|_| chance > 0.0) {
            let first = &turn.first[sum];
            let floor = first.worth[misthrows].max(missed);
            let count = turn.best_options(sum, misthrows, floor, &mut best);
            for whites in whites.iter().flatten() {
                let chance = chance * whites.weight;
                let mut pass_on = |(upper, lower): (RowPair, RowPair), share: f64| {
                    successors.push((upper, lower, misthrows, chance * share))
                };
                let rest = whites.shares(&best[..count], |option, share| {
                    pass_on(turn.options[sum][option.step()].record.0[misthrows], share);
                });
                if first.worth[misthrows] > missed {
                    pass_on(first.record.0[misthrows], rest);
                } else {
                    misses += chance * rest;
                }
            }
        }
        match chances.get_mut(misthrows + 1) {
            Some(chance) => *chance += misses,
            None => successors.push((upper, lower, MISTHROW_COUNTS, misses)),
        }
    }
    successors
}
