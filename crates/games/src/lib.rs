//! The one list of games: from a name to rules, and from rules to a table that needs no type.
//!
//! Downstream of here nobody names a game, except where a game has something of its own: bots, solvers,
//! drawings. Generic code takes the typed rules out of an [`AnyGame`] with [`with_game!`]; code that
//! only passes texts along (the referee, servers) holds an [`AnyTable`].

// The list comes first: what it makes includes the macro that the others use.
#[macro_use]
mod list;

mod any_game;
mod any_table;
mod game_view;
mod paper;
mod preview;
mod record;
mod spec;
mod trial;
mod unique_keys;

pub use any_table::{AnyTable, TableError};
pub use game_view::{StateError, TableView, describe, read_state};
pub use list::packages::*;
pub use list::{AnyGame, GAMES, GameInfo};
pub use paper::{Marked, PaperError};
pub use preview::Preview;
pub use record::{GameRecord, LegalPart, match_totals, read_legal_part, read_record};
pub use spec::{MIN_SEATS, Spec, SpecError, set_up};
pub use trial::{Trial, TrialError};
pub use unique_keys::UniqueKeys;
