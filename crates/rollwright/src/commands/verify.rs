//! `rollwright verify`: a record checked by the rules, and its dice by the seed.

use std::io::Write;

use anyhow::{Result, anyhow};
use fair::{Checked, FairError};
use games::{GameRecord, match_totals, read_record};
use serde_json::{Value, json};
use table::record::RecordError;
use table::{BySeat, Seat, join, winners};

use crate::cli::VerifyArgs;
use crate::files::read_file;

/// The first thing wrong with a record.
enum VerifyError {
    /// It breaks a rule or the format.
    Record(RecordError),
    /// The dice of the game with this number, from 1, are not those of its seed.
    Dice(usize, FairError),
}

pub(crate) fn run(args: &VerifyArgs) -> Result<()> {
    let text = read_file(&args.file)?;
    let (file, mut out) = (args.file.display(), std::io::stdout().lock());
    match verify(&text) {
        Ok((games, dice)) if args.json => {
            let totals = match_totals(&games);
            let winners = totals.map(|totals| winners(&totals).iter().collect::<Vec<Seat>>());
            let games: Vec<Value> =
                games.iter().zip(&dice).map(|(game, dice)| game_json(game, dice)).collect();
            writeln!(
                out,
                "{}",
                json!({ "ok": true, "games": games, "totals": totals, "match_winners": winners })
            )?;
        }
        Ok((games, dice)) => {
            for (game, dice) in games.iter().zip(&dice) {
                writeln!(out, "{file}: {}", game_text(game))?;
                if *dice != Checked::NoSeed {
                    writeln!(out, "{file}: dice: {dice}")?;
                }
            }
            if let (Some(totals), Some(game)) = (match_totals(&games), games.last()) {
                let result = result_text(game, &totals);
                writeln!(out, "{file}: match of {} games: {result}", games.len())?;
            }
        }
        Err(wrong) => {
            if args.json {
                writeln!(out, "{}", json!({ "ok": false, "error": wrong.json() }))?;
            }
            return Err(anyhow!("{file}: {}", wrong.text()));
        }
    }
    Ok(())
}

/// The games of a record, and what is known of the dice of each.
fn verify(text: &str) -> Result<(Vec<GameRecord>, Vec<Checked>), VerifyError> {
    let games = read_record(text).map_err(VerifyError::Record)?;
    let check = |(game, number)| fair::check(game).map_err(|error| VerifyError::Dice(number, error));
    let dice = games.iter().zip(1..).map(check).collect::<Result<_, _>>()?;
    Ok((games, dice))
}

fn game_text(game: &GameRecord) -> String {
    let scores = game.table.scores();
    let place = game.header.place.map_or(String::new(), |(number, of)| format!(", game {number} of {of}"));
    let head =
        format!("{}{place}, {} seat(s), {} events", game.header.game, game.header.seats, game.table.ply());
    if game.is_over() {
        return format!("{head}: {}", result_text(game, &scores));
    }
    format!("{head}: legal so far, not finished; points so far: {}", join(scores.as_slice(), " "))
}

/// The points of a game or a match, and who has won.
fn result_text(game: &GameRecord, points: &BySeat<i32>) -> String {
    let winners: Vec<String> = winners(points).iter().map(|seat| name(game, seat)).collect();
    let verb = if winners.len() == 1 { "wins" } else { "share the win" };
    format!("{}; {} {verb}", join(points.as_slice(), " "), winners.join(", "))
}

/// A seat with its player's name, if it is known.
fn name(game: &GameRecord, seat: Seat) -> String {
    match game.header.names.get(seat.index()) {
        Some(name) => format!("seat {seat} ({name})"),
        None => format!("seat {seat}"),
    }
}

fn game_json(game: &GameRecord, dice: &Checked) -> Value {
    let winners: Vec<Seat> = if game.is_over() { game.table.winners().iter().collect() } else { Vec::new() };
    json!({
        "game": game.header.game,
        "seats": game.header.seats,
        "match": game.header.place.map(|(number, of)| format!("{number}/{of}")),
        "events": game.table.ply(),
        "over": game.is_over(),
        "scores": game.table.scores(),
        "winners": winners,
        "dice": dice_json(dice),
    })
}

/// What is known of the dice; the start is among what was checked unless it passed on.
fn dice_json(dice: &Checked) -> Value {
    let (status, events) = match dice {
        Checked::NoSeed => ("no seed", None),
        Checked::NotRevealed => ("not revealed", None),
        Checked::Number { events } => ("number", Some(events)),
        Checked::Fair { events, .. } => ("fair", Some(events)),
    };
    let (passed_on, restored, luck) = match dice {
        Checked::Fair { passed_on, restored, luck, .. } => (Some(passed_on), restored.as_ref(), Some(luck)),
        _ => (None, None, None),
    };
    json!({ "status": status, "events": events, "passed_on": passed_on, "restored": restored, "luck": luck })
}

impl VerifyError {
    fn text(&self) -> String {
        match self {
            VerifyError::Record(error) => error.to_string(),
            VerifyError::Dice(number, error) => format!("game {number}: {error}"),
        }
    }

    fn json(&self) -> Value {
        match self {
            VerifyError::Record(error) => json!({
                "line": error.line,
                "column": error.column,
                "rule": error.rule,
                "message": error.why.to_string(),
                "legal": error.legal.0,
            }),
            VerifyError::Dice(number, error) => json!({ "game": number, "message": error.to_string() }),
        }
    }
}
