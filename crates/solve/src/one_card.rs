//! Alles auf 1 Karte: one turn exactly, each card alone exactly, and hands by what their cards are worth.
//!
//! One turn:
//! - `kept_dice`: some of the five dice as a small number
//! - `turn_plan`: what to keep, by expectimax over the rolls left
//! - `turn_plan_cache`: the turns planned last
//!
//! One card alone:
//! - `shape`: what matters of a card, whatever its colours
//! - `objective`: what is maximised: points less a price a turn
//! - `state_solver`: one state of a card, by policy iteration
//! - `solution`: all states of a card, by backward induction; and the price at which it is worth nothing
//! - `solved_card`: the same told in the card's own colours, with advice
//! - `card_distribution`: how likely every number of turns and points is
//! - `scoring_speed`: how fast a card can be scored, points or no points
//! - `ranking`: all cards of a deck, the best first
//!
//! A player among others:
//! - `deck_values`: the solutions of all cards of a deck, solved when they are first needed
//! - `card_outcomes`: what each of the 252 results makes of an open card
//! - `player_standing`: how a player stands, and what a result makes of that
//! - `win_estimator`: who is going to win a game that goes on
//! - `win_evaluation`: who is going to win after each use of a result, the replies of the others included
//! - `next_turn`: the same with one turn of expectimax behind it
//! - `policy`: the player: what it chooses
//! - `advise`: what every choice is worth to it

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
