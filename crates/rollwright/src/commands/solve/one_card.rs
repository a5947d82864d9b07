//! `rollwright solve one-card-cards`: each card of Alles auf 1 Karte alone, or one card from a position on.

mod overview;
mod position;

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use games::Spec;
use games::one_card::OneCard;

use crate::cli::game::rules_of;
use crate::files::read_file;
use crate::usage_error::UsageError;

/// The highest price of a turn: far beyond the points of a card.
const HIGHEST_PRICE: f64 = 1e6;

#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  rollwright solve one-card-cards --price 3\n  rollwright solve one-card-cards --position \"#6 r2 y1 g0 b0 p3\"\n  rollwright solve one-card-cards --position \"#6 r2 y1 g0 b0 p3\" --dice ryypp --rolls-left 1"
)]
pub(crate) struct OneCardArgs {
    /// What a turn costs in points: the higher, the faster the play
    #[arg(long, value_name = "P", default_value_t = 1.0, allow_negative_numbers = true)]
    price: f64,
    /// Start from here: one open card such as `#6 r2 y1 g0 b0 p3`, or a whole position
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    position: Option<String>,
    /// Show what each choice is worth with these five dice, such as `ryypp`
    #[arg(long, value_name = "DICE", requires = "position")]
    dice: Option<String>,
    /// How many rerolls are left: 0 to 2
    #[arg(long, value_name = "N", default_value_t = 2, requires = "dice", value_parser = clap::value_parser!(u8).range(0..=2))]
    rolls_left: u8,
    /// Write the table of the cards to a file, as CSV
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    table: Option<PathBuf>,
    /// A file with your own cards
    #[arg(long, value_name = "FILE")]
    cards: Option<PathBuf>,
}

pub(crate) fn run(args: &OneCardArgs, json: bool) -> Result<()> {
    if !(0.0..=HIGHEST_PRICE).contains(&args.price) {
        return Err(UsageError(format!("the price of a turn is 0 to {HIGHEST_PRICE} points")).into());
    }
    let mut out = std::io::stdout().lock();
    match args.position.as_deref().map(str::trim) {
        None => overview::run(&mut out, args, json),
        Some(position) => position::run(&mut out, args, position, json),
    }
}

fn game(args: &OneCardArgs, seats: usize) -> Result<OneCard> {
    let cards = args.cards.as_deref().map(read_file).transpose()?;
    rules_of(&Spec { cards, ..Spec::default() }, seats)
}
