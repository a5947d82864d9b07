//! How much of a result is luck, and how much is skill: many games between bots, each reviewed quickly.
//!
//! `cargo run --release -p rollwright-analysis --example luck -- GAME BOTS GAMES [OPTION]`, for example
//! `… -- qwixx hard,easy 10000`. `THREADS` says how many threads work; all there are, if it is not set. For every seat there is a
//! line for the tables of docs/review.md, and below what the listed mistakes of each bot are called.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
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
    let option = words.get(3).map_or(String::new(), |option| format!(" {option}"));
    println!("{}{option}, {games} games of {}, seed 1", words[0], words[1]);
    println!("| bot | result | luck | own | others | loss a decision | r² of luck | r² of choices |");
    println!("|---|---|---|---|---|---|---|---|");
    for seat in Seat::all(bots.len()) {
        println!("{}", line(&reviews, seat, bots[seat.index()]));
    }
    for seat in Seat::all(bots.len()) {
        mistakes(&reviews, seat, bots[seat.index()]);
    }
}

/// A line of a table.
fn line(reviews: &[GameReview], seat: Seat, bot: Bot) -> String {
    let alone = reviews.iter().all(|review| review.seats == 1);
    let numbers = |of: &dyn Fn(&GameReview) -> f64| reviews.iter().map(of).collect::<Vec<f64>>();
    let result = numbers(&|r| if alone { r.points.result[seat] } else { r.result[seat] });
    let luck = numbers(&|r| if alone { r.points.luck[seat] } else { r.luck[seat] });
    let own = numbers(&|r| if alone { r.points.own[seat] } else { r.own[seat] });
    let others = numbers(&|r| if alone { r.points.others[seat] } else { r.others[seat] });
    let skill: Vec<f64> = own.iter().zip(&others).map(|(own, others)| own + others).collect();
    let loss = numbers(&|r| r.players[seat.index()].loss_per_decision);
    let told: Vec<String> = [&result, &luck, &own, &others, &loss].map(|numbers| told(numbers)).to_vec();
    format!(
        "| `{bot}` | {} | {:.0} % | {:.0} % |",
        told.join(" | "),
        100.0 * correlation(&luck, &result).powi(2),
        100.0 * correlation(&skill, &result).powi(2),
    )
}

/// The kinds of mistakes of a bot, the costliest first, with their parts of the loss that reviews list.
fn mistakes(reviews: &[GameReview], seat: Seat, bot: Bot) {
    let (mut by_habit, mut listed) = (BTreeMap::new(), 0.0);
    let decisions = || reviews.iter().flat_map(|review| &review.decisions);
    for decision in decisions().filter(|decision| decision.seat == seat && decision.class.is_listed()) {
        let (count, loss) = by_habit.entry(decision.habit.unwrap_or("none")).or_insert((0, 0.0));
        (*count, *loss, listed) = (*count + 1, *loss + decision.loss, listed + decision.loss);
    }
    let mut by_habit: Vec<(&str, (u32, f64))> = by_habit.into_iter().collect();
    by_habit.sort_by(|a, b| b.1.1.total_cmp(&a.1.1));
    println!("\nlisted losses of `{bot}`: {:.4} a game", listed / reviews.len() as f64);
    for (habit, (count, loss)) in by_habit {
        println!("| {habit} | {count} | {:.1} % |", 100.0 * loss / listed);
    }
}

fn threads() -> usize {
    let given = std::env::var("THREADS").ok().and_then(|threads| threads.parse().ok());
    given.or_else(|| std::thread::available_parallelism().ok().map(usize::from)).unwrap_or(1)
}

fn reviews<G: Playable>(game: &G, bots: &[Bot], games: u64) -> Vec<GameReview> {
    let (cache, threads) = (Cache::of_user(), threads());
    let context = SolveContext { threads, ..SolveContext::new(&cache) };
    let players = Player::seat(bots, game, context).unwrap();
    let analyst = Analyst::new(game.clone(), context).unwrap();
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
    let reviews = parallel::map(threads, &numbers, reviewed);
    eprintln!(
        "{:.1} ms of a thread a game",
        threads as f64 * 1e3 * begun.elapsed().as_secs_f64() / games as f64
    );
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
