//! The example of a player over the network against the real server: it plays every game to its end, and the dice
//! of its games can be checked.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use games::GAMES;
use serde_json::Value;

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/net_bot.py");

/// A running server, ended with the test.
struct Serving {
    child: Child,
    address: String,
}

impl Serving {
    fn start(data: &Path) -> Serving {
        let mut child = Command::new(env!("CARGO_BIN_EXE_rollwright"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let told = line.split_once("http://").and_then(|(_, rest)| rest.split_once('/'));
        let address = told.unwrap_or_else(|| panic!("no address: {line}")).0.to_owned();
        assert!(!address.ends_with(":0"), "the port is the real one: {line}");
        Serving { child, address }
    }

    /// The body of an answer that must be a good one.
    fn get(&self, path: &str) -> String {
        let mut socket = TcpStream::connect(&self.address).unwrap();
        write!(socket, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 200 "), "{path}: {answer}");
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn checked(record: &Path) -> Value {
    let binary = env!("CARGO_BIN_EXE_rollwright");
    let output = Command::new(binary).args(["verify", "--json"]).arg(record).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn the_example_plays_every_game_over_the_network() {
    let directory = tempfile::tempdir().unwrap();
    let server = Serving::start(&directory.path().join("data"));
    for game in GAMES {
        let played = Command::new("python3")
            .args([EXAMPLE, "--url", &format!("http://{}", server.address), "--game", game.name])
            .output()
            .unwrap();
        let (said, complained) =
            (String::from_utf8_lossy(&played.stdout), String::from_utf8_lossy(&played.stderr));
        assert!(played.status.success(), "{}: {said}{complained}", game.name);
        let path = said.trim().rsplit_once(&server.address).unwrap_or_else(|| panic!("no record: {said}")).1;
        let record = directory.path().join("game.rw");
        std::fs::write(&record, server.get(&format!("{path}.rw"))).unwrap();
        let checked = checked(&record);
        assert_eq!(checked["games"][0]["dice"]["status"], "fair", "{}: {checked}", game.name);
        assert_eq!(checked["games"][0]["over"], true, "{}: {checked}", game.name);
    }
}

#[test]
fn the_example_is_short() {
    let lines = std::fs::read_to_string(EXAMPLE).unwrap().lines().count();
    assert!(lines <= 60, "{lines} lines");
}
