//! The option `join_locks` (Q21): whoever could have locked a row that another locked in action 1 is asked
//! once more.
//!
//! While they are asked, the state counts what was revealed: the crosses stand on the sheets and the rows
//! are closed. Only the dice wait, and [`State::revealed`] remembers what may be given up. The answers then
//! make the final choices of action 1, and only these count: a row is closed if somebody has crossed its last
//! number in them. So a player who gives up the only lock of one row for that of another opens the first
//! one again.

use table::{BySeat, Seat, Seats};

use crate::choice::{Choice, Choices};
use crate::position::locked_rows;
use crate::rules::white_sum;
use crate::state::{Phase, State};
use crate::targets::{LegalRows, Targets};

/// Begins the extra step after these choices of action 1, if they let anybody join a lock; says whether it has.
pub(crate) fn asks(state: &mut State, seats: usize, choices: &BySeat<Option<Choice>>) -> bool {
    let before = state.phase;
    state.phase = Phase::JoinLocks;
    if asked(state, seats).is_empty() {
        state.phase = before;
        return false;
    }
    for (revealed, choice) in state.revealed.iter_mut().zip(choices.as_slice()) {
        *revealed = choice.unwrap_or(Choice::Pass);
    }
    true
}

/// Who is asked.
pub(crate) fn asked(state: &State, seats: usize) -> Seats {
    Seat::all(seats).filter(|seat| !joinable(state, *seat).is_empty()).collect()
}

/// What a seat may choose: to keep what it has, or to lock a row with the others.
pub(crate) fn choices(state: &State, seat: Seat) -> Choices {
    let joinable = joinable(state, seat);
    if joinable.is_empty() {
        return Choices::NONE;
    }
    Choices::new(white_sum(&state.dice), Targets::NONE, joinable.interleave(LegalRows::NONE))
}

/// The rows just locked whose last number a seat could have crossed and has not. The white sum is that number
/// in each of them, so what the seat crossed instead stands in another row and changes nothing there.
fn joinable(state: &State, seat: Seat) -> LegalRows {
    state.sheet(seat).legal(white_sum(&state.dice), state.just_locked().others())
}

/// Puts the last numbers of those who join in the place of what they chose before.
pub(crate) fn apply(state: &mut State, seats: usize, choices: &BySeat<Option<Choice>>) {
    for seat in asked(state, seats).iter() {
        let Some(join @ Choice::Cross(_)) = choices[seat] else { continue };
        let sheet = &mut state.sheets[seat.index()];
        sheet.take_back(state.revealed[seat.index()]);
        sheet.cross(join);
        // Q8: whoever joins has crossed something, whether they had before or not.
        state.crossed |= seat == state.active;
    }
    state.revealed = State::START.revealed;
    state.closed = locked_rows(&state.sheets[..seats]);
}
