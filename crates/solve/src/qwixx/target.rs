//! Playing for a number of points: the best chance to reach it in the solitaire game.
//!
//! Here the points made so far matter, so rows are told apart by all their crosses; they tell the points of
//! a sheet, and nothing else has to be remembered. Otherwise it is the same backward induction, with
//! chances in place of points.

use std::sync::LazyLock;

use qwixx::{MISTHROWS, Rows, Sheet};

use super::active_turn::ActiveTurn;
use super::backward_induction::SheetSolver;
use super::continuation::Continuation;
use super::evaluator::Evaluator;
use super::own_sheet::TurnTiming;
use super::row_states::RowStates;
use super::sheets::{MISTHROW_COUNTS, RowPair, SheetValues, Sheets};
use super::standing::Standing;
use crate::{Cancelled, SolveContext};

pub(crate) static SHEETS: LazyLock<Sheets> = LazyLock::new(|| Sheets::new(RowStates::distinct()));

/// The best chances to reach a number of points.
#[derive(Debug)]
pub struct TargetSolution {
    target: i32,
    values: SheetValues,
}

impl TargetSolution {
    /// What solving counts up to.
    pub fn work() -> u64 {
        SHEETS.count() as u64
    }

    /// How many sheets with misthrows are told apart.
    pub fn states() -> usize {
        SHEETS.count() * MISTHROW_COUNTS
    }

    /// Solves the game for a number of points. Solving counts up to [`TargetSolution::work`].
    pub fn solve(target: i32, context: SolveContext<'_>) -> Result<TargetSolution, Cancelled> {
        let mut solution = TargetSolution { target, values: SheetValues::new(&SHEETS, 0.0) };
        let solver = SheetSolver { sheets: &SHEETS, context };
        solution.fill_in_ends();
        for list in SHEETS.in_order() {
            let solved = solver.each(&list, || {
                let mut turn = Box::new(<ActiveTurn>::new());
                let (solution, continuation) = (&solution, solution.continuation());
                move |upper, lower| {
                    turn.prepare(continuation, upper, lower);
                    let mut values = [0.0; MISTHROW_COUNTS];
                    let mut after_misthrow = solution.at_end(upper, lower, MISTHROWS.into());
                    for misthrows in (0..MISTHROW_COUNTS).rev() {
                        values[misthrows] = turn.value(misthrows, after_misthrow);
                        after_misthrow = values[misthrows];
                    }
                    values
                }
            })?;
            for (upper, lower, values) in solved {
                solution.values.set(upper, lower, values);
            }
        }
        Ok(solution)
    }

    /// The number of points played for.
    pub fn target(&self) -> i32 {
        self.target
    }

    /// The best chance to reach the points from a sheet at the start of a turn.
    pub fn chance(&self, sheet: &Sheet, closed: Rows) -> f64 {
        self.after_turn(TurnTiming::START, Standing::of(sheet, closed, SHEETS.rows()))
    }

    /// The best chance from the empty sheet.
    pub fn chance_from_start(&self) -> f64 {
        let empty = SHEETS.pair(RowStates::EMPTY, RowStates::EMPTY);
        self.values.get(empty, empty)[0]
    }

    /// Only the end counts.
    pub(crate) fn continuation(&self) -> Continuation<'_> {
        Continuation { counts_gains: false, ..Continuation::points(&SHEETS, &self.values) }
    }

    fn fill_in_ends(&mut self) {
        for upper in 0..SHEETS.pair_count() as RowPair {
            for lower in 0..=upper {
                if SHEETS.closed(upper, lower) >= 2 {
                    let chances = std::array::from_fn(|misthrows| self.at_end(upper, lower, misthrows));
                    self.values.set(upper, lower, chances);
                }
            }
        }
    }

    /// 1 if a game that ends like this has reached the points, else 0.
    pub(crate) fn at_end(&self, upper: RowPair, lower: RowPair, misthrows: usize) -> f64 {
        if SHEETS.points(upper, lower, misthrows) >= self.target { 1.0 } else { 0.0 }
    }
}

impl Evaluator for TargetSolution {
    fn rows(&self) -> &RowStates {
        SHEETS.rows()
    }

    fn point(&self) -> f64 {
        0.0
    }

    fn after_turn(&self, _: TurnTiming, standing: Standing) -> f64 {
        let (upper, lower) = SHEETS.halves(standing.rows);
        match self.values.get(upper, lower).get(usize::from(standing.misthrows)) {
            Some(chance) => *chance,
            None => self.at_end(upper, lower, standing.misthrows.into()),
        }
    }
}
