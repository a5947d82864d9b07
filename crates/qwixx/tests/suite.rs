//! The suite every game passes, the slow reference, perft and the golden playthrough, for Qwixx.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::careful;
use conformance::{Chooser, check_text, noisy, random_choice, random_game, seeded};
use proptest::prelude::*;
use qwixx::{Choice, Phase, Qwixx, Row};
use table::{ChoiceSet, Event, Game, Seat, Turn};

/// Every seat count and option.
fn rules() -> impl Iterator<Item = Qwixx> {
    let options = [(false, false), (true, false), (false, true), (true, true)];
    let with = |seats, (finish_turn, join_locks)| {
        Qwixx::new(seats).unwrap().with_finish_turn(finish_turn).with_join_locks(join_locks)
    };
    (1..=5).flat_map(move |seats| options.map(|on| with(seats, on)))
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

#[test]
fn locks_joined_and_kept_are_among_those_compared() {
    for game in rules().filter(|game| game.seats() > 1 && game.options().contains(&("join_locks", true))) {
        let (mut joined, mut kept) = (0, 0);
        for seed in 0..150 {
            random_game(&game, &mut seeded(seed), &noisy(12, careful), |state, event| {
                if state.phase() == Phase::JoinLocks
                    && let Some(Event::Decided(choices)) = event
                {
                    joined +=
                        choices.iter().filter(|(_, choice)| matches!(choice, Some(Choice::Cross(_)))).count();
                    kept += choices.iter().filter(|(_, choice)| **choice == Some(Choice::Pass)).count();
                }
            });
        }
        assert!(joined > 3 && kept > 3, "{joined} joined and {kept} kept with {} seats", game.seats());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever happens: crosses only ever appear and move right, at most two rows' worth of rules are
    /// broken nowhere, locks have six crosses or more, and nobody but the active player gets misthrows.
    #[test]
    fn sheets_only_ever_grow_to_the_right(
        seed: u64,
        seats in 1usize..=5,
        finish_turn: bool,
        join_locks: bool,
        sensible: bool,
    ) {
        let game = Qwixx::new(seats).unwrap().with_finish_turn(finish_turn).with_join_locks(join_locks);
        let choose: Chooser<'_, Qwixx> = if sensible { &noisy(12, careful) } else { &random_choice };
        let mut before = game.start();
        let mut last_event = None;
        random_game(&game, &mut seeded(seed), choose, |state, event| {
            // Q21: a cross may still be given up for another.
            if state.phase() == Phase::JoinLocks {
                return;
            }
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
