//! The worked examples of `docs/rules/twenty-one.md`, by their numbers, and every rule they do not show.

#![allow(clippy::unwrap_used, clippy::panic)]

use conformance::script::{choices, forbidden, go_on, impossible, play, seat};
use table::{Event, Game, Table, Turn, winners};
use twenty_one::{Chance, Choice, Layouts, Phase, TwentyOne};

fn solo() -> TwentyOne {
    TwentyOne::new(1).unwrap()
}

#[test]
fn example_1_the_second_roll_rolls_exactly_the_dice_that_do_not_show_1() {
    let game = solo();
    let state = play(&game, "A:------", "w6 k4 r3 b3 y1 g1 | reroll");
    assert_eq!(impossible(&game, &state, "w2 k2 r2 b2"), None);
    assert_eq!(impossible(&game, &state, "w2 k2 r2"), Some("T4"));
    assert_eq!(impossible(&game, &state, "w2 k2 r2 b2 y2"), Some("T4"));
    let mut outcomes = 0;
    game.outcomes(&state, |_, weight| outcomes += weight);
    assert_eq!(outcomes, 6 * 6 * 6 * 6);
    let state = go_on(&game, state, "w2 k3 r4 b5");
    assert_eq!(state.dice().unwrap().to_string(), "w2 k3 r4 b5 y1 g1");
    assert_eq!(state.phase(), Phase::Write, "nobody rolls a third time");
}

/// Sheets whose first row of sheet A has the numbers of the second example.
fn example_2_game() -> TwentyOne {
    let built_in = Layouts::built_in().lines();
    let lines: Vec<String> = built_in
        .iter()
        .map(|line| match line.split_once(": ") {
            Some(("A", _)) => "A: y6 g5 r4 b3 w2 k1".to_owned(),
            _ => line.clone(),
        })
        .collect();
    solo().with_sheets(lines.join("\n").parse().unwrap())
}

#[test]
fn example_2_what_fits_may_be_written_and_what_is_equal_is_a_hit() {
    let game = example_2_game();
    let state = play(&game, "A:------", "w4 k6 r1 b6 y6 g6 | reroll | w4 k1 b3 y4 g2");
    let legal = choices(&game, &state, 1);
    assert_eq!(legal.len(), 31 + 1, "any of five dice that fit, or the cross-out");
    assert!(legal.iter().all(|choice| !choice.contains('w')), "white 4 does not fit");
    assert_eq!(forbidden(&game, &state, 1, "w4"), "T5");
    let state = go_on(&game, state, "k1 b3 y4");
    // 1 + 3 + 4 and two hits.
    assert_eq!(game.scores(&state).as_slice(), [8 + 3]);
    assert_eq!(game.write_position(&state).unwrap(), "A:4--3-1");
}

#[test]
fn example_3_the_left_most_empty_field_is_crossed_out() {
    // Sheet B begins with green 6, yellow 5, red 4, blue 3, white 2, black 1.
    let game = TwentyOne::new(1).unwrap();
    let state = play(&game, "B:6-432-", "w6 k5 r1 b1 y6 g5 | keep");
    assert_eq!(choices(&game, &state, 1), ["x"], "yellow 6 and black 5 are too large");
    let state = go_on(&game, state, "x");
    assert_eq!(game.write_position(&state).unwrap(), "B:6x432-");
}

/// T7, T8: hits and their bonus.
#[test]
fn example_4_a_row_with_three_hits_is_20() {
    // 5, crossed out, 4 (hit), 2, 2 (hit), 1 (hit): 14 + 6.
    let game = solo();
    let state = game.read_position("A:5x4221/------").unwrap();
    assert_eq!(game.scores(&state).as_slice(), [20]);
    assert_eq!(state.sheet(seat(1)).row_points(game.layouts(), 0), 20);
}

/// T10: the row one is in counts as it stands.
#[test]
fn example_5_an_unfinished_row_counts_as_it_stands() {
    // A player in row 3 with 4 (hit) and 2: 6 + 1.
    let game = solo();
    let state = game.read_position("A:xxxxxx/xxxxxx/--42--").unwrap();
    assert_eq!(game.scores(&state).as_slice(), [7]);
}

#[test]
fn six_ones_leave_nothing_to_roll_again() {
    let state = play(&solo(), "A:------", "w1 k1 r1 b1 y1 g1");
    assert_eq!(choices(&solo(), &state, 1), ["keep"]);
    assert_eq!(forbidden(&solo(), &state, 1, "reroll"), "T4");
    assert_eq!(forbidden(&solo(), &state, 1, "x"), "T4");
}

/// T6: nobody has to write.
#[test]
fn crossing_out_is_allowed_to_who_could_write_and_writing_is_never_forced() {
    // Sheet A begins with blue 6, white 5, green 4, yellow 3, black 2, red 1.
    let state = play(&solo(), "A:------", "w5 k6 r6 b6 y6 g6 | keep");
    assert_eq!(choices(&solo(), &state, 1), ["w5", "b6", "w5 b6", "x"]);
    assert_eq!(forbidden(&solo(), &state, 1, "w4"), "T5");
    assert_eq!(forbidden(&solo(), &state, 1, "k6"), "T5");
    assert_eq!(forbidden(&solo(), &state, 1, "keep"), "T5");
    let state = go_on(&solo(), state, "w5");
    assert_eq!(solo().write_position(&state).unwrap(), "A:-5----", "the exact hit in blue was left");
    let state = go_on(&solo(), state, "w5 k6 r6 b6 y6 g6 | keep");
    assert_eq!(choices(&solo(), &state, 1), ["b6", "x"]);
    assert_eq!(forbidden(&solo(), &state, 1, "w5"), "T5");
    let says = |choice: &str| solo().explain(&state, seat(1), choice.parse().unwrap()).why.to_string();
    assert!(says("w5").ends_with("the white field of this row is not empty"));
    assert!(says("k6").starts_with("6 is larger than 2"));
}

