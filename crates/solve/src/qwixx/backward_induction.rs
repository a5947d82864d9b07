//! Backward induction (dynamic programming from the end): from the sheets that are nearly full to the empty one.

use std::sync::atomic::{AtomicUsize, Ordering};

use parallel::on_threads;
use qwixx::MISTHROW_COST;

use super::active_turn::ActiveTurn;
use super::continuation::Continuation;
use super::horizon::Horizon;
use super::passive_turn::PassiveTurn;
use super::sheets::{ByMisthrows, MISTHROW_COUNTS, RowPair, SheetValues, Sheets};
use crate::{Cancelled, SolveContext};

/// Solves all sheets of a list at once, on the threads of its context.
pub(crate) struct SheetSolver<'a> {
    pub(crate) sheets: &'a Sheets,
    pub(crate) context: SolveContext<'a>,
}

/// A pair with the partners that make sheets with it.
type Item<'a> = (RowPair, &'a [RowPair]);

impl SheetSolver<'_> {
    /// Works on all sheets of a list that are not the end of the game; `make` gives each thread a worker of
    /// its own.
    pub(crate) fn each<R: Send, W: FnMut(RowPair, RowPair) -> R>(
        &self,
        list: &[Item<'_>],
        make: impl Fn() -> W + Sync,
    ) -> Result<Vec<(RowPair, RowPair, R)>, Cancelled> {
        let next = AtomicUsize::new(0);
        let work = || {
            let mut worker = make();
            let mut results = Vec::new();
            while let Some((upper, partners)) = list.get(next.fetch_add(1, Ordering::Relaxed)) {
                if (self.context.cancelled)() {
                    return Err(Cancelled);
                }
                for lower in *partners {
                    // Q16: two closed rows end the game.
                    if self.sheets.closed(*upper, *lower) < 2 {
                        results.push((*upper, *lower, worker(*upper, *lower)));
                    }
                }
                self.context.done.fetch_add(partners.len() as u64, Ordering::Relaxed);
            }
            Ok(results)
        };
        let found = on_threads(self.context.threads, work).into_iter().collect::<Result<Vec<_>, _>>()?;
        Ok(found.into_iter().flatten().collect())
    }

    /// The values at each wait, 0 turns before one's own active turn and more, if the chance that the game
    /// goes on stays the same for ever.
    pub(crate) fn stationary(&self, seats: usize, goes_on: f64) -> Result<Vec<SheetValues>, Cancelled> {
        let mut waits = vec![SheetValues::new(self.sheets, 0.0); seats];
        for list in self.sheets.in_order() {
            let solved = self.each(&list, || {
                let continuation =
                    |wait: usize| Continuation { goes_on, ..Continuation::points(self.sheets, &waits[wait]) };
                let mut active = Box::new(<ActiveTurn>::new());
                let mut passive = vec![PassiveTurn::new(); seats - 1];
                move |upper, lower| {
                    active.prepare(continuation(seats - 1), upper, lower);
                    for (wait, turn) in passive.iter_mut().enumerate() {
                        turn.prepare(continuation(wait), upper, lower);
                    }
                    let mut values = vec![[0.0; MISTHROW_COUNTS]; seats];
                    let mut after_misthrow = 0.0;
                    for misthrows in (0..MISTHROW_COUNTS).rev() {
                        let mut value = active.value(misthrows, after_misthrow - f64::from(MISTHROW_COST));
                        values[0][misthrows] = value;
                        for (wait, turn) in passive.iter().enumerate() {
                            value = turn.value(misthrows, goes_on * value);
                            values[wait + 1][misthrows] = value;
                        }
                        after_misthrow = goes_on * value;
                    }
                    values
                }
            })?;
            for (upper, lower, values) in solved {
                for (wait, values) in waits.iter_mut().zip(values) {
                    wait.set(upper, lower, values);
                }
            }
        }
        Ok(waits)
    }

    /// The values before one more passive turn.
    pub(crate) fn passive(&self, after: &SheetValues, goes_on: f64) -> Result<SheetValues, Cancelled> {
        self.one_turn(after, || {
            let mut turn = PassiveTurn::new();
            move |upper, lower| {
                turn.prepare(
                    Continuation { goes_on, ..Continuation::points(self.sheets, after) },
                    upper,
                    lower,
                );
                let now = after.get(upper, lower);
                std::array::from_fn(|misthrows| turn.value(misthrows, goes_on * now[misthrows]))
            }
        })
    }

    /// The values before one more active turn.
    pub(crate) fn active(&self, after: &SheetValues, goes_on: f64) -> Result<SheetValues, Cancelled> {
        self.one_turn(after, || {
            let mut turn = Box::new(<ActiveTurn>::new());
            move |upper, lower| {
                turn.prepare(
                    Continuation { goes_on, ..Continuation::points(self.sheets, after) },
                    upper,
                    lower,
                );
                let now = after.get(upper, lower);
                std::array::from_fn(|misthrows| {
                    // Q16: nothing comes after the fourth.
                    let after_misthrow = now.get(misthrows + 1).map_or(0.0, |next| goes_on * next);
                    turn.value(misthrows, after_misthrow - f64::from(MISTHROW_COST))
                })
            }
        })
    }

    fn one_turn<W: FnMut(RowPair, RowPair) -> ByMisthrows>(
        &self,
        after: &SheetValues,
        make: impl Fn() -> W + Sync,
    ) -> Result<SheetValues, Cancelled> {
        let mut values = SheetValues::new(self.sheets, 0.0);
        debug_assert_eq!(values.len(), after.len());
        // In portions, so that the results do not all wait to be written.
        for list in self.sheets.in_order() {
            for (upper, lower, solved) in self.each(&list, &make)? {
                values.set(upper, lower, solved);
            }
        }
        Ok(values)
    }
}

/// Solves a whole horizon and hands out the values of every round and wait, the last ones first. Round 0 is
/// what comes before one's own first turn; in a game that is the same for ever it is left out.
pub(crate) fn solve(
    solver: &SheetSolver<'_>,
    seats: usize,
    horizon: &Horizon,
    mut each: impl FnMut(usize, usize, &SheetValues),
) -> Result<(), Cancelled> {
    let last = horizon.rounds();
    let mut waits = solver.stationary(seats, horizon.goes_on(last, seats))?;
    for (wait, values) in waits.iter().enumerate() {
        each(last, wait, values);
    }
    if last == 1 {
        return Ok(());
    }
    let mut next = waits.swap_remove(0);
    drop(waits);
    for round in (0..last).rev() {
        let goes_on = horizon.goes_on(round, seats);
        for wait in 1..seats {
            next = solver.passive(&next, goes_on)?;
            each(round, wait, &next);
        }
        if round > 0 {
            next = solver.active(&next, goes_on)?;
            each(round, 0, &next);
        }
    }
    Ok(())
}
