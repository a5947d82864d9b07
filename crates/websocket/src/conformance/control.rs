//! Pings and pongs (RFC 6455, section 5.5).

use super::{CLOSE, Case, FINAL, MASK, PING, PONG, Part, Reply, close, frame, ping, request, text};

pub(super) fn cases() -> Vec<Case> {
    let mut part = Part::new("control frames");
    let pong = |payload: &[u8]| Reply::Pong(payload.to_vec());
    let every_byte: Vec<u8> = (0..=u8::MAX).collect();
    for (name, payload) in [
        ("an empty ping", &b""[..]),
        ("a ping with a text", b"Hello"),
        ("a ping with bytes that are no text", b"\xff\xfe\x00\x80"),
        ("a ping of 124 bytes", &every_byte[..124]),
        ("a ping of 125 bytes", &every_byte[131..]),
    ] {
        part.add(name, &[ping(payload)], vec![pong(payload)]);
    }
    part.add_bytewise("a ping byte by byte", &[ping(b"Hello")], vec![pong(b"Hello")]);
    part.add_bytewise("a ping of 125 bytes byte by byte", &[ping(&[1; 125])], vec![pong(&[1; 125])]);
    let pings: Vec<Vec<u8>> = (0..10_u8).map(|number| ping(&[number])).collect();
    let pongs: Vec<Reply> = (0..10_u8).map(|number| pong(&[number])).collect();
    part.add("ten pings at once", &pings, pongs.clone());
    part.add_pieces("ten pings, each by itself", pings, pongs);
    for (name, opcode) in [("ping", PING), ("pong", PONG), ("close", CLOSE)] {
        part.add_failure(format!("a {name} of 126 bytes"), &[frame(FINAL | opcode, &[b'x'; 126])], 1002);
        let long = [&[FINAL | opcode, 0x80 | 127, 0, 0, 0, 0, 0, 0, 0, 2], &MASK[..], b"xx"].concat();
        part.add_failure(format!("a {name} with a length of 64 bits"), &[long], 1002);
    }
    for (name, payload) in [
        ("an empty pong", &b""[..]),
        ("a pong that nobody asked for", b"unasked"),
        ("a pong of 125 bytes", &[0; 125]),
        ("a pong with bytes that are no text", b"\xff"),
    ] {
        part.add(name, &[frame(FINAL | PONG, payload)], vec![]);
    }
    part.add("a ping after a pong", &[frame(FINAL | PONG, b"1"), ping(b"2")], vec![pong(b"2")]);
    let (first, second) = (request(1), request(2));
    part.add(
        "texts and pings in turn",
        &[ping(b"a"), text(&first), ping(b"b"), text(&second)],
        vec![pong(b"a"), Reply::Text(first), pong(b"b"), Reply::Text(second)],
    );
    part.add_failure("a ping after a close is not answered", &[close(1000, b""), ping(b"late")], 1000);
    part.cases
}
