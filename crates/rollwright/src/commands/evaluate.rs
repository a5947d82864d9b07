//! `rollwright evaluate`: what a position is worth to everybody, and what every choice in it is worth.

use std::io::Write;

use analysis::{Analyst, Evaluation, RatedChoice, RolloutSettings};
use anyhow::{Result, anyhow};
use bots::{Evaluated, SolveContext};
use clap::Args;
use games::with_game;
use referee::MOST_ROLLOUTS;
use solve::Cache;
use table::{BySeat, Event, Game, Seat, Turn};
use words::Language;

use crate::cli::game::rules;
use crate::cli::{GameArgs, ThreadArgs, languages};
use crate::commands::review::numbers::decimal;
use crate::draw::{Pen, padded};
use crate::machine::cores;
use crate::progress::with_progress;
use crate::ready_bots::print_notice;
use crate::terminal::environment_language;
use crate::usage_error::UsageError;

#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  rollwright evaluate qwixx --position \"r2,4 y- g12,10 b- x1 / r3 y2 g- b12 x0 ; active 1\"\n  rollwright evaluate qwixx --position \"r- y- g- b- x0 / r- y- g- b- x0 ; active 1\" --dice \"w6 w4 r3 y6 g3 b1 | g10, -\"\n  rollwright evaluate twenty-one --position C:644321/5x4--- --dice \"w4 k1 r1 b3 y4 g2\" --json"
)]
pub(crate) struct EvaluateArgs {
    #[command(flatten)]
    game: GameArgs,
    /// The position, at the start of a turn; how many play follows from it
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: String,
    /// What was rolled in this turn; more events may follow as in a record, with ` | ` between them
    #[arg(long, value_name = "DICE")]
    dice: Option<String>,
    /// Play every choice to the end this often instead of asking the evaluator
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_ROLLOUTS)))]
    rollouts: Option<u32>,
    /// The seed for the dice of rollouts; the same seed gives the same result with any number of threads
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many play; the position says so, too, and must agree
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    #[command(flatten)]
    threads: ThreadArgs,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// The language [default: the system's, if there are texts in it]
    #[arg(long, value_name = "CODE", value_parser = languages())]
    lang: Option<Language>,
}

pub(crate) fn run(args: &EvaluateArgs) -> Result<()> {
    let seats = args.position.split(';').next().unwrap_or_default().split(" / ").count();
    if let Some(said) = args.seats.filter(|said| *said != seats) {
        return Err(UsageError(format!("the position has {seats} seat(s), not {said}")).into());
    }
    let game = rules(&args.game.spec()?, seats)?;
    let evaluation = with_game!(&game, game => evaluate(game, args)?);
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&evaluation)?)?;
    } else {
        let pen = Pen::new(false, true, args.lang.unwrap_or_else(environment_language));
        write!(out, "{}", table_of(&evaluation, pen))?;
    }
    Ok(())
}

fn evaluate<G: Evaluated>(game: &G, args: &EvaluateArgs) -> Result<Evaluation> {
    let state = game.read_position(&args.position);
    let mut state = state.map_err(|error| UsageError(format!("--position: {error}")))?;
    for text in args.dice.iter().flat_map(|events| events.split('|')) {
        let event = event(game, &state, text.trim())?;
        game.play(&mut state, &event).map_err(|error| UsageError(format!("--dice: {error}")))?;
    }
    let cache = Cache::of_user();
    let analyst = with_progress(game.evaluator_work(), "states", |done| {
        let context =
            SolveContext { threads: cores(), done, notify: &print_notice, ..SolveContext::new(&cache) };
        Analyst::new(game.clone(), context)
    })
    .map_err(|error| anyhow!("{error}"))?;
    let settings = args.rollouts.map(|most| RolloutSettings {
        most,
        seed: args.seed,
        threads: args.threads.count(),
        ..RolloutSettings::default()
    });
    Ok(analyst.evaluate(&state, settings))
}

/// One event as a record has it, read as what the game waits for.
fn event<G: Game>(game: &G, state: &G::State, text: &str) -> Result<Event<G>> {
    let unreadable = |error: table::NotationError| UsageError(format!("--dice: {error}"));
    let seats = match game.turn(state) {
        Turn::Over => return Err(UsageError("--dice: the game is over before this".to_owned()).into()),
        Turn::Chance(_) => return Ok(Event::Chance(text.parse().map_err(unreadable)?)),
        Turn::Decide(seats) => seats,
    };
    let given: Vec<&str> = text.split(',').map(str::trim).collect();
    if given.len() != seats.len() {
        let (count, given) = (seats.len(), given.len());
        let message =
            format!("--dice: seat(s) {seats} choose here: {count} choice(s), not {given}, in `{text}`");
        return Err(UsageError(message).into());
    }
    let mut choices = BySeat::new(game.seats());
    for (seat, choice) in seats.iter().zip(given) {
        choices[seat] = Some(choice.parse().map_err(unreadable)?);
    }
    Ok(Event::Decided(choices))
}

/// How wide a column of numbers is.
const COLUMN: usize = 10;

/// The values as a table for people.
fn table_of(evaluation: &Evaluation, pen: Pen) -> String {
    let is_alone = evaluation.win.count() == 1;
    let chance = |value: f64| format!("{} %", decimal(100.0 * value, 2, pen));
    let points = |value: f64| decimal(value, 2, pen);
    let aim = |value: f64| if is_alone { points(value) } else { chance(value) };
    let heads =
        |ids: &[&str]| -> String { ids.iter().map(|id| format!("{:>COLUMN$}", pen.text(id))).collect() };
    let seat_head = pen.text("terminal-evaluate-seat");
    let seat_name = |seat: Seat| pen.text_with("seat-number", &[("number", seat.to_string().into())]);
    let width = Seat::all(evaluation.win.count())
        .map(|seat| seat_name(seat).chars().count())
        .chain([seat_head.chars().count()])
        .max()
        .unwrap_or(0);
    let values = |win: f64, mean: f64| format!("{:>COLUMN$}{:>COLUMN$}", chance(win), points(mean));
    let columns = heads(&["terminal-evaluate-win", "terminal-evaluate-points"]);
    let mut text = format!("{}{columns}\n", padded(&seat_head, width));
    for seat in Seat::all(evaluation.win.count()) {
        let margin = evaluation.margin.as_ref();
        let margin = margin.map_or(String::new(), |margin| format!("  ± {}", aim(margin[seat])));
        let values = values(evaluation.win[seat], evaluation.points[seat]);
        text.push_str(&format!("{}{values}{margin}\n", padded(&seat_name(seat), width)));
    }
    let columns = heads(&["terminal-evaluate-win", "terminal-evaluate-points", "terminal-evaluate-loss"]);
    for (seat, choices) in &evaluation.choices {
        let choice = pen.text("terminal-evaluate-choice");
        text.push_str(&format!("\n{}{columns}  {choice}\n", padded(&seat_name(*seat), width)));
        for RatedChoice { choice, win, points, loss: lost, .. } in choices {
            let lost = format!("{:>COLUMN$}", aim(*lost));
            text.push_str(&format!("{}{}{lost}  {choice}\n", " ".repeat(width), values(*win, *points)));
        }
    }
    text
}
