//! `rollwright bench`: the fixed workload, its signature and its speed.

use std::io::Write;
use std::sync::atomic::Ordering;
use std::time::Instant;

use anyhow::Result;
use serde_json::{Value, json};
use study::{WORKLOAD, WorkloadPart};

use crate::cli::BenchArgs;
use crate::progress::with_progress;

pub(crate) fn run(args: &BenchArgs) -> Result<()> {
    let mut signature = 0;
    let mut timed: Vec<(WorkloadPart, f64)> = Vec::new();
    with_progress(WORKLOAD.len() as u64, "parts", |done| -> Result<()> {
        for part in WORKLOAD {
            let start = Instant::now();
            signature = part.play(signature)?;
            timed.push((part, start.elapsed().as_secs_f64()));
            done.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    })?;
    let mut out = std::io::stdout().lock();
    if args.json {
        let part = |(part, seconds): &(WorkloadPart, f64)| {
            json!({
                "game": part.game,
                "option": part.option,
                "bot": part.bot.name(),
                "seats": part.seats,
                "games": part.games,
                "seconds": seconds,
                "games_per_second": part.games as f64 / seconds,
            })
        };
        let parts: Vec<Value> = timed.iter().map(part).collect();
        writeln!(out, "{}", json!({ "signature": format!("{signature:016x}"), "parts": parts }))?;
        return Ok(());
    }
    writeln!(out, "game        option       bot     seats     games   games/s (one thread)")?;
    for (part, seconds) in &timed {
        let option = part.option.unwrap_or("");
        let speed = part.games as f64 / seconds;
        writeln!(
            out,
            "{:<11} {option:<12} {:<8}{:>4} {:>10} {speed:>10.0}",
            part.game,
            part.bot.name(),
            part.seats,
            part.games
        )?;
    }
    writeln!(out, "signature {signature:016x}")?;
    Ok(())
}
