//! The evaluator of Twenty One: what it rates, and that it knows when a race is won.
#![allow(clippy::unwrap_used)]

use bots::{Effort, Evaluated, SolveContext};
use conformance::{random_choice, random_game};
use games::twenty_one::{Choice, Layouts, State, TwentyOne};
use rand::SeedableRng;
use rand_xoshiro::Xoroshiro128PlusPlus;
use solve::Advice;
use solve::twenty_one::{Objective, SoloSolution};
use table::{BySeat, ChoiceSet, Event, Game, Seat, Turn};

type Evaluator = <TwentyOne as Evaluated>::Evaluator;

fn evaluator(game: &TwentyOne) -> Evaluator {
    game.evaluator(None, SolveContext::without_cache()).unwrap()
}

/// Sheets with other numbers from row to row, and a bonus beyond all measure.
fn odd_sheets() -> Layouts {
    let rows = ["3 1 6 2 2 5", "6 5 4 3 2 1", "1 1 1 1 1 1", "6 6 2 6 6 4", "2 4 6 1 5 3"];
    let row = |(sheet, numbers): (char, &str)| {
        let fields =
            "bwgykr".chars().zip(numbers.split(' ')).map(|(colour, number)| format!("{colour}{number}"));
        format!("{sheet}: {}\n", table::join(fields, " "))
    };
    let sheets = "ABCDEF".chars().flat_map(|sheet| rows.map(|numbers| (sheet, numbers)));
    let text: String = sheets.map(row).collect();
    format!("bonus: 5 -2 7 0 -1000000 30 1000000\n{text}").parse().unwrap()
}

/// Plays random games and shows every state in which some seats are asked, with every seat.
fn each_decision(game: &TwentyOne, games: u64, mut each: impl FnMut(&State, Seat)) {
    for seed in 0..games {
        let mut rng = Xoroshiro128PlusPlus::seed_from_u64(seed);
        random_game(game, &mut rng, &random_choice, |state, _| {
            if matches!(game.turn(state), Turn::Decide(_)) {
                Seat::all(game.seats()).for_each(|seat| each(state, seat));
            }
        });
    }
}

/// A position in which the dice lie and have been kept.
fn kept(game: &TwentyOne, position: &str, dice: &str) -> State {
    let mut state = game.read_position(position).unwrap();
    game.play(&mut state, &Event::Chance(dice.parse().unwrap())).unwrap();
    let roller = game.active(&state).unwrap();
    let keep = BySeat::from_fn(game.seats(), |seat| (seat == roller).then_some(Choice::Keep));
    game.play(&mut state, &Event::Decided(keep)).unwrap();
    state
}

fn worth(advice: &Advice<Choice>, choice: &str) -> f64 {
    let choice: Choice = choice.parse().unwrap();
    advice.choices().iter().find(|rated| rated.choice == choice).unwrap().worth
}

#[test]
fn every_legal_choice_is_rated_once_and_by_a_chance() {
    for sheets in [None, Some(odd_sheets())] {
        for seats in 1..=6 {
            let game = TwentyOne::new(seats).unwrap();
            let game = sheets.clone().map_or(game.clone(), |sheets| game.with_sheets(sheets));
            let evaluator = evaluator(&game);
            each_decision(&game, 1, |state, seat| {
                for effort in [Effort::Quick, Effort::Full] {
                    let advice = game.evaluate(&evaluator, state, seat, effort);
                    let mut rated: Vec<Choice> = advice.choices().iter().map(|rated| rated.choice).collect();
                    rated.sort();
                    assert_eq!(rated, game.choices(state, seat).iter().collect::<Vec<_>>());
                    assert!(advice.choices().is_sorted_by(|a, b| a.worth >= b.worth));
                    let is_chance = |worth| (0.0..=1.0).contains(&worth);
                    assert!(seats == 1 || advice.choices().iter().all(|rated| is_chance(rated.worth)));
                    assert_eq!(advice, game.evaluate(&evaluator, state, seat, effort));
                }
            });
        }
    }
}

#[test]
fn self_play_takes_legal_choices_of_exactly_those_who_are_asked() {
    for seats in 1..=6 {
        let game = TwentyOne::new(seats).unwrap();
        let evaluator = evaluator(&game);
        each_decision(&game, 2, |state, _| {
            let Turn::Decide(asked) = game.turn(state) else { return };
            let choices = game.decide(&evaluator, state, asked);
            for seat in Seat::all(seats) {
                assert_eq!(choices[seat].is_some(), asked.contains(seat));
                assert!(choices[seat].is_none_or(|choice| game.choices(state, seat).contains(choice)));
            }
        });
    }
}

#[test]
fn alone_the_exact_solution_rates() {
    let game = TwentyOne::new(1).unwrap();
    let (evaluator, solo) = (evaluator(&game), SoloSolution::new(game.layouts(), Objective::POINTS));
    each_decision(&game, 3, |state, seat| {
        assert_eq!(game.evaluate(&evaluator, state, seat, Effort::Full), solo.advise(&game, state, seat));
    });
}

// The last row of sheet A is k6 r5 b4 w3 g2 y1.

#[test]
fn a_won_game_is_ended() {
    let game = TwentyOne::new(2).unwrap();
    let evaluator = evaluator(&game);
    // Seat 1 is ahead whatever seat 2 writes, and seat 2 could still come to more than a hundred points.
    let state =
        kept(&game, "A:654321/654321/111111/111111/-5432- / B:654321/x----- ; active 1", "w1 k2 r2 b3 y1 g4");
    for effort in [Effort::Quick, Effort::Full] {
        let advice = game.evaluate(&evaluator, &state, Seat::FIRST, effort);
        assert_eq!(worth(&advice, "k2 y1"), 1.0);
        assert_eq!(advice.best().unwrap().worth, 1.0);
        assert!(worth(&advice, "x") < 1.0);
    }
}

#[test]
fn nobody_ends_a_game_that_he_would_lose() {
    let game = TwentyOne::new(2).unwrap();
    let evaluator = evaluator(&game);
    // Seat 1 is behind. Filling both fields loses at once, whatever seat 2 does; one of them alone, or the
    // cross-out, keeps the game open.
    let state = kept(
        &game,
        "A:654321/654321/654xx1/xxxxxx/-5432- / B:654321/654321/654321/--4321 ; active 1",
        "w6 k2 r6 b6 y1 g1",
    );
    for effort in [Effort::Quick, Effort::Full] {
        let advice = game.evaluate(&evaluator, &state, Seat::FIRST, effort);
        assert_eq!(worth(&advice, "k2 y1"), 0.0);
        assert!(advice.best().unwrap().worth > 0.0 && worth(&advice, "y1") > 0.0, "{advice:?}");
    }
}
