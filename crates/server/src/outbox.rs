//! What waits to be written to one socket: a short queue, so that whoever does not read cannot fill the memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// How many messages may wait for a socket: more than one commit of a busy table brings.
const LENGTH: usize = 2048;

/// The standard's numbers for why a socket is closed.
pub mod closing {
    /// It broke the rules of the house.
    pub const POLICY: u16 = 1008;
    /// The server restarts.
    pub const RESTART: u16 = 1012;
    /// It may come back at once.
    pub const TRY_LATER: u16 = 1013;
}

/// Something for a socket.
#[derive(Clone, Debug)]
pub enum Letter {
    /// A message.
    Text(Utf8Bytes),
    /// The end, with its number and the reason.
    Close(u16, &'static str),
}

/// The sending end of a socket's queue.
#[derive(Clone)]
pub struct Outbox(Arc<Queue>);

struct Queue {
    letters: mpsc::Sender<Letter>,
    overrun: AtomicBool,
}

impl Outbox {
    /// A queue and its receiving end.
    pub fn new() -> (Outbox, mpsc::Receiver<Letter>) {
        let (letters, inbox) = mpsc::channel(LENGTH);
        (Outbox(Arc::new(Queue { letters, overrun: AtomicBool::new(false) })), inbox)
    }

    /// Puts a letter into the queue. A socket whose queue is full gets no more: it is closed when it has read
    /// what there is, and can come back and catch up.
    pub fn send(&self, letter: Letter) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.0.letters.try_send(letter) {
            self.0.overrun.store(true, Ordering::Relaxed);
        }
    }

    /// Whether something did not fit into the queue.
    pub fn is_overrun(&self) -> bool {
        self.0.overrun.load(Ordering::Relaxed)
    }
}

/// A message and where it goes.
pub struct Mail {
    /// Where.
    pub to: Outbox,
    /// What.
    pub message: Utf8Bytes,
}

impl Mail {
    /// Sends it.
    pub fn send(self) {
        self.to.send(Letter::Text(self.message));
    }
}
