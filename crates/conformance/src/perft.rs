//! Perft: how many ways there are to play so many events, counted exactly.
//!
//! `weights` counts every outcome of chance as often as its weight, so that it also checks the weights;
//! the tables of counts are text files beside the tests of each game, checked against the rules and, as
//! deep as it can go, against the slow reference.

use std::collections::BTreeMap;
use std::path::Path;

use reference::{Reference, Turn as SlowTurn};
use table::{BySeat, ChoiceSet, Event, Game, Seat, Turn};

use crate::against::apply;

/// How many sequences of `depth` events there are from a state, and their weight.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> (u64, u64) {
    if depth == 0 {
        return (1, 1);
    }
    let (mut count, mut weights) = (0, 0);
    let mut add = |event: &Event<G>, weight: u64| {
        let mut next = state.clone();
        game.play_unchecked(&mut next, event);
        let (below, below_weights) = perft(game, &next, depth - 1);
        count += below;
        weights += weight * below_weights;
    };
    match game.turn(state) {
        Turn::Over => {}
        Turn::Chance(_) => {
            let mut outcomes = Vec::new();
            game.outcomes(state, |chance, weight| outcomes.push((chance, weight)));
            outcomes.into_iter().for_each(|(chance, weight)| add(&Event::Chance(chance), weight));
        }
        Turn::Decide(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            each_decision(game, state, &seats, BySeat::new(game.seats()), &mut |choices| {
                add(&Event::Decided(*choices), 1);
            });
        }
    }
    (count, weights)
}

fn each_decision<G: Game>(
    game: &G,
    state: &G::State,
    seats: &[Seat],
    mut choices: BySeat<Option<G::Choice>>,
    each: &mut impl FnMut(&BySeat<Option<G::Choice>>),
) {
    let Some((seat, others)) = seats.split_first() else { return each(&choices) };
    for choice in game.choices(state, *seat).iter() {
        choices[*seat] = Some(choice);
        each_decision(game, state, others, choices, each);
    }
}

/// The same counts by the reference.
pub fn reference_perft(slow: &dyn Reference, depth: u32) -> (u64, u64) {
    if depth == 0 {
        return (1, 1);
    }
    let (mut count, mut weights) = (0, 0);
    match slow.turn() {
        SlowTurn::Over => {}
        SlowTurn::Chance(_) => {
            for (text, weight) in slow.outcomes() {
                let mut next = slow.boxed_clone();
                next.chance(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
                let (below, below_weights) = reference_perft(next.as_ref(), depth - 1);
                count += below;
                weights += weight * below_weights;
            }
        }
        SlowTurn::Decide(seats) => {
            let mut decisions: Vec<BTreeMap<usize, String>> = vec![BTreeMap::new()];
            for seat in seats {
                let extend = |decided: &BTreeMap<usize, String>| {
                    let with = |choice: String| {
                        let mut decided = decided.clone();
                        decided.insert(seat, choice);
                        decided
                    };
                    slow.choices(seat).into_iter().map(with).collect::<Vec<_>>()
                };
                decisions = decisions.iter().flat_map(extend).collect();
            }
            for decided in decisions {
                let mut next = slow.boxed_clone();
                next.decide(&decided).unwrap_or_else(|error| panic!("{decided:?}: {error}"));
                let (below, below_weights) = reference_perft(next.as_ref(), depth - 1);
                count += below;
                weights += below_weights;
            }
        }
    }
    (count, weights)
}

/// Checks a table of perft counts. Its lines are `moves so far ; depth ; count ; weights`; `#` begins a
/// comment. Lines whose count is at most `reference_limit` are counted by the reference, too. With
/// `UPDATE_GOLDEN=1` in the environment the counts of the rules are written into the file first.
pub fn check_perft<G: Game>(game: &G, path: impl AsRef<Path>, reference_limit: u64) {
    let path = path.as_ref();
    let table = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut counted = String::new();
    for line in table.lines() {
        if line.trim().is_empty() || line.starts_with('#') {
            counted.push_str(&format!("{line}\n"));
            continue;
        }
        let (moves, numbers) = line.split_once(';').unwrap_or_else(|| panic!("not a perft line: {line}"));
        let depth = numbers.split(';').next().and_then(|depth| depth.trim().parse().ok());
        let depth: u32 = depth.unwrap_or_else(|| panic!("not a perft line: {line}"));
        let header = format!("Rollwright: 1\nGame: {}\nSeats: {}\n\n{moves}\n", G::NAME, game.seats());
        let written = table::record::split(&header).unwrap_or_else(|error| panic!("{error}"));
        let played = written[0].moves.replay(game.clone()).unwrap_or_else(|error| panic!("{error}: {line}"));
        let (count, weights) = perft(game, played.state(), depth);
        if count <= reference_limit {
            let mut slow = crate::reference_of(game);
            for event in played.log() {
                apply(slow.as_mut(), event).unwrap_or_else(|error| panic!("{error}: {line}"));
            }
            assert_eq!(
                reference_perft(slow.as_ref(), depth),
                (count, weights),
                "the reference counts otherwise: {line}"
            );
        }
        counted.push_str(&format!("{} ; {depth} ; {count} ; {weights}\n", moves.trim()));
    }
    crate::check_golden(path, &counted);
}
