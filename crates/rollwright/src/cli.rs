//! What can be said on the command line.

use std::path::PathBuf;

use bots::Bot;
use clap::{Args, Parser, Subcommand};
use games::GAMES;

/// Roll-and-write dice games: Qwixx, Twenty One and Alles auf 1 Karte.
#[derive(Parser, Debug)]
#[command(name = "rollwright", version, about, propagate_version = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Let bots play many games and print the statistics
    Sim(SimArgs),
    /// Play a fixed workload: one signature number, and games a second
    Bench(BenchArgs),
    /// Judge a game over standard input and output, one JSON object a line
    Referee(RefereeArgs),
    /// Check a record by the rules: the result, or the first broken rule
    Verify(VerifyArgs),
}

/// The game and its material.
#[derive(Args, Debug, Clone)]
pub(crate) struct GameArgs {
    /// Which game: qwixx, twenty-one or one-card
    #[arg(value_name = "GAME", value_parser = game_names())]
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) variant: VariantArgs,
}

/// Options and a user's own material.
#[derive(Args, Debug, Clone, Default)]
pub(crate) struct VariantArgs {
    /// An option of the game: `finish_turn=true` for qwixx, `advanced=true` for one-card
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option_pair)]
    pub(crate) options: Vec<(String, bool)>,
    /// A file with your own sheets for twenty-one
    #[arg(long, value_name = "FILE")]
    pub(crate) sheets: Option<PathBuf>,
    /// A file with your own cards for one-card
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(after_help = "Example:\n  rollwright sim qwixx --bots greedy,random --games 100000 --seed 1")]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The bots in seat order, as many as seats: random, greedy
    #[arg(long, value_name = "LIST", required = true, value_delimiter = ',')]
    pub(crate) bots: Vec<Bot>,
    /// How many games are played
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Play matches of this many games, one to five; wins are then counted by match
    #[arg(long = "match", value_name = "GAMES", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=5))]
    pub(crate) match_games: u8,
    /// Where all dice come from; the same seed gives the same result, whatever the threads
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads play [default: all cores]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "Example:\n  rollwright bench --json")]
pub(crate) struct BenchArgs {
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  echo '{\"new\":{\"game\":\"qwixx\",\"seats\":2}}' | rollwright referee\n\nThe protocol is described in docs/protocol.md."
)]
pub(crate) struct RefereeArgs {
    /// The seed of games that name none [default: drawn at random]
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
}

#[derive(Args, Debug)]
#[command(after_help = "Example:\n  rollwright verify game.rw")]
pub(crate) struct VerifyArgs {
    /// The record; `-` reads standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

fn game_names() -> clap::builder::PossibleValuesParser {
    GAMES.map(|game| game.name).into()
}

fn option_pair(text: &str) -> Result<(String, bool), String> {
    match text.split_once('=') {
        Some((name, "true" | "on" | "1")) => Ok((name.to_owned(), true)),
        Some((name, "false" | "off" | "0")) => Ok((name.to_owned(), false)),
        _ => Err("an option has the form NAME=true or NAME=false".to_owned()),
    }
}
