//! From a request of HTTP to a WebSocket (RFC 6455, section 4.2).

use std::io;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use http::header::{
    ALLOW, CONNECTION, CONTENT_LENGTH, HOST, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION,
    TRANSFER_ENCODING, UPGRADE,
};
use http::request::Parts;
use http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, Version};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade::downcast;
use sha1::{Digest, Sha1};
use thiserror::Error;
use tokio::net::TcpStream;

/// What the standard adds to a client's key, so that no other server gives the same answer.
const ADDED_TO_KEY: &str = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
/// The version of the standard.
const SPOKEN_VERSION: HeaderValue = HeaderValue::from_static("13");
/// How many bytes a client's key stands for.
const KEY_SIZE: usize = 16;

/// Why a request does not open a WebSocket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HandshakeError {
    /// Only GET does.
    #[error("a WebSocket must be opened with GET")]
    Method,
    /// HTTP/1.0 knows no upgrades.
    #[error("a WebSocket must be opened with HTTP/1.1")]
    HttpVersion,
    /// There is no `Host`, or more than one.
    #[error("the request needs one `Host`")]
    Host,
    /// It has a body, which would be taken for frames.
    #[error("the request must have no body")]
    Body,
    /// `Connection` and `Upgrade` do not ask for it.
    #[error(
        "this address is for WebSockets: the request needs `Connection: Upgrade` and `Upgrade: websocket`"
    )]
    NoUpgrade,
    /// It is for another version of the standard.
    #[error("the request needs `Sec-WebSocket-Version: 13`")]
    WebSocketVersion,
    /// The key is missing, is there twice, or is not made of 16 bytes.
    #[error("the request needs one `Sec-WebSocket-Key` of 16 bytes in Base64")]
    Key,
    /// Nothing but HTTP can be spoken over this connection.
    #[error("this connection cannot become a WebSocket")]
    Connection,
}

impl HandshakeError {
    /// The status of the answer.
    pub fn status(self) -> StatusCode {
        match self {
            HandshakeError::Method => StatusCode::METHOD_NOT_ALLOWED,
            HandshakeError::NoUpgrade | HandshakeError::WebSocketVersion => StatusCode::UPGRADE_REQUIRED,
            _ => StatusCode::BAD_REQUEST,
        }
    }

    /// The headers of the answer, which say what would be right.
    pub fn headers(self) -> HeaderMap {
        let mut headers = HeaderMap::new();
        match self.status() {
            StatusCode::METHOD_NOT_ALLOWED => drop(headers.insert(ALLOW, HeaderValue::from_static("GET"))),
            StatusCode::UPGRADE_REQUIRED => {
                headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
                headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
                headers.insert(SEC_WEBSOCKET_VERSION, SPOKEN_VERSION);
            }
            _ => {}
        }
        headers
    }
}

/// A request that opens a WebSocket.
pub struct Handshake {
    accept: String,
    upgrade: OnUpgrade,
}

/// A connection that is a WebSocket from now on.
pub struct Connection {
    /// The connection.
    pub stream: TcpStream,
    /// What the client has sent already.
    pub read: Vec<u8>,
}

impl Handshake {
    /// Checks a request.
    pub fn new(request: &mut Parts) -> Result<Handshake, HandshakeError> {
        let headers = &request.headers;
        if request.method != Method::GET {
            return Err(HandshakeError::Method);
        }
        if request.version < Version::HTTP_11 {
            return Err(HandshakeError::HttpVersion);
        }
        single(headers, HOST).ok_or(HandshakeError::Host)?;
        let is_empty = |length: &HeaderValue| length.as_bytes() == b"0";
        if headers.contains_key(TRANSFER_ENCODING) || !headers.get_all(CONTENT_LENGTH).iter().all(is_empty) {
            return Err(HandshakeError::Body);
        }
        if !names(headers, CONNECTION, "upgrade") || !names(headers, UPGRADE, "websocket") {
            return Err(HandshakeError::NoUpgrade);
        }
        if single(headers, SEC_WEBSOCKET_VERSION) != Some(&SPOKEN_VERSION) {
            return Err(HandshakeError::WebSocketVersion);
        }
        let key = single(headers, SEC_WEBSOCKET_KEY).filter(|key| is_key(key)).ok_or(HandshakeError::Key)?;
        let accept = accept(key.as_bytes());
        let upgrade = request.extensions.remove::<OnUpgrade>().ok_or(HandshakeError::Connection)?;
        Ok(Handshake { accept, upgrade })
    }

