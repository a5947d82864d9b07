//! A sheet on paper: everything a real game brings can be marked, and nothing else.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::careful;
use conformance::{Chooser, noisy, random_choice, random_game, seeded};
use proptest::prelude::*;
use qwixx::{Choice, PaperMark, PaperSheet, Phase, Qwixx, Row, State};
use table::{ChoiceSet, Event, Game, Paper, Seat};

fn marked(game: &Qwixx, marks: &[&str]) -> PaperSheet {
    let mut paper = game.paper();
    for mark in marks {
        paper.mark(mark.parse().unwrap()).unwrap_or_else(|violation| panic!("{mark}: {violation}"));
    }
    paper
}

fn broken_rule(paper: &PaperSheet, mark: &str) -> &'static str {
    paper.check(mark.parse().unwrap()).err().map_or("none", |violation| violation.rule)
}

fn listed(paper: &PaperSheet) -> Vec<String> {
    paper.marks().iter().map(PaperMark::to_string).collect()
}

/// What one seat marks between two states of a game, its own crosses first (Q14).
fn follow(
    game: &Qwixx,
    paper: &mut PaperSheet,
    seat: Seat,
    before: &State,
    event: &Event<Qwixx>,
    after: &State,
) {
    if let Event::Decided(choices) = event
        && let Some(Choice::Cross(field)) = choices[seat]
    {
        paper.mark(PaperMark::Cross(field)).unwrap_or_else(|violation| panic!("{field}: {violation}"));
    }
    if after.sheet(seat).misthrows() > before.sheet(seat).misthrows() {
        paper.mark(PaperMark::Misthrow).unwrap();
    }
    for row in after.closed().iter().filter(|row| !before.closed().contains(*row)) {
        let close = PaperMark::Close(row);
        if after.sheet(seat).has_lock(row) {
            assert!(paper.check(close).is_err(), "one's own lock closes the row");
        } else if paper.is_over() && !game.options().contains(&("finish_turn", true)) {
            assert_eq!(paper.check(close).unwrap_err().rule, "Q16", "a third lock changes nothing more");
        } else {
            paper.mark(close).unwrap();
        }
    }
}

#[test]
fn every_game_can_be_written_down() {
    let noisy: Chooser<'_, Qwixx> = &noisy(12, careful);
    let any: Chooser<'_, Qwixx> = &random_choice;
    let mut locked = 0;
    for (seats, on) in (1..=5).flat_map(|seats| [(seats, false), (seats, true)]) {
        let game = Qwixx::new(seats).unwrap().with_finish_turn(on);
        for (seed, choose) in (0..40).map(|seed| (seed, if seed < 5 { any } else { noisy })) {
            let mut papers = vec![game.paper(); seats];
            let mut last: Option<(State, Event<Qwixx>)> = None;
            random_game(&game, &mut seeded(seed), choose, |state, event| {
                let view = game.view(state);
                for (place, (seat, paper)) in Seat::all(seats).zip(&mut papers).enumerate() {
                    if let Some((before, event)) = &last {
                        follow(&game, paper, seat, before, event, state);
                    }
                    assert_eq!(paper.view().sheet, view.sheets[place]);
                    assert_eq!(paper.points(), game.scores(state)[seat]);
                    let ends = state.closed().len() >= 2 || state.sheet(seat).misthrows() == 4;
                    assert_eq!(paper.is_over(), ends);
                    locked += u32::from(state.phase() == Phase::Over && state.closed().len() >= 2);
                }
                last = event.map(|event| (*state, *event));
            });
        }
    }
    assert!(locked > 50, "games that end by locks are among them: {locked}");
}

#[test]
fn locks_end_the_game_and_misthrows_too() {
    let game = Qwixx::new(2).unwrap();
    let paper = marked(&game, &["close r"]);
    assert_eq!(broken_rule(&paper, "r5"), "Q14");
    assert_eq!(broken_rule(&paper, "close r"), "Q14");
    assert_eq!(paper.view().closed, ["red"]);
    assert!(!paper.is_over());
    // Several players lock in one action: one's own last number is marked first (Q14).
    let own = marked(&game, &["close r", "y2", "y3", "y4", "y5", "y6", "y12"]);
    assert!(own.is_over() && own.view().sheet.yellow.locked);
    assert_eq!(own.points(), 28);
    let late = marked(&game, &["close r", "y2", "y3", "y4", "y5", "y6", "close y"]);
    assert_eq!(broken_rule(&late, "y12"), "Q16");
    assert_eq!((listed(&late), late.is_over(), late.points()), (Vec::new(), true, 15));
    let thrown = marked(&game, &["x", "x", "x", "x"]);
    assert_eq!((listed(&thrown), thrown.is_over(), thrown.points()), (Vec::new(), true, -20));
    assert_eq!(broken_rule(&thrown, "x"), "Q16");
}

#[test]
fn a_turn_is_finished_where_that_is_played() {
    // Q17: after the locks that end the game one more thing can be marked, and no more.
    let game = Qwixx::new(2).unwrap().with_finish_turn(true);
    for last in ["b5", "x"] {
        let paper = marked(&game, &["close r", "close y", "close g"]);
        assert!(paper.is_over() && listed(&paper).contains(&last.to_owned()));
        let paper = marked(&game, &["close r", "close y", last]);
        assert_eq!((listed(&paper), broken_rule(&paper, "b2")), (Vec::new(), "Q16"));
    }
}

#[test]
fn marks_are_read_as_they_are_written() {
    for text in ["r5", "g12", "x", "close b"] {
        assert_eq!(text.parse::<PaperMark>().unwrap().to_string(), text);
    }
    for wrong in ["", "-", "r13", "close", "close rr", "close w", "X", "r5 y5"] {
        assert!(wrong.parse::<PaperMark>().is_err(), "{wrong}");
    }
}

proptest! {
    /// Exactly the fields that some dice allow are listed (Q11, Q12).
    #[test]
    fn what_some_dice_allow_is_listed(picks in prop::collection::vec(any::<prop::sample::Index>(), 0..40)) {
        let game = Qwixx::new(1).unwrap();
        let mut paper = game.paper();
        for pick in picks {
            let marks: Vec<PaperMark> =
                paper.marks().into_iter().filter(|mark| !matches!(mark, PaperMark::Close(_))).collect();
            let Some(mark) = (!marks.is_empty()).then(|| *pick.get(&marks)) else { break };
            paper.mark(mark).unwrap();
            if paper.is_over() {
                prop_assert!(paper.marks().is_empty());
                break;
            }
            let state = game.read_position(&paper.sheet().to_string()).unwrap();
            let closed = state.closed();
            let mut allowed = Vec::new();
            for sum in 2..=12u8 {
                let (one, other) = (sum / 2, sum - sum / 2);
                let dice = qwixx::Dice::rolled([one, other], [1; 4], closed);
                let mut rolled = state;
                game.play(&mut rolled, &Event::Chance(qwixx::Chance::Roll(dice))).unwrap();
                allowed.extend(game.choices(&rolled, Seat::FIRST).iter());
            }
            for row in Row::ALL {
                for number in 2..=12 {
                    let field = qwixx::Field::new(row, number).unwrap();
                    let is_allowed = allowed.contains(&Choice::Cross(field));
                    prop_assert_eq!(paper.check(PaperMark::Cross(field)).is_ok(), is_allowed, "{}", field);
                    prop_assert_eq!(paper.marks().contains(&PaperMark::Cross(field)), is_allowed);
                }
            }
        }
    }
}
