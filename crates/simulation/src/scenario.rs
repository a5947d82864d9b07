//! What a seed stands for: who plays what, and how much goes wrong.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use server::play::{DiceMode, Plan, TimeoutPolicy};
use table::below;

/// The games that are played, with the most seats that are tried: more only take longer.
const GAMES: [(&str, u32); 3] = [("qwixx", 4), ("twenty-one", 3), ("one-card", 3)];

/// How likely each fault is, as one in so many actions; 0 for never.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faults {
    /// The server is killed.
    pub crash: u32,
    /// A connection is cut.
    pub cut: u32,
    /// The disk begins to fail, for some commits.
    pub disk: u32,
    /// The disk becomes slow, for some commits.
    pub slow_disk: u32,
    /// The wall clock jumps.
    pub clock_jump: u32,
}

/// What a seed stands for.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The seed.
    pub seed: u64,
    /// What the table is set up with.
    pub plan: Plan,
    /// How many of its seats people have; bots have the others.
    pub people: usize,
    /// How many people watch.
    pub watchers: usize,
    /// What goes wrong.
    pub faults: Faults,
    /// For how many actions things go wrong.
    pub actions: u64,
}

impl Scenario {
    /// The scenario of a seed.
    pub fn of(seed: u64) -> Scenario {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut one_of = |number: u32| below(&mut rng, number);
        let (game, most_seats) = GAMES[one_of(GAMES.len() as u32) as usize];
        let seats = 1 + one_of(most_seats) as usize;
        let people = match one_of(6) {
            // Now and then only bots play, before somebody who watches.
            0 => 0,
            _ => 1 + one_of(seats as u32) as usize,
        };
        let dice = match one_of(4) {
            0 => DiceMode::Tap,
            1 if people > 0 => DiceMode::Real,
            _ => DiceMode::Program,
        };
        let plan = Plan {
            game: game.to_owned(),
            seats,
            options: match (game, one_of(3)) {
                ("one-card", 0) => [("advanced".to_owned(), true)].into(),
                ("qwixx", 0) => [("finish_turn".to_owned(), true)].into(),
                _ => Default::default(),
            },
            games: 1 + one_of(3) as usize,
            seconds: (one_of(3) == 0).then(|| 5 + one_of(40)),
            // Without a bot named, a better one stands in for whoever leaves, and in this game it prepares itself first.
            late: match (game, one_of(2)) {
                ("one-card", _) | (_, 0) => TimeoutPolicy::Bot(bots::Bot::Random),
                _ => TimeoutPolicy::Default,
            },
            public: one_of(2) == 0,
            dice,
            ..Plan::default()
        };
        let mut rare = |at_most: u32| if one_of(3) == 0 { 0 } else { 20 + one_of(at_most) };
        let faults = Faults {
            crash: rare(200),
            cut: rare(60),
            disk: rare(150),
            slow_disk: rare(80),
            clock_jump: rare(300),
        };
        let watchers = if people == 0 { 1 } else { one_of(2) as usize };
        Scenario { seed, plan, people, watchers, faults, actions: 100 + u64::from(one_of(500)) }
    }
}
