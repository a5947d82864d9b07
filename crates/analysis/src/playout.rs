//! Playing on from a position: everybody by the evaluator's fast policy, through some rolls or to the end.

use std::convert::Infallible;

use bots::{Evaluated, Outlook};
use rand::{SeedableRng, TryRng};
use rand_xoshiro::Xoroshiro128PlusPlus;
use study::{ChanceSource, CommonRandomNumbers};
use table::mix::combine;
use table::{BySeat, ChanceKind, Game, Turn};

/// A playout is given up after so many events, and its last position evaluated: no game of people is as long, but bad
/// players of Alles auf 1 Karte can go on for ever.
const MOST_EVENTS: u32 = 20_000;

/// Dice and cards of one playout: common random numbers, of which the first is stratified.
pub(crate) struct PlayoutChance {
    common: CommonRandomNumbers,
    first: Option<Stratum>,
    seed: u64,
    used: bool,
}

/// One of equally likely parts of everything that chance may bring.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stratum {
    /// Which part, from 0.
    pub(crate) number: u32,
    /// How many parts there are.
    pub(crate) of: u32,
}

impl PlayoutChance {
    /// The dice of the playout with this stratum in a batch; the same seed gives the same dice, whatever is chosen.
    pub(crate) fn new(seed: u64, stratum: Stratum) -> PlayoutChance {
        let common = CommonRandomNumbers::new(seed, u64::from(stratum.number), 0);
        PlayoutChance { common, first: Some(stratum), seed, used: false }
    }

    /// Whether any dice or cards were needed.
    pub(crate) fn was_used(&self) -> bool {
        self.used
    }

    fn next<G: Game>(&mut self, game: &G, state: &G::State, kind: ChanceKind) -> G::Chance {
        self.used = true;
        match self.first.take() {
            Some(stratum) => game.sample(state, &mut StratifiedRng::new(self.seed, stratum)),
            None => self.common.chance(game, state, kind),
        }
    }
}

/// A generator whose first number lies in a stratum. A roll is made from one number, so the rolls of a batch are spread
/// evenly over all there are.
struct StratifiedRng {
    first: Option<u64>,
    rest: Xoroshiro128PlusPlus,
}

impl StratifiedRng {
    fn new(seed: u64, Stratum { number, of }: Stratum) -> StratifiedRng {
        let mixed = combine(combine(seed, u64::from(number)), u64::from(of));
        let within = u128::from(number) << 64 | u128::from(mixed);
        let first = (within / u128::from(of.max(1))) as u64;
        StratifiedRng { first: Some(first), rest: Xoroshiro128PlusPlus::seed_from_u64(combine(mixed, 1)) }
    }
}

impl TryRng for StratifiedRng {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.first.take().map_or_else(|| self.rest.try_next_u32(), |first| Ok((first >> 32) as u32))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.first.take().map_or_else(|| self.rest.try_next_u64(), Ok)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.rest.try_fill_bytes(bytes)
    }
}

/// Plays on through so many first rolls (to the end, if there are fewer), and says what everybody can expect there.
pub(crate) fn play_on<G: Evaluated>(
    game: &G,
    evaluator: &G::Evaluator,
    state: &mut G::State,
    rolls: usize,
    chance: &mut PlayoutChance,
) -> BySeat<Outlook> {
    let mut left = rolls;
    for _ in 0..MOST_EVENTS {
        match game.turn(state) {
            Turn::Over => break,
            Turn::Chance(ChanceKind::Roll) if left == 0 => break,
            Turn::Chance(kind) => {
                left -= usize::from(kind == ChanceKind::Roll);
                let outcome = chance.next(game, state, kind);
                game.chance_unchecked(state, outcome);
            }
            Turn::Decide(seats) => {
                let choices = game.decide(evaluator, state, seats);
                game.decide_unchecked(state, &choices);
            }
        }
    }
    game.outlook(evaluator, state)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::below_u64;

    #[test]
    fn a_batch_is_spread_over_all_rolls() {
        for seed in 0..20 {
            let draw = |number| below_u64(&mut StratifiedRng::new(seed, Stratum { number, of: 36 }), 36);
            let drawn: Vec<u64> = (0..36).map(draw).collect();
            assert_eq!(drawn, (0..36).collect::<Vec<u64>>());
        }
    }

    #[test]
    fn within_a_stratum_everything_can_come() {
        let draw = |seed| below_u64(&mut StratifiedRng::new(seed, Stratum { number: 1, of: 2 }), 12);
        let mut drawn: Vec<u64> = (0..200).map(draw).collect();
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn, [6, 7, 8, 9, 10, 11]);
    }
}
