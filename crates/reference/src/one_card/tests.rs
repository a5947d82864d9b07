//! The worked examples of the Alles auf 1 Karte page by their numbers, and random games.

use super::ways::COLOURS;
use super::*;
use crate::tests::{Lcg, choice_set, play, random_game, set, try_play};

#[test]
fn the_deck_is_as_k3_says() {
    let mut missing: BTreeMap<char, usize> = BTreeMap::new();
    let mut suns: BTreeMap<String, usize> = BTreeMap::new();
    for number in 1..=30 {
        let card = Card::from_deck(number);
        assert_eq!(card.rows.len(), 5);
        assert_eq!(card.rows.iter().map(|row| row.boxes).sum::<usize>(), 20);
        assert!(card.rows.iter().all(|row| (2..=6).contains(&row.boxes)));
        let on_card: Vec<char> = card.rows.iter().map(|row| row.colour).collect();
        assert_eq!(on_card, in_order(&on_card));
        for colour in COLOURS {
            if !on_card.contains(&colour) {
                *missing.entry(colour).or_insert(0) += 1;
            }
        }
        let pair = card.rows.iter().filter(|row| row.sun);
        let pair: String = pair.map(|row| row.colour).collect();
        assert_eq!(pair.len(), 2);
        *suns.entry(pair).or_insert(0) += 1;
    }
    assert_eq!(missing.len(), 6);
    assert!(missing.values().all(|count| *count == 5));
    assert_eq!(suns.len(), 15);
    assert!(suns.values().all(|count| *count == 2));
}

#[test]
fn examples_1_to_3_one_card() {
    let mut game = OneCard::new(1, false);
    play(&mut game, "first 1 | deal 6 30 | oyypp | stop | 1");
    let rest = "#30 r0 o0 y0 g0 b0 ; Roll ; active 1";
    assert_eq!(game.show(), format!("- | #6 r0 y2 g0 b0 p2, {rest}"));
    play(&mut game, "yyppp | stop | 1");
    assert_eq!(game.show(), format!("- | #6 r0 y2 g0 b0 p5, {rest}"));
    assert_eq!(game.scores(), [5]);
    play(&mut game, "yggbp | stop | 1");
    assert_eq!(game.scores(), [12]);
    assert_eq!(game.turn(), Turn::Chance("draw"));
    assert!(game.chance("draw 6").is_err());
    assert!(game.chance("draw 30").is_err());
    assert_eq!(game.outcomes().len(), 28);
    play(&mut game, "draw 1");
    assert_eq!(game.show(), "#6=12 | #30 r0 o0 y0 g0 b0, #1 o0 y0 g0 b0 p0 ; Roll ; active 1");
}

#[test]
fn example_4_two_suns() {
    let mut game = OneCard::new(1, false);
    play(&mut game, "first 1 | deal 11 1 | oooop | stop | 1");
    play(&mut game, "rrrgg | stop | 1 | ygbbb | stop | 1");
    assert_eq!(game.scores(), [4]);
    play(&mut game, "ryygb | stop | 1");
    assert_eq!(game.scores(), [21]);
}

/// Fills the longest three rows of a solo player's card, a row at a time, with dice of the colour
/// that is missing on it as the rest.
fn fill_three_rows(game: &mut OneCard, place: usize) {
    let mut rows = game.players[0].cards[place - 1].rows.clone();
    let on_card: Vec<char> = rows.iter().map(|row| row.colour).collect();
    let missing = COLOURS.into_iter().find(|c| !on_card.contains(c)).unwrap();
    rows.sort_by_key(|row| row.boxes);
    for row in &rows[2..] {
        let mut left = row.boxes;
        while left > 0 {
            let now = left.min(5);
            let mut dice = vec![row.colour; now];
            dice.resize(5, missing);
            let dice: String = dice.into_iter().collect();
            play(game, &format!("{dice} | stop | {place}"));
            left -= now;
        }
    }
}

