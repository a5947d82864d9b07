//! From the bytes of a client to its messages, without any input or output.

use crate::ProtocolError;
use crate::close_code;
use crate::frame::{self, Header, Opcode};

/// In how many fragments a message may come. Browsers send one; empty ones would cost their sender next to nothing.
pub const MAX_FRAGMENTS: u32 = 256;

/// Something that a client sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WebSocketMessage {
    /// A text.
    Text(String),
    /// Bytes that are no text.
    Binary(Vec<u8>),
    /// Is anybody there? The same payload is wanted back.
    Ping(Vec<u8>),
    /// The answer to a ping, or a sign of life.
    Pong,
    /// The client sends no more, for the reason with this code. It wants the same back.
    Close(Option<u16>),
}

/// What a client has sent, and is not taken in yet.
#[derive(Debug)]
pub struct Decoder {
    /// What has come of frames that are not complete, or have not been asked for.
    bytes: Vec<u8>,
    /// How much of it has been taken in.
    used: usize,
    messages: Messages,
}

/// Messages, as they are put together from frames.
#[derive(Debug)]
struct Messages {
    /// The longest message that is taken.
    limit: usize,
    /// The beginning of a message that comes in fragments.
    begun: Option<Box<FragmentedMessage>>,
}

#[derive(Debug)]
struct FragmentedMessage {
    opcode: Opcode,
    payload: Vec<u8>,
    /// How much of a text is known to be UTF-8.
    checked: usize,
    fragments: u32,
}

impl Decoder {
    /// A decoder of messages that are at most so long, with what has come already.
    pub fn new(bytes: Vec<u8>, limit: usize) -> Decoder {
        Decoder { bytes, used: 0, messages: Messages { limit, begun: None } }
    }

    /// Takes in what has come; the first message that is complete with it. [`Decoder::next`] has those after it.
    /// Nothing comes after an error or a close.
    pub fn feed(&mut self, bytes: &mut [u8]) -> Result<Option<WebSocketMessage>, ProtocolError> {
        if self.used < self.bytes.len() {
            self.bytes.drain(..self.used);
            self.used = 0;
            self.bytes.extend_from_slice(bytes);
            return self.next();
        }
        // Mostly a message comes in one piece and nothing with it: then nothing is kept.
        self.bytes = Vec::new();
        let mut used = 0;
        let message = self.messages.next(bytes, &mut used)?;
        self.used = 0;
        self.bytes.extend_from_slice(bytes.get(used..).unwrap_or_default());
        Ok(message)
    }

    /// The next message, if it has come completely.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> Result<Option<WebSocketMessage>, ProtocolError> {
        self.messages.next(&mut self.bytes, &mut self.used)
    }

    /// How many bytes of memory it has reserved for what is not complete.
    pub fn reserved(&self) -> usize {
        self.bytes.capacity() + self.messages.begun.as_ref().map_or(0, |begun| begun.payload.capacity())
    }
}

impl Messages {
    /// The next message in bytes of which some have been used.
    fn next(
        &mut self,
        bytes: &mut [u8],
        used: &mut usize,
    ) -> Result<Option<WebSocketMessage>, ProtocolError> {
        loop {
            let unused = bytes.get_mut(*used..).unwrap_or_default();
            let Some(header) = frame::read_header(unused)? else { return Ok(None) };
            let length = self.check(&header)?;
            let end = header.size + length;
            let Some(payload) = unused.get_mut(header.size..end) else { return Ok(None) };
            frame::unmask(payload, header.mask);
            *used += end;
            let message = match header.opcode {
                Opcode::Close => Some(WebSocketMessage::Close(read_close(payload)?)),
                Opcode::Ping => Some(WebSocketMessage::Ping(payload.to_vec())),
                Opcode::Pong => Some(WebSocketMessage::Pong),
                Opcode::Text | Opcode::Binary | Opcode::Continuation => {
                    self.put_together(&header, payload)?
                }
            };
            if message.is_some() {
                return Ok(message);
            }
        }
    }

    /// Whether a frame may come now, and is not too long: the length of its payload. That is known before the payload
    /// has come, so that nothing is kept in vain.
    fn check(&self, header: &Header) -> Result<usize, ProtocolError> {
        let begun = match (header.opcode, &self.begun) {
            (Opcode::Continuation, None) => return Err(ProtocolError::UnexpectedContinuation),
            (Opcode::Text | Opcode::Binary, Some(_)) => return Err(ProtocolError::InterruptedMessage),
            (Opcode::Continuation, Some(begun)) => begun.payload.len(),
            _ => 0,
        };
        let length = usize::try_from(header.length).map_err(|_| ProtocolError::MessageTooLong)?;
        if !header.opcode.is_control() && length > self.limit.saturating_sub(begun) {
            return Err(ProtocolError::MessageTooLong);
        }
        Ok(length)
    }

    /// The message that ends with a frame, if it does.
    fn put_together(
        &mut self,
        header: &Header,
        payload: &[u8],
    ) -> Result<Option<WebSocketMessage>, ProtocolError> {
        if header.is_final && self.begun.is_none() {
            return message(header.opcode, payload.to_vec()).map(Some);
        }
        let begun = self.begun.get_or_insert_with(|| {
            let opcode = header.opcode;
            Box::new(FragmentedMessage { opcode, payload: Vec::new(), checked: 0, fragments: 0 })
        });
        begun.add(payload)?;
        if !header.is_final {
            return Ok(None);
        }
        self.begun.take().map(|begun| message(begun.opcode, begun.payload)).transpose()
    }
}

