//! `rollwright replay`: a recorded game, turn by turn.

use std::io::Write;

use anyhow::{Result, anyhow, bail};
use games::{GameRecord, read_record, with_game};
use table::record::{Header, split};
use table::{ChanceKind, Event, Seat, Series, Table, Turn};

use super::play::standings;
use crate::cli::ReplayArgs;
use crate::draw::{self, ChoiceInWords, Draw, Ink, Names, Pen, filled};
use crate::files::read_file;
use crate::terminal::pen_and_output;

pub(crate) fn run(args: &ReplayArgs) -> Result<()> {
    let text = read_file(&args.file)?;
    let refused = |error| anyhow!("{}: {error}", args.file.display());
    let games = read_record(&text).map_err(refused)?;
    let written = split(&text).map_err(refused)?;
    if let Some(wanted) = args.game.filter(|wanted| *wanted as usize > games.len()) {
        bail!("{}: there is no game {wanted}; the record has {}", args.file.display(), games.len());
    }
    let (pen, mut output) = pen_and_output(&args.drawing);
    let mut standing: Option<Series> = None;
    for (place, (game, written)) in games.iter().zip(&written).enumerate() {
        if args.game.is_none_or(|wanted| wanted as usize == place + 1) {
            let shown = with_game!(&game.game, rules => {
                let table = written.moves.replay(rules.clone()).map_err(refused)?;
                show(&table, &game.header, args, pen)
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

/// One game as text, or the turn asked for.
fn show<G: Draw>(table: &Table<G>, header: &Header, args: &ReplayArgs, pen: Pen) -> Result<String> {
    let names = Names::new(&header.names, header.seats, pen.language());
    let game = table.game();
    let mut turns = vec![String::new()];
    let mut state = game.start();
    for event in table.log() {
        let turn = game.turn(&state);
        if turn == Turn::Chance(ChanceKind::Roll) {
            finish_turn(&mut turns, game, &state, &names, args, pen);
            let who = game.active(&state).map_or("", |seat| names.of(seat));
            let turn = pen.text_with("terminal-replay-turn", &[("number", turns.len().into())]);
            let heading = format!("{turn}{}{who}", pen.between());
            turns.push(format!("{}\n", pen.ink(Ink::Bold, &heading)));
        }
        if let Some(text) = turns.last_mut() {
            text.push_str(&event_in_words(game, &state, event, &names, pen));
        }
        game.play_unchecked(&mut state, event);
    }
    finish_turn(&mut turns, game, &state, &names, args, pen);
    if let Some(wanted) = args.turn {
        let last = turns.len() - 1;
        let turn = turns.get(wanted as usize).filter(|_| wanted as usize <= last);
        let turn = turn.ok_or_else(|| anyhow!("there is no turn {wanted}; the last one is {last}"))?;
        let place = header.place.map_or(String::new(), |_| title(header, &names, pen));
        return Ok(format!("{place}{turn}"));
    }
    let end = if game.turn(&state) == Turn::Over {
        draw::final_points(game, &state, &names, pen)
    } else {
        format!("{}\n", pen.text("terminal-replay-not-finished"))
    };
    Ok(format!("{}{}\n{end}", title(header, &names, pen), turns.join("\n")))
}

/// Ends a turn with a drawing of what then lies on the table.
fn finish_turn<G: Draw>(
    turns: &mut [String],
    game: &G,
    state: &G::State,
    names: &Names,
    args: &ReplayArgs,
    pen: Pen,
) {
    // The first entry is the setup, after which there is nothing to see yet.
    if let [_, .., text] = turns
        && !args.brief
    {
        text.push('\n');
        text.push_str(&draw::table(game, state, None, names, pen));
    }
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