#[test]
fn example_5_no_sun_at_the_end() {
    let mut game = OneCard::new(1, false);
    play(&mut game, "first 1 | deal 1 2 | yyyyy | stop | 1");
    play(&mut game, "oyppp | stop | 1");
    assert_eq!(game.scores(), [9]);
    // Purple 3*, yellow 6 and blue 6*: 15 + 5.
    fill_three_rows(&mut game, 2);
    assert_eq!(game.scores(), [9 + 20]);
    play(&mut game, "draw 11"); // five rows of 4; the last three are filled: g4 b4* p4
    fill_three_rows(&mut game, 2);
    assert_eq!(game.scores(), [29 + 14]);
    play(&mut game, "draw 4"); // o2* y6* g4 b2 p6
    fill_three_rows(&mut game, 2);
    assert_eq!(game.scores(), [43 + 18]);
    play(&mut game, "draw 30"); // r4* o6 y2* g4 b4
    fill_three_rows(&mut game, 2);
    // K10: the fourth ends the game, nothing is drawn; K11: card 1 still gives 9.
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.scores(), [61 + 14]);
    assert_eq!(game.show(), "#2=20 #11=14 #4=18 #30=14 | #1 o1 y6 g0 b0 p3 ; Over ; active 1");
}

#[test]
fn a_full_card_is_25() {
    // K9: all boxes of a card.
    let mut card = Card::from_deck(11);
    for row in &mut card.rows {
        row.crossed = 4;
    }
    assert_eq!(card.points_when_scored(), 25);
    assert_eq!(card.points_of_full_rows(), 20);
}

#[test]
fn rolling_and_keeping() {
    let mut game = OneCard::new(2, false);
    play(&mut game, "first 2 | deal 6 7 | deal 8 9 | yppyo");
    assert_eq!(game.turn(), Turn::Decide(vec![2]));
    let keeps = [
        "stop",
        "keep",
        "keep o",
        "keep y",
        "keep p",
        "keep oy",
        "keep op",
        "keep yy",
        "keep yp",
        "keep pp",
        "keep oyy",
        "keep oyp",
        "keep opp",
        "keep yyp",
        "keep ypp",
        "keep oyyp",
        "keep oypp",
        "keep yypp",
    ];
    assert_eq!(choice_set(&game, 2), set(&keeps));
    for text in ["keep ", "keep oyypp", "keep r", "keep ooy", "keepy", "Stop"] {
        assert!(try_play(&mut game, text).is_err(), "{text}");
    }
    play(&mut game, "keep py"); // any order
    assert_eq!(game.turn(), Turn::Chance("reroll"));
    assert!(game.chance("rr").is_err());
    assert!(game.chance("rrrr").is_err());
    assert!(game.chance("rrw").is_err());
    let outcomes = game.outcomes();
    assert_eq!(outcomes.len(), 56);
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u64>(), 216);
    assert!(outcomes.contains(&("ryp".to_string(), 6)));
    assert!(outcomes.contains(&("ryy".to_string(), 3)));
    assert!(outcomes.contains(&("rrr".to_string(), 1)));
    play(&mut game, "ybr | keep | ooooo");
    // After the third roll the roller is asked nothing; no card of seat 2 has orange (K7).
    assert_eq!(game.turn(), Turn::Decide(vec![2]));
    assert_eq!(choice_set(&game, 2), set(&["-"]));
    play(&mut game, "-");
    assert_eq!(game.turn(), Turn::Decide(vec![1]));
    play(&mut game, "-");
    assert_eq!(game.turn(), Turn::Chance("roll"));
    play(&mut game, "rrrrr");
    assert_eq!(game.turn(), Turn::Decide(vec![1]));
}

#[test]
fn the_last_turn_is_finished_without_drawing() {
    // Seat 2 is active and scores their fourth card; seat 1 then scores too and does not draw (K10).
    let mut game = OneCard::new(2, false);
    play(&mut game, "first 2 | deal 6 7 | deal 11 1");
    game.players[1].scored = vec![(20, 10), (21, 10), (22, 10)];
    for (seat, crossed) in [(0, [0, 3, 1, 3, 5]), (1, [3, 4, 3, 0, 0])] {
        for (row, crossed) in game.players[seat].cards[0].rows.iter_mut().zip(crossed) {
            row.crossed = crossed;
        }
    }
    assert_eq!(game.scores(), [8, 34]);
    let mut other = game.clone();
    play(&mut game, "rgooo | stop | 1");
    assert_eq!(game.scores(), [8, 30 + 12 + 2]);
    assert_eq!(game.turn(), Turn::Decide(vec![1]));
    play(&mut game, "1");
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.scores(), [12, 44]);
    assert_eq!(game.winners(), [2]);
    // If seat 2 passes, seat 1 draws, and the game goes on.
    play(&mut other, "rgooo | stop | - | 1");
    assert_eq!(other.turn(), Turn::Chance("draw"));
    play(&mut other, "draw 30");
    assert_eq!(other.turn(), Turn::Chance("roll"));
    assert_eq!(other.active, 0);
}

