//! Messages in several frames (RFC 6455, section 5.4).

use super::{
    BINARY, CLOSE, CONTINUATION, Case, FINAL, PING, PONG, Part, Reply, TEXT, close, frame, ping, request,
    text,
};

/// The frames of a message, one a fragment.
pub(super) fn fragments(opcode: u8, fragments: &[&[u8]]) -> Vec<Vec<u8>> {
    let last = fragments.len() - 1;
    let frames = fragments.iter().enumerate().map(|(number, payload)| {
        let opcode = if number == 0 { opcode } else { CONTINUATION };
        frame(if number == last { FINAL | opcode } else { opcode }, payload)
    });
    frames.collect()
}

pub(super) fn cases() -> Vec<Case> {
    let mut part = Part::new("fragmentation");
    whole_messages(&mut part);
    control_frames_between(&mut part);
    out_of_order(&mut part);
    part.cases
}

fn whole_messages(part: &mut Part) {
    let request = request(1);
    let bytes = request.as_bytes();
    let (first, rest) = bytes.split_at(7);
    let (second, third) = rest.split_at(5);
    let reply = vec![Reply::Text(request.clone())];
    let single: Vec<&[u8]> = bytes.chunks(1).collect();
    for (name, parts) in [
        ("a text in two fragments", vec![first, rest]),
        ("a text in three fragments", vec![first, second, third]),
        ("an empty first fragment", vec![b"", bytes]),
        ("an empty last fragment", vec![bytes, b""]),
        ("an empty fragment in the middle", vec![first, b"", rest]),
        ("several empty fragments", vec![b"", b"", first, b"", b"", rest, b""]),
        ("a fragment for every byte", single),
    ] {
        part.add(name, &fragments(TEXT, &parts), reply.clone());
    }
    let frames = fragments(TEXT, &[first, second, third]);
    part.add_pieces("three fragments, each by itself", frames.clone(), reply.clone());
    part.add_bytewise("three fragments byte by byte", &frames, reply.clone());
    part.add("only empty fragments", &fragments(TEXT, &[b"", b"", b""]), vec![Reply::Text(String::new())]);
    let twice = [frames.clone(), frames.clone()].concat();
    part.add("two fragmented texts", &twice, [reply.clone(), reply.clone()].concat());
    let then_whole = [frames, vec![text(&request)]].concat();
    part.add("a whole text after a fragmented one", &then_whole, [reply.clone(), reply].concat());
    part.add(
        "a binary message in two fragments",
        &fragments(BINARY, &[b"\x00\x01", b"\xff"]),
        vec![Reply::Binary(vec![0, 1, 0xff])],
    );
}

fn control_frames_between(part: &mut Part) {
    let request = request(1);
    let frames = fragments(TEXT, &[&request.as_bytes()[..7], &request.as_bytes()[7..]]);
    let (first, last) = frames.split_at(1);
    let reply = Reply::Text(request.clone());
    let between = |frames: &[Vec<u8>]| [first, frames, last].concat();
    let pong = |payload: &[u8]| Reply::Pong(payload.to_vec());
    part.add("a ping between fragments", &between(&[ping(b"now")]), vec![pong(b"now"), reply.clone()]);
    part.add(
        "a ping of 125 bytes between fragments",
        &between(&[ping(&[7; 125])]),
        vec![pong(&[7; 125]), reply.clone()],
    );
    part.add(
        "two pings and a pong between fragments",
        &between(&[ping(b"1"), frame(FINAL | PONG, b"2"), ping(b"3")]),
        vec![pong(b"1"), pong(b"3"), reply.clone()],
    );
    part.add("a pong between fragments", &between(&[frame(FINAL | PONG, b"")]), vec![reply.clone()]);
    part.add_bytewise(
        "a ping between fragments, byte by byte",
        &between(&[ping(b"now")]),
        vec![pong(b"now"), reply],
    );
    part.add_failure("a close between fragments", &between(&[close(1000, b"")]), 1000);
    part.add_failure("a reserved opcode between fragments", &between(&[frame(FINAL | 0x7, b"")]), 1002);
}

fn out_of_order(part: &mut Part) {
    let request = request(1);
    let bytes = request.as_bytes();
    let more = frame(CONTINUATION, bytes);
    let last = frame(FINAL | CONTINUATION, bytes);
    part.add_failure("a final continuation of nothing", std::slice::from_ref(&last), 1002);
    part.add_failure("a continuation of nothing", std::slice::from_ref(&more), 1002);
    part.add_failure("an empty continuation of nothing", &[frame(FINAL | CONTINUATION, b"")], 1002);
    part.add_after_text("a continuation after a whole text", &[text(&request)], &request, last.clone(), 1002);
    let frames = fragments(TEXT, &[&bytes[..7], &bytes[7..]]);
    part.add_after_text("a continuation after a fragmented text", &frames, &request, last, 1002);
    for (name, opcode, second) in [
        ("a text within a text", TEXT, FINAL | TEXT),
        ("a binary message within a text", TEXT, FINAL | BINARY),
        ("a text within a binary message", BINARY, FINAL | TEXT),
        ("the beginning of a text within a text", TEXT, TEXT),
    ] {
        part.add_failure(name, &[frame(opcode, b"{"), frame(second, bytes)], 1002);
    }
    for (name, opcode) in [("ping", PING), ("pong", PONG), ("close", CLOSE)] {
        part.add_failure(
            format!("a fragmented {name}"),
            &[frame(opcode, b""), frame(FINAL | CONTINUATION, b"")],
            1002,
        );
    }
}
