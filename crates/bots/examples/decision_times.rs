//! How long the levels think: median and worst over the decisions of some games, on one core.
//!
//! `cargo run --release -p rollwright-bots --example decision_times`

#![allow(clippy::unwrap_used)]

use std::time::{Duration, Instant};

use bots::{Bot, Playable, Player, SolveContext};
use games::one_card::{CARDS, Deck, OneCard};
use games::qwixx::Qwixx;
use games::twenty_one::{Layouts, TwentyOne};
use rand::SeedableRng;
use rand_xoshiro::Xoroshiro128PlusPlus;
use solve::Cache;
use table::{BySeat, ChoiceSet, Turn};

/// How many decisions are timed of each bot at each table.
const DECISIONS: usize = 4_000;

fn main() {
    println!("game, seats, bot: median, 99.9 %, worst of {DECISIONS} decisions with a choice (µs)");
    (2..=games::qwixx::MAX_SEATS).for_each(|seats| measure("qwixx", &Qwixx::new(seats).unwrap()));
    (2..=games::twenty_one::MAX_SEATS)
        .for_each(|seats| measure("twenty-one", &TwentyOne::new(seats).unwrap()));
    for seats in 2..=games::one_card::MAX_SEATS {
        measure("one-card", &OneCard::new(seats).unwrap());
        measure("one-card advanced", &OneCard::new(seats).unwrap().with_advanced(true));
    }
    // What a visitor may bring at worst: sheets on which every die fits everywhere, and cards that never end.
    for seats in 2..=games::twenty_one::MAX_SEATS {
        measure("twenty-one with sixes", &TwentyOne::new(seats).unwrap().with_sheets(sixes()));
    }
    let long: Deck = "R9 O9* Y9 G9 B9*\n".repeat(CARDS).parse().unwrap();
    for seats in 2..=games::one_card::MAX_SEATS {
        measure("one-card with long rows", &OneCard::new(seats).unwrap().with_cards(long.clone()));
    }
}

/// Sheets whose fields all show 6.
fn sixes() -> Layouts {
    let row = |letter: char| format!("{letter}: w6 k6 r6 b6 y6 g6\n").repeat(games::twenty_one::ROWS);
    ('A'..='F').map(row).collect::<String>().parse().unwrap()
}

fn measure<G: Playable>(name: &str, game: &G) {
    let cache = Cache::of_user();
    let context = SolveContext::new(&cache);
    let bots = [Bot::Expert, Bot::Hard];
    for (bot, player) in bots.iter().zip(Player::seat(&bots, game, context).unwrap()) {
        let mut times = time(game, &player);
        times.sort();
        let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e6;
        println!("{name}, {}, {bot}: {:.0}, {:.0}, {:.0}", game.seats(), at(0.5), at(0.999), at(1.0));
    }
}

/// The times of decisions in games that the bot plays with itself.
fn time<G: Playable>(game: &G, player: &Player<G>) -> Vec<Duration> {
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(5);
    let mut times = Vec::with_capacity(DECISIONS);
    let mut state = game.start();
    while times.len() < DECISIONS {
        match game.turn(&state) {
            Turn::Over => state = game.start(),
            Turn::Chance(_) => {
                let chance = game.sample(&state, &mut rng);
                game.chance_unchecked(&mut state, chance);
            }
            Turn::Decide(seats) => {
                let mut choices = BySeat::new(game.seats());
                for seat in seats.iter() {
                    let begun = Instant::now();
                    choices[seat] = Some(player.choose(game, &state, seat, &mut rng));
                    if game.choices(&state, seat).len() > 1 {
                        times.push(begun.elapsed());
                    }
                }
                game.decide_unchecked(&mut state, &choices);
            }
        }
    }
    times
}
