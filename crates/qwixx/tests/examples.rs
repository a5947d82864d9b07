//! The worked examples of `docs/rules/qwixx.md`, by their numbers, and every rule that they do not show.

#![allow(clippy::unwrap_used, clippy::panic)]

use conformance::script::{choices, forbidden, impossible, play, seat};
use qwixx::{Chance, Qwixx, Row};
use table::{Event, Game, Table, Turn, winners};

fn solo() -> Qwixx {
    Qwixx::new(1).unwrap()
}

#[test]
fn example_1_numbers_left_of_the_last_cross_are_lost() {
    let game = solo();
    for sum in 2..=12 {
        let (high, low) = if sum > 7 { (6, sum - 6) } else { (sum - 1, 1) };
        let state = play(&game, "r5,7 y- g- b- x0", &format!("w{high} w{low} r1 y1 g1 b1"));
        let field = format!("r{sum}");
        let legal = choices(&game, &state, 1).contains(&field);
        assert_eq!(legal, (8..=11).contains(&sum), "red {sum}");
        if sum < 8 {
            assert_eq!(forbidden(&game, &state, 1, &field), "Q11");
        }
    }
}

#[test]
fn example_2_a_five_crossed_in_different_rows() {
    let mut table = Table::new(Qwixx::new(4).unwrap());
    table.play(Event::Chance("first 2".parse().unwrap())).unwrap();
    table.play(Event::Chance("w4 w1 r3 y5 g2 b6".parse().unwrap())).unwrap();
    for (number, choice) in [(1, "y5"), (2, "r5"), (3, "-"), (4, "-")] {
        table.commit(seat(number), choice.parse().unwrap()).unwrap();
    }
    assert_eq!(table.turn(), Turn::Decide(table::Seats::only(seat(2))));
    table.commit(seat(2), "b10".parse().unwrap()).unwrap();
    assert_eq!(table.moves(), "first 2\nw4 w1 r3 y5 g2 b6 | y5, r5, -, - | b10\n");
    assert_eq!(table.scores().as_slice(), [1, 2, 0, 0]);
    assert_eq!(table.game().active(table.state()), Some(seat(3)), "the turn passes clockwise (Q4)");
}

/// Q18: the points of rows and misthrows.
#[test]
fn example_3_four_rows_and_two_misthrows_are_70_points() {
    let sheet = "r2,3,4,5 y2,3,4 g12,11,10,9,8,7,6 b12,11,10,9,8,7,6,5 x2";
    let state = solo().read_position(sheet).unwrap();
    assert_eq!(solo().scores(&state).as_slice(), [70]);
}

/// Two seats, green locked by seat 1, and five crosses each in red and yellow.
const GREEN_LOCKED: &str = "r2,3,4,5,6 y- g12,11,10,9,8,2! b- x0 / r- y2,3,4,5,6 g- b- x0 ; active 1";

/// Q15: one number locks two rows at once.
#[test]
fn example_4_two_rows_locked_in_one_action_end_the_game_with_three() {
    let game = Qwixx::new(2).unwrap();
    let state = play(&game, GREEN_LOCKED, "w6 w6 r1 y1 b1 | r12, y12");
    assert_eq!(game.turn(&state), Turn::Over);
    assert_eq!(state.closed().iter().collect::<Vec<_>>(), [Row::Red, Row::Yellow, Row::Green]);
    assert_eq!(game.scores(&state).as_slice(), [28 + 28, 28]);
}

#[test]
fn example_5_four_crosses_do_not_reach_the_last_number() {
    let game = Qwixx::new(2).unwrap();
    let position = "r2,3,4,5,6 y- g- b- x0 / r2,3,4,5 y6 g- b- x0 ; active 1";
    let state = play(&game, position, "w6 w6 r1 y1 g1 b1");
    assert!(choices(&game, &state, 1).contains(&"r12".to_owned()));
    assert_eq!(choices(&game, &state, 2).join(" "), "- g12 b12");
    assert_eq!(forbidden(&game, &state, 2, "r12"), "Q12");
}

#[test]
fn example_6_everybody_who_crosses_the_last_number_gets_the_lock() {
    let game = Qwixx::new(2).unwrap();
    let position = "r2,3,4,5,6 y5,6,7,8 g- b- x0 / r2,3,4,5,6,7,8,9,10 y- g- b- x0 ; active 1";
    let state = play(&game, position, "w6 w6 r1 y1 g1 b1 | r12, r12");
    assert!(state.sheet(seat(1)).has_lock(Row::Red) && state.sheet(seat(2)).has_lock(Row::Red));
    assert_eq!(game.scores(&state).as_slice(), [28 + 10, 66]);
    assert_eq!(
        game.turn(&state),
        Turn::Decide(table::Seats::only(seat(1))),
        "one lock does not end the game"
    );
}

