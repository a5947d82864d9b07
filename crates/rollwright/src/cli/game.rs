//! How a game is named on the command line, with its options and a user's own material. What is said of the games comes
//! from the list of games.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use clap::builder::PossibleValuesParser;
use games::{AnyGame, GAMES, Spec, SpecError};
use table::{MaterialKind, Setup};

use crate::files::read_file;
use crate::usage_error::UsageError;

/// The game and its material.
#[derive(Args, Debug, Clone)]
pub(crate) struct GameArgs {
    #[arg(value_name = "GAME", value_parser = game_names(), help = which_game())]
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) variant: VariantArgs,
}

impl GameArgs {
    /// What the game is to be set up with.
    pub(crate) fn spec(&self) -> Result<Spec> {
        self.variant.spec(&self.game)
    }
}

/// Options and a user's own material.
#[derive(Args, Debug, Clone, Default)]
pub(crate) struct VariantArgs {
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option_pair, help = known_options())]
    options: Vec<(String, bool)>,
    #[arg(long, value_name = "FILE", help = own_material(MaterialKind::Sheets))]
    sheets: Option<PathBuf>,
    #[arg(long, value_name = "FILE", help = own_material(MaterialKind::Cards))]
    cards: Option<PathBuf>,
}

impl VariantArgs {
    /// What the game with this name is to be set up with.
    pub(crate) fn spec(&self, game: &str) -> Result<Spec> {
        let file = |path: &Option<PathBuf>| path.as_deref().map(read_file).transpose();
        Ok(Spec {
            game: game.to_owned(),
            options: self.options.iter().cloned().collect(),
            sheets: file(&self.sheets)?,
            cards: file(&self.cards)?,
        })
    }
}

/// The rules of a game, for a number of seats.
pub(crate) fn rules(spec: &Spec, seats: usize) -> Result<AnyGame> {
    AnyGame::new(spec, seats).map_err(wrong_spec)
}

/// The rules of a game that is known by its type.
pub(crate) fn rules_of<G: Setup>(spec: &Spec, seats: usize) -> Result<G> {
    games::set_up(spec, seats).map_err(wrong_spec)
}

/// What is wrong in a user's file is an error of the file; all else was said wrongly on the command line.
fn wrong_spec(error: SpecError) -> anyhow::Error {
    match error {
        SpecError::Material { .. } => error.into(),
        SpecError::UnknownGame(_)
        | SpecError::Seats { .. }
        | SpecError::UnknownOption { .. }
        | SpecError::NoMaterial { .. } => UsageError(error.to_string()).into(),
    }
}

pub(crate) fn game_names() -> PossibleValuesParser {
    GAMES.map(|game| game.name).into()
}

/// What can be played, for help: `qwixx, twenty-one or one-card`.
pub(crate) fn which_game() -> String {
    format!("Which game: {}", alternatives(&GAMES.map(|game| game.name)))
}

fn known_options() -> String {
    let of = |game: &games::GameInfo| {
        game.options.iter().map(|option| format!("`{option}=true` for {}", game.name)).collect::<Vec<_>>()
    };
    format!("An option of the game: {}", GAMES.iter().flat_map(of).collect::<Vec<_>>().join(", "))
}

fn own_material(kind: MaterialKind) -> String {
    let games = GAMES.iter().filter(|game| game.material == Some(kind)).map(|game| game.name);
    format!("A file with your own {kind} for {}", alternatives(&games.collect::<Vec<_>>()))
}

/// Some words in a sentence: `a, b or c`.
fn alternatives(words: &[&str]) -> String {
    match words {
        [all @ .., last] if !all.is_empty() => format!("{} or {last}", all.join(", ")),
        few => few.join(""),
    }
}

fn option_pair(text: &str) -> Result<(String, bool), String> {
    match text.split_once('=') {
        Some((name, "true" | "on" | "1")) => Ok((name.to_owned(), true)),
        Some((name, "false" | "off" | "0")) => Ok((name.to_owned(), false)),
        _ => Err("an option has the form NAME=true or NAME=false".to_owned()),
    }
}
