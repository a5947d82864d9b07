//! Evaluators: how good every choice of a seat is, by the chance to win, or alone by points.
//!
//! Each game has one. It plays the turn under way to its end, with the rules and a model of the others, and
//! asks a network (the value function) about the table as it then stands; where the game is over, the points
//! decide. Alone, the exact solutions rate the choices.
//!
//! - `qwixx::evaluation`: best replies of all players within a turn, then one more turn over a fixed set of rolls
//!   - `qwixx::evaluation::inputs`: what its network sees
//! - `twenty_one::evaluation`: the same for a round, in which everybody writes at once
//!   - `twenty_one::evaluation::round`: the choices of all seats with their dice; rerolls with a control variate
//!   - `twenty_one::evaluation::balanced_rolls`: stratified rolls, common to all choices that are compared
//!   - `twenty_one::evaluation::forecasts`: the points and rounds each sheet can expect alone
//!   - `twenty_one::evaluation::inputs`: what its network sees
//! - `one_card::evaluation`: expectimax over the turn by the player of `solve`, with a network as its win estimator
//!   - `one_card::evaluation::inputs`: what its network sees, by tile coding

use std::fmt::Debug;

use solve::Advice;
use table::{BySeat, Game, Seat, Seats, Turn, winners};

use crate::{Features, NoiseLevels, SolveContext, Unsolvable};

/// How long an evaluator may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// A first look: tens of microseconds.
    Quick,
    /// As well as it can, in less than a millisecond as a rule.
    Full,
}

/// What a seat can expect of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// The chance to win, a shared win in parts.
    pub win: f64,
    /// The mean of the points in the end.
    pub points: f64,
}

/// A game in which an evaluator rates every choice.
pub trait Evaluated: Game {
    /// What rates choices: the weights of a network, or the tables of a solution.
    type Evaluator: Send + Sync + Debug;

    /// How far the levels misjudge when several play, in chances to win between two; between more it is less.
    const AMONG_OTHERS: NoiseLevels;
    /// How far the levels misjudge alone, in points.
    const ALONE: NoiseLevels;

    /// The evaluator for this game's seats and material, with the weights that come with Rollwright or others.
    fn evaluator(
        &self,
        weights: Option<&[u8]>,
        context: SolveContext<'_>,
    ) -> Result<Self::Evaluator, Unsolvable>;

    /// How much work it is to prepare, if nothing has been prepared yet; 0 if it takes no time to speak of.
    fn evaluator_work(&self) -> u64;

    /// How many states have to be solved at most, if nothing has been prepared yet: what the time and the memory
    /// depend on where somebody brings their own material.
    fn evaluator_states(&self) -> u64;

    /// About how much memory an evaluator takes.
    fn evaluator_bytes(evaluator: &Self::Evaluator) -> usize;

    /// The choices of a seat that is asked, the best first: the worth is the chance to win, shared wins in
    /// parts, or for one seat alone the points to go.
    fn evaluate(
        &self,
        evaluator: &Self::Evaluator,
        state: &Self::State,
        seat: Seat,
        effort: Effort,
    ) -> Advice<Self::Choice>;

    /// Whether worth and outlooks are exact, and not estimates: alone, where the game is solved.
    fn is_exact(&self, _evaluator: &Self::Evaluator) -> bool {
        false
    }

    /// What players do wrong again and again, by names that never change and begin with the game's; their texts
    /// are `review-habit-NAME`.
    const HABITS: &'static [&'static str] = &[];

    /// What kind of mistake it is to choose this instead of what is best: one of [`Evaluated::HABITS`], so that it can be
    /// counted. `None` if there is no name for it.
    fn habit(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _choice: Self::Choice,
        _best: Self::Choice,
    ) -> Option<&'static str> {
        None
    }

    /// What the evaluator expects for every seat of a game that goes on, where the first roll of a turn is awaited.
    /// The chances may not quite add up to one; see [`Evaluated::outlook`].
    fn estimate(&self, evaluator: &Self::Evaluator, state: &Self::State) -> BySeat<Outlook>;

    /// What every seat can expect where the first roll of a turn is awaited, or where the game is over: chances that
    /// add up to one, and final points. It takes a few microseconds, so that rollouts can stop early.
    fn outlook(&self, evaluator: &Self::Evaluator, state: &Self::State) -> BySeat<Outlook> {
        if self.turn(state) == Turn::Over {
            let scores = self.scores(state);
            let winners = winners(&scores);
            let share = 1.0 / winners.len().max(1) as f64;
            return BySeat::from_fn(self.seats(), |seat| Outlook {
                win: if winners.contains(seat) { share } else { 0.0 },
                points: scores[seat].into(),
            });
        }
        let estimate = self.estimate(evaluator, state);
        let total: f64 = estimate.as_slice().iter().map(|outlook| outlook.win).sum();
        BySeat::from_fn(self.seats(), |seat| {
            let Outlook { win, points } = estimate[seat];
            let win = if total > 0.0 { win / total } else { 1.0 / self.seats() as f64 };
            Outlook { win, points }
        })
    }

    /// The best choices of all seats asked, by a quick evaluation: how rollouts and self-play go on.
    fn decide(
        &self,
        evaluator: &Self::Evaluator,
        state: &Self::State,
        seats: Seats,
    ) -> BySeat<Option<Self::Choice>> {
        let best = |seat| self.evaluate(evaluator, state, seat, Effort::Quick).best().map(|best| best.choice);
        BySeat::from_fn(self.seats(), |seat| seats.contains(seat).then(|| best(seat)).flatten())
    }
}

/// A game whose network can be trained by playing (temporal differences; see `train`).
pub trait Trainable: Evaluated {
    /// How many inputs the network has.
    const INPUTS: usize;
    /// How wide its first layer is.
    const WIDE: usize;

    /// What the network sees for a seat at the start of a turn. A position that would look the same to the
    /// players in a mirror may be shown so.
    fn features(
        &self,
        evaluator: &Self::Evaluator,
        state: &Self::State,
        seat: Seat,
        mirrored: bool,
    ) -> Features;

    /// The chance that the network gives to what it sees.
    fn chance(evaluator: &Self::Evaluator, features: &Features) -> f32;
}

/// The share of the win that a seat has with these points: all of it, a part, or nothing.
pub fn win_share(scores: &BySeat<i32>, seat: Seat) -> f32 {
    let winners = winners(scores);
    if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 }
}
