//! `rollwright stress`: simulated players over real sockets, and what the server makes of them.

mod attack;

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use stress::{Load, Progress, Report, Running, ServerLimits};
use tokio::runtime::Builder;

use crate::cli::Seconds;
use crate::cli::game::game_names;
use crate::commands::serve::raise_open_files;
use crate::progress::with_progress;

/// After how many kills a long run says how far it is.
const KILLS_BETWEEN_REPORTS: u64 = 100;

#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  rollwright stress --tables 50 --seconds 10\n  rollwright stress --tables 5000 --pace 2 --seconds 30 --json\n  rollwright stress --tables 20 --kill 50 --seconds 120\n  rollwright stress --attack all --seconds 60\n  rollwright stress --attack slow-loris,code-guessing --json\n\nThis starts a server of its own, on a free port of this machine. All players check what the server tells them; the record of every finished game is checked against the rules and the seed of its dice. The exit code is 1 if the server breaks a promise.\n\nWith --attack a server with the limits of `rollwright serve` is attacked from one address, in each way for --seconds, while others play from another address. The exit code is 1 unless, 99 times out of 100, everybody hears of their choices within 50 ms and bots and newcomers are answered within a second, nobody but the attacker is refused or loses a connection, and the server uses less than 200 MB and ends within two seconds of SIGTERM."
)]
pub(crate) struct StressArgs {
    /// Which game is played
    #[arg(long, value_name = "GAME", default_value = "qwixx", value_parser = game_names())]
    game: String,
    /// How many seats each table has
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=6))]
    seats: u8,
    /// How many tables play at the same time
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    tables: u32,
    /// How long to play, once all tables are open
    #[arg(long, value_name = "SECONDS", default_value = "10")]
    seconds: Seconds,
    /// The time between two actions at a table [default: as fast as possible]
    #[arg(long, value_name = "SECONDS")]
    pace: Option<Seconds>,
    /// Kill the server this many times at random moments, and start it again
    #[arg(long, value_name = "TIMES", default_value_t = 0, conflicts_with = "pace")]
    kill: u16,
    /// Attack the server in these ways, one after another, while others play
    #[arg(
        long,
        value_name = "KINDS",
        value_delimiter = ',',
        value_parser = attack::names(),
        conflicts_with_all = ["tables", "game", "seats", "pace", "kill"]
    )]
    attack: Vec<String>,
    /// The seed for the players' choices
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Keep the server's data in this new directory [default: a temporary one]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Start this program's server, for example an older version's, to compare [default: this program]
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &StressArgs) -> Result<()> {
    raise_open_files();
    let program = match &args.server {
        Some(program) => program.clone(),
        None => std::env::current_exe().context("cannot find this program's own file")?,
    };
    let temporary = tempfile::tempdir().context("cannot create a temporary directory")?;
    let data = args.data.clone().unwrap_or_else(|| temporary.path().join("data"));
    if !args.attack.is_empty() {
        return attack::run(args, &program, &data);
    }
    let load = Load {
        game: args.game.clone(),
        seats: usize::from(args.seats),
        bot: None,
        tables: args.tables as usize,
        time: args.seconds.time(),
        pace: args.pace.map(|pace| pace.time()),
        seed: args.seed,
        kills: usize::from(args.kill),
    };
    let kills = args.kill;
    let (total, unit) =
        if kills > 0 { (u64::from(kills), "kills") } else { (load.time.as_millis() as u64, "milliseconds") };
    let report = with_progress(total, unit, |done| {
        // One thread for all players: they have little to do, and leave the rest to the server.
        let runtime = Builder::new_current_thread().enable_all().build().context("cannot start")?;
        runtime.block_on(async {
            let mut server = Running::start(&program, &data, ServerLimits::Off).await?;
            let report = stress::run(load, &mut server, |progress| {
                let so_far =
                    if kills > 0 { progress.kills as u64 } else { progress.passed.as_millis() as u64 };
                let before = done.swap(so_far, Ordering::Relaxed);
                if kills > 0 && before / KILLS_BETWEEN_REPORTS < so_far / KILLS_BETWEEN_REPORTS {
                    tell(&progress, kills);
                }
            });
            let report = report.await?;
            server.stop().await?;
            anyhow::Ok(report)
        })
    })?;
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        write!(out, "{}", text(&report))?;
    }
    Ok(())
}

/// Says on standard error how far a long run of kills is: not everybody sees the bar.
fn tell(progress: &Progress, kills: u16) {
    let Progress { passed, kills: killed, longest_outage, games } = progress;
    eprintln!(
        "killed {killed} of {kills} times in {:.0} s, longest outage {longest_outage:.0?}, {games} games finished: \
         nothing lost so far",
        passed.as_secs_f64()
    );
}

fn text(report: &Report) -> String {
    let Report { tables, seats, seconds, moves, moves_per_second, games, latency_ms, .. } = report;
    let mut text = format!(
        "{tables} tables of {} with {seats} seats, {seconds:.1} s\n\
         {moves} moves, {moves_per_second:.0} a second; {games} finished games, all records right\n\
         from a choice to the others' screens: p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, worst {:.1} ms\n",
        report.game, latency_ms.p50, latency_ms.p90, latency_ms.p99, latency_ms.worst
    );
    if let (Some(table), Some(all)) = (report.bytes_per_table, report.server_bytes) {
        let (table, all) = (table as f64 / 1e3, all as f64 / 1e6);
        text.push_str(&format!("{table:.1} kB a playing table; the server has {all:.0} MB at the end\n"));
    }
    if let Some(processor) = report.processor_us_per_move {
        text.push_str(&format!("{processor:.1} us of the server's processor time a move\n"));
    }
    if report.kills > 0 {
        let outage = Duration::from_secs_f64(report.longest_outage_ms / 1e3);
        text.push_str(&format!(
            "killed {} times, {} returns of players, longest outage {outage:.0?}: nothing lost\n",
            report.kills, report.reconnects
        ));
    }
    text
}
