//! One frame of a WebSocket, as bytes.

use super::Broken;

const FINAL: u8 = 0x80;
const RESERVED: u8 = 0x70;
const MASKED: u8 = 0x80;
/// The longest contents of a frame that is no part of a message.
const LONGEST_CONTROL: usize = 125;
/// What stands in the place of a length that needs two bytes, or eight.
const TWO_BYTES: u8 = 126;
const EIGHT_BYTES: u8 = 127;

/// What a frame is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// More of a message that has begun.
    More = 0x0,
    Text = 0x1,
    Binary = 0x2,
    Close = 0x8,
    Ping = 0x9,
    Pong = 0xA,
}

impl Kind {
    fn of(code: u8) -> Option<Kind> {
        use Kind::{Binary, Close, More, Ping, Pong, Text};
        [More, Text, Binary, Close, Ping, Pong].into_iter().find(|kind| *kind as u8 == code)
    }

    fn is_control(self) -> bool {
        matches!(self, Kind::Close | Kind::Ping | Kind::Pong)
    }
}

/// Appends a frame, as a server sends it.
pub(crate) fn write(to: &mut Vec<u8>, kind: Kind, contents: &[u8]) {
    to.reserve(contents.len() + 10);
    to.push(FINAL | kind as u8);
    match (u8::try_from(contents.len()), u16::try_from(contents.len())) {
        (Ok(length), _) if usize::from(length) <= LONGEST_CONTROL => to.push(length),
        (_, Ok(length)) => {
            to.push(TWO_BYTES);
            to.extend_from_slice(&length.to_be_bytes());
        }
        _ => {
            to.push(EIGHT_BYTES);
            to.extend_from_slice(&(contents.len() as u64).to_be_bytes());
        }
    }
    to.extend_from_slice(contents);
}

/// Appends the frame that ends a socket.
pub(crate) fn write_close(to: &mut Vec<u8>, code: u16, reason: &str) {
    let mut contents = code.to_be_bytes().to_vec();
    contents.extend_from_slice(reason.as_bytes());
    contents.truncate(LONGEST_CONTROL);
    write(to, Kind::Close, &contents);
}

/// What stands before the contents of a client's frame.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Head {
    pub(crate) kind: Kind,
    /// Whether the message ends with it.
    pub(crate) is_final: bool,
    pub(crate) mask: [u8; 4],
    /// How many bytes the head has.
    pub(crate) size: usize,
    /// How many bytes the contents have.
    pub(crate) length: usize,
}

/// The head of a client's frame; `None` if it has not come completely.
pub(crate) fn read_head(bytes: &[u8]) -> Result<Option<Head>, Broken> {
    let [first, second, after @ ..] = bytes else { return Ok(None) };
    let kind = Kind::of(first & !FINAL & !RESERVED).ok_or(Broken::Malformed("an unknown frame"))?;
    let is_final = first & FINAL != 0;
    if first & RESERVED != 0 || second & MASKED == 0 {
        return Err(Broken::Malformed("a frame that no client sends"));
    }
    let short = second & !MASKED;
    if kind.is_control() && !(is_final && usize::from(short) <= LONGEST_CONTROL) {
        return Err(Broken::Malformed("a control frame that is too long"));
    }
    let (length, after) = match (short, after) {
        (TWO_BYTES, [a, b, after @ ..]) => (u64::from(u16::from_be_bytes([*a, *b])), after),
        (EIGHT_BYTES, [a, b, c, d, e, f, g, h, after @ ..]) => {
            (u64::from_be_bytes([*a, *b, *c, *d, *e, *f, *g, *h]), after)
        }
        (TWO_BYTES | EIGHT_BYTES, _) => return Ok(None),
        (short, after) => (u64::from(short), after),
    };
    let [a, b, c, d, contents @ ..] = after else { return Ok(None) };
    let size = bytes.len() - contents.len();
    let length = usize::try_from(length).map_err(|_| Broken::TooLong)?;
    Ok(Some(Head { kind, is_final, mask: [*a, *b, *c, *d], size, length }))
}

/// Takes the mask off.
pub(crate) fn unmask(contents: &mut [u8], mask: [u8; 4]) {
    for four in contents.chunks_mut(mask.len()) {
        for (byte, mask) in four.iter_mut().zip(mask) {
            *byte ^= mask;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server's frame as a client would send it, with a mask.
    fn masked(kind: Kind, contents: &[u8], mask: [u8; 4]) -> Vec<u8> {
        let mut frame = Vec::new();
        write(&mut frame, kind, contents);
        let size = frame.len() - contents.len();
        frame[1] |= MASKED;
        unmask(&mut frame[size..], mask);
        frame.splice(size..size, mask);
        frame
    }

    #[test]
    fn frames_of_every_length_are_read_as_they_were_written() {
        for length in [0, 1, 125, 126, 127, 65_535, 65_536, 70_000] {
            let contents: Vec<u8> = (0..length).map(|place| place as u8).collect();
            let mut frame = masked(Kind::Text, &contents, [1, 2, 3, 4]);
            for part in 0..frame.len().min(14) {
                let head = read_head(&frame[..part]).unwrap();
                assert!(
                    head.is_none_or(|head| head.size <= part),
                    "{length} bytes, of which {part} have come"
                );
            }
            let head = read_head(&frame).unwrap().unwrap();
            assert_eq!((head.kind, head.is_final, head.length), (Kind::Text, true, length));
            unmask(&mut frame[head.size..], head.mask);
            assert_eq!(frame[head.size..], contents);
        }
    }

    #[test]
    fn what_no_client_may_send_is_refused() {
        let good = masked(Kind::Ping, b"hi", [9; 4]);
        assert!(matches!(read_head(&good), Ok(Some(Head { kind: Kind::Ping, .. }))));
        let changed = |place: usize, to: u8| {
            let mut bad = good.clone();
            bad[place] = to;
            read_head(&bad)
        };
        assert!(changed(0, FINAL | 0x3).is_err(), "an unknown kind");
        assert!(changed(0, FINAL | 0x40 | Kind::Ping as u8).is_err(), "a reserved bit");
        assert!(changed(0, Kind::Ping as u8).is_err(), "a ping in parts");
        assert!(changed(1, 2).is_err(), "no mask");
        assert!(read_head(&masked(Kind::Ping, &[0; 126], [0; 4])).is_err(), "a long ping");
    }

    #[test]
    fn the_reason_for_the_end_is_in_its_frame() {
        let mut frame = Vec::new();
        write_close(&mut frame, 1012, "come back");
        assert_eq!(frame, b"\x88\x0b\x03\xf4come back");
    }
}