impl FragmentedMessage {
    fn add(&mut self, payload: &[u8]) -> Result<(), ProtocolError> {
        self.fragments += 1;
        if self.fragments > MAX_FRAGMENTS {
            return Err(ProtocolError::TooManyFragments);
        }
        self.payload.extend_from_slice(payload);
        if self.opcode == Opcode::Text {
            // A letter may be cut by the end of a fragment; what is wrong already cannot become right.
            let unchecked = self.payload.get(self.checked..).unwrap_or_default();
            match std::str::from_utf8(unchecked) {
                Ok(_) => self.checked = self.payload.len(),
                Err(error) if error.error_len().is_none() => self.checked += error.valid_up_to(),
                Err(_) => return Err(ProtocolError::InvalidUtf8),
            }
        }
        Ok(())
    }
}

fn message(opcode: Opcode, payload: Vec<u8>) -> Result<WebSocketMessage, ProtocolError> {
    if opcode == Opcode::Binary {
        return Ok(WebSocketMessage::Binary(payload));
    }
    String::from_utf8(payload).map(WebSocketMessage::Text).map_err(|_| ProtocolError::InvalidUtf8)
}

/// The code in the body of a close frame.
fn read_close(payload: &[u8]) -> Result<Option<u16>, ProtocolError> {
    let (a, b, reason) = match payload {
        [] => return Ok(None),
        [a, b, reason @ ..] => (*a, *b, reason),
        [_] => return Err(ProtocolError::InvalidCloseCode),
    };
    let code = u16::from_be_bytes([a, b]);
    if !close_code::may_be_sent(code) {
        return Err(ProtocolError::InvalidCloseCode);
    }
    std::str::from_utf8(reason).map(|_| Some(code)).map_err(|_| ProtocolError::InvalidUtf8)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: usize = 20;

    /// A frame with a mask of zeros.
    fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
        let mut frame = vec![first, 0x80 | payload.len() as u8, 0, 0, 0, 0];
        frame.extend(payload);
        frame
    }

    /// Everything in the bytes, which come in one piece.
    fn decode(mut bytes: Vec<u8>) -> Result<Vec<WebSocketMessage>, ProtocolError> {
        let mut decoder = Decoder::new(Vec::new(), LIMIT);
        let mut next = decoder.feed(&mut bytes)?;
        let mut messages = Vec::new();
        while let Some(message) = next {
            messages.push(message);
            next = decoder.next()?;
        }
        Ok(messages)
    }

    #[test]
    fn messages_are_read_whole_or_in_parts() {
        let parts = [
            frame(0x81, b"first"),
            frame(0x01, b"sec"),
            frame(0x89, b"there?"),
            frame(0x80, b"ond"),
            frame(0x82, b"\x00"),
            frame(0x8a, b""),
            frame(0x88, b"\x03\xe8bye"),
        ];
        let expected = [
            WebSocketMessage::Text("first".to_owned()),
            WebSocketMessage::Ping(b"there?".to_vec()),
            WebSocketMessage::Text("second".to_owned()),
            WebSocketMessage::Binary(vec![0]),
            WebSocketMessage::Pong,
            WebSocketMessage::Close(Some(1000)),
        ];
        assert_eq!(decode(parts.concat()).unwrap(), expected);
        let mut decoder = Decoder::new(Vec::new(), LIMIT);
        let mut expected = expected.iter();
        for byte in parts.concat() {
            if let Some(message) = decoder.feed(&mut [byte]).unwrap() {
                assert_eq!(Some(&message), expected.next());
                assert_eq!(decoder.next(), Ok(None));
            }
        }
        assert_eq!(expected.next(), None);
        decoder.feed(&mut []).unwrap();
        assert_eq!(decoder.reserved(), 0, "a silent connection keeps no buffer");
    }

    #[test]
    fn what_is_too_long_or_out_of_order_is_refused() {
        use ProtocolError::{
            InterruptedMessage, InvalidCloseCode, InvalidUtf8, MessageTooLong, TooManyFragments,
            UnexpectedContinuation,
        };
        let fragments = frame(0x00, b"").repeat(MAX_FRAGMENTS as usize);
        for (bytes, error) in [
            (frame(0x81, &[b'x'; LIMIT + 1]), MessageTooLong),
            (frame(0x81, &[b'x'; LIMIT + 1])[..6].to_vec(), MessageTooLong),
            ([frame(0x01, &[b'x'; LIMIT]), frame(0x80, b"x")].concat(), MessageTooLong),
            ([frame(0x01, b""), fragments].concat(), TooManyFragments),
            (frame(0x80, b"more"), UnexpectedContinuation),
            ([frame(0x01, b"a"), frame(0x81, b"b")].concat(), InterruptedMessage),
            (frame(0x81, b"\xff"), InvalidUtf8),
            (frame(0x01, b"\xff"), InvalidUtf8),
            ([frame(0x01, b"\xc3"), frame(0x80, b"")].concat(), InvalidUtf8),
            (frame(0x88, b"\x03"), InvalidCloseCode),
            (frame(0x88, b"\x03\xed"), InvalidCloseCode),
            (frame(0x88, b"\x03\xe8\xff"), InvalidUtf8),
        ] {
            assert_eq!(decode(bytes.clone()), Err(error), "{bytes:?}");
        }
        let most = [frame(0x01, b""), frame(0x00, b"").repeat(MAX_FRAGMENTS as usize - 2), frame(0x80, b"x")];
        assert_eq!(decode(most.concat()), Ok(vec![WebSocketMessage::Text("x".to_owned())]));
    }
}
