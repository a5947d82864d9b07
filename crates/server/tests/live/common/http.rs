//! As much of HTTP as the tests need.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::soon;

/// An answer.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: String,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The code of the error.
    pub(crate) fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// One request on a connection of its own.
pub(super) async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&[u8]>,
    headers: &[(&str, &str)],
) -> Reply {
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    if let Some(token) = token {
        head.push_str(&format!("Authorization: Bearer {token}\r\n"));
    }
    if !headers.iter().any(|(name, _)| *name == "Content-Type") {
        head.push_str("Content-Type: application/json\r\n");
    }
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    if let Some(body) = body {
        head.push_str(&format!("Content-Length: {}\r\n", body.len()));
    }
    head.push_str("\r\n");
    let exchange = async {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        // A server that has refused the request already need not read its body.
        let _ = stream.write_all(body.unwrap_or_default()).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        answer
    };
    let answer = soon(&format!("the answer to {method} {path}"), exchange).await;
    let split = answer.windows(4).position(|four| four == b"\r\n\r\n");
    let split = split.unwrap_or_else(|| panic!("no answer: {:?}", String::from_utf8_lossy(&answer)));
    let headers = String::from_utf8_lossy(&answer[..split]).into_owned();
    let status = headers.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap();
    Reply { status, headers, body: answer[split + 4..].to_vec() }
}
