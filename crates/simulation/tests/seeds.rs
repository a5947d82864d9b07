//! Some thousand seeds, and that a seed always means the same. More with
//! `cargo run --release -p rollwright-simulation -- --seeds 10000`.

#![allow(clippy::unwrap_used, clippy::panic)]

use simulation::simulate;

/// How many seeds are tried.
const SEEDS: u64 = 2_000;

#[test]
fn every_promise_is_kept() {
    let workers: Vec<_> = (0..2)
        .map(|worker| {
            std::thread::spawn(move || {
                let mut totals = [0; 4];
                for seed in (1..=SEEDS).filter(|seed| seed % 2 == worker) {
                    let run = simulate(seed).unwrap_or_else(|broken| panic!("{broken}"));
                    let all = [run.games, run.crashes, run.storage_failures, run.cuts];
                    totals.iter_mut().zip(all).for_each(|(total, more)| *total += more);
                }
                totals
            })
        })
        .collect();
    for worker in workers {
        let [games, crashes, failures, cuts] = worker.join().unwrap();
        // Otherwise it would be no test.
        assert!(
            games > SEEDS / 2 && crashes > SEEDS / 4 && failures > SEEDS / 4 && cuts > SEEDS,
            "{games} {crashes} {failures} {cuts}"
        );
    }
}

#[test]
fn the_same_seed_is_the_same_run() {
    for seed in 1..=40 {
        assert_eq!(simulate(seed), simulate(seed), "seed {seed}");
    }
}
