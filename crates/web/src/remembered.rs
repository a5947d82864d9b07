//! Something that is worked out once from the files: in a release build they never change, in test builds they can.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// For how long files that are read from the disk count as unchanged: about as long as loading one page takes.
const UNCHANGED: Duration = Duration::from_secs(1);

/// Values by key, each worked out when it is first asked for.
pub(crate) struct Remembered<K, V> {
    known: Mutex<Option<HashMap<K, (Instant, V)>>>,
}

impl<K: Eq + Hash, V: Clone> Remembered<K, V> {
    pub(crate) const fn new() -> Remembered<K, V> {
        Remembered { known: Mutex::new(None) }
    }

    /// The value of a key, which `find` works out where it is not known.
    pub(crate) fn get(&self, key: K, find: impl FnOnce() -> V) -> V {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.get_or_insert_default();
        let is_fresh = |since: &Instant| !cfg!(debug_assertions) || since.elapsed() < UNCHANGED;
        match known.get(&key) {
            Some((since, value)) if is_fresh(since) => value.clone(),
            _ => {
                let value = find();
                known.insert(key, (Instant::now(), value.clone()));
                value
            }
        }
    }
}
