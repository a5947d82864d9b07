//! `rollwright sim`: many games between bots.

use std::io::Write;
use std::sync::atomic::AtomicU64;
use std::time::Instant;

use anyhow::Result;
use bots::Playable;
use games::{Spec, with_game};
use serde_json::{Value, json};
use study::{FailedGame, Simulation, SimulationTotals};
use table::{MAX_GAMES, Series};

use crate::cli::game::rules;
use crate::cli::{BotGamesArgs, SimArgs};
use crate::entrant::Entrant;
use crate::foreign::{BotRoster, ProgramError};
use crate::progress::with_progress;
use crate::usage_error::UsageError;

pub(crate) fn run(args: &SimArgs) -> Result<()> {
    let SimArgs { run, match_games } = args;
    let spec = run.game.spec()?;
    let game = rules(&spec, run.bots.0.len())?;
    let games_per_match = usize::from(*match_games);
    if !run.games.is_multiple_of(games_per_match as u64) {
        let message =
            format!("--games {} is not a multiple of the match length {games_per_match}", run.games);
        return Err(UsageError(message).into());
    }
    let series = Series::new(games_per_match, run.bots.0.len())
        .ok_or_else(|| UsageError(format!("a match has 1 to {MAX_GAMES} games")))?;
    let simulation = Simulation {
        matches: run.games / games_per_match as u64,
        series,
        seed: run.seed,
        threads: run.threads.count(),
    };
    let (totals, seconds) = with_game!(&game, game => {
        let roster = BotRoster::new(&run.bots.0, game, run.foreign.limit())?;
        let start = Instant::now();
        let totals = with_progress(simulation.matches, "matches", |finished| play(&simulation, game, &roster, finished));
        (totals?, start.elapsed().as_secs_f64())
    });
    let mut out = std::io::stdout().lock();
    if run.json {
        writeln!(out, "{}", report_json(run, &spec, &simulation, &totals, seconds))?;
    } else {
        report_text(&mut out, run, &simulation, &totals, seconds)?;
    }
    Ok(())
}

fn play<G: Playable>(
    simulation: &Simulation,
    game: &G,
    roster: &BotRoster<G>,
    finished: &AtomicU64,
) -> Result<SimulationTotals, FailedGame<ProgramError>> {
    match roster.all_ours() {
        Some(players) => {
            let Ok(totals) = simulation.run(game, |_| players, finished);
            Ok(totals)
        }
        None => simulation.run(game, |failure_flag| roster.on_thread(failure_flag), finished),
    }
}

fn report_json(
    args: &BotGamesArgs,
    spec: &Spec,
    simulation: &Simulation,
    totals: &SimulationTotals,
    seconds: f64,
) -> Value {
    let turns = totals.mean_turns();
    let bots: Vec<Value> = args
        .bots
        .0
        .iter()
        .enumerate()
        .map(|(place, entrant)| {
            let (bot, points, rate) =
                (&totals.bots[place], totals.mean_points(place), totals.win_rate(place));
            json!({
                "name": entrant.to_string(),
                "wins": bot.wins,
                "ties": bot.ties,
                "win_rate": rate.mean,
                "win_rate_95": rate.interval,
                "mean_score": points.mean,
                "mean_score_95": points.interval,
                "score_deviation": points.deviation,
                "lowest_score": bot.lowest,
                "highest_score": bot.highest,
            })
        })
        .collect();
    json!({
        "game": spec.game,
        "options": spec.options,
        "seed": args.seed,
        "threads": simulation.threads,
        "games": totals.games,
        "matches": totals.matches,
        "games_per_match": simulation.series.games(),
        "turns": totals.turns,
        "events": totals.events,
        "mean_turns": turns.mean,
        "mean_turns_95": turns.interval,
        "shortest_game": totals.shortest,
        "longest_game": totals.longest,
        "seconds": seconds,
        "games_per_second": totals.games as f64 / seconds,
        "turns_per_second": totals.turns as f64 / seconds,
        "bots": bots,
    })
}

fn report_text(
    out: &mut impl Write,
    args: &BotGamesArgs,
    simulation: &Simulation,
    totals: &SimulationTotals,
    seconds: f64,
) -> Result<()> {
    let turns = totals.mean_turns();
    writeln!(
        out,
        "{}: {} games, seed {}, {} thread(s): {:.2} s, {:.0} games/s, {:.0} turns/s",
        args.game.game,
        totals.games,
        args.seed,
        simulation.threads,
        seconds,
        totals.games as f64 / seconds,
        totals.turns as f64 / seconds,
    )?;
    writeln!(
        out,
        "turns a game: mean {:.2} ± {:.2}, deviation {:.2}, from {} to {}",
        turns.mean,
        turns.margin(),
        turns.deviation,
        totals.shortest,
        totals.longest
    )?;
    let unit = if simulation.series.games() == 1 { "games" } else { "matches" };
    let names: Vec<String> = args.bots.0.iter().map(Entrant::to_string).collect();
    let width = names.iter().map(|name| name.chars().count() + 1).max().unwrap_or(0).max(9);
    writeln!(
        out,
        "\nseat {:<width$}{unit:>7} won   shared   win rate (95 %)            points a game (95 %)  deviation  range",
        "bot"
    )?;
    for (place, name) in names.iter().enumerate() {
        let (bot, points, rate) = (&totals.bots[place], totals.mean_points(place), totals.win_rate(place));
        writeln!(
            out,
            "{:>4} {name:<width$}{:>11} {:>8}   {:>6.2} % ({:.2} to {:.2})   {:>8.2} ± {:<8.2} {:>9.2}  {} to {}",
            place + 1,
            bot.wins,
            bot.ties,
            100.0 * rate.mean,
            100.0 * rate.interval[0],
            100.0 * rate.interval[1],
            points.mean,
            points.margin(),
            points.deviation,
            bot.lowest,
            bot.highest,
        )?;
    }
    Ok(())
}
