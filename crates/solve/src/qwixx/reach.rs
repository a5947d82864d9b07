//! Playing for a number of points: the best chance to reach it in the solitaire game.
//!
//! Here the points made so far matter, so rows are told apart by all their crosses; they tell the points of
//! a sheet, and nothing else has to be remembered. Otherwise it is the same induction, with chances in
//! place of points.

use std::sync::LazyLock;
use std::sync::atomic::AtomicU64;

use qwixx::{MISTHROWS, Rows, Sheet};

use super::alone::When;
use super::backward::SheetSolver;
use super::judge::Judge;
use super::outlook::Outlook;
use super::rows::RowStates;
use super::sheets::{LANES, Pair, Sheets, Values};
use super::standing::Standing;
use super::turn::ActiveTurn;
use crate::NEVER;

pub(crate) static SHEETS: LazyLock<Sheets> = LazyLock::new(|| Sheets::new(RowStates::told_apart()));

/// The best chances to reach a number of points.
#[derive(Debug)]
pub struct Reach {
    target: i32,
    values: Values,
}

impl Reach {
    /// What solving counts up to.
    pub fn work() -> u64 {
        SHEETS.count() as u64
    }

    /// How many sheets with misthrows are told apart.
    pub fn states() -> usize {
        SHEETS.count() * LANES
    }

    /// Solves the game for a number of points. `done` counts up to [`Reach::work`].
    pub fn solve(target: i32, threads: usize, done: &AtomicU64) -> Reach {
        let mut reach = Reach { target, values: Values::new(&SHEETS, 0.0) };
        let solver = SheetSolver { sheets: &SHEETS, threads: threads.max(1), done, cancelled: NEVER };
        reach.fill_in_ends();
        for list in SHEETS.in_order() {
            let solved = solver.each(&list, || {
                let mut turn = Box::new(<ActiveTurn>::new());
                let (reach, outlook) = (&reach, reach.outlook());
                move |upper, lower| {
                    turn.prepare(outlook, upper, lower);
                    let mut values = [0.0; LANES];
                    let mut after_misthrow = reach.at_end(upper, lower, MISTHROWS.into());
                    for misthrows in (0..LANES).rev() {
                        values[misthrows] = turn.value(misthrows, after_misthrow);
                        after_misthrow = values[misthrows];
                    }
                    values
                }
            });
            // Nobody cancels it.
            for (upper, lower, values) in solved.unwrap_or_default() {
                reach.values.set(upper, lower, values);
            }
        }
        reach
    }

    /// The number of points played for.
    pub fn target(&self) -> i32 {
        self.target
    }

    /// The best chance to reach the points from a sheet at the start of a turn.
    pub fn chance(&self, sheet: &Sheet, closed: Rows) -> f64 {
        self.after_turn(When::START, Standing::of(sheet, closed, SHEETS.rows()))
    }

    /// The best chance from the empty sheet.
    pub fn chance_from_start(&self) -> f64 {
        let empty = SHEETS.pair(RowStates::EMPTY, RowStates::EMPTY);
        self.values.get(empty, empty)[0]
    }

    /// Only the end counts.
    pub(crate) fn outlook(&self) -> Outlook<'_> {
        Outlook { counts_gains: false, ..Outlook::points(&SHEETS, &self.values) }
    }

    fn fill_in_ends(&mut self) {
        for upper in 0..SHEETS.pair_count() as Pair {
            for lower in 0..=upper {
                if SHEETS.closed(upper, lower) >= 2 {
                    let chances = std::array::from_fn(|misthrows| self.at_end(upper, lower, misthrows));
                    self.values.set(upper, lower, chances);
                }
            }
        }
    }

    /// 1 if a game that ends like this has reached the points, else 0.
    pub(crate) fn at_end(&self, upper: Pair, lower: Pair, misthrows: usize) -> f64 {
        if SHEETS.points(upper, lower, misthrows) >= self.target { 1.0 } else { 0.0 }
    }
}

impl Judge for Reach {
    fn rows(&self) -> &RowStates {
        SHEETS.rows()
    }

    fn point(&self) -> f64 {
        0.0
    }

    fn after_turn(&self, _: When, standing: Standing) -> f64 {
        let (upper, lower) = SHEETS.halves(standing.rows);
        match self.values.get(upper, lower).get(usize::from(standing.misthrows)) {
            Some(chance) => *chance,
            None => self.at_end(upper, lower, standing.misthrows.into()),
        }
    }
}
