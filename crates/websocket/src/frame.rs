//! One frame of a WebSocket, as bytes (RFC 6455, section 5.2).

use crate::ProtocolError;

const FINAL: u8 = 0x80;
const RESERVED: u8 = 0x70;
const MASKED: u8 = 0x80;
/// The longest payload of a control frame.
const MAX_CONTROL_PAYLOAD: usize = 125;
/// The longest header of a frame without a mask.
const MAX_HEADER: usize = 10;
/// What stands in the place of a length that needs two bytes, or eight.
const TWO_BYTES: u8 = 126;
const EIGHT_BYTES: u8 = 127;

/// What a frame is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opcode {
    /// More of a message that has begun.
    Continuation = 0x0,
    /// A text, or its beginning.
    Text = 0x1,
    /// A binary message, or its beginning.
    Binary = 0x2,
    /// The end.
    Close = 0x8,
    /// A question whether anybody is there.
    Ping = 0x9,
    /// The answer to it.
    Pong = 0xA,
}

impl Opcode {
    fn of(code: u8) -> Option<Opcode> {
        use Opcode::{Binary, Close, Continuation, Ping, Pong, Text};
        [Continuation, Text, Binary, Close, Ping, Pong].into_iter().find(|opcode| *opcode as u8 == code)
    }

    /// Whether it belongs to the connection, and not to a message.
    pub fn is_control(self) -> bool {
        matches!(self, Opcode::Close | Opcode::Ping | Opcode::Pong)
    }
}

/// Appends a frame that is a whole message, as a server sends it: without a mask.
pub fn write(to: &mut Vec<u8>, opcode: Opcode, payload: &[u8]) {
    to.reserve(payload.len() + MAX_HEADER);
    to.push(FINAL | opcode as u8);
    match (u8::try_from(payload.len()), u16::try_from(payload.len())) {
        (Ok(length), _) if length < TWO_BYTES => to.push(length),
        (_, Ok(length)) => {
            to.push(TWO_BYTES);
            to.extend_from_slice(&length.to_be_bytes());
        }
        _ => {
            to.push(EIGHT_BYTES);
            to.extend_from_slice(&(payload.len() as u64).to_be_bytes());
        }
    }
    to.extend_from_slice(payload);
}

/// Appends the frame that closes a WebSocket, with a code and as much of the reason as it can hold, or with neither.
pub fn write_close(to: &mut Vec<u8>, end: Option<(u16, &str)>) {
    let Some((code, reason)) = end else { return write(to, Opcode::Close, &[]) };
    let code = code.to_be_bytes();
    let mut length = reason.len().min(MAX_CONTROL_PAYLOAD - code.len());
    while !reason.is_char_boundary(length) {
        length -= 1;
    }
    write(to, Opcode::Close, &[&code, &reason.as_bytes()[..length]].concat());
}

/// What stands before the payload of a client's frame.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) opcode: Opcode,
    /// Whether the message ends with it.
    pub(crate) is_final: bool,
    pub(crate) mask: [u8; 4],
    /// How many bytes the header has.
    pub(crate) size: usize,
    /// How many bytes the payload has.
    pub(crate) length: u64,
}

/// The header of a client's frame; `None` if it has not come completely. Every byte is checked as soon as it is there,
/// in order, so it makes no difference in which pieces they come.
pub(crate) fn read_header(bytes: &[u8]) -> Result<Option<Header>, ProtocolError> {
    let [first, after @ ..] = bytes else { return Ok(None) };
    if first & RESERVED != 0 {
        return Err(ProtocolError::ReservedBit);
    }
    let opcode = Opcode::of(first & !FINAL).ok_or(ProtocolError::UnknownOpcode)?;
    let is_final = first & FINAL != 0;
    if opcode.is_control() && !is_final {
        return Err(ProtocolError::FragmentedControlFrame);
    }
    let [second, after @ ..] = after else { return Ok(None) };
    if second & MASKED == 0 {
        return Err(ProtocolError::NotMasked);
    }
    let short = second & !MASKED;
    if opcode.is_control() && usize::from(short) > MAX_CONTROL_PAYLOAD {
        return Err(ProtocolError::LongControlFrame);
    }
    let (length, shortest, after) = match (short, after) {
        (TWO_BYTES, [a, b, after @ ..]) => {
            (u16::from_be_bytes([*a, *b]).into(), MAX_CONTROL_PAYLOAD as u64 + 1, after)
        }
        (EIGHT_BYTES, [a, b, c, d, e, f, g, h, after @ ..]) => {
            (u64::from_be_bytes([*a, *b, *c, *d, *e, *f, *g, *h]), u64::from(u16::MAX) + 1, after)
        }
        (TWO_BYTES | EIGHT_BYTES, _) => return Ok(None),
        (short, after) => (short.into(), 0, after),
    };
    if length >> 63 != 0 {
        return Err(ProtocolError::LengthOutOfRange);
    }
    if length < shortest {
        return Err(ProtocolError::LengthNotMinimal);
    }
    let [a, b, c, d, payload @ ..] = after else { return Ok(None) };
    let size = bytes.len() - payload.len();
    Ok(Some(Header { opcode, is_final, mask: [*a, *b, *c, *d], size, length }))
}

