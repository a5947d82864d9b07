//! The fixed workload of `rollwright bench`: always the same games, so that one number tells whether
//! a change has changed play, and the time tells whether it has changed speed.

use bots::{Bot, Player, SolveContext, Unsolvable};
use games::{AnyGame, Spec, SpecError, with_game};
use table::mix;
use thiserror::Error;

use crate::{match_rng, play_game};

/// Some games of one kind.
#[derive(Clone, Copy, Debug)]
pub struct WorkloadPart {
    /// The game's name.
    pub game: &'static str,
    /// The option that is set, if any.
    pub option: Option<&'static str>,
    /// The bot in every seat.
    pub bot: Bot,
    /// How many seats play.
    pub seats: usize,
    /// How many games are played.
    pub games: u64,
}

const fn part(
    game: &'static str,
    option: Option<&'static str>,
    bot: Bot,
    seats: usize,
    games: u64,
) -> WorkloadPart {
    WorkloadPart { game, option, bot, seats, games }
}

/// Everything that is played.
pub const WORKLOAD: [WorkloadPart; 12] = [
    part("qwixx", None, Bot::Random, 2, 1_000_000),
    part("qwixx", None, Bot::Random, 5, 200_000),
    part("qwixx", Some("finish_turn"), Bot::Random, 3, 200_000),
    part("qwixx", None, Bot::Greedy, 2, 100_000),
    part("qwixx", None, Bot::Greedy, 1, 100_000),
    part("twenty-one", None, Bot::Random, 2, 300_000),
    part("twenty-one", None, Bot::Random, 6, 50_000),
    part("twenty-one", None, Bot::Greedy, 2, 50_000),
    part("one-card", None, Bot::Random, 2, 100_000),
    part("one-card", Some("advanced"), Bot::Random, 4, 20_000),
    part("one-card", None, Bot::Greedy, 2, 20_000),
    part("one-card", Some("advanced"), Bot::Greedy, 3, 10_000),
];

/// The seed of the workload.
const SEED: u64 = 21;

/// Why a part cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WorkloadError {
    /// There is no such game.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// A bot cannot play it.
    #[error(transparent)]
    Unsolvable(#[from] Unsolvable),
}

impl WorkloadPart {
    /// Plays the part and mixes every game's result and length into the signature.
    pub fn play(&self, mut signature: u64) -> Result<u64, WorkloadError> {
        let spec = self.option.iter().fold(Spec::named(self.game), |spec, name| spec.with_option(name, true));
        let bots = vec![self.bot; self.seats];
        // Nothing here needs a large table.
        let context = SolveContext::without_cache();
        with_game!(AnyGame::new(&spec, self.seats)?, game => {
            let players = Player::seat(&bots, &game, context)?;
            for number in 0..self.games {
                let played = play_game(&game, &players, &mut match_rng(SEED, number));
                for score in played.scores.as_slice() {
                    signature = mixed_in(signature, u64::from(score.unsigned_abs()) << 1 | u64::from(*score < 0));
                }
                signature = mixed_in(signature, played.starter.number() as u64);
                signature = mixed_in(signature, played.length.events);
            }
        });
        Ok(signature)
    }
}

/// Mixes a number into the signature: a step of FNV-1a, turned so that low bits do not stay low.
fn mixed_in(signature: u64, word: u64) -> u64 {
    mix::fnv1a_step(signature, word).rotate_left(5)
}
