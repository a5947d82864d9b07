//! The suite every game passes, the slow reference, perft and the golden playthrough, for Qwixx.

#![allow(clippy::unwrap_used, clippy::panic)]

use bots::Greedy;
use conformance::{agree, check_all, check_golden, check_perft, check_views, playthrough, random_choice};
use proptest::prelude::*;
use qwixx::{Choice, Qwixx, Row};
use table::{ChoiceSet, Event, Game, Seat, Turn, below};

/// Every seat count and option.
fn settings() -> impl Iterator<Item = Qwixx> {
    (1..=5).flat_map(|seats| [false, true].map(|on| Qwixx::new(seats).unwrap().with_finish_turn(on)))
}

#[test]
fn conformance() {
    settings().for_each(|game| check_all(&game));
}

/// Random play ends by misthrows; rules of thumb with some noise also lock rows.
#[test]
fn agrees_with_the_reference() {
    for game in settings() {
        agree(&game, 0..150, &random_choice);
        let mut locked = 0;
        agree(&game, 0..150, &|game, state, seat, rng| {
            let noisy = below(rng, 12) == 0;
            if noisy { random_choice(game, state, seat, rng) } else { game.greedy(state, seat) }
        });
        for seed in 0..50 {
            conformance::random_game(
                &game,
                &mut conformance::seeded(seed),
                &|game, state, seat, _| game.greedy(state, seat),
                |state, _| {
                    locked += u32::from(game.turn(state) == Turn::Over && state.closed().len() >= 2);
                },
            );
        }
        assert!(locked > 5, "games that end by locks are among those compared: {locked} of 50");
    }
}

/// Some sense in the choices leads to states that random play seldom sees.
#[test]
fn views_are_read_back() {
    for game in settings() {
        check_views(&game, &|game, state, seat, rng| {
            let noisy = below(rng, 12) == 0;
            if noisy { random_choice(game, state, seat, rng) } else { game.greedy(state, seat) }
        });
    }
}

#[test]
fn perft() {
    check_perft(&Qwixx::new(1).unwrap(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft_1.txt"), 30_000);
    check_perft(&Qwixx::new(2).unwrap(), concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft_2.txt"), 60_000);
}

#[test]
fn golden_playthrough() {
    let text = playthrough(&Qwixx::new(2).unwrap(), 7, &|game, state, seat, _| game.greedy(state, seat));
    check_golden(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthrough.txt"), &text);
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
        conformance::random_game(&game, &mut conformance::seeded(seed), &random_choice, |state, event| {
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
        let _ = text.parse::<qwixx::Chance>();
        let _ = Qwixx::new(1).unwrap().read_position(&text);
    }
}

#[test]
fn choices_are_counted_without_listing_them() {
    let game = Qwixx::new(3).unwrap();
    conformance::random_game(&game, &mut conformance::seeded(3), &random_choice, |state, _| {
        for seat in Seat::all(3) {
            let choices = game.choices(state, seat);
            assert_eq!(choices.iter().count(), choices.len());
        }
    });
}
