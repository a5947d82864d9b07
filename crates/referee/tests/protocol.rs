//! The protocol as the contract shows it, and everything that must not happen.

#![allow(clippy::unwrap_used, clippy::panic)]

use referee::{ERROR_CODES, Referee};
use serde_json::{Value, json};

fn ask(referee: &mut Referee, line: Value) -> Value {
    serde_json::from_str(&referee.answer(&line.to_string())).unwrap()
}

fn code(referee: &mut Referee, line: &str) -> String {
    let answer: Value = serde_json::from_str(&referee.answer(line)).unwrap();
    let code = answer["error"]["code"].as_str().unwrap_or_else(|| panic!("{line} was accepted: {answer}"));
    assert!(ERROR_CODES.iter().any(|(known, _)| *known == code), "{code} is not in the list");
    assert!(!answer["error"]["message"].as_str().unwrap().is_empty());
    code.to_owned()
}

#[test]
fn the_conversation_of_the_contract() {
    let mut referee = Referee::new(1);
    let answer = ask(&mut referee, json!({"new": {"game": "qwixx", "seats": 2, "options": {}}}));
    assert_eq!(answer["ply"], 0);
    assert_eq!(answer["turn"], "chance");
    assert_eq!((&answer["kind"], &answer["scores"]), (&json!("setup"), &json!([0, 0])));
    let answer = ask(&mut referee, json!({"chance": "first 1"}));
    assert_eq!((&answer["ply"], &answer["kind"]), (&json!(1), &json!("roll")));
    let answer = ask(&mut referee, json!({"chance": "w4 w1 r3 y5 g2 b6"}));
    assert_eq!(
        (&answer["ply"], &answer["turn"], &answer["seats"]),
        (&json!(2), &json!("decide"), &json!([1, 2]))
    );
    let five = ["-", "r5", "y5", "g5", "b5"];
    assert_eq!(answer["choices"], json!({"1": five, "2": five}));
    let state = &answer["state"];
    assert_eq!((&state["game"], &state["active"]), (&json!("qwixx"), &json!(1)));
    assert_eq!(state["dice"], "w4 w1 r3 y5 g2 b6");
    assert_eq!(state["options"], json!({"finish_turn": false, "join_locks": false}));
    let answer = ask(&mut referee, json!({"choices": {"1": "r5", "2": "-"}}));
    assert_eq!(answer["choices"], json!({"1": ["-", "r7", "y6", "y9", "g3", "g6", "b7", "b10"]}));
    assert_eq!(answer["seats"], json!([1]));
    let red = json!({"crossed": [5], "lost": [2, 3, 4], "locked": false, "points": 1});
    assert_eq!(answer["state"]["sheets"][0]["red"], red);
    let answer = ask(&mut referee, json!({"choices": {"1": "b10"}}));
    assert_eq!((&answer["turn"], &answer["scores"]), (&json!("chance"), &json!([2, 0])));
    assert_eq!(answer["state"]["active"], 2);
    let record = ask(&mut referee, json!({"record": true}));
    let text = "Rollwright: 1\nGame: qwixx\nSeats: 2\n\nfirst 1\nw4 w1 r3 y5 g2 b6 | r5, - | b10\n";
    assert_eq!(record, json!({ "record": text }));
    let loaded = ask(&mut Referee::new(1), json!({ "load": text }));
    assert_eq!(loaded, answer);
}

