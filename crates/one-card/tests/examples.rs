//! The worked examples of `docs/rules/one-card.md`, by their numbers, and every rule they do not show.

#![allow(clippy::unwrap_used, clippy::panic)]

use conformance::script::{choices, forbidden, go_on, impossible, play, seat};
use one_card::{CardId, Chance, Choice, Colour, OneCard, Phase};
use table::{Game, Turn, winners};

fn solo() -> OneCard {
    OneCard::new(1).unwrap()
}

/// Card 6 is red 6, yellow 3 with a sun, green 2, blue 4 with a sun, purple 5; card 11 has four boxes in
/// red (sun), orange, green, blue (sun) and purple.
const EMPTY: &str = "- | #6 r0 y0 g0 b0 p0, #11 r0 o0 g0 b0 p0";

#[test]
fn example_1_a_colour_the_card_does_not_have_lapses() {
    let state = play(&solo(), EMPTY, "ppyyo | stop | 1");
    assert_eq!(solo().write_position(&state).unwrap(), "- | #6 r0 y2 g0 b0 p2, #11 r0 o0 g0 b0 p0");
}

#[test]
fn example_2_a_colour_that_does_not_fit_in_full_lapses() {
    let state = play(&solo(), "- | #6 r0 y2 g0 b0 p2, #11 r0 o0 g0 b0 p0", "pppyy | stop | 1");
    assert_eq!(solo().write_position(&state).unwrap(), "- | #6 r0 y2 g0 b0 p5, #11 r0 o0 g0 b0 p0");
}

#[test]
fn example_3_three_full_rows_score_at_once_with_a_sun() {
    let state = play(&solo(), "- | #6 r0 y2 g0 b0 p5, #11 r0 o0 g0 b0 p0", "pyggb | stop | 1");
    assert_eq!(state.phase(), Phase::Draw(seat(1)));
    let scored = state.hand(seat(1)).scored()[0];
    assert_eq!((scored.id().number(), scored.points()), (6, 5 + 3 + 2 + 2));
    assert_eq!(scored.crossed(Colour::Blue), Some(1), "blue was entered and is not full");
    let state = go_on(&solo(), state, "draw 23");
    assert_eq!(
        solo().write_position(&state).unwrap(),
        "#6=12 | #11 r0 o0 g0 b0 p0, #23 r0 o0 y0 g0 p0",
        "later cards move up and the new one is last"
    );
}

#[test]
fn example_4_four_full_rows_and_both_suns_are_21() {
    let state = play(&solo(), "- | #6 r0 y0 g0 b0 p0, #11 r3 o4 g2 b2 p0", "rggbb | stop | 2");
    assert_eq!(state.hand(seat(1)).scored()[0].points(), 4 + 4 + 4 + 4 + 5);
}

/// K11: no suns at the end.
#[test]
fn example_5_an_unscored_card_gives_its_full_rows_without_suns() {
    // Card 2 is orange 2, yellow 6, green 3, blue 6 with a sun, purple 3 with a sun.
    let state = solo().read_position("- | #2 o1 y6 g2 b5 p3, #11 r0 o0 g0 b0 p0").unwrap();
    assert_eq!(solo().scores(&state).as_slice(), [9]);
}

#[test]
fn all_boxes_full_is_possible() {
    // Two rows were full, and the last five dice fill the other three (K9).
    let state = play(&solo(), "- | #6 r0 y0 g0 b0 p0, #11 r4 o4 g3 b3 p3", "gbprr | stop | 2");
    assert_eq!(state.hand(seat(1)).scored()[0].points(), 25);
}

#[test]
fn the_roller_keeps_none_to_four_dice_and_rolls_three_times_at_most() {
    let state = play(&solo(), EMPTY, "oyypp");
    assert_eq!(choices(&solo(), &state, 1).len(), 1 + (2 * 3 * 3 - 1));
    assert_eq!(choices(&solo(), &state, 1)[..4], ["stop", "keep", "keep o", "keep y"]);
    assert!(!choices(&solo(), &state, 1).contains(&"keep oyypp".to_owned()), "that is stopping");
    assert_eq!(forbidden(&solo(), &state, 1, "keep ooy"), "K5");
    assert_eq!(forbidden(&solo(), &state, 1, "1"), "K5");
    let state = go_on(&solo(), state, "keep yy");
    assert_eq!(state.dice().unwrap().to_string(), "yy");
    assert_eq!(impossible(&solo(), &state, "ggg"), None);
    assert_eq!(impossible(&solo(), &state, "gg"), Some("K5"));
    assert_eq!(impossible(&solo(), &state, "draw 3"), Some("K5"));
    let state = go_on(&solo(), state, "rgb");
    assert_eq!(state.dice().unwrap().to_string(), "ryygb", "rolled dice join those kept");
    // A die kept earlier may be rolled again; after the third roll nobody is asked.
    let state = go_on(&solo(), state, "keep rgb | oo");
    assert_eq!((state.phase(), state.rolls()), (Phase::Mark(seat(1)), 3));
    let state = play(&solo(), EMPTY, "oyypp | keep | rrrrr");
    assert_eq!((state.phase(), state.rolls()), (Phase::Roller, 2));
}

