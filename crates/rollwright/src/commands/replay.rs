//! `rollwright replay`: a recorded game, printed turn by turn, or event by event for somebody at a terminal.

mod judgement;
mod printed;
mod step;
mod viewer;

use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;

use anyhow::{Result, anyhow, bail};
use games::{GameRecord, read_record, with_game};
use table::record::Header;
use table::{Event, Game, Seat, Series, Table};

use self::viewer::{Leaving, Viewer, Viewing};
use super::play::{console, standings};
use crate::cli::ReplayArgs;
use crate::draw::{self, ChoiceInWords, Draw, Ink, Names, Pen, filled};
use crate::files::read_file;
use crate::terminal::pen_and_output;

pub(crate) fn run(args: &ReplayArgs) -> Result<()> {
    let text = read_file(&args.file)?;
    let refused = |error| anyhow!("{}: {error}", args.file.display());
    let games = read_record(&text).map_err(refused)?;
    if let Some(wanted) = args.game.filter(|wanted| *wanted as usize > games.len()) {
        bail!("{}: there is no game {wanted}; the record has {}", args.file.display(), games.len());
    }
    if is_interactive(args) { step_through(&games, args) } else { print(&games, args) }
}

/// Whether somebody sits at a terminal and wants to step through the game.
fn is_interactive(args: &ReplayArgs) -> bool {
    let is_asked_for_text = args.plain || args.brief || args.turn.is_some() || args.file == Path::new("-");
    let is_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    args.interactive || is_terminal && !is_asked_for_text
}

/// Prints the games, with the standing of the match between them.
fn print(games: &[GameRecord], args: &ReplayArgs) -> Result<()> {
    let (pen, mut output) = pen_and_output(&args.drawing);
    let mut standing: Option<Series> = None;
    for (place, game) in games.iter().enumerate() {
        if args.game.is_none_or(|wanted| wanted as usize == place + 1) {
            let shown = with_game!(&game.game, rules => {
                table_of(rules, game).and_then(|table| printed::game(table, &game.header, args, pen))
            });
            writeln!(output, "{}", shown.map_err(|error| anyhow!("{}: {error}", args.file.display()))?)?;
        }
        if let Some(series) = add_up(&mut standing, game)
            && args.turn.is_none()
        {
            writeln!(output, "{}", standings(series, &names(game, pen), pen))?;
        }
    }
    Ok(())
}

/// Shows one game after another, event by event, as long as somebody wants to see them.
fn step_through(games: &[GameRecord], args: &ReplayArgs) -> Result<()> {
    let console = console(&args.drawing);
    let turn = args.turn.map(|turn| turn as usize);
    let mut viewing = Viewing { console, evaluates: args.evaluate, searched: String::new(), turn };
    let mut shown = args.game.map_or(0, |game| game as usize - 1);
    loop {
        let game = &games[shown];
        let leaving = with_game!(&game.game, rules => {
            Viewer::new(&mut viewing, table_of(rules, game)?, &game.header).view()?
        });
        match leaving {
            Leaving::Quit => return Ok(()),
            Leaving::Games(wanted) => shown = choose_game(&mut viewing, games, wanted)?.unwrap_or(shown),
        }
    }
}

/// Which game of the record is to be shown; `None` if none of them is wanted.
fn choose_game<R: BufRead, W: Write>(
    viewing: &mut Viewing<R, W>,
    games: &[GameRecord],
    wanted: Option<usize>,
) -> Result<Option<usize>> {
    let console = &mut viewing.console;
    let pen = console.pen;
    if games.len() < 2 {
        console.say(&pen.text("terminal-replay-one-game"))?;
        return Ok(None);
    }
    let place = |number: usize| number.checked_sub(1).filter(|place| *place < games.len());
    if let Some(place) = wanted.and_then(place) {
        return Ok(Some(place));
    }
    for (number, game) in (1..).zip(games) {
        let (names, scores) = (names(game, pen), game.table.scores());
        let points = scores.iter().map(|(seat, points)| format!("{} {points}", names.of(seat)));
        console.say(&format!("  {number}  {}", points.collect::<Vec<_>>().join(", ")))?;
    }
    let answer = console.ask(&pen.text_with("terminal-menu-game", &[("last", games.len().into())]))?;
    Ok(answer.and_then(|answer| place(answer.parse().ok()?)))
}

/// The table of a recorded game by its type.
fn table_of<'a, G: Game>(_: &G, game: &'a GameRecord) -> Result<&'a Table<G>> {
    let table = game.table.as_any().downcast_ref::<Table<G>>();
    table.ok_or_else(|| anyhow!("this is a record of another game"))
}

/// Enters a finished game into the match it belongs to.
fn add_up<'a>(standing: &'a mut Option<Series>, game: &GameRecord) -> Option<&'a Series> {
    let (number, of) = game.header.place?;
    if number == 1 {
        *standing = Series::new(of, game.header.seats);
    }
    let series = standing.as_mut().filter(|_| game.is_over())?;
    series.finish(game.table.starter()?, game.table.scores());
    Some(series)
}

fn names(game: &GameRecord, pen: Pen) -> Names {
    Names::new(&game.header.names, game.header.seats, pen.language())
}

/// The number of a turn, and whose it is.
fn turn_heading<G: Game>(game: &G, state: &G::State, turn: usize, names: &Names, pen: Pen) -> String {
    let who = game.active(state).map_or("", |seat| names.of(seat));
    let turn = pen.text_with("terminal-replay-turn", &[("number", turn.into())]);
    pen.ink(Ink::Bold, &format!("{turn}{}{who}", pen.between()))
}

/// An event in words, each choice on a line of its own.
fn event_in_words<G: Draw>(game: &G, state: &G::State, event: &Event<G>, names: &Names, pen: Pen) -> String {
    match event {
        Event::Chance(chance) => {
            let words = game.chance_in_words(state, chance, names, pen);
            format!("{}\n", filled(&format!("  {chance}  "), &words))
        }
        Event::Decided(choices) => {
            let in_words = |(seat, choice): (Seat, &Option<G::Choice>)| {
                let choice = (*choice)?;
                let words = game.choice_in_words(state, seat, choice, pen);
                Some(ChoiceInWords { seat, notation: choice.to_string(), words })
            };
            let choices: Vec<ChoiceInWords> = choices.iter().filter_map(in_words).collect();
            draw::choice_lines(&choices, names).iter().map(|line| format!("{line}\n")).collect()
        }
    }
}

fn title(header: &Header, names: &Names, pen: Pen) -> String {
    let place = header.place.map(|(number, games)| {
        pen.text_with("terminal-replay-game-of", &[("number", number.into()), ("games", games.into())])
    });
    let options = header.options.iter().filter(|(_, on)| *on).map(|(name, _)| name.clone());
    let details: Vec<String> = [Some(header.game.clone()), place, header.date.clone()]
        .into_iter()
        .flatten()
        .chain(options)
        .collect();
    let heading = pen.ink(Ink::Bold, &details.join(&pen.between()));
    format!("{heading}\n{}\n\n", pen.listed(names.shown()))
}
