//! What a game says of itself before it is played, and how it is set up: all that the list of games has to know.

use std::fmt;

use crate::{Game, MaterialError, Paper};

/// A game that can be set up by name, with options and with a user's own material.
pub trait Setup: Game {
    /// The name on the box.
    const TITLE: &'static str;
    /// The most seats; the fewest is one in every game.
    const MAX_SEATS: usize;
    /// The names of the options, all of which are off unless something else is said.
    const OPTIONS: &'static [&'static str];
    /// Those of them with which the game goes as it does with people round a table.
    const AT_THE_TABLE: &'static [&'static str] = &[];
    /// The printed material that a user can replace.
    const MATERIAL: Option<MaterialKind>;
    /// The text of the rule page, `docs/rules/<game>.md`.
    const RULE_PAGE: &'static str;
    /// The rules in other languages, `docs/rules/<language>/<game>.md`: the code of each language and its page. A
    /// language that is not here gets the page in English.
    const TRANSLATED_RULES: &'static [(&'static str, &'static str)] = &[];

    /// One player's sheet beside a game with real dice.
    type Paper: Paper;

    /// The rules for this number of seats, with all options off and the built-in material; `None` if the game is
    /// not played by so many.
    fn for_seats(seats: usize) -> Option<Self>;

    /// With one of [`Setup::OPTIONS`] on or off; other names change nothing.
    fn with_option(self, name: &str, on: bool) -> Self;

    /// With a user's own material, of the kind [`Setup::MATERIAL`]; a game without one changes nothing.
    fn with_material(self, text: &str) -> Result<Self, MaterialError>;

    /// An empty sheet of one player. Where there are several kinds of sheets the name says which, or else it is the
    /// first; `None` if there is no such sheet.
    fn paper_named(&self, sheet: Option<&str>) -> Option<Self::Paper>;
}

/// What of the printed material a user can replace with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaterialKind {
    /// The sheets that are written on.
    Sheets,
    /// The cards.
    Cards,
}

impl MaterialKind {
    /// All kinds.
    pub const ALL: [MaterialKind; 2] = [MaterialKind::Sheets, MaterialKind::Cards];

    /// The name in commands and messages.
    pub const fn name(self) -> &'static str {
        match self {
            MaterialKind::Sheets => "sheets",
            MaterialKind::Cards => "cards",
        }
    }

    /// The key in the header of a record.
    pub const fn record_key(self) -> &'static str {
        match self {
            MaterialKind::Sheets => "Sheets",
            MaterialKind::Cards => "Cards",
        }
    }

    /// The kind with this key in the header of a record.
    pub fn of_record_key(key: &str) -> Option<MaterialKind> {
        MaterialKind::ALL.into_iter().find(|kind| kind.record_key() == key)
    }
}

impl fmt::Display for MaterialKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
