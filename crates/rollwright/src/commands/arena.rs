//! `rollwright arena`: bots meet in all seat orders with the same dice.

mod chart;
mod losses;
mod saved_standings;

use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::{Duration, Instant};

use analysis::DecisionLoss;
use anyhow::Result;
use bots::Playable;
use games::{GameInfo, with_game};
use serde_json::{Value, json};
use study::{Arena, ArenaRun, Estimate, Rating, Standings, ratings};

use self::saved_standings::SavedStandings;
use crate::cli::game::rules;
use crate::cli::{ArenaArgs, BotGamesArgs};
use crate::entrant::Entrant;
use crate::files::write_file;
use crate::foreign::BotRoster;
use crate::progress::with_progress;
use crate::usage_error::UsageError;

/// How often the standings are kept, about.
const KEEP_EVERY: Duration = Duration::from_secs(10);

/// What is known of one bot in the end.
struct BotResult {
    name: String,
    games: u64,
    wins: u64,
    ties: u64,
    rate: Estimate,
    points: Estimate,
    rating: Rating,
    loss: Option<DecisionLoss>,
}

pub(crate) fn run(args: &ArenaArgs) -> Result<()> {
    let run = &args.run;
    let spec = run.game.spec()?;
    let most = GameInfo::named(&spec.game).map_or(2, |info| info.max_seats);
    let bots = run.bots.0.len();
    let seats = args.seats.unwrap_or(bots.min(most));
    let arena = Arena::new(bots, seats, run.seed).map_err(|error| UsageError(error.to_string()))?;
    let game = rules(&spec, seats)?;
    let mut saved = SavedStandings::open(args, &spec, seats, &arena)?;
    let before = saved.standings.games;
    let (seconds, losses) = with_game!(&game, game => {
        let roster = BotRoster::new(&run.bots.0, game, run.foreign.limit())?;
        let seconds = play(run, &arena, game, &roster, &mut saved)?;
        let losses = args.review.map(|decisions| losses::found(decisions, run, &arena, game, &roster));
        (seconds, losses.transpose()?)
    });
    let standings = &saved.standings;
    let results = results(&run.bots.0, standings, losses.as_deref());
    if let Some(file) = &args.csv {
        write_file(file, &csv(&results))?;
    }
    if let Some(file) = &args.svg {
        let title = format!("{}, {seats} seats, {} games", spec.game, standings.games);
        write_file(file, &chart::draw(&title, &results))?;
    }
    let mut out = std::io::stdout().lock();
    let speed = (standings.games - before) as f64 / seconds;
    if run.json {
        writeln!(out, "{}", report_json(run, seats, standings, &results, seconds, speed))?;
        return Ok(());
    }
    writeln!(
        out,
        "{}, {seats} seats: {} games, {} deals in {} seat orders, seed {}: {seconds:.2} s, {speed:.0} games/s",
        spec.game,
        standings.games,
        standings.deals,
        arena.games_a_deal(),
        run.seed
    )?;
    let width = results.iter().map(|line| line.name.chars().count() + 1).max().unwrap_or(0).max(10);
    writeln!(
        out,
        "\n{:<width$}  games       won    shared   win rate (95 %)            points a game     rating (95 %)",
        "bot"
    )?;
    for line in &results {
        let [low, high] = line.rate.interval.map(|share| 100.0 * share);
        writeln!(
            out,
            "{:<width$}{:>7} {:>9} {:>9}   {:>6.2} % ({low:.2} to {high:.2})   {:>8.2} ± {:<6.2} {:>7.0} ± {:.0}",
            line.name,
            line.games,
            line.wins,
            line.ties,
            100.0 * line.rate.mean,
            line.points.mean,
            line.points.margin(),
            line.rating.rating,
            line.rating.margin
        )?;
    }
    write!(out, "{}", losses::table(&results, width))?;
    Ok(())
}

