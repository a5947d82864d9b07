//! What a client must not be able to do, whatever it sends, however much, and however slowly it reads.
//!
//! A program of its own, because it looks at the memory of the whole process.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "live/common/mod.rs"]
#[allow(dead_code, unused_imports)]
mod common;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use common::{Client, Socket, TestServer, dial, play_out, seeded, soon};
use futures_util::{SinkExt, StreamExt};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use server::services::Services;
use server::store::Key;
use table::below;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Error, Message};

/// How many messages of nonsense the server reads.
const NONSENSE: u64 = 100_000;

/// Requests as an honest client would make them: the raw material.
fn templates(table: &str, token: &str) -> Vec<Value> {
    vec![
        json!({ "choose": "r5", "ply": 3, "id": 7 }),
        json!({ "choose": "-", "seat": 1 }),
        json!({ "choose": "-", "seat": 2 }),
        json!({ "take_back": true, "seat": 1 }),
        json!({ "take_back": true }),
        json!({ "arm": ["r5", "-"], "seat": 1 }),
        json!({ "arm": ["r5", "g7", "-"] }),
        json!({ "auto": true }),
        json!({ "auto": false, "seat": 1 }),
        json!({ "roll": true }),
        json!({ "roll": "w1 w2 r3 y4 g5 b6" }),
        json!({ "unroll": true }),
        json!({ "undo": "ask" }),
        json!({ "undo": "agree", "seat": 1 }),
        json!({ "undo": "refuse" }),
        json!({ "say": "hello <script>alert(1)</script>" }),
        json!({ "say": "hello", "seat": 1 }),
        json!({ "react": "👍" }),
        json!({ "name": "Mallory" }),
        json!({ "name": "Mallory", "seat": 1 }),
        json!({ "ready": true }),
        json!({ "rematch": true, "seat": 1 }),
        json!({ "leave": true, "seat": 1 }),
        json!({ "carry": true, "id": 18_446_744_073_709_551_615_u64 }),
        json!({ "host": { "bot": { "seat": 1, "level": "hard" } } }),
        json!({ "host": { "remove": { "seat": 1 } } }),
        json!({ "host": { "mute": { "seat": 1, "on": true } } }),
        json!({ "ping": true }),
        json!({ "hello": { "version": 1, "table": table, "token": token, "since": 0 } }),
    ]
}

/// Some value that is in no template.
fn odd_value(rng: &mut ChaCha8Rng) -> Value {
    match below(rng, 12) {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(u64::MAX),
        3 => json!(1e308),
        4 => json!("x".repeat(below(rng, 3000) as usize)),
        5 => json!("\u{0}\u{202e}\u{1F600}\\\"'"),
        6 => json!([[[[[[[[]]]]]]]]),
        7 => json!({ "seat": { "seat": {} } }),
        8 => json!(below(rng, 10)),
        9 => json!(false),
        10 => json!(vec!["r5"; below(rng, 200) as usize]),
        _ => json!("seat"),
    }
}

/// A valid message with something changed, as text.
fn mutated(template: &Value, rng: &mut ChaCha8Rng) -> String {
    let mut value = template.clone();
    match below(rng, 4) {
        0 => {
            let map = value.as_object_mut().unwrap();
            let keys: Vec<String> = map.keys().cloned().collect();
            let key = &keys[below(rng, keys.len() as u32) as usize];
            map.insert(key.clone(), odd_value(rng));
            value.to_string()
        }
        1 => {
            let names = ["seat", "ply", "id", "choose", "host", "say", "zzz", "hello", "ready"];
            let name = names[below(rng, names.len() as u32) as usize];
            value[name] = odd_value(rng);
            value.to_string()
        }
        2 => {
            let mut chars: Vec<char> = value.to_string().chars().collect();
            for _ in 0..=below(rng, 4) {
                let at = below(rng, chars.len().max(1) as u32) as usize;
                let odd = ['"', '{', '}', '[', '\\', '0', '\u{0}', '\u{7f}', 'é', '\u{1F512}', ','];
                let odd = odd[below(rng, odd.len() as u32) as usize];
                match below(rng, 3) {
                    0 if !chars.is_empty() => chars[at] = odd,
                    1 if !chars.is_empty() => {
                        chars.remove(at);
                    }
                    _ => chars.insert(at.min(chars.len()), odd),
                }
            }
            chars.into_iter().collect()
        }
        _ => match below(rng, 6) {
            0 => String::new(),
            1 => "[".repeat(1 + below(rng, 3000) as usize),
            2 => format!("{}1{}", "{\"a\":".repeat(200), "}".repeat(200)),
            3 => (0..below(rng, 200)).map(|_| char::from(below(rng, 128) as u8)).collect(),
            4 => "9".repeat(1 + below(rng, 4000) as usize),
            _ => format!("{{\"say\":\"{}\"}}", "\\u0041".repeat(below(rng, 500) as usize)),
        },
    }
}

