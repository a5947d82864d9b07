//! What can be asked of the rules of any game.

use serde_json::value::{RawValue, to_raw_value};
use table::{Game, Seat, Setup, Table};

use crate::{AnyGame, AnyTable, GameInfo};

impl AnyGame {
    /// A new table of this game.
    pub fn table(&self) -> Box<dyn AnyTable> {
        with_game!(self, game => Box::new(Table::new(game.clone())))
    }

    /// What can be said of the game before it is set up.
    pub fn info(&self) -> GameInfo {
        fn info<G: Setup>(_: &G) -> GameInfo {
            GameInfo::of::<G>()
        }
        with_game!(self, game => info(game))
    }

    /// How many seats play.
    pub fn seats(&self) -> usize {
        with_game!(self, game => game.seats())
    }

    /// The same game begun by this seat instead of one drawn by lot (Q20); a seat that does not play changes nothing.
    pub fn begun_by(&self, first: Seat) -> AnyGame {
        with_game!(self, game => game.begun_by(first).into())
    }

    /// What is printed on sheets, cards and dice, as JSON: what a screen needs besides the state.
    pub fn layout(&self) -> Box<RawValue> {
        with_game!(self, game => to_raw_value(&game.layout()).unwrap_or_else(|_| RawValue::NULL.to_owned()))
    }
}