/// Plays what is still to be played and keeps it; returns the seconds that took.
fn play<G: Playable>(
    args: &BotGamesArgs,
    arena: &Arena,
    game: &G,
    roster: &BotRoster<G>,
    saved: &mut SavedStandings<'_>,
) -> Result<f64> {
    let deals = args.games.div_ceil(arena.games_a_deal());
    let threads = args.threads.count();
    let left = deals.saturating_sub(saved.standings.deals);
    let start = Instant::now();
    with_progress(left, "deals", |finished: &AtomicU64| -> Result<()> {
        // The first portion is small, to see how fast it goes.
        let mut portion = threads as u64;
        while saved.standings.deals < deals {
            let begun = Instant::now();
            let until = deals.min(saved.standings.deals + portion);
            let stop = AtomicBool::new(false);
            let session = ArenaRun { deals: until, threads, finished, stop: &stop };
            match roster.all_ours() {
                Some(players) => {
                    let Ok(()) = arena.run(game, |_| players, &mut saved.standings, session);
                }
                None => arena.run(
                    game,
                    |failure_flag| roster.on_thread(failure_flag),
                    &mut saved.standings,
                    session,
                )?,
            }
            saved.keep()?;
            let faster = KEEP_EVERY.as_secs_f64() / begun.elapsed().as_secs_f64().max(1e-6);
            portion = ((portion as f64 * faster.clamp(0.5, 8.0)) as u64).max(threads as u64);
        }
        Ok(())
    })?;
    Ok(start.elapsed().as_secs_f64())
}

fn results(bots: &[Entrant], standings: &Standings, losses: Option<&[DecisionLoss]>) -> Vec<BotResult> {
    let ratings = ratings(standings);
    let line = |(place, bot): (usize, &Entrant)| {
        let standing = &standings.bots[place];
        BotResult {
            name: bot.to_string(),
            games: standing.games,
            wins: standing.wins,
            ties: standing.ties,
            rate: standings.win_rate(place),
            points: standings.mean_points(place),
            rating: ratings[place],
            loss: losses.and_then(|losses| losses.get(place)).copied(),
        }
    };
    bots.iter().enumerate().map(line).collect()
}

fn csv(results: &[BotResult]) -> String {
    let mut text =
        "bot,games,wins,ties,win_rate,win_rate_low,win_rate_high,mean_score,rating,rating_margin".to_owned();
    let is_reviewed = results.iter().any(|line| line.loss.is_some());
    text += if is_reviewed { losses::COLUMNS } else { "" };
    text.push('\n');
    for BotResult { name, games, wins, ties, rate, points, rating, loss } in results {
        let [low, high] = rate.interval;
        let name = csv_field(name);
        text += &format!(
            "{name},{games},{wins},{ties},{},{low},{high},{},{},{}{}\n",
            rate.mean,
            points.mean,
            rating.rating,
            rating.margin,
            loss.as_ref().map_or(String::new(), losses::cells)
        );
    }
    text
}

/// A text as one field: in quotes, if it would end too early without.
fn csv_field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

fn report_json(
    args: &BotGamesArgs,
    seats: usize,
    standings: &Standings,
    results: &[BotResult],
    seconds: f64,
    speed: f64,
) -> Value {
    let bot = |line: &BotResult| {
        let Rating { rating, margin } = line.rating;
        let mut bot = json!({
            "name": line.name,
            "games": line.games,
            "wins": line.wins,
            "ties": line.ties,
            "win_rate": line.rate.mean,
            "win_rate_95": line.rate.interval,
            "mean_score": line.points.mean,
            "mean_score_95": line.points.interval,
            "rating": rating,
            "rating_95": [rating - margin, rating + margin],
        });
        if let Some(loss) = &line.loss {
            bot["loss"] = losses::loss_json(loss);
        }
        bot
    };
    json!({
        "game": args.game.game,
        "seats": seats,
        "seed": args.seed,
        "games": standings.games,
        "deals": standings.deals,
        "turns": standings.turns,
        "seconds": seconds,
        "games_per_second": speed,
        "bots": results.iter().map(bot).collect::<Vec<_>>(),
    })
}
