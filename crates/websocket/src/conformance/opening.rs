//! The opening handshake (RFC 6455, sections 4.1, 4.2 and 4.4).

/// The key of the standard's own example, and its answer.
const KEY: &str = "dGhlIHNhbXBsZSBub25jZQ==";
pub(super) const ACCEPT: &str = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

/// How the server has to answer a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// With 101 and the right key; no extension or protocol is chosen.
    Accepted,
    /// With one of these statuses.
    Refused(&'static [u16]),
    /// With 426 and the version that it speaks.
    WrongVersion,
}

/// A request to open a WebSocket and what has to come back.
#[derive(Clone, Debug)]
pub struct OpeningCase {
    /// What it is about.
    pub name: String,
    /// The request line with `{path}`, and the header lines, in which `{host}` is the server's address.
    pub lines: Vec<String>,
    /// Bytes after the request, sent together with it.
    pub body: Vec<u8>,
    /// Whether every byte is written by itself.
    pub is_bytewise: bool,
    /// What has to come back.
    pub expected: Opening,
}

/// A request that is right, as its lines.
pub(super) fn right() -> Vec<String> {
    let key = format!("Sec-WebSocket-Key: {KEY}");
    let lines = [
        "GET {path} HTTP/1.1",
        "Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        &key,
        "Sec-WebSocket-Version: 13",
    ];
    lines.map(str::to_owned).to_vec()
}

/// The right request with the lines that begin so replaced by others.
fn with(beginning: &str, replacements: &[&str]) -> Vec<String> {
    let mut lines = Vec::new();
    for line in right() {
        if line.starts_with(beginning) {
            lines.extend(replacements.iter().map(|line| (*line).to_owned()));
        } else {
            lines.push(line);
        }
    }
    lines
}

fn case(name: &str, lines: Vec<String>, expected: Opening) -> OpeningCase {
    OpeningCase { name: name.to_owned(), lines, body: Vec::new(), is_bytewise: false, expected }
}

pub(super) fn cases() -> Vec<OpeningCase> {
    [accepted(), refused(), versions()].concat()
}

fn accepted() -> Vec<OpeningCase> {
    let more = |line: &str| [right(), vec![line.to_owned()]].concat();
    let accepted = |name: &str, lines| case(name, lines, Opening::Accepted);
    let mut reversed = right();
    reversed[1..].reverse();
    let lower = right().into_iter().enumerate().map(|(number, line)| match line.split_once(':') {
        Some((name, value)) if number > 0 => format!("{}:{value}", name.to_lowercase()),
        _ => line,
    });
    let lower = lower.collect();
    vec![
        accepted("a request as in the standard", right()),
        OpeningCase { is_bytewise: true, ..accepted("a request byte by byte", right()) },
        OpeningCase {
            body: super::ping(b"early"),
            ..accepted("a request with the first frame behind it", right())
        },
        accepted("headers in another order", reversed),
        accepted("names of headers in small letters", lower),
        accepted("`Upgrade: WebSocket`", with("Upgrade", &["Upgrade: WebSocket"])),
        accepted("`Connection: upgrade`", with("Connection", &["Connection: upgrade"])),
        accepted(
            "`Connection: keep-alive, Upgrade`",
            with("Connection", &["Connection: keep-alive, Upgrade"]),
        ),
        accepted(
            "`Connection` in two lines",
            with("Connection", &["Connection: keep-alive", "Connection: Upgrade"]),
        ),
        accepted(
            "spaces around the key",
            with("Sec-WebSocket-Key", &[&format!("Sec-WebSocket-Key:   {KEY}  ")]),
        ),
        accepted("an extension is offered", more("Sec-WebSocket-Extensions: permessage-deflate")),
        accepted("protocols are offered", more("Sec-WebSocket-Protocol: chat, superchat")),
        accepted("the server's own origin", more("Origin: http://{host}")),
        accepted("a header that nobody knows", more("X-Unknown: 1")),
    ]
}

