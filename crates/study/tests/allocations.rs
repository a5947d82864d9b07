//! Nothing is allocated while games are simulated: a counting allocator proves it.

#![allow(unsafe_code, clippy::unwrap_used)]

use bots::{Bot, Player, SolveContext};
use games::{AnyGame, GAMES, Spec, with_game};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use study::{match_rng, play_game};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counting what each thread asks of it.
struct Counting;

// SAFETY: every call is handed on to the system's allocator as it is.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller's promise is handed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise is handed on.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn seated<G: bots::Playable>(bots: &[Bot], game: &G) -> Vec<Player<G>> {
    let context = SolveContext { threads: 2, ..SolveContext::without_cache() };
    Player::seat(bots, game, context).unwrap()
}

#[test]
fn games_are_simulated_without_allocating() {
    for info in GAMES {
        for seats in 1..=info.max_seats {
            for on in [false, true] {
                let options = info.options.iter().map(|name| ((*name).to_owned(), on)).collect();
                let spec = Spec { options, ..Spec::named(info.name) };
                for bot in [Bot::Random, Bot::Greedy] {
                    let bots = vec![bot; seats];
                    with_game!(AnyGame::new(&spec, seats).unwrap(), game => {
                        let players = seated(&bots, &game);
                        let before = ALLOCATIONS.with(Cell::get);
                        assert!(before > 0, "the allocator counts");
                        for number in 0..20 {
                            let played = play_game(&game, &players, &mut match_rng(1, number));
                            assert!(played.length.turns > 0);
                        }
                        let allocated = ALLOCATIONS.with(Cell::get) - before;
                        assert_eq!(allocated, 0, "{} with {seats} seats, {bot}", info.name);
                    });
                }
            }
        }
    }
}
