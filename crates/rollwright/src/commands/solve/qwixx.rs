//! `rollwright solve qwixx-solo` and `qwixx-alone`: one sheet played for points.

mod position;

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use games::qwixx::Qwixx;
use serde_json::{Value, json};
use solve::Distribution;
use solve::qwixx::{Horizon, OwnSheetGame, OwnSheetTablebase, TargetSolution, TurnTiming};
use table::{Game, Seat};

use super::numbers::{exact_percent, megabytes, peak_memory, percent, thousands};
use super::tablebase_args::TablebaseArgs;
use crate::usage_error::UsageError;
use position::SheetPosition;

#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  rollwright solve qwixx-solo --scores\n  rollwright solve qwixx-solo --target 130\n  rollwright solve qwixx-solo --position \"r2,4 y- g12,10 b- x1\"\n  rollwright solve qwixx-solo --position \"r2,4 y- g12,10 b- x1\" --dice \"w4 w1 r3 y5 g2 b6\"\n  rollwright solve qwixx-solo --position \"r2,4 y- g12,10 b- x1\" --dice \"w4 w1 r3 y5 g2 b6 | r5\""
)]
pub(crate) struct QwixxSoloArgs {
    #[command(flatten)]
    place: PositionArgs,
    /// Play for the best chance of this many points or more, instead of for the most points
    #[arg(long, value_name = "T", allow_negative_numbers = true)]
    target: Option<i32>,
    /// Work out how likely every final score is
    #[arg(long, conflicts_with = "position")]
    scores: bool,
    #[command(flatten)]
    tables: TablebaseArgs,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  rollwright solve qwixx-alone --seats 3\n  rollwright solve qwixx-alone --seats 2 --horizon quick\n  rollwright solve qwixx-alone --seats 2 --position \"r2,4 y- g12,10 b- x1\" --round 5 --wait 1"
)]
pub(crate) struct QwixxAloneArgs {
    /// How many players there are; all turns but your own are somebody else's
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=5))]
    seats: u8,
    /// How likely it is that somebody else ends the game, round by round: `never`, `quick` for a table
    /// of quick players, or chances like 4:0,8:0.04,12:0.12,16:0.36 with straight lines between them
    #[arg(long, value_name = "CHANCES", default_value = "never", value_parser = horizon)]
    horizon: HorizonArg,
    #[command(flatten)]
    place: PositionArgs,
    /// The round of the position: your own turns so far, including the next one if it comes now
    #[arg(long, value_name = "R", default_value_t = 1, requires = "position")]
    round: usize,
    /// How many turns of other players come before yours
    #[arg(long, value_name = "W", default_value_t = 0, requires = "position")]
    wait: usize,
    #[command(flatten)]
    tables: TablebaseArgs,
}

/// A horizon as it is named on the command line.
#[derive(Clone, Debug)]
enum HorizonArg {
    Quick,
    Given(Horizon),
}

impl HorizonArg {
    fn among(&self, seats: usize) -> Horizon {
        match self {
            HorizonArg::Quick => Horizon::of_quick_players(seats),
            HorizonArg::Given(horizon) => horizon.clone(),
        }
    }
}

fn horizon(text: &str) -> Result<HorizonArg, String> {
    if text.trim() == "quick" {
        return Ok(HorizonArg::Quick);
    }
    let given = text.parse().map(HorizonArg::Given);
    given.map_err(|error: table::NotationError| format!("{error}; `quick` is a table of quick players"))
}

#[derive(Args, Debug)]
struct PositionArgs {
    /// Start from this sheet, at the beginning of a turn: what is still to come
    #[arg(long, value_name = "SHEET")]
    position: Option<String>,
    /// Show what each choice is worth with these dice; after ` | r5` or ` | -` as the choice of action 1, those of action 2
    #[arg(long, value_name = "DICE", requires = "position")]
    dice: Option<String>,
}

pub(crate) fn run_solo(args: &QwixxSoloArgs, json: bool) -> Result<()> {
    let place = SheetPosition::read(&args.place)?;
    if let Some(target) = args.target {
        return reach(args, target, place, json);
    }
    let (table, time) = solve(&OwnSheetGame::solo(), &args.tables)?;
    if let Some(place) = place {
        return place.show_points(&table, TurnTiming::START, json);
    }
    let scores =
        args.scores.then(|| args.tables.timed(TargetSolution::work(), |context| table.scores(context)));
    let scores = scores.transpose()?.and_then(|(scores, time)| Some((scores?, time)));
    show_table(&table, time, scores.as_ref(), json)
}

pub(crate) fn run_alone(args: &QwixxAloneArgs, json: bool) -> Result<()> {
    let seats = usize::from(args.seats);
    let place = SheetPosition::read(&args.place)?;
    let when = TurnTiming { round: args.round, wait: args.wait };
    if when.wait >= seats {
        let message = format!("with {seats} players, at most {} can come before you", seats - 1);
        return Err(UsageError(message).into());
    }
    if when.round == 0 && when.wait == 0 {
        return Err(UsageError(
            "your own first turn is in round 1, so --round 0 needs --wait 1 or more".to_owned(),
        )
        .into());
    }
    let alone = OwnSheetGame::new(seats, args.horizon.among(seats))
        .ok_or_else(|| UsageError("Qwixx takes 1 to 5 players".to_owned()))?;
    let (table, time) = solve(&alone, &args.tables)?;
    match place {
        Some(place) => place.show_points(&table, when, json),
        None => show_table(&table, time, None, json),
    }
}

fn solve(game: &OwnSheetGame, tables: &TablebaseArgs) -> Result<(OwnSheetTablebase, Duration)> {
    tables.timed(game.work(), |context| game.tablebase(context))
}

