//! The live server over real sockets, in one program: what these tests share is compiled once.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

mod bots;
mod cleaning;
mod connections;
mod damage;
mod decisions;
mod forgetting;
mod games;
mod history;
mod hosts;
mod joining;
mod matches;
mod old_data;
mod paper;
mod presence;
mod printing;
mod requests;
mod restored;
mod rolling;
mod seats;
mod selections;
mod storage;
mod trials;
mod websocket;
