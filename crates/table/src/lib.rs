//! What every roll-and-write game at a table has: seats, turns, chance, simultaneous decisions,
//! notation, records and matches.
//!
//! A game's rules are one value that implements [`Game`]. The rules are pure: no input or output, no
//! clock, and randomness only through a generator that the caller hands in. Whatever happens at a
//! table is an [`Event`], either chance (a roll, a draw) or the decisions of all seats that were
//! asked together; the state of a game is the fold of its events, and so is its record.
//!
//! - [`Game`]: what a game must answer, and [`Game::play`], the checked way to apply an event.
//! - [`Setup`]: what a game says of itself, and how it is set up.
//! - [`Table`]: one game being played: commitments that stay hidden until all have chosen, undo, log.
//! - [`Series`]: a match of one to five games (Q20).
//! - [`record`]: reading and writing `.rw` files.
//! - [`mix`]: mixing numbers for seeds and hashes.

mod chance;
mod game;
mod material;
pub mod mix;
mod named;
mod notation;
mod paper;
mod phrase;
mod position;
pub mod record;
#[cfg(feature = "schema")]
mod schema;
mod seat;
mod series;
mod setup;
mod six;
mod starter;
mod table;
mod view;

pub use chance::{below, below_u64};
pub use game::{ChanceKind, ChoiceSet, Event, Game, Legal, PlayError, Turn, Violation, winners};
pub use material::{MaterialError, material_lines};
pub use notation::{NotationError, join, number};
pub use paper::Paper;
pub use phrase::{Phrase, PhraseArgument};
pub use position::{PositionError, PositionText};
pub use seat::{BySeat, MAX_SEATS, Seat, Seats, SeatsIter};
pub use series::{MAX_GAMES, Series};
pub use setup::{MaterialKind, Setup};
pub use six::{Six, SixMask};
pub use starter::Starter;
pub use table::Table;
pub use view::ViewError;
