//! What is written to one socket. Whoever has a message writes it at once; what the other side does not
//! take yet waits, but not without end, so that whoever does not read cannot fill the memory.

use std::future::poll_fn;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};

use tokio::net::tcp::OwnedWriteHalf;
pub use websocket::close_code as closing;
use websocket::frame::{self, Opcode};

use crate::lock::lock;
use crate::sync::{AtomicWaker, Mutex};

/// How many bytes may wait for a socket: more than one commit of a busy table brings.
pub(crate) const MOST_UNSENT: usize = 1 << 20;
/// How many bytes may wait for all stuck sockets together before each may keep less.
const MOST_UNSENT_BY_ALL: usize = 64 << 20;
/// How many bytes may wait for a socket then.
const MOST_UNSENT_WHEN_SHORT: usize = 64 << 10;

/// How many bytes wait for all stuck sockets together.
static UNSENT_BY_ALL: AtomicUsize = AtomicUsize::new(0);

/// Where the bytes of a socket go: a connection, or whatever stands for one in a test. It ends when it is dropped.
pub trait Transport: Send + 'static {
    /// Takes as many bytes as it can at once; [`io::ErrorKind::WouldBlock`] if that is none.
    fn try_write(&self, bytes: &[u8]) -> io::Result<usize>;

    /// Whether it may take some again; if not, the task is woken when it may.
    fn poll_write_ready(&self, context: &mut Context<'_>) -> Poll<io::Result<()>>;
}

impl Transport for OwnedWriteHalf {
    fn try_write(&self, bytes: &[u8]) -> io::Result<usize> {
        OwnedWriteHalf::try_write(self, bytes)
    }

    fn poll_write_ready(&self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.as_ref().poll_write_ready(context)
    }
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
    transport: Option<Box<dyn Transport>>,
    bytes: Vec<u8>,
    /// The payload of the last ping that came while something was stuck: only that one needs an answer, so they do
    /// not pile up.
    pong: Option<Box<[u8]>>,
    /// Whether the socket's task has to write the rest.
    is_stuck: bool,
    /// How many of the bytes are counted among those of all stuck sockets.
    counted: usize,
    /// The end, after what is unsent.
    end: Option<End>,
    /// Whether the close frame has been laid down, after which nothing may come.
    is_closed: bool,
}

impl Outbox {
    /// The writing side of a socket.
    pub fn new(transport: impl Transport) -> Outbox {
        let transport: Option<Box<dyn Transport>> = Some(Box::new(transport));
        let unsent = Unsent {
            transport,
            bytes: Vec::new(),
            pong: None,
            is_stuck: false,
            counted: 0,
            end: None,
            is_closed: false,
        };
        Outbox(Arc::new(Shared { unsent: Mutex::new(unsent), task: AtomicWaker::new() }))
    }

    /// Lays a message down to be written with the next [`Outbox::flush`]; `true` if it is the first one there.
    /// A socket with too much unsent gets no more: it is closed when it has read what there is, and can come
    /// back and catch up.
    pub(crate) fn queue(&self, message: &str) -> bool {
        self.queue_frame(Opcode::Text, message.as_bytes())
    }

    fn queue_frame(&self, opcode: Opcode, payload: &[u8]) -> bool {
        let mut unsent = lock(&self.0.unsent);
        let is_first = unsent.bytes.is_empty();
        if unsent.transport.is_none() || unsent.end.is_some() || unsent.is_closed {
            return false;
        }
        if unsent.bytes.len() + payload.len() > most_unsent() && !is_first {
            unsent.end = Some((closing::TRY_LATER, "too slow: come back and ask for what you missed"));
            self.0.task.wake();
            return false;
        }
        frame::write(&mut unsent.bytes, opcode, payload);
        unsent.count();
        is_first
    }

    /// Writes what was laid down; what the other side does not take now is written by the socket's task.
    pub(crate) fn flush(&self) {
        let mut unsent = lock(&self.0.unsent);
        if !unsent.is_stuck && !unsent.write().is_ok_and(|all| all) {
            unsent.is_stuck = true;
            unsent.count();
            self.0.task.wake();
        }
    }

    /// Writes a message.
    pub(crate) fn send(&self, message: &str) {
        self.queue(message);
        self.flush();
    }

    /// Asks the other side whether it is there.
    pub(crate) fn ping(&self) {
        self.queue_frame(Opcode::Ping, &[]);
        self.flush();
    }

