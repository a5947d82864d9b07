//! What a row is worth in every state: the solution itself, by backward induction from the full row.

use super::fitting_faces::FittingFaces;
use super::objective::Objective;
use super::row::{ALL, Row, RowState};
use super::step::{Step, is_better};

/// How often others roll again, as one who plays well does. Their reason is their own row, so for ours it is
/// a matter of chance.
const OTHERS_ROLL_AGAIN: f64 = 0.6;

/// How many sets of fields there are.
pub(crate) const SETS: usize = ALL as usize + 1;

/// The worth of every state of a row, and of rolling again in it.
#[derive(Clone, Debug)]
pub(crate) struct RowValues {
    row: Row,
    objective: Objective,
    /// By state: what is still to be written, the bonus at the end, less the price of the rounds.
    values: Vec<f64>,
    /// By state and the dice that show 1: the worth after rolling the others again, this round's price not
    /// taken off.
    rerolled: Vec<f64>,
    /// Where a state's part of `rerolled` begins.
    offsets: Vec<u32>,
}

/// A roll, and the best step after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RatedRoll {
    /// The fields whose dice show 1.
    pub(crate) ones: u8,
    /// How many rolls of the dice look like this.
    pub(crate) weight: f64,
    /// The best step.
    pub(crate) step: Step,
    /// Its worth.
    pub(crate) worth: f64,
}

impl RowValues {
    /// Solves a row. `watch` is shown every state as it is solved, with its rated rolls; a full row has none.
    pub(crate) fn new(
        row: Row,
        objective: Objective,
        mut watch: impl FnMut(&RowValues, RowState, &[RatedRoll]),
    ) -> RowValues {
        let mut worth = RowValues {
            row,
            objective,
            values: vec![0.0; RowState::COUNT],
            rerolled: Vec::new(),
            offsets: vec![0; RowState::COUNT],
        };
        let mut rolls = Vec::new();
        for state in RowState::all() {
            worth.offsets[state.index()] = worth.rerolled.len() as u32;
            if state.is_full() {
                worth.values[state.index()] = f64::from(row.bonus(state));
            } else {
                worth.rate_rolls(state, &mut rolls);
                worth.values[state.index()] = worth.solve(state, &rolls);
            }
            watch(&worth, state, &rolls);
        }
        worth
    }

    /// Judges every roll in a state. What the row can become is solved already.
    fn rate_rolls(&self, state: RowState, rolls: &mut Vec<RatedRoll>) {
        rolls.clear();
        FittingFaces::default().each_roll(&self.row, state.empty(), &mut |faces, weight| {
            let (step, worth) = self.best(state, &faces);
            rolls.push(RatedRoll { ones: faces.ones(), weight, step, worth });
        });
    }

    /// The worth of a state by the rolls in it.
    fn solve(&mut self, state: RowState, rolls: &[RatedRoll]) -> f64 {
        let dice = state.empty_fields() as i32;
        // T4: after a reroll the ones lie as they lay, and maybe others besides. So its worth is the sum over
        // all rolls with at least these ones.
        let mut rerolled = [0.0; SETS];
        for roll in rolls {
            rerolled[usize::from(roll.ones)] += roll.weight * roll.worth;
        }
        add_supersets(&mut rerolled, 1);
        for (set, worth) in rerolled.iter_mut().enumerate() {
            *worth /= 6f64.powi(dice - set.count_ones() as i32);
        }
        let (mut own, mut others) = (0.0, 0.0);
        for roll in rolls {
            let rerolled = rerolled[usize::from(roll.ones)];
            own += roll.weight * if is_better(rerolled, roll.worth) { rerolled } else { roll.worth };
            others += roll.weight * others_factor(roll.ones, dice) * roll.worth;
        }
        let subsets = (0..SETS).filter(|set| set & !usize::from(state.empty()) == 0);
        self.rerolled.extend(subsets.map(|set| rerolled[set]));
        let share = self.objective.own_rolls();
        (share * own + (1.0 - share) * others) / 6f64.powi(dice) - self.objective.price()
    }

    /// The best step with a roll and its worth, this round's price not taken off.
    #[inline]
    pub(crate) fn best(&self, state: RowState, faces: &FittingFaces) -> (Step, f64) {
        Step::best(state, faces, |step| self.of_step(step))
    }

    /// The worth of a step, this round's price not taken off.
    #[inline]
    pub(crate) fn of_step(&self, step: &Step) -> f64 {
        f64::from(step.gain) + self.values[step.next.index()]
    }

    /// The worth of a state.
    #[inline]
    pub(crate) fn value(&self, state: RowState) -> f64 {
        self.values[state.index()]
    }

    /// The worth of rolling again all dice but those showing 1, which lie at these empty fields.
    #[inline]
    pub(crate) fn rerolled(&self, state: RowState, ones: u8) -> f64 {
        self.rerolled[self.offsets[state.index()] as usize + usize::from(rank(ones, state.empty()))]
    }

    pub(crate) fn row(&self) -> &Row {
        &self.row
    }

    pub(crate) fn objective(&self) -> &Objective {
        &self.objective
    }

    /// The bytes of the tables.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.values) + size_of_val(&*self.rerolled) + size_of_val(&*self.offsets)
    }
}

/// How much more likely than by one roll others leave these ones and no others among so many dice.
pub(crate) fn others_factor(ones: u8, dice: i32) -> f64 {
    let ones = ones.count_ones() as i32;
    // Of two rolls a die shows 1 with 11/36, any other face with 5/36.
    let twice = (11.0 / 6.0f64).powi(ones) * (5.0 / 6.0f64).powi(dice - ones);
    1.0 - OTHERS_ROLL_AGAIN + OTHERS_ROLL_AGAIN * twice
}

/// Adds to the sums of each set, `width` of them, those of all sets that contain it.
pub(crate) fn add_supersets(sums: &mut [f64], width: usize) {
    for bit in (0..6).map(|place| 1 << place) {
        for set in (0..SETS).filter(|set| set & bit == 0) {
            let (lower, upper) = sums.split_at_mut((set | bit) * width);
            let sums = lower[set * width..][..width].iter_mut();
            sums.zip(&upper[..width]).for_each(|(sum, more)| *sum += more);
        }
    }
}

/// The place of a subset among all subsets of a set in ascending order.
#[inline]
pub(crate) fn rank(subset: u8, set: u8) -> u8 {
    RANKS[usize::from(set)][usize::from(subset)]
}

static RANKS: [[u8; SETS]; SETS] = {
    let mut ranks = [[0; SETS]; SETS];
    let mut set = 0;
    while set < SETS {
        let mut subset: usize = 0;
        let mut place = 0;
        loop {
            ranks[set][subset] = place;
            if subset == set {
                break;
            }
            subset = subset.wrapping_sub(set) & set;
            place += 1;
        }
        set += 1;
    }
    ranks
};
