//! How choices compare by rollouts: all of them meet the same dice (common random numbers), and those that are clearly worse
//! are played no further.

use bots::{Effort, Evaluated, Outlook};
use table::{BySeat, Seat};

use crate::analyst::{Analyst, ChoiceRating};
use crate::intervals::{REACH, mean_and_margin};
use crate::outlooks;
use crate::rollout::{Aim, BATCH, ROUND, RolloutSettings, mean_of};

/// A choice whose loss is this many standard errors from nothing is clearly worse.
const CLEAR: f64 = 3.0;

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

impl Aim {
    /// The place of the best choice so far, among those that have played most.
    fn leader<C>(self, runners: &[Runner<C>]) -> usize {
        let mean = |runner: &Runner<C>| self.of(&runner.mean());
        let running = (0..runners.len()).filter(|place| runners[*place].is_running);
        running.max_by(|a, b| mean(&runners[*a]).total_cmp(&mean(&runners[*b]))).unwrap_or(0)
    }

    /// What one choice loses against another over the batches that both have played, and half the interval of that.
    fn loss(self, best: &[BySeat<Outlook>], other: &[BySeat<Outlook>]) -> (f64, f64) {
        mean_and_margin(best.iter().zip(other).map(|(best, other)| self.of(best) - self.of(other)))
    }
}

impl<G: Evaluated> Analyst<G> {
    /// The choices of a seat that is asked, the best first, by rollouts. What `known` loses is found out to the margin
    /// asked for, however much it is; of the others, only which is best.
    pub fn rollout_ratings(
        &self,
        state: &G::State,
        seat: Seat,
        known: Option<G::Choice>,
        settings: RolloutSettings,
    ) -> Vec<ChoiceRating<G::Choice>> {
        let advice = self.game().evaluate(self.evaluator(), state, seat, Effort::Quick);
        let choices: Vec<G::Choice> = advice.choices().iter().map(|rated| rated.choice).collect();
        self.race(state, seat, &choices, known, settings)
    }

    /// The same for some of the choices.
    pub(crate) fn race(
        &self,
        state: &G::State,
        seat: Seat,
        choices: &[G::Choice],
        known: Option<G::Choice>,
        settings: RolloutSettings,
    ) -> Vec<ChoiceRating<G::Choice>> {
        if choices.is_empty() {
            return Vec::new();
        }
        let aim = self.aim(seat);
        let runner = |choice: &G::Choice| Runner { choice: *choice, batches: Vec::new(), is_running: true };
        let mut runners: Vec<_> = choices.iter().map(runner).collect();
        let expected = self.expected(state);
        let after: Vec<G::State> =
            choices.iter().map(|choice| self.after(state, &expected, seat, *choice)).collect();
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
                let (loss, margin) = aim.loss(&runners[leader].batches, &runners[place].batches);
                let is_sure = aim.in_wins(margin) <= settings.margin;
                let is_clear = loss > CLEAR * margin / REACH;
                let must_be_known = known == Some(runners[place].choice);
                runners[place].is_running = !(is_sure || is_clear && !must_be_known);
                is_decided &= !runners[place].is_running;
            }
            if is_decided || played * BATCH >= settings.most {
                return ranked(aim, &runners, leader);
            }
        }
    }

    /// What one position loses against another for a seat, and half the 95 % interval of that: both are played as often as
    /// the settings allow, with the same dice. It may come out negative.
    pub(crate) fn paired_loss(
        &self,
        seat: Seat,
        [better, worse]: [&G::State; 2],
        settings: RolloutSettings,
    ) -> (f64, f64) {
        let batches = |state: &G::State| {
            let control = self.control(state, &settings);
            let numbers: Vec<u32> = (0..settings.most.div_ceil(BATCH)).collect();
            parallel::map(settings.threads, &numbers, |number| {
                self.batch(state, &control, *number, &settings)
            })
        };
        self.aim(seat).loss(&batches(better), &batches(worse))
    }

    fn aim(&self, seat: Seat) -> Aim {
        Aim { seat, is_alone: self.game().seats() == 1 }
    }
}

/// The race as it ended, the best choice first. What was stopped early keeps its distance from the best.
fn ranked<C: Copy>(aim: Aim, runners: &[Runner<C>], leader: usize) -> Vec<ChoiceRating<C>> {
    let best = &runners[leader];
    let rating = |runner: &Runner<C>| {
        let mut outlooks = runner.mean();
        outlooks::add(&mut outlooks, &best.mean());
        outlooks::add_times(&mut outlooks, &mean_of(&best.batches[..runner.batches.len()]), -1.0);
        let (loss, loss_margin) = aim.loss(&best.batches, &runner.batches);
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
