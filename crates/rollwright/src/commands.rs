//! The subcommands, one module each.

pub(crate) mod bench;
pub(crate) mod referee;
pub(crate) mod sim;
pub(crate) mod verify;
