//! Texts are UTF-8 (RFC 6455, section 8.1).

use super::{BINARY, CONTINUATION, Case, FINAL, Part, Reply, TEXT, frame, text};

/// A request with any text in it, which the server refuses, or not, but answers with its number.
fn request_with(contents: &str) -> String {
    format!(r#"{{"choose":"{contents}","id":1}}"#)
}

pub(super) fn cases() -> Vec<Case> {
    let mut part = Part::new("UTF-8");
    valid(&mut part);
    cut(&mut part);
    invalid(&mut part);
    part.add(
        "a binary message need not be UTF-8",
        &[frame(FINAL | BINARY, b"\xff\xfe")],
        vec![Reply::Binary(vec![0xff, 0xfe])],
    );
    part.cases
}

fn valid(part: &mut Part) {
    for (name, contents) in [
        ("Greek letters", "κόσμε"),
        ("a combining letter", "e\u{301}"),
        ("a smiling face", "\u{1F600}"),
        ("a letter of every length", "a\u{e9}\u{20ac}\u{1F3B2}"),
    ] {
        let request = request_with(contents);
        part.add(format!("a text with {name}"), &[text(&request)], vec![Reply::Text(request)]);
    }
    for letter in [
        '\u{0}',
        '\u{7f}',
        '\u{80}',
        '\u{7ff}',
        '\u{800}',
        '\u{d7ff}',
        '\u{e000}',
        '\u{fffd}',
        '\u{fffe}',
        '\u{ffff}',
        '\u{10000}',
        '\u{10ffff}',
    ] {
        let request = request_with(&letter.to_string());
        part.add(
            format!("a text with U+{:04X}", letter as u32),
            &[text(&request)],
            vec![Reply::Text(request)],
        );
    }
    let marked = format!("\u{feff}{}", request_with("x"));
    part.add("a text with a byte order mark", &[text(&marked)], vec![Reply::Text(marked)]);
}

/// Texts that are cut within a letter, into fragments and into pieces.
fn cut(part: &mut Part) {
    for (length, letter) in [(2, "\u{e9}"), (3, "\u{20ac}"), (4, "\u{1F3B2}")] {
        let request = request_with(letter);
        let begin = request.find(letter).unwrap_or_default();
        for inside in 1..length {
            let (first, last) = request.as_bytes().split_at(begin + inside);
            part.add(
                format!("two fragments cut after {inside} of a letter's {length} bytes"),
                &[frame(TEXT, first), frame(FINAL | CONTINUATION, last)],
                vec![Reply::Text(request.clone())],
            );
        }
    }
    let request = request_with("\u{1F3B2}\u{20ac}\u{e9}");
    let mut frames: Vec<Vec<u8>> = request.bytes().map(|byte| frame(CONTINUATION, &[byte])).collect();
    frames[0] = frame(TEXT, &request.as_bytes()[..1]);
    frames.push(frame(FINAL | CONTINUATION, b""));
    part.add("long letters with a fragment for every byte", &frames, vec![Reply::Text(request.clone())]);
    part.add_bytewise("long letters byte by byte", &[text(&request)], vec![Reply::Text(request)]);
}

fn invalid(part: &mut Part) {
    let kinds: [(&str, &[u8]); 20] = [
        ("a continuation byte alone (80)", b"\x80"),
        ("a continuation byte alone (BF)", b"\xbf"),
        ("two bytes cut short", b"\xc3"),
        ("three bytes cut short", b"\xe2\x82"),
        ("four bytes cut short", b"\xf0\x9f\x98"),
        ("two bytes for one (C0 AF)", b"\xc0\xaf"),
        ("two bytes for one (C1 BF)", b"\xc1\xbf"),
        ("three bytes for one (E0 80 AF)", b"\xe0\x80\xaf"),
        ("three bytes for two (E0 9F BF)", b"\xe0\x9f\xbf"),
        ("four bytes for one (F0 80 80 AF)", b"\xf0\x80\x80\xaf"),
        ("four bytes for three (F0 8F BF BF)", b"\xf0\x8f\xbf\xbf"),
        ("the first surrogate (ED A0 80)", b"\xed\xa0\x80"),
        ("the last surrogate (ED BF BF)", b"\xed\xbf\xbf"),
        ("a pair of surrogates", b"\xed\xa0\xbd\xed\xb8\x80"),
        ("more than U+10FFFF (F4 90 80 80)", b"\xf4\x90\x80\x80"),
        ("more than U+10FFFF (F5 80 80 80)", b"\xf5\x80\x80\x80"),
        ("five bytes (F8 88 80 80 80)", b"\xf8\x88\x80\x80\x80"),
        ("six bytes (FC 84 80 80 80 80)", b"\xfc\x84\x80\x80\x80\x80"),
        ("FE", b"\xfe"),
        ("FF", b"\xff"),
    ];
    for (name, bytes) in kinds {
        let request = [br#"{"choose":""#, bytes, br#"","id":1}"#].concat();
        part.add_failure(format!("invalid UTF-8: {name}"), &[frame(FINAL | TEXT, &request)], 1007);
    }
    part.add_failure("invalid UTF-8 at the end of a text", &[frame(FINAL | TEXT, b"{}\xe2\x82")], 1007);
    for (name, first, last) in [
        ("in the first fragment", &b"{\xff"[..], &b"}"[..]),
        ("in the last fragment", b"{", b"\xff}"),
        ("across two fragments", b"{\xc3", b"\x28}"),
        ("at the end of the last fragment", b"{}", b"\xe2\x82"),
    ] {
        let frames = [frame(TEXT, first), frame(FINAL | CONTINUATION, last)];
        part.add_failure(format!("invalid UTF-8 {name}"), &frames, 1007);
    }
}