/// One attacker: sends nonsense until the server has read enough, and comes back when it is thrown out; how
/// often that was.
async fn attack(
    address: SocketAddr,
    tables: [String; 2],
    token: Option<String>,
    seed: u64,
    services: Arc<Services>,
) -> usize {
    let mut rng = seeded(seed);
    let templates = templates(&tables[0], token.as_deref().unwrap_or("aaaaaaaaaaaaaaaaaaaaaaaa"));
    let enough = || services.metrics().messages.get() >= NONSENSE;
    let mut thrown_out = 0;
    while !enough() {
        let mut socket = dial(address).await;
        let table = &tables[below(&mut rng, 2) as usize];
        let hello = json!({ "hello": { "version": 1, "table": table, "token": token } });
        socket.send(Message::text(hello.to_string())).await.unwrap();
        let (mut sender, mut receiver) = socket.split();
        let reader = tokio::spawn(async move { while let Some(Ok(_)) = receiver.next().await {} });
        while !enough() && !reader.is_finished() {
            let template = &templates[below(&mut rng, templates.len() as u32) as usize];
            let message = match below(&mut rng, 4000) {
                0 => Message::text("x".repeat(5000)),
                1 => Message::binary(vec![0; 5000]),
                2 => {
                    let wrong = vec![b'"', 0xff, 0xfe, b'"'];
                    Message::Frame(Frame::message(wrong, OpCode::Data(Data::Text), true))
                }
                3..100 => Message::binary(vec![7; below(&mut rng, 100) as usize]),
                100..120 => Message::Ping(vec![1; 20].into()),
                120..1200 => Message::text(template.to_string()),
                _ => Message::text(mutated(template, &mut rng)),
            };
            if soon("the server to read", sender.send(message)).await.is_err() {
                break;
            }
        }
        thrown_out += usize::from(!enough());
        reader.abort();
    }
    thrown_out
}

