//! A player for the table: the best choice for one's own row, at once and without allocating.

use table::{Game, Seat};
use twenty_one::{Choice, Layouts, Phase, State, TwentyOne};

use super::by_row::ByRow;
use super::fitting_faces::FittingFaces;
use super::objective::Objective;
use super::row::RowState;
use super::row_values::RowValues;
use super::step::is_better;

/// Plays every seat by its own row alone.
///
/// For one seat this is the exact solution. At a table of several, others roll in most rounds, and what they
/// keep is chosen for their own rows; for ours it is a roll like any other, or two of which ones stay. And the
/// game may end before the sheet is full (T9), which the price of a round stands for.
#[derive(Clone, Debug)]
pub struct Policy {
    rows: ByRow<RowValues>,
}

impl Policy {
    /// Prepares for these sheets.
    pub fn new(layouts: &Layouts, objective: Objective) -> Policy {
        Policy { rows: ByRow::new(layouts, |row| RowValues::new(row, objective, |_, _, _| {})) }
    }

    /// Prepares for a game, with the price that does best at a table of its size.
    pub fn for_game(game: &TwentyOne) -> Policy {
        Policy::new(game.layouts(), Objective::at_table(game.seats()))
    }

    /// The best choice of a seat that is asked. The game must have the sheets that were prepared for.
    pub fn choose(&self, game: &TwentyOne, state: &State, seat: Seat) -> Choice {
        let sheet = state.sheet(seat);
        let (Some(row), Some(dice)) = (sheet.current_row(), state.dice()) else { return Choice::Keep };
        let fields = game.layouts().row(sheet.letter(), row).fields();
        let begun = RowState::of(game.layouts(), sheet, row);
        let faces = FittingFaces::of(fields, begun, |colour| dice.face(colour));
        let worth = self.rows.get(row);
        let (step, kept) = worth.best(begun, &faces);
        if state.phase() == Phase::Roller {
            // Where all dice show 1 there is nothing to roll again (T4), and both are worth the same.
            let rolls_again = is_better(worth.rerolled(begun, faces.ones()), kept);
            return if rolls_again { Choice::Reroll } else { Choice::Keep };
        }
        step.choice(fields, game.choices(state, seat))
    }
}
