//! The server under load and killed under its players, by the real binary: in short form, as long as one likes with
//! `rollwright stress --kill`.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::process::Command;

use serde_json::Value;

fn run(arguments: &[&str]) -> (bool, Value) {
    let output = Command::new(env!("CARGO_BIN_EXE_rollwright"))
        .args(["stress", "--json"])
        .args(arguments)
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    let report = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {told}"));
    (output.status.success(), report)
}

fn stress(arguments: &[&str]) -> Value {
    let (succeeded, report) = run(arguments);
    assert!(succeeded, "{report}");
    report
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
    // On a busy machine fewer come; never more than the pace allows: ten tables, five times a second, two seconds.
    assert!((1..=110).contains(&moves), "{report}");
}

/// Every kind of attack reaches the server, nobody else is turned away, and the verdict is the exit code. How long things
/// take is not looked at: other tests may need the machine at the same time.
#[test]
fn every_attack_is_made_and_judged() {
    let (succeeded, report) = run(&["--attack", "all", "--seconds", "1"]);
    assert_eq!(report["passed"], succeeded, "{report}");
    let attacks = report["attacks"].as_array().unwrap();
    assert_eq!(attacks.len(), 11, "{report}");
    assert_eq!(attacks[0]["attacker"]["operations"], 0, "{report}");
    for attack in attacks {
        assert_eq!(attack["passed"], attack["failures"].as_array().unwrap().is_empty(), "{attack}");
        assert_eq!(attack["honest_troubles"], 0, "{attack}");
        assert!(attack["server_peak_bytes"].as_u64().unwrap() > 1_000_000, "{attack}");
    }
    assert!(attacks.iter().map(|attack| attack["choices"].as_u64().unwrap()).sum::<u64>() > 0, "{report}");
    for attack in &attacks[1..] {
        assert!(attack["attacker"]["operations"].as_u64().unwrap() > 0, "{attack}");
    }
}
