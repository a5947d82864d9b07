//! The worked examples of the Twenty One page by their numbers, and random games.

use super::sheets::{LETTERS, NUMBERS, colours};
use super::*;
use crate::tests::{Lcg, choice_set, play, random_game, set, try_play};

#[test]
fn sheets_are_as_t3_says() {
    assert_eq!(colours('A', 0), ['b', 'w', 'g', 'y', 'k', 'r']);
    assert_eq!(colours('A', 1), ['w', 'g', 'y', 'k', 'r', 'b']);
    assert_eq!(colours('F', 4), ['y', 'b', 'r', 'g', 'k', 'w']);
    for place in 0..6 {
        // No colour repeats a place on a sheet, and the first rows form a Latin square.
        for sheet in LETTERS {
            let mut seen: Vec<char> = (0..ROWS).map(|row| colours(sheet, row)[place]).collect();
            seen.sort();
            seen.dedup();
            assert_eq!(seen.len(), ROWS);
        }
        let mut seen: Vec<char> = LETTERS.map(|sheet| colours(sheet, 0)[place]).to_vec();
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 6);
    }
}

#[test]
fn example_1_second_roll() {
    let mut game = TwentyOne::new(2);
    play(&mut game, "first 2 sheets CA | w6 k4 r3 b3 y1 g1");
    assert_eq!(game.turn(), Turn::Decide(vec![2]));
    assert_eq!(choice_set(&game, 2), set(&["keep", "reroll"]));
    play(&mut game, "reroll");
    assert_eq!(game.turn(), Turn::Chance("reroll"));
    assert_eq!(game.outcomes().len(), 1296);
    assert!(game.chance("w1 k2 r2 b2 y2").is_err());
    assert!(game.chance("w1 k2 r2").is_err());
    play(&mut game, "w1 k2 r2 b6");
    assert_eq!(game.show(), "C:------ / A:------ ; Write ; active 2 w1 k2 r2 b6 y1 g1");
}

#[test]
fn six_ones_are_kept() {
    let mut game = TwentyOne::new(1);
    play(&mut game, "first 1 sheets A | w1 k1 r1 b1 y1 g1");
    assert_eq!(choice_set(&game, 1), set(&["keep"]));
    play(&mut game, "keep");
    assert_eq!(game.choices(1).len(), 64);
}

#[test]
fn example_2_writing() {
    // Row 1 of sheet B: g6 y5 r4 b3 w2 k1.
    let mut game = TwentyOne::new(2);
    play(&mut game, "first 1 sheets BA | w6 k1 r1 b6 y6 g6 | reroll | w4 b3 y4 g2");
    // Every selection of k r b y g, and the cross-out; white 4 does not fit.
    assert_eq!(game.choices(1).len(), 32);
    assert!(game.choices(1).iter().all(|choice| !choice.contains('w')));
    assert!(try_play(&mut game, "w4, x").is_err());
    assert!(try_play(&mut game, "-, x").is_err());
    assert!(try_play(&mut game, "x x, x").is_err());
    assert!(try_play(&mut game, "x k1, x").is_err());
    assert!(try_play(&mut game, "b3 b3, x").is_err());
    let mut other = game.clone();
    play(&mut game, "k1 b3 y4, x");
    assert_eq!(game.show(), "B:-4-3-1 / A:x----- ; Roll ; active 2");
    // 8 and two exact hits.
    assert_eq!(game.scores(), [11, 0]);
    play(&mut other, "b3 y4 k1, x"); // any order
    assert_eq!(other.show(), game.show());
}

#[test]
fn example_3_cross_out() {
    // Row 1 of sheet A: b6 w5 g4 y3 k2 r1.
    let mut game = TwentyOne::new(1);
    play(&mut game, "first 1 sheets A | w6 k1 r1 b1 y1 g6 | keep | k1 r1 b1 y1");
    play(&mut game, "w6 k1 r1 b1 y1 g5 | keep");
    assert_eq!(choice_set(&game, 1), set(&["x"]));
    play(&mut game, "x");
    assert_eq!(game.show(), "A:1x-111 ; Roll ; active 1");
}

#[test]
fn example_4_a_full_row() {
    let mut game = TwentyOne::new(1);
    play(&mut game, "first 1 sheets A | w1 k1 r1 b5 y1 g1 | keep | b5");
    play(&mut game, "w1 k1 r1 b5 y1 g1 | keep | x"); // T6: though they could write
    play(&mut game, "w1 k2 r1 b5 y2 g4 | keep | k2 r1 y2 g4");
    assert_eq!(game.scores(), [20]);
    // T8: the next row begins in the next round.
    assert_eq!(game.show(), "A:5x4221/------ ; Roll ; active 1");
}

