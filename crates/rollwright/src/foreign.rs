//! Bots that are programs of somebody else's: `exec:COMMAND` wherever a bot is named.
//!
//! A [`Cast`] holds all bots of a run. Each thread puts one on [`Stage`], with processes of its own, which are
//! started when they first sit down and kept until the run is over.

mod cast;
mod process;

pub(crate) use cast::{Cast, Stage, Trouble};
