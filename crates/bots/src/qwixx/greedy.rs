//! Qwixx: cross what skips little, and rather skip something than take a misthrow.

use games::qwixx::{Choice, Field, PLACES, Phase, Qwixx, Row, Sheet, State};
use table::{Game, Seat};

use super::joining;
use crate::Greedy;
use crate::greedy::best;

/// What one skipped field costs, in the same unit as a cross gains.
const SKIP: i32 = 9;
/// What a cross gains besides its points.
const CROSS: i32 = 10;
/// What passing costs if it means a misthrow.
const MISTHROW: i32 = 32;

impl Greedy for Qwixx {
    fn greedy(&self, state: &State, seat: Seat) -> Choice {
        if state.phase() == Phase::JoinLocks {
            return joining::most_points(self, state, seat);
        }
        let sheet = state.sheet(seat);
        let active = self.active(state) == Some(seat);
        best(self.choices(state, seat), |choice| match choice {
            Choice::Cross(field) => worth(sheet, field),
            // In action 1 the active player still has action 2 to avoid the misthrow.
            Choice::Pass if active && state.phase() == Phase::Action2 && !state.crossed_in_action_1() => {
                -MISTHROW
            }
            Choice::Pass => 0,
        })
    }
}

/// Points gained now, less what is skipped.
fn worth(sheet: &Sheet, field: Field) -> i32 {
    let row = field.row();
    let locks = if field.is_last() { 2 } else { 1 };
    let gain = 2 * sheet.crosses(row) as i32 + CROSS * locks;
    gain - SKIP * skipped(sheet, row, field)
}

/// How many fields this cross would skip; the last of them only counts if it could still be crossed.
fn skipped(sheet: &Sheet, row: Row, field: Field) -> i32 {
    let after_last = sheet.crossed(row).last().map_or(0, |last| last.place() + 1);
    i32::from(field.place().min(PLACES - 1) - after_last)
}
