//! A disk that fails as real ones do, under the real SQLite: writes that fail, fall short or find the disk full, syncs
//! that fail, and a loss of power that takes what was not synced.
//!
//! [`Disk::install`] puts itself between SQLite and the operating system for the whole process, so that code under test
//! opens its databases as always. What SQLite writes goes to real files at once, where it can be read again; beside them
//! this keeps what a disk would have if the power went now. `unsafe` is needed to speak SQLite's C interface, and is why
//! this is a crate of its own, which only tests use.

#![allow(unsafe_code)]

mod model;
mod vfs;

pub use model::{Disk, Faults};
