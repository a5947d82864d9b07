//! The live server in one process, with virtual time and seeded faults, and a checker over everything that was told.
//!
//! [`simulate`] plays one match: rooms, ledger, bots and clocks are the server's own, on a runtime whose time passes
//! only when nothing else can happen; the disk and the network are simulated and fail as the seed says: commits that
//! fail or are slow, connections that are cut with messages under way, requests sent twice, closes that are noticed
//! late, processes that are killed between any two steps, a wall clock that jumps. After that everything works again,
//! and the match must come to its end.
//!
//! A checker watches the promises: what was acknowledged is there; nobody is told two things under one number;
//! no hidden choice is shown early; every record verifies and holds what was told; every game can end.
//!
//! The same seed gives the same run, to the byte: [`Run::fingerprint`] is what the tests compare.

mod client;
mod disk;
mod history;
mod network;
mod process;
mod scenario;
mod world;

pub use scenario::Scenario;

use thiserror::Error;

/// What a simulation came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// A hash of everything that the players were told, in order.
    pub fingerprint: u64,
    /// How many requests were sent.
    pub requests: u64,
    /// How many steps the table had.
    pub steps: u64,
    /// How many games were played to their end.
    pub games: u64,
    /// How often the server was killed.
    pub crashes: u64,
    /// How often something could not be stored.
    pub storage_failures: u64,
    /// How often a connection was cut.
    pub cuts: u64,
}

/// A promise that the server has broken.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("seed {seed}, after {actions} actions: {what}")]
pub struct BrokenPromise {
    /// The seed that shows it.
    pub seed: u64,
    /// How many actions had been taken.
    pub actions: u64,
    /// What was promised, and what happened.
    pub what: String,
}

/// Plays one match with the faults of a seed.
pub fn simulate(seed: u64) -> Result<Run, BrokenPromise> {
    world::World::new(Scenario::of(seed)).run()
}
