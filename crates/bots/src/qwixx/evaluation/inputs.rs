//! What the network of Qwixx sees between turns: every row of every sheet, what is at stake in it, points and misthrows.

use games::qwixx::{Qwixx, Row, Sheet, State};
use table::{Game, Seat};

use crate::Features;
use crate::features::{bin, bins};

/// How far a row is: nothing crossed, the right-most cross at one of ten places with one to so many crosses, or
/// closed.
const ROW_STATES: usize = 57;
/// What a player has in a row, and how soon another may close it, in coarse steps.
const STAKES: usize = 24;
const THREATS: usize = 6;

// Where the inputs of each kind begin. "Twice" is for the seat itself and for each other one.
const ROWS: usize = 0; // twice, for the two rows from left to right and the two from right to left
const PAIRS: usize = ROWS + 4 * ROW_STATES;
const MISTHROWS: usize = PAIRS + STAKES * THREATS; // twice
const POINTS: usize = MISTHROWS + 2 * 5; // twice
const GAP: usize = POINTS + 2 * POINT_BINS;
const WAIT: usize = GAP + bins(FINE_GAP, COARSE_GAP);
const CLOSED: usize = WAIT + games::qwixx::MAX_SEATS;
const SEATS: usize = CLOSED + 2;
/// How many inputs there are.
pub(super) const ALL: usize = SEATS + games::qwixx::MAX_SEATS;

const POINT_BINS: usize = 24;
const FINE_GAP: i32 = 20;
const COARSE_GAP: i32 = 10;

/// What the network sees between turns. In the mirror, rows from left to right and from right to left change
/// places: white sums make no difference between them.
pub(super) fn features(game: &Qwixx, state: &State, seat: Seat, mirrored: bool) -> Features {
    let mut features = Features::default();
    let seats = game.seats();
    let own = state.sheet(seat);
    let mut threats = [0; 4];
    let mut best = i32::MIN;
    for other in Seat::all(seats) {
        let sheet = state.sheet(other);
        let role = usize::from(other != seat);
        for row in Row::ALL {
            let direction = (row.index() / 2) ^ usize::from(mirrored);
            let open = !state.closed().contains(row);
            let place = if open { row_state(sheet, row) } else { ROW_STATES - 1 };
            features.switch_on(ROWS + (2 * role + direction) * ROW_STATES + place);
            if role == 1 {
                threats[row.index()] = threat(sheet, row).max(threats[row.index()]);
            }
        }
        features.switch_on(MISTHROWS + 5 * role + usize::from(sheet.misthrows()).min(4));
        let points = sheet.points();
        let bin = ((points + 20) / 6).clamp(0, POINT_BINS as i32 - 1);
        features.switch_on(POINTS + POINT_BINS * role + bin as usize);
        if role == 1 {
            best = best.max(points);
        }
    }
    for row in Row::ALL.into_iter().filter(|row| !state.closed().contains(*row)) {
        features.switch_on(PAIRS + THREATS * stake(own, row) + threats[row.index()]);
    }
    features.switch_on(GAP + bin(own.points() - best, FINE_GAP, COARSE_GAP));
    let active = game.active(state).unwrap_or(seat);
    features.switch_on(WAIT + (seat.index() + seats - active.index()) % seats);
    features.switch_on(CLOSED + (state.closed().len() as usize).min(1));
    features.switch_on(SEATS + seats - 1);
    features
}

/// How far an open row is.
fn row_state(sheet: &Sheet, row: Row) -> usize {
    let Some(last) = sheet.last_place(row) else { return 0 };
    // The eleventh place closes the row; under `finish_turn` it may be seen a moment before.
    let last = usize::from(last).min(9);
    let crosses = (sheet.crosses(row) as usize).clamp(1, last + 1);
    1 + last * (last + 1) / 2 + crosses - 1
}

/// What a player has in an open row: by crosses, and by how many numbers are left.
fn stake(sheet: &Sheet, row: Row) -> usize {
    let crosses = (sheet.crosses(row) as usize).min(7);
    let place = sheet.last_place(row).map_or(0, |last| usize::from(last > 6) + usize::from(last > 8));
    3 * crosses + place
}

/// How soon a player may close a row: by crosses until there are enough (Q12), then by the place of the last.
fn threat(sheet: &Sheet, row: Row) -> usize {
    let last = sheet.last_place(row).unwrap_or(0);
    match sheet.crosses(row) {
        0..=2 => 0,
        3 => 1,
        4 => 2,
        _ => 3 + usize::from(last > 7) + usize::from(last > 8),
    }
}

const _: () =
    assert!(4 * games::qwixx::MAX_SEATS + 2 * games::qwixx::MAX_SEATS + 4 + 4 <= crate::MOST_FEATURES);
