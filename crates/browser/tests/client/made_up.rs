//! The client knows no rule: it follows servers that play games which nobody has ever heard of, drawn as one of ours.
//!
//! - Like Qwixx: rows are crossed from right to left, there are two of them, with odd numbers on them; which numbers are
//!   lost, what the dice sum to and when nothing is a misthrow is made up, too.
//! - Like Twenty One: three rows, filled from the bottom, with numbers above their limits, and hits that hit nothing.
//! - Like Alles auf 1 Karte: dice of two colours of which only one may be kept, cards without number, scored anyhow.

#[path = "made_up/server.rs"]
mod server;

#[path = "made_up/cards.rs"]
mod cards;
#[path = "made_up/crosses.rs"]
mod crosses;
#[path = "made_up/numbers.rs"]
mod numbers;
