//! Arenas: the result depends on the seed alone, interruptions change nothing, luck cancels out.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicBool, AtomicU64};

use bots::{Bot, Player, SolveContext};
use games::{AnyGame, GAMES, Spec, with_game};
use study::{Arena, ArenaError, ArenaRun, Standings, ratings};

fn go_on(
    game: &str,
    bots: &[Bot],
    arena: &Arena,
    seats: usize,
    from: Standings,
    deals: u64,
    threads: usize,
) -> Standings {
    let context = SolveContext { threads: 2, ..SolveContext::without_cache() };
    let mut standings = from;
    let played = deals - standings.deals;
    let finished = AtomicU64::new(0);
    with_game!(&AnyGame::new(&Spec::named(game), seats).unwrap(), game => {
        let players = Player::seat(bots, game, context).unwrap();
        let session = ArenaRun { deals, threads, finished: &finished, stop: &AtomicBool::new(false) };
        let Ok(()) = arena.run(game, |_| players.as_slice(), &mut standings, session);
    });
    assert_eq!(finished.into_inner(), played);
    standings
}

fn run(game: &str, bots: &[Bot], seats: usize, deals: u64, seed: u64, threads: usize) -> Standings {
    let arena = Arena::new(bots.len(), seats, seed).unwrap();
    go_on(game, bots, &arena, seats, arena.begin(), deals, threads)
}

#[test]
fn threads_and_interruptions_change_nothing() {
    for info in GAMES {
        let bots = [Bot::Greedy, Bot::Random, Bot::Greedy];
        let one = run(info.name, &bots, 2, 60, 5, 1);
        assert_eq!(one, run(info.name, &bots, 2, 60, 5, 3), "{}", info.name);
        assert_ne!(one, run(info.name, &bots, 2, 60, 6, 1), "another seed, another result");
        let arena = Arena::new(3, 2, 5).unwrap();
        let half = go_on(info.name, &bots, &arena, 2, arena.begin(), 25, 2);
        assert!(arena.fits(&half) && !Arena::new(2, 2, 5).unwrap().fits(&half));
        assert_eq!(go_on(info.name, &bots, &arena, 2, half, 60, 2), one, "{}", info.name);
        assert_eq!((one.deals, one.games), (60, 60 * 6));
    }
}

/// With the same dice in both seats, equal bots win exactly as often.
#[test]
fn luck_cancels_out_between_equal_bots() {
    for info in GAMES {
        let standings = run(info.name, &[Bot::Greedy, Bot::Greedy], 2, 50, 1, 2);
        for bot in 0..2 {
            let rate = standings.win_rate(bot);
            assert_eq!((rate.mean, rate.margin()), (0.5, 0.0), "{}", info.name);
        }
        assert_eq!(standings.bots[0].points, standings.bots[1].points);
        let ratings = ratings(&standings);
        assert!((ratings[0].rating - 1500.0).abs() < 1e-6 && ratings[0].margin < 1e-6, "{ratings:?}");
    }
}

#[test]
fn the_better_bot_is_rated_higher_at_any_table() {
    for (seats, bots) in
        [(2, vec![Bot::Random, Bot::Greedy]), (3, vec![Bot::Random, Bot::Greedy, Bot::Random])]
    {
        for info in GAMES {
            let standings = run(info.name, &bots, seats, 40, 1, 2);
            let rate = standings.win_rate(1);
            assert!(rate.interval[0] > 0.6, "{} {rate:?}", info.name);
            let ratings = ratings(&standings);
            assert!(ratings[1].rating - ratings[1].margin > ratings[0].rating + 100.0, "{ratings:?}");
            let won: f64 = (0..bots.len()).map(|bot| standings.win_rate(bot).mean).sum();
            assert!((won - 1.0).abs() < 1e-9, "the shares of a table add up: {won}");
        }
    }
}

#[test]
fn arenas_that_cannot_be_are_refused() {
    assert_eq!(Arena::new(1, 1, 0), Err(ArenaError::Bots(1)));
    assert_eq!(Arena::new(21, 2, 0), Err(ArenaError::Bots(21)));
    assert_eq!(Arena::new(3, 4, 0), Err(ArenaError::Seats { bots: 3, seats: 4 }));
    assert_eq!(Arena::new(4, 3, 0).unwrap().games_a_deal(), 24);
}
