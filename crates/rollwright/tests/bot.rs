//! `rollwright bot` as outside programs meet it: the real binary over pipes, refereed by the real referee.

#![allow(clippy::unwrap_used, clippy::panic)]

mod process;

use std::process::{Command, Stdio};

use games::GAMES;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Map, Value, json};
use table::below;

use self::process::Process;

/// Plays a game with a bot in each seat; the bots are told every line, and asked where the referee asks.
fn play(referee: &mut Process, bots: &mut [Process], new: Value) -> Value {
    let mut line = referee.ask(&json!({ "new": new }));
    loop {
        for (place, bot) in bots.iter_mut().enumerate() {
            line["seat"] = json!(place + 1);
            bot.tell(line.to_string().as_bytes());
        }
        line = match line["turn"].as_str() {
            Some("over") => return line,
            Some("chance") => referee.ask(&json!({"sample": true})),
            _ => {
                let asked = line["seats"].as_array().unwrap().iter().filter_map(Value::as_u64);
                let choice = |seat: u64| (seat.to_string(), bots[seat as usize - 1].hear()["choice"].take());
                let choices: Map<String, Value> = asked.map(choice).collect();
                referee.ask(&json!({ "choices": choices }))
            }
        };
        assert!(line["error"].is_null(), "{line}");
    }
}

#[test]
fn bots_play_whole_games_against_the_referee() {
    let mut referee = Process::start(&["referee", "--seed", "1"]);
    for info in GAMES {
        let level = |seat: usize| ["greedy", "random", "greedy"][seat % 3];
        let mut bots: Vec<Process> = (0..info.max_seats)
            .map(|seat| Process::start(&["bot", info.name, "--level", level(seat)]))
            .collect();
        for seats in 1..=info.max_seats {
            for on in [false, true] {
                let options: Map<String, Value> =
                    info.options.iter().map(|name| ((*name).to_owned(), json!(on))).collect();
                let new = json!({"game": info.name, "seats": seats, "options": options});
                let last = play(&mut referee, &mut bots[..seats], new);
                assert_eq!(last["scores"].as_array().map(Vec::len), Some(seats));
            }
        }
        bots.into_iter().for_each(Process::finish);
    }
    referee.finish();
}

#[test]
fn the_solver_plays_with_cards_of_ones_own() {
    let cards = include_str!("../../one-card/data/cards.txt").replace("R6 Y3* G2 B4* P5", "R5 Y3* G3 B4* P5");
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), &cards).unwrap();
    let mut referee = Process::start(&["referee", "--seed", "1"]);
    let path = file.path().to_str().unwrap();
    let mut bots = [Process::start(&["bot", "one-card", "--level", "solver", "--cards", path])];
    play(&mut referee, &mut bots, json!({"game": "one-card", "seats": 1, "cards": cards}));
    // In the built-in deck this card is another one, which the bot notices.
    let mut printed = cards.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let changed = printed.position(|card| card == "R5 Y3* G3 B4* P5").unwrap() + 1;
    referee.ask(&json!({"new": {"game": "one-card", "seats": 1}}));
    referee.ask(&json!({"chance": "first 1"}));
    let other = if changed == 1 { 2 } else { 1 };
    let mut line = referee.ask(&json!({"chance": format!("deal {changed} {other}")}));
    line["seat"] = json!(1);
    let answer = bots[0].ask(&line);
    assert_eq!(answer["error"]["code"], "bad_state", "{answer}");
}

#[test]
fn survives_garbage_and_goes_on() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut referee = Process::start(&["referee", "--seed", "1"]);
    referee.ask(&json!({"new": {"game": "qwixx", "seats": 2}}));
    referee.ask(&json!({"chance": "first 1"}));
    let mut line = referee.ask(&json!({"chance": "w4 w1 r3 y5 g2 b6"}));
    line["seat"] = json!(2);
    let text = line.to_string();
    let mut bot = Process::start(&["bot", "qwixx", "--level", "greedy"]);
    let before = bot.ask(&line);
    for number in 0..20_000u32 {
        let mut garbage: Vec<u8> = match number % 4 {
            0 => (0..below(&mut rng, 60)).map(|_| rng.next_u32() as u8).collect(),
            1 => text.as_bytes()[..below(&mut rng, text.len() as u32) as usize].to_vec(),
            2 => text.replace("\"seat\":2", "\"seat\":\"two\"").into_bytes(),
            _ => text.replace("\"dice\":\"w4", "\"dice\":\"w9").into_bytes(),
        };
        garbage.retain(|byte| *byte != b'\n');
        bot.tell(&garbage);
        let answer = bot.hear();
        assert!(answer["error"]["code"].is_string(), "{answer} to {:?}", String::from_utf8_lossy(&garbage));
    }
    assert_eq!(bot.ask(&line), before);
    bot.finish();
}

#[test]
fn wrong_usage_is_said_at_once() {
    for (arguments, exit) in [
        (vec!["bot", "qwixx"], 2),
        (vec!["bot", "qwixx", "--level", "gready"], 2),
        (vec!["bot", "chess", "--level", "greedy"], 2),
        (vec!["bot", "qwixx", "--level", "greedy", "--option", "advanced=true"], 2),
        (vec!["bot", "one-card", "--level", "greedy", "--cards", "/no/such/file"], 1),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_rollwright"))
            .args(&arguments)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(exit), "{arguments:?}");
        assert!(!output.stderr.is_empty());
    }
}
