//! Advice at the table: the worth of every legal choice with the real dice.

use table::{ChoiceSet, Game, Seat};
use twenty_one::{Choice, FIELDS, Field, Phase, State, TwentyOne};

use super::fitting_faces::FittingFaces;
use super::row::RowState;
use super::solo::SoloSolution;
use super::standing::Standing;
use super::step::Step;
use crate::{Advice, Rated};

impl SoloSolution {
    /// The worth of each choice of a seat: the points to go after it, what is written now included, less the
    /// price of the rounds from this one on. A seat that is not asked gets no advice.
    pub fn advise(&self, game: &TwentyOne, state: &State, seat: Seat) -> Advice<Choice> {
        let standing = Standing::of(game.layouts(), state.sheet(seat));
        let row = self.row(standing.row);
        let (worth, begun) = (row.worth(), standing.state);
        let later = self.value(&standing) - row.value(begun);
        let fixed = later - f64::from(row.row().standing_bonus(begun)) - worth.objective().price();
        rate(
            game,
            state,
            seat,
            |step| worth.of_step(step) + fixed,
            |faces| worth.rerolled(begun, faces.ones()) + fixed,
        )
    }
}

/// Rates the choices of a seat by the worth of each step, and of rolling again.
pub(crate) fn rate(
    game: &TwentyOne,
    state: &State,
    seat: Seat,
    of_step: impl Fn(&Step) -> f64,
    of_reroll: impl Fn(&FittingFaces) -> f64,
) -> Advice<Choice> {
    let sheet = state.sheet(seat);
    let (Some(row), Some(dice)) = (sheet.current_row(), state.dice()) else { return Advice::new(Vec::new()) };
    let fields = game.layouts().row(sheet.letter(), row).fields();
    let begun = RowState::of(game.layouts(), sheet, row);
    let faces = FittingFaces::of(fields, begun, |colour| dice.face(colour));
    let worth = |choice: Choice| match choice {
        Choice::Keep => Step::best(begun, &faces, &of_step).1,
        Choice::Reroll => of_reroll(&faces),
        Choice::Write(_) | Choice::CrossOut => {
            of_step(&Step::writing(begun, &faces, fields_written(fields, choice)))
        }
    };
    // Of equal writings the one that fills most is to come first, as in play.
    let mut choices: Vec<Choice> = game.choices(state, seat).iter().collect();
    if state.phase() == Phase::Write {
        choices.sort_by_key(|choice| std::cmp::Reverse(fields_written(fields, *choice)));
    }
    Advice::new(choices.into_iter().map(|choice| Rated { choice, worth: worth(choice) }).collect())
}

/// The fields that a choice writes into.
fn fields_written(fields: &[Field; FIELDS], choice: Choice) -> u8 {
    let Choice::Write(dice) = choice else { return 0 };
    (0..FIELDS).map(|place| u8::from(dice.face(fields[place].colour).is_some()) << place).sum()
}