#[test]
fn example_7_the_fifth_cross_of_action_1_counts_in_action_2() {
    let game = solo();
    let state = play(&game, "r- y- g12,11,10,9 b- x0", "w2 w1 r6 y6 g1 b6 | g3");
    assert!(choices(&game, &state, 1).contains(&"g2".to_owned()));
    let state = play(&game, "r- y- g12,11,10,9 b- x0", "w2 w1 r6 y6 g1 b6 | g3 | g2");
    assert!(state.sheet(seat(1)).has_lock(Row::Green));
    assert_eq!(game.scores(&state).as_slice(), [28]);
    let state = play(&game, "r- y- g12,11,10,9 b- x0", "w2 w1 r6 y6 g1 b6 | -");
    assert_eq!(forbidden(&game, &state, 1, "g2"), "Q12");
}

#[test]
fn example_8_a_row_locked_in_action_1_bars_its_die_in_action_2() {
    let game = solo();
    let state = play(&game, "r2,3,4,5,6 y- g- b- x0", "w6 w6 r1 y1 g1 b3 | r12");
    assert_eq!(state.dice().unwrap().coloured(Row::Red), None, "Q14: the red die is gone");
    assert!(!state.closed().is_empty() && game.start().closed().is_empty());
    assert_eq!(choices(&game, &state, 1).join(" "), "- y7 g7 b9");
    assert_eq!(forbidden(&game, &state, 1, "r7"), "Q14");
    let state = play(&game, "r2,3,4,5,6 y- g- b- x0", "w6 w6 r1 y1 g1 b3 | r12 | b9");
    assert_eq!(state.sheet(seat(1)).crosses(Row::Blue), 1);
}

#[test]
fn a_lock_of_another_seat_bars_the_die_for_the_active_player() {
    let game = Qwixx::new(2).unwrap();
    let position = "r2,3 y- g- b- x0 / r2,3,4,5,6 y- g- b- x0 ; active 1";
    let state = play(&game, position, "w6 w6 r1 y1 g1 b3 | -, r12");
    assert_eq!(choices(&game, &state, 1).join(" "), "- y7 g7 b9");
    assert!(!state.sheet(seat(1)).has_lock(Row::Red), "only who crossed the number has the lock (Q14)");
    let state = play(&game, position, "w6 w6 r1 y1 g1 b3 | -, r12 | - | w6 w6 y1 g1 b3");
    assert_eq!(forbidden(&game, &state, 2, "r12"), "Q14");
}

#[test]
fn a_second_lock_in_action_1_ends_the_game_without_a_misthrow() {
    let game = Qwixx::new(2).unwrap();
    let state = play(&game, GREEN_LOCKED, "w6 w6 r1 y1 b1 | -, y12");
    assert_eq!(game.turn(&state), Turn::Over);
    assert_eq!(state.sheet(seat(1)).misthrows(), 0, "Q17");
}

#[test]
fn finish_turn_plays_action_2_and_the_misthrow_before_the_end() {
    let game = Qwixx::new(2).unwrap().with_finish_turn(true);
    let state = play(&game, GREEN_LOCKED, "w6 w6 r1 y1 b1 | -, y12");
    assert_eq!(choices(&game, &state, 1).join(" "), "- r7 b7");
    let ended = play(&game, GREEN_LOCKED, "w6 w6 r1 y1 b1 | -, y12 | -");
    assert_eq!((game.turn(&ended), ended.sheet(seat(1)).misthrows()), (Turn::Over, 1));
    let ended = play(&game, GREEN_LOCKED, "w6 w6 r1 y1 b1 | -, y12 | b7");
    assert_eq!((game.turn(&ended), ended.sheet(seat(1)).misthrows()), (Turn::Over, 0));
}

#[test]
fn only_the_active_player_gets_a_misthrow_and_the_fourth_ends_the_game() {
    let game = Qwixx::new(2).unwrap();
    let position = "r- y- g- b- x3 / r- y- g- b- x3 ; active 1";
    let roll = "w1 w2 r1 y1 g1 b1";
    let state = play(&game, position, &format!("{roll} | -, - | -"));
    assert_eq!((game.turn(&state), state.sheet(seat(2)).misthrows()), (Turn::Over, 3), "Q9, Q16");
    assert_eq!(game.scores(&state).as_slice(), [-20, -15]);
    assert_eq!(winners(&game.scores(&state)), table::Seats::only(seat(2)));
    // Crossing in action 1 alone, or in action 2 alone, avoids it (Q8).
    for choices in ["r3, - | -", "-, - | r2"] {
        let state = play(&game, position, &format!("{roll} | {choices}"));
        assert_eq!(state.sheet(seat(1)).misthrows(), 3);
    }
}

