//! A sheet on paper: everything a real game brings can be marked, and nothing else.

#![allow(clippy::unwrap_used, clippy::panic)]

use conformance::{random_choice, random_game, seeded};
use proptest::prelude::*;
use table::{ChoiceSet, Event, Game, Paper, Seat};
use twenty_one::{Choice, Colour, Letter, PaperMark, PaperSheet, State, TwentyOne};

/// What one seat marks in a decision: all numbers at once, or one after the other.
fn follow(paper: &mut PaperSheet, choice: Choice, at_once: bool) {
    let singles = match choice {
        Choice::CrossOut => vec!["x".to_owned()],
        Choice::Write(dice) if at_once => vec![dice.to_string()],
        Choice::Write(dice) => {
            dice.iter().map(|(colour, face)| format!("{}{face}", colour.letter())).collect()
        }
        Choice::Keep | Choice::Reroll => Vec::new(),
    };
    for mark in singles {
        paper.mark(mark.parse().unwrap()).unwrap_or_else(|violation| panic!("{mark}: {violation}"));
    }
}

#[test]
fn every_game_can_be_written_down() {
    for seats in 1..=6 {
        let game = TwentyOne::new(seats).unwrap();
        for seed in 0..20 {
            let mut papers: Vec<PaperSheet> = Vec::new();
            let mut last: Option<Event<TwentyOne>> = None;
            random_game(&game, &mut seeded(seed), &random_choice, |state, event| {
                let mut view = game.view(state);
                // A sheet of paper knows no dice.
                view.sheets.iter_mut().for_each(|sheet| sheet.fits.clear());
                if papers.is_empty() && !view.sheets.is_empty() {
                    papers = Seat::all(seats).map(|seat| game.paper(state.sheet(seat).letter())).collect();
                }
                for (place, (seat, paper)) in Seat::all(seats).zip(&mut papers).enumerate() {
                    if let Some(Event::Decided(choices)) = &last
                        && let Some(choice) = choices[seat]
                    {
                        follow(paper, choice, (seed + place as u64).is_multiple_of(2));
                    }
                    assert_eq!(paper.view().sheet, view.sheets[place]);
                    assert_eq!(paper.points(), game.scores(state)[seat]);
                    assert_eq!(paper.is_over(), state.sheet(seat).current_row().is_none());
                }
                last = event.copied();
            });
        }
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let game = TwentyOne::new(1).unwrap();
    let mut paper = game.paper(Letter::new('A').unwrap());
    let broken = |paper: &PaperSheet, mark: &str| {
        paper.check(mark.parse().unwrap()).err().map_or("none", |violation| violation.rule)
    };
    // The first row of sheet A is b6 w5 g4 y3 k2 r1.
    assert_eq!(broken(&paper, "r2"), "T5");
    assert_eq!(broken(&paper, "w6 b1"), "T5");
    paper.mark("b3 w5".parse().unwrap()).unwrap();
    assert_eq!((broken(&paper, "b4"), paper.points()), ("T5", 9));
    paper.mark("x".parse().unwrap()).unwrap();
    assert_eq!(paper.view().sheet.rows[0].marks, "35x---");
    for _ in 0..27 {
        paper.mark("x".parse().unwrap()).unwrap();
    }
    // T9: all rows are full.
    assert!(paper.is_over() && paper.marks().is_empty());
    assert_eq!((broken(&paper, "x"), broken(&paper, "b1")), ("T9", "T9"));
    for wrong in ["", "b7", "b", "keep", "reroll", "b3 b4", "-"] {
        assert!(wrong.parse::<PaperMark>().is_err(), "{wrong}");
    }
}

proptest! {
    /// Exactly the numbers that some dice allow are listed (T5).
    #[test]
    fn what_some_dice_allow_is_listed(picks in prop::collection::vec(any::<prop::sample::Index>(), 0..40)) {
        let game = TwentyOne::new(1).unwrap();
        let mut paper = game.paper(Letter::new('C').unwrap());
        let mut state = game.start();
        game.play(&mut state, &Event::Chance("first 1 sheets C".parse().unwrap())).unwrap();
        for pick in picks {
            let marks = paper.marks();
            if marks.is_empty() {
                prop_assert!(paper.is_over());
                break;
            }
            let allowed: Vec<String> = (1..=6).flat_map(|face| allowed_with(&game, state, face)).collect();
            for mark in Colour::ALL.into_iter().flat_map(|colour| (1..=6).map(move |face| format!("{}{face}", colour.letter()))) {
                let listed = marks.iter().any(|known| known.to_string() == mark);
                prop_assert_eq!(listed, allowed.contains(&mark), "{}", mark);
            }
            let mark = *pick.get(&marks);
            paper.mark(mark).unwrap();
            let face = mark.to_string().chars().nth(1).unwrap_or('1');
            play(&game, &mut state, face.to_digit(10).unwrap() as u8, Some(&mark.to_string()));
            prop_assert_eq!(paper.view().sheet, game.view(&state).sheets[0].clone());
        }
    }
}

/// Rolls all dice with this face, and chooses if something is given.
fn play(game: &TwentyOne, state: &mut State, face: u8, choice: Option<&str>) {
    let dice = table::join(Colour::ALL.map(|colour| format!("{}{face}", colour.letter())), " ");
    game.play(state, &Event::Chance(dice.parse().unwrap())).unwrap();
    for choice in [Some("keep"), choice].into_iter().flatten() {
        let mut choices = table::BySeat::new(1);
        choices[Seat::FIRST] = Some(choice.parse().unwrap());
        game.play(state, &Event::Decided(choices)).unwrap();
    }
}

/// The single numbers that may be written when all dice show this face.
fn allowed_with(game: &TwentyOne, mut state: State, face: u8) -> Vec<String> {
    play(game, &mut state, face, None);
    game.choices(&state, Seat::FIRST)
        .iter()
        .map(|choice| choice.to_string())
        .filter(|text| text.len() == 2)
        .collect()
}