/// The memory of this process in bytes.
fn memory() -> u64 {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap();
    pages.split(' ').nth(1).unwrap().parse::<u64>().unwrap() * 4096
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_harms_nobody() {
    let server = TestServer::start().await;
    let (first, mut honest) = server.full(json!({ "game": "qwixx", "seats": 2 })).await;
    let (second, mut others) = server.full(json!({ "game": "qwixx", "seats": 2 })).await;
    let mallory = honest.pop().unwrap();
    let token = mallory.token.clone();
    mallory.cut();
    for client in honest.iter_mut().chain(&mut others) {
        client.wish(json!({ "auto": false })).await;
    }
    for client in honest.iter_mut().chain(&mut others) {
        client.sync().await;
    }
    let before = (others[0].n, others[0].line.clone(), honest[0].line.clone());
    let honest_n = honest[0].n;
    let occupied = memory();
    // Those at both tables who read go on reading. Their neighbours say more than fits into their queues, so now
    // and then they have to come back.
    let readers: Vec<_> = honest
        .into_iter()
        .chain(others)
        .map(|mut client| {
            let (stop, mut stopped) = tokio::sync::oneshot::channel::<()>();
            let (address, token) = (server.address, client.token.clone());
            let table = client.snapshot["id"].as_str().unwrap().to_owned();
            let task = tokio::spawn(async move {
                loop {
                    tokio::select! {
                        heard = client.hear() => if heard.is_none() {
                            client = Client::enter(address, &table, token.as_deref(), None).await.unwrap();
                        },
                        _ = &mut stopped => return client,
                    }
                }
            });
            (stop, task)
        })
        .collect();
    let tables = [first.table.clone(), second.table.clone()];
    let attackers = [token.clone(), token.clone(), None, Some("b".repeat(32))];
    let attacks = attackers.into_iter().zip(1..).map(|(token, seed)| {
        tokio::spawn(attack(server.address, tables.clone(), token, seed, Arc::clone(&server.services)))
    });
    let mut thrown_out = 0;
    for attack in attacks.collect::<Vec<_>>() {
        thrown_out += tokio::time::timeout(Duration::from_secs(120), attack).await.unwrap().unwrap();
    }
    assert!(thrown_out > 10, "messages that are too long end a socket");
    let mut clients = Vec::new();
    for (stop, task) in readers {
        stop.send(()).unwrap();
        let mut client = soon("a reader", task).await.unwrap();
        client.sync().await;
        clients.push(client);
    }
    let grown = memory().saturating_sub(occupied);
    assert!(grown < 100 << 20, "{grown} bytes more than before");
    let others = clients.split_off(1);
    let mut honest = clients;
    assert_eq!((others[0].n, &others[0].line), (before.0, &before.1), "nothing happened at the other table");
    assert_eq!(honest[0].line["ply"], before.2["ply"], "seat 1 has not chosen");
    let stored = server.services.store().table(Key::Id(&first.table)).await.unwrap().unwrap();
    let done = &stored.steps[honest_n as usize..];
    // How many depends on whose nonsense is read first.
    assert!(done.len() > 30, "only {} of them did anything", done.len());
    for step in done {
        let events: Vec<Value> = serde_json::from_str(step).unwrap();
        for event in events {
            let concerned = event.as_object().and_then(|event| event.values().next()?.get("seat").cloned());
            assert_ne!(concerned, Some(json!(1)), "{event}");
        }
    }
    assert!(stored.chat.iter().all(|said| said.seat.number() == 2), "{:?}", stored.chat);
    // Both tables are played to the end.
    let mallory = Client::join(&server, &first.table, token.as_deref()).await;
    assert_eq!(mallory.snapshot["you"]["seats"], json!([2]));
    assert_eq!(mallory.snapshot["seats"][0]["name"], "Player1");
    honest.push(mallory);
    for clients in [honest, others] {
        let (over, _) = play_out(clients, 4).await;
        server.checked(over["record"].as_str().unwrap()).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_word_is_checked() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 2 })).await;
    for (first, code) in [
        (Message::binary(vec![1, 2, 3]), "bad_message"),
        (Message::text("{"), "bad_message"),
        (Message::text(r#"{"ping":true}"#), "hello_first"),
        (Message::text(r#"{"hello":{"version":99,"table":"x"}}"#), "wrong_version"),
        (Message::text(r#"{"hello":{"version":1,"table":"x"}}"#), "no_table"),
        (Message::text(r#"{"hello":{"version":1,"table":"x","token":"y"}}"#), "bad_token"),
        (Message::text(r#"{"hello":{"version":1,"table":"x","since":-1}}"#), "bad_message"),
        (Message::text(r#"{"hello":{"version":1,"table":"x","admin":true}}"#), "bad_message"),
    ] {
        let mut socket = dial(server.address).await;
        socket.send(first.clone()).await.unwrap();
        let answer = text(&mut socket).await;
        assert_eq!(answer["error"]["code"], code, "{first:?}: {answer}");
        let end = soon("the end", socket.next()).await;
        assert!(matches!(end, None | Some(Ok(Message::Close(_)) | Err(_))), "{end:?}");
    }
    let mut late = Client::enter(server.address, &made.table, None, Some(u64::MAX)).await.unwrap();
    assert_eq!(late.snapshot["missed"], json!([]));
    assert_eq!(late.refused(json!({ "hello": { "version": 1, "table": "x" } })).await, "not_your_seat");
}

async fn text(socket: &mut Socket) -> Value {
    match soon("a message", socket.next()).await {
        Some(Ok(Message::Text(text))) => serde_json::from_str(&text).unwrap(),
        other => panic!("{other:?}"),
    }
}

/// Tries to open a socket with an origin: the status of the refusal.
async fn open_from(address: SocketAddr, origin: Option<&str>) -> Result<Socket, u16> {
    let mut request = format!("ws://{address}/api/v1/socket").into_client_request().unwrap();
    if let Some(origin) = origin {
        request.headers_mut().insert("Origin", origin.parse().unwrap());
    }
    let stream = TcpStream::connect(address).await.unwrap();
    match soon("a socket", client_async(request, stream)).await {
        Ok((socket, _)) => Ok(socket),
        Err(Error::Http(answer)) => Err(answer.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_of_others_open_no_sockets() {
    let server =
        TestServer::start_with(|config| config.origins = vec!["https://friend.example".to_owned()]).await;
    let own = format!("http://{}", server.address);
    for (origin, welcome) in [
        (None, true),
        (Some(own.as_str()), true),
        (Some("https://friend.example"), true),
        (Some("https://evil.example"), false),
        (Some("http://friend.example"), false),
        (Some("https://friend.example.evil.example"), false),
        (Some("null"), false),
        (Some(""), false),
        (Some("\u{fc}"), false),
    ] {
        let opened = open_from(server.address, origin).await;
        assert_eq!(opened.err(), (!welcome).then_some(403), "{origin:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_gets_only_his_share() {
    let server = TestServer::start_with(|config| {
        config.max_sockets_per_address = 3;
        config.tables_per_hour = 2;
        config.messages_per_second = 2;
        config.max_message = 500;
    })
    .await;
    let made = server.make(json!({ "game": "qwixx", "seats": 2 })).await;
    server.make(json!({ "game": "qwixx", "seats": 2 })).await;
    let more = server.post("/api/v1/tables", None, &json!({ "game": "qwixx", "seats": 2 })).await;
    assert_eq!((more.status, more.code().as_str()), (429, "too_many"));
    // Sockets.
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(open_from(server.address, None).await.unwrap());
    }
    assert_eq!(open_from(server.address, None).await.err(), Some(429));
    drop(held);
    let mut tries = 0;
    let socket = loop {
        match open_from(server.address, None).await {
            Ok(socket) => break socket,
            Err(status) => assert_eq!(status, 429),
        }
        tries += 1;
        assert!(tries < 500, "sockets that are closed still count");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    drop(socket);
    // Messages.
    let seated = server.sit(&made.table, None, json!({ "name": "A" })).await;
    let mut hasty = loop {
        // The places of the sockets above are given back one after the other.
        let opened = open_from(server.address, None).await;
        if opened.is_ok() {
            break Client::join(&server, &made.table, Some(&seated.token)).await;
        }
    };
    let mut refused = 0;
    for _ in 0..20 {
        let answer = hasty.ask(json!({ "ping": true })).await;
        if answer["error"]["code"] == "too_fast" {
            refused += 1;
        }
    }
    assert!((5..=12).contains(&refused), "{refused} of 20 were too many");
    for _ in 0..1000 {
        if hasty.socket.send(Message::text(r#"{"ping":true}"#)).await.is_err() {
            break;
        }
    }
    hasty.closed().await;
    // Binary messages are no way around it.
    let mut binary = Client::join(&server, &made.table, Some(&seated.token)).await;
    for _ in 0..1000 {
        if binary.socket.send(Message::binary(vec![1])).await.is_err() {
            break;
        }
    }
    binary.closed().await;
    // A message that is too long ends its socket.
    let mut long = Client::join(&server, &made.table, None).await;
    let _ = long.socket.send(Message::text(format!(r#"{{"say":"{}"}}"#, "x".repeat(600)))).await;
    long.closed().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_are_limited_by_address() {
    let server = TestServer::start_with(|config| {
        config.messages_per_second_per_address = 2;
        config.behind_proxy = true;
    })
    .await;
    let ask =
        async |address: &str| server.raw("GET", "/api/v1", b"", &[("X-Forwarded-For", address)]).await.status;
    let mut answers = Vec::new();
    for number in 0..20 {
        // Whatever the client writes before it, the proxy's word counts.
        answers.push(ask(&format!("10.1.1.{number}, 192.0.2.1")).await);
    }
    assert!(answers.contains(&429), "{answers:?}");
    assert_eq!(ask("192.0.2.2").await, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn odd_requests_get_plain_answers() {
    let server = TestServer::start().await;
    for (method, path, body, statuses) in [
        ("GET", "/nowhere", &b""[..], vec![404]),
        ("PUT", "/api/v1/tables", b"{}", vec![405]),
        ("POST", "/api/v1/tables", b"{", vec![400]),
        ("POST", "/api/v1/tables", b"\xff\xfe", vec![400]),
        ("POST", "/api/v1/tables", b"null", vec![400]),
        ("GET", "/g/nothing", b"", vec![404]),
        ("GET", "/g/nothing.rw", b"", vec![404]),
        ("GET", "/g/.rw", b"", vec![404]),
        ("GET", "/api/v1/games/%00", b"", vec![404]),
        ("POST", "/api/v1/tables/nosuchtable/seats", br#"{"name":"A"}"#, vec![404]),
        ("POST", "/api/v1/tables/nosuchtable/carry", br#"{"code":"A"}"#, vec![404]),
        ("DELETE", "/api/v1/me", b"", vec![401]),
        ("GET", "/api/v1/socket", b"", vec![400, 426]),
    ] {
        let reply = server.raw(method, path, body, &[]).await;
        assert!(statuses.contains(&reply.status), "{method} {path}: {}", reply.status);
        assert!(reply.headers.to_lowercase().contains("content-security-policy"), "{}", reply.headers);
    }
    let large = vec![b'['; 200_000];
    for path in ["/api/v1/tables", "/api/v1/verify"] {
        let reply = server.raw("POST", path, &large, &[]).await;
        assert!([400, 413].contains(&reply.status), "{}", reply.status);
    }
    for text in ["", "Rollwright: 1\n", "\u{0}", "Rollwright: 1\nGame: qwixx\nSeats: 99999999999\n\n"] {
        let headers = [("Content-Type", "text/plain")];
        let reply = server.raw("POST", "/api/v1/verify", text.as_bytes(), &headers).await;
        assert_eq!(reply.status, 200, "{text:?}");
    }
    let deep = format!("{}{}", "{\"game\":".repeat(5000), "}".repeat(5000));
    assert_eq!(server.raw("POST", "/api/v1/tables", deep.as_bytes(), &[]).await.status, 400);
    assert_eq!(server.get("/readyz").await.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_read_hurts_nobody() {
    let server = TestServer::start().await;
    let (made, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2 })).await;
    // A socket with small buffers that is never read from.
    let small = TcpSocket::new_v4().unwrap();
    small.set_recv_buffer_size(2048).unwrap();
    let stream = soon("a connection", small.connect(server.address)).await.unwrap();
    let url = format!("ws://{}/api/v1/socket", server.address);
    let mut slow = soon("a socket", client_async(url, stream)).await.unwrap().0;
    let hello = json!({ "hello": { "version": 1, "table": made.table } });
    slow.send(Message::text(hello.to_string())).await.unwrap();
    clients[1].until("the spectator", |message| message["here"]["watching"] == 1).await;
    let word = "long ".repeat(60);
    let mut waited = Duration::ZERO;
    for round in 0..60 {
        // Many at a time, so that the queue of whoever does not read overflows.
        for _ in 0..150 {
            clients[0].send(&json!({ "say": word })).await;
        }
        let begun = std::time::Instant::now();
        clients[0].sync().await;
        clients[1].sync().await;
        waited = waited.max(begun.elapsed());
        assert!(waited < Duration::from_secs(10), "round {round} took {waited:?}");
        for client in &mut clients {
            client.unread();
            client.raw.clear();
        }
    }
    // When they read at last, they find a part of it and the end.
    let mut heard = 0;
    loop {
        match soon("the end", slow.next()).await {
            Some(Ok(Message::Close(_)) | Err(_)) | None => break,
            Some(Ok(_)) => heard += 1,
        }
    }
    assert!(heard < 9000, "everything was kept for them");
    let (over, _) = play_out(clients, 1).await;
    server.checked(over["record"].as_str().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_never_ends_does_not_keep_the_server() {
    let server = TestServer::start().await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Le").await.unwrap();
    let mut body = TcpStream::connect(server.address).await.unwrap();
    body.write_all(b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{").await.unwrap();
    assert_eq!(server.get("/healthz").await.status, 200);
    server.stop().await;
}