#[test]
fn a_card_on_which_nothing_would_be_entered_cannot_be_chosen() {
    let state = play(&solo(), "- | #6 r0 y0 g2 b0 p0, #11 r0 o0 g4 b0 p0", "ggggg | stop");
    assert_eq!(choices(&solo(), &state, 1), ["-"]);
    assert_eq!(forbidden(&solo(), &state, 1, "1"), "K7");
    assert_eq!(forbidden(&solo(), &state, 1, "3"), "K6");
    assert_eq!(forbidden(&solo(), &state, 1, "stop"), "K6");
    let state = play(&solo(), EMPTY, "ooooo | stop");
    assert_eq!(choices(&solo(), &state, 1), ["-"], "five orange dice fit no row of four");
    let state = play(&solo(), EMPTY, "oooog | stop");
    assert_eq!(choices(&solo(), &state, 1), ["-", "1", "2"], "green fits on card 6, orange on card 11");
}

#[test]
fn all_players_mark_in_order_beginning_with_the_active_one() {
    let game = OneCard::new(3).unwrap();
    let state = go_on(&game, game.start(), "first 2 | deal 4 17 | deal 6 11 | deal 1 2 | bbbyy | stop");
    assert_eq!(state.phase(), Phase::Mark(seat(2)));
    let state = go_on(&game, state, "1 | -");
    assert_eq!(state.phase(), Phase::Mark(seat(1)));
    let state = go_on(&game, state, "-");
    assert_eq!((state.phase(), game.active(&state)), (Phase::Roll, Some(seat(3))));
    assert_eq!(state.dice(), None);
}

/// Seat 1 needs one red die for their fourth card, seat 2 for their second.
const LAST: &str = "#3=13 #8=14 #9=11 | #6 r5 y3 g2 b0 p0, #11 r0 o0 g0 b0 p0 / #1=14 | #12 r4 o3 g0 b4 p0, #13 r0 o0 g0 b0 p0";

#[test]
fn the_turn_of_the_fourth_card_is_finished_by_all_and_nobody_draws() {
    let game = OneCard::new(2).unwrap();
    // Card 9 is red 4, yellow 6, green 2 and blue 2 with suns, purple 6; with red, green and one sun it has
    // no 11, so the position says what a card can score.
    let error = game.read_position(&format!("{LAST} ; active 1")).unwrap_err();
    assert!(error.to_string().contains("K8"), "{error}");
    let last = LAST.replace("#9=11", "#9=13").replace("#1=14", "#1=17");
    let state = play(&game, &format!("{last} ; active 1"), "ryyyy | stop | 1");
    assert_eq!(state.phase(), Phase::Mark(seat(2)), "the others still mark (K10)");
    let ended = go_on(&game, state, "1");
    assert_eq!(game.turn(&ended), Turn::Over);
    assert_eq!(ended.hand(seat(2)).scored().len(), 2);
    assert_eq!(ended.hand(seat(2)).open().len(), 1, "nothing is drawn any more");
    // The other way round, seat 2 scores first and still draws.
    let state = play(&game, &format!("{last} ; active 2"), "ryyyy | stop | 1");
    assert_eq!(state.phase(), Phase::Draw(seat(2)));
    let ended = go_on(&game, state, "draw 30 | 1");
    assert_eq!(game.turn(&ended), Turn::Over);
    assert_eq!(ended.hand(seat(2)).open().len(), 2);
}

/// K12: the highest total wins.
#[test]
fn equal_totals_share_the_win() {
    let game = OneCard::new(2).unwrap();
    let state = game
        .read_position(&format!("{EMPTY} / - | #1 o2 y0 g0 b0 p0, #2 o0 y0 g0 b0 p0 ; active 1"))
        .unwrap();
    assert_eq!(winners(&game.scores(&state)), table::Seats::only(seat(2)));
    assert_eq!(winners(&game.scores(&game.start())).len(), 2);
}

