//! Frames: their lengths, masks, opcodes and reserved bits (RFC 6455, section 5.2).

use super::{
    BINARY, CLOSE, CONTINUATION, Case, FINAL, MASK, MESSAGE_LIMIT, PING, Part, Reply, TEXT, frame,
    frame_masked, request, request_of_length, text,
};

pub(super) fn cases() -> Vec<Case> {
    let mut part = Part::new("framing");
    lengths(&mut part);
    pieces(&mut part);
    forbidden_headers(&mut part);
    lengths_that_are_not_minimal(&mut part);
    after_an_error(&mut part);
    part.cases
}

fn lengths(part: &mut Part) {
    part.add("an empty text", &[text("")], vec![Reply::Text(String::new())]);
    for length in [20, 125, 126, 127, 128, 4096, 65_535, 65_536, MESSAGE_LIMIT] {
        let request = request_of_length(length);
        part.add(format!("a text of {length} bytes"), &[text(&request)], vec![Reply::Text(request)]);
    }
    for length in [0, 1, 125, 126, 127, 65_535, 65_536, MESSAGE_LIMIT] {
        let bytes: Vec<u8> = (0..length).map(|place| place as u8).collect();
        part.add(
            format!("a binary message of {length} bytes"),
            &[frame(FINAL | BINARY, &bytes)],
            vec![Reply::Binary(bytes)],
        );
    }
    for (name, mask) in [("zeros", [0; 4]), ("ones", [0xff; 4])] {
        let request = request(1);
        part.add(
            format!("a mask of {name}"),
            &[frame_masked(FINAL | TEXT, request.as_bytes(), mask)],
            vec![Reply::Text(request)],
        );
    }
}

fn pieces(part: &mut Part) {
    let requests: Vec<String> = (1..=3).map(request).collect();
    let frames: Vec<Vec<u8>> = requests.iter().map(|request| text(request)).collect();
    let replies: Vec<Reply> = requests.into_iter().map(Reply::Text).collect();
    part.add("three texts at once", &frames, replies.clone());
    part.add_pieces("three texts, each by itself", frames.clone(), replies.clone());
    part.add_bytewise("three texts byte by byte", &frames, replies);
    let long = request_of_length(200);
    let whole = text(&long);
    for (name, at) in [
        ("after the first byte", 1),
        ("after the second byte", 2),
        ("within the length", 3),
        ("before the mask", 4),
        ("within the mask", 6),
        ("after the mask", 8),
        ("within the payload", 100),
        ("before the last byte", whole.len() - 1),
    ] {
        let pieces = vec![whole[..at].to_vec(), whole[at..].to_vec()];
        part.add_pieces(format!("a frame cut {name}"), pieces, vec![Reply::Text(long.clone())]);
    }
}

fn forbidden_headers(part: &mut Part) {
    let request = request(1);
    let request = request.as_bytes();
    for (bits, name) in [(0x40, "1"), (0x20, "2"), (0x10, "3"), (0x70, "1 to 3")] {
        part.add_failure(
            format!("a text with reserved bit {name}"),
            &[frame(FINAL | bits | TEXT, request)],
            1002,
        );
    }
    part.add_failure("a ping with a reserved bit", &[frame(FINAL | 0x40 | PING, b"")], 1002);
    part.add_failure("a close with a reserved bit", &[frame(FINAL | 0x20 | CLOSE, b"")], 1002);
    part.add_failure(
        "a continuation with a reserved bit",
        &[frame(TEXT, b"{"), frame(FINAL | 0x40 | CONTINUATION, b"}")],
        1002,
    );
    for opcode in [0x3, 0x4, 0x5, 0x6, 0x7, 0xB, 0xC, 0xD, 0xE, 0xF] {
        part.add_failure(format!("reserved opcode {opcode:X}"), &[frame(FINAL | opcode, b"")], 1002);
    }
    part.add_failure("a reserved opcode with a payload", &[frame(FINAL | 0x3, request)], 1002);
    part.add_failure("a reserved opcode that is not final", &[frame(0x3, request)], 1002);
    part.add_failure(
        "a reserved opcode within a fragmented text",
        &[frame(TEXT, b"{"), frame(FINAL | 0xB, b""), frame(FINAL | CONTINUATION, b"}")],
        1002,
    );
    for (name, opcode, payload) in [
        ("text", TEXT, request),
        ("text with no payload", TEXT, b""),
        ("binary message", BINARY, request),
        ("ping", PING, b"x"),
        ("close", CLOSE, &[0x03, 0xe8]),
    ] {
        let unmasked = [&[FINAL | opcode, payload.len() as u8], payload].concat();
        part.add_failure(format!("a {name} without a mask"), &[unmasked], 1002);
    }
    let unmasked = vec![FINAL | CONTINUATION, 1, b'}'];
    part.add_failure("a continuation without a mask", &[frame(TEXT, b"{"), unmasked], 1002);
}

/// A text frame with a length of 16 or 64 bits, whatever the payload.
pub(super) fn text_with_length(payload: &[u8], length: &[u8]) -> Vec<u8> {
    let marker = if length.len() == 2 { 126 } else { 127 };
    let head = [&[FINAL | TEXT, 0x80 | marker], length, &MASK].concat();
    [head, payload.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask).collect()].concat()
}

fn lengths_that_are_not_minimal(part: &mut Part) {
    for length in [0_u16, 20, 125] {
        let frame = text_with_length(
            request_of_length(length.into()).get(..length.into()).unwrap_or_default().as_bytes(),
            &length.to_be_bytes(),
        );
        part.add_failure(format!("{length} bytes with a length of 16 bits"), &[frame], 1002);
    }
    for length in [0_u64, 20, 125, 126, 65_535] {
        let request = request_of_length(length as usize);
        let payload = request.as_bytes().get(..length as usize).unwrap_or_default();
        let frame = text_with_length(payload, &length.to_be_bytes());
        part.add_failure(format!("{length} bytes with a length of 64 bits"), &[frame], 1002);
    }
    for (name, length) in [
        ("the top bit", 1 << 63),
        ("every bit", u64::MAX),
        ("the top bit and a short length", (1 << 63) | 20),
    ] {
        let frame = text_with_length(request(1).as_bytes(), &length.to_be_bytes());
        part.add_failure(format!("a length of 64 bits with {name}"), &[frame], 1002);
    }
}

fn after_an_error(part: &mut Part) {
    let good = request(1);
    let bad = frame(FINAL | 0x3, b"");
    part.add_after_text("a text before an error is answered", &[text(&good)], &good, bad.clone(), 1002);
    part.add_failure("a text after an error is not answered", &[bad.clone(), text(&good)], 1002);
    // A connection that is closed with unread bytes is reset, and the client may never read the close frame.
    part.add_failure(
        "the close frame is read though 100,000 bytes follow the error",
        &[bad, vec![0x81; 100_000]],
        1002,
    );
}