/// The points to go from the empty sheet, for the one who begins and for each seat after that.
fn values(table: &OwnSheetTablebase) -> Vec<f64> {
    let start = Qwixx::new(1).map(|game| game.start());
    let to_go = |when| {
        start.as_ref().map_or(0.0, |start| table.points_to_go(start.sheet(Seat::FIRST), start.closed(), when))
    };
    let waiting = (1..table.game().seats()).map(|wait| to_go(TurnTiming { round: 0, wait }));
    std::iter::once(to_go(TurnTiming::START)).chain(waiting).collect()
}

fn show_table(
    table: &OwnSheetTablebase,
    time: Duration,
    scores: Option<&(Distribution, Duration)>,
    json: bool,
) -> Result<()> {
    let alone = table.game();
    let values = values(table);
    let mut out = std::io::stdout().lock();
    if json {
        let mut report = json!({
            "value": values[0],
            "values_by_seat": values,
            "seats": alone.seats(),
            "horizon": alone.horizon().to_string(),
            "precision": table.precision(),
            "states": alone.states(),
            "values_kept": alone.stored_values(),
            "bytes": table.bytes(),
            "file": table.path(),
            "made": table.was_computed(),
            "seconds": time.as_secs_f64(),
            "peak_memory": peak_memory(),
        });
        if let Some((scores, time)) = scores {
            report["scores"] = scores_json(scores, *time);
        }
        writeln!(out, "{report}")?;
        return Ok(());
    }
    match values.as_slice() {
        [first, later @ ..] if !later.is_empty() => {
            let (seats, digits) = (alone.seats(), table.digits());
            writeln!(
                out,
                "{first:.digits$} points are expected by the first of {seats} players from best play for points"
            )?;
            let later: Vec<String> = later.iter().map(|value| format!("{value:.digits$}")).collect();
            writeln!(out, "{} by those who come after them, in order", later.join(", "))?;
            writeln!(out, "chance that others end the game, by round: {}", alone.horizon())?;
        }
        values => writeln!(out, "{:.4} points are expected from best play", values[0])?,
    }
    writeln!(out, "{} sheets and misthrows are told apart", thousands(alone.states()))?;
    let verb = if table.was_computed() { "made" } else { "found and checked" };
    let place = table.path().map_or_else(|| "in memory only".to_owned(), |path| path.display().to_string());
    writeln!(
        out,
        "{} values, {}, {verb} in {:.2} s: {place}",
        thousands(alone.stored_values()),
        megabytes(table.bytes() as u64),
        time.as_secs_f64(),
    )?;
    if let Some(memory) = peak_memory() {
        writeln!(out, "{} of memory at most", megabytes(memory))?;
    }
    if let Some((scores, time)) = scores {
        writeln!(out)?;
        show_scores(&mut out, scores, *time)?;
    }
    Ok(())
}

fn scores_json(scores: &Distribution, time: Duration) -> Value {
    json!({
        "mean": scores.mean(),
        "deviation": scores.deviation(),
        "chances": scores.iter().collect::<Vec<_>>(),
        "seconds": time.as_secs_f64(),
    })
}

fn show_scores(out: &mut impl Write, scores: &Distribution, time: Duration) -> Result<()> {
    writeln!(
        out,
        "final points: mean {:.4}, standard deviation {:.2}, from {} to {}, worked out in {:.1} s",
        scores.mean(),
        scores.deviation(),
        scores.lowest(),
        scores.highest(),
        time.as_secs_f64()
    )?;
    let quantiles = [0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99];
    let quantile = |share: &f64| format!("{:.0} %: {}", 100.0 * share, scores.quantile(*share));
    writeln!(out, "not more than: {}", table::join(quantiles.iter().map(quantile), ", "))?;
    writeln!(out, "\npoints or more      chance")?;
    for points in (0..=scores.highest()).step_by(10) {
        writeln!(out, "{points:>14}   {:>9}", percent(scores.at_least(points)))?;
    }
    Ok(())
}

/// The best chance to reach a number of points.
fn reach(args: &QwixxSoloArgs, target: i32, place: Option<SheetPosition>, json: bool) -> Result<()> {
    let (reach, time) =
        args.tables.timed(TargetSolution::work(), |context| TargetSolution::solve(target, context))?;
    if let Some(place) = place {
        return place.show_chance(&reach, json);
    }
    let scores =
        args.scores.then(|| args.tables.timed(TargetSolution::work(), |context| reach.scores(context)));
    let scores = scores.transpose()?;
    let chance = reach.chance_from_start();
    let mut out = std::io::stdout().lock();
    if json {
        let mut report = json!({
            "value": chance,
            "target": target,
            "states": TargetSolution::states(),
            "seconds": time.as_secs_f64(),
            "peak_memory": peak_memory(),
        });
        if let Some((scores, time)) = &scores {
            report["scores"] = scores_json(scores, *time);
        }
        writeln!(out, "{report}")?;
        return Ok(());
    }
    writeln!(out, "{}: the best chance of {target} points or more", exact_percent(chance))?;
    writeln!(
        out,
        "{} sheets and misthrows are told apart, solved in {:.1} s{}",
        thousands(TargetSolution::states()),
        time.as_secs_f64(),
        peak_memory().map_or_else(String::new, |memory| format!(", {} of memory at most", megabytes(memory))),
    )?;
    if let Some((scores, time)) = &scores {
        writeln!(out, "\nplaying for that chance:")?;
        show_scores(&mut out, scores, *time)?;
    }
    Ok(())
}
