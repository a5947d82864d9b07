//! What a seed stands for: who plays what, and how much goes wrong.

use bots::Evaluated;
use games::{AnyGame, GAMES, Spec, with_game};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use server::play::{DiceMode, Plan, TimeoutPolicy};
use table::below;

/// The most seats that are tried: more only take longer.
const MOST_SEATS: usize = 4;

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
        let game = GAMES[one_of(GAMES.len() as u32) as usize];
        let seats = 1 + one_of(game.max_seats.min(MOST_SEATS) as u32) as usize;
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
        let spec = Spec::named(game.name);
        let plan = Plan {
            spec: match one_of(3) {
                0 => game.options.iter().fold(spec.clone(), |spec, option| spec.with_option(option, true)),
                _ => spec.clone(),
            },
            seats,
            games: 1 + one_of(3) as usize,
            seconds: (one_of(3) == 0).then(|| 5 + one_of(40)),
            // Without a bot named, a better one stands in for whoever leaves, and it may take long to prepare itself.
            late: match one_of(2) {
                1 if !bots_take_long(&spec, seats) => TimeoutPolicy::Default,
                _ => TimeoutPolicy::Bot(bots::Bot::Random),
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

/// More states than this are not solved in a moment.
const MANY_STATES: u64 = 1_000;

/// Whether a bot needs more than a moment to prepare itself for a game.
fn bots_take_long(spec: &Spec, seats: usize) -> bool {
    AnyGame::new(spec, seats)
        .is_ok_and(|rules| with_game!(rules, game => game.evaluator_states()) > MANY_STATES)
}
