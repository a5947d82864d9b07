//! Where the dice, the cards and the bots' whims of a game come from.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;
use table::{ChanceKind, Game};

/// Decides what chance brings, and lends bots a generator.
pub trait Fate<G: Game> {
    /// The generator for the bots' whims.
    type Whims: Rng;

    /// The outcome of the awaited chance.
    fn chance(&mut self, game: &G, state: &G::State, kind: ChanceKind) -> G::Chance;

    /// The generator for the bots' whims.
    fn whims(&mut self) -> &mut Self::Whims;
}

/// One generator for everything: the fastest.
pub(crate) struct OneRng<R>(pub(crate) R);

impl<G: Game, R: Rng> Fate<G> for OneRng<R> {
    type Whims = R;

    #[inline]
    fn chance(&mut self, game: &G, state: &G::State, _: ChanceKind) -> G::Chance {
        game.sample(state, &mut self.0)
    }

    #[inline]
    fn whims(&mut self) -> &mut R {
        &mut self.0
    }
}

/// Dice and cards that are the same whoever plays: each comes from its own place in the game, so a bot that
/// rolls again or scores a card does not change what the next turn brings.
#[derive(Clone, Debug)]
pub struct Deal {
    seed: u64,
    whims: Xoroshiro128PlusPlus,
    /// How often each kind of chance has come; further rolls are counted within their turn.
    counts: [u64; 6],
}

impl Deal {
    /// The deal with this number. The whims depend on the seating, too, so that two bots with the same whims
    /// do not meet themselves.
    pub fn new(seed: u64, number: u64, seating: u64) -> Deal {
        let seed = stir(stir(0, seed), number);
        let whims = Xoroshiro128PlusPlus::seed_from_u64(stir(stir(seed, u64::MAX), seating));
        Deal { seed, whims, counts: [0; 6] }
    }
}

impl<G: Game> Fate<G> for Deal {
    type Whims = Xoroshiro128PlusPlus;

    fn chance(&mut self, game: &G, state: &G::State, kind: ChanceKind) -> G::Chance {
        if kind == ChanceKind::Roll {
            self.counts[ChanceKind::Reroll as usize] = 0;
        }
        let count = &mut self.counts[kind as usize];
        *count += 1;
        let within = stir(stir(self.seed, kind as u64), *count);
        let turn = if kind == ChanceKind::Reroll { self.counts[ChanceKind::Roll as usize] } else { 0 };
        game.sample(state, &mut Xoroshiro128PlusPlus::seed_from_u64(stir(within, turn)))
    }

    fn whims(&mut self) -> &mut Xoroshiro128PlusPlus {
        &mut self.whims
    }
}

/// Mixes a number into others, so that neighbouring ones have nothing in common.
fn stir(mixed: u64, number: u64) -> u64 {
    let mut sum = (mixed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_add(0x9E37_79B9_7F4A_7C15);
    sum = (sum ^ sum >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    sum = (sum ^ sum >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    sum ^ sum >> 31
}
