//! How much of a result is luck, and how much is skill: many games between bots, each reviewed quickly.
//!
//! `cargo run --release -p rollwright-analysis --example luck -- GAME BOTS GAMES [OPTION]`, for example
//! `… -- qwixx hard,easy 10000`.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicU64, Ordering};

use analysis::{Analyst, Depth, GameReview, ReviewSettings};
use bots::{Bot, Playable, Player, SolveContext};
use games::{AnyGame, Spec, with_game};
use solve::Cache;
use study::match_rng;
use table::{BySeat, Event, Seat, Table, Turn};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let bots: Vec<Bot> = words[1].split(',').map(|bot| bot.parse().unwrap()).collect();
    let games: u64 = words[2].parse().unwrap();
    let spec = words
        .get(3)
        .map_or(Spec::named(&words[0]), |option| Spec::named(&words[0]).with_option(option, true));
    let game = AnyGame::new(&spec, bots.len()).unwrap();
    let reviews = with_game!(&game, game => reviews(game, &bots, games));
    println!("{} {} {games} games, seed 1", words[0], words[1]);
    let numbers = |of: &dyn Fn(&GameReview) -> f64| reviews.iter().map(of).collect::<Vec<f64>>();
    let alone = bots.len() == 1;
    for seat in Seat::all(bots.len()) {
        let result = numbers(&|r| if alone { r.points.result[seat] } else { r.result[seat] });
        let luck = numbers(&|r| if alone { r.points.luck[seat] } else { r.luck[seat] });
        let own = numbers(&|r| if alone { r.points.own[seat] } else { r.own[seat] });
        let others = numbers(&|r| if alone { r.points.others[seat] } else { r.others[seat] });
        let skill: Vec<f64> = own.iter().zip(&others).map(|(own, others)| own + others).collect();
        let loss = numbers(&|r| r.players[seat.index()].loss_per_decision);
        println!(
            "seat {seat} {}: result {}, luck {}, own {}, others {}, loss a decision {}; result explained by luck {:.1} %, by choices {:.1} %",
            bots[seat.index()],
            told(&result),
            told(&luck),
            told(&own),
            told(&others),
            told(&loss),
            100.0 * correlation(&luck, &result).powi(2),
            100.0 * correlation(&skill, &result).powi(2),
        );
    }
}

fn reviews<G: Playable>(game: &G, bots: &[Bot], games: u64) -> Vec<GameReview> {
    let cache = Cache::of_user();
    let players = Player::seat(bots, game, SolveContext { threads: 2, ..SolveContext::new(&cache) }).unwrap();
    let analyst =
        Analyst::new(game.clone(), SolveContext { threads: 2, ..SolveContext::new(&cache) }).unwrap();
    let done = AtomicU64::new(0);
    let numbers: Vec<u64> = (0..games).collect();
    let reviewed = |number: &u64| {
        let table = played(game, &players, *number);
        let counter = AtomicU64::new(0);
        let settings = ReviewSettings { playouts: 36, ..ReviewSettings::new(Depth::Quick, &counter) };
        let review = analyst.review(&table, settings);
        let count = done.fetch_add(1, Ordering::Relaxed);
        if count % 1000 == 999 {
            eprintln!("{} games", count + 1);
        }
        review
    };
    let begun = std::time::Instant::now();
    let reviews = parallel::map(2, &numbers, reviewed);
    eprintln!("{:.1} ms of a thread a game", 2e3 * begun.elapsed().as_secs_f64() / games as f64);
    reviews
}

fn played<G: Playable>(game: &G, players: &[Player<G>], number: u64) -> Table<G> {
    let mut rng = match_rng(1, number);
    let mut table = Table::new(game.clone());
    loop {
        let state = table.state().clone();
        let event = match game.turn(&state) {
            Turn::Over => return table,
            Turn::Chance(_) => Event::Chance(game.sample(&state, &mut rng)),
            Turn::Decide(seats) => Event::Decided(BySeat::from_fn(game.seats(), |seat| {
                let choose = |rng| players[seat.index()].choose(game, &state, seat, rng);
                seats.contains(seat).then(|| choose(&mut rng))
            })),
        };
        table.play(event).unwrap();
    }
}

/// The mean with its 95 % margin.
fn told(numbers: &[f64]) -> String {
    let (mean, variance) = moments(numbers);
    format!("{mean:.4} ± {:.4}", 1.96 * (variance / numbers.len() as f64).sqrt())
}

fn moments(numbers: &[f64]) -> (f64, f64) {
    let mean = numbers.iter().sum::<f64>() / numbers.len() as f64;
    (mean, numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (numbers.len() as f64 - 1.0))
}

fn correlation(a: &[f64], b: &[f64]) -> f64 {
    let ((mean_a, variance_a), (mean_b, variance_b)) = (moments(a), moments(b));
    let covariance =
        a.iter().zip(b).map(|(a, b)| (a - mean_a) * (b - mean_b)).sum::<f64>() / (a.len() as f64 - 1.0);
    covariance / (variance_a * variance_b).sqrt().max(1e-12)
}
