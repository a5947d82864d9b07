//! The suite every game passes, the slow reference, perft and the golden playthrough, for Qwixx.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::careful;
use conformance::{check_text, noisy, random_choice, random_game, seeded};
use proptest::prelude::*;
use qwixx::{Choice, Qwixx, Row};
use table::{ChoiceSet, Event, Game, Seat, Turn};

/// Every seat count and option.
fn rules() -> impl Iterator<Item = Qwixx> {
    (1..=5).flat_map(|seats| [false, true].map(|on| Qwixx::new(seats).unwrap().with_finish_turn(on)))
}

conformance::suite! {
    rules: rules(),
    choosing: noisy(12, careful),
    reference_games: 150,
    perft: [
        (Qwixx::new(1).unwrap(), "perft_1.txt", 30_000),
        (Qwixx::new(2).unwrap(), "perft_2.txt", 60_000),
    ],
    playthroughs: [(Qwixx::new(2).unwrap(), 7, "playthrough.txt")],
}

#[test]
fn games_that_end_by_locks_are_among_those_compared() {
    for game in rules() {
        let locked = (0..50).filter(|seed| {
            let ended = random_game(&game, &mut seeded(*seed), &noisy(12, careful), |_, _| {});
            ended.closed().len() >= 2
        });
        let locked = locked.count();
        assert!(locked > 5, "{locked} of 50");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever happens: crosses only ever appear and move right, at most two rows' worth of rules are
    /// broken nowhere, locks have six crosses or more, and nobody but the active player gets misthrows.
    #[test]
    fn sheets_only_ever_grow_to_the_right(seed: u64, seats in 1usize..=5, finish_turn: bool) {
        let game = Qwixx::new(seats).unwrap().with_finish_turn(finish_turn);
        let mut before = game.start();
        let mut last_event = None;
        random_game(&game, &mut seeded(seed), &random_choice, |state, event| {
            for seat in Seat::all(seats) {
                let (old, new) = (before.sheet(seat), state.sheet(seat));
                for row in Row::ALL {
                    let crossed: Vec<_> = old.crossed(row).collect();
                    let now: Vec<_> = new.crossed(row).collect();
                    assert!(now.starts_with(&crossed) && now.len() <= crossed.len() + 1);
                    assert!(now.is_sorted_by_key(|field| field.place()));
                    assert!(!new.has_lock(row) || (new.crosses(row) >= 7 && state.closed().contains(row)));
                    let crosses = new.crosses(row) as i32;
                    assert_eq!(new.row_points(row), (1..=crosses).sum::<i32>());
                }
                let misthrow = new.misthrows() - old.misthrows();
                assert!(misthrow == 0 || (misthrow == 1 && game.active(&before) == Some(seat)));
                if misthrow == 1 {
                    assert!(matches!(last_event, Some(Event::Decided(choices)) if choices[seat] == Some(Choice::Pass)));
                }
            }
            let over = state.closed().len() >= 2 || Seat::all(seats).any(|seat| state.sheet(seat).misthrows() == 4);
            let last_action = finish_turn && matches!(game.turn(state), Turn::Decide(_));
            assert_eq!(game.turn(state) == Turn::Over, over && !last_action);
            before = *state;
            last_event = event.copied();
        });
    }

    /// Any text at all is either a choice that reads back the same, or an error.
    #[test]
    fn any_text_is_read_or_refused(text in "[rygbw0-9 x,!-]{0,12}") {
        if let Ok(choice) = text.parse::<Choice>() {
            prop_assert_eq!(choice.to_string(), text.trim());
        }
        check_text(&Qwixx::new(1).unwrap(), &text);
    }
}

#[test]
fn choices_are_counted_without_listing_them() {
    let game = Qwixx::new(3).unwrap();
    random_game(&game, &mut seeded(3), &random_choice, |state, _| {
        for seat in Seat::all(3) {
            let choices = game.choices(state, seat);
            assert_eq!(choices.iter().count(), choices.len());
        }
    });
}
