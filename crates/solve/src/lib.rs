//! Exact solutions: what best play is worth, where a game can be solved.
//!
//! Each game has a module of its own. They share [`Advice`], the worth of every choice at one decision;
//! [`Distribution`], how likely every result is; [`Cache`], where tablebases are kept; [`SolveContext`],
//! what solving works with; and [`IsCancelled`], how long work is given up.

pub mod one_card;
pub mod qwixx;
pub mod twenty_one;

mod advice;
mod cache;
mod cancelled;
mod context;
mod distribution;
mod tablebase;

pub use advice::{Advice, Rated};
pub use cache::{CACHE_VARIABLE, Cache, CacheNotice, CachedTablebase};
pub use cancelled::{Cancelled, IsCancelled, NEVER_CANCELLED};
pub use context::SolveContext;
pub use distribution::Distribution;
pub use tablebase::{Tablebase, TablebaseError};
