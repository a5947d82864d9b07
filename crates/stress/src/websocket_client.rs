//! A socket as lean as a load generator needs it: the client's side of the standard, for texts, without copies.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::dial::{Source, connect};

/// What is read at once.
const READ_AT_ONCE: usize = 4096;
/// The longest frame that is taken.
const MAX_FRAME: usize = 1 << 20;

pub(crate) const TEXT: u8 = 0x1;
const CLOSE: u8 = 0x8;
pub(crate) const PING: u8 = 0x9;
pub(crate) const PONG: u8 = 0xA;
pub(crate) const FINAL: u8 = 0x80;
const MASKED: u8 = 0x80;

/// A socket to the server.
pub(crate) struct WebSocketClient {
    stream: TcpStream,
    read: Vec<u8>,
    /// How much of what was read has been looked at.
    used: usize,
    frame: Vec<u8>,
}

/// A frame: what it is, and where its contents lie.
struct Frame {
    kind: u8,
    begin: usize,
    end: usize,
}

fn wrong(what: &str) -> std::io::Error {
    std::io::Error::new(std::io::ErrorKind::InvalidData, what.to_owned())
}

impl WebSocketClient {
    /// Opens a socket.
    pub(crate) async fn open(
        address: SocketAddr,
        source: Source,
        path: &str,
    ) -> std::io::Result<WebSocketClient> {
        let stream = connect(address, source).await?;
        let mut websocket_client = WebSocketClient { stream, read: Vec::new(), used: 0, frame: Vec::new() };
        // The key only shows that a server has understood the question; any will do.
        let ask = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cm9sbHdyaWdodCBsb2Fkcw==\r\n\r\n"
        );
        websocket_client.stream.write_all(ask.as_bytes()).await?;
        let head = loop {
            if let Some(end) = websocket_client.read.windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
            websocket_client.read_more().await?;
        };
        if !websocket_client.read.starts_with(b"HTTP/1.1 101") {
            return Err(wrong(&String::from_utf8_lossy(&websocket_client.read)));
        }
        websocket_client.used = head;
        Ok(websocket_client)
    }

    async fn read_more(&mut self) -> std::io::Result<()> {
        if self.used == self.read.len() {
            self.read.clear();
        } else if self.used > 0 {
            self.read.drain(..self.used);
        }
        self.used = 0;
        self.read.reserve(READ_AT_ONCE);
        if self.stream.read_buf(&mut self.read).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        Ok(())
    }

    /// The next frame that has come completely.
    fn next_frame(&self) -> std::io::Result<Option<Frame>> {
        let rest = &self.read[self.used..];
        let [first, second, after @ ..] = rest else { return Ok(None) };
        if first & FINAL == 0 || second & MASKED != 0 {
            return Err(wrong("a frame that no server sends"));
        }
        let (length, head) = match (second, after) {
            (126, [high, low, ..]) => (usize::from(u16::from_be_bytes([*high, *low])), 4),
            (127, eight) if eight.len() >= 8 => {
                let bytes = eight.iter().take(8).fold(0_u64, |length, byte| length << 8 | u64::from(*byte));
                (usize::try_from(bytes).unwrap_or(usize::MAX), 10)
            }
            (126 | 127, _) => return Ok(None),
            (length, _) => (usize::from(*length), 2),
        };
        if length > MAX_FRAME {
            return Err(wrong("a frame that is too long"));
        }
        let begin = self.used + head;
        let complete = self.read.len() >= begin + length;
        Ok(complete.then_some(Frame { kind: first & 0x0F, begin, end: begin + length }))
    }

    /// The next text; `None` when the server closes the socket.
    pub(crate) async fn text(&mut self) -> std::io::Result<Option<&str>> {
        let frame = loop {
            match self.next_frame()? {
                None => self.read_more().await?,
                Some(Frame { kind: TEXT, begin, end }) => break (begin, end),
                Some(Frame { kind: CLOSE, .. }) => return Ok(None),
                Some(Frame { kind, begin, end }) => {
                    self.used = end;
                    if kind == PING {
                        let contents = self.read[begin..end].to_vec();
                        self.send_frame(PONG, &contents).await?;
                    }
                }
            }
        };
        self.used = frame.1;
        std::str::from_utf8(&self.read[frame.0..frame.1]).map(Some).map_err(|_| wrong("not a text"))
    }

    /// Sends a text.
    pub(crate) async fn send(&mut self, text: &str) -> std::io::Result<()> {
        self.send_frame(TEXT, text.as_bytes()).await
    }

    async fn send_frame(&mut self, kind: u8, contents: &[u8]) -> std::io::Result<()> {
        self.frame.clear();
        write_frame(&mut self.frame, FINAL | kind, contents)?;
        self.stream.write_all(&self.frame).await
    }

    /// The connection alone, without what was read of it.
    pub(crate) fn into_stream(self) -> TcpStream {
        self.stream
    }
}

/// Writes one frame with this first byte behind others. A client's frames are masked; a mask of zeros leaves them as
/// they are.
pub(crate) fn write_frame(to: &mut Vec<u8>, first: u8, contents: &[u8]) -> std::io::Result<()> {
    to.push(first);
    match u16::try_from(contents.len()).map_err(|_| wrong("too long"))? {
        short @ 0..=125 => to.push(MASKED | short as u8),
        long => {
            to.push(MASKED | 126);
            to.extend(long.to_be_bytes());
        }
    }
    to.extend([0; 4]);
    to.extend(contents);
    Ok(())
}
