//! What decisions lose, by exact tables and by rollouts on fresh dice.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::AtomicU64;

use analysis::{Analyst, DecisionLoss, DecisionLossSettings};
use bots::{Bot, Playable, Player, SolveContext};
use games::one_card::OneCard;
use games::qwixx::Qwixx;
use games::twenty_one::TwentyOne;
use solve::Cache;
use study::{match_rng, play_game};
use table::Seat;

fn losses<G: Playable>(
    game: &G,
    bots: &[Bot],
    seatings: &[Vec<usize>],
    decisions: u64,
    threads: usize,
) -> Vec<DecisionLoss> {
    let folder = tempfile::tempdir().unwrap();
    let cache = Cache::at(folder.path());
    let context = SolveContext { threads: 2, ..SolveContext::new(&cache) };
    let players = Player::seat(bots, game, context).unwrap();
    let analyst = Analyst::new(game.clone(), context).unwrap();
    let done = AtomicU64::new(0);
    let settings = DecisionLossSettings { decisions, playouts: 288, seed: 4, threads, done: &done };
    let Ok(losses) = analyst.decision_losses(&mut players.as_slice(), seatings, settings);
    let looked_at: usize = losses.iter().map(|loss| loss.decisions).sum();
    assert_eq!(done.into_inner(), looked_at as u64);
    losses
}

/// The mean points of a random player alone, over many games.
fn random_points<G: Playable>(game: &G) -> f64 {
    let players = [Player::Random];
    let mut rng = match_rng(7, 0);
    let games = 100_000;
    let points = (0..games).map(|_| i64::from(play_game(game, &players, &mut rng).scores[Seat::FIRST]));
    points.sum::<i64>() as f64 / f64::from(games)
}

/// Alone, the exact policy loses nothing, and a random player loses in a game what the exact value is above their points.
fn alone<G: Playable>(game: &G, exact: f64) {
    let expert = losses(game, &[Bot::Expert], &[vec![0]], 400, 2)[0];
    assert_eq!((expert.decisions, expert.otherwise), (400, 0), "{expert:?}");
    assert_eq!((expert.loss_per_decision, expert.margin), (0.0, 0.0));
    let random = losses(game, &[Bot::Random], &[vec![0]], 4_000, 2)[0];
    let off = random.loss_per_game - (exact - random_points(game));
    assert!(off.abs() < 1.5 * random.margin_per_game, "{off}: {random:?}");
    let by_decisions = random.loss_per_decision * random.decisions_a_game;
    assert!((by_decisions - random.loss_per_game).abs() < 1e-9);
}

#[test]
fn alone_losses_are_exact() {
    alone(&Qwixx::new(1).unwrap(), 115.483);
    alone(&TwentyOne::new(1).unwrap(), 141.27);
}

/// Something is found out about everybody at a table.
fn among_others<G: Playable>(
    game: &G,
    seatings: &[Vec<usize>],
    decisions: u64,
    threads: usize,
) -> Vec<DecisionLoss> {
    let bots = [Bot::Easy, Bot::Random, Bot::Greedy];
    let losses = losses(game, &bots[..game.seats()], seatings, decisions, threads);
    assert_eq!(losses.len(), game.seats());
    for loss in &losses {
        assert!(loss.decisions as u64 >= decisions && loss.otherwise <= loss.decisions, "{loss:?}");
        assert!(loss.loss_per_decision.abs() < 1.0 && loss.decisions_a_game > 1.0, "{loss:?}");
    }
    losses
}

#[test]
fn every_table_is_looked_at() {
    let (two, three) = ([vec![0, 1], vec![1, 0]], [vec![0, 1, 2], vec![1, 2, 0]]);
    let joining = Qwixx::new(2).unwrap().with_join_locks(true);
    let [one, several] = [1, 3].map(|threads| among_others(&joining, &two, 4, threads));
    assert_eq!(one, several, "whatever the threads");
    among_others(&TwentyOne::new(2).unwrap(), &two, 2, 2);
    among_others(&OneCard::new(2).unwrap().with_advanced(true), &two, 1, 2);
    among_others(&Qwixx::new(3).unwrap(), &three, 2, 2);
}
