//! Putting a case to a server, over a connection of its own.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use super::opening::{ACCEPT, right};
use super::{BINARY, CLOSE, Case, FINAL, Opening, OpeningCase, PING, PONG, Reply, TEXT, close, text};

/// The head of an answer, and whatever came after it.
type Head = (String, Vec<u8>);

/// A client that puts cases to a server.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    /// Where the server listens.
    pub address: SocketAddr,
    /// The path of its WebSocket.
    pub path: &'a str,
    /// The first message, if the server expects one.
    pub hello: Option<&'a str>,
    /// How long a server may be silent before a case has failed.
    pub patience: Duration,
    /// Whether the server answers messages in turn with control frames, as an echo server does; others take time.
    pub is_in_order: bool,
    /// Whether a text from the server belongs to no case.
    pub is_unasked: fn(&str) -> bool,
    /// Whether a frame is the server's answer to a text or a binary message.
    pub answers: fn(&Reply, &Frame) -> bool,
}

/// A frame that the server has sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What it is.
    pub opcode: u8,
    /// What is in it.
    pub payload: Vec<u8>,
}

impl Frame {
    /// The text, if it is one.
    pub fn text(&self) -> Option<&str> {
        if self.opcode == TEXT { std::str::from_utf8(&self.payload).ok() } else { None }
    }

    /// Whether an echo server answers so.
    pub fn echoes(reply: &Reply, frame: &Frame) -> bool {
        match reply {
            Reply::Text(text) => frame.text() == Some(text),
            Reply::Binary(bytes) => frame.opcode == BINARY && frame.payload == *bytes,
            Reply::Pong(_) | Reply::Close(_) => false,
        }
    }
}

impl Client<'_> {
    /// Puts a case to the server; what is wrong with its answer, if anything.
    pub fn check(&self, case: &Case) -> Result<(), String> {
        let (mut frames, end) = self.converse(case)?;
        let mut replies: Vec<&Reply> = case.replies.iter().collect();
        if !self.is_in_order {
            frames.sort_by_key(|frame| matches!(frame.opcode, TEXT | BINARY));
            replies.sort_by_key(|reply| matches!(reply, Reply::Text(_) | Reply::Binary(_)));
        }
        for (number, reply) in replies.iter().enumerate() {
            let Some(frame) = frames.get(number) else {
                return Err(format!("{reply:?} is missing; {}", describe(&end)));
            };
            if !self.fits(reply, frame) {
                return Err(format!("{frame:?} in place of {reply:?}"));
            }
        }
        if let Some(frame) = frames.get(replies.len()) {
            return Err(format!("{frame:?} in place of the end"));
        }
        end.map(drop).map_err(|error| format!("in place of the end: {error}"))
    }

    /// Everything that the server sends back to a case until it ends the stream.
    pub fn exchange(&self, case: &Case) -> Result<Vec<Frame>, String> {
        let (frames, end) = self.converse(case)?;
        end.map(|_| frames).map_err(|error| format!("in place of the end: {error}"))
    }

    /// The frames that come back, and how the stream ends.
    fn converse(&self, case: &Case) -> Result<(Vec<Frame>, io::Result<usize>), String> {
        let (mut stream, mut bytes) = self.open().map_err(|error| format!("no WebSocket: {error}"))?;
        let hello = self.hello.map(text).unwrap_or_default();
        let pieces = std::iter::once(&hello).chain(&case.pieces);
        // A server that has closed already need not take the rest.
        let _ = pieces.filter(|piece| !piece.is_empty()).try_for_each(|piece| stream.write_all(piece));
        if !case.last_piece.is_empty() {
            let mut some = [0; 4096];
            while self.asked(&bytes)?.0.len() + 1 < case.replies.len() {
                match stream.read(&mut some) {
                    Ok(length @ 1..) => bytes.extend(&some[..length]),
                    _ => break,
                }
            }
            let _ = stream.write_all(&case.last_piece);
        }
        let end = stream.read_to_end(&mut bytes);
        let (frames, rest) = self.asked(&bytes)?;
        if rest > 0 {
            return Err("the server sent half a frame".to_owned());
        }
        Ok((frames, end))
    }

    /// The frames that belong to the case, and how many bytes of one more there are.
    fn asked(&self, bytes: &[u8]) -> Result<(Vec<Frame>, usize), String> {
        let (mut frames, rest) = frames(bytes)?;
        frames.retain(|frame| !frame.text().is_some_and(self.is_unasked));
        Ok((frames, rest))
    }

    fn fits(&self, reply: &Reply, frame: &Frame) -> bool {
        match reply {
            Reply::Text(_) | Reply::Binary(_) => (self.answers)(reply, frame),
            Reply::Pong(payload) => frame.opcode == PONG && frame.payload == *payload,
            Reply::Close(code) => {
                let code = code.map(u16::to_be_bytes);
                frame.opcode == CLOSE && frame.payload.get(..2) == code.as_ref().map(|code| &code[..])
            }
        }
    }

    /// Puts a case for the opening handshake to the server; what is wrong with its answer, if anything.
    pub fn check_opening(&self, case: &OpeningCase) -> Result<(), String> {
        let mut request = self.request(&case.lines);
        request.extend(&case.body);
        let (mut stream, head, mut read) =
            self.ask(&request, case.is_bytewise).map_err(|error| error.to_string())?;
        let status = status(&head);
        let right = match &case.expected {
            Opening::Accepted => {
                status == Some(101)
                    && has_header(&head, "sec-websocket-accept", ACCEPT)
                    && has_header(&head, "upgrade", "websocket")
                    && has_header(&head, "connection", "upgrade")
                    && !has_name(&head, "sec-websocket-extensions")
                    && !has_name(&head, "sec-websocket-protocol")
            }
            Opening::Refused(statuses) => status.is_some_and(|status| statuses.contains(&status)),
            Opening::WrongVersion => status == Some(426) && has_header(&head, "sec-websocket-version", "13"),
        };
        if !right {
            return Err(format!("{head:?} in place of {:?}", case.expected));
        }
        if case.expected != Opening::Accepted {
            return Ok(());
        }
        stream.write_all(&close(1000, b"")).map_err(|error| error.to_string())?;
        stream.read_to_end(&mut read).map_err(|error| format!("in place of the end: {error}"))?;
        let frames: Vec<u8> = frames(&read)?.0.iter().map(|frame| frame.opcode).collect();
        let expected =
            if case.body.first() == Some(&(FINAL | PING)) { vec![PONG, CLOSE] } else { vec![CLOSE] };
        if frames == expected { Ok(()) } else { Err(format!("frames {frames:?} in place of {expected:?}")) }
    }

    /// Opens a WebSocket: the connection, and what has been read of it already.
    pub fn open(&self) -> io::Result<(TcpStream, Vec<u8>)> {
        let (stream, head, read) = self.ask(&self.request(&right()), false)?;
        match status(&head) {
            Some(101) => Ok((stream, read)),
            _ => Err(io::Error::other(head)),
        }
    }

    fn request(&self, lines: &[String]) -> Vec<u8> {
        let request = lines.iter().map(|line| format!("{line}\r\n")).collect::<String>() + "\r\n";
        request.replace("{path}", self.path).replace("{host}", &self.address.to_string()).into_bytes()
    }

    fn ask(&self, request: &[u8], is_bytewise: bool) -> io::Result<(TcpStream, String, Vec<u8>)> {
        let mut stream = TcpStream::connect(self.address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(self.patience))?;
        stream.set_write_timeout(Some(self.patience))?;
        if is_bytewise {
            request.iter().try_for_each(|byte| stream.write_all(&[*byte]))?;
        } else {
            stream.write_all(request)?;
        }
        let (head, read) = read_head(&mut stream)?;
        Ok((stream, head, read))
    }
}

