//! What a choice would lead to, before it is made.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use games::{AnyGame, AnyTable, Preview, Spec};
use serde_json::{Value, json};
use table::Seat;

/// A table after some events: chance, or choices by seat.
fn table(game: &str, seats: usize, events: &[Value]) -> Box<dyn AnyTable> {
    let mut table = AnyGame::new(&Spec::named(game), seats).unwrap().table();
    for event in events {
        match event.as_str() {
            Some(chance) => table.chance(chance).unwrap(),
            None => {
                let choices: BTreeMap<Seat, String> = serde_json::from_value(event.clone()).unwrap();
                table.decide(&choices).unwrap();
            }
        }
    }
    table
}

fn preview(table: &dyn AnyTable, seat: usize, choice: &str) -> Preview {
    let before = table.game_view().to_string();
    let preview = table.preview(Seat::numbered(seat).unwrap(), choice).unwrap();
    assert_eq!(table.game_view().to_string(), before, "nothing has happened");
    preview
}

fn state(preview: &Preview) -> Value {
    serde_json::from_str(preview.state.get()).unwrap()
}

#[test]
fn qwixx_shows_both_actions() {
    let roll = json!("w4 w1 r3 y5 g2 b6");
    let first = table("qwixx", 2, &[json!("first 1"), roll.clone()]);
    let cross = preview(first.as_ref(), 2, "r5");
    assert_eq!(
        (cross.points, cross.gained, cross.dice.as_slice()),
        (1, 1, &["w4", "w1"].map(str::to_owned)[..])
    );
    let then = state(&cross);
    assert_eq!(then["sheets"][1]["red"]["crossed"], json!([5]));
    assert_eq!((&then["sheets"][0]["red"]["crossed"], &then["phase"]), (&json!([]), &json!("action 2")));
    assert_eq!(preview(first.as_ref(), 2, "-").dice, Vec::<String>::new());
    let second = table("qwixx", 2, &[json!("first 1"), roll, json!({ "1": "-", "2": "-" })]);
    assert_eq!(preview(second.as_ref(), 1, "r7").dice, ["w4", "r3"]);
    assert_eq!(preview(second.as_ref(), 1, "b7").dice, ["w1", "b6"]);
    let misthrow = preview(second.as_ref(), 1, "-");
    assert_eq!((misthrow.points, misthrow.gained), (-5, -5));
    assert_eq!(state(&misthrow)["sheets"][0]["misthrows"], 1);
}

#[test]
fn twenty_one_shows_the_dice_that_are_written() {
    let setup = json!("first 1 sheets AB");
    let rolled = table("twenty-one", 2, &[setup.clone(), json!("w1 k1 r1 b1 y1 g1")]);
    let fits = |table: &dyn AnyTable| table.state()["sheets"][1]["fits"].clone();
    assert_eq!(fits(rolled.as_ref()), json!(["w1", "k1", "r1", "b1", "y1", "g1"]), "while the roller thinks");
    assert_eq!(preview(rolled.as_ref(), 1, "keep").dice, Vec::<String>::new());
    let events = [setup, json!("w1 k1 r1 b1 y1 g1"), json!({ "1": "keep" })];
    let writing = table("twenty-one", 2, &events);
    let written = preview(writing.as_ref(), 1, "k1 b1");
    assert_eq!(written.dice, ["k1", "b1"]);
    assert!(written.gained >= 2 && written.gained == written.points);
    let after = table("twenty-one", 2, &[&events[..], &[json!({ "1": "x", "2": "x" })]].concat());
    assert_eq!(fits(after.as_ref()), Value::Null, "no dice lie there any more");
}

#[test]
fn one_card_shows_what_would_be_crossed() {
    let mut table = AnyGame::new(&Spec::named("one-card"), 2).unwrap().table();
    let mut rng = <rand_xoshiro::SplitMix64 as rand::SeedableRng>::seed_from_u64(1);
    while !table.turn().eq(&table::Turn::Decide(table::Seats::only(table.active().unwrap_or(Seat::FIRST)))) {
        table.sample(&mut rng).unwrap();
    }
    let active = table.active().unwrap();
    assert!(!table.state().to_string().contains("would_cross"), "nobody marks yet");
    table.commit(active, "stop").unwrap();
    assert_eq!(table.state()["phase"], "mark");
    let hand = &table.state()["hands"][active.index()];
    let boxes = |card: &Value, key: &str| -> u64 {
        let rows = card["rows"].as_array().unwrap().iter();
        rows.map(|row| row[key].as_u64().unwrap_or(0)).sum()
    };
    for (place, card) in hand["cards"].as_array().unwrap().iter().enumerate() {
        let choice = (place + 1).to_string();
        let would_cross = boxes(card, "would_cross");
        assert_eq!(table.allows(active, &choice), would_cross > 0);
        if would_cross > 0 {
            let preview = preview(table.as_ref(), active.index() + 1, &choice);
            let then = state(&preview);
            assert_eq!(boxes(&then["hands"][active.index()]["cards"][place], "crossed"), would_cross);
            assert_eq!(preview.dice, Vec::<String>::new());
        }
    }
}

#[test]
fn what_cannot_be_chosen_has_no_preview() {
    let mut table = table("qwixx", 2, &[json!("first 1")]);
    let two = Seat::numbered(2).unwrap();
    let refusal = |table: &dyn AnyTable, choice: &str| table.preview(two, choice).unwrap_err().to_string();
    assert_eq!(refusal(table.as_ref(), "-"), table.commit(two, "-").unwrap_err().to_string());
    table.chance("w4 w1 r3 y5 g2 b6").unwrap();
    for choice in ["r6", "nonsense"] {
        assert_eq!(refusal(table.as_ref(), choice), table.commit(two, choice).unwrap_err().to_string());
    }
    table.decide(&Seat::all(2).map(|seat| (seat, "-".to_owned())).collect()).unwrap();
    assert_eq!(refusal(table.as_ref(), "-"), table.commit(two, "-").unwrap_err().to_string());
}
