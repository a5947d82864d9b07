//! The WebSocket of the real server, over real connections, by the letter of RFC 6455.

use std::net::SocketAddr;

use crate::common::{ANSWERED_WITHIN, TestServer, soon};
use serde_json::{Value, json};
use websocket::conformance::{Case, Client, Frame, MESSAGE_LIMIT, Reply, cases, opening_cases};

const PATH: &str = "/api/v1/socket";

async fn start() -> TestServer {
    TestServer::start_with(|config| config.max_message = MESSAGE_LIMIT).await
}

fn client(address: SocketAddr, hello: Option<&str>) -> Client<'_> {
    Client { address, path: PATH, hello, patience: ANSWERED_WITHIN, is_in_order: false, is_unasked, answers }
}

/// The table itself and who is at it are told to everybody.
fn is_unasked(text: &str) -> bool {
    text.starts_with(r#"{"table""#) || text.starts_with(r#"{"here""#)
}

/// A request is answered with its number, whatever the answer is; anything else is refused.
fn answers(reply: &Reply, frame: &Frame) -> bool {
    let Some(answer) = frame.text().and_then(|text| serde_json::from_str::<Value>(text).ok()) else {
        return false;
    };
    match reply {
        Reply::Text(text) => match serde_json::from_str::<Value>(text) {
            Ok(request) => [&answer["ok"], &answer["id"]].contains(&&request["id"]),
            Err(_) => answer["error"]["code"] == "bad_message",
        },
        _ => answer["error"]["code"] == "bad_message",
    }
}

/// What puts one case to the server.
type Check = Box<dyn FnOnce() -> Result<(), String> + Send>;

/// Puts every case to the server, all at once, and says which it fails.
async fn check_all(checks: Vec<(String, Check)>) {
    let all = checks.len();
    let running: Vec<_> =
        checks.into_iter().map(|(name, check)| (name, tokio::task::spawn_blocking(check))).collect();
    let mut failed = Vec::new();
    for (name, check) in running {
        if let Err(error) = check.await.unwrap() {
            failed.push(format!("{name}: {error}"));
        }
    }
    assert!(failed.is_empty(), "{} of {all} cases fail:\n{}", failed.len(), failed.join("\n"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_case_of_the_standard_holds_at_a_table() {
    let server = start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 2 })).await;
    let address = server.address;
    let hello = json!({ "hello": { "version": 1, "table": made.table } }).to_string();
    let checks = cases().into_iter().map(|case| {
        let hello = hello.clone();
        let name = case.name.clone();
        (name, Box::new(move || client(address, Some(&hello)).check(&case)) as _)
    });
    check_all(checks.collect()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn control_frames_and_errors_are_handled_before_hello() {
    let server = start().await;
    let address = server.address;
    let early = cases().into_iter().filter(|case| case.is_without_messages());
    let checks = early.map(|case| {
        let name = case.name.clone();
        (name, Box::new(move || client(address, None).check(&case)) as _)
    });
    check_all(checks.collect()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_case_of_the_opening_handshake_holds() {
    let server = start().await;
    let address = server.address;
    let checks = opening_cases().into_iter().map(|case| {
        let name = case.name.clone();
        (name, Box::new(move || client(address, None).check_opening(&case)) as _)
    });
    check_all(checks.collect()).await;
}

/// A masked ping with a payload of one byte.
const PING: [u8; 7] = [0x89, 0x81, 0, 0, 0, 0, b'x'];
const PONG: [u8; 6] = [0x8a, 0x80, 0, 0, 0, 0];
/// More frames than any allowance of these tests.
const FLOOD: usize = 5_000;

/// Sends one frame many times: the frames that come back until the server ends it.
async fn flood(address: SocketAddr, hello: Option<String>, frame: &'static [u8]) -> Vec<Frame> {
    let flood = move || {
        let name = "a flood".to_owned();
        let pieces = vec![frame.repeat(FLOOD)];
        client(address, hello.as_deref()).exchange(&Case { name, part: "limits", pieces, ..Case::default() })
    };
    soon("the end of the flood", tokio::task::spawn_blocking(flood)).await.unwrap().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn control_frames_are_rate_limited_like_messages() {
    for says_hello in [false, true] {
        for frame in [&PING[..], &PONG] {
            // So few a second that no busy machine makes many of them in the time that a flood takes.
            let server = TestServer::start_with(|config| config.messages_per_second_per_address = 1).await;
            let made = server.make(json!({ "game": "qwixx", "seats": 2 })).await;
            let hello = json!({ "hello": { "version": 1, "table": made.table } }).to_string();
            let frames = flood(server.address, says_hello.then_some(hello), frame).await;
            let pongs = frames.iter().filter(|frame| frame.opcode == 0xA).count();
            assert!(pongs < FLOOD / 10, "{pongs} of {FLOOD} pings were answered");
            let last = frames.last().map(|frame| (frame.opcode, frame.payload.get(..2)));
            assert_eq!(last, Some((0x8, Some(&1008_u16.to_be_bytes()[..]))), "{says_hello}, {frame:?}");
        }
    }
}
