//! Rolls to try things with: few of them stand for all, since every face of every die comes equally often
//! (stratified sampling, a Latin hypercube). All choices that are compared meet the same ones (common random numbers).

use games::twenty_one::{Dice, FIELDS};
use table::mix;

/// How many rolls make a block in which each die shows each face equally often.
const BLOCK: usize = 12;
/// How many blocks there are.
const BLOCKS: usize = 128;

/// The faces of the six dice, in the order of the notation.
pub(super) type Faces = [u8; FIELDS];

/// Blocks of balanced rolls, always the same ones.
#[derive(Debug)]
pub(super) struct BalancedRolls {
    rolls: Vec<Faces>,
}

impl BalancedRolls {
    /// Shuffles them with a fixed seed.
    pub(super) fn new() -> BalancedRolls {
        let mut rolls = vec![[0; FIELDS]; BLOCKS * BLOCK];
        let mut random = 1;
        for block in rolls.chunks_exact_mut(BLOCK) {
            for die in 0..FIELDS {
                block.iter_mut().enumerate().for_each(|(place, roll)| roll[die] = (place % 6) as u8 + 1);
                for place in (1..BLOCK).rev() {
                    random = mixed(random);
                    let other = (random % (place as u64 + 1)) as usize;
                    let face = block[place][die];
                    block[place][die] = block[other][die];
                    block[other][die] = face;
                }
            }
        }
        BalancedRolls { rolls }
    }

    /// How much memory they take.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.rolls)
    }

    /// So many blocks of rolls. The same position always gets the same ones, and another position others.
    pub(super) fn sample(&self, position_hash: u64, blocks: usize) -> impl Iterator<Item = Faces> {
        let begin = (mixed(position_hash) % BLOCKS as u64) as usize * BLOCK;
        (begin..begin + blocks * BLOCK).map(|place| self.rolls[place % self.rolls.len()])
    }
}

/// The dice after a second throw: those that showed 1 have stayed (T4).
#[inline]
pub(super) fn reroll(first: Faces, second: Faces) -> Faces {
    std::array::from_fn(|die| if first[die] == 1 { 1 } else { second[die] })
}

/// The faces of all dice.
pub(super) fn faces(dice: Dice) -> Faces {
    dice.iter().fold([0; FIELDS], |mut faces, (colour, face)| {
        faces[colour.index()] = face;
        faces
    })
}

/// A number that looks random beside its neighbours. SplitMix64 adds its constant before the first shift; here it
/// comes after it, and stays there, since the bots' choices depend on these values.
pub(super) fn mixed(number: u64) -> u64 {
    mix::splitmix64_multiplications((number ^ number >> 30).wrapping_add(mix::GOLDEN_GAMMA))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_die_shows_every_face_equally_often() {
        let rolls = BalancedRolls::new();
        for position_hash in 0..50 {
            for die in 0..FIELDS {
                let mut counts = [0; 7];
                rolls.sample(position_hash, 2).for_each(|faces| counts[usize::from(faces[die])] += 1);
                assert_eq!(counts, [0, 4, 4, 4, 4, 4, 4]);
            }
        }
    }

    #[test]
    fn ones_stay() {
        assert_eq!(reroll([1, 6, 1, 5, 2, 1], [2, 3, 4, 5, 6, 6]), [1, 3, 1, 5, 6, 1]);
    }
}
