//! How the bots play Twenty One.

mod evaluation;
mod greedy;
mod habits;
mod reasons;
mod solver;
