//! The Markov chain of a row when the best choice is always taken: from each state to the next, with what chance.

use twenty_one::FIELDS;

use super::row::RowState;
use super::row_values::{RatedRoll, RowValues, SETS, others_factor};
use super::step::is_better;
use crate::Distribution;

/// One way in which a row can go on in a round.
#[derive(Clone, Copy, Debug)]
struct Transition {
    next: u16,
    gain: u8,
    chance: f64,
}

/// The transitions of all states, and what they come to on average.
#[derive(Clone, Debug)]
pub(crate) struct RowChain {
    transitions: Vec<Transition>,
    /// By state: where its transitions begin and end.
    spans: Vec<(u32, u32)>,
    /// By state: the final points but for what is written already.
    points: Vec<f64>,
    /// By state: how many rounds the row takes yet.
    rounds: Vec<f64>,
}

impl RowChain {
    /// A chain without states yet.
    pub(crate) fn new() -> RowChain {
        RowChain {
            transitions: Vec::new(),
            spans: vec![(0, 0); RowState::COUNT],
            points: vec![0.0; RowState::COUNT],
            rounds: vec![0.0; RowState::COUNT],
        }
    }

    /// Adds a state as it is solved, with its rated rolls.
    pub(crate) fn add(&mut self, worth: &RowValues, state: RowState, rolls: &[RatedRoll]) {
        let index = state.index();
        if state.is_full() {
            self.points[index] = f64::from(worth.row().bonus(state));
            return;
        }
        let mut transitions = transitions_of(worth, state, rolls);
        let mean = |of: &dyn Fn(&Transition) -> f64| {
            transitions.iter().map(|transition| transition.chance * of(transition)).sum::<f64>()
        };
        let points =
            mean(&|transition| f64::from(transition.gain) + self.points[usize::from(transition.next)]);
        let rounds = mean(&|transition| self.rounds[usize::from(transition.next)]);
        self.points[index] = points;
        self.rounds[index] = 1.0 + rounds;
        let begin = self.transitions.len() as u32;
        self.transitions.append(&mut transitions);
        self.spans[index] = (begin, self.transitions.len() as u32);
    }

    /// The final points expected, but for what is written already.
    pub(crate) fn points(&self, state: RowState) -> f64 {
        self.points[state.index()]
    }

    /// How many rounds the row is expected to take yet.
    pub(crate) fn rounds(&self, state: RowState) -> f64 {
        self.rounds[state.index()]
    }

    /// The distribution of the final points, but for what is written already.
    pub(crate) fn points_distribution(&self, worth: &RowValues, state: RowState) -> Distribution {
        let most: u8 = worth.row().numbers().iter().sum();
        let ends = self.ends(state, usize::from(most), |transition| usize::from(transition.gain));
        Distribution::new(ends.map(|(end, sum, chance)| (sum as i32 + worth.row().bonus(end), chance)))
    }

    /// The distribution of the rounds the row takes yet.
    pub(crate) fn rounds_distribution(&self, state: RowState) -> Distribution {
        Distribution::new(self.ends(state, FIELDS, |_| 1).map(|(_, sum, chance)| (sum as i32, chance)))
    }

    /// Every full row that can come of a state, with the sum of something on the way and its chance.
    fn ends(
        &self,
        from: RowState,
        most: usize,
        amount: impl Fn(&Transition) -> usize,
    ) -> impl Iterator<Item = (RowState, usize, f64)> {
        let width = most + 1;
        let mut chances = vec![0.0; RowState::COUNT * width];
        chances[from.index() * width] = 1.0;
        // What a row becomes has a smaller index, so whole rows can be settled from above.
        for index in (0..=from.index()).rev() {
            let (begin, end) = self.spans[index];
            let (lower, own) = chances.split_at_mut(index * width);
            for transition in &self.transitions[begin as usize..end as usize] {
                let amount = amount(transition);
                let target = &mut lower[usize::from(transition.next) * width..][amount..width];
                for (target, own) in target.iter_mut().zip(own.iter()) {
                    *target += transition.chance * own;
                }
            }
        }
        RowState::all().filter(|state| state.is_full()).flat_map(move |end| {
            let sums = chances[end.index() * width..][..width].to_vec();
            sums.into_iter().enumerate().map(move |(sum, chance)| (end, sum, chance))
        })
    }

    /// The bytes of the tables.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.transitions) + size_of_val(&*self.spans) + 2 * size_of_val(&*self.points)
    }
}

/// The transitions of a state by its rated rolls.
fn transitions_of(worth: &RowValues, state: RowState, rolls: &[RatedRoll]) -> Vec<Transition> {
    let dice = state.empty_fields() as i32;
    let rolls_again = |roll: &RatedRoll| is_better(worth.rerolled(state, roll.ones), roll.worth);
    // How many rolls are rolled again, by the ones that stay; then, how much more often than by a first roll
    // alone a roll with some ones comes out of those: one for each set of its ones that may have stayed (T4).
    let mut again = [0.0; SETS];
    for roll in rolls.iter().filter(|roll| rolls_again(roll)) {
        again[usize::from(roll.ones)] += roll.weight;
    }
    for (set, weight) in again.iter_mut().enumerate() {
        *weight /= 6f64.powi(dice - set.count_ones() as i32);
    }
    add_subsets(&mut again);
    let share = worth.objective().own_rolls();
    let all = 6f64.powi(dice);
    let transition = |roll: &RatedRoll| {
        let own = f64::from(u8::from(!rolls_again(roll))) + again[usize::from(roll.ones)];
        let factor = share * own + (1.0 - share) * others_factor(roll.ones, dice);
        let (next, gain) = (roll.step.next.index() as u16, roll.step.gain);
        Transition { next, gain, chance: roll.weight / all * factor }
    };
    let mut transitions: Vec<Transition> = rolls.iter().map(transition).collect();
    transitions.sort_unstable_by_key(|transition| (transition.next, transition.gain));
    transitions.dedup_by(|transition, kept| {
        let same = (transition.next, transition.gain) == (kept.next, kept.gain);
        kept.chance += if same { transition.chance } else { 0.0 };
        same
    });
    transitions
}

/// Adds to the sum of each set those of all sets it contains.
fn add_subsets(sums: &mut [f64; SETS]) {
    for bit in (0..6).map(|place| 1 << place) {
        for set in (0..SETS).filter(|set| set & bit != 0) {
            sums[set] += sums[set ^ bit];
        }
    }
}