/// Q10: both actions, in one row too.
#[test]
fn both_actions_may_cross_in_the_same_row_further_right_only() {
    let game = solo();
    let state = play(&game, "r- y- g- b- x0", "w3 w2 r4 y1 g1 b1 | r5");
    assert_eq!(choices(&game, &state, 1).join(" "), "- r6 r7 y3 y4 g3 g4 b3 b4");
    let state = play(&game, "r- y- g- b- x0", "w4 w2 r1 y1 g1 b1 | r6");
    assert_eq!(forbidden(&game, &state, 1, "r5"), "Q11");
    assert_eq!(forbidden(&game, &state, 1, "r6"), "Q7");
}

#[test]
fn equal_white_dice_make_each_sum_once() {
    let state = play(&solo(), "r- y- g- b- x0", "w3 w3 r1 y2 g3 b4 | -");
    assert_eq!(choices(&solo(), &state, 1).join(" "), "- r4 y5 g6 b7");
}

#[test]
fn action_1_takes_the_white_sum_only() {
    let state = play(&solo(), "r- y- g- b- x0", "w3 w1 r1 y2 g3 b4");
    assert_eq!(choices(&solo(), &state, 1).join(" "), "- r4 y4 g4 b4");
    assert_eq!(forbidden(&solo(), &state, 1, "r5"), "Q6");
}

/// Q19: the highest total wins.
#[test]
fn equal_totals_share_the_win() {
    let game = Qwixx::new(2).unwrap();
    let position = "r2 y- g- b- x3 / r2 y- g- b- x3 ; active 1";
    let mut state = play(&game, position, "w1 w2 r6 y6 g6 b6 | -, - | r7 | w1 w2 r6 y6 g6 b6 | -, - | r7");
    assert_eq!(winners(&game.scores(&state)).len(), 2);
    state = play(&game, position, "w1 w2 r6 y6 g6 b6 | -, - | -");
    assert_eq!(winners(&game.scores(&state)), table::Seats::only(seat(2)));
}

#[test]
fn rolls_name_exactly_the_dice_in_play() {
    let game = solo();
    let locked = game.read_position("r2,3,4,5,6,12! y- g- b- x0").unwrap();
    let rule = |state: &qwixx::State, roll: &str| impossible(&game, state, roll);
    assert_eq!(rule(&locked, "w1 w1 y1 g1 b1"), None);
    assert_eq!(rule(&locked, "b1 g1 w1 y1 w2"), None, "the order of dice is free");
    assert_eq!(rule(&locked, "w1 w1 r1 y1 g1 b1"), Some("Q14"));
    assert_eq!(rule(&locked, "w1 w1 y1 g1"), Some("Q5"));
    assert_eq!(rule(&locked, "first 1"), Some("Q4"));
    let says = |roll: &str| game.check_chance(&locked, &roll.parse().unwrap()).unwrap_err().why.to_string();
    assert!(says("w1 w1 r1 y1 g1 b1").ends_with("left the game: red"));
    assert!(says("w1 w1 y1").ends_with("missing: green, blue"));
    assert_eq!(rule(&game.start(), "w1 w1 r1 y1 g1 b1"), Some("Q4"));
    assert_eq!(rule(&game.start(), "first 2"), Some("Q4"));
    assert_eq!(rule(&game.start(), "first 1"), None);
}

#[test]
fn rows_end_at_12_and_2() {
    assert_eq!(Row::ALL.map(Row::last_number), [12, 12, 2, 2], "Q3");
}

/// Q2, Q3: only the six dice and the fields of the sheet can be named.
#[test]
fn tokens_that_are_no_notation_are_refused() {
    for text in [
        "",
        "w1",
        "w1 w2 w3",
        "w7 w1",
        "w0 w1",
        "w1 w2 r1 r2",
        "x1 w1",
        "w11 w1",
        "r1 y1 g1 b1",
        "first",
        "first 0",
        "first 7",
        "first x",
    ] {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
    for text in ["", "r", "r1", "r13", "r05", "r+5", "x5", "5r", "r5 y5", "--", "é5"] {
        assert!(text.parse::<qwixx::Choice>().is_err(), "{text}");
    }
    assert_eq!("w1 w4 r3".parse::<Chance>().unwrap().to_string(), "w1 w4 r3", "white dice keep their order");
}

#[test]
fn qwixx_has_no_material_of_its_own() {
    assert_eq!(solo().own_material(), None);
}

/// Q1: two to five players, and one alone.
#[test]
fn seats_are_one_to_five() {
    assert!(Qwixx::new(0).is_none() && Qwixx::new(6).is_none());
    assert!((1..=5).all(|seats| Qwixx::new(seats).is_some()));
}
