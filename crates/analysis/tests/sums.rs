//! A review adds up: for every seat, result = start + luck + own losses + what the others' choices did; and alone, against
//! the exact tables, it is exactly right.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::sync::atomic::AtomicU64;

use analysis::{Analyst, Class, Depth, GameReview, ReviewSettings};
use bots::{Effort, Evaluated, SolveContext};
use games::one_card::OneCard;
use games::qwixx::Qwixx;
use games::twenty_one::TwentyOne;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;
use solve::Cache;
use table::{BySeat, ChoiceSet, Event, Game, Seat, Setup, Table, Turn, below};

/// How many games of each kind are played: a few, or as many as somebody asks for.
fn games() -> u64 {
    std::env::var("ROLLWRIGHT_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(12)
}

fn analyst<G: Evaluated>(game: &G) -> Analyst<G> {
    let folder = tempfile::tempdir().unwrap();
    let cache = Cache::at(folder.path());
    Analyst::new(game.clone(), SolveContext { threads: 2, ..SolveContext::new(&cache) }).unwrap()
}

/// A game in which everybody chooses like this.
fn played<G: Game>(
    game: &G,
    rng: &mut Xoroshiro128PlusPlus,
    choose: impl Fn(&G::State, Seat, &mut Xoroshiro128PlusPlus) -> G::Choice,
) -> Table<G> {
    let mut table = Table::new(game.clone());
    loop {
        let state = table.state().clone();
        let event = match game.turn(&state) {
            Turn::Over => return table,
            Turn::Chance(_) => Event::Chance(game.sample(&state, rng)),
            Turn::Decide(seats) => Event::Decided(BySeat::from_fn(game.seats(), |seat| {
                seats.contains(seat).then(|| choose(&state, seat, rng))
            })),
        };
        table.play(event).unwrap();
    }
}

fn any_choice<G: Game>(game: &G, state: &G::State, seat: Seat, rng: &mut impl Rng) -> G::Choice {
    let choices = game.choices(state, seat);
    choices.nth(below(rng, choices.len() as u32) as usize)
}

fn review<G: Evaluated>(analyst: &Analyst<G>, table: &Table<G>) -> GameReview {
    let done = AtomicU64::new(0);
    let review =
        analyst.review(table, ReviewSettings { playouts: 6, ..ReviewSettings::new(Depth::Quick, &done) });
    assert_eq!(done.into_inner(), table.log().len() as u64 + 1);
    review
}

#[track_caller]
fn near(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-9, "{a} is not {b}");
}

fn adds_up(review: &GameReview, scores: &BySeat<i32>) {
    let seats = review.seats;
    let of = |values: &BySeat<f64>| values.as_slice().iter().sum::<f64>();
    near(of(&review.result), 1.0);
    near(of(&review.start), 1.0);
    for seat in Seat::all(seats) {
        near(
            review.result[seat],
            review.start[seat] + review.luck[seat] + review.own[seat] + review.others[seat],
        );
        let points = &review.points;
        near(
            points.result[seat],
            points.start[seat] + points.luck[seat] + points.own[seat] + points.others[seat],
        );
        near(points.result[seat], f64::from(scores[seat]));
        let decisions = review.decisions.iter().filter(|decision| decision.seat == seat);
        let (mut loss, mut loss_points) = (0.0, 0.0);
        for decision in decisions {
            assert!(decision.loss >= 0.0, "{decision:?}");
            assert!(!decision.forced || decision.loss == 0.0 && decision.choice == decision.best);
            loss += decision.loss;
            loss_points += decision.loss_points;
        }
        near(points.own[seat], 0.0 - loss_points);
        if review.exact {
            near(loss, loss_points);
        } else if seats > 1 {
            near(review.own[seat], 0.0 - loss);
        }
        let luck: f64 = review.rolls.iter().map(|roll| roll.luck[seat]).sum();
        near(review.luck[seat], luck);
        let luck_points: f64 = review.rolls.iter().map(|roll| roll.luck_points[seat]).sum();
        near(points.luck[seat], luck_points);
        near(review.players[seat.index()].even_luck, review.result[seat] - review.luck[seat]);
    }
    // What one loses, the others get.
    near(of(&review.own) + of(&review.others), 0.0);
    for roll in &review.rolls {
        near(of(&roll.luck), 0.0);
    }
    for point in &review.curve {
        near(of(&point.win), 1.0);
    }
}

