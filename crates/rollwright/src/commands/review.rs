//! `rollwright review`: what was skill and what was luck in recorded games.

mod csv;
pub(crate) mod numbers;
mod page;
mod profile_text;
mod telling;
mod text;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicU64;

use analysis::{AnyAnalyst, Depth, GameReview, Profile, ReviewSettings};
use anyhow::{Context, Error, Result, anyhow};
use bots::SolveContext;
use games::{GameRecord, LegalPart, read_legal_part};
use serde_json::{Value, json};
use solve::Cache;
use table::record::RecordError;

use crate::cli::ReviewArgs;
use crate::files::{check_writable, read_file, write_file};
use crate::machine::cores;
use crate::progress::with_progress;
use crate::ready_bots::print_notice;
use crate::terminal::{language, pen_and_output};

/// A game of a file, before it is reviewed.
struct Unreviewed {
    file: String,
    record: GameRecord,
    /// Why the file could not be read any further.
    broken: Option<RecordError>,
}

/// A game with its review.
struct Reviewed {
    file: String,
    record: GameRecord,
    review: GameReview,
    /// Why the file could not be read any further.
    broken: Option<RecordError>,
}

pub(crate) fn run(args: &ReviewArgs) -> Result<()> {
    args.csv.iter().chain(&args.html).try_for_each(|path| check_writable(path))?;
    let mut failures: Vec<Error> = Vec::new();
    let games = read_games(&args.files, &mut failures);
    let reviewed = review_all(games, args, &mut failures);
    let reviews: Vec<GameReview> = reviewed.iter().map(|game| game.review.clone()).collect();
    let mut profiles = Profile::all(&reviews);
    if let Some(name) = &args.player {
        profiles.retain(|profile| profile.name == *name);
        if profiles.is_empty() && !reviewed.is_empty() {
            failures.push(anyhow!("nobody in these records is called {name}"));
        }
    } else if reviewed.len() < 2 {
        profiles.clear();
    }
    if let Some(path) = &args.csv {
        write_file(path, &csv::table(&reviewed))?;
    }
    if let Some(path) = &args.html {
        write_file(path, &page::html(&reviewed, &profiles, language(&args.drawing)))?;
    }
    if args.json {
        writeln!(std::io::stdout().lock(), "{}", report_json(&reviewed, &profiles)?)?;
    } else {
        let (pen, mut output) = pen_and_output(&args.drawing);
        let mut parts: Vec<String> = reviewed.iter().map(|game| text::game(game, pen)).collect();
        parts.extend(profiles.iter().map(|profile| profile_text::profile(profile, pen)));
        write!(output, "{}", parts.join("\n"))?;
    }
    // Everything else was done; now what could not be.
    let last = failures.pop();
    failures.iter().for_each(|error| eprintln!("rollwright: {error:#}"));
    last.map_or(Ok(()), Err)
}

/// All games of all files, as far as they can be read.
fn read_games(files: &[PathBuf], failures: &mut Vec<Error>) -> Vec<Unreviewed> {
    let mut games = Vec::new();
    for path in files {
        let read = records_at(path).map(|paths| {
            for path in paths {
                match read_games_of(&path) {
                    Ok(read) => games.extend(read),
                    Err(error) => failures.push(error),
                }
            }
        });
        failures.extend(read.err());
    }
    games
}

/// The file itself, or all records in a directory, in the order of their names.
fn records_at(path: &Path) -> Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let cannot_read = || format!("cannot read {}", path.display());
    let mut records = Vec::new();
    for entry in fs::read_dir(path).with_context(cannot_read)? {
        let entry = entry.with_context(cannot_read)?.path();
        if entry.extension().is_some_and(|extension| extension == "rw") {
            records.push(entry);
        }
    }
    records.sort();
    if records.is_empty() {
        return Err(anyhow!("{}: there are no records (.rw) in this directory", path.display()));
    }
    Ok(records)
}

fn read_games_of(path: &Path) -> Result<Vec<Unreviewed>> {
    let file = path.display().to_string();
    let text = read_file(path)?;
    let LegalPart { games, mut broken } =
        read_legal_part(&text).map_err(|error| anyhow!("{file}: {error}"))?;
    let last = games.len().saturating_sub(1);
    let game = |(place, record)| {
        let broken = if place == last { broken.take() } else { None };
        Unreviewed { file: file.clone(), record, broken }
    };
    Ok(games.into_iter().enumerate().map(game).collect())
}

/// Reviews all games, with a progress bar if it takes long.
fn review_all(games: Vec<Unreviewed>, args: &ReviewArgs, failures: &mut Vec<Error>) -> Vec<Reviewed> {
    let mut analysts: Vec<AnyAnalyst> = Vec::new();
    let mut ready: Vec<Unreviewed> = Vec::new();
    for game in games {
        if analysts.iter().any(|analyst| analyst.is_for(&game.record.game)) {
            ready.push(game);
            continue;
        }
        match ready_analyst(&game.record) {
            Ok(analyst) => {
                analysts.push(analyst);
                ready.push(game);
            }
            Err(error) => failures.push(error.context(format!("{}: cannot be reviewed", game.file))),
        }
    }
    let events = ready.iter().map(|game| game.record.table.ply() as u64 + 1).sum();
    with_progress(events, "events", |done| {
        let reviewed = |game| reviewed(game, &analysts, args, done);
        ready.into_iter().filter_map(reviewed).collect()
    })
}

fn ready_analyst(record: &GameRecord) -> Result<AnyAnalyst> {
    let (cache, threads) = (Cache::of_user(), cores());
    let analyst = with_progress(AnyAnalyst::work(&record.game), "sheets", |done| {
        let context = SolveContext { threads, done, notify: &print_notice, ..SolveContext::new(&cache) };
        AnyAnalyst::new(&record.game, context)
    });
    analyst.map_err(Into::into)
}

fn reviewed(
    game: Unreviewed,
    analysts: &[AnyAnalyst],
    args: &ReviewArgs,
    done: &AtomicU64,
) -> Option<Reviewed> {
    let depth = match (args.quick, args.deep) {
        (true, _) => Depth::Quick,
        (false, true) => Depth::Deep,
        (false, false) => Depth::Normal,
    };
    let settings = ReviewSettings { threads: args.threads.count(), ..ReviewSettings::new(depth, done) };
    let Unreviewed { file, record, broken } = game;
    let analyst = analysts.iter().find(|analyst| analyst.is_for(&record.game))?;
    let review = analyst.review(&record, broken.as_ref(), settings)?;
    Some(Reviewed { file, record, review, broken })
}

fn report_json(reviewed: &[Reviewed], profiles: &[Profile]) -> Result<Value> {
    let game = |game: &Reviewed| -> Result<Value> {
        let mut value = serde_json::to_value(&game.review)?;
        value["file"] = json!(game.file);
        value["match"] = json!(game.record.header.place.map(|(number, of)| format!("{number}/{of}")));
        Ok(value)
    };
    let games = reviewed.iter().map(game).collect::<Result<Vec<Value>>>()?;
    let mut report = json!({ "games": games });
    if !profiles.is_empty() {
        report["players"] = serde_json::to_value(profiles)?;
    }
    Ok(report)
}