#[test]
fn the_advanced_game_keeps_three_of_five_and_takes_from_three() {
    let game = OneCard::new(2).unwrap().with_advanced(true);
    let state = go_on(
        &game,
        game.start(),
        "first 1 | deal 5 1 9 6 3 | deal 2 4 6 8 10".replace("2 4 6", "2 4 7").as_str(),
    );
    assert_eq!(state.phase(), Phase::Hold);
    assert_eq!(state.dealt(seat(1)).iter().map(|card| card.number()).collect::<Vec<_>>(), [5, 1, 9, 6, 3]);
    assert_eq!(choices(&game, &state, 2).len(), 10);
    assert_eq!(forbidden(&game, &state, 1, "1"), "K13");
    let state = go_on(&game, state, "hold 1 3 4, hold 1 2 3");
    let held: Vec<usize> = state.hand(seat(1)).open().iter().map(|card| card.id().number()).collect();
    assert_eq!(held, [5, 9, 6], "in the order dealt");
    // The cards not kept are back in the pile: they may be opened.
    assert_eq!(impossible(&game, &state, "open 1 3 8"), None);
    assert_eq!(impossible(&game, &state, "open 1 3 6"), Some("K14"));
    assert_eq!(impossible(&game, &state, "open 1 3 3"), Some("K14"));
    let state = go_on(&game, state, "open 1 3 8 | rrrrg");
    assert_eq!(choices(&game, &state, 1).len(), 5 * 2);
}

#[test]
fn the_advanced_display_moves_up_and_is_refilled_last() {
    let game = OneCard::new(1).unwrap().with_advanced(true);
    let position = "- | #6 r5 y3 g2 b0 p0, #11 r0 o0 g0 b0 p0, #1 o0 y0 g0 b0 p0 ; open 3 9 28";
    let state = play(&game, position, "ryyyy | stop | 1");
    assert_eq!(choices(&game, &state, 1), ["take 1", "take 2", "take 3"]);
    assert_eq!(forbidden(&game, &state, 1, "-"), "K14");
    let state = go_on(&game, state, "take 2");
    assert_eq!(impossible(&game, &state, "draw 9"), Some("K14"), "it has just been taken");
    assert_eq!(impossible(&game, &state, "draw 6"), Some("K14"), "it has been scored");
    let state = go_on(&game, state, "draw 30");
    assert_eq!(
        game.write_position(&state).unwrap(),
        "#6=13 | #11 r0 o0 g0 b0 p0, #1 o0 y0 g0 b0 p0, #9 r0 y0 g0 b0 p0 ; open 3 28 30"
    );
}

#[test]
fn cards_come_only_once() {
    let game = OneCard::new(2).unwrap();
    let state = go_on(&game, game.start(), "first 1");
    assert_eq!(impossible(&game, &state, "deal 4 4"), Some("K4"));
    assert_eq!(impossible(&game, &state, "deal 1 2 3 4 5"), Some("K4"));
    let state = go_on(&game, state, "deal 17 4");
    assert_eq!(state.hand(seat(1)).open()[0].id(), CardId::numbered(17).unwrap(), "a deal keeps its order");
    assert_eq!(impossible(&game, &state, "deal 4 5"), Some("K4"));
    assert_eq!(impossible(&game, &state, "draw 5"), Some("K4"));
    assert_eq!(impossible(&game, &game.start(), "first 3"), Some("K4"));
    assert_eq!(impossible(&game, &game.start(), "rrrrr"), Some("K4"));
    let advanced = game.clone().with_advanced(true);
    let state = go_on(&advanced, advanced.start(), "first 1");
    assert_eq!(impossible(&advanced, &state, "deal 4 5"), Some("K13"));
    assert_eq!(impossible(&advanced, &state, "draw 5"), Some("K13"));
}

#[test]
fn tokens_that_are_no_notation_are_refused() {
    for text in [
        "",
        "rrrrrr",
        "rx",
        "first",
        "first 0",
        "deal",
        "deal 1",
        "deal 1 2 3",
        "deal 0 1",
        "deal 1 31",
        "open 1 2",
        "draw",
        "draw 0",
        "draw 1 2",
        "R",
    ] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
    for text in [
        "",
        "0",
        "4",
        "01",
        "1 2",
        "keep x",
        "keep rrrrr",
        "hold 1 2",
        "hold 1 1 2",
        "hold 3 2 1",
        "hold 1 2 6",
        "take",
        "take 0",
        "take 4",
        "stop 1",
        "- -",
    ] {
        assert!(text.parse::<Choice>().is_err(), "{text}");
    }
    assert_eq!("keep pyr".parse::<Choice>().unwrap().to_string(), "keep ryp", "order is free on input");
    assert_eq!("pyoyp".parse::<Chance>().unwrap().to_string(), "oyypp");
}

#[test]
fn seats_are_one_to_four() {
    assert!(OneCard::new(0).is_none() && OneCard::new(5).is_none());
    assert!((1..=4).all(|seats| OneCard::new(seats).is_some()));
}