/// Takes the mask off a payload.
pub(crate) fn unmask(payload: &mut [u8], mask: [u8; 4]) {
    for four in payload.chunks_mut(mask.len()) {
        for (byte, mask) in four.iter_mut().zip(mask) {
            *byte ^= mask;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server's frame as a client would send it, with a mask.
    fn masked(opcode: Opcode, payload: &[u8], mask: [u8; 4]) -> Vec<u8> {
        let mut frame = Vec::new();
        write(&mut frame, opcode, payload);
        let size = frame.len() - payload.len();
        frame[1] |= MASKED;
        unmask(&mut frame[size..], mask);
        frame.splice(size..size, mask);
        frame
    }

    #[test]
    fn frames_of_every_length_are_read_as_they_were_written() {
        for length in [0, 1, 125, 126, 127, 65_535, 65_536, 70_000] {
            let payload: Vec<u8> = (0..length).map(|place| place as u8).collect();
            let mut frame = masked(Opcode::Text, &payload, [1, 2, 3, 4]);
            let header = read_header(&frame).unwrap().unwrap();
            for part in 0..header.size {
                assert_eq!(
                    read_header(&frame[..part]),
                    Ok(None),
                    "{length} bytes, of which {part} have come"
                );
            }
            assert_eq!(
                (header.opcode, header.is_final, header.length),
                (Opcode::Text, true, u64::try_from(length).unwrap())
            );
            unmask(&mut frame[header.size..], header.mask);
            assert_eq!(frame[header.size..], payload);
        }
    }

    #[test]
    fn what_no_client_may_send_is_refused() {
        let good = masked(Opcode::Ping, b"hi", [9; 4]);
        assert!(matches!(read_header(&good), Ok(Some(Header { opcode: Opcode::Ping, .. }))));
        let changed = |place: usize, to: u8| {
            let mut bad = good.clone();
            bad[place] = to;
            read_header(&bad).unwrap_err()
        };
        assert_eq!(changed(0, FINAL | 0x3), ProtocolError::UnknownOpcode);
        assert_eq!(changed(0, FINAL | 0x40 | Opcode::Ping as u8), ProtocolError::ReservedBit);
        assert_eq!(changed(0, Opcode::Ping as u8), ProtocolError::FragmentedControlFrame);
        assert_eq!(changed(1, 2), ProtocolError::NotMasked);
        assert_eq!(changed(1, MASKED | TWO_BYTES), ProtocolError::LongControlFrame);
        assert_eq!(changed(1, MASKED | EIGHT_BYTES), ProtocolError::LongControlFrame);
    }

    #[test]
    fn lengths_have_no_more_bytes_than_they_need() {
        let header = |length: &[u8]| {
            let marker = if length.len() == 2 { TWO_BYTES } else { EIGHT_BYTES };
            let bytes = [&[FINAL | Opcode::Text as u8, MASKED | marker], length, &[0; 4]].concat();
            read_header(&bytes).map(|header| header.unwrap().length)
        };
        assert_eq!(header(&125_u16.to_be_bytes()), Err(ProtocolError::LengthNotMinimal));
        assert_eq!(header(&126_u16.to_be_bytes()), Ok(126));
        assert_eq!(header(&65_535_u64.to_be_bytes()), Err(ProtocolError::LengthNotMinimal));
        assert_eq!(header(&65_536_u64.to_be_bytes()), Ok(65_536));
        assert_eq!(header(&(u64::MAX / 2).to_be_bytes()), Ok(u64::MAX / 2));
        assert_eq!(header(&(1_u64 << 63).to_be_bytes()), Err(ProtocolError::LengthOutOfRange));
    }

    #[test]
    fn the_reason_for_the_end_is_in_its_frame() {
        let mut frame = Vec::new();
        write_close(&mut frame, Some((1012, "come back")));
        write_close(&mut frame, None);
        assert_eq!(frame, b"\x88\x0b\x03\xf4come back\x88\x00");
        let mut long = Vec::new();
        write_close(&mut long, Some((1012, &"é".repeat(100))));
        assert_eq!((long.len(), std::str::from_utf8(&long[4..])), (2 + 124, Ok("é".repeat(61).as_str())));
    }
}
