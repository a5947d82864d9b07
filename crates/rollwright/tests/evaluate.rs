//! `rollwright evaluate` as people and scripts meet it.

#![allow(clippy::unwrap_used)]

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

const START: &str = "r- y- g- b- x0 / r- y- g- b- x0 ; active 1";

fn evaluate(arguments: &[&str]) -> Output {
    let cache = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cache");
    let mut command = Command::new(env!("CARGO_BIN_EXE_rollwright"));
    command.arg("evaluate").args(arguments).env("ROLLWRIGHT_CACHE", cache).env("LC_ALL", "C.UTF-8");
    command.output().unwrap()
}

fn printed(arguments: &[&str]) -> String {
    let output = evaluate(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&printed(&[arguments, &["--json"]].concat())).unwrap()
}

#[test]
fn a_position_has_values_and_every_choice_one() {
    let value = json(&["qwixx", "--position", START, "--dice", "w6 w4 r3 y6 g3 b1"]);
    let sum: f64 = value["win"].as_array().unwrap().iter().map(|win| win.as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-6, "{value}");
    for seat in ["1", "2"] {
        let choices = value["choices"][seat].as_array().unwrap();
        assert_eq!(choices.len(), 5, "{choices:?}");
        assert_eq!(choices[0]["loss"], 0.0);
        assert!(choices[0]["interval"].is_null());
        let ordered = choices.windows(2).all(|pair| pair[0]["loss"].as_f64() <= pair[1]["loss"].as_f64());
        assert!(ordered, "{choices:?}");
    }
    let rolled_out =
        json(&["qwixx", "--position", START, "--dice", "w6 w4 r3 y6 g3 b1 | g10, -", "--rollouts", "288"]);
    let choice = &rolled_out["choices"]["1"][0];
    assert!(choice["interval"][0].as_f64() < choice["interval"][1].as_f64(), "{choice}");
}

#[test]
fn alone_points_are_exact() {
    let value = json(&["twenty-one", "--position", "C:644321/5x4---", "--dice", "w4 k1 r1 b3 y4 g2"]);
    assert_eq!(value["win"][0], 1.0);
    let cards = json(&["one-card", "--position", "#3=13 | #6 r2 y1 g0 b0 p3, #11 r0 o0 g0 b0 p0"]);
    assert!(cards["points"][0].as_f64().unwrap() > 30.0, "{cards}");
}

#[test]
fn people_read_a_table_in_their_language() {
    let arguments = ["qwixx", "--position", START, "--dice", "w6 w4 r3 y6 g3 b1"];
    for (language, words, decimal) in [
        ("en", ["Seat 1", "Win", "Points", "Loss", "Choice"], '.'),
        ("de", ["Platz 1", "Chance", "Punkte", "Verlust", "Wahl"], ','),
        ("is", ["Sæti 1", "Líkur", "Stig", "Tap", "Val"], ','),
    ] {
        let shown = printed(&[&arguments[..], &["--lang", language]].concat());
        for word in words {
            assert!(shown.contains(word), "{language}: {word} in {shown}");
        }
        assert!(shown.contains(&format!("0{decimal}00 %  ")), "{language}: {shown}");
        assert!(shown.lines().all(|line| line.chars().count() <= 80 && line.trim_end() == line), "{shown}");
    }
    assert_eq!(printed(&arguments), printed(&[&arguments[..], &["--lang", "en"]].concat()));
}

#[test]
fn what_is_wrong_is_said_in_one_line() {
    for (arguments, code, says) in [
        (&["qwixx", "--position", "r5"][..], 2, "--position: "),
        (&["qwixx", "--position", START, "--seats", "3"], 2, "the position has 2 seat(s), not 3"),
        (&["qwixx", "--position", START, "--dice", "w6 w4"], 2, "--dice: "),
        (&["qwixx", "--position", START, "--dice", "w6 w4 r3 y6 g3 b1 | g10"], 2, "2 choice(s), not 1"),
        (&["qwixx", "--position", START, "--dice", "w6 w4 r3 y6 g3 b1 | g9, -"], 2, "--dice: "),
        (&["qwixx", "--position", START, "--rollouts", "0"], 2, "--rollouts"),
        (&["qwixx"], 2, "--position"),
        (&["chess", "--position", START], 2, "chess"),
    ] {
        let output = evaluate(arguments);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {error}");
        assert!(error.contains(says), "{arguments:?}: {error}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        // Clap's own errors say how the command is used; ours are one line.
        assert!(error.starts_with("error: ") || error.lines().count() == 1, "{arguments:?}: {error}");
    }
}
