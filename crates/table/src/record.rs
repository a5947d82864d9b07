//! Records: a game as a text file that people can read, mail, and check.
//!
//! A record is a [`Header`] of `Key: value` lines, an empty line, and the events, one turn a line. A
//! match is its games' records one after the other. Reading goes in two steps, because only the header
//! says which game it is: [`split`] finds the games and their headers, [`Moves::replay`] plays the
//! events by that game's rules.

mod date;
mod error;
mod header;
mod moves;

pub use date::date_of;
pub use error::{RecordError, about_line, line_twice};
pub use header::{Header, KEYS};
pub use moves::{Moves, Written, split};

use crate::{Game, Table, Turn};

/// The version of the format, in the first header line.
pub const VERSION: &str = "1";

/// The record of a table: the header with what the rules know filled in, and the moves. The result is
/// in the header exactly if the game is over.
pub fn write<G: Game>(table: &Table<G>, header: &Header) -> String {
    let mut header = header.clone();
    let game = table.game();
    header.game = G::NAME.to_owned();
    header.seats = game.seats();
    header.options =
        game.options().into_iter().filter(|(_, on)| *on).map(|(name, on)| (name.to_owned(), on)).collect();
    header.material = game.own_material().map(|(key, lines)| (key.to_owned(), lines));
    header.result = (table.turn() == Turn::Over).then(|| table.scores().as_slice().to_vec());
    format!("{header}\n{}", table.moves())
}
