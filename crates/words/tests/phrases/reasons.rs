//! Why choices are good or bad: what is said of every choice in many games, and in positions that are rare in them.

use bots::Reasons;
use conformance::{most_points, noisy, random_game, script, seeded};
use games::{AnyGame, GAMES, Spec, with_game};
use table::{ChoiceSet, Turn};

use crate::Provoked;

/// How many games of each kind are played.
const GAMES_EACH: u64 = 40;

/// Positions of Qwixx that games of random players seldom reach: a locked row, three misthrows, and few numbers left.
const QWIXX: [(&str, &str); 8] = [
    ("r2,3,4,5,6 y2,3,4,5,6,12! g- b- x0 / r2,3 y- g- b- x2 ; active 1", "w6 w6 r1 g1 b1"),
    ("r2,3 y- g- b- x2 / r2,3,4,5,6 y2,3,4,5,6,12! g- b- x0 ; active 1", "w6 w6 r1 g1 b1"),
    ("r10 y10 g4 b4 x3 / r2,3,4,5 y- g- b- x0 ; active 1", "w1 w1 r1 y1 g6 b6"),
    ("r10 y10 g4 b4 x3 / r2,3,4,5 y- g- b- x0 ; active 1", "w1 w1 r1 y1 g6 b6 | -, -"),
    ("r2,3,4,5,6 y2,3,4,5,6,12! g- b- x3", "w6 w6 r1 g1 b1"),
    ("r2,3,4,5,6 y2,3,4,5,6,12! g- b- x3", "w6 w6 r1 g1 b1 | -"),
    ("r- y- g- b- x3 / r- y- g- b- x3 ; active 1", "w1 w1 r1 y1 g6 b6 | -, -"),
    ("r2,3,4,5 y- g- b- x3 / r2,3 y2 g12 b- x3 ; active 1", "w1 w1 r1 y1 g6 b6 | -, -"),
];

/// The same with the option `join_locks`.
const JOINING: [(&str, &str); 3] = [
    ("r2,3,4,5,6 y- g- b- x0 / r2,3,4,5,6 y- g- b- x0 ; active 1", "w6 w6 r1 y1 g2 b6 | r12, g12"),
    ("r2,3,4,5,6 y- g- b- x0 / r2,3,4,5,6 y- g- b- x0 ; active 1", "w6 w6 r1 y1 g2 b6 | -, r12"),
    (
        "r2,3,4,5,6 y2,3,4,5,6,7,8,9,10,11 g- b- x0 / r2,3,4,5,6 y- g- b- x0 ; active 1",
        "w6 w6 r1 y1 g2 b6 | y12, r12",
    ),
];

/// Every choice of every game with all options off and on.
pub(crate) fn reason_through_all_games(provoked: &mut Provoked) {
    for info in GAMES {
        for on in [false, true] {
            let options = info.options.iter().map(|option| ((*option).to_owned(), on)).collect();
            let spec = Spec { options, ..Spec::named(info.name) };
            for seats in [1, 2, info.max_seats] {
                let rules = AnyGame::new(&spec, seats).unwrap();
                with_game!(&rules, game => reason_in(game, provoked));
            }
        }
    }
    for (join_locks, positions) in [(false, &QWIXX[..]), (true, &JOINING[..])] {
        for (position, events) in positions {
            let spec = Spec::named("qwixx").with_option("join_locks", join_locks);
            let seats = position.matches(" / ").count() + 1;
            let AnyGame::Qwixx(rules) = AnyGame::new(&spec, seats).unwrap() else { unreachable!() };
            reason_at(&rules, &script::play(&rules, position, events), provoked);
        }
    }
}

fn reason_in<G: Reasons>(game: &G, provoked: &mut Provoked) {
    for seed in 0..GAMES_EACH {
        let choose = noisy(4, most_points);
        random_game(game, &mut seeded(seed), &choose, |state, _| reason_at(game, state, provoked));
    }
}

/// What is said of all choices here.
fn reason_at<G: Reasons>(game: &G, state: &G::State, provoked: &mut Provoked) {
    let Turn::Decide(seats) = game.turn(state) else { return };
    for seat in seats.iter() {
        for choice in game.choices(state, seat).iter() {
            game.facts(state, seat, choice).iter().for_each(|fact| provoked.note(fact));
        }
    }
}
