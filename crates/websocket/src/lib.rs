//! The server's side of a WebSocket (RFC 6455), for many small texts: a connection that is silent keeps no buffers, and
//! whoever has something to send writes the frame where it belongs.
//!
//! - [`Handshake`] turns a request of HTTP into a connection.
//! - [`Reader`] reads messages from it, and [`Decoder`] from bytes, wherever they come from. Both refuse everything
//!   that the standard forbids, with the [`ProtocolError`] that says how to close.
//! - [`frame`] writes frames.
//!
//! Extensions are not spoken: none is offered by a server, and none is accepted.

pub mod close_code;
#[cfg(feature = "conformance")]
pub mod conformance;
mod decoder;
mod error;
pub mod frame;
mod handshake;
mod reader;

pub use decoder::{Decoder, MAX_FRAGMENTS, WebSocketMessage};
pub use error::{ProtocolError, ReadError};
pub use handshake::{Connection, Handshake, HandshakeError};
pub use reader::Reader;
