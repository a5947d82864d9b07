//! A walk through RFC 6455 from the client's side: raw bytes in, expected frames out. The same cases are put to the
//! real server, to an echo server of this crate, and to the libraries it is compared with.
//!
//! Every exchange ends with the end of the stream, so that a case sees everything that a server sends and nothing
//! depends on time: where a case does not make the server close, the client closes.

mod closing;
mod control;
mod fragmentation;
mod framing;
mod limits;
mod opening;
mod run;
mod utf8;

pub use opening::{Opening, OpeningCase};
pub use run::{Client, Frame};

/// The longest message that the server has to be set up to take, in bytes.
pub const MESSAGE_LIMIT: usize = 70_000;

/// A mask with no two bytes alike.
const MASK: [u8; 4] = [0x37, 0xfa, 0x21, 0x3d];
const FINAL: u8 = 0x80;
const CONTINUATION: u8 = 0x0;
const TEXT: u8 = 0x1;
const BINARY: u8 = 0x2;
const CLOSE: u8 = 0x8;
const PING: u8 = 0x9;
const PONG: u8 = 0xA;

/// What the server has to send back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Its answer to this text, which an echo server just repeats.
    Text(String),
    /// Its answer to this binary message.
    Binary(Vec<u8>),
    /// A pong with these contents.
    Pong(Vec<u8>),
    /// A close frame with this code, or with an empty body.
    Close(Option<u16>),
}

/// Bytes for an open WebSocket and what has to come back.
#[derive(Clone, Debug, Default)]
pub struct Case {
    /// What it is about; no two cases have the same name.
    pub name: String,
    /// The part of the standard that it belongs to.
    pub part: &'static str,
    /// What is sent, each piece with a write of its own.
    pub pieces: Vec<Vec<u8>>,
    /// What is sent when all replies but the last have come; nothing if that is not waited for.
    pub last_piece: Vec<u8>,
    /// The frames that have to come back, and then the end of the stream.
    pub replies: Vec<Reply>,
}

impl Case {
    /// Whether it consists of control frames and errors only, so that it holds before any message, too.
    pub fn is_without_messages(&self) -> bool {
        self.replies.iter().all(|reply| matches!(reply, Reply::Pong(_) | Reply::Close(_)))
    }
}

/// Every case for an open WebSocket.
pub fn cases() -> Vec<Case> {
    [
        framing::cases(),
        fragmentation::cases(),
        control::cases(),
        limits::cases(),
        utf8::cases(),
        closing::cases(),
    ]
    .concat()
}

/// Every case for the opening handshake.
pub fn opening_cases() -> Vec<OpeningCase> {
    opening::cases()
}

/// Cases of one part of the standard, as they are listed.
struct Part {
    part: &'static str,
    cases: Vec<Case>,
}

impl Part {
    fn new(part: &'static str) -> Part {
        Part { part, cases: Vec::new() }
    }

    /// Adds a case; if the server need not close, the client does, and the server answers.
    fn add_pieces(&mut self, name: impl Into<String>, pieces: Vec<Vec<u8>>, replies: Vec<Reply>) {
        let mut case = Case { name: name.into(), part: self.part, pieces, last_piece: Vec::new(), replies };
        if !matches!(case.replies.last(), Some(Reply::Close(_))) {
            case.last_piece = close(1000, b"");
            case.replies.push(Reply::Close(Some(1000)));
        }
        self.cases.push(case);
    }

    /// Adds a case in which the client sends something more when it has got the answer to a text.
    fn add_after_text(
        &mut self,
        name: impl Into<String>,
        frames: &[Vec<u8>],
        text: &str,
        last: Vec<u8>,
        code: u16,
    ) {
        self.cases.push(Case {
            name: name.into(),
            part: self.part,
            pieces: vec![frames.concat()],
            last_piece: last,
            replies: vec![Reply::Text(text.to_owned()), Reply::Close(Some(code))],
        });
    }

    fn add(&mut self, name: impl Into<String>, frames: &[Vec<u8>], replies: Vec<Reply>) {
        self.add_pieces(name, vec![frames.concat()], replies);
    }

    /// Adds a case in which every byte is written by itself.
    fn add_bytewise(&mut self, name: impl Into<String>, frames: &[Vec<u8>], replies: Vec<Reply>) {
        self.add_pieces(name, frames.concat().into_iter().map(|byte| vec![byte]).collect(), replies);
    }

    /// Adds a case in which the server has to close with a code, and nothing else.
    fn add_failure(&mut self, name: impl Into<String>, frames: &[Vec<u8>], code: u16) {
        self.add(name, frames, vec![Reply::Close(Some(code))]);
    }
}

/// A frame with any first byte, and with a mask, its length in as few bytes as possible.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    frame_masked(first, payload, MASK)
}

fn frame_masked(first: u8, payload: &[u8], mask: [u8; 4]) -> Vec<u8> {
    let length = payload.len();
    let mut frame = vec![first];
    match length {
        0..126 => frame.push(0x80 | length as u8),
        126..65_536 => {
            frame.push(0x80 | 126);
            frame.extend((length as u16).to_be_bytes());
        }
        _ => {
            frame.push(0x80 | 127);
            frame.extend((length as u64).to_be_bytes());
        }
    }
    frame.extend(mask);
    frame.extend(payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    frame
}

fn text(text: &str) -> Vec<u8> {
    frame(FINAL | TEXT, text.as_bytes())
}

fn ping(payload: &[u8]) -> Vec<u8> {
    frame(FINAL | PING, payload)
}

fn close(code: u16, reason: &[u8]) -> Vec<u8> {
    frame(FINAL | CLOSE, &[&code.to_be_bytes(), reason].concat())
}

/// A request of Rollwright's protocol with a number, which a server of that protocol answers with that number.
fn request(id: u32) -> String {
    format!(r#"{{"ping":true,"id":{id}}}"#)
}

/// The same, of any length: spaces at the end do not change it.
fn request_of_length(length: usize) -> String {
    let request = request(1);
    let spaces = " ".repeat(length.saturating_sub(request.len()));
    request + &spaces
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_case_has_a_name_of_its_own() {
        let mut names: HashSet<String> = HashSet::new();
        for name in
            cases().into_iter().map(|case| case.name).chain(opening_cases().into_iter().map(|case| case.name))
        {
            assert!(names.insert(name.clone()), "{name} is there twice");
        }
        assert!(names.len() >= 120, "{} cases", names.len());
    }

    #[test]
    fn frames_are_the_standards() {
        // The examples of section 5.7.
        assert_eq!(text("Hello"), [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58]);
        assert_eq!(ping(b"Hello")[..6], [0x89, 0x85, 0x37, 0xfa, 0x21, 0x3d]);
        assert_eq!(frame(0x82, &[0; 256])[..4], [0x82, 0xfe, 0x01, 0x00]);
        assert_eq!(frame(0x82, &[0; 65_536])[..10], [0x82, 0xff, 0, 0, 0, 0, 0, 1, 0, 0]);
    }
}