    /// The answer to the request; the connection is a WebSocket when that has been sent.
    pub fn accept(self) -> (Response<()>, impl Future<Output = io::Result<Connection>> + Send) {
        let mut answer = Response::new(());
        *answer.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = answer.headers_mut();
        headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
        // Base64 is always a value.
        if let Ok(accept) = HeaderValue::try_from(self.accept) {
            headers.insert(SEC_WEBSOCKET_ACCEPT, accept);
        }
        let connection = async {
            let upgraded = self.upgrade.await.map_err(io::Error::other)?;
            // A connection that could be HTTP/2 is wrapped by whoever looked at its first bytes.
            let (io, read) = match downcast::<TokioIo<TcpStream>>(upgraded) {
                Ok(parts) => (parts.io, parts.read_buf),
                Err(upgraded) => match upgraded.downcast::<TokioIo<TcpStream>>() {
                    Ok(parts) => (parts.io, parts.read_buf),
                    Err(_) => return Err(io::Error::other("a WebSocket needs a TCP connection of tokio")),
                },
            };
            // Mostly nothing: a copy of it does not keep the buffer that it was read into.
            Ok(Connection { stream: io.into_inner(), read: read.to_vec() })
        };
        (answer, connection)
    }
}

/// The value of a header that must be there once.
fn single(headers: &HeaderMap, header: HeaderName) -> Option<&HeaderValue> {
    let mut values = headers.get_all(header).iter();
    values.next().filter(|_| values.next().is_none())
}

/// Whether a header has a word in its list.
fn names(headers: &HeaderMap, header: HeaderName, word: &str) -> bool {
    let values = headers.get_all(header).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|found| found.trim().eq_ignore_ascii_case(word))
}

/// Whether a client's key is what the standard wants.
fn is_key(key: &HeaderValue) -> bool {
    STANDARD.decode(key.as_bytes()).is_ok_and(|bytes| bytes.len() == KEY_SIZE)
}

/// The answer to a client's key.
fn accept(key: &[u8]) -> String {
    STANDARD.encode(Sha1::new().chain_update(key).chain_update(ADDED_TO_KEY).finalize())
}

#[cfg(test)]
mod tests {
    use http::Request;

    use super::*;

    #[test]
    fn the_answer_is_the_standards() {
        assert_eq!(accept(b"dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    }

    #[test]
    fn words_are_found_in_lists() {
        let mut headers = HeaderMap::new();
        headers.insert(CONNECTION, "keep-alive, Upgrade".parse().unwrap());
        assert!(names(&headers, CONNECTION, "upgrade"));
        assert!(!names(&headers, CONNECTION, "up"));
        assert!(!names(&headers, UPGRADE, "websocket"));
    }

    #[test]
    fn a_refusal_says_what_would_be_right() {
        let request = |header: Option<(&str, &str)>| {
            let mut request = Request::get("/")
                .header(HOST, "example.org")
                .header(CONNECTION, "Upgrade")
                .header(UPGRADE, "websocket")
                .header(SEC_WEBSOCKET_VERSION, "13")
                .header(SEC_WEBSOCKET_KEY, "dGhlIHNhbXBsZSBub25jZQ==")
                .body(())
                .unwrap();
            if let Some((name, value)) = header {
                let name = HeaderName::from_bytes(name.as_bytes()).unwrap();
                request.headers_mut().insert(name, value.parse().unwrap());
            }
            Handshake::new(&mut request.into_parts().0).err()
        };
        // There is no connection behind these requests.
        assert_eq!(request(None), Some(HandshakeError::Connection));
        assert_eq!(request(Some(("content-length", "0"))), Some(HandshakeError::Connection));
        assert_eq!(request(Some(("content-length", "1"))), Some(HandshakeError::Body));
        assert_eq!(request(Some(("sec-websocket-key", "short"))), Some(HandshakeError::Key));
        let version = request(Some(("sec-websocket-version", "8"))).unwrap();
        assert_eq!(
            (version, version.status()),
            (HandshakeError::WebSocketVersion, StatusCode::UPGRADE_REQUIRED)
        );
        assert_eq!(version.headers()[SEC_WEBSOCKET_VERSION], "13");
        let upgrade = request(Some(("upgrade", "h2c"))).unwrap();
        assert_eq!(
            (upgrade, &upgrade.headers()[UPGRADE]),
            (HandshakeError::NoUpgrade, &HeaderValue::from_static("websocket"))
        );
    }
}
