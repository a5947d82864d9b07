//! What a game is set up with, read the same way wherever somebody says it: in a message, a request, a stored table or
//! on the command line.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use table::{MaterialError, MaterialKind, Phrase, Setup, join, phrase};

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecError {
    /// No game has this name.
    UnknownGame(String),
    /// The game is not played by so many.
    Seats {
        /// The game's name.
        game: &'static str,
        /// The most seats.
        max: usize,
        /// The seats asked for.
        seats: usize,
    },
    /// The game has no such option.
    UnknownOption {
        /// The game's name.
        game: &'static str,
        /// The option asked for.
        option: String,
    },
    /// The game has no sheets or cards that could be replaced.
    NoMaterial {
        /// The game's name.
        game: &'static str,
        /// What was given.
        material: MaterialKind,
    },
    /// The file of sheets or cards is wrong.
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

    /// What is wrong, for people.
    pub fn why(&self) -> Phrase {
        match self {
            SpecError::UnknownGame(game) => phrase!(
                "why-no-such-game",
                "there is no game \"{game}\"; the games are {games}",
                game = game.escape_debug().to_string(),
                games = join(GAMES.map(|game| game.name), ", ")
            ),
            SpecError::Seats { game, max, seats } => phrase!(
                "why-seats",
                "{game} has {least} to {most} seats, not {seats}",
                game = *game,
                least = MIN_SEATS,
                most = *max,
                seats = *seats
            ),
            SpecError::UnknownOption { game, option } => phrase!(
                "why-no-such-option",
                "{game} has no option \"{option}\"; its options are: {options}",
                game = *game,
                option = option.escape_debug().to_string(),
                options = known_options(game)
            ),
            SpecError::NoMaterial { game, material: MaterialKind::Sheets } => {
                phrase!("why-no-sheets", "{game} does not use a sheets file", game = *game)
            }
            SpecError::NoMaterial { game, material: MaterialKind::Cards } => {
                phrase!("why-no-cards", "{game} does not use a cards file", game = *game)
            }
            SpecError::Material { material: MaterialKind::Sheets, error } => phrase!(
                "why-sheets-file",
                "sheets file: line {line}: rule {rule}: {why}",
                line = error.line,
                rule = error.rule,
                why = error.why.clone()
            ),
            SpecError::Material { material: MaterialKind::Cards, error } => phrase!(
                "why-cards-file",
                "cards file: line {line}: rule {rule}: {why}",
                line = error.line,
                rule = error.rule,
                why = error.why.clone()
            ),
        }
    }
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.why().fmt(f)
    }
}

impl std::error::Error for SpecError {}

fn known_options(game: &str) -> Phrase {
    let options = GameInfo::named(game).map_or(&[][..], |info| info.options);
    if options.is_empty() {
        phrase!("thing-no-options", "none")
    } else {
        phrase!("thing-options", "{options}", options = join(options, ", "))
    }
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
