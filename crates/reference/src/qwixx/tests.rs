//! The worked examples of the Qwixx page by their numbers, and random games.

use super::*;
use crate::tests::{Lcg, choice_set, play, random_game, set, try_play};

/// A game at the start of a turn, from the contract's position text.
fn position(text: &str, finish_turn: bool) -> Qwixx {
    let (sheets, active) = text.split_once(" ; active ").unwrap();
    let mut game = Qwixx::new(sheets.split(" / ").count(), finish_turn, false);
    for (sheet, text) in game.sheets.iter_mut().zip(sheets.split(" / ")) {
        for word in text.split(' ') {
            let (head, rest) = word.split_at(1);
            if head == "x" {
                sheet.misthrows = rest.parse().unwrap();
            } else if rest != "-" {
                for number in rest.trim_end_matches('!').split(',') {
                    assert!(sheet.apply(&format!("{head}{number}")));
                }
            }
        }
        assert_eq!(sheet.show(), text);
    }
    game.active = active.parse::<usize>().unwrap() - 1;
    game.phase = Phase::Roll;
    game
}

#[test]
fn example_1_lost_numbers() {
    let mut free = Vec::new();
    for (text, _) in position("r5,7 y- g- b- x0 ; active 1", false).outcomes() {
        let mut game = position("r5,7 y- g- b- x0 ; active 1", false);
        if !text.ends_with("r1 y1 g1 b1") {
            continue;
        }
        play(&mut game, &text);
        let choices = choice_set(&game, 1);
        for number in 2..=12 {
            if choices.contains(&format!("r{number}")) {
                free.push(number);
            }
        }
    }
    free.sort();
    free.dedup();
    assert_eq!(free, [8, 9, 10, 11]);
    // 12 too, but with five crosses only (Q12).
    for (crossed, allowed) in [("2,3,5,7", false), ("2,3,4,5,7", true)] {
        let mut game = position(&format!("r{crossed} y- g- b- x0 ; active 1"), false);
        play(&mut game, "w6 w6 r1 y1 g1 b1");
        assert_eq!(choice_set(&game, 1).contains("r12"), allowed);
    }
}

#[test]
fn example_2_a_five() {
    let mut game = Qwixx::new(4, false, false);
    play(&mut game, "first 2 | w4 w1 r3 y5 g2 b6");
    assert_eq!(game.turn(), Turn::Decide(vec![1, 2, 3, 4]));
    for seat in 1..=4 {
        assert_eq!(choice_set(&game, seat), set(&["-", "r5", "y5", "g5", "b5"]));
    }
    play(&mut game, "y5, r5, -, -");
    assert_eq!(game.turn(), Turn::Decide(vec![2]));
    // As in the contract's protocol example.
    assert_eq!(choice_set(&game, 2), set(&["-", "r7", "y6", "y9", "g3", "g6", "b7", "b10"]));
    play(&mut game, "b10");
    assert_eq!(
        game.show(),
        "r- y5 g- b- x0 / r5 y- g- b10 x0 / r- y- g- b- x0 / r- y- g- b- x0 ; Roll ; active 3"
    );
    assert_eq!(game.scores(), [1, 2, 0, 0]);
}

#[test]
fn example_3_score() {
    let game = position("r2,3,4,5 y2,3,4 g12,11,10,9,8,7,6 b12,11,10,9,8,7,6,5 x2 ; active 1", false);
    assert_eq!(game.scores(), [70]);
    // Q18 in full, the lock included.
    let mut row = Sheet::empty().rows.remove(0);
    let mut points = vec![row.points()];
    for number in 2..=12 {
        row.cross(number);
        points.push(row.points());
    }
    assert_eq!(points, [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 78]);
}

const GREEN_IS_LOCKED: &str = "r2,3,4,5,6 y- g- b- x0 / r- y3,4,5,6,8 g- b- x0 / \
     r- y- g12,11,10,9,8,2! b- x0 ; active 3";

#[test]
fn example_4_three_locks() {
    let mut game = position(GREEN_IS_LOCKED, false);
    assert!(game.chance("w6 w6 r1 y1 g1 b1").is_err());
    play(&mut game, "w6 w6 r1 y1 b1 | r12, y12, -");
    // Q17: no action 2 and no misthrow for seat 3.
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.open_rows(), ['b']);
    assert_eq!(game.scores(), [28, 28, 28]);
    assert_eq!(game.winners(), [1, 2, 3]);
}

