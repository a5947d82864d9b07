//! `rollwright verify`: a record checked by the rules.

use std::io::Write;

use anyhow::{Result, anyhow};
use games::{GameRecord, match_totals, read_record};
use serde_json::{Value, json};
use table::record::RecordError;
use table::{BySeat, Seat, join, winners};

use crate::cli::VerifyArgs;
use crate::setup::read_file;

pub(crate) fn run(args: &VerifyArgs) -> Result<()> {
    let text = read_file(&args.file)?;
    let mut out = std::io::stdout().lock();
    match read_record(&text) {
        Ok(games) if args.json => {
            let totals = match_totals(&games);
            let winners = totals.map(|totals| winners(&totals).iter().collect::<Vec<Seat>>());
            let games: Vec<Value> = games.iter().map(game_json).collect();
            writeln!(
                out,
                "{}",
                json!({ "ok": true, "games": games, "totals": totals, "match_winners": winners })
            )?;
        }
        Ok(games) => {
            for game in &games {
                writeln!(out, "{}: {}", args.file.display(), game_text(game))?;
            }
            if let (Some(totals), Some(game)) = (match_totals(&games), games.last()) {
                let result = result_text(game, &totals);
                writeln!(out, "{}: match of {} games: {result}", args.file.display(), games.len())?;
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
    if game.is_over() {
        return format!("{head}: {}", result_text(game, &scores));
    }
    format!("{head}: legal so far, not finished; points as they stand: {}", join(scores.as_slice(), " "))
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
