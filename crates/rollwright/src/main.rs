//! The `rollwright` program: the command line around the rules.

mod cli;
mod commands;
mod conversation;
mod draw;
mod entrant;
mod files;
mod foreign;
mod machine;
mod progress;
mod ready_bots;
mod terminal;
mod usage_error;

use std::process::ExitCode;

use clap::Parser;

use crate::cli::{Cli, Command};
use crate::usage_error::UsageError;

/// A server makes and drops many small things on all threads: this allocator is quick at it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    // Alone, the program serves; the environment can still say how.
    let command = Cli::parse().command.or_else(|| Cli::parse_from(["rollwright", "serve"]).command);
    let result = match &command {
        Some(Command::Serve(args)) => commands::serve::run(args),
        Some(Command::Play(args)) => commands::play::run(args),
        Some(Command::Replay(args)) => commands::replay::run(args),
        Some(Command::Sim(args)) => commands::sim::run(args),
        Some(Command::Arena(args)) => commands::arena::run(args),
        Some(Command::Solve(args)) => commands::solve::run(args),
        Some(Command::Evaluate(args)) => commands::evaluate::run(args),
        Some(Command::Bench(args)) => commands::bench::run(args),
        Some(Command::Bot(args)) => commands::bot::run(args),
        Some(Command::Referee(args)) => commands::referee::run(args),
        Some(Command::Export(args)) => commands::archive::export(args),
        Some(Command::Backup(args)) => commands::archive::back_up(args),
        Some(Command::Restore(args)) => commands::archive::restore(args),
        Some(Command::Print(args)) => commands::print::run(args),
        Some(Command::Stress(args)) => commands::stress::run(args),
        Some(Command::Review(args)) => commands::review::run(args),
        Some(Command::Verify(args)) => commands::verify::run(args),
        None => Ok(()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("rollwright: {error:#}");
            ExitCode::from(if error.is::<UsageError>() { 2 } else { 1 })
        }
    }
}

/// Whoever reads our output may stop reading: that is no failure of ours.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let io = |cause: &(dyn std::error::Error + 'static)| {
        cause
            .downcast_ref::<std::io::Error>()
            .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
    };
    error.chain().any(io)
}