    /// Answers the same question.
    pub(crate) fn pong(&self, payload: &[u8]) {
        {
            let mut unsent = lock(&self.0.unsent);
            if unsent.is_stuck {
                if unsent.transport.is_some() && !unsent.is_closed {
                    unsent.pong = Some(payload.into());
                }
                return;
            }
        }
        self.queue_frame(Opcode::Pong, payload);
        self.flush();
    }

    /// Ends the socket, after what was sent before.
    pub(crate) fn close(&self, code: u16, reason: &'static str) {
        lock(&self.0.unsent).end.get_or_insert((code, reason));
        self.0.task.wake();
    }

    /// Returns when the socket's task is needed: to write on, or to end.
    pub async fn needs_task(&self) {
        poll_fn(|context| {
            self.0.task.register(context.waker());
            let unsent = lock(&self.0.unsent);
            if unsent.is_stuck || unsent.end.is_some() { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
    }

    /// Writes on until nothing is unsent; the end, if there is one.
    pub async fn drain(&self) -> io::Result<Option<End>> {
        poll_fn(|context| {
            let mut unsent = lock(&self.0.unsent);
            let drained = unsent.poll_drain(context);
            unsent.count();
            drained
        })
        .await
    }

    /// Tells the other side why the socket ends, if anything; nothing is written after it.
    pub(crate) async fn say_goodbye(&self, end: Option<(u16, &str)>) -> io::Result<()> {
        {
            let mut unsent = lock(&self.0.unsent);
            unsent.pong = None;
            frame::write_close(&mut unsent.bytes, end);
            unsent.is_closed = true;
        }
        self.drain().await.map(drop)
    }

    /// Closes the connection; whatever comes later is dropped.
    pub fn hang_up(&self) {
        let mut unsent = lock(&self.0.unsent);
        unsent.transport = None;
        unsent.bytes = Vec::new();
        unsent.pong = None;
        unsent.count();
    }
}

/// How many bytes may wait for a socket now.
fn most_unsent() -> usize {
    let short = UNSENT_BY_ALL.load(Ordering::Relaxed) > MOST_UNSENT_BY_ALL;
    if short { MOST_UNSENT_WHEN_SHORT } else { MOST_UNSENT }
}

impl Drop for Unsent {
    fn drop(&mut self) {
        self.is_stuck = false;
        self.count();
    }
}

impl Unsent {
    /// Keeps the sum of what waits for all stuck sockets; whatever is written at once is not in it.
    fn count(&mut self) {
        let waiting = if self.is_stuck { self.bytes.len() } else { 0 };
        if waiting != self.counted {
            // What is taken away is added the other way round.
            UNSENT_BY_ALL.fetch_add(waiting.wrapping_sub(self.counted), Ordering::Relaxed);
            self.counted = waiting;
        }
    }

    /// Writes what the other side takes now; `true` if that was everything.
    fn write(&mut self) -> io::Result<bool> {
        let Some(transport) = &self.transport else { return Ok(true) };
        let mut sent = 0;
        while sent < self.bytes.len() {
            match transport.try_write(&self.bytes[sent..]) {
                Ok(more) => sent += more,
                Err(error) => {
                    // Nothing is ever written twice.
                    self.bytes.drain(..sent);
                    let takes_no_more = error.kind() == io::ErrorKind::WouldBlock;
                    return if takes_no_more { Ok(false) } else { Err(error) };
                }
            }
        }
        // A silent socket keeps no buffer.
        self.bytes = Vec::new();
        Ok(true)
    }

    fn poll_drain(&mut self, context: &mut Context<'_>) -> Poll<io::Result<Option<End>>> {
        loop {
            while !self.write()? {
                if let Some(transport) = &self.transport {
                    ready!(transport.poll_write_ready(context))?;
                }
            }
            match self.pong.take() {
                Some(payload) => frame::write(&mut self.bytes, Opcode::Pong, &payload),
                None => break,
            }
        }
        self.is_stuck = false;
        Poll::Ready(Ok(self.end))
    }
}

/// A message and where it goes.
pub struct OutgoingMessage {
    /// Where.
    pub to: Outbox,
    /// What.
    pub message: Arc<str>,
}

/// Sends all of it in order, what goes to one socket at once.
pub(crate) fn send_all(outgoing: impl Iterator<Item = OutgoingMessage>) {
    let mut touched = Vec::new();
    for OutgoingMessage { to, message } in outgoing {
        if to.queue(&message) {
            touched.push(to);
        }
    }
    for outbox in touched {
        outbox.flush();
    }
}
