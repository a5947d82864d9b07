//! How fast solutions are worked out, and how fast they answer.
//!
//! `cargo bench -p rollwright-solve` measures; the table of solitaire Qwixx is taken from the user's cache
//! or made first. How long that takes is what `rollwright solve qwixx-solo --remake` says.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use qwixx::{Chance, Qwixx, State};
use solve::one_card::{RESULTS, TurnPlan};
use solve::qwixx::{OwnSheetGame, TurnTiming};
use solve::twenty_one::{Objective, SoloSolution, TargetSolution};
use solve::{Cache, SolveContext};
use table::{Game, Seat};
use twenty_one::Layouts;

/// A sheet in the middle of a game with dice on the table.
fn middle_of_a_game() -> Option<(Qwixx, State)> {
    let game = Qwixx::new(1)?;
    let mut state = game.read_position("r2,4,5 y3,6 g12,10,9 b11,8 x1").ok()?;
    let roll: Chance = "w4 w3 r3 y5 g2 b6".parse().ok()?;
    game.chance_unchecked(&mut state, roll);
    Some((game, state))
}

fn qwixx(criterion: &mut Criterion) {
    let cache = Cache::of_user();
    let Ok(table) = OwnSheetGame::solo().tablebase(SolveContext::new(&cache)) else { return };
    let Some((game, state)) = middle_of_a_game() else { return };
    criterion.bench_function("qwixx-solo: rate every choice of action 1", |bencher| {
        bencher.iter(|| black_box(table.advise(&game, black_box(&state), Seat::FIRST, TurnTiming::START)));
    });
    criterion.bench_function("qwixx-solo: choose", |bencher| {
        bencher.iter(|| black_box(table.choose(&game, black_box(&state), Seat::FIRST, TurnTiming::START)));
    });
    criterion.bench_function("qwixx-solo: points to go", |bencher| {
        let sheet = state.sheet(Seat::FIRST);
        bencher.iter(|| black_box(table.points_to_go(black_box(sheet), state.closed(), TurnTiming::START)));
    });
}

fn twenty_one(criterion: &mut Criterion) {
    let layouts = Layouts::built_in();
    criterion.bench_function("twenty-one-solo: solve", |bencher| {
        bencher.iter(|| black_box(SoloSolution::new(black_box(&layouts), Objective::POINTS)));
    });
    criterion.bench_function("twenty-one-solo: solve for all targets", |bencher| {
        bencher.iter(|| black_box(TargetSolution::new(black_box(&layouts)).is_ok()));
    });
}

fn one_card(criterion: &mut Criterion) {
    let values: [f64; RESULTS] = std::array::from_fn(|result| (result * 37 % 101) as f64);
    let mut plan = TurnPlan::default();
    criterion.bench_function("one-card: a turn", |bencher| {
        bencher.iter(|| {
            plan.solve(black_box(&values));
            black_box(plan.value())
        });
    });
}

criterion_group!(benches, qwixx, twenty_one, one_card);
criterion_main!(benches);
