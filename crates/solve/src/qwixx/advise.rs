//! The best choice of a player, and what the other choices lose.

use qwixx::{Choice, Dice, Field, MISTHROW_COST, Phase, Qwixx, Row, Rows, Sheet, State};
use table::{ChoiceSet, Game, Seat};

use super::alone::{AloneTablebase, When};
use super::judge::Judge;
use super::reach::Reach;
use super::standing::Standing;
use crate::{Advice, Rated};

impl When {
    /// When it is for a seat in some state, if it has begun this many active turns.
    pub fn of(game: &Qwixx, state: &State, seat: Seat, round: usize) -> When {
        let active = game.active(state).unwrap_or(Seat::FIRST);
        let seats = game.seats();
        When { round, wait: (seat.index() + seats - active.index()) % seats }
    }
}

impl AloneTablebase {
    /// The points to go of a sheet at the start of a turn, while some rows are closed.
    pub fn points_to_go(&self, sheet: &Sheet, closed: Rows, when: When) -> f64 {
        self.to_go(when, Standing::of(sheet, closed, self.rows()))
    }

    /// The worth of every choice of a seat that is asked: the points to go, those of the choice included.
    pub fn advise(&self, game: &Qwixx, state: &State, seat: Seat, when: When) -> Advice<Choice> {
        advise(self, game, state, seat, when)
    }

    /// The best choice of a seat that is asked; passing for any other.
    pub fn choose(&self, game: &Qwixx, state: &State, seat: Seat, when: When) -> Choice {
        let mut best = (Choice::Pass, f64::NEG_INFINITY);
        rate(self, game, state, seat, when, |choice, worth| {
            if worth > best.1 {
                best = (choice, worth);
            }
        });
        best.0
    }
}

impl Reach {
    /// The chance to reach the points after every choice of the one seat.
    pub fn advise(&self, game: &Qwixx, state: &State) -> Advice<Choice> {
        advise(self, game, state, Seat::FIRST, When::START)
    }
}

fn advise(judge: &impl Judge, game: &Qwixx, state: &State, seat: Seat, when: When) -> Advice<Choice> {
    let mut choices = Vec::new();
    rate(judge, game, state, seat, when, |choice, worth| choices.push(Rated { choice, worth }));
    Advice::new(choices)
}

fn rate(
    judge: &impl Judge,
    game: &Qwixx,
    state: &State,
    seat: Seat,
    when: When,
    mut each: impl FnMut(Choice, f64),
) {
    let standing = Standing::of(state.sheet(seat), state.closed(), judge.rows());
    let Some(dice) = state.dice() else { return };
    for choice in game.choices(state, seat).iter() {
        let Some((after, gain)) = standing.chosen(choice, judge.rows()) else { continue };
        let crossed = choice != Choice::Pass;
        let worth = match state.phase() {
            Phase::Action1 if when.wait > 0 => judge.after_turn(when, after),
            Phase::Action1 => before_action_2(judge, when, after, crossed, dice),
            _ => turn_ends(judge, when, after, crossed || state.crossed_in_action_1()),
        };
        each(choice, judge.point() * gain + worth);
    }
}

/// What it is worth when the active player's turn ends, with a misthrow if nothing was crossed (Q8).
#[inline]
pub(crate) fn turn_ends(judge: &impl Judge, when: When, standing: Standing, crossed: bool) -> f64 {
    if crossed {
        judge.after_turn(when, standing)
    } else {
        judge.after_turn(when, standing.with_misthrow()) - judge.point() * f64::from(MISTHROW_COST)
    }
}

/// What it is worth between the active player's two actions, the best of action 2 included (Q7).
fn before_action_2(judge: &impl Judge, when: When, standing: Standing, crossed: bool, dice: Dice) -> f64 {
    let mut best = turn_ends(judge, when, standing, crossed);
    // Q17: a second lock ends the game before action 2.
    if standing.is_over(judge.rows()) {
        return best;
    }
    for row in Row::ALL {
        let Some(die) = dice.coloured(row) else { continue };
        for white in dice.white() {
            let step = Field::new(row, die + white).and_then(|field| standing.crossed(field, judge.rows()));
            if let Some((after, gain)) = step {
                best = best.max(judge.point() * gain + judge.after_turn(when, after));
            }
        }
    }
    best
}
