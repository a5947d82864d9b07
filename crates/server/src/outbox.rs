//! What is written to one socket. Whoever has a message writes it himself, at once; what the other side does not
//! take yet waits, but not without end, so that whoever does not read cannot fill the memory.

use std::future::poll_fn;
use std::io;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, ready};

use futures_util::task::AtomicWaker;
use tokio::net::tcp::OwnedWriteHalf;

use crate::lock::lock;
use crate::wire::frame::{self, Kind};

/// How many bytes may wait for a socket: more than one commit of a busy table brings.
pub(crate) const MOST_UNSENT: usize = 1 << 20;

/// The standard's numbers for why a socket is closed.
pub mod closing {
    /// It broke the rules of the house.
    pub const POLICY: u16 = 1008;
    /// The server restarts.
    pub const RESTART: u16 = 1012;
    /// It may come back at once.
    pub const TRY_LATER: u16 = 1013;
}

/// Why this side closes a socket: its number and the reason.
pub type End = (u16, &'static str);

/// The writing side of a socket.
#[derive(Clone)]
pub struct Outbox(Arc<Shared>);

struct Shared {
    unsent: Mutex<Unsent>,
    /// The socket's task, which does what cannot be done at once.
    task: AtomicWaker,
}

struct Unsent {
    /// `None` when the socket is closed.
    stream: Option<OwnedWriteHalf>,
    bytes: Vec<u8>,
    /// Whether the socket's task has to write the rest.
    is_stuck: bool,
    /// The end, after what is unsent.
    end: Option<End>,
}

impl Outbox {
    /// The writing side of a socket.
    pub(crate) fn new(stream: OwnedWriteHalf) -> Outbox {
        let unsent = Unsent { stream: Some(stream), bytes: Vec::new(), is_stuck: false, end: None };
        Outbox(Arc::new(Shared { unsent: Mutex::new(unsent), task: AtomicWaker::new() }))
    }

    /// Lays a message down to be written with the next [`Outbox::flush`]; `true` if it is the first one there.
    /// A socket with too much unsent gets no more: it is closed when it has read what there is, and can come
    /// back and catch up.
    pub(crate) fn put(&self, message: &str) -> bool {
        self.lay(Kind::Text, message.as_bytes())
    }

    fn lay(&self, kind: Kind, contents: &[u8]) -> bool {
        let mut unsent = lock(&self.0.unsent);
        let is_first = unsent.bytes.is_empty();
        if unsent.stream.is_none() || unsent.end.is_some() {
            return false;
        }
        if unsent.bytes.len() + contents.len() > MOST_UNSENT && !is_first {
            unsent.end = Some((closing::TRY_LATER, "too slow: come back and ask for what you missed"));
            self.0.task.wake();
            return false;
        }
        frame::write(&mut unsent.bytes, kind, contents);
        is_first
    }

    /// Writes what was laid down; what the other side does not take now is written by the socket's task.
    pub(crate) fn flush(&self) {
        let mut unsent = lock(&self.0.unsent);
        if !unsent.is_stuck && !unsent.write().is_ok_and(|all| all) {
            unsent.is_stuck = true;
            self.0.task.wake();
        }
    }

    /// Writes a message.
    pub(crate) fn send(&self, message: &str) {
        self.put(message);
        self.flush();
    }

    /// Asks the other side whether it is there.
    pub(crate) fn ping(&self) {
        self.lay(Kind::Ping, &[]);
        self.flush();
    }

    /// Answers the same question.
    pub(crate) fn pong(&self, contents: &[u8]) {
        self.lay(Kind::Pong, contents);
        self.flush();
    }

    /// Ends the socket, after what was sent before.
    pub(crate) fn close(&self, code: u16, reason: &'static str) {
        lock(&self.0.unsent).end.get_or_insert((code, reason));
        self.0.task.wake();
    }

    /// Returns when the socket's task is needed: to write on, or to end.
    pub(crate) async fn needs_task(&self) {
        poll_fn(|context| {
            self.0.task.register(context.waker());
            let unsent = lock(&self.0.unsent);
            if unsent.is_stuck || unsent.end.is_some() { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
    }

    /// Writes on until nothing is unsent; the end, if there is one.
    pub(crate) async fn drain(&self) -> io::Result<Option<End>> {
        poll_fn(|context| lock(&self.0.unsent).poll_drain(context)).await
    }

    /// Tells the other side why the socket ends, if anything; nothing is written after it.
    pub(crate) async fn say_goodbye(&self, end: Option<End>) -> io::Result<()> {
        {
            let mut unsent = lock(&self.0.unsent);
            match end {
                Some((code, reason)) => frame::write_close(&mut unsent.bytes, code, reason),
                None => frame::write(&mut unsent.bytes, Kind::Close, &[]),
            }
            unsent.end = end.or(unsent.end);
        }
        self.drain().await.map(drop)
    }

    /// Closes the connection; whatever comes later is dropped.
    pub(crate) fn hang_up(&self) {
        let mut unsent = lock(&self.0.unsent);
        unsent.stream = None;
        unsent.bytes = Vec::new();
    }
}

impl Unsent {
    /// Writes what the other side takes now; `true` if that was everything.
    fn write(&mut self) -> io::Result<bool> {
        let Some(stream) = &self.stream else { return Ok(true) };
        let mut sent = 0;
        while sent < self.bytes.len() {
            match stream.try_write(&self.bytes[sent..]) {
                Ok(more) => sent += more,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    self.bytes.drain(..sent);
                    return Ok(false);
                }
                Err(error) => return Err(error),
            }
        }
        // A silent socket keeps no buffer.
        self.bytes = Vec::new();
        Ok(true)
    }

    fn poll_drain(&mut self, context: &mut Context<'_>) -> Poll<io::Result<Option<End>>> {
        while !self.write()? {
            if let Some(stream) = &self.stream {
                ready!(stream.as_ref().poll_write_ready(context))?;
            }
        }
        self.is_stuck = false;
        Poll::Ready(Ok(self.end))
    }
}

/// A message and where it goes.
pub struct Mail {
    /// Where.
    pub to: Outbox,
    /// What.
    pub message: Arc<str>,
}

/// Sends all of it in order, what goes to one socket at once.
pub(crate) fn send_all(mail: impl Iterator<Item = Mail>) {
    let mut laid_down = Vec::new();
    for Mail { to, message } in mail {
        if to.put(&message) {
            laid_down.push(to);
        }
    }
    for outbox in laid_down {
        outbox.flush();
    }
}
