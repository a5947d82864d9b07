//! How the bots play Alles auf 1 Karte.

mod evaluation;
mod greedy;
mod habits;
mod reasons;
mod solver;
