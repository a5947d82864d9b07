//! What was skill, what was luck: values of positions and choices, rollouts, and reviews of whole games.
//!
//! An [`Analyst`] knows one game with its evaluator. It says what everybody can expect in a position
//! ([`Analyst::quick_value`], [`Analyst::rollout_value`]), rates the choices of a decision ([`Analyst::ratings`],
//! [`Analyst::rollout_ratings`]), and reviews a game ([`Analyst::review`]). [`AnyAnalyst`] does that for tables and records of
//! any game, a [`Profile`] says what a player does in many, and [`Evaluation`] answers for one position. What bots lose by
//! their decisions, [`Analyst::decision_losses`] finds out without trusting the evaluator that chooses for them.

mod analyst;
mod any_analyst;
mod class;
mod decision_loss;
mod evaluation;
mod intervals;
mod outlooks;
mod playout;
mod profile;
mod race;
mod report;
mod review;
mod rollout;
mod skill;

pub use analyst::{Analyst, ChoiceRating, Sampling};
pub use any_analyst::AnyAnalyst;
pub use class::{Class, Thresholds};
pub use decision_loss::{DecisionLoss, DecisionLossSettings};
pub use evaluation::{Evaluation, RatedChoice};
pub use profile::{HabitPrice, Profile, ProfileGame};
pub use report::{
    Alternative, CurvePoint, DecisionReview, GameReview, PlayerReview, PointsReview, RollReview, Skill,
    TurningPoint,
};
pub use review::{Depth, ReviewSettings};
pub use rollout::{RolloutSettings, RolloutValue};
