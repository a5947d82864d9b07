//! The closing handshake (RFC 6455, sections 5.5.1 and 7).

use super::{CLOSE, Case, FINAL, Part, Reply, close, frame, request, text};

pub(super) fn cases() -> Vec<Case> {
    let mut part = Part::new("closing handshake");
    codes(&mut part);
    bodies(&mut part);
    part.add_bytewise("a close byte by byte", &[close(1000, b"bye")], vec![Reply::Close(Some(1000))]);
    let request = request(1);
    part.add_after_text("a close after an answer", &[text(&request)], &request, close(1001, b""), 1001);
    part.add_failure("a text after a close is not answered", &[close(1000, b""), text(&request)], 1000);
    part.add_failure("a second close is not answered", &[close(1000, b""), close(1001, b"")], 1000);
    part.add_failure(
        "an error after a close is not answered",
        &[close(1000, b""), frame(FINAL | 0x3, b"")],
        1000,
    );
    part.add_failure(
        "the answer to a close is read though 100,000 bytes follow",
        &[close(1000, b""), vec![0x81; 100_000]],
        1000,
    );
    part.cases
}

fn codes(part: &mut Part) {
    for code in
        [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999]
    {
        part.add_failure(format!("a close with code {code} is answered with it"), &[close(code, b"")], code);
    }
    for code in [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, u16::MAX] {
        part.add_failure(format!("a close with code {code}, which is never sent"), &[close(code, b"")], 1002);
    }
}

fn bodies(part: &mut Part) {
    part.add("a close without a body", &[frame(FINAL | CLOSE, b"")], vec![Reply::Close(None)]);
    part.add_failure("a close with a body of one byte", &[frame(FINAL | CLOSE, b"\x03")], 1002);
    for (name, reason) in [
        ("a reason", &b"bye"[..]),
        ("a reason in Greek", "κόσμε".as_bytes()),
        ("a reason of 123 bytes", &[b'x'; 123]),
    ] {
        part.add_failure(format!("a close with {name}"), &[close(1000, reason)], 1000);
    }
    for (name, reason) in [
        ("that is no UTF-8", &b"\xff"[..]),
        ("cut within a letter", b"\xe2\x82"),
        ("with a surrogate", b"\xed\xa0\x80"),
    ] {
        part.add_failure(format!("a close with a reason {name}"), &[close(1000, reason)], 1007);
    }
}
