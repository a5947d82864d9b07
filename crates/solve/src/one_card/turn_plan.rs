//! One turn solved exactly (K5) by expectimax: what is worth keeping, given the worth of every final result.
//!
//! Rolling some dice is adding one die after the other, so the worth of what is kept is the mean over the next
//! die's colour of what is then kept; and the best dice to keep of a result are the best among it and all that
//! remains when one die is taken away. Both need a few thousand steps for a whole turn.

use super::kept_dice::{Alphabet, KEPT_SETS, KeptDice, RESULTS, SET_CAPACITY, SYMBOLS};

/// How often dice may be rolled again in a turn (K5).
pub const REROLLS: usize = 2;

/// A turn: the worth of every result and of all dice kept, however many rolls are left.
#[derive(Clone)]
pub struct TurnPlan {
    levels: [Level; REROLLS],
    value: f64,
}

/// What is worth keeping with so many rolls left.
#[derive(Clone)]
struct Level {
    /// The worth of each set of dice kept when the others are rolled; of five dice, without that roll.
    worth: [f64; SET_CAPACITY],
    /// The highest worth within each set.
    highest: [f64; SET_CAPACITY],
    /// The part of each set that has it.
    best: [u16; SET_CAPACITY],
}

impl Level {
    const ZERO: Level =
        Level { worth: [0.0; SET_CAPACITY], highest: [0.0; SET_CAPACITY], best: [0; SET_CAPACITY] };
}

impl Default for TurnPlan {
    fn default() -> TurnPlan {
        TurnPlan { levels: [Level::ZERO, Level::ZERO], value: 0.0 }
    }
}

impl TurnPlan {
    /// Solves the turn for the worth of each final result, in the order of [`KeptDice::result`].
    pub fn solve(&mut self, values: &[f64; RESULTS]) {
        self.solve_in(Alphabet::colours(), values);
    }

    /// The worth of the turn before its first roll.
    pub fn value(&self) -> f64 {
        self.value
    }

    /// The worth of a result with so many rerolls left, at most [`REROLLS`]. Of fewer dice: the highest worth
    /// of what can be kept of them.
    pub fn worth(&self, dice: KeptDice, rerolls: usize) -> f64 {
        match rerolls {
            0 => self.levels[0].worth[dice.index()],
            _ => self.levels[rerolls.min(REROLLS) - 1].highest[dice.index()],
        }
    }

    /// The worth of keeping these dice and rolling the others, as one of so many rerolls left, at least one.
    /// Keeping all five is stopping.
    pub fn keep_worth(&self, kept: KeptDice, rerolls: usize) -> f64 {
        let level = if kept.number().is_some() { 0 } else { rerolls.clamp(1, REROLLS) - 1 };
        self.levels[level].worth[kept.index()]
    }

    /// The best dice to keep of a result with so many rerolls left; all five is stopping.
    pub fn best_keep(&self, result: KeptDice, rerolls: usize) -> KeptDice {
        // A result that is its own best part is worth no more than with a reroll less.
        let levels = self.levels[..rerolls.min(REROLLS)].iter().rev();
        let mut kept = levels.map(|level| KeptDice::at(level.best[result.index()]));
        kept.find(|kept| *kept != result).unwrap_or(result)
    }

    /// The chance of each final result under best play.
    pub fn distribution(&self, chances: &mut [f64; RESULTS]) {
        self.distribution_in(Alphabet::colours(), chances);
    }

    /// As [`TurnPlan::solve`], with the symbols of an alphabet.
    pub(crate) fn solve_in(&mut self, alphabet: &Alphabet, values: &[f64]) {
        match alphabet.symbols {
            4 => self.solve_with::<4>(alphabet, values),
            5 => self.solve_with::<5>(alphabet, values),
            _ => self.solve_with::<SYMBOLS>(alphabet, values),
        }
    }

    fn solve_with<const S: usize>(&mut self, alphabet: &Alphabet, values: &[f64]) {
        let first = alphabet.first_result;
        let end = first + alphabet.results();
        let [one, two] = &mut self.levels;
        one.worth[first..end].copy_from_slice(&values[..end - first]);
        one.solve::<S>(alphabet);
        two.worth[first..end].copy_from_slice(&one.highest[first..end]);
        two.solve::<S>(alphabet);
        let results = two.highest[first..end].iter().zip(&alphabet.chances);
        self.value = results.map(|(worth, chance)| worth * chance).sum();
    }

    /// As [`TurnPlan::distribution`], with the symbols of an alphabet.
    pub(crate) fn distribution_in(&self, alphabet: &Alphabet, chances: &mut [f64]) {
        match alphabet.symbols {
            4 => self.distribute::<4>(alphabet, chances),
            5 => self.distribute::<5>(alphabet, chances),
            _ => self.distribute::<SYMBOLS>(alphabet, chances),
        }
    }

    fn distribute<const S: usize>(&self, alphabet: &Alphabet, chances: &mut [f64]) {
        let first = alphabet.first_result;
        let results = alphabet.results();
        chances[..results].copy_from_slice(&alphabet.chances);
        for level in self.levels.iter().rev() {
            let mut kept = [0.0; SET_CAPACITY];
            for (result, chance) in chances[..results].iter().enumerate() {
                kept[usize::from(level.best[first + result]) % SET_CAPACITY] += chance;
            }
            for (set, one_more) in alphabet.one_more.iter().enumerate() {
                let each = kept[set] / SYMBOLS as f64;
                for more in &one_more[..S - 1] {
                    kept[usize::from(*more) % SET_CAPACITY] += each;
                }
                kept[usize::from(one_more[S - 1]) % SET_CAPACITY] += kept[set] * alphabet.last;
            }
            chances[..results].copy_from_slice(&kept[first..first + results]);
        }
    }
}

impl Level {
    /// From the worth of the results to that of every set kept, and the best part of each.
    #[inline]
    fn solve<const S: usize>(&mut self, alphabet: &Alphabet) {
        debug_assert!(alphabet.counts.len() <= KEPT_SETS);
        for (set, one_more) in alphabet.one_more.iter().enumerate().rev() {
            let live: f64 =
                one_more[..S - 1].iter().map(|more| self.worth[usize::from(*more) % SET_CAPACITY]).sum();
            let dead = self.worth[usize::from(one_more[S - 1]) % SET_CAPACITY];
            self.worth[set % SET_CAPACITY] = live / SYMBOLS as f64 + dead * alphabet.last;
        }
        self.highest[0] = self.worth[0];
        self.best[0] = 0;
        for (set, one_less) in alphabet.one_less.iter().enumerate().skip(1) {
            let (mut highest, mut best) = (self.worth[set % SET_CAPACITY], set as u16);
            for less in one_less {
                let less = usize::from(*less) % SET_CAPACITY;
                let higher = self.highest[less] > highest;
                highest = if higher { self.highest[less] } else { highest };
                best = if higher { self.best[less] } else { best };
            }
            self.highest[set % SET_CAPACITY] = highest;
            self.best[set % SET_CAPACITY] = best;
        }
    }
}
