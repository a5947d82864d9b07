//! How the best solitaire player of Qwixx behaves, counted over 200,000 games:
//! `cargo run --release -p rollwright-solve --example solo_habits`.

use qwixx::{Choice, MISTHROWS, Phase, Qwixx};
use rand::SeedableRng;
use rand_xoshiro::Xoroshiro128PlusPlus;
use solve::qwixx::{OwnSheetGame, TurnTiming};
use solve::{Cache, SolveContext};
use table::{BySeat, ChanceKind, ChoiceSet, Game, Seat, Turn};

const GAMES: u32 = 200_000;

#[derive(Default)]
struct Habits {
    turns: u32,
    misthrows: u32,
    /// Misthrows although something could have been crossed.
    wanted: u32,
    /// Games ended by the fourth misthrow.
    ended: u32,
}

fn main() {
    let Some(game) = Qwixx::new(1) else { return };
    let cache = Cache::of_user();
    let context =
        SolveContext { threads: 2, notify: &|notice| eprintln!("{notice}"), ..SolveContext::new(&cache) };
    let Ok(table) = OwnSheetGame::solo().tablebase(context) else { return };
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(7);
    let mut habits = Habits::default();
    for _ in 0..GAMES {
        let mut state = game.start();
        let mut could_cross = false;
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance(kind) => {
                    habits.turns += u32::from(kind == ChanceKind::Roll);
                    could_cross = false;
                    let chance = game.sample(&state, &mut rng);
                    game.chance_unchecked(&mut state, chance);
                }
                Turn::Decide(_) => {
                    could_cross |= game.choices(&state, Seat::FIRST).len() > 1;
                    let choice = table.choose(&game, &state, Seat::FIRST, TurnTiming::START);
                    let nothing = choice == Choice::Pass && !state.crossed_in_action_1();
                    if state.phase() == Phase::Action2 && nothing {
                        habits.misthrows += 1;
                        habits.wanted += u32::from(could_cross);
                    }
                    game.decide_unchecked(&mut state, &BySeat::from_fn(1, |_| Some(choice)));
                }
            }
        }
        habits.ended += u32::from(state.sheet(Seat::FIRST).misthrows() == MISTHROWS);
    }
    let a_game = |count: u32| f64::from(count) / f64::from(GAMES);
    println!("{:.2} turns and {:.3} misthrows a game", a_game(habits.turns), a_game(habits.misthrows));
    let wanted = 100.0 * f64::from(habits.wanted) / f64::from(habits.misthrows);
    println!("{wanted:.1} % of the misthrows although something could have been crossed");
    println!("{:.1} % of the games end by the fourth misthrow", 100.0 * a_game(habits.ended));
}
