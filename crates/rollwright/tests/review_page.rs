//! The page of a review: the command that writes it, and the page in a real browser.

#![allow(clippy::unwrap_used, clippy::panic)]

mod process;

#[path = "review_page/command.rs"]
mod command;
#[path = "review_page/opened.rs"]
mod opened;
#[path = "review_page/records.rs"]
mod records;
