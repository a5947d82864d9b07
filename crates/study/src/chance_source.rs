//! Where a game's dice and cards, and its bots' random choices, come from.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;
use table::mix::combine;
use table::{ChanceKind, Game};

/// Decides what chance brings, and lends bots a generator.
pub trait ChanceSource<G: Game> {
    /// What bots draw their random choices from.
    type BotRng: Rng;

    /// The outcome of the awaited chance.
    fn chance(&mut self, game: &G, state: &G::State, kind: ChanceKind) -> G::Chance;

    /// What bots draw their random choices from.
    fn bot_rng(&mut self) -> &mut Self::BotRng;
}

/// One generator for everything: the fastest.
pub(crate) struct SharedRng<R>(pub(crate) R);

impl<G: Game, R: Rng> ChanceSource<G> for SharedRng<R> {
    type BotRng = R;

    #[inline]
    fn chance(&mut self, game: &G, state: &G::State, _: ChanceKind) -> G::Chance {
        game.sample(state, &mut self.0)
    }

    #[inline]
    fn bot_rng(&mut self) -> &mut R {
        &mut self.0
    }
}

/// Common random numbers: dice and cards that are the same whoever plays. Each comes from its own place in the game, so a
/// bot that rolls again or scores a card does not change what the next turn brings.
#[derive(Clone, Debug)]
pub struct CommonRandomNumbers {
    seed: u64,
    bot_rng: Xoroshiro128PlusPlus,
    /// How often each kind of chance has come; further rolls are counted within their turn.
    counts: [u64; 6],
}

impl CommonRandomNumbers {
    /// The dice of the deal with this number. The bots' random choices depend on the seating, too, so that two equal bots
    /// do not choose alike.
    pub fn new(seed: u64, number: u64, seating: u64) -> CommonRandomNumbers {
        let seed = combine(combine(0, seed), number);
        let bot_rng = Xoroshiro128PlusPlus::seed_from_u64(combine(combine(seed, u64::MAX), seating));
        CommonRandomNumbers { seed, bot_rng, counts: [0; 6] }
    }
}

impl<G: Game> ChanceSource<G> for CommonRandomNumbers {
    type BotRng = Xoroshiro128PlusPlus;

    fn chance(&mut self, game: &G, state: &G::State, kind: ChanceKind) -> G::Chance {
        if kind == ChanceKind::Roll {
            self.counts[ChanceKind::Reroll as usize] = 0;
        }
        let count = &mut self.counts[kind as usize];
        *count += 1;
        let within = combine(combine(self.seed, kind as u64), *count);
        let turn = if kind == ChanceKind::Reroll { self.counts[ChanceKind::Roll as usize] } else { 0 };
        game.sample(state, &mut Xoroshiro128PlusPlus::seed_from_u64(combine(within, turn)))
    }

    fn bot_rng(&mut self) -> &mut Xoroshiro128PlusPlus {
        &mut self.bot_rng
    }
}
