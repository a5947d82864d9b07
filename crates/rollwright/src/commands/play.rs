//! `rollwright play`: a game of questions and answers on the terminal, for people and bots.
//!
//! One [`MatchSession`] sits through a whole match; each game is a [`TerminalGame`]. Both read from any input and write to
//! any output, and leave all drawing to [`crate::draw`].

mod advice;
mod choice_menu;
pub(crate) mod console;
mod menu;
mod news;
mod origin;
mod played_on;
mod players;
mod recorder;
mod rules;
mod terminal_game;
mod typed_chance;
mod typed_command;
mod unfinished;

use std::io::{BufRead, IsTerminal, StdinLock, Stdout, Write};
use std::path::Path;

use anstream::AutoStream;
use anyhow::{Result, anyhow};
use bots::Playable;
use games::{AnyGame, GameRecord, with_game};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use server::clock::WallClock;
use study::FailureFlag;
use table::record::{Header, date_of};
use table::{Game, Seat, Series, Table, winners};

use self::console::Console;
use self::played_on::Place;
use self::players::Players;
use self::recorder::Recorder;
use self::terminal_game::{MatchSession, NextStep, TerminalGame};
use self::typed_command::TypedCommand;
use self::unfinished::{Unfinished, dice_after};
use super::adviser::Adviser;
use crate::cli::game::rules;
use crate::cli::{DrawingArgs, PlayArgs};
use crate::draw::{self, Draw, Ink, Names, Pen, padded};
use crate::entrant::BotList;
use crate::foreign::BotRoster;
use crate::machine::random_seed;
use crate::terminal::pen_and_output;
use crate::usage_error::UsageError;

/// The bots' generator is the dice's with another stream, so one seed repeats everything.
const BOT_RNG_STREAM: u64 = 1;

pub(crate) fn run(args: &PlayArgs) -> Result<()> {
    let mut console = console(&args.drawing);
    if let Some(file) = &args.resume {
        return resume(args, file, console);
    }
    if let (Some(file), Some(turn)) = (&args.from, args.turn) {
        let game = args.from_game.map(|game| game as usize);
        return play_on(args, Place { file, game, turn: turn as usize }, console);
    }
    match &args.game {
        Some(game) => start(args, game, args.bots.as_ref(), console),
        None => match menu::choose(&mut console)? {
            Some((game, bots)) => start(args, game, Some(&bots), console),
            None => Ok(()),
        },
    }
}

/// The terminal as this process has it.
pub(crate) fn console(drawing: &DrawingArgs) -> Console<StdinLock<'static>, AutoStream<Stdout>> {
    let (pen, output) = pen_and_output(drawing);
    let input = std::io::stdin().lock();
    let (echo, screen) = (!input.is_terminal(), std::io::stdout().is_terminal());
    Console { input, output, pen, echo, screen }
}

fn start<R: BufRead, W: Write>(
    args: &PlayArgs,
    game: &str,
    bots: Option<&BotList>,
    console: Console<R, W>,
) -> Result<()> {
    let players = Players::new(&args.players, bots, console.pen.language())?;
    let game = rules(&args.variant.spec(game)?, players.seats())?;
    let series = Series::new(usize::from(args.match_games), players.seats())
        .ok_or_else(|| UsageError("a match has one to five games".to_owned()))?;
    let seed = (!args.real_dice).then(|| args.seed.unwrap_or_else(random_seed));
    let told = welcome(game.info().title, &players.names, seed, console.pen);
    let recorder = Recorder::new(args.record.as_deref())?;
    let plan = MatchPlan { game, players, series, seed, recorder, going_on: None };
    begin(args, plan, console, &told)
}

/// Continues a game from its record.
fn resume<R: BufRead, W: Write>(args: &PlayArgs, file: &Path, console: Console<R, W>) -> Result<()> {
    let unfinished = Unfinished::read(file)?;
    let pen = console.pen;
    let players = Players::of_record(&unfinished.last.header, args.bots.as_ref(), pen.language())?;
    let recorder = Recorder::resuming(file, unfinished.text.clone(), &unfinished.finished);
    let game = unfinished.last.game.clone();
    let told = [
        ("title", game.info().title.into()),
        ("players", pen.listed(players.names.shown()).into()),
        ("file", file.display().to_string().into()),
    ];
    let told = draw::filled("", &pen.text_with("terminal-resumed", &told));
    let (series, seed) = (unfinished.series, unfinished.seed);
    let going_on = Some(unfinished.last).filter(|last| !last.is_over());
    let plan = MatchPlan { game, players, series, seed, recorder, going_on };
    begin(args, plan, console, &told)
}

