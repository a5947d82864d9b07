//! How the bots play Qwixx.

mod evaluation;
mod greedy;
mod joining;
mod solver;
