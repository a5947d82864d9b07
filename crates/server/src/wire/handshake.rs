//! From a request of HTTP to a socket.

use axum::body::{Body, Bytes};
use axum::extract::FromRequestParts;
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Method, Response, StatusCode};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade::downcast;
use sha1::{Digest, Sha1};
use tokio::net::TcpStream;

/// What the standard adds to a client's key, so that no other server gives the same answer.
const ADDED: &str = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/// A client's wish for a socket.
pub(crate) struct Handshake {
    accept: String,
    upgrade: OnUpgrade,
}

/// A connection that is a socket from now on.
pub(crate) struct Opened {
    pub(crate) stream: TcpStream,
    /// What the client has sent already.
    pub(crate) read: Bytes,
}

impl Handshake {
    /// Answers the request; what is to be done with the socket is done in a task of its own.
    pub(crate) fn open<F: Future<Output = ()> + Send>(
        self,
        serve: impl FnOnce(Opened) -> F + Send + 'static,
    ) -> axum::response::Response {
        tokio::spawn(async move {
            let Ok(upgraded) = self.upgrade.await else { return };
            match downcast::<TokioIo<TcpStream>>(upgraded) {
                Ok(parts) => serve(Opened { stream: parts.io.into_inner(), read: parts.read_buf }).await,
                Err(_) => tracing::error!("a socket came over something that is no connection"),
            }
        });
        let answer = Response::builder()
            .status(StatusCode::SWITCHING_PROTOCOLS)
            .header(CONNECTION, "upgrade")
            .header(UPGRADE, "websocket")
            .header(SEC_WEBSOCKET_ACCEPT, self.accept);
        answer.body(Body::empty()).unwrap_or_default()
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Handshake {
    type Rejection = (StatusCode, &'static str);

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Handshake, Self::Rejection> {
        let headers = &parts.headers;
        let asks = parts.method == Method::GET
            && names(headers, CONNECTION, "upgrade")
            && names(headers, UPGRADE, "websocket")
            && names(headers, SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(SEC_WEBSOCKET_KEY).filter(|_| asks);
        let key = key.ok_or((StatusCode::BAD_REQUEST, "this is the place for WebSockets, version 13"))?;
        let accept = accept(key.as_bytes());
        let upgrade = parts.extensions.remove::<OnUpgrade>();
        let upgrade =
            upgrade.ok_or((StatusCode::UPGRADE_REQUIRED, "this connection cannot become a socket"))?;
        Ok(Handshake { accept, upgrade })
    }
}

/// Whether a header has a word in its list.
fn names(headers: &HeaderMap, header: HeaderName, word: &str) -> bool {
    let values = headers.get_all(header).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|found| found.trim().eq_ignore_ascii_case(word))
}

/// The answer to a client's key.
fn accept(key: &[u8]) -> String {
    STANDARD.encode(Sha1::new().chain_update(key).chain_update(ADDED).finalize())
}

#[cfg(test)]
mod tests {
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
}
