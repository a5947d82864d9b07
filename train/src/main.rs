//! Self-play for training the bots' networks: what `train.py` runs to see positions and how they ended.
//!
//! - `samples`: games that a network plays with itself, every position with what became of it;
//! - `match`: how often one network wins against another, or against a bot;
//! - `shape`: how many inputs a game's network has, and how wide it is.

mod contest;
mod samples;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use bots::{Bot, Playable, Player, SolveContext, Trainable};
use clap::{Args, Parser, Subcommand, ValueEnum};
use one_card::OneCard;
use qwixx::Qwixx;
use solve::Cache;
use twenty_one::TwentyOne;

#[derive(Parser)]
#[command(name = "rollwright-train", about = "Self-play for training the bots' networks")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Write how many inputs a game's network has, how wide it is, and the room of a sample
    Shape {
        /// The game
        game: String,
        /// What the network says
        #[arg(long, value_enum, default_value_t = Target::Win)]
        target: Target,
    },
    /// Let a network play with itself, and write every position with what became of it
    Samples(samples::SampleArgs),
    /// Let a network play against another one, or against a bot
    Match(contest::MatchArgs),
}

/// What a network says about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Target {
    /// How likely a seat is to win
    Win,
    /// How many points it is still going to make
    Points,
}

/// The game and how it is set up.
#[derive(Args, Clone)]
struct GameArgs {
    /// The game
    game: String,
    /// How many seats play; games of several sizes take turns
    #[arg(long, value_delimiter = ',', default_value = "2")]
    seats: Vec<usize>,
    /// An option of the game, as advanced=true; without, games with it on and off take turns
    #[arg(long)]
    option: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Where all dice come from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play
    #[arg(long, default_value_t = std::thread::available_parallelism().map_or(1, usize::from))]
    threads: usize,
}

impl GameArgs {
    /// The rules for each number of seats, of a game without options.
    fn games<G>(&self, rules: impl Fn(usize) -> Option<G>) -> Result<Vec<G>> {
        if let Some(option) = self.option.first() {
            bail!("{} has no option \"{}\" here", self.game, option.escape_debug());
        }
        self.for_seats(rules)
    }

    /// The rules for each number of seats, basic and advanced unless one of them is asked for.
    fn one_card(&self) -> Result<Vec<OneCard>> {
        let kinds = match self.option.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            [] => vec![false, true],
            ["advanced=false"] => vec![false],
            ["advanced=true"] => vec![true],
            _ => bail!("the option is advanced=true or advanced=false"),
        };
        let mut games = Vec::new();
        for advanced in kinds {
            games.extend(
                self.for_seats(|seats| OneCard::new(seats).map(|game| game.with_advanced(advanced)))?,
            );
        }
        Ok(games)
    }

    fn for_seats<G>(&self, rules: impl Fn(usize) -> Option<G>) -> Result<Vec<G>> {
        // Alone there are only points to learn, and only in this game are they not known exactly.
        let fewest = if self.game == "one-card" { 1 } else { 2 };
        let game = |seats: &usize| {
            let several = Some(*seats).filter(|seats| *seats >= fewest).and_then(&rules);
            several.with_context(|| {
                format!("{} cannot be played by {seats} players against each other", self.game)
            })
        };
        self.seats.iter().map(game).collect()
    }
}

fn main() -> Result<()> {
    match Cli::parse().command {
        Command::Shape { game, target } => match game.as_str() {
            "one-card" => shape::<OneCard>(target),
            "qwixx" => shape::<Qwixx>(target),
            "twenty-one" => shape::<TwentyOne>(target),
            other => return unknown(other),
        },
        Command::Samples(args) => match args.game.game.as_str() {
            "one-card" => samples::run(&args.game.one_card()?, &args)?,
            "qwixx" => samples::run(&args.game.games(Qwixx::new)?, &args)?,
            "twenty-one" => samples::run(&args.game.games(TwentyOne::new)?, &args)?,
            other => return unknown(other),
        },
        Command::Match(args) => match args.game.game.as_str() {
            "one-card" => contest::run(&args.game.one_card()?, &args)?,
            "qwixx" => contest::run(&args.game.games(Qwixx::new)?, &args)?,
            "twenty-one" => contest::run(&args.game.games(TwentyOne::new)?, &args)?,
            other => return unknown(other),
        },
    }
    Ok(())
}

fn shape<G: Trainable>(target: Target) {
    let wide = match target {
        Target::Win => G::WIDE,
        Target::Points => bots::POINTS_WIDE,
    };
    println!("{} {wide} {}", G::INPUTS, bots::MOST_FEATURES);
}

fn unknown(game: &str) -> Result<()> {
    bail!("there is no network for a game \"{}\"", game.escape_debug())
}

/// The evaluator for a game with the weights in a file.
fn evaluator<G: Trainable>(game: &G, weights: &Path) -> Result<G::Evaluator> {
    let bytes = fs::read(weights).with_context(|| format!("cannot read {}", weights.display()))?;
    let cache = Cache::of_user();
    let context = SolveContext::new(&cache);
    game.evaluator(Some(&bytes), context).with_context(|| format!("cannot use {}", weights.display()))
}

/// Bots ready for a game.
fn players<G: Playable>(game: &G, bots: &[Bot], threads: usize) -> Result<Vec<Player<G>>> {
    let cache = Cache::of_user();
    let context = SolveContext { threads, ..SolveContext::new(&cache) };
    Ok(Player::seat(bots, game, context)?)
}