/// Begins a new game in the middle of a recorded one.
fn play_on<R: BufRead, W: Write>(args: &PlayArgs, place: Place<'_>, console: Console<R, W>) -> Result<()> {
    let (record, pen) = (place.read()?, console.pen);
    let seats = record.header.seats;
    let players = if args.players.is_empty() {
        Players::of_record(&record.header, args.bots.as_ref(), pen.language())?
    } else {
        Players::new(&args.players, args.bots.as_ref(), pen.language())?
    };
    if players.seats() != seats {
        let message = format!("the recorded game has {seats} seat(s), not {}", players.seats());
        return Err(UsageError(message).into());
    }
    let seed = (!args.real_dice).then(|| args.seed.unwrap_or_else(random_seed));
    let going_on = place.begin(&record, players.names.recorded(), seed, WallClock::system().now())?;
    let recorder = Recorder::new(args.record.as_deref())?;
    let series = Series::new(1, seats).ok_or_else(|| anyhow!("{seats} players are too many"))?;
    let told = [
        ("title", record.game.info().title.into()),
        ("players", pen.listed(players.names.shown()).into()),
        ("turn", place.turn.into()),
        ("file", place.file.display().to_string().into()),
    ];
    let told = draw::filled("", &pen.text_with("terminal-played-on", &told));
    let plan = MatchPlan { game: record.game, players, series, seed, recorder, going_on: Some(going_on) };
    begin(args, plan, console, &told)
}

/// What is to be played, by whom and with which dice.
struct MatchPlan {
    game: AnyGame,
    players: Players,
    series: Series,
    /// The seed of the first game; `None` for real dice.
    seed: Option<u64>,
    recorder: Recorder,
    /// The first game as far as it has been played already; `None` if it is to begin.
    going_on: Option<GameRecord>,
}

/// Sits down, says this, and plays.
fn begin<R: BufRead, W: Write>(
    args: &PlayArgs,
    plan: MatchPlan,
    console: Console<R, W>,
    told: &str,
) -> Result<()> {
    let MatchPlan { game, players, series, seed, recorder, going_on } = plan;
    let mut bot_rng = ChaCha20Rng::seed_from_u64(seed.or(args.seed).unwrap_or_else(random_seed));
    let played = going_on.as_ref().map_or(0, |record| record.table.ply());
    bot_rng.set_stream(BOT_RNG_STREAM + played as u64);
    let cover = if args.cover || args.no_cover { args.cover } else { console.screen };
    let tutor = args.tutor;
    let mut session = MatchSession { console, players, dice: None, bot_rng, recorder, cover, tutor };
    session.console.say(told)?;
    with_game!(&game, game => {
        let roster = BotRoster::new(&session.players.bots, game, args.foreign.limit())?;
        let going_on = going_on.and_then(|record| table_of(game, record));
        play_match(&mut session, game, &roster, series, seed, going_on)
    })
}

/// A recorded game of this kind with its header.
fn table_of<G: Game>(_: &G, record: GameRecord) -> Option<(Table<G>, Header)> {
    let table = record.table.as_any().downcast_ref::<Table<G>>()?;
    Some((table.clone(), record.header))
}

fn welcome(title: &str, names: &Names, seed: Option<u64>, pen: Pen) -> String {
    let game = [("title", title.into()), ("players", pen.listed(names.shown()).into())];
    let text = match seed {
        Some(seed) => {
            let seed = [("seed", seed.to_string().into())];
            pen.text_with("terminal-welcome-seed", &[&game[..], &seed].concat())
        }
        None => pen.text_with("terminal-welcome-real-dice", &game),
    };
    draw::filled("", &text)
}

