//! Skill on a scale that people know: what a decision loses on average, placed between the levels of the bots.

use bots::Bot;

use crate::report::Skill;

/// What the bots lose a decision, the weakest first: in chances to win, or alone in points. Measured by quick reviews of
/// games against one or two experts, with the example `luck`; docs/review.md has the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skills {
    losses: [f64; BOTS.len()],
}

/// The bots that make the scale.
const BOTS: [Bot; 5] = [Bot::Random, Bot::Easy, Bot::Medium, Bot::Hard, Bot::Expert];

/// By game, alone, between two, and among more.
const MEASURED: [(&str, [[f64; BOTS.len()]; 3]); 3] = [
    (
        "qwixx",
        [
            [8.4, 0.72, 0.21, 0.062, 0.0],
            [0.030, 0.0183, 0.0104, 0.0045, 0.0],
            [0.0215, 0.0110, 0.0055, 0.0025, 0.0],
        ],
    ),
    (
        "twenty-one",
        [
            [2.2, 1.03, 0.26, 0.042, 0.0],
            [0.0265, 0.0192, 0.0110, 0.0051, 0.0],
            [0.0205, 0.0145, 0.0079, 0.0037, 0.0],
        ],
    ),
    (
        "one-card",
        [
            [1.18, 0.85, 0.53, 0.26, 0.0],
            [0.0159, 0.0129, 0.0090, 0.0050, 0.0],
            [0.0124, 0.0086, 0.0052, 0.0028, 0.0],
        ],
    ),
];

impl Skills {
    /// The scale of a game for so many seats; a game that was not measured is taken for the first.
    pub(crate) fn of(game: &str, seats: usize) -> Skills {
        let measured = MEASURED.iter().find(|(name, _)| *name == game).unwrap_or(&MEASURED[0]);
        Skills { losses: measured.1[seats.clamp(1, 3) - 1] }
    }

    /// Where a mean loss is on the scale, with half its 95 % interval.
    pub(crate) fn placed(&self, loss: f64, margin: f64) -> Skill {
        let level = self.level(loss);
        let margin = if margin.is_finite() { margin } else { f64::MAX };
        let interval = [self.level(loss + margin), self.level((loss - margin).max(0.0))];
        let whole = level.floor().clamp(0.0, (BOTS.len() - 1) as f64) as usize;
        let above = (loss <= self.losses[0]).then(|| BOTS[whole]);
        let below = match above {
            None => Some(BOTS[0]),
            Some(_) => BOTS.get(whole + 1).copied(),
        };
        Skill { level, interval, above, below }
    }

    /// The place of a loss: between two bots by the logarithm of what they lose, as strength goes.
    fn level(&self, loss: f64) -> f64 {
        // A perfect player loses nothing, which has no logarithm; a tenth of what the best but one loses is next to it.
        let log = |loss: f64| loss.max(0.1 * self.losses[BOTS.len() - 2]).ln();
        let pairs = self.losses.windows(2).enumerate();
        for (place, pair) in pairs {
            if loss > pair[1] {
                let part = (log(pair[0]) - log(loss)) / (log(pair[0]) - log(pair[1])).max(1e-9);
                return (place as f64 + part).clamp(0.0, (BOTS.len() - 1) as f64);
            }
        }
        (BOTS.len() - 1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_is_placed_between_the_bots() {
        for (game, kinds) in &MEASURED {
            for (seats, losses) in (1..).zip(kinds) {
                assert!(losses.windows(2).all(|pair| pair[0] > pair[1]), "{game}: stronger bots lose less");
                let skills = Skills::of(game, seats);
                for (place, bot) in BOTS.iter().enumerate() {
                    let placed = skills.placed(losses[place], 0.0);
                    assert!((placed.level - place as f64).abs() < 1e-9, "{game} {bot}: {placed:?}");
                }
                let between = skills.placed(0.5 * (losses[1] + losses[2]), 0.0);
                assert_eq!((between.above, between.below), (Some(Bot::Easy), Some(Bot::Medium)));
                let hopeless = skills.placed(2.0 * losses[0], 0.0);
                assert_eq!((hopeless.above, hopeless.below, hopeless.level), (None, Some(Bot::Random), 0.0));
                let unsure = skills.placed(losses[2], 0.5 * losses[2]);
                assert!(unsure.interval[0] < 2.0 && unsure.interval[1] > 2.0);
            }
        }
    }
}
