//! What the table does by itself for players who are away, and what counts as having been there.

use table::Seat;

use super::{By, DiceMode, Event, News, Plan, Play};
use crate::identity::PlayerId;

const DICE: &str = "w4 w1 r3 y5 g2 b6";

fn player(name: &str) -> PlayerId {
    PlayerId::of_token(&format!("a-token-of-{name:-<10}")).unwrap()
}

fn late(seat: usize, selected: bool) -> Event {
    let seat = Seat::numbered(seat).unwrap();
    Event::Chose { seat, choice: "-".to_owned(), by: By::Late, selected }
}

/// Ann and Ben with real dice. Ann, whose turn it is, has not answered in both actions of a turn.
fn ann_is_late(selected: bool) -> Play {
    let plan = Plan {
        spec: games::Spec::named("qwixx"),
        seats: 2,
        games: 1,
        dice: DiceMode::Real,
        ..Plan::default()
    };
    let mut play = Play::new(plan).unwrap();
    let two = Seat::numbered(2).unwrap();
    let events = [
        Event::Sat { seat: Seat::FIRST, player: player("Ann"), luck: None },
        Event::Sat { seat: two, player: player("Ben"), luck: None },
        Event::Began,
        Event::Chance("first 1".to_owned()),
        Event::Chance(DICE.to_owned()),
        Event::Chose { seat: two, choice: "-".to_owned(), by: By::Hand, selected: false },
        late(1, selected),
        late(1, selected),
        Event::Chance(DICE.to_owned()),
    ];
    for event in &events {
        play.apply(event, &mut Vec::new()).unwrap_or_else(|error| panic!("{event:?}: {error}"));
    }
    play
}

#[test]
fn silence_counts_only_where_somebody_is_there_for_whom_it_goes_on() {
    let mut news: Vec<News> = Vec::new();
    let mut play = ann_is_late(false);
    assert!(play.away().contains(Seat::FIRST));
    assert_eq!(play.advance(|who| who == player("Ann"), &mut news), None, "Ben has gone");
    assert_eq!(play.advance(|who| who == player("Ben"), &mut news), Some(late(1, false)));
}

#[test]
fn whoever_had_selected_something_was_there() {
    let play = ann_is_late(true);
    assert!(play.away().is_empty());
    // A step with it reads as before, and an old one without it, too.
    let stored = serde_json::to_string(&late(1, false)).unwrap();
    assert_eq!(stored, r#"{"chose":{"seat":1,"choice":"-","by":"late"}}"#);
    assert_eq!(serde_json::from_str::<Event>(&stored).unwrap(), late(1, false));
    let stored = serde_json::to_string(&late(1, true)).unwrap();
    assert_eq!(serde_json::from_str::<Event>(&stored).unwrap(), late(1, true));
}
