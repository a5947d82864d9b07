//! The suite every game passes, the slow reference, perft and the golden playthroughs, for Alles auf 1 Karte.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;

use conformance::{check_text, most_points, noisy, random_choice, random_game, seeded};
use one_card::{Colour, OneCard, Phase};
use proptest::prelude::*;
use table::{Game, Seat, Turn};

/// Every seat count, basic and advanced.
fn rules() -> impl Iterator<Item = OneCard> {
    (1..=4).flat_map(|seats| [false, true].map(|on| basic(seats).with_advanced(on)))
}

fn basic(seats: usize) -> OneCard {
    OneCard::new(seats).unwrap()
}

conformance::suite! {
    rules: rules(),
    choosing: noisy(6, most_points),
    reference_games: 60,
    perft: [
        (basic(1), "perft_1.txt", 20_000),
        (basic(2), "perft_2.txt", 20_000),
        (basic(2).with_advanced(true), "perft_2_advanced.txt", 20_000),
    ],
    playthroughs: [
        (basic(2), 1, "playthrough.txt"),
        (basic(2).with_advanced(true), 1, "playthrough_advanced.txt"),
    ],
}

#[test]
fn the_basic_game_shows_no_dealt_cards_to_choose_from() {
    let game = basic(3);
    random_game(&game, &mut seeded(1), &random_choice, |state, _| {
        assert!(
            Seat::all(3).all(|seat| state.dealt(seat).is_empty()),
            "K4: what is dealt is in play at once"
        );
    });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    /// Whatever happens: every card is in one place only, boxes only ever fill up and never overflow, cards
    /// in play have fewer than three full rows, and nobody has more cards than they may.
    #[test]
    fn cards_are_in_one_place_and_only_fill_up(seed: u64, seats in 1usize..=4, advanced: bool) {
        let game = basic(seats).with_advanced(advanced);
        random_game(&game, &mut seeded(seed), &random_choice, |state, _| {
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

    /// Any text at all is read or refused.
    #[test]
    fn any_text_is_read_or_refused(text in "(stop|keep|hold|take|deal|open|draw|first)?[roygbp0-9 #=|,;-]{0,16}") {
        check_text(&basic(1), &text);
        let _ = text.parse::<one_card::Deck>();
    }
}
