//! What players of Qwixx do wrong again and again: which kind of mistake a choice was, told by what it does to the sheet.

use games::qwixx::{Choice, Field, Phase, Qwixx, State};
use table::{Game, Seat};

/// Crosses a number that skips more numbers than needed.
const SKIPS_TOO_MANY: &str = "qwixx-skips-too-many";
/// Crosses the nearest number where one further right was better.
const TOO_CAREFUL: &str = "qwixx-too-careful";
/// Passes where the white sum could be crossed.
const PASSES_WHITE_SUM: &str = "qwixx-passes-white-sum";
/// Does without a cross in action 2.
const SKIPS_ACTION_2: &str = "qwixx-skips-action-2";
/// Takes a misthrow where a cross was better.
const TAKES_MISTHROW: &str = "qwixx-takes-misthrow";
/// Crosses a number only to avoid a misthrow that was cheaper.
const AVOIDS_MISTHROW: &str = "qwixx-avoids-misthrow";
/// Crosses something where passing was better.
const CROSSES_NEEDLESSLY: &str = "qwixx-crosses-needlessly";
/// Leaves a lock that could be had.
const LEAVES_LOCK: &str = "qwixx-leaves-lock";
/// Locks a row too soon.
const LOCKS_TOO_SOON: &str = "qwixx-locks-too-soon";
/// Crosses in the emptier row.
const SPREADS_CROSSES: &str = "qwixx-spreads-crosses";
/// Crosses in the fuller row.
const FEEDS_ONE_ROW: &str = "qwixx-feeds-one-row";

/// All habits, in the order of the documentation.
pub(super) const ALL: &[&str] = &[
    SKIPS_TOO_MANY,
    TOO_CAREFUL,
    PASSES_WHITE_SUM,
    SKIPS_ACTION_2,
    TAKES_MISTHROW,
    AVOIDS_MISTHROW,
    CROSSES_NEEDLESSLY,
    LEAVES_LOCK,
    LOCKS_TOO_SOON,
    SPREADS_CROSSES,
    FEEDS_ONE_ROW,
];

/// The habit that shows in choosing this instead of what is best.
pub(super) fn habit(
    game: &Qwixx,
    state: &State,
    seat: Seat,
    choice: Choice,
    best: Choice,
) -> Option<&'static str> {
    let (chosen, better) = (field(choice), field(best));
    let locks = |field: Option<Field>| field.is_some_and(Field::is_last);
    match (locks(chosen), locks(better)) {
        (false, true) => return Some(LEAVES_LOCK),
        (true, false) => return Some(LOCKS_TOO_SOON),
        _ => {}
    }
    let is_action_2 = state.phase() == Phase::Action2;
    // Whoever is active and has crossed nothing so far takes a misthrow without a cross in action 2 (Q8).
    let or_misthrow = is_action_2 && game.active(state) == Some(seat) && !state.crossed_in_action_1();
    let sheet = state.sheet(seat);
    let skipped = |field: Field| field.place() - sheet.last_place(field.row()).map_or(0, |last| last + 1);
    let crosses = |field: Field| sheet.crosses(field.row());
    match (chosen, better) {
        (None, Some(_)) if or_misthrow => Some(TAKES_MISTHROW),
        (None, Some(_)) if is_action_2 => Some(SKIPS_ACTION_2),
        (None, Some(_)) => Some(PASSES_WHITE_SUM),
        (Some(_), None) if or_misthrow => Some(AVOIDS_MISTHROW),
        (Some(chosen), None) if skipped(chosen) > 1 => Some(SKIPS_TOO_MANY),
        (Some(_), None) => Some(CROSSES_NEEDLESSLY),
        (Some(chosen), Some(better)) if skipped(chosen) > skipped(better) => Some(SKIPS_TOO_MANY),
        (Some(chosen), Some(better)) if skipped(chosen) < skipped(better) => Some(TOO_CAREFUL),
        (Some(chosen), Some(better)) if crosses(chosen) < crosses(better) => Some(SPREADS_CROSSES),
        (Some(chosen), Some(better)) if crosses(chosen) > crosses(better) => Some(FEEDS_ONE_ROW),
        _ => None,
    }
}

fn field(choice: Choice) -> Option<Field> {
    if let Choice::Cross(field) = choice { Some(field) } else { None }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use table::{BySeat, Event};

    #[test]
    fn mistakes_have_names() {
        let game = Qwixx::new(1).unwrap();
        let mut state = game.read_position("r2,3,4,5,6 y- g12 b- x0").unwrap();
        game.play(&mut state, &Event::Chance("w6 w6 r6 y1 g3 b1".parse().unwrap())).unwrap();
        let found = |state: &State, choice: &str, best: &str| {
            habit(&game, state, Seat::FIRST, choice.parse().unwrap(), best.parse().unwrap())
        };
        assert_eq!(found(&state, "-", "r12"), Some(LEAVES_LOCK));
        assert_eq!(found(&state, "r12", "b12"), Some(LOCKS_TOO_SOON));
        assert_eq!(found(&state, "-", "b12"), Some(PASSES_WHITE_SUM));
        let choices = BySeat::from_fn(1, |_| Some(Choice::Pass));
        game.play(&mut state, &Event::Decided(choices)).unwrap();
        assert_eq!(found(&state, "-", "b7"), Some(TAKES_MISTHROW));
        assert_eq!(found(&state, "b7", "-"), Some(AVOIDS_MISTHROW));
        assert_eq!(found(&state, "b7", "g9"), Some(SKIPS_TOO_MANY));
        assert_eq!(found(&state, "g9", "b7"), Some(TOO_CAREFUL));
    }
}
