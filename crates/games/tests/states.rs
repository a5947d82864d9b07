//! States as JSON: every state of every game is read back, and what contradicts itself is refused with words.

#![allow(clippy::unwrap_used, clippy::panic)]

use games::{AnyGame, GAMES, Spec, StateError, describe, read_state, with_game};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use serde_json::{Value, json};
use table::{BySeat, ChoiceSet, Game, Turn, below};

fn rules(name: &str, seats: usize, on: bool) -> AnyGame {
    let info = games::GameInfo::named(name).unwrap();
    let options = info.options.iter().map(|option| ((*option).to_owned(), on)).collect();
    AnyGame::new(&Spec { options, ..Spec::named(name) }, seats).unwrap()
}

/// Shows every state of a random game as a line.
fn each_line<G: Game>(game: &G, seed: u64, mut each: impl FnMut(&G::State, Value)) {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut state = game.start();
    for ply in 0.. {
        each(&state, Value::Object(describe(game, &state, ply)));
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance(_) => {
                let chance = game.sample(&state, &mut rng);
                game.chance_unchecked(&mut state, chance);
            }
            Turn::Decide(seats) => {
                let mut choices = BySeat::new(game.seats());
                for seat in seats.iter() {
                    let legal = game.choices(&state, seat);
                    choices[seat] = Some(legal.nth(below(&mut rng, legal.len() as u32) as usize));
                }
                game.decide_unchecked(&mut state, &choices);
            }
        }
    }
}

#[test]
fn every_state_is_read_back_from_its_line() {
    for info in GAMES {
        for seats in 1..=info.max_seats {
            for on in [false, true] {
                with_game!(rules(info.name, seats, on), game => {
                    for seed in 0..10 {
                        each_line(&game, seed, |state, line| {
                            assert_eq!(read_state(&game, &line["state"]).as_ref(), Ok(state));
                        });
                    }
                });
            }
        }
    }
}

/// The line of some game in which this holds.
fn line(game: &AnyGame, wanted: impl Fn(&Value) -> bool) -> Value {
    let first = |seed: u64| {
        let mut found = None;
        with_game!(game, game => each_line(game, seed, |_, line| {
            found = found.take().or(Some(line).filter(&wanted));
        }));
        found
    };
    (0..200).find_map(first).unwrap_or_else(|| panic!("no game comes there"))
}

/// Changes one place of a state and returns why it is refused.
fn refusal(game: &AnyGame, line: &Value, place: &str, value: Value) -> String {
    let mut state = line["state"].clone();
    let changed = state.pointer_mut(place).unwrap_or_else(|| panic!("{place} is not in {line}"));
    assert_ne!(*changed, value, "{place} is so already");
    *changed = value;
    let read = with_game!(game, game => read_state(game, &state).map(|_| ()));
    match read {
        Err(error) => error.to_string(),
        Ok(()) => panic!("{place} is believed: {state}"),
    }
}

fn in_phase(phase: &'static str) -> impl Fn(&Value) -> bool {
    move |line| line["state"]["phase"] == phase
}

