//! The intervals of rollouts are honest: they hold the true value as often as they say.

#![allow(clippy::unwrap_used)]

use analysis::{Analyst, RolloutSettings};
use bots::{Evaluated, SolveContext};
use games::one_card::OneCard;
use games::qwixx::Qwixx;
use games::twenty_one::TwentyOne;
use rand::SeedableRng;
use rand_xoshiro::Xoroshiro128PlusPlus;
use solve::Cache;
use table::{ChanceKind, Seat, Turn};

fn analyst<G: Evaluated>(game: &G) -> Analyst<G> {
    let folder = tempfile::tempdir().unwrap();
    let cache = Cache::at(folder.path());
    Analyst::new(game.clone(), SolveContext { threads: 2, ..SolveContext::new(&cache) }).unwrap()
}

/// Positions at the start of a turn from games that the fast policy plays.
fn positions<G: Evaluated>(analyst: &Analyst<G>, count: usize) -> Vec<G::State> {
    let game = analyst.game();
    let mut positions = Vec::new();
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(7);
    while positions.len() < count {
        let mut state = game.start();
        let mut turn = 0;
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance(kind) => {
                    if kind == ChanceKind::Roll {
                        turn += 1;
                        if turn % 5 == 3 {
                            positions.push(state.clone());
                        }
                    }
                    let chance = game.sample(&state, &mut rng);
                    game.chance_unchecked(&mut state, chance);
                }
                Turn::Decide(seats) => {
                    let choices = game.decide(analyst.evaluator(), &state, seats);
                    game.decide_unchecked(&mut state, &choices);
                }
            }
        }
    }
    positions.truncate(count);
    positions
}

/// How many of some positions have their exact value inside the interval.
fn covered_alone<G: Evaluated>(game: &G, count: usize) -> usize {
    let analyst = analyst(game);
    let positions = positions(&analyst, count);
    let inside = |state: &G::State| {
        let exact = game.outlook(analyst.evaluator(), state)[Seat::FIRST].points;
        let value = analyst.rollout_value(state, RolloutSettings { most: 288, ..RolloutSettings::default() });
        (value.outlooks[Seat::FIRST].points - exact).abs() <= value.margins[Seat::FIRST].points
    };
    parallel::map(2, &positions, inside).into_iter().filter(|inside| *inside).count()
}

#[test]
fn exact_values_are_inside_as_often_as_they_should() {
    let covered =
        covered_alone(&Qwixx::new(1).unwrap(), 150) + covered_alone(&TwentyOne::new(1).unwrap(), 150);
    assert!((270..=297).contains(&covered), "{covered} of 300");
}

/// How many of some positions get the same value from two sets of dice, as far as the intervals go.
fn agreeing<G: Evaluated>(game: &G, count: usize) -> usize {
    let analyst = analyst(game);
    let positions = positions(&analyst, count);
    let agrees = |state: &G::State| {
        let rollouts = |seed| {
            let settings = RolloutSettings { most: 288, seed, ..RolloutSettings::default() };
            let value = analyst.rollout_value(state, settings);
            (value.outlooks[Seat::FIRST].win, value.margins[Seat::FIRST].win)
        };
        let ((first, first_margin), (second, second_margin)) = (rollouts(1), rollouts(2));
        (first - second).abs() <= first_margin.hypot(second_margin)
    };
    parallel::map(2, &positions, agrees).into_iter().filter(|agrees| *agrees).count()
}

#[test]
fn fresh_dice_agree_as_often_as_they_should() {
    let agreeing = agreeing(&Qwixx::new(2).unwrap(), 80)
        + agreeing(&TwentyOne::new(2).unwrap(), 70)
        + agreeing(&OneCard::new(2).unwrap(), 50);
    assert!((180..=198).contains(&agreeing), "{agreeing} of 200");
}