fn refused() -> Vec<OpeningCase> {
    const BAD: &[u16] = &[400];
    const NOT_ASKED: &[u16] = &[400, 426];
    const METHOD: &[u16] = &[400, 405];
    const VERSION: &[u16] = &[400, 426, 505];
    let refused = |name: &str, lines, statuses| case(name, lines, Opening::Refused(statuses));
    let key = |name: &str, keys: &[&str]| {
        let lines: Vec<String> = keys.iter().map(|key| format!("Sec-WebSocket-Key: {key}")).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        refused(name, with("Sec-WebSocket-Key", &lines), BAD)
    };
    let method = |method: &str, name: &str| {
        refused(name, with("GET", &[&format!("{method} {{path}} HTTP/1.1")]), METHOD)
    };
    vec![
        refused("no `Connection`", with("Connection", &[]), NOT_ASKED),
        refused("`Connection: close`", with("Connection", &["Connection: close"]), NOT_ASKED),
        refused("`Connection: upgrades`", with("Connection", &["Connection: upgrades"]), NOT_ASKED),
        refused("no `Upgrade`", with("Upgrade", &[]), NOT_ASKED),
        refused("`Upgrade: h2c`", with("Upgrade", &["Upgrade: h2c"]), NOT_ASKED),
        refused("`Upgrade: websockets`", with("Upgrade", &["Upgrade: websockets"]), NOT_ASKED),
        refused(
            "neither `Connection` nor `Upgrade`",
            vec![right()[0].clone(), right()[1].clone()],
            NOT_ASKED,
        ),
        key("no key", &[]),
        key("an empty key", &[""]),
        key("a key of 15 bytes", &["dGhlIHNhbXBsZSBub25j"]),
        key("a key of 17 bytes", &["dGhlIHNhbXBsZSBub25jZXM="]),
        key("a key of 32 bytes", &["dGhlIHNhbXBsZSBub25jZXRoZSBzYW1wbGUgbm9uY2U="]),
        key("a key without its padding", &["dGhlIHNhbXBsZSBub25jZQ"]),
        key("a key that is no Base64", &["dGhlIHNhbXBs*SBub25jZQ=="]),
        key("a key with a space within", &["dGhlIHNhbXBs ZSBub25jZQ=="]),
        key("the same key twice", &[KEY, KEY]),
        key("two keys", &[KEY, "AAAAAAAAAAAAAAAAAAAAAA=="]),
        key("two keys in one line", &[&format!("{KEY}, {KEY}")]),
        refused("no `Host`", with("Host", &[]), BAD),
        refused("two different `Host`", with("Host", &["Host: {host}", "Host: example.org"]), BAD),
        method("POST", "POST"),
        method("PUT", "PUT"),
        method("HEAD", "HEAD"),
        refused("HTTP/1.0", with("GET", &["GET {path} HTTP/1.0"]), VERSION),
        OpeningCase {
            body: b"hello".to_vec(),
            ..refused("a body", [right(), vec!["Content-Length: 5".to_owned()]].concat(), BAD)
        },
        OpeningCase {
            body: b"5\r\nhello\r\n0\r\n\r\n".to_vec(),
            ..refused(
                "a chunked body",
                [right(), vec!["Transfer-Encoding: chunked".to_owned()]].concat(),
                BAD,
            )
        },
    ]
}

fn versions() -> Vec<OpeningCase> {
    let version =
        |name: &str, lines: &[&str], expected| case(name, with("Sec-WebSocket-Version", lines), expected);
    let other = |version: &str| {
        let line = format!("Sec-WebSocket-Version: {version}");
        case(&format!("version {version}"), with("Sec-WebSocket-Version", &[&line]), Opening::WrongVersion)
    };
    vec![
        version("no version", &[], Opening::Refused(&[400, 426])),
        version("an empty version", &["Sec-WebSocket-Version:"], Opening::Refused(&[400, 426])),
        version(
            "a version that is no number",
            &["Sec-WebSocket-Version: new"],
            Opening::Refused(&[400, 426]),
        ),
        version(
            "two versions",
            &["Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 8"],
            Opening::Refused(&[400, 426]),
        ),
        other("0"),
        other("8"),
        other("12"),
        other("14"),
        other("130"),
    ]
}