#[test]
fn example_4_with_finish_turn() {
    let mut game = position(GREEN_IS_LOCKED, true);
    play(&mut game, "w6 w6 r1 y1 b1 | r12, y12, -");
    assert_eq!(game.turn(), Turn::Decide(vec![3]));
    assert_eq!(choice_set(&game, 3), set(&["-", "b7"]));
    let mut other = game.clone();
    play(&mut other, "b7");
    assert_eq!(other.turn(), Turn::Over);
    assert_eq!(other.scores(), [28, 28, 29]);
    play(&mut game, "-");
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.scores(), [28, 28, 23]);
    assert_eq!(game.winners(), [1, 2]);
}

#[test]
fn example_5_four_crosses_do_not_lock() {
    let mut game = position("r2,3,4,5,6 y- g- b- x0 / r2,3,4,5 y- g- b- x0 ; active 1", false);
    play(&mut game, "w6 w6 r1 y1 g1 b1");
    assert_eq!(choice_set(&game, 1), set(&["-", "r12", "g12", "b12"]));
    assert_eq!(choice_set(&game, 2), set(&["-", "g12", "b12"]));
    assert!(try_play(&mut game, "r12, r12").is_err());
    play(&mut game, "r12, -");
    assert_eq!(game.open_rows(), ['y', 'g', 'b']);
}

#[test]
fn example_6_two_locks_of_one_row() {
    let mut game = position("r2,3,4,5,6 y- g- b- x0 / r2,3,4,5,6,7,8,9,10 y- g- b- x0 ; active 1", false);
    play(&mut game, "w6 w6 r1 y1 g1 b1 | r12, r12");
    // Seven and eleven crosses with the lock; one row is locked, the game goes on.
    assert_eq!(game.scores(), [28, 66]);
    assert_eq!(game.turn(), Turn::Decide(vec![1]));
}

#[test]
fn example_7_fifth_cross_in_action_1() {
    let mut game = position("r- y- g12,10,9,8 b- x0 / r- y- g- b- x0 ; active 1", false);
    play(&mut game, "w2 w1 r6 y6 g1 b6");
    assert!(choice_set(&game, 1).contains("g3"));
    let mut without = game.clone();
    play(&mut without, "-, -");
    assert!(!choice_set(&without, 1).contains("g2"));
    play(&mut game, "g3, - | g2");
    assert_eq!(game.open_rows(), ['r', 'y', 'b']);
    assert_eq!(game.scores(), [28, 0]);
    assert_eq!(game.turn(), Turn::Chance("roll"));
    play(&mut game, "b4 w2 y6 w5 r1"); // any order
}

#[test]
fn example_8_the_locked_die_is_gone() {
    let mut game = position("r2,3,4,5,6 y- g- b- x0 / r- y- g- b- x0 ; active 1", false);
    play(&mut game, "w6 w6 r6 y1 g2 b3 | r12, -");
    assert_eq!(choice_set(&game, 1), set(&["-", "y7", "g8", "b9"]));
    play(&mut game, "b9");
    assert_eq!(game.scores(), [29, 0]);
    assert!(game.chance("w1 w1 r1 y1 g1 b1").is_err());
    assert_eq!(game.outcomes().len(), 21 * 216);
}

/// Q21: who could have locked, too, is asked once more.
#[test]
fn locks_are_joined() {
    let start =
        "r2,3,4,5,6 y- g- b- x0 / r2,3,4,5,7 y2,3,4,5,6 g- b- x0 / r2,3,4,5 y2,3,4,5,6 g- b- x0 ; active 2";
    let revealed = |choices: &str| {
        let mut game = position(start, false);
        game.join_locks = true;
        play(&mut game, "w6 w6 r1 y1 g1 b1");
        play(&mut game, choices);
        game
    };
    // Nobody is asked where nothing is locked, or where everybody who could has locked it.
    assert_eq!(revealed("-, g12, -").turn(), Turn::Decide(vec![2]));
    assert_eq!(revealed("-, g12, -").phase, Phase::Action2);
    assert_eq!(revealed("r12, r12, -").phase, Phase::Action2);
    let mut game = revealed("r12, g12, -");
    assert_eq!((game.phase, game.turn()), (Phase::JoinLocks, Turn::Decide(vec![2])));
    assert_eq!(game.scores(), [28, 15 + 15 + 1, 10 + 15]);
    assert_eq!(choice_set(&game, 2), set(&["-", "r12"]));
    let mut kept = game.clone();
    play(&mut kept, "-");
    assert_eq!(kept.scores(), [28, 31, 25]);
    play(&mut game, "r12");
    assert_eq!(game.scores(), [28, 28 + 15, 25]);
    assert!(game.show().contains("r2,3,4,5,7,12! y2,3,4,5,6 g- b- x0"), "{}", game.show());
    // Two rows are locked: seat 2 may join either, and the game ends only then.
    let mut game = revealed("r12, -, y12");
    assert_eq!(choice_set(&game, 2), set(&["-", "r12", "y12"]));
    play(&mut game, "y12");
    assert_eq!((game.turn(), game.scores()), (Turn::Over, vec![28, 15 + 28, 10 + 28]));
    // Who gives up the only lock of a row opens it again.
    let mut game = revealed("-, r12, y12");
    assert_eq!(game.turn(), Turn::Decide(vec![1, 2]));
    play(&mut game, "-, y12");
    assert_eq!(game.open_rows(), ['r', 'g', 'b']);
    assert_eq!(game.turn(), Turn::Decide(vec![2]));
}

