//! A connection that can be cut: what the server has written to it arrives in order, as far as it arrives.

use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use server::outbox::Transport;

/// The opcode of a text.
const TEXT: u8 = 1;
/// How much waits in a connection whose other side does not read.
const CAPACITY: usize = 64 * 1024;

#[derive(Default)]
struct Bytes {
    /// What the server has written, and the client has not read yet.
    under_way: Vec<u8>,
    /// What the client has read, and not understood yet: half a frame.
    read: Vec<u8>,
    writer: Option<Waker>,
    /// Whether the server has ended it.
    ended: bool,
}

/// One direction of a connection: from the server to a client.
#[derive(Clone, Default)]
pub(crate) struct Pipe(Arc<Mutex<Bytes>>);

impl Pipe {
    fn bytes(&self) -> MutexGuard<'_, Bytes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The server ends the connection.
    pub(crate) fn end(&self) {
        self.bytes().ended = true;
    }

    /// Whether the server has ended the connection.
    pub(crate) fn has_ended(&self) -> bool {
        self.bytes().ended
    }

    /// The next frame's contents, if it is a text; control frames are passed over. `None` if none has come completely.
    pub(crate) fn read_text(&self) -> Option<String> {
        let mut bytes = self.bytes();
        let Bytes { under_way, read, writer, .. } = &mut *bytes;
        read.append(under_way);
        if let Some(writer) = writer.take() {
            writer.wake();
        }
        loop {
            let (first, contents) = read_frame(read)?;
            let end = contents.end;
            let text = read.get(contents).filter(|_| first & 0x0f == TEXT).map(String::from_utf8_lossy);
            let text = text.map(std::borrow::Cow::into_owned);
            read.drain(..end);
            if text.is_some() {
                return text;
            }
        }
    }
}

/// The first byte of a frame of a server and where its contents lie; `None` if it has not come completely.
fn read_frame(bytes: &[u8]) -> Option<(u8, std::ops::Range<usize>)> {
    let (first, second) = (*bytes.first()?, *bytes.get(1)?);
    let (begin, length) = match second {
        126 => (4, usize::from(u16::from_be_bytes([*bytes.get(2)?, *bytes.get(3)?]))),
        127 => {
            let length =
                bytes.get(2..10)?.iter().fold(0_usize, |length, byte| length << 8 | usize::from(*byte));
            (10, length)
        }
        short => (2, usize::from(short)),
    };
    let end = begin + length;
    (bytes.len() >= end).then_some((first, begin..end))
}

impl Transport for Pipe {
    fn try_write(&self, written: &[u8]) -> io::Result<usize> {
        let mut bytes = self.bytes();
        let room = CAPACITY.saturating_sub(bytes.under_way.len()).min(written.len());
        if room == 0 {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        bytes.under_way.extend(written.iter().take(room));
        Ok(room)
    }

    fn poll_write_ready(&self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut bytes = self.bytes();
        if bytes.under_way.len() < CAPACITY {
            return Poll::Ready(Ok(()));
        }
        bytes.writer = Some(context.waker().clone());
        Poll::Pending
    }
}
