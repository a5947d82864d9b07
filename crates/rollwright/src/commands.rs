//! The subcommands, one module each.

pub(crate) mod adviser;
pub(crate) mod archive;
pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod bot;
pub(crate) mod evaluate;
pub(crate) mod play;
pub(crate) mod print;
pub(crate) mod referee;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod solve;
pub(crate) mod stress;
pub(crate) mod verify;
