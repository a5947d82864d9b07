//! A game that is added to the list, and to nothing else that asks for games by name, is everywhere: in simulations,
//! before the referee, on the terminal, in records and on a server's table. `scripts/test` builds the program once more
//! for this, with the feature `made-up-game`.

// Clippy spares the functions marked as tests, but not those that help them.
#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use games::{GAMES, GameInfo};
use serde_json::{Value, json};

/// The game that is added.
const GAME: &str = "dozen";

/// Runs the program, which must succeed, with this on its standard input. Returns what it printed.
fn rollwright(arguments: &[&str], input: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_rollwright"))
        .args(arguments)
        .current_dir(env!("CARGO_TARGET_TMPDIR"))
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut keyboard, input) = (program.stdin.take().unwrap(), input.to_owned());
    // The program may end before it has read everything.
    let typing = std::thread::spawn(move || drop(keyboard.write_all(input.as_bytes())));
    let output = program.wait_with_output().unwrap();
    typing.join().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

fn parsed(line: &str) -> Value {
    serde_json::from_str(line).unwrap()
}

#[test]
fn it_is_on_the_list_with_what_it_says_of_itself() {
    let info = GameInfo::named(GAME).unwrap();
    assert_eq!((info.title, info.max_seats, info.options), ("Dozen", 3, &[][..]));
    assert_eq!(GAMES.last(), Some(&info));
    assert!(rollwright(&["sim", "--help"], "").contains("Which game: qwixx, twenty-one, one-card or dozen"));
}

#[test]
fn every_bot_plays_it_in_sim_and_arena() {
    let bots = "greedy,random,solver";
    let tally = parsed(&rollwright(&["sim", GAME, "--bots", bots, "--games", "300", "--json"], ""));
    assert_eq!((&tally["game"], &tally["games"]), (&json!(GAME), &json!(300)));
    assert_eq!(tally["mean_turns"], 5.0);
    let points = |bot: usize| tally["bots"][bot]["mean_score"].as_f64().unwrap();
    assert!(points(0) > points(1) + 1.0, "{tally}");
    let levels = "easy,medium,hard,expert";
    let arena = parsed(&rollwright(
        &["arena", GAME, "--bots", levels, "--seats", "2", "--games", "100", "--json"],
        "",
    ));
    assert!(arena["games"].as_u64().unwrap() >= 100, "{arena}");
}

#[test]
fn the_referee_judges_it() {
    let messages = [
        json!({ "new": { "game": GAME, "seats": 2 } }),
        json!({ "chance": "first 2" }),
        json!({ "chance": "d5" }),
        json!({ "choices": { "1": "take", "2": "-" } }),
        json!({ "new": { "game": GAME, "seats": 4 } }),
        json!({ "record": true }),
    ];
    let answers = rollwright(&["referee"], &messages.map(|message| format!("{message}\n")).concat());
    let answers: Vec<Value> = answers.lines().map(parsed).collect();
    assert_eq!(answers[2]["choices"], json!({ "1": ["-", "take"], "2": ["-", "take"] }));
    assert_eq!((&answers[3]["scores"], &answers[3]["state"]["active"]), (&json!([5, 0]), &json!(1)));
    assert_eq!(answers[4]["error"]["code"], "bad_seats");
    assert!(answers[5]["record"].as_str().unwrap().ends_with("first 2\nd5 | take, -\n"), "{}", answers[5]);
}

#[test]
fn people_play_it_on_the_terminal_and_its_record_is_right() {
    let record = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("dozen.rw");
    let _ = std::fs::remove_file(&record);
    let file = record.to_str().unwrap();
    let arguments = ["play", GAME, "--bots", "medium", "--seed", "1", "--record", file];
    let text = rollwright(&arguments, &format!("rules D4\n{}", "2\n\n".repeat(30)));
    for expected in ["Dozen", "- D4. Whoever has taken more than twelve", "Take the die?", "add it", "pips"] {
        assert!(text.contains(expected), "{expected} is missing in {text}");
    }
    // Without a game on the command line a menu offers it, as the last one.
    assert!(rollwright(&["play"], "").contains(&format!("  {}  Dozen", GAMES.len())));
    let verified = parsed(&rollwright(&["verify", file, "--json"], ""));
    assert_eq!(verified["games"][0]["game"], GAME, "{verified}");
    assert!(rollwright(&["replay", file], "").contains("The die shows"));
}

/// Players over real sockets: all that they are told and every record is checked.
#[test]
fn it_is_played_on_a_servers_tables() {
    let report = parsed(&rollwright(
        &["stress", "--game", GAME, "--seats", "3", "--tables", "4", "--seconds", "2", "--json"],
        "",
    ));
    assert_eq!(report["game"], GAME);
    assert!(report["games"].as_u64().unwrap() > 0, "{report}");
}
