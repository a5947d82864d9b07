//! Locks that a panic of somebody else does not close: nothing under them is ever left half-done.

use std::sync::PoisonError;

use crate::sync::{Mutex, MutexGuard};

/// What the lock guards, for oneself.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
