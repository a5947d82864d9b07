//! The server under load and killed under its players, by the real binary: in short form, as long as one likes with
//! `rollwright stress --kill`.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::process::Command;

use serde_json::Value;

fn stress(arguments: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_rollwright"))
        .args(["stress", "--json"])
        .args(arguments)
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {told}"))
}

/// SIGKILL at random moments: every acknowledged choice is there afterwards, every player goes on, and all records
/// are right; `stress` fails otherwise.
#[test]
fn a_killed_server_loses_nothing() {
    let report = stress(&["--tables", "12", "--seconds", "20", "--kill", "24", "--seed", "7"]);
    assert_eq!(report["kills"], 24, "{report}");
    assert!(report["games"].as_u64().unwrap() > 20, "{report}");
    assert!(report["reconnects"].as_u64().unwrap() > 100, "{report}");
}

#[test]
fn every_game_stands_the_load() {
    for (game, seats) in [("twenty-one", "3"), ("one-card", "2")] {
        let report = stress(&["--game", game, "--seats", seats, "--tables", "10", "--seconds", "2"]);
        assert!(report["moves"].as_u64().unwrap() > 100, "{report}");
        assert!(report["games"].as_u64().unwrap() > 0, "{report}");
    }
    let report = stress(&["--tables", "10", "--pace", "0.2", "--seconds", "2"]);
    let moves = report["moves"].as_u64().unwrap();
    assert!((50..=110).contains(&moves), "ten tables, five times a second, two seconds: {report}");
}
