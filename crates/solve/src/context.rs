//! What solving works with. It travels whole, from whoever asks for a solution to the innermost loop.

use std::sync::atomic::AtomicU64;

use crate::{Cache, CacheNotice, IsCancelled, NEVER_CANCELLED};

/// What there is to solve something with, and who is to hear of it.
#[derive(Clone, Copy)]
pub struct SolveContext<'a> {
    /// Where tablebases are kept.
    pub cache: &'a Cache,
    /// How many threads work.
    pub threads: usize,
    /// Counts the work done, for whoever watches.
    pub done: &'a AtomicU64,
    /// Told what is worth knowing about a tablebase.
    pub notify: &'a (dyn Fn(CacheNotice<'_>) + Sync),
    /// Asked whether to give up.
    pub cancelled: IsCancelled<'a>,
}

impl<'a> SolveContext<'a> {
    /// One thread with a cache; nobody watches, and nobody cancels.
    pub fn new(cache: &'a Cache) -> SolveContext<'a> {
        static UNWATCHED: AtomicU64 = AtomicU64::new(0);
        SolveContext { cache, threads: 1, done: &UNWATCHED, notify: &|_| {}, cancelled: NEVER_CANCELLED }
    }

    /// As [`SolveContext::new`], without a cache: tablebases are solved anew every time.
    pub fn without_cache() -> SolveContext<'static> {
        static NO_CACHE: Cache = Cache::nowhere();
        SolveContext::new(&NO_CACHE)
    }
}
