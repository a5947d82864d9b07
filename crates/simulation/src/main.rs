//! Simulates as many seeds as one likes: `cargo run --release -p rollwright-simulation -- --seeds 10000`.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::bail;
use clap::Parser;
use simulation::{BrokenPromise, simulate};

/// Plays matches with seeded faults, and checks every promise of the server. A seed that shows a broken promise is
/// printed, and shows it again.
#[derive(Parser)]
#[command(name = "simulate")]
struct Arguments {
    /// How many seeds.
    #[arg(long, default_value_t = 1000)]
    seeds: u64,
    /// The first one.
    #[arg(long, default_value_t = 1)]
    first: u64,
    /// How many threads.
    #[arg(long, default_value_t = thread::available_parallelism().map_or(1, usize::from))]
    threads: usize,
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let next = AtomicU64::new(arguments.first);
    let end = arguments.first.saturating_add(arguments.seeds);
    let totals = Mutex::new([0_u64; 6]);
    let broken: Mutex<Vec<BrokenPromise>> = Mutex::default();
    thread::scope(|scope| {
        for _ in 0..arguments.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= end {
                        return;
                    }
                    match simulate(seed) {
                        Ok(run) => {
                            let all = [
                                run.requests,
                                run.steps,
                                run.games,
                                run.crashes,
                                run.storage_failures,
                                run.cuts,
                            ];
                            if let Ok(mut totals) = totals.lock() {
                                totals.iter_mut().zip(all).for_each(|(total, more)| *total += more);
                            }
                        }
                        Err(found) => {
                            println!("{found}");
                            if let Ok(mut broken) = broken.lock() {
                                broken.push(found);
                            }
                        }
                    }
                }
            });
        }
    });
    let [requests, steps, games, crashes, failures, cuts] = totals.into_inner().unwrap_or_default();
    println!(
        "{} seeds: {games} games, {requests} requests, {steps} steps; {crashes} crashes, {failures} failed commits, \
         {cuts} cut connections",
        arguments.seeds
    );
    let broken = broken.into_inner().unwrap_or_default();
    if let Some(first) = broken.first() {
        bail!("{} seeds show a broken promise; again: --first {} --seeds 1", broken.len(), first.seed);
    }
    println!("every promise was kept");
    Ok(())
}
