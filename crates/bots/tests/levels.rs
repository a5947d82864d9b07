//! The levels: each is stronger than the one before, answers what is legal, and errs within limits.

#![allow(clippy::unwrap_used, clippy::panic)]

use bots::{Bot, Effort, Evaluated, Playable, Player, SolveContext, win_share};
use conformance::random_game;
use games::one_card::OneCard;
use games::qwixx::{Qwixx, State};
use games::twenty_one::TwentyOne;
use rand::SeedableRng;
use rand_xoshiro::Xoroshiro128PlusPlus;
use solve::Cache;
use table::{BySeat, Seat};

fn ready<G: Playable>(bots: &[Bot], game: &G) -> Vec<Player<G>> {
    let folder = tempfile::tempdir().unwrap();
    let cache = Cache::at(folder.path());
    let context = SolveContext::new(&cache);
    Player::seat(bots, game, context).unwrap()
}

/// Plays one game; every choice must be legal.
fn play<G: Playable>(
    game: &G,
    player: impl Fn(Seat) -> usize,
    players: &[Player<G>],
    seed: u64,
) -> BySeat<i32> {
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(seed);
    let choose = |game: &G, state: &G::State, seat: Seat, rng: &mut Xoroshiro128PlusPlus| {
        players[player(seat)].choose(game, state, seat, rng)
    };
    game.scores(&random_game(game, &mut rng, &choose, |_, _| {}))
}

/// The share of the stronger of two bots in so many games, from both seats.
fn duel<G: Playable>(game: &G, stronger: Bot, weaker: Bot, games: u64) -> f32 {
    let players = ready(&[stronger, weaker], game);
    let play = |number: u64| {
        let first = (number % 2) as usize;
        let scores = play(game, |seat| seat.index() ^ first, &players, number / 2);
        win_share(&scores, Seat::all(2).nth(first).unwrap())
    };
    (0..games).map(play).sum::<f32>() / games as f32
}

/// Neighbours differ by 60 : 40 and more; so few games show at least who is ahead.
fn ladder<G: Playable>(game: &G, games: u64) {
    let steps = [Bot::Random, Bot::Easy, Bot::Medium, Bot::Hard];
    for (weaker, stronger) in steps.iter().zip(&steps[1..]) {
        let share = duel(game, *stronger, *weaker, games);
        assert!(share > 0.5, "{stronger} has {share} against {weaker}");
    }
    let share = duel(game, Bot::Expert, Bot::Medium, games / 4);
    assert!(share > 0.55, "expert has {share} against medium");
}

#[test]
fn levels_of_qwixx_are_in_order() {
    ladder(&Qwixx::new(2).unwrap(), 600);
}

#[test]
fn levels_of_twenty_one_are_in_order() {
    ladder(&TwentyOne::new(2).unwrap(), 600);
}

#[test]
fn levels_of_one_card_are_in_order() {
    ladder(&OneCard::new(2).unwrap(), 200);
    ladder(&OneCard::new(2).unwrap().with_advanced(true), 200);
}

/// Every level at tables of every size; that all choices are legal is checked on the way.
fn all_levels<G: Playable>(game: &G) {
    let players = ready(&Bot::LEVELS, game);
    for seed in 0..4 {
        play(game, |seat| (seat.index() + seed as usize) % players.len(), &players, seed);
    }
}

#[test]
fn every_level_plays_at_every_table() {
    (2..=games::qwixx::MAX_SEATS).for_each(|seats| all_levels(&Qwixx::new(seats).unwrap()));
    all_levels(&Qwixx::new(3).unwrap().with_finish_turn(true));
    for finish_turn in [false, true] {
        all_levels(&Qwixx::new(4).unwrap().with_finish_turn(finish_turn).with_join_locks(true));
    }
    (1..=games::twenty_one::MAX_SEATS).for_each(|seats| all_levels(&TwentyOne::new(seats).unwrap()));
    for seats in 1..=games::one_card::MAX_SEATS {
        all_levels(&OneCard::new(seats).unwrap());
        all_levels(&OneCard::new(seats).unwrap().with_advanced(true));
    }
}

#[test]
fn easy_does_nothing_absurd() {
    let game = Qwixx::new(2).unwrap();
    let players = ready(&[Bot::Easy, Bot::Easy], &game);
    let Player::Level(evaluator, Some(noise)) = &players[0] else { panic!("easy is a level that misjudges") };
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(7);
    let choose = |game: &Qwixx, state: &State, seat: Seat, rng: &mut Xoroshiro128PlusPlus| {
        let chosen = players[0].choose(game, state, seat, rng);
        let advice = game.evaluate(evaluator, state, seat, Effort::Quick);
        let rated = advice.choices().iter().find(|rated| rated.choice == chosen);
        assert!(advice.loss(rated.unwrap()) <= noise.most);
        chosen
    };
    random_game(&game, &mut rng, &choose, |_, _| {});
}
