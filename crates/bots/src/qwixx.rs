//! How the bots play Qwixx.

mod evaluation;
mod greedy;
mod joining;
mod reasons;
mod solver;
