//! What waits to be written to one socket: a short queue, so that whoever does not read cannot fill the memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// How many messages may wait for a socket.
const LENGTH: usize = 256;

/// The sending end of a socket's queue.
#[derive(Clone)]
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    closing: Arc<Closing>,
}

/// Whether a socket is to be closed from this side, and why.
#[derive(Default)]
pub struct Closing {
    overrun: AtomicBool,
    dismissed: AtomicBool,
    wake: tokio::sync::Notify,
}

impl Closing {
    /// The reason to close, if there is one.
    pub fn reason(&self) -> Option<&'static str> {
        if self.overrun.load(Ordering::Relaxed) {
            return Some("too slow: come back and ask for what you missed");
        }
        self.dismissed.load(Ordering::Relaxed).then_some("the table is read again: come back")
    }

    /// Waits until there is one.
    pub async fn wait(&self) {
        while self.reason().is_none() {
            let woken = self.wake.notified();
            if self.reason().is_some() {
                return;
            }
            woken.await;
        }
    }
}

impl Outbox {
    /// A queue and its receiving end.
    pub fn new() -> (Outbox, mpsc::Receiver<Utf8Bytes>, Arc<Closing>) {
        let (queue, messages) = mpsc::channel(LENGTH);
        let closing = Arc::new(Closing::default());
        (Outbox { queue, closing: Arc::clone(&closing) }, messages, closing)
    }

    /// Puts a message into the queue. A socket whose queue is full is closed: it can come back and catch up.
    pub fn send(&self, message: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(message) {
            self.closing.overrun.store(true, Ordering::Relaxed);
            self.closing.wake.notify_one();
        }
    }

    /// Has the socket closed; whoever it is can come back at once.
    pub fn dismiss(&self) {
        self.closing.dismissed.store(true, Ordering::Relaxed);
        self.closing.wake.notify_one();
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
        self.to.send(self.message);
    }
}
