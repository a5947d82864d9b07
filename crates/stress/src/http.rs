//! The few requests that a player makes besides their socket, over one connection that is kept.

use std::net::SocketAddr;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::dial::{Source, connect};

/// The largest answer that is read.
const MAX_BODY: usize = 1 << 20;

/// A connection to the server.
pub(crate) struct Http {
    address: SocketAddr,
    source: Source,
    stream: Option<BufReader<TcpStream>>,
}

/// Whose request it is, and what for.
pub(crate) struct HttpRequest<'a> {
    pub(crate) method: &'a str,
    pub(crate) path: &'a str,
    pub(crate) token: Option<&'a str>,
    pub(crate) body: Option<&'a str>,
}

impl Http {
    pub(crate) fn new(address: SocketAddr) -> Http {
        Http::from(Source::default(), address)
    }

    /// A connection that comes from there.
    pub(crate) fn from(source: Source, address: SocketAddr) -> Http {
        Http { address, source, stream: None }
    }

    /// Closes the connection until something is asked for.
    pub(crate) fn close(&mut self) {
        self.stream = None;
    }

    /// Asks for something; the status and the body of the answer.
    pub(crate) async fn ask(&mut self, ask: &HttpRequest<'_>) -> std::io::Result<(u16, String)> {
        let answer = self.try_ask(ask).await;
        if answer.is_err() {
            self.close();
        }
        answer
    }

    async fn try_ask(&mut self, ask: &HttpRequest<'_>) -> std::io::Result<(u16, String)> {
        let body = ask.body.unwrap_or_default();
        let mut head = format!("{} {} HTTP/1.1\r\nHost: {}\r\n", ask.method, ask.path, self.address);
        if let Some(token) = ask.token {
            head.push_str(&format!("Authorization: Bearer {token}\r\n"));
        }
        head.push_str(&format!(
            "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        ));
        let stream = match &mut self.stream {
            Some(stream) => stream,
            None => {
                let stream = connect(self.address, self.source).await?;
                self.stream.insert(BufReader::new(stream))
            }
        };
        stream.write_all(head.as_bytes()).await?;
        let wrong = |what: &str| std::io::Error::new(std::io::ErrorKind::InvalidData, what.to_owned());
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.ok_or_else(|| wrong("no status"))?;
        let mut length = 0;
        loop {
            line.clear();
            if stream.read_line(&mut line).await? == 0 {
                return Err(wrong("no end of the header"));
            }
            let header = line.trim().to_ascii_lowercase();
            if header.is_empty() {
                break;
            }
            if let Some(value) = header.strip_prefix("content-length:") {
                length = value
                    .trim()
                    .parse()
                    .ok()
                    .filter(|length| *length <= MAX_BODY)
                    .ok_or_else(|| wrong("length"))?;
            }
        }
        let mut body = vec![0; length];
        stream.read_exact(&mut body).await?;
        String::from_utf8(body).map(|body| (status, body)).map_err(|_| wrong("not a text"))
    }
}
