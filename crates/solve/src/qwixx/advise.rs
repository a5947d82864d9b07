//! The best choice of a player, and what the other choices lose.

use qwixx::{Choice, Dice, Field, MISTHROW_COST, Phase, Qwixx, Row, Rows, Sheet, State};
use table::{BySeat, ChoiceSet, Game, Seat};

use super::evaluator::Evaluator;
use super::own_sheet::{OwnSheetTablebase, TurnTiming};
use super::standing::Standing;
use super::target::TargetSolution;
use crate::{Advice, Rated};

impl TurnTiming {
    /// When it is for a seat in some state, if it has begun this many active turns.
    pub fn of(game: &Qwixx, state: &State, seat: Seat, round: usize) -> TurnTiming {
        let active = game.active(state).unwrap_or(Seat::FIRST);
        let seats = game.seats();
        TurnTiming { round, wait: (seat.index() + seats - active.index()) % seats }
    }
}

impl OwnSheetTablebase {
    /// The points to go of a sheet at the start of a turn, while some rows are closed.
    pub fn points_to_go(&self, sheet: &Sheet, closed: Rows, timing: TurnTiming) -> f64 {
        self.to_go(timing, Standing::of(sheet, closed, self.rows()))
    }

    /// The worth of every choice of a seat that is asked: the points to go, those of the choice included.
    pub fn advise(&self, game: &Qwixx, state: &State, seat: Seat, timing: TurnTiming) -> Advice<Choice> {
        advise(self, game, state, seat, timing)
    }

    /// The best choice of a seat that is asked; passing for any other.
    pub fn choose(&self, game: &Qwixx, state: &State, seat: Seat, timing: TurnTiming) -> Choice {
        let mut best = (Choice::Pass, f64::NEG_INFINITY);
        rate(self, game, state, seat, timing, |choice, worth| {
            if worth > best.1 {
                best = (choice, worth);
            }
        });
        best.0
    }
}

impl TargetSolution {
    /// The chance to reach the points after every choice of the one seat.
    pub fn advise(&self, game: &Qwixx, state: &State) -> Advice<Choice> {
        advise(self, game, state, Seat::FIRST, TurnTiming::START)
    }
}

fn advise(
    evaluator: &impl Evaluator,
    game: &Qwixx,
    state: &State,
    seat: Seat,
    timing: TurnTiming,
) -> Advice<Choice> {
    let mut choices = Vec::new();
    rate(evaluator, game, state, seat, timing, |choice, worth| choices.push(Rated { choice, worth }));
    Advice::new(choices)
}

fn rate(
    evaluator: &impl Evaluator,
    game: &Qwixx,
    state: &State,
    seat: Seat,
    timing: TurnTiming,
    mut each: impl FnMut(Choice, f64),
) {
    if state.phase() == Phase::JoinLocks {
        return rate_joining(evaluator, game, state, seat, timing, each);
    }
    let standing = Standing::of(state.sheet(seat), state.closed(), evaluator.rows());
    let Some(dice) = state.dice() else { return };
    for choice in game.choices(state, seat).iter() {
        let Some((after, gain)) = standing.chosen(choice, evaluator.rows()) else { continue };
        let crossed = choice != Choice::Pass;
        let worth = match state.phase() {
            Phase::Action1 if timing.wait > 0 => evaluator.after_turn(timing, after),
            Phase::Action1 => before_action_2(evaluator, timing, after, crossed, dice),
            _ => turn_ends(evaluator, timing, after, crossed || state.crossed_in_action_1()),
        };
        each(choice, evaluator.point() * gain + worth);
    }
}

/// Whether to join a lock (Q21), as if everybody else kept their choice.
fn rate_joining(
    evaluator: &impl Evaluator,
    game: &Qwixx,
    state: &State,
    seat: Seat,
    timing: TurnTiming,
    mut each: impl FnMut(Choice, f64),
) {
    for choice in game.choices(state, seat).iter() {
        let answers = BySeat::from_fn(game.seats(), |other| (other == seat).then_some(choice));
        let mut after = *state;
        game.decide_unchecked(&mut after, &answers);
        let gain = f64::from(after.sheet(seat).points() - state.sheet(seat).points());
        let standing = Standing::of(after.sheet(seat), after.closed(), evaluator.rows());
        let worth = match after.dice() {
            Some(dice) if timing.wait == 0 => {
                before_action_2(evaluator, timing, standing, after.crossed_in_action_1(), dice)
            }
            // Somebody else's turn goes on, or the game is over (Q17).
            _ => evaluator.after_turn(timing, standing),
        };
        each(choice, evaluator.point() * gain + worth);
    }
}

/// What it is worth when the active player's turn ends, with a misthrow if nothing was crossed (Q8).
#[inline]
pub(crate) fn turn_ends(
    evaluator: &impl Evaluator,
    timing: TurnTiming,
    standing: Standing,
    crossed: bool,
) -> f64 {
    if crossed {
        evaluator.after_turn(timing, standing)
    } else {
        evaluator.after_turn(timing, standing.with_misthrow()) - evaluator.point() * f64::from(MISTHROW_COST)
    }
}

/// What it is worth between the active player's two actions, the best of action 2 included (Q7).
fn before_action_2(
    evaluator: &impl Evaluator,
    timing: TurnTiming,
    standing: Standing,
    crossed: bool,
    dice: Dice,
) -> f64 {
    let mut best = turn_ends(evaluator, timing, standing, crossed);
    // Q17: a second lock ends the game before action 2.
    if standing.is_over(evaluator.rows()) {
        return best;
    }
    for row in Row::ALL {
        let Some(die) = dice.coloured(row) else { continue };
        for white in dice.white() {
            let step =
                Field::new(row, die + white).and_then(|field| standing.crossed(field, evaluator.rows()));
            if let Some((after, gain)) = step {
                best = best.max(evaluator.point() * gain + evaluator.after_turn(timing, after));
            }
        }
    }
    best
}
