//! How fast games are simulated, and how fast the rules answer.
//!
//! `cargo bench -p rollwright-study` measures; compare two commits on one machine in one go.

use std::hint::black_box;

use bots::{Greedy, Player};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::{AnyGame, GAMES, Spec, read_record, with_game};
use study::{match_rng, play_game};
use table::record::Header;
use table::{Game, Table};

fn rules(name: &str, seats: usize) -> AnyGame {
    AnyGame::new(&Spec::named(name), seats).unwrap_or_else(|error| unreachable!("{error}"))
}

/// Whole games between bots.
fn simulate(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("simulate");
    group.throughput(Throughput::Elements(1));
    for info in GAMES {
        with_game!(rules(info.name, 2), game => {
            for (bot, player) in [("random", Player::Random), ("greedy", Player::Greedy)] {
                let players = [player.clone(), player];
                let mut number = 0;
                group.bench_function(format!("{} {bot}", info.name), |bencher| bencher.iter(|| {
                    number += 1;
                    black_box(play_game(&game, &players, &mut match_rng(1, number)))
                }));
            }
        });
    }
    group.finish();
}

/// One random game of these rules as a record.
fn recorded<G: Game + Greedy>(game: &G) -> String {
    let mut rng = match_rng(1, 1);
    let mut table = Table::new(game.clone());
    loop {
        match table.turn() {
            table::Turn::Over => return table::record::write(&table, &Header::default()),
            table::Turn::Chance(_) => {
                let chance = game.sample(table.state(), &mut rng);
                let _ = table.play(table::Event::Chance(chance));
            }
            table::Turn::Decide(seats) => {
                for seat in seats.iter() {
                    let choice = game.greedy(table.state(), seat);
                    let _ = table.commit(seat, choice);
                }
            }
        }
    }
}

/// Reading and checking a record.
fn verify(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("verify a record");
    for info in GAMES {
        let text = with_game!(rules(info.name, 2), game => recorded(&game));
        group.bench_function(info.name, |bencher| {
            bencher.iter(|| black_box(read_record(black_box(&text)).map(|games| games.len())))
        });
    }
    group.finish();
}

criterion_group!(benches, simulate, verify);
criterion_main!(benches);
