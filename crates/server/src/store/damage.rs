//! What was found to be damaged: each thing named once in the log, all of them counted.

use std::collections::BTreeSet;
use std::sync::Mutex;

use super::StoreError;
use crate::lock::lock;

/// How many damaged things are remembered by name; with more than that, restoring a backup is the way out anyway.
const MOST_NAMED: usize = 1000;

/// The damaged things of a storage.
#[derive(Default)]
pub struct DamageLog(Mutex<BTreeSet<String>>);

impl DamageLog {
    /// Notes a damaged thing, like `record abc-1`, and logs it if it was not known.
    pub fn note(&self, what: &str, message: &str) {
        let mut known = lock(&self.0);
        if known.len() < MOST_NAMED && known.insert(what.to_owned()) {
            tracing::error!("{what} is damaged and will not be shown: {message}; a backup may still have it");
        }
    }

    /// Notes an error if it tells of damage.
    pub fn note_error(&self, error: &StoreError) {
        match error {
            StoreError::Damaged { table, message } => self.note(&format!("table {table}"), message),
            StoreError::DamagedRecord { record, message } => self.note(&format!("record {record}"), message),
            _ => {}
        }
    }

    /// How many things are damaged, as far as is known.
    pub fn count(&self) -> usize {
        lock(&self.0).len()
    }

    /// Their names in order.
    pub fn names(&self) -> Vec<String> {
        lock(&self.0).iter().cloned().collect()
    }
}