fn read_head(stream: &mut TcpStream) -> io::Result<Head> {
    let mut bytes = Vec::new();
    let mut some = [0; 4096];
    loop {
        let length = stream.read(&mut some)?;
        bytes.extend(&some[..length]);
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            let rest = bytes.split_off(end + 4);
            return Ok((String::from_utf8_lossy(&bytes).into_owned(), rest));
        }
        if length == 0 {
            let error = format!("the end after {:?}", String::from_utf8_lossy(&bytes));
            return Err(io::Error::new(ErrorKind::UnexpectedEof, error));
        }
    }
}

fn status(head: &str) -> Option<u16> {
    head.split(' ').nth(1)?.parse().ok()
}

fn headers(head: &str) -> impl Iterator<Item = (String, &str)> {
    head.lines()
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_lowercase(), value.trim()))
}

fn has_name(head: &str, name: &str) -> bool {
    headers(head).any(|(found, _)| found == name)
}

fn has_header(head: &str, name: &str, value: &str) -> bool {
    headers(head).any(|(found, text)| found == name && text.eq_ignore_ascii_case(value))
}

fn describe(end: &io::Result<usize>) -> String {
    match end {
        Ok(_) => "the stream ended".to_owned(),
        Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
            "the stream stayed open".to_owned()
        }
        Err(error) => error.to_string(),
    }
}

/// The frames of a server, which have no masks and lengths as short as possible, and how many bytes of one more there
/// are.
fn frames(mut bytes: &[u8]) -> Result<(Vec<Frame>, usize), String> {
    let mut frames = Vec::new();
    while let [first, second, rest @ ..] = bytes {
        let (length, rest) = match (second, rest) {
            (126, [a, b, rest @ ..]) => (usize::from(u16::from_be_bytes([*a, *b])), rest),
            (127, [0, 0, 0, 0, a, b, c, d, rest @ ..]) => {
                (u32::from_be_bytes([*a, *b, *c, *d]) as usize, rest)
            }
            (126 | 127, rest) if rest.len() < 8 => break,
            (length, rest) => (usize::from(*length), rest),
        };
        let is_minimal = match second {
            126 => length > 125,
            127 => length > usize::from(u16::MAX),
            length => *length < 126,
        };
        let known = [TEXT, BINARY, CLOSE, PING, PONG].into_iter().find(|opcode| *first == FINAL | opcode);
        let Some(opcode) = known.filter(|_| is_minimal) else {
            return Err(format!("the server sent a wrong frame: {first:02x} {second:02x}, {length} bytes"));
        };
        let Some(payload) = rest.get(..length) else { break };
        frames.push(Frame { opcode, payload: payload.to_vec() });
        bytes = &rest[length..];
    }
    Ok((frames, bytes.len()))
}