#[test]
fn a_full_row_is_followed_by_the_next_one_in_the_next_round() {
    // Row 2 of sheet A: white 6, green 5, yellow 4, black 3, red 2, blue 1.
    let state = play(&solo(), "A:-54321", "w6 k6 r6 b6 y6 g6 | keep | b6");
    assert_eq!(solo().write_position(&state).unwrap(), "A:654321/------");
    assert_eq!(solo().scores(&state).as_slice(), [42]);
    let state = go_on(&solo(), state, "w6 k6 r6 b6 y6 g6 | keep");
    assert_eq!(choices(&solo(), &state, 1), ["w6", "x"]);
}

#[test]
fn the_round_in_which_somebody_fills_his_fifth_row_is_the_last() {
    let game = TwentyOne::new(3).unwrap();
    let crossed = "xxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxx-";
    let position = format!("A:{crossed} / B:{crossed} / C:xxxxxx/xxxxxx/xxxxxx/xxxxx1/xxxxx- ; active 2");
    // Black 1 is the last field of the fifth row of sheet C.
    let state = play(&game, &position, "w1 k1 r1 b1 y1 g1 | keep | x, x, k1");
    assert_eq!(game.turn(&state), Turn::Over, "several may finish together (T9)");
    assert!([1, 2, 3].iter().all(|number| state.sheet(seat(*number)).current_row().is_none()));
    assert_eq!(game.scores(&state).as_slice(), [0, 0, 1 + 1 + 1 + 1]);
}

/// T10, T11: the last row as it stands, and the highest total wins.
#[test]
fn others_score_the_row_they_are_in_when_the_game_ends() {
    let game = TwentyOne::new(2).unwrap();
    let position = "A:xxxxxx/xxxxxx/xxxxxx/654321/5----- / B:6xxxxx/5xxxxx/4xxxxx/3x---- ; active 2";
    let state = play(&game, position, "w1 k1 r1 b1 y1 g1 | keep | w1 r1 b1 y1 g1, x");
    assert_eq!(game.turn(&state), Turn::Over);
    assert_eq!(game.scores(&state).as_slice(), [42 + 5 + 5 + 1, 6 + 1 + 5 + 4 + 3]);
    assert_eq!(winners(&game.scores(&state)), table::Seats::only(seat(1)));
}

#[test]
fn everybody_has_a_sheet_of_his_own() {
    let game = TwentyOne::new(3).unwrap();
    let start = game.start();
    assert_eq!(impossible(&game, &start, "first 2 sheets CAF"), None);
    assert_eq!(impossible(&game, &start, "first 2 sheets CAC"), Some("T2"));
    assert_eq!(impossible(&game, &start, "first 2 sheets CA"), Some("T2"));
    assert_eq!(impossible(&game, &start, "first 2 sheets CAFB"), Some("T2"));
    assert_eq!(impossible(&game, &start, "first 4 sheets CAF"), Some("T4"));
    assert_eq!(impossible(&game, &start, "w1 k1 r1 b1 y1 g1"), Some("T4"));
    let state = go_on(&game, start, "first 2 sheets CAF");
    let letters: String =
        [1, 2, 3].map(|number| state.sheet(seat(number)).letter().letter()).iter().collect();
    assert_eq!((letters.as_str(), game.active(&state)), ("CAF", Some(seat(2))));
    assert_eq!(impossible(&game, &state, "first 2 sheets CAF"), Some("T4"));
    assert_eq!(impossible(&game, &state, "w1 k1 r1 b1 y1"), Some("T4"));
    let state = go_on(&game, state, "w1 k1 r1 b1 y1 g1 | keep | x, x, x");
    assert_eq!(game.active(&state), Some(seat(3)), "the next roller is clockwise (T4)");
}

#[test]
fn tokens_that_are_no_notation_are_refused() {
    for text in [
        "",
        "w7",
        "w0",
        "w",
        "w1 w2",
        "v1",
        "w11",
        "first 1",
        "first 1 sheets",
        "first 1 sheets AG",
        "first 0 sheets A",
        "sheets A",
    ] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
    for text in ["", "k", "k0", "k7", "k1k2", "k1 k2", "xx", "-", "Keep", "keep k1"] {
        assert!(text.parse::<Choice>().is_err(), "{text}");
    }
    assert_eq!("b3 k1".parse::<Choice>().unwrap().to_string(), "k1 b3", "order is free on input");
}

#[test]
fn the_doc_example_and_its_record() {
    let mut table = Table::new(solo());
    for text in ["first 1 sheets A", "w4 k1 r1 b3 y4 g2"] {
        table.play(Event::Chance(text.parse().unwrap())).unwrap();
    }
    table.commit(seat(1), "reroll".parse().unwrap()).unwrap();
    table.play(Event::Chance("w4 b3 y4 g2".parse().unwrap())).unwrap();
    table.commit(seat(1), "b3 k1".parse().unwrap()).unwrap();
    assert_eq!(table.moves(), "first 1 sheets A\nw4 k1 r1 b3 y4 g2 | reroll | w4 b3 y4 g2 | k1 b3\n");
}

#[test]
fn seats_are_one_to_six() {
    assert!(TwentyOne::new(0).is_none() && TwentyOne::new(7).is_none());
    assert!((1..=6).all(|seats| TwentyOne::new(seats).is_some()));
}
