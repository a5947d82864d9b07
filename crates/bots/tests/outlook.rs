//! What every seat can expect, and the quick choices of all seats: what rollouts stand on.

#![allow(clippy::unwrap_used, clippy::panic)]

use bots::{Evaluated, SolveContext};
use conformance::{random_choice, random_game};
use games::one_card::OneCard;
use games::qwixx::Qwixx;
use games::twenty_one::{Choice as TwentyOneChoice, TwentyOne};
use rand::SeedableRng;
use rand_xoshiro::Xoroshiro128PlusPlus;
use table::{BySeat, ChanceKind, ChoiceSet, Game, Seat, Turn};

fn evaluator<G: Evaluated>(game: &G) -> G::Evaluator {
    game.evaluator(None, SolveContext { threads: 2, ..SolveContext::without_cache() }).unwrap()
}

/// Outlooks and quick choices on the way through random games.
fn check<G: Evaluated>(game: &G, games: u64) {
    check_with(game, &evaluator(game), games);
}

fn check_with<G: Evaluated>(game: &G, evaluator: &G::Evaluator, games: u64) {
    for seed in 0..games {
        let mut rng = Xoroshiro128PlusPlus::seed_from_u64(seed);
        let end = random_game(game, &mut rng, &random_choice, |state, _| match game.turn(state) {
            Turn::Chance(ChanceKind::Roll) => check_outlook(game, evaluator, state),
            Turn::Decide(asked) => {
                let choices = game.decide(evaluator, state, asked);
                for seat in Seat::all(game.seats()) {
                    assert_eq!(choices[seat].is_some(), asked.contains(seat), "{state:?}");
                    assert!(choices[seat].is_none_or(|choice| game.choices(state, seat).contains(choice)));
                }
            }
            _ => {}
        });
        check_outlook(game, evaluator, &end);
        let (outlook, scores) = (game.outlook(evaluator, &end), game.scores(&end));
        Seat::all(game.seats()).for_each(|seat| assert_eq!(outlook[seat].points, f64::from(scores[seat])));
    }
}

fn check_outlook<G: Evaluated>(game: &G, evaluator: &G::Evaluator, state: &G::State) {
    let outlook = game.outlook(evaluator, state);
    let total: f64 = outlook.as_slice().iter().map(|outlook| outlook.win).sum();
    assert!((total - 1.0).abs() < 1e-12, "{outlook:?}");
    for outlook in outlook.as_slice() {
        assert!(
            (0.0..=1.0).contains(&outlook.win) && (-20.0..400.0).contains(&outlook.points),
            "{outlook:?}"
        );
    }
}

#[test]
fn qwixx() {
    for seats in 2..=games::qwixx::MAX_SEATS {
        check(&Qwixx::new(seats).unwrap(), 4);
    }
    check(&Qwixx::new(3).unwrap().with_join_locks(true), 10);
    check(&Qwixx::new(2).unwrap().with_join_locks(true).with_finish_turn(true), 10);
}

#[test]
fn twenty_one() {
    (2..=games::twenty_one::MAX_SEATS).for_each(|seats| check(&TwentyOne::new(seats).unwrap(), 4));
}

#[test]
fn one_card() {
    for seats in 1..=games::one_card::MAX_SEATS {
        for advanced in [false, true] {
            check(&OneCard::new(seats).unwrap().with_advanced(advanced), 2);
        }
    }
}

#[test]
fn a_win_shared_by_three_is_a_whole_one() {
    let game = TwentyOne::new(3).unwrap();
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(1);
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(_) => {
                let chance = game.sample(&state, &mut rng);
                game.chance_unchecked(&mut state, chance);
            }
            // Nobody writes anything, so all have no points.
            Turn::Decide(asked) => {
                let choice = if asked.len() == 1 { TwentyOneChoice::Keep } else { TwentyOneChoice::CrossOut };
                let choices = BySeat::from_fn(3, |seat| asked.contains(seat).then_some(choice));
                game.decide_unchecked(&mut state, &choices);
            }
        }
    }
    check_outlook(&game, &evaluator(&game), &state);
}

/// The points expected at the start of a game for one seat; all else is checked on the way.
fn solo_start<G: Evaluated>(game: &G) -> f64 {
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(1);
    let mut state = game.start();
    while game.turn(&state) != Turn::Chance(ChanceKind::Roll) {
        let chance = game.sample(&state, &mut rng);
        game.chance_unchecked(&mut state, chance);
    }
    let evaluator = evaluator(game);
    check_with(game, &evaluator, 4);
    game.outlook(&evaluator, &state)[Seat::FIRST].points
}

