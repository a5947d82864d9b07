//! `rollwright stress --attack`: one address does its worst, and others go on playing.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering;

use anyhow::{Context, Result, bail};
use clap::builder::PossibleValuesParser;
use stress::{Attack, AttackKind, KindReport};
use tokio::runtime::Builder;

use super::StressArgs;
use crate::progress::with_progress;

/// What stands for all kinds.
const ALL: &str = "all";

/// What can be asked for.
pub(super) fn names() -> PossibleValuesParser {
    AttackKind::ALL.map(AttackKind::name).into_iter().chain([ALL]).collect::<Vec<_>>().into()
}

pub(super) fn run(args: &StressArgs, program: &Path, data: &Path) -> Result<()> {
    let asked = |kind: &AttackKind| args.attack.iter().any(|name| name == kind.name() || name == ALL);
    let kinds: Vec<AttackKind> = AttackKind::ALL.into_iter().filter(asked).collect();
    let attack = Attack { kinds, time: args.seconds.time(), seed: args.seed };
    let total = attack.time.as_millis() as u64 * attack.kinds.len() as u64;
    let report = with_progress(total, "milliseconds", |done| {
        // One thread for those who only want to play; the attacker has another.
        let runtime = Builder::new_current_thread().enable_all().build().context("cannot start")?;
        let progress = |passed| done.store(passed, Ordering::Relaxed);
        let told = |kind: &KindReport| {
            if !args.json {
                // Whoever watches sees each as it ends; if nobody reads, there is nobody to be told.
                let _ = std::io::stdout().write_all(text(kind).as_bytes());
                let _ = std::io::stdout().flush();
            }
        };
        runtime.block_on(stress::attack(&attack, program, data, progress, told)).map_err(anyhow::Error::from)
    })?;
    if args.json {
        writeln!(std::io::stdout(), "{}", serde_json::to_string(&report)?)?;
    }
    if !report.passed {
        let failed: Vec<&str> =
            report.attacks.iter().filter(|kind| !kind.passed).map(|kind| kind.kind).collect();
        bail!("the server did not withstand: {}", failed.join(", "));
    }
    Ok(())
}

fn text(report: &KindReport) -> String {
    let KindReport { kind, seconds, choices, choice_ms, bot_ms, newcomer_ms, echo_ms, attacker, .. } = report;
    let mut text = format!(
        "{kind}, {seconds:.0} s: {}\n\
         \x20 {choices} choices of others: p50 {:.1} ms, p99 {:.1} ms, worst {:.1} ms\n\
         \x20 their bot: p50 {:.1} ms, p99 {:.1} ms; newcomers: p50 {:.1} ms, p99 {:.1} ms; refused or cut off: {} times\n",
        if report.passed { "withstood" } else { "NOT withstood" },
        choice_ms.p50,
        choice_ms.p99,
        choice_ms.worst,
        bot_ms.p50,
        bot_ms.p99,
        newcomer_ms.p50,
        newcomer_ms.p99,
        report.honest_troubles,
    );
    let megabytes =
        report.server_peak_bytes.map_or("?".to_owned(), |bytes| format!("{:.0}", bytes as f64 / 1e6));
    let seconds = |time: Option<f64>| time.map_or("?".to_owned(), |time| format!("{time:.1}"));
    let stopped = report.stop_ms.map_or("not ended".to_owned(), |time| format!("ended in {time:.0} ms"));
    text.push_str(&format!(
        "  server: {megabytes} MB at most, {} s of processor time, {stopped}, {:.0} kB of log\n\
         \x20 attacker: {} operations ({:.0} a second), {} refused, {} dropped, {} open at most, {:.1} MB read, {} s of processor time\n\
         \x20 this machine alone: p50 {:.1} ms, p99 {:.1} ms, worst {:.1} ms\n",
        seconds(report.server_processor_seconds),
        report.log_bytes as f64 / 1e3,
        attacker.operations,
        attacker.operations_per_second,
        attacker.refused,
        attacker.dropped,
        attacker.most_open,
        attacker.received_bytes as f64 / 1e6,
        seconds(attacker.processor_seconds),
        echo_ms.p50,
        echo_ms.p99,
        echo_ms.worst,
    ));
    for failure in &report.failures {
        text.push_str(&format!("  FAILED: {failure}\n"));
    }
    for trouble in &report.first_troubles {
        text.push_str(&format!("  trouble: {trouble}\n"));
    }
    text
}
