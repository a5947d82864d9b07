//! A fuzz target for what comes from clients: arbitrary bytes in arbitrary pieces.
//!
//! `cargo test` gives it a short run with random inputs; `cargo bolero test -p rollwright-websocket TARGET` fuzzes it
//! for as long as one likes, guided by coverage.

use std::time::Duration;

use websocket::{Decoder, ProtocolError, WebSocketMessage};

/// How long each target runs in the tests.
const SHORT: Duration = Duration::from_secs(3);
/// The longest message.
const LIMIT: usize = 200;
/// The longest piece that comes at once.
const MAX_PIECE: usize = 64;
/// What a decoder may reserve: buffers that grow reserve up to twice of what they hold. It holds the beginning of a
/// message or of a frame, or some of each, and what came with it.
const MAX_RESERVED: usize = 2 * (2 * LIMIT + MAX_PIECE + 14);

/// Everything that is read, up to the close or the error, if there is one.
type Outcome = (Vec<WebSocketMessage>, Option<ProtocolError>);

fn decode<'a>(pieces: impl Iterator<Item = &'a [u8]>, max_reserved: usize) -> Outcome {
    let mut decoder = Decoder::new(Vec::new(), LIMIT);
    let mut messages = Vec::new();
    for piece in pieces {
        let mut next = decoder.feed(&mut piece.to_vec());
        loop {
            match next {
                Ok(Some(message)) => {
                    let is_close = matches!(message, WebSocketMessage::Close(_));
                    messages.push(message);
                    if is_close {
                        return (messages, None);
                    }
                }
                Ok(None) => break,
                Err(error) => return (messages, Some(error)),
            }
            next = decoder.next();
        }
        assert!(decoder.reserved() <= max_reserved, "{} bytes are reserved", decoder.reserved());
    }
    (messages, None)
}

/// Frames as a client sends them, most of them right, with what the bytes say about them.
fn frames(bytes: &[u8]) -> Vec<u8> {
    let mut frames = Vec::new();
    let mut rest = bytes;
    while let [kind, size, after @ ..] = rest {
        const FIRST: [u8; 12] = [0x81, 0x01, 0x00, 0x80, 0x82, 0x02, 0x89, 0x8a, 0x88, 0x81, 0x01, 0x80];
        let (payload, after) = after.split_at(usize::from(*size).min(after.len()));
        // Now and then any first byte at all, and a length that is not minimal.
        frames.push(if *kind >= 0xf0 { *size } else { FIRST[usize::from(*kind) % FIRST.len()] });
        match payload.len() {
            0..126 if kind % 16 != 7 => frames.push(0x80 | payload.len() as u8),
            length => {
                frames.push(0x80 | 126);
                frames.extend((length as u16).to_be_bytes());
            }
        }
        let mask = [*kind, *size, 0x5a, 0];
        frames.extend(mask);
        frames.extend(payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
        rest = after;
    }
    frames
}

#[test]
fn pieces_make_no_difference() {
    bolero::check!().with_test_time(SHORT).for_each(|bytes: &[u8]| {
        for stream in [bytes.to_vec(), frames(bytes)] {
            let whole = decode(std::iter::once(&stream[..]), 2 * stream.len().max(MAX_RESERVED));
            assert_eq!(decode(stream.chunks(1), MAX_RESERVED), whole, "byte by byte");
            // The bytes themselves say how long the pieces are.
            let mut rest = &stream[..];
            let mut sizes = bytes.iter().cycle();
            let pieces = std::iter::from_fn(|| {
                let size = 1 + sizes.next().map_or(0, |size| usize::from(*size) % MAX_PIECE);
                let (piece, after) = rest.split_at(size.min(rest.len()));
                rest = after;
                (!piece.is_empty()).then_some(piece)
            });
            assert_eq!(decode(pieces, MAX_RESERVED), whole, "in pieces");
            for message in &whole.0 {
                let length = match message {
                    WebSocketMessage::Text(text) => text.len(),
                    WebSocketMessage::Binary(bytes) => bytes.len(),
                    _ => 0,
                };
                assert!(length <= LIMIT);
            }
        }
    });
}

#[test]
fn most_made_up_frames_are_read() {
    // The target above would find nothing if its frames were never read.
    let (messages, error) =
        decode(std::iter::once(&frames(b"\x00\x02hi\x06\x01?\x01\x01a\x03\x01b\x04\x01\xff")[..]), 1000);
    let text = |text: &str| WebSocketMessage::Text(text.to_owned());
    let expected =
        [text("hi"), WebSocketMessage::Ping(b"?".to_vec()), text("ab"), WebSocketMessage::Binary(vec![0xff])];
    assert_eq!((&messages[..], error), (&expected[..], None));
}
