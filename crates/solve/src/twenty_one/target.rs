//! Reaching a target: the play that makes a number of points or more as often as possible.
//!
//! Who needs many points gambles, and who needs few plays safe, so the play depends on the points still needed.
//! One table serves every target: for each row and state, the best chance for each number of points needed.

use table::Seat;
use twenty_one::{Choice, Layouts, ROWS, State, TwentyOne};

use super::SolveError;
use super::advise::rate;
use super::fitting_faces::FittingFaces;
use super::row::{Row, RowState};
use super::row_values::{SETS, add_supersets};
use super::standing::Standing;
use super::step::Step;
use super::sweep::Sweep;
use crate::Advice;

/// The most different totals that targets are solved for.
const WIDEST: i64 = 1_000;

/// The best chance to reach every target, from everywhere.
#[derive(Clone, Debug)]
pub struct TargetSolution {
    rows: Vec<RowChances>,
}

/// The chances from one row on.
#[derive(Clone, Debug)]
struct RowChances {
    row: Row,
    /// What this row and those below bring at least, whatever happens.
    least: i64,
    /// How many numbers of points above `least` may or may not be reached.
    width: usize,
    /// By state: the chance to make `least + 1` points or more, then `least + 2`, and so on.
    chances: Vec<f64>,
}

impl RowChances {
    fn of(&self, state: RowState) -> &[f64] {
        &self.chances[state.index() * self.width..][..self.width]
    }

    /// The chance to make as many points as needed from a state on.
    fn at(&self, state: RowState, needed: i64) -> f64 {
        at(self.of(state), needed - self.least)
    }
}

/// The chance to make so many points more than the least.
fn at(chances: &[f64], above: i64) -> f64 {
    match usize::try_from(above - 1) {
        Err(_) => 1.0,
        Ok(place) => chances.get(place).copied().unwrap_or(0.0),
    }
}

impl TargetSolution {
    /// Solves the game for one player on these sheets for every target; refuses sheets with a bonus so large
    /// that there are too many.
    pub fn new(layouts: &Layouts) -> Result<TargetSolution, SolveError> {
        let ranges = (0..ROWS).map(|row| Row::of(layouts, row).range());
        let span: i64 = ranges.map(|(least, most)| most - least).sum();
        if span > WIDEST {
            return Err(SolveError::TooWide { span, limit: WIDEST });
        }
        let mut rows: Vec<RowChances> = Vec::new();
        for row in (0..ROWS).rev() {
            let solved = solve(Row::of(layouts, row), rows.last());
            rows.push(solved);
        }
        rows.reverse();
        Ok(TargetSolution { rows })
    }

    /// The chance to end with the target or more under the best play for it.
    pub fn chance(&self, standing: &Standing, target: i32) -> f64 {
        let needed = i64::from(target) - i64::from(standing.secure);
        match self.rows.get(standing.row) {
            Some(row) => row.at(standing.state, needed),
            None => f64::from(u8::from(needed <= 0)),
        }
    }

    /// The chance to end with the target or more after each choice of a seat, if the best play follows. A seat
    /// that is not asked gets no advice.
    pub fn advise(&self, game: &TwentyOne, state: &State, seat: Seat, target: i32) -> Advice<Choice> {
        let standing = Standing::of(game.layouts(), state.sheet(seat));
        let Some(row) = self.rows.get(standing.row) else { return Advice::new(Vec::new()) };
        let needed = i64::from(target) - i64::from(standing.secure);
        let of_step = |step: &Step| row.at(step.next, needed - i64::from(step.gain));
        let of_reroll = |faces: &FittingFaces| {
            let rolled = standing.state.empty() & !faces.ones();
            let (mut sum, mut weights) = (0.0, 0.0);
            FittingFaces::kept(&row.row, faces.ones()).each_roll(&row.row, rolled, &mut |faces, weight| {
                sum += weight * Step::best(standing.state, &faces, of_step).1;
                weights += weight;
            });
            sum / weights
        };
        rate(game, state, seat, of_step, of_reroll)
    }

    /// The bytes of the tables.
    pub fn bytes(&self) -> usize {
        self.rows.iter().map(|row| size_of_val(&*row.chances)).sum()
    }
}

/// Solves a row, the rows below it being solved.
fn solve(row: Row, below: Option<&RowChances>) -> RowChances {
    let (least, most) = row.range();
    let (least_below, width_below) = below.map_or((0, 0), |below| (below.least, below.width));
    let width = (most - least) as usize + width_below;
    let mut solved =
        RowChances { row, least: least + least_below, width, chances: vec![0.0; RowState::COUNT * width] };
    let mut sweep = Sweep::new(row, width);
    let mut own = vec![0.0; width];
    let mut rerolled = vec![0.0; SETS * width];
    for state in RowState::all() {
        if state.is_full() {
            // The row is scored, and the next begins (T8).
            let above = solved.least - i64::from(row.bonus(state)) - least_below;
            for (place, chance) in own.iter_mut().enumerate() {
                *chance = at(below.map_or(&[], |below| below.of(RowState::NEW)), above + place as i64 + 1);
            }
        } else {
            solve_state(&mut sweep, &solved, state, &mut rerolled, &mut own);
        }
        solved.chances[state.index() * width..][..width].copy_from_slice(&own);
    }
    solved
}

/// The chances of a state, whatever it can become being solved.
fn solve_state(
    sweep: &mut Sweep,
    solved: &RowChances,
    state: RowState,
    rerolled: &mut [f64],
    own: &mut [f64],
) {
    let dice = state.empty_fields() as i32;
    let width = solved.width;
    rerolled.fill(0.0);
    sweep.run(
        state,
        |next| solved.of(next),
        |ones, weight, chances| {
            let sums = &mut rerolled[usize::from(ones) * width..][..width];
            sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += weight * chance);
        },
    );
    add_supersets(rerolled, width);
    for set in 0..SETS {
        let rolls = 6f64.powi(dice - set.count_ones() as i32);
        rerolled[set * width..][..width].iter_mut().for_each(|chance| *chance /= rolls);
    }
    own.fill(0.0);
    sweep.run(
        state,
        |next| solved.of(next),
        |ones, weight, chances| {
            let rerolled = &rerolled[usize::from(ones) * width..][..width];
            for ((own, kept), rerolled) in own.iter_mut().zip(chances).zip(rerolled) {
                *own += weight * if rerolled > kept { *rerolled } else { *kept };
            }
        },
    );
    let rolls = 6f64.powi(dice);
    own.iter_mut().for_each(|chance| *chance /= rolls);
}
