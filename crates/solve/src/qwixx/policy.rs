//! A player for the table: one's own sheet for points, with an eye on how far the others have come.

use qwixx::{Choice, Qwixx, State};
use table::{Game, Seat};

use super::horizon::Horizon;
use super::own_sheet::{OwnSheetGame, OwnSheetTablebase, TurnTiming};
use crate::{Cancelled, SolveContext};

/// How many marks of the others, crosses and misthrows, count as a turn of anybody. They make about one a
/// turn; to take it for later than it is wins more often against players who do not (54 % against 1.0).
const MARKS_A_TURN: f64 = 0.65;

/// Plays every seat for the points of its own sheet.
///
/// For one seat this is the exact solution. At a table of several the game is ended by whoever is quick, so
/// the player looks at how many marks the others have, takes from that how late it is, and plays for the
/// points that can be made in the time that quick players leave.
#[derive(Debug)]
pub struct Policy {
    tablebase: OwnSheetTablebase,
}

impl Policy {
    /// What the player needs for this many seats; for a number that cannot play, the solitaire game.
    pub fn game(seats: usize) -> OwnSheetGame {
        OwnSheetGame::new(seats, Horizon::of_quick_players(seats)).unwrap_or_else(OwnSheetGame::solo)
    }

    /// Finds the tablebase or solves it, which takes seconds for one seat and minutes for more. Counts up to
    /// the work of [`Policy::game`].
    pub fn new(seats: usize, context: SolveContext<'_>) -> Result<Policy, Cancelled> {
        Ok(Policy { tablebase: Policy::game(seats).tablebase(context)? })
    }

    /// The best choice of a seat that is asked.
    pub fn choose(&self, game: &Qwixx, state: &State, seat: Seat) -> Choice {
        let timing = TurnTiming::of(game, state, seat, round(game, state, seat));
        self.tablebase.choose(game, state, seat, timing)
    }
}

/// In which round a player must think the game is, by the marks of the others. Their own do not count: they would
/// make it later for whoever makes progress.
fn round(game: &Qwixx, state: &State, seat: Seat) -> usize {
    let seats = game.seats();
    if seats == 1 {
        return 1;
    }
    let others = Seat::all(seats).filter(|other| *other != seat);
    let marks: u32 = others.map(|other| state.sheet(other).marks()).sum();
    let turns = f64::from(marks) / (seats - 1) as f64 / MARKS_A_TURN;
    1 + (turns / seats as f64).round() as usize
}
