//! What a game prints.

use games::{AnyGame, with_game};
use table::Setup;
use words::Language;

use crate::drawing::{Anchor, Drawing, Ink};
use crate::font::Weight;

/// A game with something to print.
pub trait Printed: Setup {
    /// Each sheet or card once, all of the same size.
    fn printed(&self, language: Language) -> Vec<Drawing>;
}

/// The sheets or cards of a game, each once, with the user's own material where it has some.
pub fn sheets(game: &AnyGame, language: Language) -> Vec<Drawing> {
    with_game!(game, game => game.printed(language))
}

/// How high the head of a sheet is, in millimetres.
pub(crate) const HEAD: f32 = 9.0;

/// An empty sheet with a frame to cut along, the name of the game, and a line for the player's.
pub(crate) fn sheet((width, height): (f32, f32), title: &str, language: Language) -> Drawing {
    let mut sheet = Drawing::new(width, height);
    sheet.rectangle((0.0, 0.0), (width, height), None, Some((Ink::GREY, 0.2)));
    sheet.text((3.0, 6.6), 5.0, Weight::Bold, Anchor::Start, title);
    let line = width * 0.42;
    sheet.blank((width - line - 3.0, 6.4), line, 3.4, &language.text("print-name"));
    sheet
}
