//! What a client sends, message by message, from its connection.

use std::future::poll_fn;
use std::io::{self, ErrorKind};
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, ReadBuf};

use crate::{Decoder, ReadError, WebSocketMessage};

/// How much is read at once.
const READ_AT_ONCE: usize = 4096;

/// The reading side of a WebSocket.
pub struct Reader<R> {
    stream: R,
    decoder: Decoder,
}

impl<R: AsyncRead + Unpin> Reader<R> {
    /// The reading side of a WebSocket of which something has been read already, for messages up to a length.
    pub fn new(stream: R, read: Vec<u8>, limit: usize) -> Reader<R> {
        Reader { stream, decoder: Decoder::new(read, limit) }
    }

    /// The next message. Nothing is lost if nobody waits for it any more.
    pub async fn next(&mut self) -> Result<WebSocketMessage, ReadError> {
        if let Some(message) = self.decoder.next()? {
            return Ok(message);
        }
        poll_fn(|context| {
            loop {
                if let Some(message) = ready!(self.poll_read(context, Decoder::feed))?? {
                    return Poll::Ready(Ok(message));
                }
            }
        })
        .await
    }

    /// Waits for the client's close frame, and drops what comes before it.
    pub async fn until_closed(&mut self) -> Result<(), ReadError> {
        while !matches!(self.next().await?, WebSocketMessage::Close(_)) {}
        Ok(())
    }

    /// Reads and drops what still comes, until the stream ends or that is too much. A connection that is closed with
    /// unread bytes is reset, and then its other side may never read the last that was sent to it.
    pub async fn drain(&mut self, most: usize) {
        let mut dropped = 0;
        while dropped < most {
            let read = poll_fn(|context| self.poll_read(context, |_, bytes| bytes.len())).await;
            match read {
                Ok(length) => dropped += length,
                Err(_) => return,
            }
        }
    }

    /// Reads something and has it taken in; the end of the stream is an error.
    fn poll_read<T>(
        &mut self,
        context: &mut Context<'_>,
        take: impl FnOnce(&mut Decoder, &mut [u8]) -> T,
    ) -> Poll<io::Result<T>> {
        let mut bytes = [MaybeUninit::uninit(); READ_AT_ONCE];
        let mut read = ReadBuf::uninit(&mut bytes);
        ready!(Pin::new(&mut self.stream).poll_read(context, &mut read))?;
        if read.filled().is_empty() {
            return Poll::Ready(Err(ErrorKind::UnexpectedEof.into()));
        }
        Poll::Ready(Ok(take(&mut self.decoder, read.filled_mut())))
    }
}
