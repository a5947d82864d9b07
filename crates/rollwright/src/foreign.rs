//! Bots that are programs of somebody else's: `exec:COMMAND` wherever a bot is named.
//!
//! A [`BotRoster`] holds all bots of a run. Each thread puts one on [`ThreadBots`], with processes of its own, which are
//! started when they first sit down and kept until the run is over.

mod bot_roster;
mod process;

pub(crate) use bot_roster::{BotRoster, ProgramError, ThreadBots};
