//! Rollouts: what a position and its choices are worth, by playing each many times to the end.
//!
//! All choices of a decision meet the same dice (common random numbers), the rolls of a batch are stratified, and the
//! network's value after the first roll is a control variate: its mean over that roll is known far better than that of
//! the results. Choices race: those that are clearly worse are played no further.

use bots::{Effort, Evaluated, Outlook};
use table::mix::combine;
use table::{BySeat, Seat};

use crate::analyst::{Analyst, ChoiceRating, Sampling};
use crate::outlooks::{self, divided};
use crate::playout::{PlayoutChance, Stratum, play_on};

/// How far rollouts go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolloutSettings {
    /// The most playouts of a choice or position.
    pub most: u32,
    /// They end earlier when half the 95 % interval of what is asked is no larger than this: in chances to win, or alone in
    /// hundreds of points. 0 plays all of them.
    pub margin: f64,
    /// How many first rolls a playout goes through before the network is asked (truncated rollouts); `None` plays to the
    /// end.
    pub truncate: Option<usize>,
    /// Where the dice come from.
    pub seed: u64,
    /// How many threads play; the result does not depend on them.
    pub threads: usize,
}

impl Default for RolloutSettings {
    fn default() -> RolloutSettings {
        RolloutSettings { most: 2_304, margin: 0.0, truncate: None, seed: 1, threads: 1 }
    }
}

/// How many playouts make a batch: every pair of faces of two dice once.
const BATCH: u32 = 36;
/// How many batches are played before anything is compared.
const ROUND: u32 = 8;
/// How many playouts of one turn say what the control variate is on average.
const CONTROL: u32 = 432;
/// A choice whose loss is this many standard errors from nothing is clearly worse.
const CLEAR: f64 = 3.0;
/// Alone, so many points count like a whole win when it is said how well something has to be known.
const POINTS_A_WIN: f64 = 100.0;

/// What rollouts have found out about a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolloutValue {
    /// What everybody can expect.
    pub outlooks: BySeat<Outlook>,
    /// Half the 95 % intervals.
    pub margins: BySeat<Outlook>,
    /// How many playouts there were.
    pub playouts: u32,
}

/// A choice in the race, with the mean of every batch of its playouts.
struct Runner<C> {
    choice: C,
    batches: Vec<BySeat<Outlook>>,
    is_running: bool,
}

impl<C> Runner<C> {
    fn mean(&self) -> BySeat<Outlook> {
        mean_of(&self.batches)
    }
}

/// What one seat plays for: the chance to win, or alone the points.
#[derive(Clone, Copy)]
struct Aim {
    seat: Seat,
    is_alone: bool,
}

impl Aim {
    fn of(self, outlooks: &BySeat<Outlook>) -> f64 {
        if self.is_alone { outlooks[self.seat].points } else { outlooks[self.seat].win }
    }

    /// A margin in parts of a win.
    fn in_wins(self, margin: f64) -> f64 {
        if self.is_alone { margin / POINTS_A_WIN } else { margin }
    }

    /// The place of the best choice so far, among those that have played most.
    fn leader<C>(self, runners: &[Runner<C>]) -> usize {
        let mean = |runner: &Runner<C>| self.of(&runner.mean());
        let running = (0..runners.len()).filter(|place| runners[*place].is_running);
        running.max_by(|a, b| mean(&runners[*a]).total_cmp(&mean(&runners[*b]))).unwrap_or(0)
    }

    /// What one choice loses against another over the batches that both have played, and half the interval of that.
    fn loss<C>(self, best: &Runner<C>, other: &Runner<C>) -> (f64, f64) {
        let pairs = best.batches.iter().zip(&other.batches);
        mean_and_margin(pairs.map(|(best, other)| self.of(best) - self.of(other)))
    }
}

impl<G: Evaluated> Analyst<G> {
    /// What everybody can expect in a position, in any phase, by rollouts.
    pub fn rollout_value(&self, state: &G::State, settings: RolloutSettings) -> RolloutValue {
        let seats = self.game().seats();
        let control = self.control(state, &settings);
        let mut batches: Vec<BySeat<Outlook>> = Vec::new();
        loop {
            let begun = batches.len() as u32;
            let numbers: Vec<u32> = (begun..begun + ROUND).collect();
            batches.extend(parallel::map(settings.threads, &numbers, |number| {
                self.batch(state, &control, *number, &settings)
            }));
            let margins = BySeat::from_fn(seats, |seat| Outlook {
                win: mean_and_margin(batches.iter().map(|batch| batch[seat].win)).1,
                points: mean_and_margin(batches.iter().map(|batch| batch[seat].points)).1,
            });
            let wide = |seat| {
                let aim = Aim { seat, is_alone: seats == 1 };
                aim.in_wins(aim.of(&margins))
            };
            let widest = Seat::all(seats).map(wide).fold(0.0, f64::max);
            let playouts = batches.len() as u32 * BATCH;
            if playouts >= settings.most || widest <= settings.margin {
                return RolloutValue { outlooks: mean_of(&batches), margins, playouts };
            }
        }
    }

