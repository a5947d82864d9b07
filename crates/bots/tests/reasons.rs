//! Reasons are facts: what is said of a choice comes true when the turn is played to its end, whatever the others do.

// Clippy spares the functions marked as tests, but not those that help them.
#![allow(clippy::unwrap_used, clippy::panic)]

use bots::Reasons;
use conformance::{most_points, noisy, random_game, seeded};
use games::one_card::OneCard;
use games::qwixx::Qwixx;
use games::twenty_one::TwentyOne;
use rand::Rng;
use table::{BySeat, ChanceKind, ChoiceSet, Game, Phrase, PhraseArgument, Seat, Turn, below};

const GAMES: u64 = 30;

/// Whether something with an id that begins so is said.
fn says(facts: &[Phrase], id: &str) -> bool {
    facts.iter().any(|fact| fact.id().is_some_and(|own| own.starts_with(id)))
}

/// The number that a phrase with this id counts.
fn count(facts: &[Phrase], id: &str) -> Option<i64> {
    let fact = facts.iter().find(|fact| fact.id() == Some(id))?;
    let count = fact.arguments().iter().find(|(name, _)| *name == "count")?;
    if let PhraseArgument::Number(number) = count.1 { Some(number) } else { None }
}

/// The table after a choice of one seat, while the others choose anything.
fn chosen<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    choice: G::Choice,
    rng: &mut impl Rng,
) -> G::State {
    let choices = BySeat::from_fn(game.seats(), |other| {
        let legal = game.choices(state, other);
        let mut any = || legal.nth(below(rng, legal.len() as u32) as usize);
        if other == seat { Some(choice) } else { (!legal.is_empty()).then(&mut any) }
    });
    let mut after = state.clone();
    game.decide_unchecked(&mut after, &choices);
    after
}

/// The table when the turn under way is over, everybody choosing anything.
fn turn_over<G: Game>(game: &G, mut state: G::State, rng: &mut impl Rng) -> G::State {
    loop {
        match game.turn(&state) {
            Turn::Over | Turn::Chance(ChanceKind::Roll) => return state,
            Turn::Chance(_) => {
                let chance = game.sample(&state, rng);
                game.chance_unchecked(&mut state, chance);
            }
            Turn::Decide(seats) => {
                let choices = BySeat::from_fn(game.seats(), |seat| {
                    let legal = game.choices(&state, seat);
                    seats.contains(seat).then(|| legal.nth(below(rng, legal.len() as u32) as usize))
                });
                game.decide_unchecked(&mut state, &choices);
            }
        }
    }
}

/// Checks every choice of every seat in many games, before it, right after it, and when the turn is over.
fn check_all<G: Reasons>(game: &G, check: impl Fn(&[Phrase], Seat, [&G::State; 3])) {
    for seed in 0..GAMES {
        let choose = noisy(4, most_points);
        let mut rng_of_turns = seeded(seed + GAMES);
        random_game(game, &mut seeded(seed), &choose, |state, _| {
            let Turn::Decide(seats) = game.turn(state) else { return };
            for seat in seats.iter() {
                for choice in game.choices(state, seat).iter() {
                    let facts = game.facts(state, seat, choice);
                    assert!(!facts.is_empty(), "nothing is said of {choice}");
                    let twice = facts.iter().enumerate().find(|(place, fact)| facts[..*place].contains(fact));
                    assert_eq!(twice, None, "{choice}");
                    let same = game.contrast(state, seat, choice, choice);
                    assert!(same.one.is_empty() && same.other.is_empty());
                    let after = chosen(game, state, seat, choice, &mut rng_of_turns);
                    let end = turn_over(game, after.clone(), &mut rng_of_turns);
                    check(&facts, seat, [state, &after, &end]);
                }
            }
        });
    }
}

#[test]
fn what_is_said_in_qwixx_comes_true() {
    for game in [Qwixx::new(1), Qwixx::new(2), Qwixx::new(5)] {
        let game = game.unwrap();
        check_all(&game, |facts, seat, [before, after, end]| {
            let misthrows = |state: &games::qwixx::State| state.sheet(seat).misthrows();
            let points = |state: &games::qwixx::State| i64::from(state.sheet(seat).points());
            if let Some(gained) = count(facts, "reason-qwixx-gains") {
                assert_eq!(gained, points(after) - points(before), "{facts:?}");
            }
            if says(facts, "reason-qwixx-ends") {
                assert_eq!(game.turn(end), Turn::Over, "{facts:?}");
            }
            if says(facts, "reason-qwixx-no-misthrow") || says(facts, "reason-qwixx-free") {
                assert_eq!(misthrows(end), misthrows(before), "{facts:?}");
            }
            if says(facts, "reason-qwixx-misthrow") || says(facts, "reason-qwixx-sure-misthrow") {
                assert_eq!(misthrows(end), misthrows(before) + 1, "{facts:?}");
            }
            if says(facts, "reason-qwixx-locks") {
                assert!(after.closed().len() > before.closed().len(), "{facts:?}");
            }
        });
    }
}

#[test]
fn what_is_said_in_twenty_one_comes_true() {
    for seats in [1, 2, 6] {
        let game = TwentyOne::new(seats).unwrap();
        check_all(&game, |facts, seat, [before, after, end]| {
            let points = |state| i64::from(game.scores(state)[seat]);
            if let Some(gained) = count(facts, "reason-twenty-one-gains") {
                assert_eq!(gained, points(after) - points(before), "{facts:?}");
            }
            let row = |state: &games::twenty_one::State| state.sheet(seat).current_row();
            if says(facts, "reason-twenty-one-ends") {
                assert_eq!(game.turn(end), Turn::Over, "{facts:?}");
            } else if says(facts, "reason-twenty-one-completes") {
                assert_ne!(row(after), row(before), "{facts:?}");
            } else if says(facts, "reason-twenty-one-left") {
                assert_eq!(row(after), row(before), "{facts:?}");
            }
        });
    }
}

#[test]
fn what_is_said_in_one_card_comes_true() {
    for (seats, advanced) in [(1, false), (2, true), (4, false)] {
        let game = OneCard::new(seats).unwrap().with_advanced(advanced);
        check_all(&game, |facts, seat, [before, after, end]| {
            let hand = |state: &games::one_card::State| *state.hand(seat);
            let is_marking = matches!(before.phase(), games::one_card::Phase::Mark(_));
            if let (true, Some(points)) = (is_marking, count(facts, "reason-one-card-scores")) {
                let scored = hand(after).scored().last().map(|card| i64::from(card.points()));
                assert_eq!(scored, Some(points), "{facts:?}");
            } else if is_marking {
                assert_eq!(hand(after).scored().len(), hand(before).scored().len(), "{facts:?}");
            }
            if says(facts, "reason-one-card-ends") {
                assert_eq!(game.turn(end), Turn::Over, "{facts:?}");
            }
        });
    }
}
