//! The comparison with the slow reference, choice by choice.

use std::collections::{BTreeMap, BTreeSet};

use reference::Reference;
use table::{BySeat, ChoiceSet, Event, Game, Seat, Turn, winners};

use crate::choosing::Chooser;
use crate::random_game::{random_game, seeded};

/// The reference of the same game with the same seats and options, or with the same material.
pub fn reference_of<G: Game>(game: &G) -> Box<dyn Reference> {
    let options: BTreeMap<String, bool> =
        game.options().into_iter().map(|(name, on)| (name.to_owned(), on)).collect();
    let slow = match game.own_material() {
        Some((_, lines)) => reference::with_material(G::NAME, game.seats(), &lines),
        None => reference::new(G::NAME, game.seats(), &options),
    };
    slow.unwrap_or_else(|error| panic!("{error}"))
}

/// How many games are compared: as many as `ROLLWRIGHT_GAMES` in the environment says, or so many as usual.
pub fn games_compared(usual: u64) -> u64 {
    let wanted = std::env::var("ROLLWRIGHT_GAMES").ok();
    wanted.map_or(usual, |games| games.parse().unwrap_or_else(|error| panic!("ROLLWRIGHT_GAMES: {error}")))
}

/// Plays games by the rules and by the reference at once and compares everything after every event.
pub fn agree<G: Game>(game: &G, seeds: std::ops::Range<u64>, choose: Chooser<'_, G>) {
    for seed in seeds {
        let mut slow = reference_of(game);
        let mut played: Vec<String> = Vec::new();
        random_game(game, &mut seeded(seed), choose, |state, event| {
            compare(game, state, slow.as_ref()).unwrap_or_else(|difference| {
                panic!("{difference}\nafter {}\nreference: {}", played.join(" | "), slow.show())
            });
            if let Some(event) = event {
                apply(slow.as_mut(), event)
                    .unwrap_or_else(|error| panic!("the reference refuses {event}: {error}"));
                played.push(event.to_string());
            }
        });
    }
}

/// Applies an event to the reference.
pub(crate) fn apply<G: Game>(slow: &mut dyn Reference, event: &Event<G>) -> Result<(), String> {
    match event {
        Event::Chance(chance) => slow.chance(&chance.to_string()),
        Event::Decided(choices) => slow.decide(&texts::<G>(choices)),
    }
}

fn texts<G: Game>(choices: &BySeat<Option<G::Choice>>) -> BTreeMap<usize, String> {
    choices.iter().filter_map(|(seat, choice)| Some((seat.number(), choice.as_ref()?.to_string()))).collect()
}

fn compare<G: Game>(game: &G, state: &G::State, slow: &dyn Reference) -> Result<(), String> {
    let scores = game.scores(state);
    if scores.as_slice() != slow.scores() {
        return Err(format!("scores {scores:?}, reference {:?}", slow.scores()));
    }
    match (game.turn(state), slow.turn()) {
        (Turn::Over, reference::Turn::Over) => {
            let winners: Vec<usize> = winners(&scores).iter().map(Seat::number).collect();
            if winners != slow.winners() {
                return Err(format!("winners {winners:?}, reference {:?}", slow.winners()));
            }
        }
        (Turn::Chance(kind), reference::Turn::Chance(slow_kind)) => {
            if serde_json::json!(kind) != serde_json::json!(slow_kind) {
                return Err(format!("{kind:?} is awaited, reference {slow_kind}"));
            }
        }
        (Turn::Decide(seats), reference::Turn::Decide(slow_seats)) => {
            let numbers: Vec<usize> = seats.iter().map(Seat::number).collect();
            if numbers != slow_seats {
                return Err(format!("{seats:?} are asked, reference {slow_seats:?}"));
            }
            for seat in seats.iter() {
                let choices: Vec<String> =
                    game.choices(state, seat).iter().map(|choice| choice.to_string()).collect();
                let listed: BTreeSet<&String> = choices.iter().collect();
                let slow_choices = slow.choices(seat.number());
                if listed != slow_choices.iter().collect() || choices.len() != slow_choices.len() {
                    return Err(format!("{seat:?} may choose {choices:?}, reference {slow_choices:?}"));
                }
            }
        }
        (turn, slow_turn) => return Err(format!("{turn:?} is awaited, reference {slow_turn:?}")),
    }
    Ok(())
}
