//! Connections that keep the server waiting, connections that are too many, and guesses: nobody else is shut out.

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use crate::common::{Client, Reply, TestServer, dial, soon};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};

/// A time-out that passes quickly.
const SHORT: Duration = Duration::from_millis(300);
/// One within which a test can do something even on a busy machine.
const ENOUGH: Duration = Duration::from_secs(3);
/// A time-out that never passes in a test.
const LONG: Duration = Duration::from_secs(3600);

/// A server on which only the named time-out can be what closes a connection.
async fn patient_but(change: impl FnOnce(&mut server::Config)) -> TestServer {
    TestServer::start_with(|config| {
        config.header_timeout = LONG;
        config.request_timeout = LONG;
        config.response_timeout = LONG;
        config.idle_timeout = LONG;
        change(config);
    })
    .await
}

/// A connection on which something was sent.
async fn connect(server: &TestServer, sent: &str) -> TcpStream {
    let mut stream = soon("a connection", TcpStream::connect(server.address)).await.unwrap();
    stream.write_all(sent.as_bytes()).await.unwrap();
    stream
}

/// A connection from another address of this machine.
async fn connect_from(server: &TestServer, last: u8) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from(([127, 0, 0, last], 0))).unwrap();
    soon("a connection", socket.connect(server.address)).await.unwrap()
}

/// Everything that comes until the server closes the connection.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that was reset is closed too.
    let _ = soon("the end of the connection", stream.read_to_end(&mut bytes)).await;
    String::from_utf8(bytes).unwrap()
}

/// The answer to one request on a connection that stays open.
async fn ask(stream: &mut TcpStream, path: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nHost: test\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    read_answer(stream).await
}

/// The head of an answer and as much of its body as is said there.
async fn read_answer(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    loop {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head.to_lowercase().lines().find_map(|line| {
                line.strip_prefix("content-length: ").map(|length| length.parse::<usize>().unwrap())
            });
            if body.len() >= length.unwrap_or_default() {
                return text;
            }
        }
        let mut more = [0; 1024];
        let read = soon("an answer", stream.read(&mut more)).await.unwrap();
        assert!(read > 0, "closed after {text:?}");
        bytes.extend_from_slice(&more[..read]);
    }
}

/// Waits until the server has given up so many connections.
async fn timed_out(server: &TestServer, connections: u64) {
    let counted = async {
        while server.services.metrics().connections_timed_out.get() < connections {
            tokio::time::sleep(SHORT / 10).await;
        }
    };
    soon("a connection to be given up", counted).await;
}

