//! `rollwright solve` as people and scripts meet it, with a cache directory of its own.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

fn command(cache: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rollwright"));
    command.arg("solve").args(args).env("ROLLWRIGHT_CACHE", cache);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn json(output: &Output) -> Value {
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn solve(args: &[&str]) -> Value {
    json(&command(Path::new("unused"), args).arg("--json").output().unwrap())
}

/// Checks that a command is refused as wrong usage, with words that contain all of these.
fn refused(args: &[&str], contains: &[&str]) {
    let output = command(Path::new("unused"), args).output().unwrap();
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
    for part in contains {
        assert!(error.contains(part), "{args:?} should say {part:?}: {error}");
    }
}

fn close(value: &Value, expected: f64, within: f64) {
    let number = value.as_f64().unwrap();
    assert!((number - expected).abs() < within, "{number} is not {expected}");
}

/// Two programs want the same table at the same time; later somebody damages it.
#[test]
fn qwixx_solo_is_made_once_and_mended() {
    let cache = tempfile::tempdir().unwrap();
    let start = || command(cache.path(), &["qwixx-solo", "--json"]).spawn().unwrap();
    let together: Vec<Child> = vec![start(), start()];
    let outputs: Vec<Output> = together.into_iter().map(|child| child.wait_with_output().unwrap()).collect();
    let made = outputs.iter().filter(|output| {
        let answer = json(output);
        close(&answer["value"], 115.4831, 0.000_05);
        answer["made"].as_bool().unwrap()
    });
    assert_eq!(made.count(), 1, "one makes it, the other waits");
    let file = cache.path().join("qwixx-solo.table");
    assert!(std::fs::metadata(&file).unwrap().len() < 25_000_000);

    let ask = |args: &[&str]| command(cache.path(), args).output().unwrap();
    let sheet = "r2,4 y- g12,10 b- x1";
    let answer = json(&ask(&["--json", "qwixx-solo", "--position", sheet]));
    close(&answer["to_go"], 116.6211, 0.001);
    assert_eq!(answer["points"], 1);
    let dice = "w4 w1 r3 y5 g2 b6";
    let answer = json(&ask(&["qwixx-solo", "--position", sheet, "--dice", dice, "--json"]));
    let choices = answer["choices"].as_array().unwrap();
    assert_eq!(choices.len(), 5);
    assert_eq!((&choices[0]["choice"], &choices[0]["then"]), (&"r5".into(), &"-".into()));
    assert_eq!(choices[0]["loss"], 0.0);
    assert!(choices.windows(2).all(|pair| pair[0]["loss"].as_f64() <= pair[1]["loss"].as_f64()));
    let words = text(&ask(&["qwixx-solo", "--position", sheet, "--dice", dice]).stdout);
    assert!(words.contains("points to go") && words.contains("r5"), "{words}");
    // Action 2 after r5: the same from either side.
    let dice_and_cross = format!("{dice} | r5");
    let second = json(&ask(&["qwixx-solo", "--position", sheet, "--dice", &dice_and_cross, "--json"]));
    assert_eq!((&answer["action"], &second["action"]), (&1.into(), &2.into()));
    let then = choices[0]["then_choices"].as_array().unwrap();
    let listed = second["choices"].as_array().unwrap();
    assert_eq!(then.len(), listed.len());
    assert!(then.len() > 2 && then[0]["choice"] == "-" && then[0]["loss"] == 0.0, "{then:?}");
    for (then, listed) in then.iter().zip(listed) {
        assert!(["choice", "worth", "loss"].iter().all(|key| then[key] == listed[key]), "{then} {listed}");
        assert!(listed["then"].is_null(), "{listed}");
    }
    let words = text(&ask(&["qwixx-solo", "--position", sheet, "--dice", &dice_and_cross]).stdout);
    assert!(words.contains("\naction 2    worth         loss\n-  "), "{words}");
    let words = text(&ask(&["qwixx-solo"]).stdout);
    assert!(words.contains("115.4831") && words.contains("4,413,420") && words.contains("found"), "{words}");

    let mut damaged = std::fs::read(&file).unwrap();
    damaged[1_000_000] ^= 1;
    std::fs::write(&file, &damaged).unwrap();
    let output = ask(&["qwixx-solo", "--json"]);
    assert!(text(&output.stderr).contains("damaged"), "{}", text(&output.stderr));
    let answer = json(&output);
    close(&answer["value"], 115.4831, 0.000_05);
    assert_eq!(answer["made"], true);
    damaged[1_000_000] ^= 1;
    assert!(std::fs::read(&file).unwrap() == damaged, "the same table as before");
}

#[test]
fn qwixx_refuses_what_makes_no_sense() {
    refused(&["qwixx-solo", "--position", "nonsense"], &["not a sheet"]);
    refused(&["qwixx-solo", "--position", "r4,2 y- g- b- x0"], &["Q11"]);
    refused(&["qwixx-solo", "--position", "r- y- g- b- x4"], &["Q16"]);
    refused(&["qwixx-solo", "--position", "r- y- g- b- x0", "--dice", "w7 w1"], &["not a roll"]);
    refused(
        &["qwixx-solo", "--position", "r2,3,4,5,6,12! y- g- b- x0", "--dice", "w1 w1 r1 y1 g1 b1"],
        &["Q14"],
    );
    let after = |cross: &str| format!("w4 w1 r3 y5 g2 b6 | {cross}");
    let action_2 =
        |cross: &str| ["qwixx-solo", "--position", "r- y- g- b- x0", "--dice", cross].map(str::to_owned);
    for (cross, says) in [("r6", "Q6"), ("nonsense", "not a choice"), ("r5 | y9", "not a choice")] {
        let arguments = action_2(&after(cross));
        refused(&arguments.each_ref().map(String::as_str), &[says]);
    }
    refused(&["qwixx-solo", "--dice", "w1 w1 r1 y1 g1 b1"], &["--position"]);
    refused(&["qwixx-alone"], &["--seats"]);
    refused(&["qwixx-alone", "--seats", "6"], &["6"]);
    refused(&["qwixx-alone", "--seats", "2", "--horizon", "3:2"], &["a horizon is"]);
    refused(&["qwixx-alone", "--seats", "2", "--position", "r- y- g- b- x0", "--wait", "2"], &["at most 1"]);
    refused(&["chess"], &["chess"]);
}

#[test]
fn twenty_one_solo_is_solved() {
    let answer = solve(&["twenty-one-solo"]);
    close(&answer["value"], 141.272_285, 1e-5);
    close(&solve(&["twenty-one-solo", "--position", "------"])["to_go"], 28.254_457, 1e-5);
    // One field left, a 1: a hit in 11 of 36 cases, the number and the sixth hit's bonus.
    close(&solve(&["twenty-one-solo", "--position", "65432-"])["to_go"], 7.0 * 11.0 / 36.0, 1e-9);
    close(&solve(&["twenty-one-solo", "--position", "5x4---"])["to_go"], 7.473_268, 1e-5);
    let sheet = solve(&["twenty-one-solo", "--position", "C:644321/5x4---"]);
    close(&sheet["to_go"], 7.473_268 + 3.0 * 28.254_457, 1e-4);
    refused(&["twenty-one-solo", "--position", "7-----"], &["neither a row"]);
    refused(&["twenty-one-solo", "--position", "6-x---"], &["T5"]);
    refused(&["twenty-one-solo", "--price", "-1"], &["price"]);
    refused(&["twenty-one-solo", "--price", "nan"], &["price"]);
}

#[test]
fn one_card_cards_are_solved() {
    let answer = solve(&["one-card-cards"]);
    let cards = answer["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 30);
    close(&answer["value"], 3.3556, 0.0001);
    let place = solve(&["one-card-cards", "--position", "#6 r2 y1 g0 b0 p3"]);
    assert!(place["to_go"].as_f64().unwrap() > 10.0, "{place}");
    assert!(place["least_turns"].as_f64().unwrap() <= place["turns"].as_f64().unwrap(), "{place}");
    refused(&["one-card-cards", "--position", "#99 r2"], &[]);
    refused(&["one-card-cards", "--price", "nan"], &["price"]);
}
