//! Alles auf 1 Karte: one turn exactly, each card alone exactly, and hands by what their cards are worth.

mod advise;
mod book;
mod course;
mod kept;
mod next_turn;
mod outlook;
mod pace;
mod plans;
mod policy;
mod race;
mod ranking;
mod reach;
mod shape;
mod solution;
mod solved_card;
mod solver;
mod tally;
mod terms;
mod turn_plan;

pub use advise::Effort;
pub use course::Course;
pub use kept::{KEEPS, Kept, RESULTS};
pub use outlook::{Lead, Outlook};
pub use pace::{HORIZON, Pace, Paces};
pub use policy::{Policy, deck_states};
pub use ranking::{Promise, Ranked, Ranking};
pub use reach::Marked;
pub use shape::{Crossed, Row, Shape};
pub use solution::{MOST_STATES, Solution, TooLarge, Unsolved};
pub use solved_card::SolvedCard;
pub use tally::Tally;
pub use terms::Terms;
pub use turn_plan::{REROLLS, TurnPlan};
