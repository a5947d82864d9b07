//! What players of Twenty One do wrong again and again: which kind of mistake a choice was.

use games::twenty_one::{Choice, Dice, State, TwentyOne};
use table::Seat;

/// Keeps a roll that was worth rolling again.
const KEEPS_TOO_OFTEN: &str = "twenty-one-keeps-too-often";
/// Rolls again where the roll was good enough.
const REROLLS_TOO_OFTEN: &str = "twenty-one-rerolls-too-often";
/// Crosses out a field where numbers could be written.
const CROSSES_OUT: &str = "twenty-one-crosses-out";
/// Writes something where crossing out was better.
const NEVER_CROSSES_OUT: &str = "twenty-one-never-crosses-out";
/// Leaves out an exact hit.
const MISSES_HITS: &str = "twenty-one-misses-hits";
/// Writes more numbers than needed, and gives away their fields.
const WRITES_TOO_MUCH: &str = "twenty-one-writes-too-much";
/// Leaves out numbers that were good enough.
const WRITES_TOO_LITTLE: &str = "twenty-one-writes-too-little";
/// Fills other fields than those that were best.
const FILLS_WRONG_FIELDS: &str = "twenty-one-fills-wrong-fields";

/// All habits, in the order of the documentation.
pub(super) const ALL: &[&str] = &[
    KEEPS_TOO_OFTEN,
    REROLLS_TOO_OFTEN,
    CROSSES_OUT,
    NEVER_CROSSES_OUT,
    MISSES_HITS,
    WRITES_TOO_MUCH,
    WRITES_TOO_LITTLE,
    FILLS_WRONG_FIELDS,
];

/// The habit that shows in choosing this instead of what is best.
pub(super) fn habit(
    game: &TwentyOne,
    state: &State,
    seat: Seat,
    choice: Choice,
    best: Choice,
) -> Option<&'static str> {
    match (choice, best) {
        (Choice::Keep, Choice::Reroll) => Some(KEEPS_TOO_OFTEN),
        (Choice::Reroll, Choice::Keep) => Some(REROLLS_TOO_OFTEN),
        (Choice::CrossOut, Choice::Write(_)) => Some(CROSSES_OUT),
        (Choice::Write(_), Choice::CrossOut) => Some(NEVER_CROSSES_OUT),
        (Choice::Write(written), Choice::Write(better)) => {
            Some(of_writing(game, state, seat, written, better))
        }
        _ => None,
    }
}

fn of_writing(game: &TwentyOne, state: &State, seat: Seat, written: Dice, better: Dice) -> &'static str {
    let sheet = state.sheet(seat);
    let is_hit = |colour, face| {
        let fields = sheet.current_row().map(|row| game.layouts().row(sheet.letter(), row).fields());
        fields.is_some_and(|fields| fields.iter().any(|field| field.colour == colour && field.number == face))
    };
    let left_out = || better.iter().filter(|(colour, _)| written.face(*colour).is_none());
    let is_more = written.iter().any(|(colour, _)| better.face(colour).is_none());
    match (left_out().next().is_some(), is_more) {
        (true, _) if left_out().any(|(colour, face)| is_hit(colour, face)) => MISSES_HITS,
        (true, true) => FILLS_WRONG_FIELDS,
        (true, false) => WRITES_TOO_LITTLE,
        (false, _) => WRITES_TOO_MUCH,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use table::{Event, Game};

    #[test]
    fn mistakes_have_names() {
        let game = TwentyOne::new(1).unwrap();
        let mut state = game.read_position("A:------").unwrap();
        game.play(&mut state, &Event::Chance("w4 k1 r1 b3 y2 g4".parse().unwrap())).unwrap();
        let found = |choice: &str, best: &str| {
            habit(&game, &state, Seat::FIRST, choice.parse().unwrap(), best.parse().unwrap())
        };
        assert_eq!(found("keep", "reroll"), Some(KEEPS_TOO_OFTEN));
        assert_eq!(found("reroll", "keep"), Some(REROLLS_TOO_OFTEN));
        // On sheet A, green has 4 and red 1: these are exact hits.
        assert_eq!(found("w4", "w4 g4"), Some(MISSES_HITS));
        assert_eq!(found("w4 k1", "w4"), Some(WRITES_TOO_MUCH));
        assert_eq!(found("w4", "w4 b3"), Some(WRITES_TOO_LITTLE));
        assert_eq!(found("w4 k1", "w4 b3"), Some(FILLS_WRONG_FIELDS));
        assert_eq!(found("x", "w4"), Some(CROSSES_OUT));
        assert_eq!(found("k1", "x"), Some(NEVER_CROSSES_OUT));
    }
}