/// Waits until so many connections are open, the one that asks among them.
async fn until_open(server: &TestServer, connections: usize) {
    let counted = async {
        loop {
            let text = server.get("/metrics").await.text();
            if text.contains(&format!("\nrollwright_connections {connections}\n")) {
                return;
            }
            tokio::time::sleep(SHORT / 10).await;
        }
    };
    soon(&format!("{connections} connections"), counted).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silent_connections_are_closed() {
    let server = patient_but(|config| config.header_timeout = SHORT).await;
    let mut silent = connect(&server, "").await;
    assert_eq!(rest(&mut silent).await, "");
    timed_out(&server, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_headers_are_closed() {
    let server = patient_but(|config| config.header_timeout = SHORT).await;
    let mut half = connect(&server, "GET /healthz HTTP/1.1\r\nHost: te").await;
    let (mut reading, mut writing) = half.split();
    // A letter now and then does not help.
    let drip = async {
        while writing.write_all(b"x").await.is_ok() {
            tokio::time::sleep(SHORT / 10).await;
        }
    };
    let mut all = Vec::new();
    tokio::select! {
        _ = soon("the end of the connection", reading.read_to_end(&mut all)) => {}
        () = drip => {}
    }
    assert_eq!(String::from_utf8_lossy(&all), "");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn idle_connections_are_closed_after_an_answer() {
    let server = patient_but(|config| config.idle_timeout = ENOUGH).await;
    let mut idle = connect(&server, "").await;
    assert!(ask(&mut idle, "/healthz").await.ends_with("ok\n"));
    assert!(ask(&mut idle, "/healthz").await.ends_with("ok\n"), "it is kept for another request");
    // Half of the next request does not keep it either.
    let mut half = connect(&server, "").await;
    assert!(ask(&mut half, "/healthz").await.ends_with("ok\n"));
    half.write_all(b"GET /healthz HT").await.unwrap();
    assert_eq!(rest(&mut idle).await, "");
    assert_eq!(rest(&mut half).await, "");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_comes_in_drops_is_not_waited_for() {
    let server = patient_but(|config| config.request_timeout = SHORT).await;
    let head = "POST /api/v1/tables HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\n";
    let mut slow = connect(&server, &format!("{head}Content-Length: 1000\r\n\r\n{{")).await;
    let (mut reading, mut writing) = slow.split();
    let drip = async {
        while writing.write_all(b" ").await.is_ok() {
            tokio::time::sleep(SHORT / 10).await;
        }
        std::future::pending::<()>().await;
    };
    let mut all = Vec::new();
    tokio::select! {
        _ = soon("the end of the connection", reading.read_to_end(&mut all)) => {}
        () = drip => {}
    }
    let answer = String::from_utf8_lossy(&all);
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408 "), "{answer}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_nobody_reads_is_not_kept() {
    let server = patient_but(|config| {
        config.request_timeout = SHORT;
        config.response_timeout = SHORT;
        config.idle_timeout = SHORT;
    })
    .await;
    let small = TcpSocket::new_v4().unwrap();
    small.set_recv_buffer_size(2048).unwrap();
    let mut deaf = soon("a connection", small.connect(server.address)).await.unwrap();
    // More answers than the buffers between the two hold; the server stops to read when it cannot write.
    let request = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: test\r\n\r\n".repeat(400);
    deaf.write_all(request.as_bytes()).await.unwrap();
    timed_out(&server, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_are_not_timed_out() {
    let server = patient_but(|config| {
        config.header_timeout = ENOUGH;
        config.request_timeout = ENOUGH;
        config.response_timeout = ENOUGH;
        config.idle_timeout = ENOUGH;
    })
    .await;
    let made = server.make(json!({ "game": "qwixx", "seats": 2 })).await;
    let mut quiet = Client::join(&server, &made.table, None).await;
    until_open(&server, 2).await;
    // All time-outs together.
    tokio::time::sleep(4 * ENOUGH).await;
    quiet.sync().await;
    // It still counts as a connection.
    until_open(&server, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn long_headers_are_refused() {
    let server = patient_but(|_| {}).await;
    let mut long = connect(&server, "GET /healthz HTTP/1.1\r\nHost: test\r\nX: ").await;
    let _ = long.write_all(&[b'x'; 40_000]).await;
    let answer = rest(&mut long).await;
    // What was not read may have taken the answer back.
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431 "), "{answer}");
}

/// A refusal's status and what it says.
fn refusal(answer: &str) -> (u16, Value) {
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no refusal: {answer:?}"));
    assert!(head.to_lowercase().contains("connection: close"), "{head}");
    (head.split(' ').nth(1).unwrap().parse().unwrap(), serde_json::from_str(body).unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_cannot_take_all_connections() {
    let server = patient_but(|config| config.max_connections_per_address = 5).await;
    let mut held = Vec::new();
    for _ in 0..5 {
        held.push(connect(&server, "GET / HT").await);
    }
    // Whoever holds a request back and whoever does not hear the same.
    for request in ["", "GET /healthz HTTP/1.1\r\nHost: test\r\n\r\n"] {
        let mut refused = connect(&server, request).await;
        let (status, said) = refusal(&rest(&mut refused).await);
        assert_eq!((status, said["error"]["code"].as_str()), (429, Some("too_many")), "{said}");
    }
    // Others are not concerned.
    let mut other = connect_from(&server, 2).await;
    assert!(ask(&mut other, "/healthz").await.ends_with("ok\n"));
    let numbers = ask(&mut other, "/metrics").await;
    assert!(numbers.contains("\nrollwright_connections_refused_total 2\n"), "{numbers}");
    assert!(numbers.contains("\nrollwright_connections 6\n"), "{numbers}");
    // What is closed makes room.
    drop(held);
    becomes_free(&server).await;
}

/// Waits until a request is not refused any more.
async fn becomes_free(server: &TestServer) {
    soon("room", async {
        while server.get("/healthz").await.status != 200 {
            tokio::time::sleep(SHORT / 10).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_many_connections_in_all_are_refused() {
    let server = patient_but(|config| config.max_connections = 20).await;
    let mut held = Vec::new();
    for number in 0..20 {
        held.push(connect_from(&server, 2 + number).await);
    }
    let mut refused = connect_from(&server, 99).await;
    let (status, said) = refusal(&rest(&mut refused).await);
    assert_eq!((status, said["error"]["code"].as_str()), (503, Some("full")), "{said}");
    drop(held);
    becomes_free(&server).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_proxy_is_not_shut_out() {
    let server = patient_but(|config| {
        config.max_connections_per_address = 3;
        config.behind_proxy = true;
    })
    .await;
    let mut held = Vec::new();
    for _ in 0..20 {
        held.push(connect(&server, "").await);
    }
    for stream in &mut held {
        assert!(ask(stream, "/healthz").await.ends_with("ok\n"));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_http_1_is_spoken() {
    let server = TestServer::start().await;
    // What a client begins with that takes a server of HTTP/2 for granted.
    let mut stream = connect(&server, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0").await;
    let answer = rest(&mut stream).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 400"), "{answer:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_without_one_host_are_refused() {
    let server = TestServer::start().await;
    let socket = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                  Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    for (path, rest_of_head, good) in
        [("/healthz", "Connection: close\r\n", "200"), ("/api/v1/socket", socket, "101")]
    {
        for (hosts, status) in [
            ("Host: test\r\n", good),
            ("", "400"),
            ("Host: test\r\nHost: test\r\n", "400"),
            ("Host: test\r\nHost: other\r\n", "400"),
            ("Host: a@b\r\n", "400"),
        ] {
            let mut stream =
                connect(&server, &format!("GET {path} HTTP/1.1\r\n{hosts}{rest_of_head}\r\n")).await;
            let answer = read_answer(&mut stream).await;
            assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{path} {hosts:?}: {answer}");
            assert!(status != "400" || answer.contains(r#""code":"bad_request""#), "{answer}");
        }
    }
    let mut old = connect(&server, "GET /healthz HTTP/1.0\r\n\r\n").await;
    assert!(rest(&mut old).await.starts_with("HTTP/1.0 200 "));
}

/// Opens a socket from somewhere: the status of the refusal.
async fn open_socket(server: &TestServer, stream: TcpStream) -> Result<crate::common::Socket, u16> {
    match soon("a socket", client_async(format!("ws://{}/api/v1/socket", server.address), stream)).await {
        Ok((socket, _)) => Ok(socket),
        Err(Error::Http(answer)) => Err(answer.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_are_not_opened_without_end() {
    let server = TestServer::start_with(|config| {
        config.sockets_per_second = 1;
        config.max_sockets_per_address = 10;
    })
    .await;
    // As many as may be open at all come at once, as after a restart; then it takes time.
    let mut opened = 0;
    let mut refused = 0;
    for _ in 0..40 {
        match open_socket(&server, connect(&server, "").await).await {
            Ok(_) => opened += 1,
            Err(status) => {
                assert_eq!(status, 429);
                refused += 1;
            }
        }
    }
    assert!(opened >= 10 && refused >= 10, "{opened} opened, {refused} refused");
    // Requests that are no handshakes count too.
    let mut no_handshakes = Vec::new();
    for _ in 0..40 {
        no_handshakes.push(server.get("/api/v1/socket").await.status);
    }
    assert!(no_handshakes.contains(&429), "{no_handshakes:?}");
    assert!(open_socket(&server, connect_from(&server, 2).await).await.is_ok(), "others can");
}

/// Says hello to a table: what comes, and how it is closed.
async fn greet(server: &TestServer, table: &str) -> (Value, Option<CloseCode>) {
    let mut socket = dial(server.address).await;
    let hello = json!({ "hello": { "version": 1, "table": table } });
    socket.send(Message::text(hello.to_string())).await.unwrap();
    let said = match soon("an answer", socket.next()).await {
        Some(Ok(Message::Text(text))) => serde_json::from_str::<Value>(&text).unwrap(),
        other => panic!("{other:?}"),
    };
    if said.get("error").is_none() {
        return (said, None);
    }
    let code = match soon("the end", socket.next()).await {
        Some(Ok(Message::Close(frame))) => frame.map(|frame| frame.code),
        _ => None,
    };
    (said, code)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn codes_cannot_be_guessed() {
    let server = TestServer::start_with(|config| config.unknown_codes_per_hour = 8).await;
    let made = server.make(json!({ "game": "qwixx", "seats": 4 })).await;
    let code_of = |reply: &Reply| reply.code();
    // A right code costs nothing.
    for _ in 0..4 {
        assert_eq!(server.get(&format!("/api/v1/tables/{}", made.code)).await.status, 200);
        assert_eq!(server.get(&format!("/t/{}", made.code)).await.status, 303);
        assert!(greet(&server, &made.code.to_lowercase()).await.0.get("table").is_some());
    }
    // One budget for all ways.
    let unknown = |number: usize| {
        let letters: Vec<char> = "ABCDEFGHJKLMNPQRSTUVWXYZ".chars().collect();
        format!("QQ{}{}{}Q", letters[number % 24], letters[number / 24 % 24], letters[number % 7])
    };
    let sit = json!({ "name": "A" });
    for number in 0..2 {
        let code = unknown(number);
        assert_eq!(server.get(&format!("/api/v1/tables/{code}")).await.status, 404);
        assert_eq!(server.get(&format!("/t/{code}")).await.status, 404);
        assert_eq!(server.post(&format!("/api/v1/tables/{code}/seats"), None, &sit).await.status, 404);
        assert_eq!(greet(&server, &code).await.0["error"]["code"], "no_table");
    }
    // Whether a code is right is not told any more.
    for code in [made.code.clone(), unknown(99)] {
        let shown = server.get(&format!("/api/v1/tables/{code}")).await;
        assert_eq!((shown.status, code_of(&shown).as_str()), (429, "too_many"));
        assert_eq!(server.get(&format!("/t/{code}")).await.status, 429);
        let seat = server.post(&format!("/api/v1/tables/{code}/seats"), None, &sit).await;
        assert_eq!((seat.status, code_of(&seat).as_str()), (429, "too_many"));
        let carry = json!({ "code": "a".repeat(32) });
        let carried = server.post(&format!("/api/v1/tables/{code}/carry"), None, &carry).await;
        assert_eq!((carried.status, code_of(&carried).as_str()), (429, "too_many"));
        let (said, closed) = greet(&server, &code).await;
        assert_eq!((said["error"]["code"].as_str(), closed), (Some("too_many"), Some(CloseCode::Policy)));
    }
    // Names cannot be guessed, so whoever has the link comes in, and stays.
    assert_eq!(server.get(&format!("/t/{}", made.table)).await.status, 200);
    assert!(greet(&server, &made.table).await.0.get("table").is_some());
    let mut other = connect_from(&server, 2).await;
    let shown = ask(&mut other, &format!("/api/v1/tables/{}", made.code)).await;
    assert!(shown.starts_with("HTTP/1.1 200 "), "{shown}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_addresses_of_one_owner_count_as_one() {
    let server = TestServer::start_with(|config| {
        config.messages_per_second_per_address = 2;
        config.tables_per_hour = 3;
        config.behind_proxy = true;
    })
    .await;
    let ask =
        async |address: &str| server.raw("GET", "/api/v1", b"", &[("X-Forwarded-For", address)]).await.status;
    let mut answers = Vec::new();
    for number in 1..40 {
        answers.push(ask(&format!("2001:db8:1:2:{number}::{number}")).await);
    }
    assert!(answers.contains(&429), "{answers:?}");
    assert_eq!(ask("2001:db8:1:3::1").await, 200, "the next network is another owner's");
    let wish = json!({ "game": "qwixx", "seats": 2 }).to_string();
    let mut made = Vec::new();
    for number in 1..6 {
        let address = format!("2001:db8:1:4::{number}");
        let headers = [("X-Forwarded-For", address.as_str())];
        made.push(server.raw("POST", "/api/v1/tables", wish.as_bytes(), &headers).await.status);
    }
    assert_eq!(made, [201, 201, 201, 429, 429]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_over_ipv6_are_counted_too() {
    let loopback = SocketAddr::from((IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1_u16]), 0));
    if std::net::TcpListener::bind(loopback).is_err() {
        // There is no IPv6 on this machine.
        return;
    }
    let server = patient_but(|config| {
        config.listen = loopback;
        config.max_connections_per_address = 2;
    })
    .await;
    let _held = [connect(&server, "").await, connect(&server, "").await];
    let mut refused = connect(&server, "").await;
    assert_eq!(refusal(&rest(&mut refused).await).0, 429);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_stops_whatever_is_open() {
    let server = patient_but(|_| {}).await;
    let (made, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2 })).await;
    // A socket that is never read from, with more for it than fits.
    let small = TcpSocket::new_v4().unwrap();
    small.set_recv_buffer_size(2048).unwrap();
    let stream = soon("a connection", small.connect(server.address)).await.unwrap();
    let mut deaf = open_socket(&server, stream).await.unwrap();
    let hello = json!({ "hello": { "version": 1, "table": made.table } });
    deaf.send(Message::text(hello.to_string())).await.unwrap();
    for _ in 0..2500 {
        clients[0].send(&json!({ "say": "long ".repeat(60) })).await;
    }
    clients[0].sync().await;
    let said = clients[0].unread().iter().filter(|heard| heard.get("said").is_some()).count();
    assert_eq!(said, 2500, "acknowledged");
    // One that has not said hello, one that is idle, halves of requests.
    let _silent = open_socket(&server, connect(&server, "").await).await.unwrap();
    let mut idle = connect(&server, "").await;
    assert!(ask(&mut idle, "/healthz").await.ends_with("ok\n"));
    let _half = connect(&server, "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Le").await;
    let head = "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    let _body = connect(&server, &format!("{head}Content-Length: 9\r\n\r\n{{")).await;
    assert_eq!(server.get("/healthz").await.status, 200);
    let begun = Instant::now();
    server.stop().await;
    let took = begun.elapsed();
    // It has a second for good-byes; the rest is for a busy machine. It used to take ten.
    assert!(took < Duration::from_secs(4), "{took:?}");
    assert_eq!(rest(&mut idle).await, "");
}
