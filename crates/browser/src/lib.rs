//! The browser client, tested as people use it: in real browsers, with a real server behind them.
//!
//! ```text
//! test ──► Page ──► Wire: numbered commands, a socket ──► Chromium: a process, many people (or Firefox)
//!            │        │                                       │
//!            │      Journal: what the page told          Site: the server, in this process
//!            └─ clicks, keys, pictures, conditions
//! ```
//!
//! - [`Chromium`]: one process for all tests of a binary; it dies with them.
//! - [`Page`]: a person with a browser of their own. Everything waits for what it needs, but not forever, and a failure
//!   says what the page looked like.
//! - [`Firefox`] and [`FirefoxPage`]: another engine, with as much as playing a game needs.
//! - [`Site`]: the server, which can be stopped and started again.
//! - [`Tools`]: what `scripts/browser-tools` installs.
//!
//! Like all code for tests it panics where something is not as it should be.

mod accessibility;
mod chromium;
mod conditions;
mod device;
mod firefox;
mod journal;
mod keyboard;
mod page;
mod picture;
mod pointer;
mod process;
mod site;
mod tools;
mod trace;
mod wire;

pub use chromium::Chromium;
pub use device::{ColorScheme, Device, Vision};
pub use firefox::{Firefox, FirefoxPage};
pub use page::{PATIENCE, Page};
pub use picture::{Extent, shoot};
pub use site::Site;
pub use tools::Tools;
pub use trace::Trace;
