//! Alles auf 1 Karte: one turn exactly, each card alone exactly, and hands by what their cards are worth.

mod advise;
mod card_distribution;
mod card_outcomes;
mod deck_values;
mod kept_dice;
mod next_turn;
mod objective;
mod player_standing;
mod policy;
mod ranking;
mod scoring_speed;
mod shape;
mod solution;
mod solved_card;
mod state_solver;
mod turn_plan;
mod turn_plan_cache;
mod win_estimator;
mod win_evaluation;

pub use advise::SearchSettings;
pub use card_distribution::CardDistribution;
pub use card_outcomes::CardValue;
pub use kept_dice::{KEPT_SETS, KeptDice, RESULTS};
pub use objective::Objective;
pub use player_standing::PlayerStanding;
pub use policy::{Policy, deck_states};
pub use ranking::{CardExpectation, RankedCard, Ranking};
pub use scoring_speed::{ScoringSpeed, ScoringSpeeds, TURNS_AHEAD};
pub use shape::{Crossed, Row, Shape};
pub use solution::{MOST_STATES, Solution, TooLarge, Unsolved};
pub use solved_card::SolvedCard;
pub use turn_plan::{REROLLS, TurnPlan};
pub use win_estimator::{LeadEstimator, WinEstimator};
