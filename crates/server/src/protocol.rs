//! The messages of the socket and the bodies of requests, in one place: `docs/protocol.md` describes them.

mod answer;
mod request;

pub(crate) use answer::json;
pub use answer::{ChatMessage, Frame, ProtocolError, SeatView, Snapshot, Step, Yours};
pub use request::{HostRequest, Incoming, NewTable, Request, SitDown, UndoWord, read};

/// The version of the protocol. A client that speaks another is told so.
pub const VERSION: u32 = 1;

/// What can be answered with one tap.
pub const REACTIONS: [&str; 8] = ["👍", "👏", "😀", "😮", "😢", "🎲", "🍀", "🔒"];
