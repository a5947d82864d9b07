//! From a name, a seat count and options to the rules of a game.

use one_card::{Deck, OneCard};
use qwixx::Qwixx;
use serde_json::value::{RawValue, to_raw_value};
use table::{Game, MaterialError, Table, join};
use thiserror::Error;
use twenty_one::{Layouts, TwentyOne};

use crate::AnyTable;

/// The fewest seats of every game: all can be played alone (Q1, T1, K1).
pub const MIN_SEATS: usize = 1;

/// What can be said of a game before it is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// The name in commands, records and messages.
    pub name: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// The most seats.
    pub max_seats: usize,
    /// The names of its options.
    pub options: &'static [&'static str],
    /// The file of its own that a user can give: `sheets` or `cards`.
    pub material: Option<&'static str>,
}

/// All games.
pub const GAMES: [GameInfo; 3] = [
    GameInfo {
        name: Qwixx::NAME,
        title: "Qwixx",
        max_seats: qwixx::MAX_SEATS,
        options: &["finish_turn"],
        material: None,
    },
    GameInfo {
        name: TwentyOne::NAME,
        title: "Twenty One",
        max_seats: twenty_one::MAX_SEATS,
        options: &[],
        material: Some("sheets"),
    },
    GameInfo {
        name: OneCard::NAME,
        title: "Alles auf 1 Karte",
        max_seats: one_card::MAX_SEATS,
        options: &["advanced"],
        material: Some("cards"),
    },
];

impl GameInfo {
    /// The game with this name.
    pub fn named(name: &str) -> Result<GameInfo, SpecError> {
        let known = GAMES.into_iter().find(|game| game.name == name);
        known.ok_or_else(|| SpecError::UnknownGame(name.chars().take(40).collect()))
    }
}

/// What a game is to be set up with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spec {
    /// The game's name.
    pub game: String,
    /// How many seats play.
    pub seats: usize,
    /// The options given.
    pub options: Vec<(String, bool)>,
    /// The text of a user's own sheets.
    pub sheets: Option<String>,
    /// The text of a user's own cards.
    pub cards: Option<String>,
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
    #[error("{game} takes no file of {material}")]
    NoMaterial {
        /// The game's name.
        game: &'static str,
        /// `sheets` or `cards`.
        material: &'static str,
    },
    /// The file of sheets or cards is wrong.
    #[error("{material} file: {error}")]
    Material {
        /// `sheets` or `cards`.
        material: &'static str,
        /// What is wrong.
        error: MaterialError,
    },
}

fn known_options(game: &str) -> String {
    let options = GAMES.into_iter().find(|info| info.name == game).map_or(&[][..], |info| info.options);
    if options.is_empty() { "none".to_owned() } else { join(options, ", ") }
}

/// The rules of any of the games.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyGame {
    /// Qwixx.
    Qwixx(Qwixx),
    /// Twenty One.
    TwentyOne(TwentyOne),
    /// Alles auf 1 Karte.
    OneCard(OneCard),
}

/// Evaluates an expression with the typed rules of an [`AnyGame`]: once compiled for each game.
#[macro_export]
macro_rules! with_game {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            $crate::AnyGame::Qwixx($game) => $body,
            $crate::AnyGame::TwentyOne($game) => $body,
            $crate::AnyGame::OneCard($game) => $body,
        }
    };
}

impl AnyGame {
    /// The rules that a specification describes.
    pub fn new(spec: &Spec) -> Result<AnyGame, SpecError> {
        let GameInfo { name: game, max_seats: max, options, material, .. } = GameInfo::named(&spec.game)?;
        if let Some((option, _)) = spec.options.iter().find(|(name, _)| !options.contains(&name.as_str())) {
            return Err(SpecError::UnknownOption { game, option: option.chars().take(40).collect() });
        }
        for (given, name) in [(&spec.sheets, "sheets"), (&spec.cards, "cards")] {
            if given.is_some() && material != Some(name) {
                return Err(SpecError::NoMaterial { game, material: name });
            }
        }
        let option = |name: &str| {
            spec.options.iter().rev().find(|(given, _)| given == name).is_some_and(|(_, on)| *on)
        };
        let seats = || SpecError::Seats { game, max, seats: spec.seats };
        let wrong = |material: &'static str| move |error| SpecError::Material { material, error };
        Ok(match game {
            Qwixx::NAME => {
                let rules = Qwixx::new(spec.seats).ok_or_else(seats)?;
                AnyGame::Qwixx(rules.with_finish_turn(option("finish_turn")))
            }
            TwentyOne::NAME => {
                let mut rules = TwentyOne::new(spec.seats).ok_or_else(seats)?;
                if let Some(sheets) = &spec.sheets {
                    rules = rules.with_sheets(sheets.parse::<Layouts>().map_err(wrong("sheets"))?);
                }
                AnyGame::TwentyOne(rules)
            }
            _ => {
                let mut rules = OneCard::new(spec.seats).ok_or_else(seats)?.with_advanced(option("advanced"));
                if let Some(cards) = &spec.cards {
                    rules = rules.with_cards(cards.parse::<Deck>().map_err(wrong("cards"))?);
                }
                AnyGame::OneCard(rules)
            }
        })
    }

    /// A new table of this game.
    pub fn table(&self) -> Box<dyn AnyTable> {
        with_game!(self, game => Box::new(Table::new(game.clone())))
    }

    /// How many seats play.
    pub fn seats(&self) -> usize {
        with_game!(self, game => game.seats())
    }

    /// What is printed on sheets, cards and dice, as JSON: what a screen needs besides the state.
    pub fn layout(&self) -> Box<RawValue> {
        with_game!(self, game => to_raw_value(&game.layout()).unwrap_or_else(|_| RawValue::NULL.to_owned()))
    }

    /// What can be said of the game before it is set up.
    pub fn info(&self) -> GameInfo {
        match self {
            AnyGame::Qwixx(_) => GAMES[0],
            AnyGame::TwentyOne(_) => GAMES[1],
            AnyGame::OneCard(_) => GAMES[2],
        }
    }
}

impl From<Qwixx> for AnyGame {
    fn from(game: Qwixx) -> AnyGame {
        AnyGame::Qwixx(game)
    }
}

impl From<TwentyOne> for AnyGame {
    fn from(game: TwentyOne) -> AnyGame {
        AnyGame::TwentyOne(game)
    }
}

impl From<OneCard> for AnyGame {
    fn from(game: OneCard) -> AnyGame {
        AnyGame::OneCard(game)
    }
}
