//! The whole game for one player: five rows, one after the other.

use twenty_one::{Layouts, ROWS};

use super::by_row::ByRow;
use super::fitting_faces::FittingFaces;
use super::objective::Objective;
use super::row::{Row, RowState};
use super::row_chain::RowChain;
use super::row_values::RowValues;
use super::standing::Standing;
use super::step::Step;
use crate::Distribution;

/// The solution of one row under an objective.
#[derive(Clone, Debug)]
pub struct RowSolution {
    worth: RowValues,
    chain: RowChain,
}

impl RowSolution {
    /// Solves a row.
    pub fn new(row: Row, objective: Objective) -> RowSolution {
        let mut chain = RowChain::new();
        let worth = RowValues::new(row, objective, |worth, state, rolls| chain.add(worth, state, rolls));
        RowSolution { worth, chain }
    }

    /// The row.
    pub fn row(&self) -> &Row {
        self.worth.row()
    }

    /// What the objective still brings: points to go, less the price of the rounds to go.
    pub fn value(&self, state: RowState) -> f64 {
        self.worth.value(state) - self.stands(state)
    }

    /// The points still expected: the final points less the row as it stands (T10).
    pub fn to_go(&self, state: RowState) -> f64 {
        self.chain.points(state) - self.stands(state)
    }

    /// The rounds still expected.
    pub fn rounds(&self, state: RowState) -> f64 {
        self.chain.rounds(state)
    }

    /// The best step with a roll, and what it brings as in [`RowSolution::of_step`].
    #[inline]
    pub fn best(&self, state: RowState, faces: &FittingFaces) -> (Step, f64) {
        self.worth.best(state, faces)
    }

    /// What a step brings: the numbers written now and later, the bonus at the end, less the price of the
    /// rounds after this one.
    #[inline]
    pub fn of_step(&self, step: &Step) -> f64 {
        self.worth.of_step(step)
    }

    /// What the best step brings on average after rolling again, by [`RowSolution::of_step`].
    #[inline]
    pub fn rerolled(&self, state: RowState, faces: &FittingFaces) -> f64 {
        self.worth.rerolled(state, faces.ones())
    }

    /// The distribution of the points to go.
    pub fn distribution(&self, state: RowState) -> Distribution {
        self.final_distribution(state).shifted(-self.row().standing_bonus(state))
    }

    /// The distribution of the rounds to go.
    pub fn rounds_distribution(&self, state: RowState) -> Distribution {
        self.chain.rounds_distribution(state)
    }

    /// The bytes of the tables.
    pub fn bytes(&self) -> usize {
        self.worth.bytes() + self.chain.bytes()
    }

    pub(crate) fn worth(&self) -> &RowValues {
        &self.worth
    }

    /// The distribution of the final points, but for what is written already.
    fn final_distribution(&self, state: RowState) -> Distribution {
        self.chain.points_distribution(&self.worth, state)
    }

    fn stands(&self, state: RowState) -> f64 {
        f64::from(self.row().standing_bonus(state))
    }
}

/// The solution of the game for one player under an objective.
#[derive(Clone, Debug)]
pub struct SoloSolution {
    rows: ByRow<RowSolution>,
}

impl SoloSolution {
    /// Solves the game on these sheets; rows that are alike only once.
    pub fn new(layouts: &Layouts, objective: Objective) -> SoloSolution {
        SoloSolution { rows: ByRow::new(layouts, |row| RowSolution::new(row, objective)) }
    }

    /// A row from the top; the place of a row that a sheet does not have gives the last one.
    pub fn row(&self, row: usize) -> &RowSolution {
        self.rows.get(row)
    }

    /// What the objective still brings: points to go, less the price of the rounds to go.
    pub fn value(&self, standing: &Standing) -> f64 {
        self.ahead(standing).map(|(row, state)| row.value(state)).sum()
    }

    /// The points still expected: the final points less the sheet as it stands (T10).
    pub fn to_go(&self, standing: &Standing) -> f64 {
        self.ahead(standing).map(|(row, state)| row.to_go(state)).sum()
    }

    /// The rounds still expected.
    pub fn rounds(&self, standing: &Standing) -> f64 {
        self.ahead(standing).map(|(row, state)| row.rounds(state)).sum()
    }

    /// The distribution of the final points.
    pub fn distribution(&self, standing: &Standing) -> Distribution {
        self.ahead(standing).fold(Distribution::certain(standing.secure), |sum, (row, state)| {
            sum.plus(&row.final_distribution(state))
        })
    }

    /// The distribution of the rounds to go.
    pub fn rounds_distribution(&self, standing: &Standing) -> Distribution {
        self.ahead(standing)
            .fold(Distribution::certain(0), |sum, (row, state)| sum.plus(&row.rounds_distribution(state)))
    }

    /// How many states were solved, over all different rows.
    pub fn states(&self) -> usize {
        self.rows.kinds().len() * RowState::all().count()
    }

    /// How many states there are at most: of five different rows.
    pub fn most_states() -> usize {
        ROWS * RowState::all().count()
    }

    /// The bytes of the tables.
    pub fn bytes(&self) -> usize {
        self.rows.kinds().iter().map(RowSolution::bytes).sum()
    }

    /// The rows that are not full, from the one being filled, each with how far it is.
    fn ahead(&self, standing: &Standing) -> impl Iterator<Item = (&RowSolution, RowState)> {
        let (now, state) = (standing.row, standing.state);
        (now..ROWS).map(move |row| (self.row(row), if row == now { state } else { RowState::NEW }))
    }
}
