//! The suite every game passes, the slow reference, perft and the golden playthroughs, for Alles auf 1 Karte.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;

use bots::Greedy;
use conformance::{agree, check_all, check_golden, check_perft, check_views, playthrough, random_choice};
use one_card::{Choice, Colour, OneCard, Phase};
use proptest::prelude::*;
use table::{Game, Seat, Turn, below};

/// Every seat count, basic and advanced.
fn settings() -> impl Iterator<Item = OneCard> {
    (1..=4).flat_map(|seats| [false, true].map(|on| OneCard::new(seats).unwrap().with_advanced(on)))
}

#[test]
fn conformance() {
    settings().for_each(|game| check_all(&game));
}

#[test]
fn agrees_with_the_reference() {
    for game in settings() {
        agree(&game, 0..60, &random_choice);
        agree(&game, 0..60, &|game, state, seat, rng| {
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
    for (seats, advanced, name) in
        [(1, false, "perft_1.txt"), (2, false, "perft_2.txt"), (2, true, "perft_2_advanced.txt")]
    {
        let path = format!("{}/tests/{name}", env!("CARGO_MANIFEST_DIR"));
        check_perft(&OneCard::new(seats).unwrap().with_advanced(advanced), path, 20_000);
    }
}

#[test]
fn the_basic_game_shows_no_dealt_cards_to_choose_from() {
    let game = OneCard::new(3).unwrap();
    conformance::random_game(&game, &mut conformance::seeded(1), &random_choice, |state, _| {
        assert!(
            Seat::all(3).all(|seat| state.dealt(seat).is_empty()),
            "K4: what is dealt is in play at once"
        );
    });
}

#[test]
fn golden_playthroughs() {
    for (advanced, name) in [(false, "playthrough.txt"), (true, "playthrough_advanced.txt")] {
        let game = OneCard::new(2).unwrap().with_advanced(advanced);
        let text = playthrough(&game, 1, &|game, state, seat, _| game.greedy(state, seat));
        check_golden(format!("{}/tests/{name}", env!("CARGO_MANIFEST_DIR")), &text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    /// Whatever happens: every card is in one place only, boxes only ever fill up and never overflow, cards
    /// in play have fewer than three full rows, and nobody has more cards than he may.
    #[test]
    fn cards_are_in_one_place_and_only_fill_up(seed: u64, seats in 1usize..=4, advanced: bool) {
        let game = OneCard::new(seats).unwrap().with_advanced(advanced);
        conformance::random_game(&game, &mut conformance::seeded(seed), &random_choice, |state, _| {
            let mut seen = BTreeSet::new();
            let mut finished = false;
            for seat in Seat::all(seats) {
                let hand = state.hand(seat);
                for card in hand.open() {
                    assert!(seen.insert(card.id()), "card {} twice", card.id());
                    let printed = game.deck().card(card.id());
                    let full = printed.colours().filter(|colour| card.crossed(*colour) == printed.boxes(*colour)).count();
                    assert!(full < 3);
                    assert!(Colour::ALL.iter().all(|colour| card.crossed(*colour) <= printed.boxes(*colour)));
                }
                for card in hand.scored() {
                    assert!(seen.insert(card.id()), "card {} twice", card.id());
                    let printed = game.deck().card(card.id());
                    let full: Vec<Colour> = printed.colours().filter(|colour| card.crossed(*colour) == Some(printed.boxes(*colour))).collect();
                    let suns = full.iter().filter(|colour| printed.has_sun(**colour)).count();
                    let points: i32 = full.iter().map(|colour| i32::from(printed.boxes(*colour))).sum();
                    assert!(full.len() >= 3);
                    assert_eq!(card.points(), points + [0, 2, 5][suns]);
                }
                finished |= hand.scored().len() == 4;
                assert!(hand.open().len() <= game.cards_in_play());
                if state.phase() == Phase::Roll {
                    assert_eq!(hand.open().len(), game.cards_in_play());
                }
            }
            for card in state.display() {
                assert!(seen.insert(*card), "card {card} twice");
            }
            assert!(game.turn(state) != Turn::Over || finished);
            assert!(state.phase() != Phase::Roll || !finished);
        });
    }

    /// Any text at all is either a choice that reads back the same, or an error.
    #[test]
    fn any_text_is_read_or_refused(text in "(stop|keep|hold|take|deal|open|draw|first)?[roygbp0-9 #=|,;-]{0,16}") {
        if let Ok(choice) = text.parse::<Choice>() {
            prop_assert_eq!(choice.to_string().parse::<Choice>(), Ok(choice));
        }
        let _ = text.parse::<one_card::Chance>();
        let _ = OneCard::new(1).unwrap().read_position(&text);
        let _ = text.parse::<one_card::Deck>();
    }
}
