//! Simulations: the same seed gives the same result, whatever the threads; the numbers add up.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::AtomicU64;

use bots::{Bot, Player, SolveContext};
use games::{AnyGame, GAMES, Spec, with_game};
use study::{Simulation, SimulationTotals, WORKLOAD, WorkloadPart};
use table::Series;

fn run(
    game: &str,
    bots: &[Bot],
    matches: u64,
    games_per_match: usize,
    seed: u64,
    threads: usize,
) -> SimulationTotals {
    let simulation =
        Simulation { matches, series: Series::new(games_per_match, bots.len()).unwrap(), seed, threads };
    let finished = AtomicU64::new(0);
    let context = SolveContext { threads: 2, ..SolveContext::without_cache() };
    let totals = with_game!(&AnyGame::new(&Spec::named(game), bots.len()).unwrap(), game => {
        let players = Player::seat(bots, game, context).unwrap();
        let Ok(totals) = simulation.run(game, |_| players.as_slice(), &finished);
        totals
    });
    assert_eq!(finished.into_inner(), matches);
    totals
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    for info in GAMES {
        let bots = [Bot::Greedy, Bot::Random];
        let one = run(info.name, &bots, 1_000, 2, 9, 1);
        assert_eq!(one, run(info.name, &bots, 1_000, 2, 9, 3), "{}", info.name);
        assert_ne!(one, run(info.name, &bots, 1_000, 2, 10, 1), "another seed, another result");
        assert_eq!((one.games, one.matches), (2_000, 1_000));
        let decided: u64 = one.bots.iter().map(|bot| bot.wins).sum();
        assert_eq!(decided + one.bots[0].ties, 1_000);
        assert!(one.shortest <= one.turns / one.games && one.turns / one.games <= one.longest);
    }
}

#[test]
fn greedy_beats_random_in_every_game() {
    for info in GAMES {
        for bots in [[Bot::Greedy, Bot::Random], [Bot::Random, Bot::Greedy]] {
            let totals = run(info.name, &bots, 2_000, 1, 1, 2);
            let greedy = bots.iter().position(|bot| *bot == Bot::Greedy).unwrap();
            let rate = totals.win_rate(greedy);
            assert!(rate.interval[0] > 0.9 && rate.interval[1] <= 1.0, "{}: {rate:?}", info.name);
        }
    }
}

/// Qwixx with several seats needs a table that takes minutes to make, so it is measured by hand.
#[test]
fn solver_beats_greedy() {
    for (game, least) in [("twenty-one", 0.65), ("one-card", 0.6)] {
        for bots in [[Bot::Solver, Bot::Greedy], [Bot::Greedy, Bot::Solver]] {
            let totals = run(game, &bots, 1_500, 1, 1, 2);
            let solver = bots.iter().position(|bot| *bot == Bot::Solver).unwrap();
            let rate = totals.win_rate(solver);
            assert!(rate.interval[0] > least, "{game}: {rate:?}");
        }
    }
}

#[test]
fn solo_games_are_always_won() {
    let totals = run("qwixx", &[Bot::Random], 100, 1, 1, 1);
    assert_eq!((totals.bots[0].wins, totals.bots[0].ties), (100, 0));
}

/// The signature of the workload cut short. That of the whole one, 02665f6c98039d65, takes too long for a test
/// (`rollwright bench`); whoever changes this one has changed that one.
#[test]
fn the_workload_has_its_signature() {
    let short = WORKLOAD.map(|part| WorkloadPart { games: 20, ..part });
    let play = |signature, part: &WorkloadPart| part.play(signature).unwrap();
    assert_eq!(short.iter().fold(0, play), 0xF42F_AF5D_F557_7D4F);
    assert_ne!(short[0].play(0).unwrap(), short[0].play(1).unwrap(), "what came before is mixed in");
}
