//! What a server need not take: it may set limits, and says 1009 (too big) or 1008 (policy) when they are reached
//! (RFC 6455, sections 7.4.1 and 10.4).

use super::fragmentation::fragments;
use super::framing::text_with_length;
use super::{
    BINARY, CONTINUATION, Case, FINAL, MESSAGE_LIMIT, Part, Reply, TEXT, frame, request, request_of_length,
    text,
};

pub(super) fn cases() -> Vec<Case> {
    let mut part = Part::new("limits");
    too_long(&mut part);
    many_fragments(&mut part);
    part.cases
}

fn too_long(part: &mut Part) {
    let over = MESSAGE_LIMIT + 1;
    part.add_failure("a text one byte over the limit", &[text(&request_of_length(over))], 1009);
    part.add_failure(
        "a binary message one byte over the limit",
        &[frame(FINAL | BINARY, &vec![0; over])],
        1009,
    );
    for (name, length) in [("one over the limit", over as u64), ("4 GiB", 1 << 32), ("4 EiB", 1 << 62)] {
        let frame = text_with_length(b"", &length.to_be_bytes());
        part.add_failure(format!("a length of {name}, without a payload"), &[frame], 1009);
    }
    let half = request_of_length(MESSAGE_LIMIT);
    part.add_failure(
        "fragments that are over the limit together",
        &[frame(TEXT, half.as_bytes()), frame(FINAL | CONTINUATION, b" ")],
        1009,
    );
    part.add(
        "fragments that are just at the limit",
        &[frame(TEXT, &half.as_bytes()[..20]), frame(FINAL | CONTINUATION, &half.as_bytes()[20..])],
        vec![Reply::Text(half)],
    );
}

fn many_fragments(part: &mut Part) {
    let request = request(1);
    let mut parts: Vec<&[u8]> = vec![b""; 99];
    parts.push(request.as_bytes());
    part.add("a hundred fragments", &fragments(TEXT, &parts), vec![Reply::Text(request.clone())]);
    // Empty fragments cost their sender nothing that any limit on bytes would count.
    part.add_failure("10,000 empty fragments", &fragments(TEXT, &vec![&b""[..]; 10_000]), 1008);
    part.add_failure("10,000 fragments of one byte", &fragments(TEXT, &vec![&b" "[..]; 10_000]), 1008);
}