#[test]
fn the_new_card_comes_before_the_next_player_marks() {
    let mut game = OneCard::new(2, false);
    play(&mut game, "first 1 | deal 6 7 | deal 11 1");
    for row in &mut game.players[0].cards[0].rows[..3] {
        row.crossed = row.boxes;
    }
    game.players[0].cards[0].rows[1].crossed = 2;
    play(&mut game, "yoooo | stop | 1");
    assert_eq!(game.scores(), [6 + 3 + 2 + 2, 0]);
    assert_eq!(game.turn(), Turn::Chance("draw"));
    play(&mut game, "draw 12");
    assert_eq!(game.turn(), Turn::Decide(vec![2]));
}

#[test]
fn advanced_setup_and_display() {
    let mut game = OneCard::new(2, true);
    play(&mut game, "first 2");
    assert_eq!(game.outcomes().len(), 142_506);
    assert!(game.chance("deal 1 2").is_err());
    assert!(game.chance("deal 1 2 3 4 4").is_err());
    play(&mut game, "deal 10 6 2 3 4");
    assert!(game.chance("deal 10 11 12 13 14").is_err());
    play(&mut game, "deal 11 12 13 14 15");
    assert_eq!(game.turn(), Turn::Decide(vec![1, 2]));
    assert_eq!(game.choices(1).len(), 10);
    assert!(try_play(&mut game, "hold 3 2 1, hold 1 2 3").is_err());
    play(&mut game, "hold 1 2 5, hold 1 2 3");
    assert_eq!(game.turn(), Turn::Chance("open"));
    assert_eq!(game.outcomes().len(), 24 * 23 * 22 / 6);
    // What was not held is back in the deck; order gives the places.
    assert!(game.chance("open 4 14 30").is_err());
    play(&mut game, "open 14 2 30");
    assert_eq!(game.turn(), Turn::Chance("roll"));
    let numbers =
        |game: &OneCard| -> Vec<usize> { game.players[0].cards.iter().map(|card| card.number).collect() };
    assert_eq!(numbers(&game), [10, 6, 4]);
    for row in &mut game.players[0].cards[1].rows[..3] {
        row.crossed = row.boxes;
    }
    game.players[0].cards[1].rows[1].crossed = 2;
    play(&mut game, "yyyyy | keep yyy | oo | keep y | oooo | -");
    assert_eq!(game.turn(), Turn::Decide(vec![1]));
    assert_eq!(choice_set(&game, 1), set(&["-", "1", "2", "3"]));
    play(&mut game, "2");
    assert_eq!(choice_set(&game, 1), set(&["take 1", "take 2", "take 3"]));
    play(&mut game, "take 2");
    assert_eq!(game.turn(), Turn::Chance("draw"));
    play(&mut game, "draw 5");
    assert_eq!(numbers(&game), [10, 4, 2]);
    assert_eq!(game.display, [14, 30, 5]);
    assert_eq!(game.turn(), Turn::Chance("roll"));
    assert_eq!(game.active, 0);
}

fn sample(game: &OneCard, random: &mut Lcg) -> String {
    match game.phase {
        Phase::First => format!("first {}", random.below(game.players.len()) + 1),
        Phase::Roll | Phase::Reroll => {
            let count = DICE - game.dice.len();
            let dice: Vec<char> = (0..count).map(|_| COLOURS[random.below(6)]).collect();
            in_order(&dice).into_iter().collect()
        }
        _ => {
            let word = match game.turn() {
                Turn::Chance(kind) => kind,
                _ => "",
            };
            let mut deck = game.deck.clone();
            let mut cards: Vec<usize> =
                (0..game.cards_due()).map(|_| deck.remove(random.below(deck.len()))).collect();
            cards.sort();
            phrase(word, &cards)
        }
    }
}

#[test]
fn random_games_end() {
    let mut random = Lcg(3);
    for advanced in [false, true] {
        for seats in 1..=4 {
            for round in 0..200 {
                let mut game = OneCard::new(seats, advanced);
                random_game(&mut game, &mut random, sample, round == 0);
                assert!(game.somebody_scored_four());
                // Every card is in exactly one place.
                let mut all = game.deck.clone();
                all.extend(&game.display);
                for player in &game.players {
                    assert!(player.scored.len() <= 4);
                    all.extend(player.cards.iter().map(|card| card.number));
                    all.extend(player.scored.iter().map(|(number, _)| number));
                }
                all.sort();
                assert_eq!(all, (1..=30).collect::<Vec<usize>>());
            }
        }
    }
}
