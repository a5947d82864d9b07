//! Everything that comes from outside, as functions of any text: whatever it is, they do not panic, and what is read
//! can be used.
//!
//! `tests/targets.rs` runs them in `cargo test`, and `scripts/fuzz` for as long as one likes, guided by coverage.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests only: a failure ends the test"
)]

use std::sync::LazyLock;

use games::{AnyGame, GAMES, Spec, read_record};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use referee::Referee;
use serde_json::Value;
use server::play::{Event, Plan, Play};
use server::protocol::http::{NewTable, SitDown};
use server::protocol::read;
use server::room::replay;
use table::{Seat, Turn};

// `cargo test NAME`, and so `scripts/fuzz`, builds this library as a test, too: one with coverage links only with
// libFuzzer.
#[cfg(test)]
use bolero as _;

/// How many lines of a conversation, and events of a game, are looked at: a longer one shows nothing new.
const MOST_LINES: usize = 200;

/// All games, with one seat and with two.
static ALL_GAMES: LazyLock<Vec<AnyGame>> = LazyLock::new(|| {
    let all = GAMES.iter().flat_map(|info| [1, 2].map(|seats| (info.name, seats)));
    all.filter_map(|(game, seats)| AnyGame::new(&Spec::named(game), seats).ok()).collect()
});

/// A record, from a file or from the network.
pub fn records(text: &str) {
    if let Err(error) = read_record(text) {
        assert!(error.line >= 1 && error.column >= 1 && error.line <= text.lines().count().max(1));
    }
}

/// The lines that another program sends to the referee.
pub fn conversations(text: &str) {
    let mut referee = Referee::new(1);
    for line in text.lines().take(MOST_LINES) {
        let answer = referee.answer(line);
        assert!(!answer.contains('\n'));
        assert!(serde_json::from_str::<Value>(&answer).is_ok_and(|answer| answer.is_object()));
    }
}

/// A position, and the events to be tried from it, one a line; or the marks on a sheet.
pub fn positions(text: &str) {
    let mut lines = text.lines();
    let position = lines.next().unwrap_or_default();
    let events: Vec<String> = lines.take(MOST_LINES).map(str::to_owned).collect();
    for rules in ALL_GAMES.iter() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        if let Ok(trial) = rules.try_out(Some(position), &events, Some(&mut rng)) {
            assert!(serde_json::from_str::<Value>(trial.line.get()).is_ok_and(|line| line.is_object()));
        }
        // What is no position may be a game from its start.
        let _ = rules.try_out(None, &events, Some(&mut rng));
        let _ = rules.marked(None, &events);
    }
}

/// Somebody's own cards or sheets. What is accepted can be shown, and played.
pub fn material(text: &str) {
    for info in GAMES {
        let Some(kind) = info.material else { continue };
        let spec = Spec::named(info.name).with_material(kind, text.to_owned());
        if let Ok(rules) = AnyGame::new(&spec, 1) {
            play_some(&rules);
        }
    }
}

/// Plays a while, with dice of no matter which generator.
fn play_some(rules: &AnyGame) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut table = rules.table();
    assert!(serde_json::from_str::<Value>(rules.layout().get()).is_ok());
    for _ in 0..MOST_LINES {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => assert!(table.sample(&mut rng).is_ok()),
            Turn::Decide(seats) => {
                for seat in seats.iter() {
                    let choices = table.choices(seat);
                    let last = choices.last().map(String::as_str).unwrap_or_default();
                    assert!(table.commit(seat, last).is_ok(), "{last} is among the choices");
                }
            }
        }
    }
    assert!(serde_json::from_str::<Value>(table.game_view().get()).is_ok());
}

/// A message on the socket, or the body of a request.
pub fn requests(text: &str) {
    let _ = read(text);
    let _ = serde_json::from_str::<SitDown>(text);
    if let Ok(new_table) = serde_json::from_str::<NewTable>(text) {
        let bots = new_table.bots.clone();
        let Ok(mut play) = Play::new(new_table.into()) else { return };
        let mut news = Vec::new();
        for (seat, level) in bots {
            let _ = play.apply(&Event::SatBot { seat, level }, &mut news);
        }
        use_restored(&mut play);
    }
}

/// A table as the database has it, damaged or forged: what it is set up with, then one step a line.
pub fn stored_tables(text: &str) {
    let mut lines = text.lines();
    let Ok(plan) = serde_json::from_str::<Plan>(lines.next().unwrap_or_default()) else { return };
    let Ok(mut play) = Play::new(plan) else { return };
    // A step that is refused in the middle is where the server stops reading.
    while lines.next().is_some_and(|step| replay(&mut play, step).is_ok()) {}
    use_restored(&mut play);
}

/// Does what a room does with a match that it has read.
fn use_restored(play: &mut Play) {
    let mut news = Vec::new();
    let seats = play.plan().seats;
    for _ in 0..MOST_LINES {
        if play.can_begin(play.people()) {
            let _ = play.apply(&Event::Began, &mut news);
        }
        if play.advance(|_| true, &mut news).is_none() {
            let late = play.awaited().iter().find_map(|seat| play.silence(seat));
            if late.is_none_or(|event| play.apply(&event, &mut news).is_err()) {
                break;
            }
        }
    }
    assert!(serde_json::to_string(&news).is_ok());
    assert!(serde_json::from_str::<Value>(play.table().game_view().get()).is_ok());
    let _ = (
        play.undo(),
        play.next(),
        play.away(),
        play.active(),
        play.awaited_chance(),
        play.table().awaited_dice(),
    );
    let _ = play.record(Seat::all(seats).map(|seat| seat.to_string()).collect(), "2026-01-01".to_owned());
}
