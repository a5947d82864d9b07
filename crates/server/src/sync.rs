//! Locks and atomics of what many tasks share, from one place, so that a test can put others here that try out the
//! orders in which the tasks may come (`tests/interleavings.rs`).

pub(crate) use std::sync::atomic;
pub(crate) use std::sync::{Mutex, MutexGuard};

pub(crate) use futures_util::task::AtomicWaker;
