//! Fuzz targets for everything that comes from outside: records, protocol lines, sheets, cards, positions.
//!
//! `cargo test` gives each a short run with random inputs; `cargo bolero test -p rollwright-referee TARGET`
//! fuzzes one for as long as one likes, guided by coverage.

use std::time::Duration;

use games::{AnyGame, GAMES, Spec, read_record, with_game};
use referee::Referee;
use serde_json::Value;
use table::Game;

/// How long each target runs in the tests.
const SHORT: Duration = Duration::from_secs(3);

/// Records that are legal, to be mutated.
const RECORDS: [&str; 3] = [
    "Rollwright: 1\nGame: qwixx\nSeats: 2\nNames: Ann, Ben\nMatch: 1/2\n\nfirst 1\nw4 w1 r3 y5 g2 b6 | r5, - | b10\n",
    "Rollwright: 1\nGame: twenty-one\nSeats: 2\n\nfirst 1 sheets CA\nw4 k1 r1 b3 y4 g2 | reroll | w4 b3 y4 g2 | x, x\n",
    "Rollwright: 1\nGame: one-card\nSeats: 1\nOptions: advanced=true\n\nfirst 1 | deal 1 2 3 4 5 | hold 1 2 3 | open 6 7 8\noyypp | keep yy | rgb | stop | -\n",
];

/// Lines of a conversation, to be mutated.
const LINES: [&str; 8] = [
    r#"{"new":{"game":"qwixx","seats":2,"options":{"finish_turn":true},"seed":3}}"#,
    r#"{"new":{"game":"twenty-one","seats":1}}"#,
    r#"{"new":{"game":"one-card","seats":1,"options":{"advanced":true}}}"#,
    r#"{"chance":"first 1"}"#,
    r#"{"sample":true}"#,
    r#"{"choices":{"1":"-","2":"r5"}}"#,
    r#"{"record":true}"#,
    r#"{"load":"Rollwright: 1\nGame: qwixx\nSeats: 1\n\nfirst 1\n"}"#,
];

/// Overwrites, cuts and repeats parts of a text as the bytes say.
fn mutate(text: &str, bytes: &[u8]) -> String {
    let mut mutated = text.as_bytes().to_vec();
    for change in bytes.chunks_exact(3) {
        let place = usize::from(change[0]) * mutated.len().max(1) / 256;
        match change[1] % 4 {
            0 if place < mutated.len() => mutated[place] = change[2],
            1 if place < mutated.len() => drop(mutated.remove(place)),
            2 => mutated.insert(place.min(mutated.len()), change[2]),
            _ => {
                let part: Vec<u8> =
                    mutated.iter().skip(place).take(usize::from(change[2] % 16)).copied().collect();
                mutated.extend(part);
            }
        }
    }
    String::from_utf8_lossy(&mutated).into_owned()
}

#[test]
fn records() {
    bolero::check!().with_test_time(SHORT).for_each(|bytes: &[u8]| {
        let (which, changes) = bytes.split_first().unwrap_or((&0, &[]));
        let text = mutate(RECORDS[usize::from(*which) % RECORDS.len()], changes);
        for text in [text, String::from_utf8_lossy(bytes).into_owned()] {
            if let Err(error) = read_record(&text) {
                assert!(error.line >= 1 && error.column >= 1 && error.line <= text.lines().count().max(1));
            }
        }
    });
}

#[test]
fn conversations() {
    bolero::check!().with_test_time(SHORT).for_each(|bytes: &[u8]| {
        let mut referee = Referee::new(1);
        for part in bytes.chunks(8) {
            let line = LINES[usize::from(part[0]) % LINES.len()];
            let line = if part.len() > 5 { mutate(line, &part[1..]) } else { line.to_owned() };
            let answer = referee.answer(&line);
            assert!(!answer.contains('\n'));
            assert!(serde_json::from_str::<Value>(&answer).is_ok_and(|answer| answer.is_object()));
        }
    });
}

#[test]
fn material_and_positions() {
    let files =
        [include_str!("../../one-card/data/cards.txt"), include_str!("../../twenty-one/data/sheets.txt")];
    bolero::check!().with_test_time(SHORT).for_each(|bytes: &[u8]| {
        let [cards, sheets] = files.map(|text| Some(mutate(text, bytes)));
        let position = String::from_utf8_lossy(bytes);
        for info in GAMES {
            let mut spec = Spec { game: info.name.to_owned(), seats: 1, ..Spec::default() };
            match info.material {
                Some("cards") => spec.cards.clone_from(&cards),
                Some(_) => spec.sheets.clone_from(&sheets),
                None => {}
            }
            if let Ok(game) = AnyGame::new(&spec) {
                with_game!(&game, game => drop(game.read_position(&position)));
            }
        }
    });
}