#[test]
fn misthrows() {
    let mut game = Qwixx::new(2, false, false);
    // Q8, Q9: only the active one, and only if they crossed in neither action.
    play(&mut game, "first 1 | w4 w1 r3 y5 g2 b6 | -, - | -");
    assert_eq!(game.scores(), [-5, 0]);
    play(&mut game, "w4 w1 r3 y5 g2 b6 | -, r5 | -");
    assert_eq!(game.scores(), [-5, 1]);
    play(&mut game, "w4 w1 r3 y5 g2 b6 | -, - | b10");
    assert_eq!(game.scores(), [-4, 1]);
    // Q16: the fourth ends the game.
    let mut game = position("r- y- g- b- x3 / r- y- g- b- x0 ; active 1", false);
    play(&mut game, "w4 w1 r3 y5 g2 b6 | -, - | -");
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.scores(), [-20, 0]);
}

#[test]
fn both_actions_in_one_row() {
    // Q10: further right in action 2.
    let mut game = Qwixx::new(1, false, false);
    play(&mut game, "first 1 | w4 w1 r3 y5 g2 b6 | r5");
    assert!(try_play(&mut game, "r4").is_err());
    play(&mut game, "r7");
    assert_eq!(game.scores(), [3]);
}

#[test]
fn bad_rolls_are_refused() {
    let mut game = Qwixx::new(2, false, false);
    for text in ["", "first", "first 0", "first 3", "first 01", "first  1"] {
        assert!(game.chance(text).is_err(), "{text}");
    }
    play(&mut game, "first 1");
    for text in [
        "w4 w1 r3 y5 g2",
        "w4 r3 y5 g2 b6",
        "w4 w1 w1 r3 y5 g2 b6",
        "w4 w1 r3 r3 g2 b6",
        "w7 w1 r3 y5 g2 b6",
        "w0 w1 r3 y5 g2 b6",
        "w4  w1 r3 y5 g2 b6",
        "w4 w1 r3 y5 g2 b6 ",
        "w4 w1 r3 y5 g2 é6",
    ] {
        assert!(game.chance(text).is_err(), "{text}");
    }
}

fn sample(game: &Qwixx, random: &mut Lcg) -> String {
    if game.phase == Phase::First {
        return format!("first {}", random.below(game.sheets.len()) + 1);
    }
    let (one, two) = (random.die(), random.die());
    let mut text = format!("w{} w{}", one.max(two), one.min(two));
    for colour in game.open_rows() {
        text += &format!(" {colour}{}", random.die());
    }
    text
}

#[test]
fn random_games_end() {
    let mut random = Lcg(1);
    for (finish_turn, join_locks) in [(false, false), (true, false), (false, true), (true, true)] {
        for seats in 1..=5 {
            for round in 0..200 {
                let mut game = Qwixx::new(seats, finish_turn, join_locks);
                random_game(&mut game, &mut random, sample, round == 0);
                let most_misthrows = game.sheets.iter().map(|sheet| sheet.misthrows).max();
                assert!(game.two_rows_locked() || most_misthrows == Some(4));
                for sheet in &game.sheets {
                    for row in &sheet.rows {
                        assert_eq!(row.lock, row.crossed.last() == Some(&last_number(row.colour)));
                        assert!(!row.lock || row.crossed.len() >= 6);
                    }
                }
            }
        }
    }
}
