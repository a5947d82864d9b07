//! The real program with few file descriptors and many connections: others still get in, the host is told, and it
//! stops when it is told to.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

const ANSWERED_WITHIN: Duration = Duration::from_secs(30);

/// A server that may have 256 files open, ended with the test.
struct Server {
    child: Child,
    address: SocketAddr,
    _data: tempfile::TempDir,
}

impl Server {
    fn start() -> Server {
        let data = tempfile::tempdir().unwrap();
        let mut child = Command::new("sh")
            .args(["-c", r#"ulimit -n 256; exec "$0" "$@""#, env!("CARGO_BIN_EXE_rollwright")])
            .args(["serve", "--listen", "127.0.0.1:0", "--log-json", "--data"])
            .arg(data.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap().parse().unwrap();
        Server { child, address, _data: data }
    }

    /// Asks it politely to stop: how long it took, and what it has logged.
    fn stop(mut self) -> (Duration, String) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        let begun = Instant::now();
        while self.child.try_wait().unwrap().is_none() {
            assert!(begun.elapsed() < ANSWERED_WITHIN, "it does not stop");
            std::thread::sleep(Duration::from_millis(10));
        }
        let took = begun.elapsed();
        assert!(self.child.wait().unwrap().success());
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        (took, log)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A connection from one of this machine's addresses.
async fn connect(server: &Server, last: u8) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from(([127, 0, 0, last], 0))).unwrap();
    timeout(ANSWERED_WITHIN, socket.connect(server.address)).await.unwrap().unwrap()
}

#[tokio::test]
async fn silent_connections_shut_nobody_out() {
    let server = Server::start();
    let mut held = Vec::new();
    for _ in 0..280 {
        held.push(connect(&server, 2).await);
    }
    let mut other = connect(&server, 3).await;
    other.write_all(b"GET /readyz HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    // It comes long before the silent ones would be timed out.
    let read = timeout(Duration::from_secs(8), other.read_to_string(&mut answer)).await;
    assert!(read.is_ok() && answer.starts_with("HTTP/1.1 200 "), "{answer:?}");
    let (took, log) = server.stop();
    // It has a second for good-byes; the rest is for a busy machine.
    assert!(took < Duration::from_secs(4), "it took {took:?} to stop");
    let told = log.lines().filter(|line| line.contains("max_connections_per_address allows")).count();
    assert_eq!(told, 1, "{log}");
    assert!(log.contains("\"connections\":192"), "{log}");
}
