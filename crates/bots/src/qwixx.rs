//! How the bots play Qwixx.

mod evaluation;
mod greedy;
mod habits;
mod joining;
mod reasons;
mod solver;
