//! A way to play that makes some sense, for the tests of this crate.

use qwixx::{Choice, Phase, Qwixx, State};
use rand::Rng;
use table::{ChoiceSet, Game, Seat};

/// Crosses what skips least and passes where that would be much, but for a misthrow: so rows are locked, which random
/// play does not come to.
pub(crate) fn careful(game: &Qwixx, state: &State, seat: Seat, _: &mut impl Rng) -> Choice {
    let sheet = state.sheet(seat);
    let skips = |choice: Choice| match choice {
        Choice::Cross(field) => {
            field.place().saturating_sub(sheet.last_place(field.row()).map_or(0, |last| last + 1))
        }
        Choice::Pass if state.phase() == Phase::Action2 && !state.crossed_in_action_1() => 4,
        Choice::Pass => 2,
    };
    game.choices(state, seat).iter().min_by_key(|choice| skips(*choice)).unwrap()
}