#[test]
fn a_state_of_qwixx_that_contradicts_itself_is_refused() {
    let game = rules("qwixx", 2, false);
    let action_1 = line(&game, |line| line["ply"].as_u64() > Some(10) && in_phase("action 1")(line));
    let over = line(&game, in_phase("over"));
    for (line, place, value, says) in [
        (&action_1, "/phase", json!("dance"), "\"dance\" is not a phase"),
        (&action_1, "/phase", json!("roll"), "dice on the table"),
        (&action_1, "/phase", json!("over"), "dice on the table"),
        (&action_1, "/dice", json!(null), "no dice"),
        (&action_1, "/dice", json!("w1 w7 r1 y1 g1 b1"), "is not a roll"),
        (&action_1, "/dice", json!("w1 w1 r1 y1 g1"), "Q14"),
        (&action_1, "/dice", json!("r1 w1 w1 y1 g1 b1"), "dice is \"r1 w1"),
        (&action_1, "/active", json!(null), "nobody is active"),
        (&action_1, "/active", json!(3), "there is no seat 3"),
        (&action_1, "/active", json!(9), "not the number of a seat"),
        (&action_1, "/crossed", json!(true), "nobody can have crossed"),
        (&action_1, "/crossed", json!("yes"), "invalid type"),
        (&action_1, "/closed", json!(["red"]), "closed is [\"red\"]"),
        (&action_1, "/sheets", json!([]), "2 seat(s) and 0 sheets"),
        (&action_1, "/sheets/0", json!({}), "missing field"),
        (&action_1, "/sheets/0/misthrows", json!(5), "Q16"),
        (&action_1, "/sheets/0/misthrows", json!(4), "Q16"),
        (&action_1, "/sheets/0/red/crossed", json!([5, 3]), "Q11"),
        (&action_1, "/sheets/0/red/crossed", json!([13]), "not a number of a row"),
        (&action_1, "/sheets/0/red/crossed", json!([2, 3, 4, 5, 6, 12]), "Q13"),
        (&action_1, "/sheets/0/red/locked", json!(true), "Q13"),
        (&action_1, "/sheets/1/points", json!(999), "sheets[1].points is 999, but the rest says"),
        (&action_1, "/options/finish_turn", json!(true), "options.finish_turn is true"),
        (&action_1, "/game", json!("twenty-one"), "game is \"twenty-one\""),
        (&over, "/phase", json!("roll"), "Q16"),
        (&over, "/active", json!(null), "nobody is active"),
    ] {
        let said = refusal(&game, line, place, value);
        assert!(said.contains(says), "{place}: {said}");
    }
    let setup = line(&game, in_phase("setup"));
    assert!(refusal(&game, &setup, "/active", json!(1)).contains("before the draw"));
    assert!(refusal(&game, &setup, "/sheets/0/red/crossed", json!([2])).contains("Q4"));
    let mut unknown = action_1["state"].clone();
    unknown["later"] = json!({"added": [1]});
    unknown["sheets"][0]["red"]["later"] = json!(null);
    with_game!(&game, game => assert!(read_state(game, &unknown).is_ok(), "later versions may say more"));
}

#[test]
fn a_state_of_twenty_one_that_contradicts_itself_is_refused() {
    let game = rules("twenty-one", 2, false);
    let write = line(&game, |line| line["ply"].as_u64() > Some(8) && in_phase("write")(line));
    let over = line(&game, in_phase("over"));
    for (line, place, value, says) in [
        (&write, "/phase", json!("over"), "dice on the table"),
        (&write, "/dice", json!("w1 k1"), "T4"),
        (&write, "/dice", json!("w1 k1 r1 b1 y1 g9"), "is not dice"),
        (&write, "/sheets/0/sheet", json!("G"), "is not a sheet"),
        (&write, "/sheets/0/sheet", write["state"]["sheets"][1]["sheet"].clone(), "T2"),
        (&write, "/sheets/0/row", json!(5), "sheets[0].row is 5"),
        (&write, "/sheets/0/rows", json!([]), "T2"),
        (&write, "/sheets/0/rows/0/marks", json!("7-----"), "is not the rows of a sheet"),
        (&write, "/sheets/0/rows/4/marks", json!("---"), "sheets[0].rows[4].marks is \"---\""),
        (&write, "/sheets/0/rows/0/marks", json!("-----6"), "T5"),
        (&write, "/sheets/0/rows/4/marks", json!("x-----"), "T8"),
        (&write, "/sheets/0/rows/0/fields/0/number", json!(1), "fields[0].number is 1"),
        (&write, "/sheets/0/rows/0/fields/0/colour", json!("pink"), "fields[0].colour is \"pink\""),
        (&over, "/phase", json!("roll"), "T9"),
    ] {
        let said = refusal(&game, line, place, value);
        assert!(said.contains(says), "{place}: {said}");
    }
    let reroll = line(&game, in_phase("reroll"));
    assert!(refusal(&game, &reroll, "/dice", json!("w1 k1 r1 b1 y1 g1")).contains("T4"));
}