#[test]
fn alone_the_outlook_is_exact() {
    let qwixx = solo_start(&Qwixx::new(1).unwrap());
    assert!((qwixx - 115.48).abs() < 0.005, "{qwixx}");
    let twenty_one = solo_start(&TwentyOne::new(1).unwrap());
    assert!((twenty_one - 141.27).abs() < 0.005, "{twenty_one}");
}

/// The points expected at the start are the mean of many games, within what chance explains.
fn points_are_right<G: Evaluated>(game: &G, games: u64) {
    let evaluator = evaluator(game);
    let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
    for seed in 0..games {
        let mut rng = Xoroshiro128PlusPlus::seed_from_u64(seed);
        let mut state = game.start();
        let mut expected = None;
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance(kind) => {
                    if kind == ChanceKind::Roll && expected.is_none() {
                        expected = Some(game.outlook(&evaluator, &state));
                    }
                    let chance = game.sample(&state, &mut rng);
                    game.chance_unchecked(&mut state, chance);
                }
                Turn::Decide(asked) => {
                    let choices = game.decide(&evaluator, &state, asked);
                    game.decide_unchecked(&mut state, &choices);
                }
            }
        }
        let (expected, scores) = (expected.unwrap(), game.scores(&state));
        for seat in Seat::all(game.seats()) {
            let off = expected[seat].points - f64::from(scores[seat]);
            (sum, squares, count) = (sum + off, squares + off * off, count + 1.0);
        }
    }
    // Seats of one game depend on each other, so the games count.
    let (mean, spread) = (sum / count, (squares / count / games as f64).sqrt());
    assert!(mean.abs() < 3.0 * spread + 0.5, "{} seats: off by {mean} +- {spread}", game.seats());
}

#[test]
fn points_are_the_mean_of_what_comes() {
    for seats in 2..=games::qwixx::MAX_SEATS {
        points_are_right(&Qwixx::new(seats).unwrap(), 600);
    }
    (2..=games::twenty_one::MAX_SEATS)
        .for_each(|seats| points_are_right(&TwentyOne::new(seats).unwrap(), 400));
    for seats in 1..=games::one_card::MAX_SEATS {
        for advanced in [false, true] {
            points_are_right(&OneCard::new(seats).unwrap().with_advanced(advanced), 200);
        }
    }
}

/// Before chances are made to add up to one, they should nearly do so by themselves: over all deals and seats to begin.
fn chances_add_up<G: Evaluated>(game: &G) {
    /// How far the sum may be off.
    const CLOSE: f64 = 0.05;
    /// How many games are begun.
    const STARTS: u32 = 60;
    let evaluator = evaluator(game);
    let mut sum = 0.0;
    for seed in 0..STARTS {
        let mut rng = Xoroshiro128PlusPlus::seed_from_u64(seed.into());
        let mut state = game.start();
        while game.turn(&state) != Turn::Chance(ChanceKind::Roll) {
            match game.turn(&state) {
                Turn::Decide(asked) => {
                    let choices = game.decide(&evaluator, &state, asked);
                    game.decide_unchecked(&mut state, &choices);
                }
                _ => {
                    let chance = game.sample(&state, &mut rng);
                    game.chance_unchecked(&mut state, chance);
                }
            }
        }
        sum += game.estimate(&evaluator, &state).as_slice().iter().map(|outlook| outlook.win).sum::<f64>();
    }
    let mean = sum / f64::from(STARTS);
    let options: Vec<_> = game.options().into_iter().filter(|(_, on)| *on).collect();
    println!("{} {options:?}, {} seats: {mean:.3}", G::NAME, game.seats());
    assert!((mean - 1.0).abs() < CLOSE, "{}, {} seats: {mean}", G::NAME, game.seats());
}

#[test]
fn chances_at_the_start_add_up_to_one() {
    (2..=games::qwixx::MAX_SEATS).for_each(|seats| chances_add_up(&Qwixx::new(seats).unwrap()));
    (2..=games::twenty_one::MAX_SEATS).for_each(|seats| chances_add_up(&TwentyOne::new(seats).unwrap()));
    for seats in 2..=games::one_card::MAX_SEATS {
        for advanced in [false, true] {
            chances_add_up(&OneCard::new(seats).unwrap().with_advanced(advanced));
        }
    }
}
