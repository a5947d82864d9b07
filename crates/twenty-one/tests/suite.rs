//! The suite every game passes, the slow reference, perft and the golden playthrough, for Twenty One.

#![allow(clippy::unwrap_used, clippy::panic)]

use bots::Greedy;
use conformance::{agree, check_all, check_golden, check_perft, check_views, playthrough, random_choice};
use proptest::prelude::*;
use table::{Game, Seat, Turn, below};
use twenty_one::{Choice, Mark, ROWS, TwentyOne};

fn settings() -> impl Iterator<Item = TwentyOne> {
    (1..=6).filter_map(TwentyOne::new)
}

#[test]
fn conformance() {
    settings().for_each(|game| check_all(&game));
}

#[test]
fn agrees_with_the_reference() {
    for game in settings() {
        agree(&game, 0..120, &random_choice);
        agree(&game, 0..80, &|game, state, seat, rng| {
            let noisy = below(rng, 6) == 0;
            if noisy { random_choice(game, state, seat, rng) } else { game.greedy(state, seat) }
        });
    }
}

/// Some sense in the choices leads to states that random play seldom sees.
#[test]
fn views_are_read_back() {
    for game in settings() {
        check_views(&game, &|game, state, seat, rng| {
            let noisy = below(rng, 6) == 0;
            if noisy { random_choice(game, state, seat, rng) } else { game.greedy(state, seat) }
        });
    }
}

#[test]
fn perft() {
    for seats in [1, 2] {
        let path = format!("{}/tests/perft_{seats}.txt", env!("CARGO_MANIFEST_DIR"));
        check_perft(&TwentyOne::new(seats).unwrap(), path, 50_000);
    }
}

#[test]
fn golden_playthrough() {
    let text = playthrough(&TwentyOne::new(2).unwrap(), 21, &|game, state, seat, _| game.greedy(state, seat));
    check_golden(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthrough.txt"), &text);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever happens: marks never change once made, at least one field is marked a round and only in one
    /// row, numbers are never larger than their fields, nothing right of an empty field is crossed out while
    /// it was empty, and the points are those of a plain count.
    #[test]
    fn sheets_only_ever_fill_up(seed: u64, seats in 1usize..=6) {
        let game = TwentyOne::new(seats).unwrap();
        let mut before = game.start();
        conformance::random_game(&game, &mut conformance::seeded(seed), &random_choice, |state, _| {
            let wrote = game.turn(&before) == Turn::Decide(table::Seats::all(seats)) && before.dice().is_some() && state.dice().is_none();
            for seat in Seat::all(seats).filter(|_| game.active(&before).is_some()) {
                let (old, new) = (before.sheet(seat), state.sheet(seat));
                let mut changed = 0;
                let mut points = 0;
                for row in 0..ROWS {
                    let (old_marks, marks) = (old.marks(game.layouts(), row), new.marks(game.layouts(), row));
                    let fields = game.layouts().row(new.letter(), row).fields();
                    let (mut sum, mut hits) = (0, 0);
                    for (place, field) in fields.iter().enumerate() {
                        assert!(old_marks[place] == Mark::Empty || old_marks[place] == marks[place]);
                        if old_marks[place] != marks[place] {
                            changed += 1;
                            assert_eq!(old.current_row(), Some(row));
                        }
                        if let Mark::Number(number) = marks[place] {
                            assert!(number <= field.number);
                            sum += i32::from(number);
                            hits += usize::from(number == field.number);
                        }
                    }
                    points += sum + [0, 1, 3, 6, 10, 15, 21][hits];
                }
                assert_eq!(changed > 0, wrote);
                assert_eq!(new.points(game.layouts()), points);
            }
            let finished = Seat::all(seats).any(|seat| state.sheet(seat).current_row().is_none());
            assert_eq!(game.turn(state) == Turn::Over, finished);
            before = *state;
        });
    }

    /// Any text at all is either a choice that reads back the same, or an error.
    #[test]
    fn any_text_is_read_or_refused(text in "[wkrbyg0-7 xA-G:/-]{0,16}") {
        if let Ok(choice) = text.parse::<Choice>() {
            prop_assert_eq!(choice.to_string().parse::<Choice>(), Ok(choice));
        }
        let _ = text.parse::<twenty_one::Chance>();
        let _ = TwentyOne::new(1).unwrap().read_position(&text);
        let _ = text.parse::<twenty_one::Layouts>();
    }
}
