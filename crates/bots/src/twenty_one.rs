//! How the bots play Twenty One.

mod evaluation;
mod greedy;
mod reasons;
mod solver;