fn games_add_up<G: Evaluated>(game: &G) {
    let analyst = analyst(game);
    let numbers: Vec<u64> = (0..games()).collect();
    parallel::map(2, &numbers, |number| {
        let mut rng = Xoroshiro128PlusPlus::seed_from_u64(*number);
        let table = played(game, &mut rng, |state, seat, rng| any_choice(game, state, seat, rng));
        let review = review(&analyst, &table);
        assert!(review.finished);
        adds_up(&review, &table.scores());
    });
}

#[test]
fn random_games_add_up() {
    for seats in [1, 2, 3] {
        games_add_up(&Qwixx::new(seats).unwrap());
        games_add_up(&TwentyOne::new(seats).unwrap());
        games_add_up(&OneCard::new(seats).unwrap());
    }
    games_add_up(&Qwixx::new(2).unwrap().with_option("join_locks", true));
    games_add_up(&OneCard::new(2).unwrap().with_option("advanced", true));
}

#[test]
fn a_game_that_stops_adds_up_to_what_can_be_expected() {
    let game = Qwixx::new(2).unwrap();
    let analyst = analyst(&game);
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(5);
    let mut table = played(&game, &mut rng, |state, seat, rng| any_choice(&game, state, seat, rng));
    while table.undo().is_some() {
        let review = review(&analyst, &table);
        assert!(!review.finished);
        for seat in Seat::all(2) {
            let sum = review.start[seat] + review.luck[seat] + review.own[seat] + review.others[seat];
            near(review.result[seat], sum);
        }
    }
}

/// What the evaluator likes best is the best choice of a review, also where several choose at once.
fn best_is_best<G: Evaluated>(game: &G) {
    let analyst = analyst(game);
    let best = |state: &G::State, seat: Seat, _: &mut Xoroshiro128PlusPlus| {
        game.evaluate(analyst.evaluator(), state, seat, Effort::Full).best().unwrap().choice
    };
    let table = played(game, &mut Xoroshiro128PlusPlus::seed_from_u64(3), best);
    let done = AtomicU64::new(0);
    let settings = ReviewSettings { playouts: 6, ..ReviewSettings::new(Depth::Normal, &done) };
    for decision in analyst.review(&table, settings).decisions {
        assert!(matches!(decision.class, Class::Best | Class::Forced), "{decision:?}");
        assert_eq!(decision.loss, 0.0);
    }
}

#[test]
fn the_evaluators_choice_is_best() {
    best_is_best(&Qwixx::new(2).unwrap());
    best_is_best(&Qwixx::new(3).unwrap().with_option("join_locks", true));
    best_is_best(&TwentyOne::new(2).unwrap());
    best_is_best(&OneCard::new(2).unwrap());
}

/// The exact policy loses nothing anywhere; a random player loses on average what the exact value is above their points.
fn exact_alone<G: Evaluated>(game: &G, exact: f64) {
    let analyst = analyst(game);
    let best = |state: &G::State, seat: Seat, _: &mut Xoroshiro128PlusPlus| {
        game.evaluate(analyst.evaluator(), state, seat, Effort::Full).best().unwrap().choice
    };
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(1);
    for _ in 0..20 {
        let review = review(&analyst, &played(game, &mut rng, best));
        assert!(review.exact);
        assert!((review.points.start[Seat::FIRST] - exact).abs() < 0.005, "{:?}", review.points.start);
        assert!(review.decisions.iter().all(|decision| decision.loss < 1e-9), "{:?}", review.points);
    }
    let mut gaps = Vec::new();
    for _ in 0..300 {
        let table = played(game, &mut rng, |state, seat, rng| any_choice(game, state, seat, rng));
        let review = review(&analyst, &table);
        let lost: f64 = review.decisions.iter().map(|decision| decision.loss).sum();
        gaps.push(exact - f64::from(table.scores()[Seat::FIRST]) - lost);
    }
    let mean = gaps.iter().sum::<f64>() / gaps.len() as f64;
    let variance = gaps.iter().map(|gap| (gap - mean).powi(2)).sum::<f64>() / (gaps.len() - 1) as f64;
    let error = (variance / gaps.len() as f64).sqrt();
    assert!(mean.abs() < 3.0 * error, "{mean} with a standard error of {error}");
}

#[test]
fn alone_losses_are_exact() {
    exact_alone(&Qwixx::new(1).unwrap(), 115.483_124);
    exact_alone(&TwentyOne::new(1).unwrap(), 141.27);
}
