//! The referee as outside programs meet it: the real binary over pipes, compared with the slow reference.

#![allow(clippy::unwrap_used, clippy::panic)]

mod process;

use std::collections::{BTreeMap, BTreeSet};

use games::{AnyGame, GameInfo, Spec, with_game};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use reference::Reference;
use serde_json::{Value, json};
use table::{BySeat, Game, Seat, below};

use self::process::Process;

/// A running referee.
fn referee() -> Process {
    Process::start(&["referee", "--seed", "1"])
}

/// How many games are compared for each setting: `ROLLWRIGHT_GAMES`, or a few.
fn games() -> u64 {
    std::env::var("ROLLWRIGHT_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(40)
}

/// Compares a game with the reference for every seat count, with its option off and on.
fn agrees_in_every_setting(name: &str) {
    let info = GameInfo::named(name).unwrap();
    let mut process = referee();
    for seats in 1..=info.max_seats {
        for on in [false, true] {
            let Some(option) = info.options.first().or((!on).then_some(&"")) else { continue };
            let options: BTreeMap<String, bool> =
                Some(((*option).to_owned(), on)).filter(|(name, _)| !name.is_empty()).into_iter().collect();
            let game = AnyGame::new(&Spec { options: options.clone(), ..Spec::named(name) }, seats).unwrap();
            let mut ended_by_locks = 0;
            for number in 0..games() {
                let slow = reference::new(name, seats, &options).unwrap();
                let answer = process.ask(&json!({"new": {"game": name, "seats": seats, "options": options}}));
                let last = with_game!(&game, game => compare_game(game, &mut process, slow, answer, number));
                let closed = last["state"]["closed"].as_array().map_or(0, Vec::len);
                ended_by_locks += u64::from(closed >= 2);
            }
            let games = games();
            println!(
                "{name}, {seats} seats, {options:?}: {games} games agree, {ended_by_locks} ended by locks"
            );
            assert!(name != "qwixx" || ended_by_locks > 0, "games that end by locks are among them");
        }
    }
    process.finish();
}

#[test]
fn qwixx_agrees_with_the_reference() {
    agrees_in_every_setting("qwixx");
}

#[test]
fn twenty_one_agrees_with_the_reference() {
    agrees_in_every_setting("twenty-one");
}

#[test]
fn one_card_agrees_with_the_reference() {
    agrees_in_every_setting("one-card");
}

/// Plays one game on both sides and compares after every event; returns the last answer. The rules in this
/// process only say which dice and cards can come.
fn compare_game<G: Game>(
    game: &G,
    process: &mut Process,
    mut slow: Box<dyn Reference>,
    mut answer: Value,
    number: u64,
) -> Value {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut state = game.start();
    // Every second game is played with some sense, so that rows get locked.
    let sensible = number % 2 == 1;
    loop {
        assert_eq!(answer["scores"], json!(slow.scores()), "{}", slow.show());
        match slow.turn() {
            reference::Turn::Over => {
                assert_eq!(answer["turn"], "over");
                assert_eq!(answer["winners"], json!(slow.winners()));
                return answer;
            }
            reference::Turn::Chance(kind) => {
                assert_eq!(
                    (&answer["turn"], &answer["kind"]),
                    (&json!("chance"), &json!(kind)),
                    "{}",
                    slow.show()
                );
                let chance = game.sample(&state, &mut rng);
                game.chance_unchecked(&mut state, chance);
                answer = process.ask(&json!({"chance": chance.to_string()}));
                slow.chance(&chance.to_string()).unwrap_or_else(|error| panic!("{error}: {chance}"));
            }
            reference::Turn::Decide(seats) => {
                assert_eq!(
                    (&answer["turn"], &answer["seats"]),
                    (&json!("decide"), &json!(seats)),
                    "{}",
                    slow.show()
                );
                let mut chosen = BTreeMap::new();
                let mut decided = BySeat::new(game.seats());
                for number in seats {
                    let listed = answer["choices"][number.to_string()].as_array().unwrap();
                    let listed: Vec<&str> = listed.iter().filter_map(Value::as_str).collect();
                    let expected = slow.choices(number);
                    assert_eq!(listed.len(), expected.len());
                    let listed_set: BTreeSet<&str> = listed.iter().copied().collect();
                    assert_eq!(listed_set, expected.iter().map(String::as_str).collect());
                    let choice = pick(&listed, &answer["state"], number, sensible, &mut rng);
                    decided[Seat::numbered(number).unwrap()] = choice.parse().ok();
                    chosen.insert(number, choice);
                }
                game.decide_unchecked(&mut state, &decided);
                answer = process.ask(&json!({ "choices": chosen }));
                slow.decide(&chosen).unwrap_or_else(|error| panic!("{error}: {chosen:?}"));
            }
        }
    }
}

/// A random choice; with some sense, in Qwixx the one that skips least.
fn pick(listed: &[&str], state: &Value, seat: usize, sensible: bool, rng: &mut impl Rng) -> String {
    let any = listed[below(rng, listed.len() as u32) as usize];
    if !sensible || state["game"] != "qwixx" || below(rng, 40) == 0 {
        return any.to_owned();
    }
    let steps = |choice: &str| {
        let Ok(number) = choice.get(1..)?.parse::<i64>() else { return None };
        let (row, rises) = match choice.get(..1)? {
            "r" => ("red", true),
            "y" => ("yellow", true),
            "g" => ("green", false),
            _ => ("blue", false),
        };
        let place = |number: i64| if rises { number - 2 } else { 12 - number };
        let last = state["sheets"][seat - 1][row]["crossed"].as_array()?.last().and_then(Value::as_i64);
        Some(place(number) - last.map_or(-1, place))
    };
    let best = listed.iter().copied().filter_map(|choice| Some((steps(choice)?, choice))).min();
    let misthrow_looms = state["phase"] == "action 2" && state["crossed"] == false;
    best.filter(|(steps, _)| *steps <= if misthrow_looms { 6 } else { 2 })
        .map_or("-", |(_, choice)| choice)
        .to_owned()
}

#[test]
fn survives_garbage_and_goes_on() {
    let mut process = referee();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    process.ask(&json!({"new": {"game": "qwixx", "seats": 2}}));
    let before = process.ask(&json!({"chance": "first 1"}));
    for number in 0..100_000u32 {
        let length = below(&mut rng, 60) as usize;
        let mut line: Vec<u8> = match number % 4 {
            0 => (0..length).map(|_| below(&mut rng, 256) as u8).collect(),
            1 => format!("{{\"chance\":{:?}}}", "w1 r2 é\u{0} first".get(..length % 12).unwrap_or("ß"))
                .into_bytes(),
            2 => b"{\"choices\":{\"1\":\"r5\",\"2\":\"-\"}}"[..length.min(30)].to_vec(),
            _ => "[{\"new\":{\"game\":\"qwixx\",\"seats\":99999999999999999999}}".as_bytes()
                [number as usize % 2..]
                .to_vec(),
        };
        line.retain(|byte| *byte != b'\n');
        process.tell(&line);
        let answer = process.hear();
        assert!(answer["error"]["code"].is_string(), "{answer} to {:?}", String::from_utf8_lossy(&line));
    }
    let after = process.ask(&json!({"chance": "w1 w1 r1 y1 g1 b1"}));
    assert_eq!(after["ply"].as_u64(), before["ply"].as_u64().map(|ply| ply + 1), "nothing has changed");
    process.finish();
}
