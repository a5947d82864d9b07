//! `rollwright solve twenty-one-solo`: Twenty One alone, as a whole or from one position.

mod overview;
mod position;

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use games::Spec;
use games::twenty_one::TwentyOne;
use serde_json::{Value, json};
use solve::Distribution;
use solve::twenty_one::{Objective, SoloSolution, Standing, TargetSolution};

use super::numbers::percent;
use crate::cli::game::rules_of;
use crate::files::read_file;
use crate::usage_error::UsageError;

#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  rollwright solve twenty-one-solo --target 150\n  rollwright solve twenty-one-solo --position 5x4---\n  rollwright solve twenty-one-solo --position C:644321/5x4--- --dice \"w4 k1 r1 b3 y4 g2\""
)]
pub(crate) struct TwentyOneArgs {
    /// Start from here: one row such as `5x4---` for that row alone, or a sheet such as `C:644321/5x4---`
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    position: Option<String>,
    /// Show what each choice is worth with these dice on a sheet, such as "w4 k1 r1 b3 y4 g2"
    #[arg(long, value_name = "DICE", requires = "position")]
    dice: Option<String>,
    /// What a round costs in points: the higher, the faster the play
    #[arg(long, value_name = "P", default_value_t = 0.0, allow_negative_numbers = true)]
    price: f64,
    /// Show how likely this many points or more are, with this play and at best
    #[arg(long, value_name = "T", allow_negative_numbers = true)]
    target: Option<i32>,
    /// Write what every state of every row is worth to a file, as CSV
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    table: Option<PathBuf>,
    /// A file with your own sheets
    #[arg(long, value_name = "FILE")]
    sheets: Option<PathBuf>,
}

pub(crate) fn run(args: &TwentyOneArgs, json: bool) -> Result<()> {
    let objective = Objective::new(args.price, 1).map_err(wrong_usage)?;
    let game = game(args)?;
    let mut out = std::io::stdout().lock();
    match args.position.as_deref().map(str::trim) {
        None => overview::run(&mut out, args, &game, objective, json),
        Some(sheet) if sheet.contains(':') => position::sheet(&mut out, args, &game, objective, sheet, json),
        Some(row) => position::row(&mut out, args, &game, objective, row, json),
    }
}

fn game(args: &TwentyOneArgs) -> Result<TwentyOne> {
    let sheets = args.sheets.as_deref().map(read_file).transpose()?;
    rules_of(&Spec { sheets, ..Spec::default() }, 1)
}

fn wrong_usage(error: impl std::fmt::Display) -> UsageError {
    UsageError(error.to_string())
}

/// How often a target is reached: by the play that is shown, and by the best play for it.
struct Reach {
    target: i32,
    usual: f64,
    best: f64,
}

impl Reach {
    fn new(targets: &TargetSolution, solo: &SoloSolution, standing: &Standing, target: i32) -> Reach {
        let usual = solo.distribution(standing).at_least(target);
        Reach { target, usual, best: targets.chance(standing, target) }
    }

    fn to_json(&self) -> Value {
        json!({"points": self.target, "chance": self.usual, "best": self.best})
    }
}

impl std::fmt::Display for Reach {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Reach { target, usual, best } = self;
        write!(f, "{target} points or more: {} with this play, {} at best", percent(*usual), percent(*best))
    }
}

fn pairs(distribution: &Distribution) -> Vec<(i32, f64)> {
    distribution.iter().collect()
}
