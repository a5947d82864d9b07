//! What a game is set up with, read the same way wherever somebody says it: in a message, a request, a stored table or
//! on the command line.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use table::{MaterialError, MaterialKind, Setup, join};
use thiserror::Error;

use crate::{GAMES, GameInfo, UniqueKeys};

/// The fewest seats of every game: all can be played alone (Q1, T1, K1).
pub const MIN_SEATS: usize = 1;

/// Which game is played, by which options and with whose material; how many play is said apart from it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spec {
    /// The game's name.
    pub game: String,
    /// The options that are given; others are off.
    #[serde(default, deserialize_with = "options")]
    pub options: BTreeMap<String, bool>,
    /// The text of a user's own sheets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sheets: Option<String>,
    /// The text of a user's own cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
}

/// Options may be left out or `null`, but none may stand twice.
fn options<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<String, bool>, D::Error> {
    let options: Option<UniqueKeys<bool>> = Option::deserialize(deserializer)?;
    Ok(options.map_or_else(BTreeMap::new, |UniqueKeys(options)| options))
}

impl Spec {
    /// A game as it comes in the box.
    pub fn named(game: &str) -> Spec {
        Spec { game: game.to_owned(), ..Spec::default() }
    }

    /// The same with an option on or off.
    pub fn with_option(mut self, name: &str, on: bool) -> Spec {
        self.options.insert(name.to_owned(), on);
        self
    }

    /// The same with a user's own material.
    pub fn with_material(mut self, kind: MaterialKind, text: String) -> Spec {
        match kind {
            MaterialKind::Sheets => self.sheets = Some(text),
            MaterialKind::Cards => self.cards = Some(text),
        }
        self
    }

    /// The text of a user's own material of this kind.
    pub fn material(&self, kind: MaterialKind) -> Option<&str> {
        match kind {
            MaterialKind::Sheets => self.sheets.as_deref(),
            MaterialKind::Cards => self.cards.as_deref(),
        }
    }
}

/// Why a game cannot be set up so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpecError {
    /// No game has this name.
    #[error("there is no game \"{}\"; the games are {}", .0.escape_debug(), join(GAMES.map(|game| game.name), ", "))]
    UnknownGame(String),
    /// The game is not played by so many.
    #[error("{game} has {MIN_SEATS} to {max} seats, not {seats}")]
    Seats {
        /// The game's name.
        game: &'static str,
        /// The most seats.
        max: usize,
        /// The seats asked for.
        seats: usize,
    },
    /// The game has no such option.
    #[error("{game} has no option \"{}\"; its options are: {}", .option.escape_debug(), known_options(game))]
    UnknownOption {
        /// The game's name.
        game: &'static str,
        /// The option asked for.
        option: String,
    },
    /// The game has no sheets or cards that could be replaced.
    #[error("{game} does not use a {material} file")]
    NoMaterial {
        /// The game's name.
        game: &'static str,
        /// What was given.
        material: MaterialKind,
    },
    /// The file of sheets or cards is wrong.
    #[error("{material} file: {error}")]
    Material {
        /// What was given.
        material: MaterialKind,
        /// What is wrong.
        error: MaterialError,
    },
}

impl SpecError {
    /// That there is no game with this name.
    pub(crate) fn unknown_game(name: &str) -> SpecError {
        SpecError::UnknownGame(shortened(name))
    }
}

fn known_options(game: &str) -> String {
    let options = GameInfo::named(game).map_or(&[][..], |info| info.options);
    if options.is_empty() { "none".to_owned() } else { join(options, ", ") }
}

/// As much of a name as fits into a message.
fn shortened(name: &str) -> String {
    name.chars().take(40).collect()
}

/// The rules of a game that is known by its type. The name of the game in the specification is not looked at.
pub fn set_up<G: Setup>(spec: &Spec, seats: usize) -> Result<G, SpecError> {
    let game = G::NAME;
    if let Some(option) = spec.options.keys().find(|name| !G::OPTIONS.contains(&name.as_str())) {
        return Err(SpecError::UnknownOption { game, option: shortened(option) });
    }
    let given = |kind: &MaterialKind| spec.material(*kind).is_some();
    let foreign = |kind: &MaterialKind| given(kind) && G::MATERIAL != Some(*kind);
    if let Some(material) = MaterialKind::ALL.into_iter().find(foreign) {
        return Err(SpecError::NoMaterial { game, material });
    }
    let rules = G::for_seats(seats).ok_or(SpecError::Seats { game, max: G::MAX_SEATS, seats })?;
    let rules = spec.options.iter().fold(rules, |rules, (name, on)| rules.with_option(name, *on));
    let material = G::MATERIAL.and_then(|kind| Some((kind, spec.material(kind)?)));
    match material {
        Some((material, text)) => {
            rules.with_material(text).map_err(|error| SpecError::Material { material, error })
        }
        None => Ok(rules),
    }
}