/// Plays the games of a match, or the only one; the first of them may be going on already.
fn play_match<G: Draw + Playable, R: BufRead, W: Write>(
    session: &mut MatchSession<R, W>,
    game: &G,
    roster: &BotRoster<G>,
    mut series: Series,
    seed: Option<u64>,
    mut going_on: Option<(Table<G>, Header)>,
) -> Result<()> {
    let (pen, names) = (session.console.pen, session.players.names.clone());
    let mut adviser = Adviser::new();
    while let Some(number) = series.current() {
        if series.games() > 1 {
            let place = [("number", number.into()), ("games", series.games().into())];
            let heading = pen.text_with("terminal-game-of", &place);
            session.console.say(&format!("\n{}", pen.ink(Ink::Bold, &heading)))?;
        }
        // Every game has a seed of its own, counting up, so that each record can be made again from its header.
        let seed = seed.map(|seed| seed.wrapping_add(number as u64 - 1));
        let (table, header) = going_on.take().unwrap_or_else(|| {
            let header = Header {
                names: names.recorded(),
                date: Some(date_of(WallClock::system().now())),
                place: (series.games() > 1).then_some((number, series.games())),
                seed: seed.map(|seed| seed.to_string()),
                ..Header::default()
            };
            (Table::new(series.rules(game)), header)
        });
        session.dice = seed.map(|seed| dice_after(&table, seed));
        let bots = roster.on_thread(FailureFlag::default());
        let (table, next) = TerminalGame::new(session, table, bots, &mut adviser, header).play()?;
        if next == NextStep::Quit {
            let points = table
                .scores()
                .iter()
                .map(|(seat, points)| format!("{} {points}", names.of(seat)))
                .collect::<Vec<_>>();
            let left = pen.text_with("terminal-game-left", &[("points", points.join(", ").into())]);
            session.console.say(&format!("\n{left}"))?;
            break;
        }
        session.console.say(&format!("\n{}\n", pen.ink(Ink::Bold, &pen.text("terminal-final-reckoning"))))?;
        session.console.say(&draw::final_points(table.game(), table.state(), &names, pen))?;
        let starter = table.starter().ok_or_else(|| anyhow!("a game ended before it began"))?;
        series.finish(starter, table.scores());
        session.recorder.next_game();
        if series.games() > 1 {
            session.console.say(&format!("\n{}", standings(&series, &names, pen)))?;
            if series.current().is_some() && !goes_on(session)? {
                break;
            }
        }
    }
    if let Some(file) = session.recorder.write()? {
        let told = pen.text_with("terminal-record-in", &[("file", file.display().to_string().into())]);
        session.console.say(&told)?;
    }
    Ok(())
}

/// Waits for a person before the next game; `false` if nobody wants it.
fn goes_on<R: BufRead, W: Write>(session: &mut MatchSession<R, W>) -> Result<bool> {
    let prompt = session.console.pen.text("terminal-next-game");
    loop {
        match TypedCommand::new(session.console.ask(&prompt)?) {
            TypedCommand::Quit => return Ok(false),
            TypedCommand::Nothing | TypedCommand::Answer(_) => return Ok(true),
            _ => {}
        }
    }
}

/// The points of all games of a match so far, and who has won it.
pub(crate) fn standings(series: &Series, names: &Names, pen: Pen) -> String {
    let totals = series.totals();
    let title = pen.text("terminal-match");
    let width = names.width().max(title.chars().count());
    let game = |number: usize| pen.text_with("terminal-match-game", &[("number", number.into())]);
    let mut headings: Vec<String> = (1..=series.results().len()).map(game).collect();
    headings.push(pen.text("terminal-total"));
    let column = headings.iter().map(|heading| heading.chars().count() + 2).max().unwrap_or(0);
    let headings: String = headings.iter().map(|heading| format!("{heading:>column$}")).collect();
    let mut text = format!("  {}{headings}\n", padded(&title, width));
    for seat in Seat::all(totals.count()) {
        let games: String =
            series.results().iter().map(|scores| format!("{:>column$}", scores[seat])).collect();
        let total = pen.ink(Ink::Bold, &format!("{:>column$}", totals[seat]));
        text.push_str(&format!("  {}{games}{total}\n", padded(names.of(seat), width)));
    }
    if series.current().is_none() && totals.count() > 1 {
        let winners = winners(&totals);
        let id = if winners.len() == 1 { "terminal-wins-match" } else { "terminal-share-match" };
        text.push_str(&format!("\n{}\n", names.sentence_together(winners, id)));
    }
    text
}
