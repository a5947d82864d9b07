//! Cards from a file, and positions: what the game needs is accepted, anything else refused with the rule.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;

use one_card::{CardId, Colour, Deck, OneCard};
use table::{Game, PositionError};

fn lines() -> Vec<String> {
    Deck::built_in().lines()
}

fn refused(lines: &[String]) -> (usize, &'static str) {
    let error = lines.join("\n").parse::<Deck>().unwrap_err();
    (error.line, error.rule)
}

/// K3: what our own deck promises.
#[test]
fn the_built_in_deck_is_balanced_as_the_rules_say() {
    let deck = Deck::built_in();
    let mut missing: BTreeMap<Colour, u32> = BTreeMap::new();
    let mut suns: BTreeMap<Vec<Colour>, u32> = BTreeMap::new();
    for card in CardId::all().map(|id| *deck.card(id)) {
        let rows: Vec<u8> = card.colours().map(|colour| card.boxes(colour)).collect();
        assert!(rows.iter().all(|boxes| (2..=6).contains(boxes)));
        assert_eq!((rows.len(), rows.iter().sum::<u8>()), (5, 20), "{card}");
        for colour in Colour::ALL.into_iter().filter(|colour| card.boxes(*colour) == 0) {
            *missing.entry(colour).or_default() += 1;
        }
        let with_sun: Vec<Colour> = card.colours().filter(|colour| card.has_sun(*colour)).collect();
        *suns.entry(with_sun).or_default() += 1;
    }
    assert_eq!(missing.into_values().collect::<Vec<_>>(), [5; 6]);
    assert_eq!((suns.len(), suns.into_values().all(|count| count == 2)), (15, true));
    for example in ["R6 Y3* G2 B4* P5", "R4* O4 G4 B4* P4", "O2 Y6 G3 B6* P3*"] {
        assert!(lines().contains(&example.to_owned()), "{example}");
    }
}

#[test]
fn decks_round_trip_through_their_lines() {
    assert_eq!(lines().join("\n").parse::<Deck>().unwrap(), *Deck::built_in());
    assert_eq!(OneCard::new(2).unwrap().own_material(), None);
}

#[test]
fn a_deck_of_ones_own_is_played_and_recorded() {
    let mut own = lines();
    own[0] = "  r1 o12* y1 g1 b1* # lower case and any lengths will do".to_owned();
    own.insert(3, "# a comment".to_owned());
    let game = OneCard::new(1).unwrap().with_cards(own.join("\r\n").parse().unwrap());
    let (key, recorded) = game.own_material().unwrap();
    assert_eq!((key, recorded[0].as_str(), recorded.len()), ("Cards", "R1 O12* Y1 G1 B1*", 30));
    conformance::check_all(&game);
    conformance::check_all(&game.with_advanced(true));
}

#[test]
fn wrong_decks_are_refused_with_line_and_rule() {
    let with = |line: &str| {
        let mut lines = lines();
        lines[4] = line.to_owned();
        lines
    };
    assert_eq!(refused(&with("R6 Y3* G2 B4*")), (5, "K2"));
    assert_eq!(refused(&with("R6 O1 Y3* G2 B4* P5")), (5, "K2"));
    assert_eq!(refused(&with("R6 Y3* G2 B4* R5")), (5, "K2"));
    assert_eq!(refused(&with("R6 Y3* G2 B4 P5")), (5, "K2"));
    assert_eq!(refused(&with("R6* Y3* G2 B4* P5")), (5, "K2"));
    assert_eq!(refused(&with("R6 Y3* G0 B4* P5")), (5, "K2"));
    assert_eq!(refused(&with("R6 Y3* G128 B4* P5")), (5, "K2"));
    assert_eq!(refused(&with("R6 Y3* G B4* P5")), (5, "K2"));
    assert_eq!(refused(&with("R6 Y3* W2 B4* P5")), (5, "K1"));
    assert_eq!(refused(&lines()[..29]), (29, "K2"));
    let mut too_many = lines();
    too_many.push("R6 Y3* G2 B4* P5".to_owned());
    assert_eq!(refused(&too_many), (31, "K2"));
    assert_eq!(refused(&[]), (1, "K2"));
}

#[test]
fn positions_that_could_not_arise_are_refused() {
    let rule = |game: &OneCard, text: &str| match game.read_position(text) {
        Err(PositionError::Impossible(violation)) => violation.rule,
        Err(PositionError::Unreadable(_)) => "unreadable",
        Ok(_) => "read",
    };
    let basic = OneCard::new(1).unwrap();
    for (text, expected) in [
        ("#3=13 | #6 r2 y1 g0 b0 p3, #11 r0 o0 g0 b0 p0", "read"),
        (" | #6 r2 y1 g0 b0 p3, #11 r0 o0 g0 b0 p0", "read"),
        ("- | #6 p3 r2 y1 g0 b0, #11 r0 o0 g0 b0 p0 ; active 1", "read"),
        ("#3=12 | #6 r2 y1 g0 b0 p3, #11 r0 o0 g0 b0 p0", "K8"),
        ("- | #6 r6 y3 g2 b0 p3, #11 r0 o0 g0 b0 p0", "K8"),
        ("- | #6 r7 y3 g0 b0 p3, #11 r0 o0 g0 b0 p0", "K7"),
        ("- | #6 o0 y3 g0 b0 p3, #11 r0 o0 g0 b0 p0", "K2"),
        ("- | #6 r0 y0 g0 b0 p0, #6 r0 y0 g0 b0 p0", "K2"),
        ("#6=12 | #6 r0 y0 g0 b0 p0, #11 r0 o0 g0 b0 p0", "K2"),
        ("- | #6 r0 y0 g0 b0 p0", "K4"),
        ("#3=13 #8=14 #9=13 #1=17 | #6 r0 y0 g0 b0 p0, #11 r0 o0 g0 b0 p0", "K10"),
        ("#6 r0 y0 g0 b0 p0, #11 r0 o0 g0 b0 p0", "unreadable"),
        ("- | #6 r0 y0 g0 b0, #11 r0 o0 g0 b0 p0", "unreadable"),
        ("- | #6 r0 r0 y0 g0 b0, #11 r0 o0 g0 b0 p0", "unreadable"),
        ("- | #31 r0 y0 g0 b0 p0, #11 r0 o0 g0 b0 p0", "unreadable"),
        ("- | #6 r0 y0 g0 b0 p0, #11 r0 o0 g0 b0 p0 ; open 1 2 3", "unreadable"),
        ("3=13 | #6 r0 y0 g0 b0 p0, #11 r0 o0 g0 b0 p0", "unreadable"),
    ] {
        assert_eq!(rule(&basic, text), expected, "{text}");
    }
    let advanced = basic.with_advanced(true);
    let cards = "- | #6 r0 y0 g0 b0 p0, #11 r0 o0 g0 b0 p0, #1 o0 y0 g0 b0 p0";
    for (rest, expected) in [
        (" ; open 3 9 28", "read"),
        ("", "unreadable"),
        (" ; open 3 9", "unreadable"),
        (" ; open 3 9 28 30", "unreadable"),
        (" ; shut 3 9 28", "unreadable"),
        (" ; open 3 9 1", "K2"),
        (" ; open 3 9 9", "K2"),
    ] {
        assert_eq!(rule(&advanced, &format!("{cards}{rest}")), expected, "{rest}");
    }
    assert_eq!(rule(&advanced, "- | #6 r0 y0 g0 b0 p0, #11 r0 o0 g0 b0 p0 ; open 3 9 28"), "K13");
}
