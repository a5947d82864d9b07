//! Rollouts: what a position and its choices are worth, by playing each many times to the end.
//!
//! The rolls of a batch are stratified, and the network's value after the first roll is a control variate: its mean over
//! that roll is known far better than that of the results. How choices compare is up to [`crate::race`].

use bots::{Evaluated, Outlook};
use table::mix::combine;
use table::{BySeat, Seat};

use crate::analyst::{Analyst, Sampling};
use crate::intervals::mean_and_margin;
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
pub(crate) const BATCH: u32 = 36;
/// How many batches are played before anything is compared.
pub(crate) const ROUND: u32 = 8;
/// How many playouts of one turn say what the control variate is on average, at least, and as a part of all playouts:
/// it must be known better than what the playouts find out.
const CONTROL: u32 = 432;
const CONTROL_PART: u32 = 32;
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

/// What one seat plays for: the chance to win, or alone the points.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    pub(crate) seat: Seat,
    pub(crate) is_alone: bool,
}

impl Aim {
    pub(crate) fn of(self, outlooks: &BySeat<Outlook>) -> f64 {
        if self.is_alone { outlooks[self.seat].points } else { outlooks[self.seat].win }
    }

    /// A margin in parts of a win.
    pub(crate) fn in_wins(self, margin: f64) -> f64 {
        if self.is_alone { margin / POINTS_A_WIN } else { margin }
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

    /// What everybody can expect after the first roll or draw on average, by the network: the mean of the control variate.
    pub(crate) fn control(&self, state: &G::State, settings: &RolloutSettings) -> BySeat<Outlook> {
        // Other dice than those of the playouts, or the two would err together.
        let seed = combine(settings.seed, u64::MAX);
        let playouts = CONTROL.max(settings.most / CONTROL_PART);
        self.value(state, Sampling { rolls: 1, playouts, seed })
    }

    /// The mean of a batch of playouts, less what the control variate says was luck.
    pub(crate) fn batch(
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

/// The mean of all batches.
pub(crate) fn mean_of(batches: &[BySeat<Outlook>]) -> BySeat<Outlook> {
    let seats = batches.first().map_or(0, BySeat::count);
    let mut sum = outlooks::none(seats);
    batches.iter().for_each(|batch| outlooks::add(&mut sum, batch));
    divided(sum, batches.len().max(1) as f64)
}
