//! What the tests of all three games share: a driver for record-like lines and random games.

use crate::{Reference, Turn, new};
use std::collections::{BTreeMap, BTreeSet};

/// A tiny generator of our own, good enough to wander through games.
pub(crate) struct Lcg(pub(crate) u64);

impl Lcg {
    /// A number from 0 to below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % limit
    }

    pub(crate) fn die(&mut self) -> usize {
        self.below(6) + 1
    }
}

/// Plays events as a record writes them: separated by ` | `, seats' choices by `, `.
pub(crate) fn try_play(game: &mut dyn Reference, events: &str) -> Result<(), String> {
    for event in events.split(" | ") {
        match game.turn() {
            Turn::Chance(_) => game.chance(event)?,
            Turn::Decide(seats) => {
                let texts: Vec<String> = event.split(", ").map(str::to_string).collect();
                assert_eq!(seats.len(), texts.len(), "{event} at {}", game.show());
                game.decide(&seats.into_iter().zip(texts).collect())?;
            }
            Turn::Over => return Err("the game is over".to_string()),
        }
    }
    Ok(())
}

pub(crate) fn play(game: &mut dyn Reference, events: &str) {
    if let Err(reason) = try_play(game, events) {
        panic!("{events}: {reason}; {}", game.show());
    }
}

/// The choices as a set; each must be listed once.
pub(crate) fn choice_set(game: &dyn Reference, seat: usize) -> BTreeSet<String> {
    let list = game.choices(seat);
    let set: BTreeSet<String> = list.iter().cloned().collect();
    assert_eq!(list.len(), set.len(), "twice the same choice: {list:?}");
    set
}

pub(crate) fn set(words: &[&str]) -> BTreeSet<String> {
    words.iter().map(|word| word.to_string()).collect()
}

/// Plays one game at random; `sample` makes a chance event. A `thorough` game also tries nonsense
/// at every step, which must change nothing, and looks the first samples up in the list of
/// outcomes; that is slow and for some games only.
pub(crate) fn random_game<G: Reference>(
    game: &mut G,
    random: &mut Lcg,
    sample: fn(&G, &mut Lcg) -> String,
    thorough: bool,
) {
    for step in 0..1_000_000 {
        let seats = game.scores().len();
        let before = game.show();
        match game.turn() {
            Turn::Over => {
                for seat in 1..=seats {
                    assert!(game.choices(seat).is_empty());
                }
                assert!(game.outcomes().is_empty());
                assert!(game.chance("first 1").is_err());
                assert!(!game.winners().is_empty());
                return;
            }
            Turn::Chance(_) => {
                if thorough {
                    assert!(game.decide(&BTreeMap::new()).is_err());
                    assert!(game.chance("nonsense").is_err());
                    assert!(game.chance("").is_err());
                    assert_eq!(before, game.show());
                }
                let text = sample(game, random);
                if thorough && step < 30 {
                    let listed = game.outcomes();
                    assert!(listed.iter().any(|(outcome, _)| *outcome == text), "{text}");
                }
                game.chance(&text).unwrap();
                assert_ne!(before, game.show());
            }
            Turn::Decide(asked) => {
                assert!(game.chance("first 1").is_err());
                assert!(game.outcomes().is_empty());
                let mut decisions = BTreeMap::new();
                for seat in 0..=seats + 1 {
                    let choices: Vec<String> = choice_set(game, seat).into_iter().collect();
                    assert_eq!(asked.contains(&seat), !choices.is_empty(), "{before}");
                    if asked.contains(&seat) {
                        let choice = choices[random.below(choices.len())].clone();
                        decisions.insert(seat, choice);
                    }
                }
                if thorough {
                    let mut wrong = decisions.clone();
                    wrong.insert(asked[0], "nonsense".to_string());
                    assert!(game.decide(&wrong).is_err());
                    let mut too_many = decisions.clone();
                    too_many.insert(seats + 1, "-".to_string());
                    assert!(game.decide(&too_many).is_err());
                    assert!(game.decide(&BTreeMap::new()).is_err());
                    assert_eq!(before, game.show());
                }
                game.decide(&decisions).unwrap();
                assert_ne!(before, game.show());
            }
        }
    }
    panic!("the game does not end: {}", game.show());
}

fn options(names: &[&str]) -> BTreeMap<String, bool> {
    names.iter().map(|name| (name.to_string(), true)).collect()
}

#[test]
fn seats_and_options_are_checked() {
    let most = [("qwixx", 5), ("twenty-one", 6), ("one-card", 4)];
    for (game, most_seats) in most {
        for seats in 0..9 {
            let made = new(game, seats, &BTreeMap::new());
            assert_eq!(made.is_ok(), (1..=most_seats).contains(&seats), "{game}");
            if let Ok(made) = made {
                assert_eq!(made.turn(), Turn::Chance("setup"));
                assert_eq!(made.scores(), vec![0; seats]);
                assert_eq!(made.boxed_clone().show(), made.show());
            }
        }
    }
    assert!(new("chess", 2, &BTreeMap::new()).is_err());
    assert!(new("qwixx", 2, &options(&["finish_turn"])).is_ok());
    assert!(new("qwixx", 2, &options(&["finish_turn", "join_locks"])).is_ok());
    assert!(new("one-card", 2, &options(&["advanced"])).is_ok());
    assert!(new("qwixx", 2, &options(&["advanced"])).is_err());
    assert!(new("one-card", 2, &options(&["advanced", "finish_turn"])).is_err());
    assert!(new("twenty-one", 2, &options(&["finish_turn"])).is_err());
}

/// The small chance turns in full: each listed outcome is accepted, each is another, and the
/// weights add up.
#[test]
fn listed_outcomes_are_accepted() {
    let lines = [
        ("qwixx", vec!["first 1"], 36 * 1296),
        ("twenty-one", vec![], 4 * 360),
        ("twenty-one", vec!["first 3 sheets FADB"], 46656),
        ("twenty-one", vec!["first 1 sheets ABCD", "w1 k6 r1 b2 y1 g1", "reroll"], 36),
        ("one-card", vec![], 4),
        ("one-card", vec!["first 2"], 435),
        ("one-card", vec!["first 2", "deal 30 2"], 378),
    ];
    for (name, events, total) in lines {
        let mut game = new(name, 4, &BTreeMap::new()).unwrap();
        for event in events {
            play(game.as_mut(), event);
        }
        let outcomes = game.outcomes();
        let weights: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
        assert_eq!(weights, total);
        let texts: BTreeSet<&String> = outcomes.iter().map(|(text, _)| text).collect();
        assert_eq!(texts.len(), outcomes.len());
        let mut shown = BTreeSet::new();
        for text in texts {
            let mut copy = game.boxed_clone();
            play(copy.as_mut(), text);
            shown.insert(copy.show());
        }
        assert_eq!(shown.len(), outcomes.len());
    }
}