/// Plays a solo game with the program's own dice and returns its record.
fn play_solo(seed: u64) -> String {
    let mut referee = Referee::new(1);
    let new = json!({"new": {"game": "one-card", "seats": 1, "seed": seed, "options": {"advanced": true}}});
    let mut answer = ask(&mut referee, new);
    let mut events = 0;
    while answer["turn"] != "over" {
        let request = if answer["turn"] == "chance" {
            json!({"sample": true})
        } else {
            let choices = answer["choices"]["1"].as_array().unwrap();
            json!({"choices": {"1": choices[choices.len() / 2]}})
        };
        answer = ask(&mut referee, request);
        events += 1;
        assert_eq!(answer["ply"], events, "{answer}");
    }
    assert_eq!(answer["winners"], json!([1]), "solo always wins");
    assert_eq!(code(&mut referee, r#"{"sample":true}"#), "game_over");
    ask(&mut referee, json!({"record": true}))["record"].as_str().unwrap().to_owned()
}

#[test]
fn the_program_rolls_when_asked_and_a_seed_repeats_it() {
    let record = play_solo(5);
    assert_eq!(record, play_solo(5));
    assert_ne!(record, play_solo(6));
    assert!(record.contains("\nSeed: 5\n") && record.contains("\nOptions: advanced=true\n"), "{record}");
    let mut referee = Referee::new(1);
    ask(&mut referee, json!({ "load": record }));
    assert_eq!(
        ask(&mut referee, json!({"record": true})),
        json!({ "record": record }),
        "it round-trips whole"
    );
}

#[test]
fn games_that_name_no_seed_differ() {
    let mut referee = Referee::new(1);
    let mut first_roll = || {
        ask(&mut referee, json!({"new": {"game": "twenty-one", "seats": 1}}));
        ask(&mut referee, json!({"sample": true}));
        ask(&mut referee, json!({"sample": true}))["state"]["dice"].clone()
    };
    assert_ne!([first_roll(), first_roll()], [first_roll(), first_roll()]);
}

#[test]
fn wrong_lines_are_answered_with_their_codes() {
    let mut referee = Referee::new(1);
    for (line, expected) in [
        ("", "bad_json"),
        ("{", "bad_json"),
        ("nonsense", "bad_json"),
        ("{\"record\":true} x", "bad_json"),
        ("[]", "bad_message"),
        ("null", "bad_message"),
        ("{}", "bad_message"),
        ("[{\"game\":\"qwixx\",\"seats\":2},null,null,null,null,null]", "bad_message"),
        ("{\"new\":[\"qwixx\",2,null,null,null,null]}", "bad_message"),
        ("{\"new\":{\"game\":\"qwixx\",\"seats\":2,\"seats\":3}}", "bad_message"),
        (
            "{\"new\":{\"game\":\"qwixx\",\"seats\":2,\"options\":{\"finish_turn\":true,\"finish_turn\":false}}}",
            "bad_message",
        ),
        ("{\"hello\":1}", "bad_message"),
        ("{\"record\":false}", "bad_message"),
        ("{\"sample\":false}", "bad_message"),
        ("{\"sample\":true,\"record\":true}", "bad_message"),
        ("{\"chance\":5}", "bad_message"),
        ("{\"new\":{\"game\":\"qwixx\"}}", "bad_message"),
        ("{\"new\":{\"game\":\"qwixx\",\"seats\":-1}}", "bad_message"),
        ("{\"new\":{\"game\":\"qwixx\",\"seats\":2,\"colour\":1}}", "bad_message"),
        ("{\"new\":{\"game\":\"chess\",\"seats\":2}}", "unknown_game"),
        ("{\"new\":{\"game\":\"qwixx\",\"seats\":0}}", "bad_seats"),
        ("{\"new\":{\"game\":\"qwixx\",\"seats\":6}}", "bad_seats"),
        ("{\"new\":{\"game\":\"twenty-one\",\"seats\":7}}", "bad_seats"),
        ("{\"new\":{\"game\":\"one-card\",\"seats\":5}}", "bad_seats"),
        ("{\"new\":{\"game\":\"qwixx\",\"seats\":2,\"options\":{\"advanced\":true}}}", "unknown_option"),
        ("{\"new\":{\"game\":\"qwixx\",\"seats\":2,\"cards\":\"\"}}", "bad_material"),
        ("{\"new\":{\"game\":\"one-card\",\"seats\":2,\"cards\":\"R1\"}}", "bad_material"),
        ("{\"record\":true}", "no_game"),
        ("{\"sample\":true}", "no_game"),
        ("{\"chance\":\"first 1\"}", "no_game"),
        ("{\"choices\":{\"1\":\"-\"}}", "no_game"),
        ("{\"load\":\"\"}", "bad_record"),
        ("{\"load\":\"Rollwright: 1\\nGame: qwixx\\nSeats: 2\\n\\nfirst 3\\n\"}", "bad_record"),
    ] {
        assert_eq!(code(&mut referee, line), expected, "{line}");
    }
}

#[test]
fn refused_lines_change_nothing() {
    let mut referee = Referee::new(1);
    ask(&mut referee, json!({"new": {"game": "qwixx", "seats": 2}}));
    for (line, expected) in [
        ("{\"choices\":{\"1\":\"-\"}}", "not_your_turn"),
        ("{\"chance\":\"w1 w1 r1 y1 g1 b1\"}", "illegal_chance"),
        ("{\"chance\":\"first 3\"}", "illegal_chance"),
        ("{\"chance\":\"second 1\"}", "bad_notation"),
        ("{\"chance\":\"first1\"}", "bad_notation"),
        ("{\"chance\":\"first +1\"}", "bad_notation"),
        ("{\"chance\":\"first 01\"}", "bad_notation"),
    ] {
        assert_eq!(code(&mut referee, line), expected, "{line}");
    }
    ask(&mut referee, json!({"chance": "first 2"}));
    let before = ask(&mut referee, json!({"chance": "w1 w1 r1 y1 g1 b1"}));
    for (line, expected) in [
        ("{\"chance\":\"first 1\"}", "not_your_turn"),
        ("{\"sample\":true}", "not_your_turn"),
        ("{\"choices\":{\"1\":\"-\"}}", "not_your_turn"),
        ("{\"choices\":{\"1\":\"-\",\"2\":\"-\",\"3\":\"-\"}}", "not_your_turn"),
        ("{\"choices\":{\"1\":\"-\",\"1\":\"r2\",\"2\":\"-\"}}", "bad_message"),
        ("{\"choices\":{\"0\":\"-\",\"2\":\"-\"}}", "bad_message"),
        ("{\"choices\":{\"01\":\"-\",\"2\":\"-\"}}", "bad_message"),
        ("{\"choices\":{\"one\":\"-\",\"2\":\"-\"}}", "bad_message"),
        ("{\"choices\":{\"1\":\"r5\",\"2\":\"-\"}}", "illegal_choice"),
        ("{\"choices\":{\"1\":\"-\",\"2\":\"g2\"}}", "illegal_choice"),
        ("{\"choices\":{\"1\":\"z5\",\"2\":\"-\"}}", "bad_notation"),
        ("{\"choices\":[]}", "bad_message"),
        ("{\"new\":{\"game\":\"qwixx\",\"seats\":9}}", "bad_seats"),
    ] {
        assert_eq!(code(&mut referee, line), expected, "{line}");
    }
    let after = ask(&mut referee, json!({"choices": {"2": "-", "1": "r2"}}));
    assert_eq!(after["ply"].as_u64(), before["ply"].as_u64().map(|ply| ply + 1));
}

#[test]
fn every_code_is_in_the_protocol_page() {
    let page = include_str!("../../../docs/protocol.md");
    for (code, _) in ERROR_CODES {
        assert!(page.contains(&format!("`{code}`")), "docs/protocol.md does not list {code}");
    }
}

#[test]
fn errors_name_the_broken_rule() {
    let mut referee = Referee::new(1);
    for line in [
        json!({"new": {"game": "qwixx", "seats": 1}}),
        json!({"chance": "first 1"}),
        json!({"chance": "w6 w6 r1 y1 g1 b1"}),
    ] {
        ask(&mut referee, line);
    }
    let answer = ask(&mut referee, json!({"choices": {"1": "r12"}}));
    assert_eq!(answer["error"]["rule"], "Q12");
    assert!(answer["error"]["message"].as_str().unwrap().contains("legal: `-`"), "{answer}");
}

#[test]
fn positions_are_evaluated_at_any_time() {
    let mut referee = Referee::new(1);
    let code = |answer: &str| {
        let answer: Value = serde_json::from_str(answer).unwrap();
        answer["error"]["code"].as_str().map(str::to_owned)
    };
    assert_eq!(code(&referee.answer(r#"{"evaluate":true}"#)).as_deref(), Some("no_game"));
    referee.answer(r#"{"new":{"game":"qwixx","seats":2}}"#);
    let before = referee.answer(r#"{"record":true}"#);
    for line in ["", r#","rollouts":36"#] {
        let answer: Value =
            serde_json::from_str(&referee.answer(&format!("{{\"evaluate\":true{line}}}"))).unwrap();
        let win: f64 = answer["win"].as_array().unwrap().iter().filter_map(Value::as_f64).sum();
        assert!((win - 1.0).abs() < 1e-6, "{answer}");
        assert_eq!(answer["choices"], serde_json::json!({}));
    }
    for wrong in ["0", "-1", "1.5", "20001", "18446744073709551616"] {
        let answer = referee.answer(&format!("{{\"evaluate\":true,\"rollouts\":{wrong}}}"));
        assert_eq!(code(&answer).as_deref(), Some("bad_rollouts"), "{wrong}: {answer}");
    }
    for wrong in [r#"{"evaluate":false}"#, r#"{"rollouts":36}"#, r#"{"evaluate":true,"sample":true}"#] {
        assert_eq!(code(&referee.answer(wrong)).as_deref(), Some("bad_message"), "{wrong}");
    }
    assert_eq!(referee.answer(r#"{"record":true}"#), before, "asking changes nothing");
    referee.answer(r#"{"chance":"first 1"}"#);
    referee.answer(r#"{"chance":"w4 w1 r3 y5 g2 b6"}"#);
    let answer: Value = serde_json::from_str(&referee.answer(r#"{"evaluate":true}"#)).unwrap();
    for seat in ["1", "2"] {
        let rated = answer["choices"][seat].as_array().unwrap();
        assert_eq!(rated.len(), 5);
        let wins: Vec<f64> = rated.iter().filter_map(|rated| rated["win"].as_f64()).collect();
        assert!(wins.is_sorted_by(|a, b| a >= b), "the best comes first: {answer}");
    }
}
