//! Positions that could arise are read, and those that could not are refused with the rule.

#![allow(clippy::unwrap_used, clippy::panic)]

use qwixx::Qwixx;
use table::{Game, PositionError};

fn refused(seats: usize, text: &str) -> String {
    match Qwixx::new(seats).unwrap().read_position(text) {
        Err(PositionError::Impossible(violation)) => violation.rule.to_owned(),
        Err(PositionError::Unreadable(_)) => "unreadable".to_owned(),
        Ok(_) => "read".to_owned(),
    }
}

#[test]
fn positions_of_one_sheet() {
    for (text, expected) in [
        ("r2,4 y- g12,10,9,8 b12 x1", "read"),
        ("r2,3,4,5,6,12! y- g- b- x0", "read"),
        ("r2,3,4,5,6,7,8,9,10,11,12! y- g- b- x3", "read"),
        ("r- y- g- b- x0 ; active 1", "read"),
        ("r4,2 y- g- b- x0", "Q11"),
        ("r2,2 y- g- b- x0", "Q11"),
        ("r- y- g8,9 b- x0", "Q11"),
        ("r2,3,4,5,12! y- g- b- x0", "Q12"),
        ("r2,3,4,5,6,12 y- g- b- x0", "Q13"),
        ("r2,3,4,5,6! y- g- b- x0", "Q13"),
        ("r2,3,4,5,6,12! y- g12,11,10,9,8,2! b- x0", "Q16"),
        ("r- y- g- b- x4", "Q16"),
        ("r- y- g- b-", "unreadable"),
        ("r- y- g- x0", "unreadable"),
        ("y- r- g- b- x0", "unreadable"),
        ("r- y- g- b- x0 x0", "unreadable"),
        ("r13 y- g- b- x0", "unreadable"),
        ("r- y- g- b- x0 ; active 2", "unreadable"),
        ("r- y- g- b- x0 ; open 1 2 3", "unreadable"),
        ("", "unreadable"),
        ("é", "unreadable"),
    ] {
        assert_eq!(refused(1, text), expected, "{text}");
    }
}

#[test]
fn positions_of_several_sheets_must_fit_a_number_of_turns() {
    for (text, expected) in [
        ("r- y- g- b- x0 / r- y- g- b- x0 ; active 2", "read"),
        // Seat 2 was active once: one or two crosses, or a misthrow.
        ("r- y- g- b- x0 / r2,3 y- g- b- x0 ; active 1", "read"),
        ("r2 y- g- b- x0 / r- y- g- b- x1 ; active 1", "read"),
        ("r- y- g- b- x0 / r2,3,4 y- g- b- x0 ; active 1", "Q8"),
        // Nobody can have had two misthrows more than the other has had turns.
        ("r- y- g- b- x0 / r- y- g- b- x2 ; active 1", "Q8"),
        ("r- y- g- b- x1 / r- y- g- b- x0 ; active 2", "read"),
        ("r- y- g- b- x1 / r- y- g- b- x0 ; active 1", "Q8"),
        ("r2,3,4,5,6,12! y- g- b- x0 / r2,3,4,5,6,12! y- g- b- x0 ; active 1", "read"),
        ("r2,3,4,5,6,12! y- g- b- x0 / r2,3 y2,3,4,5,6,12! g- b- x0 ; active 1", "Q16"),
        ("r- y- g- b- x0 / r- y- g- b- x0", "unreadable"),
        ("r- y- g- b- x0 ; active 1", "unreadable"),
        ("r- y- g- b- x0 / r- y- g- b- x0 ; active 3", "unreadable"),
    ] {
        assert_eq!(refused(2, text), expected, "{text}");
    }
}
