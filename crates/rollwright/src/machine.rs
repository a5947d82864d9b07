//! What the machine at hand has to offer: its cores, and numbers that nobody chose.

/// How many threads can work at once.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A seed nobody chose, from the hasher's keys that the standard library draws at random.
pub(crate) fn random_seed() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}