    /// The choices of a seat that is asked, the best first, by rollouts. What `known` loses is found out to the margin
    /// asked for, however much it is; of the others, only which is best.
    pub fn rollout_ratings(
        &self,
        state: &G::State,
        seat: Seat,
        known: Option<G::Choice>,
        settings: RolloutSettings,
    ) -> Vec<ChoiceRating<G::Choice>> {
        let aim = Aim { seat, is_alone: self.game().seats() == 1 };
        let advice = self.game().evaluate(self.evaluator(), state, seat, Effort::Quick);
        let runner = |choice| Runner { choice, batches: Vec::new(), is_running: true };
        let mut runners: Vec<_> = advice.choices().iter().map(|rated| runner(rated.choice)).collect();
        if runners.is_empty() {
            return Vec::new();
        }
        let expected = self.expected(state);
        let after: Vec<G::State> =
            runners.iter().map(|runner| self.after(state, &expected, seat, runner.choice)).collect();
        let controls = parallel::map(settings.threads, &after, |after| self.control(after, &settings));
        let mut played = 0;
        loop {
            let work: Vec<(usize, u32)> = (0..runners.len())
                .filter(|place| runners[*place].is_running)
                .flat_map(|place| (played..played + ROUND).map(move |number| (place, number)))
                .collect();
            let batches = parallel::map(settings.threads, &work, |(place, number)| {
                self.batch(&after[*place], &controls[*place], *number, &settings)
            });
            work.iter().zip(batches).for_each(|((place, _), batch)| runners[*place].batches.push(batch));
            played += ROUND;
            let leader = aim.leader(&runners);
            let mut is_decided = true;
            for place in (0..runners.len()).filter(|place| *place != leader) {
                if !runners[place].is_running {
                    continue;
                }
                let (loss, margin) = aim.loss(&runners[leader], &runners[place]);
                let is_sure = aim.in_wins(margin) <= settings.margin;
                let is_clear = loss > CLEAR * margin / USUAL_REACH;
                let must_be_known = known == Some(runners[place].choice);
                runners[place].is_running = !(is_sure || is_clear && !must_be_known);
                is_decided &= !runners[place].is_running;
            }
            if is_decided || played * BATCH >= settings.most {
                return ranked(aim, &runners, leader);
            }
        }
    }

    /// What everybody can expect after the first roll or draw on average, by the network: the mean of the control variate.
    fn control(&self, state: &G::State, settings: &RolloutSettings) -> BySeat<Outlook> {
        // Other dice than those of the playouts, or the two would err together.
        let seed = combine(settings.seed, u64::MAX);
        self.value(state, Sampling { rolls: 1, playouts: CONTROL, seed })
    }

    /// The mean of a batch of playouts, less what the control variate says was luck.
    fn batch(
        &self,
        state: &G::State,
        control: &BySeat<Outlook>,
        number: u32,
        settings: &RolloutSettings,
    ) -> BySeat<Outlook> {
        let (game, evaluator) = (self.game(), self.evaluator());
        let seed = combine(settings.seed, u64::from(number));
        let mut sum = outlooks::none(game.seats());
        for stratum in 0..BATCH {
            let mut chance = PlayoutChance::new(seed, Stratum { number: stratum, of: BATCH });
            let mut state = state.clone();
            let after_a_roll = play_on(game, evaluator, &mut state, 1, &mut chance);
            let rolls = settings.truncate.map_or(usize::MAX, |rolls| rolls.saturating_sub(1));
            outlooks::add(&mut sum, &play_on(game, evaluator, &mut state, rolls, &mut chance));
            outlooks::add_times(&mut sum, &after_a_roll, -1.0);
            outlooks::add(&mut sum, control);
        }
        divided(sum, f64::from(BATCH))
    }
}

/// The race as it ended, the best choice first. What was stopped early keeps its distance from the best.
fn ranked<C: Copy>(aim: Aim, runners: &[Runner<C>], leader: usize) -> Vec<ChoiceRating<C>> {
    let best = &runners[leader];
    let rating = |runner: &Runner<C>| {
        let mut outlooks = runner.mean();
        outlooks::add(&mut outlooks, &best.mean());
        outlooks::add_times(&mut outlooks, &mean_of(&best.batches[..runner.batches.len()]), -1.0);
        let (loss, loss_margin) = aim.loss(best, runner);
        let (_, margin) = mean_and_margin(runner.batches.iter().map(|batch| aim.of(batch)));
        let middle = aim.of(&outlooks);
        let Outlook { win, points } = outlooks[aim.seat];
        ChoiceRating {
            choice: runner.choice,
            win,
            points,
            interval: Some([middle - margin, middle + margin]),
            outlooks,
            loss: loss.max(0.0),
            loss_margin: Some(loss_margin),
        }
    };
    let mut ratings: Vec<ChoiceRating<C>> = runners.iter().map(rating).collect();
    ratings.sort_by(|a, b| a.loss.total_cmp(&b.loss));
    ratings
}

/// The mean of all batches.
fn mean_of(batches: &[BySeat<Outlook>]) -> BySeat<Outlook> {
    let seats = batches.first().map_or(0, BySeat::count);
    let mut sum = outlooks::none(seats);
    batches.iter().for_each(|batch| outlooks::add(&mut sum, batch));
    divided(sum, batches.len().max(1) as f64)
}

/// How many standard errors a 95 % interval reaches to either side when there is much to go by.
const USUAL_REACH: f64 = 1.96;

/// The mean of some numbers, and half its 95 % interval by Student's t.
pub(crate) fn mean_and_margin(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
    for number in numbers {
        count += 1.0;
        let step = number - mean;
        mean += step / count;
        squares += step * (number - mean);
    }
    if count < 2.0 {
        return (mean, f64::INFINITY);
    }
    let freedom = count - 1.0;
    // The quantile of Student's t, to three digits from five degrees of freedom on.
    let reach = USUAL_REACH + 2.4 / freedom + 3.0 / (freedom * freedom);
    (mean, reach * (squares / freedom / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_follow_students_t() {
        let (mean, margin) = mean_and_margin([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0].into_iter());
        assert!((mean - 4.5).abs() < 1e-12);
        // t(0.975, 7) = 2.365; the standard error is sqrt(6 / 8).
        assert!((margin - 2.365 * 0.75f64.sqrt()).abs() < 0.01, "{margin}");
        assert_eq!(mean_and_margin([3.0].into_iter()), (3.0, f64::INFINITY));
    }
}
