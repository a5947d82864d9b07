//! The live server: tables by link, one socket for play, nothing lost.
//!
//! ```text
//! socket ──► Room (lock, rules, at once) ──► Ledger (many steps, one commit) ──► outboxes ──► sockets
//!               │                                   │
//!             Play: the fold of events            Store: SQLite
//! ```
//!
//! - [`play`]: a match as the fold of its events; pure.
//! - [`room`]: a table with the people at it: sockets, bots, the clock.
//! - [`ledger`]: group commit; nobody hears of a step before it is stored.
//! - [`store`]: what survives a crash, behind a narrow trait.
//! - [`maintenance`]: what a server does for its database while nobody asks.
//! - [`services`]: what rooms share, and the way to every room.
//! - [`protocol`]: every message, request and answer, in a crate of their own.
//! - [`Server`]: all of it behind HTTP.

mod accept;
pub mod bot_pool;
pub mod catch_up;
pub mod clock;
pub mod config;
pub mod data_lock;
pub mod identity;
pub mod ledger;
pub mod limits;
mod lock;
mod log_limit;
pub mod maintenance;
pub mod metrics;
pub mod names;
pub mod network;
pub mod outbox;
pub mod play;
pub mod private_files;
pub mod record_check;
pub mod restore;
pub mod room;
mod serve;
pub mod services;
mod slots;
pub mod store;
mod sync;
pub mod table_connection;
mod web;

pub use config::Config;
pub use protocol;
pub use serve::{DATABASE, ServeError, Server};
