//! Levels of strength: the same evaluator with more and more noise.
//!
//! A weaker player sees the same choices and knows the rules as well; they err in judging them. So a level picks by a
//! softmax over what a choice loses, cut off at the largest loss that it would overlook. Among several, losses are told
//! apart by their odds: whoever is far behind or ahead sees the difference between two small chances as well as others see
//! that between two even ones, and goes on playing sensibly.

use rand::{Rng, RngExt};
use solve::Advice;
use table::Seat;

use crate::{Effort, Evaluated};

/// A chance as small as this, or as near to one, is no smaller for the noise: networks are not sure there either.
const LEAST_CHANCE: f64 = 0.01;

/// How far a player misjudges, in the unit of the evaluator (chances to win, or points): the temperature of a softmax, and
/// where it is cut off.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Noise {
    /// A loss this large is chosen 1/e times as often as no loss at all.
    pub spread: f64,
    /// A loss larger than this is never overlooked.
    pub most: f64,
}

/// The levels of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoiseLevels {
    /// [`crate::Bot::Easy`].
    pub easy: Noise,
    /// [`crate::Bot::Medium`].
    pub medium: Noise,
    /// [`crate::Bot::Hard`].
    pub hard: Noise,
}

impl NoiseLevels {
    /// The same levels where all differences are larger or smaller.
    pub(crate) fn scaled(self, factor: f64) -> NoiseLevels {
        let scaled = |noise: Noise| Noise { spread: noise.spread * factor, most: noise.most * factor };
        NoiseLevels { easy: scaled(self.easy), medium: scaled(self.medium), hard: scaled(self.hard) }
    }
}

impl Noise {
    /// The same where somebody with this chance to win among so many seats decides: losses of a chance are smaller the
    /// less is open.
    fn at_chance(self, chance: f64, seats: usize) -> Noise {
        let open = |chance: f64| chance * (1.0 - chance);
        let factor = open(chance.clamp(LEAST_CHANCE, 1.0 - LEAST_CHANCE)) / open(1.0 / seats.max(2) as f64);
        Noise { spread: self.spread * factor, most: self.most * factor }
    }

    /// One of the choices: the better, the more often.
    fn pick<C: Copy, R: Rng + ?Sized>(&self, advice: &Advice<C>, rng: &mut R) -> Option<C> {
        let weight = |loss: f64| if loss <= self.most { (-loss / self.spread).exp() } else { 0.0 };
        let choices = advice.choices();
        let total: f64 = choices.iter().map(|rated| weight(advice.loss(rated))).sum();
        let mut left = total * rng.random::<f64>();
        let picked = choices.iter().find(|rated| {
            left -= weight(advice.loss(rated));
            left < 0.0
        });
        picked.or(choices.first()).map(|rated| rated.choice)
    }
}

/// What a player of some level chooses for a seat that is asked; without noise, the best.
pub(crate) fn choose<G: Evaluated, R: Rng + ?Sized>(
    game: &G,
    evaluator: &G::Evaluator,
    noise: Option<Noise>,
    state: &G::State,
    seat: Seat,
    rng: &mut R,
) -> Option<G::Choice> {
    match noise {
        None => game.evaluate(evaluator, state, seat, Effort::Full).best().map(|best| best.choice),
        Some(noise) => {
            let advice = game.evaluate(evaluator, state, seat, Effort::Quick);
            let chance = advice.best().filter(|_| game.seats() > 1).map(|best| best.worth);
            chance.map_or(noise, |chance| noise.at_chance(chance, game.seats())).pick(&advice, rng)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand_xoshiro::Xoroshiro128PlusPlus;
    use solve::Rated;

    #[test]
    fn picks_by_what_a_choice_loses() {
        let rated = |choice, worth| Rated { choice, worth };
        let advice = Advice::new(vec![rated('a', 0.5), rated('b', 0.4), rated('c', 0.1), rated('d', 0.5)]);
        let noise = Noise { spread: 0.1, most: 0.3 };
        let mut rng = Xoroshiro128PlusPlus::seed_from_u64(1);
        let mut counts = [0; 4];
        for _ in 0..10_000 {
            let picked = noise.pick(&advice, &mut rng).unwrap_or('c');
            counts[(picked as u8 - b'a') as usize] += 1;
        }
        let share = 10_000.0 / (2.0 + (-1.0f64).exp());
        let near = |count: i32, expected: f64| (f64::from(count) - expected).abs() < 5.0 * expected.sqrt();
        assert!(near(counts[0], share) && near(counts[3], share), "{counts:?}");
        assert!(near(counts[1], share * (-1.0f64).exp()), "{counts:?}");
        assert_eq!(counts[2], 0, "too large a loss is never overlooked");
    }

    #[test]
    fn nothing_to_pick_from_is_no_choice() {
        let mut rng = Xoroshiro128PlusPlus::seed_from_u64(1);
        let none: Advice<char> = Advice::new(Vec::new());
        assert_eq!(Noise { spread: 0.1, most: 0.3 }.pick(&none, &mut rng), None);
    }
}
