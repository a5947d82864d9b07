//! The contract between the live server and whoever talks to it: the messages of its socket, and the bodies and
//! answers of its requests. `docs/protocol.md` describes them for people.
//!
//! The types stand here once. The server writes them, the load generator reads them, and from them a test generates
//! the JSON schemas (`schema.json`), the OpenAPI document and the types of the browser's client.

mod choice_maker;
mod client_message;
mod dice_mode;
mod error;
mod first_key;
mod game_view;
pub mod http;
mod literal;
mod news;
mod phrase;
mod request;
mod seat_view;
mod server_message;
mod snapshot;
mod step;
mod timeout_policy;

pub use choice_maker::{By, Level, SERVER_BOTS};
pub use client_message::{ClientMessage, Hello, HostRequest, RollRequest, UndoRequest};
pub use dice_mode::DiceMode;
pub use error::{ErrorAnswer, ProtocolError};
pub use game_view::{GameState, GameView, Layout, TurnKind};
pub use literal::{False, True};
pub use news::News;
pub use phrase::{Phrase, PhraseArgument};
pub use request::{Incoming, Request, read};
pub use seat_view::{SeatKind, SeatView};
pub use server_message::{Done, Notice, Preview, ServerMessage};
pub use snapshot::{ChatMessage, MissingPlayer, PrivateView, Snapshot, UndoView};
pub use step::Step;
pub use timeout_policy::{SECONDS, TimeoutPolicy};

use std::cell::RefCell;
use std::sync::Arc;

use serde::Serialize;

/// The version of the protocol. A client that speaks another is told so.
pub const VERSION: u32 = 1;

/// What can be answered with one tap.
pub const REACTIONS: [&str; 8] = ["👍", "👏", "😀", "😮", "😢", "🎲", "🍀", "🔒"];

/// How many bytes of its buffer a thread keeps after a long message.
const MOST_KEPT: usize = 64 << 10;

/// Anything of the protocol as JSON. None of it can fail to be written.
pub fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// A message for several connections, as JSON. It is written into a buffer that each thread keeps, so that it takes
/// memory once, and as much as it needs.
pub fn shared_json<T: Serialize + ?Sized>(value: &T) -> Arc<str> {
    thread_local! {
        static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    BUFFER.with_borrow_mut(|buffer| {
        buffer.clear();
        buffer.shrink_to(MOST_KEPT);
        let text = serde_json::to_writer(&mut *buffer, value).ok().and_then(|()| str::from_utf8(buffer).ok());
        Arc::from(text.unwrap_or_default())
    })
}