#[test]
fn a_state_of_one_card_that_contradicts_itself_is_refused() {
    let game = rules("one-card", 2, true);
    let mark = line(&game, |line| line["ply"].as_u64() > Some(20) && in_phase("mark")(line));
    let (take, draw) = (line(&game, in_phase("take")), line(&game, in_phase("draw")));
    let (hold, reroll) = (line(&game, in_phase("hold")), line(&game, in_phase("reroll")));
    let over = line(&game, in_phase("over"));
    let taken = mark["state"]["hands"][1]["cards"][0]["card"].clone();
    for (line, place, value, says) in [
        (&mark, "/phase", json!("roll"), "is not a phase of one seat"),
        (&mark, "/seat", json!(null), "is not a phase of no single seat"),
        (&mark, "/seat", json!(3), "there is no seat 3"),
        (&mark, "/rolls", json!(0), "K5"),
        (&mark, "/rolls", json!(4), "K5"),
        (&mark, "/dice", json!("rr"), "K5"),
        (&mark, "/dice", json!("rrrrz"), "is not dice"),
        (&mark, "/dice", json!(null), "no dice"),
        (&mark, "/last_turn", json!(true), "last_turn is true"),
        (&mark, "/display", json!([]), "there are 0 open cards"),
        (&mark, "/hands", json!([]), "2 seat(s) and 0 hands"),
        (&mark, "/hands/0/cards", json!([]), "0 cards in play"),
        (&mark, "/hands/0/cards/0/card", json!(0), "not the number of a card"),
        (&mark, "/hands/0/cards/0/card", json!(31), "not the number of a card"),
        (&mark, "/hands/0/cards/0/card", taken, "appears twice"),
        (&mark, "/hands/0/cards/0/rows/0/crossed", json!(100), "boxes"),
        (&mark, "/hands/0/cards/0/rows/0/crossed", json!(null), "only some rows"),
        (&mark, "/hands/0/cards/0/rows/0/boxes", json!(9), "hands[0].cards[0].rows[0].boxes is 9"),
        (&mark, "/hands/0/cards/0/rows/0/colour", json!("pink"), "is not a colour"),
        (&mark, "/hands/0/cards/0/rows", json!([]), "it is not said"),
        (&mark, "/hands/0/dealt", mark["state"]["display"].clone(), "cards to choose from"),
        (&mark, "/options/advanced", json!(false), "options.advanced is false"),
        (&take, "/phase", json!("draw"), "cards in play"),
        (&take, "/phase", json!("mark"), "cards in play"),
        (&draw, "/phase", json!("take"), "cards in play"),
        (&hold, "/hands/0/dealt", json!([]), "0 cards to choose from"),
        (&reroll, "/dice", json!("rrrrr"), "K5"),
        (&over, "/phase", json!("roll"), "K10"),
    ] {
        let said = refusal(&game, line, place, value);
        assert!(said.contains(says), "{place}: {said}");
    }
    let basic = rules("one-card", 2, false);
    assert!(refusal(&basic, &line(&basic, in_phase("roll")), "/phase", json!("hold")).contains("phase"));
}

#[test]
fn errors_say_what_kind_they_are() {
    let game = rules("qwixx", 1, false);
    let read = |state: Value| with_game!(&game, game => read_state(game, &state).map(|_| ()));
    assert!(matches!(read(json!([])), Err(StateError::Form { game: "qwixx", .. })));
    assert!(matches!(read(json!({"game": "qwixx"})), Err(StateError::Form { .. })));
    let mut state = line(&game, in_phase("roll"))["state"].clone();
    state["sheets"][0]["misthrows"] = json!(9);
    assert_eq!(read(state).unwrap_err().rule(), Some("Q16"));
}
