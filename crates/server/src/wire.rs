//! The server's side of a WebSocket (RFC 6455), for many small texts: a silent socket keeps no buffers, and whoever
//! has something to say writes it himself.

pub(crate) mod frame;
mod handshake;
mod reader;

pub(crate) use handshake::{Handshake, Opened};
pub(crate) use reader::{Heard, Reader};

use thiserror::Error;

/// Why a socket cannot be read any further.
#[derive(Debug, Error)]
pub(crate) enum Broken {
    /// The other side does not keep to the standard.
    #[error("{0}")]
    Malformed(&'static str),
    /// It sends more at once than is taken.
    #[error("a message is too long")]
    TooLong,
    /// The connection is gone.
    #[error("the connection is gone: {0}")]
    Gone(#[from] std::io::Error),
}