#[test]
fn example_5_the_last_row_as_it_stands() {
    let mut game = TwentyOne::new(2);
    let all = "w1 k1 r1 b1 y1 g1";
    play(&mut game, "first 1 sheets AB");
    play(&mut game, &format!("{all} | keep | {all}, {all}"));
    play(&mut game, &format!("{all} | keep | w1 k1, {all}"));
    play(&mut game, &format!("{all} | keep | r1 b1 y1 g1, {all}"));
    // Row 3 of sheet A: g6 y5 k4 r3 b2 w1. Black 4 is a hit.
    let four = "w1 k4 r1 b1 y1 g1";
    play(&mut game, &format!("{four} | keep | k4, {four}"));
    assert_eq!(game.turn(), Turn::Chance("roll"));
    let before = game.scores()[0];
    let two = "w1 k1 r1 b1 y1 g2";
    play(&mut game, &format!("{two} | keep | g2, {two}"));
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.players[0].row_points(2), 6 + 1);
    assert_eq!(game.scores()[0], before + 2);
    // Seat 1: two rows of six 1s with one hit each, then 7. Seat 2: five rows; in row 4 the black
    // field is a 4 and so a second hit.
    assert_eq!(game.scores(), [7 + 7 + 7, 7 + 7 + 7 + (9 + 3) + (7 + 1)]);
    assert_eq!(game.winners(), [2]);
}

#[test]
fn bonus_of_hits() {
    let mut player = Player::new(sheets::own_arrangement().remove(0));
    player.rows[0] = vec![Field::CrossedOut; 6];
    let mut points = vec![player.row_points(0)];
    for (index, number) in NUMBERS.into_iter().enumerate() {
        player.rows[0][index] = Field::Written(number);
        points.push(player.row_points(0));
    }
    assert_eq!(points, [0, 7, 14, 21, 28, 35, 42]);
}

#[test]
fn own_sheets_have_their_own_limits_and_bonus() {
    let mut lines: Vec<String> = vec!["bonus: 0 5 -1 0 0 0 0".to_owned()];
    for letter in LETTERS {
        lines.extend((0..ROWS).map(|_| format!("{letter}: w3 k3 r3 b6 y6 g6")));
    }
    let mut game = TwentyOne::with_sheets(1, &lines).unwrap();
    play(&mut game, "first 1 sheets D | w3 k3 r4 b1 y1 g1 | keep");
    assert!(game.choices(1).iter().all(|choice| !choice.contains('r')));
    let mut other = game.clone();
    play(&mut game, "w3");
    assert_eq!(game.scores(), [3 + 5]);
    play(&mut other, "w3 k3");
    assert_eq!(other.scores(), [6 - 1]);
    assert!(TwentyOne::with_sheets(1, &lines[..30]).is_err());
}

#[test]
fn bad_setups_are_refused() {
    let mut game = TwentyOne::new(2);
    for text in [
        "first 1",
        "first 3 sheets AB",
        "first 1 sheets A",
        "first 1 sheets AA",
        "first 1 sheets AG",
        "first 1 sheets ABC",
        "first 1 sheets ab",
        "first 1  sheets AB",
        "first 1 sheets AB ",
    ] {
        assert!(game.chance(text).is_err(), "{text}");
    }
}

fn sample(game: &TwentyOne, random: &mut Lcg) -> String {
    if game.phase == Phase::Setup {
        let mut letters = LETTERS.to_vec();
        let mut text = format!("first {} sheets ", random.below(game.seats) + 1);
        for _ in 0..game.seats {
            text.push(letters.remove(random.below(letters.len())));
        }
        return text;
    }
    let dice = match game.phase {
        Phase::Roll => DICE.to_vec(),
        _ => game.dice_to_reroll(),
    };
    let dice: Vec<String> = dice.into_iter().map(|colour| format!("{colour}{}", random.die())).collect();
    dice.join(" ")
}

#[test]
fn random_games_end() {
    let mut random = Lcg(2);
    for seats in 1..=6 {
        for round in 0..200 {
            let mut game = TwentyOne::new(seats);
            random_game(&mut game, &mut random, sample, round == 0);
            let finished = |player: &Player| player.rows.len() == ROWS && is_full(&player.rows[4]);
            assert!(game.players.iter().any(finished));
            for player in &game.players {
                assert!(player.rows.iter().rev().skip(1).all(|row| is_full(row)));
            }
        }
    }
}
