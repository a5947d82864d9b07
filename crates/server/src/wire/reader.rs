//! What a client says, message by message.

use std::future::poll_fn;
use std::io::ErrorKind;
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::tcp::OwnedReadHalf;

use super::Broken;
use super::frame::{self, Kind};

/// How much is read at once.
const READ_AT_ONCE: usize = 4096;

/// Something that a client says.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    Text(String),
    Binary,
    /// Is anybody there? The same contents are wanted back.
    Ping(Vec<u8>),
    Pong,
    Close,
}

/// The reading side of a socket.
pub(crate) struct Reader {
    stream: OwnedReadHalf,
    /// The longest message that is taken.
    limit: usize,
    unread: Unread,
}

/// What has come, and is not taken in yet.
struct Unread {
    bytes: Vec<u8>,
    /// How much of it has been looked at.
    used: usize,
    /// The beginning of a message that comes in parts.
    message: Option<(Kind, Vec<u8>)>,
}

impl Reader {
    /// The reading side of a socket from which something has been read already.
    pub(crate) fn new(stream: OwnedReadHalf, read: Vec<u8>, limit: usize) -> Reader {
        Reader { stream, limit, unread: Unread { bytes: read, used: 0, message: None } }
    }

    /// The next message. Nothing is lost if nobody waits for it any more.
    pub(crate) async fn next(&mut self) -> Result<Heard, Broken> {
        loop {
            if let Some(heard) = self.unread.next(self.limit)? {
                return Ok(heard);
            }
            self.unread.forget_used();
            poll_fn(|context| self.poll_read(context)).await?;
        }
    }

    fn poll_read(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Broken>> {
        let mut bytes = [MaybeUninit::uninit(); READ_AT_ONCE];
        let mut read = ReadBuf::uninit(&mut bytes);
        ready!(Pin::new(&mut self.stream).poll_read(context, &mut read))?;
        if read.filled().is_empty() {
            return Poll::Ready(Err(Broken::Gone(ErrorKind::UnexpectedEof.into())));
        }
        self.unread.bytes.extend_from_slice(read.filled());
        Poll::Ready(Ok(()))
    }
}

impl Unread {
    /// The next message, if it has come completely.
    fn next(&mut self, limit: usize) -> Result<Option<Heard>, Broken> {
        loop {
            let bytes = self.bytes.get_mut(self.used..).unwrap_or_default();
            let Some(head) = frame::read_head(bytes)? else { return Ok(None) };
            if head.length > limit {
                return Err(Broken::TooLong);
            }
            let end = head.size + head.length;
            let Some(contents) = bytes.get_mut(head.size..end) else { return Ok(None) };
            frame::unmask(contents, head.mask);
            self.used += end;
            match head.kind {
                Kind::Close => return Ok(Some(Heard::Close)),
                Kind::Ping => return Ok(Some(Heard::Ping(contents.to_vec()))),
                Kind::Pong => return Ok(Some(Heard::Pong)),
                Kind::Text | Kind::Binary | Kind::More => {}
            }
            let (kind, mut message) = match (head.kind, self.message.take()) {
                (Kind::More, Some(begun)) => begun,
                (Kind::More, None) => return Err(Broken::Malformed("more of nothing")),
                (_, Some(_)) => return Err(Broken::Malformed("a message within a message")),
                (kind, None) => (kind, Vec::new()),
            };
            if message.len() + contents.len() > limit {
                return Err(Broken::TooLong);
            }
            message.extend_from_slice(contents);
            if !head.is_final {
                self.message = Some((kind, message));
                continue;
            }
            if kind == Kind::Binary {
                return Ok(Some(Heard::Binary));
            }
            let text = String::from_utf8(message).map_err(|_| Broken::Malformed("a text that is none"))?;
            return Ok(Some(Heard::Text(text)));
        }
    }

    /// Lets go of what has been looked at: mostly of everything.
    fn forget_used(&mut self) {
        if self.used == self.bytes.len() {
            self.bytes = Vec::new();
        } else {
            self.bytes.drain(..self.used);
        }
        self.used = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: usize = 20;

    /// A frame with a mask of zeros.
    fn frame(first: u8, contents: &[u8]) -> Vec<u8> {
        let mut frame = vec![first, 0x80 | contents.len() as u8, 0, 0, 0, 0];
        frame.extend(contents);
        frame
    }

    fn unread(bytes: Vec<u8>) -> Unread {
        Unread { bytes, used: 0, message: None }
    }

    #[test]
    fn messages_are_read_whole_or_in_parts() {
        let parts = [
            frame(0x81, b"first"),
            frame(0x01, b"sec"),
            frame(0x89, b"there?"),
            frame(0x80, b"ond"),
            frame(0x82, b"\x00"),
            frame(0x88, b""),
        ];
        let heard = [
            Heard::Text("first".to_owned()),
            Heard::Ping(b"there?".to_vec()),
            Heard::Text("second".to_owned()),
            Heard::Binary,
            Heard::Close,
        ];
        // However it comes, in one piece or byte by byte.
        let mut whole = unread(parts.concat());
        for expected in &heard {
            assert_eq!(whole.next(LIMIT).unwrap().as_ref(), Some(expected));
        }
        assert_eq!(whole.next(LIMIT).unwrap(), None);
        let mut bytewise = unread(Vec::new());
        let mut expected = heard.iter();
        for byte in parts.concat() {
            bytewise.bytes.push(byte);
            if let Some(heard) = bytewise.next(LIMIT).unwrap() {
                assert_eq!(Some(&heard), expected.next());
            }
            bytewise.forget_used();
        }
        assert_eq!((expected.next(), bytewise.bytes.len()), (None, 0));
    }

    #[test]
    fn what_is_too_long_or_out_of_order_is_refused() {
        for bad in [
            frame(0x81, &[b'x'; LIMIT + 1]),
            [frame(0x01, &[b'x'; LIMIT]), frame(0x80, b"x")].concat(),
            frame(0x80, b"more"),
            [frame(0x01, b"a"), frame(0x81, b"b")].concat(),
            frame(0x81, b"\xff"),
        ] {
            assert!(unread(bad).next(LIMIT).is_err());
        }
    }
}
