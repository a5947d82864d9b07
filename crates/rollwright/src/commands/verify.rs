//! `rollwright verify`: a record checked by the rules.

use std::io::Write;

use anyhow::{Result, anyhow};
use games::{GameRecord, read_record};
use serde_json::{Value, json};
use table::record::RecordError;
use table::{Seat, join};

use crate::cli::VerifyArgs;
use crate::setup::read_file;

pub(crate) fn run(args: &VerifyArgs) -> Result<()> {
    let text = read_file(&args.file)?;
    let mut out = std::io::stdout().lock();
    match read_record(&text) {
        Ok(games) if args.json => {
            let games: Vec<Value> = games.iter().map(game_json).collect();
            writeln!(out, "{}", json!({ "ok": true, "games": games }))?;
        }
        Ok(games) => {
            for game in &games {
                writeln!(out, "{}: {}", args.file.display(), game_text(game))?;
            }
        }
        Err(error) => {
            if args.json {
                writeln!(out, "{}", json!({ "ok": false, "error": error_json(&error) }))?;
            }
            return Err(anyhow!("{}: {error}", args.file.display()));
        }
    }
    Ok(())
}

fn game_text(game: &GameRecord) -> String {
    let scores = game.table.scores();
    let place = game.header.place.map_or(String::new(), |(number, of)| format!(", game {number} of {of}"));
    let head =
        format!("{}{place}, {} seat(s), {} events", game.header.game, game.header.seats, game.table.ply());
    let points = join(scores.as_slice(), " ");
    if !game.is_over() {
        return format!("{head}: legal so far, not finished; points as they stand: {points}");
    }
    let winners: Vec<String> = game.table.winners().iter().map(|seat| name(game, seat)).collect();
    let verb = if winners.len() == 1 { "wins" } else { "share the win" };
    format!("{head}: {points}; {} {verb}", winners.join(", "))
}

/// A seat with its player's name, if it is known.
fn name(game: &GameRecord, seat: Seat) -> String {
    match game.header.names.get(seat.index()) {
        Some(name) => format!("seat {seat} ({name})"),
        None => format!("seat {seat}"),
    }
}

fn game_json(game: &GameRecord) -> Value {
    let winners: Vec<Seat> = if game.is_over() { game.table.winners().iter().collect() } else { Vec::new() };
    json!({
        "game": game.header.game,
        "seats": game.header.seats,
        "match": game.header.place.map(|(number, of)| format!("{number}/{of}")),
        "events": game.table.ply(),
        "over": game.is_over(),
        "scores": game.table.scores(),
        "winners": winners,
    })
}

fn error_json(error: &RecordError) -> Value {
    json!({
        "line": error.line,
        "column": error.column,
        "rule": error.rule,
        "message": error.message,
        "legal": error.legal.0,
    })
}
