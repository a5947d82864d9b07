//! Sheets from a file, and positions: what the game needs is accepted, anything else refused with the rule.

#![allow(clippy::unwrap_used, clippy::panic)]

use table::{Game, PositionError};
use twenty_one::{Layouts, Letter, TwentyOne};

/// The built-in sheets as lines: the bonus, then five rows a sheet.
fn lines() -> Vec<String> {
    Layouts::built_in().lines()
}

fn refused(lines: &[String]) -> (usize, &'static str) {
    let error = lines.join("\n").parse::<Layouts>().unwrap_err();
    (error.line, error.rule)
}

#[test]
fn the_built_in_sheets_are_those_of_the_rules() {
    let sheets = Layouts::built_in();
    let first_rows = ["bwgykr", "gyrbwk", "ybwkrg", "wkbrgy", "krygbw", "rgkwyb"];
    for (letter, colours) in Letter::ALL.into_iter().zip(first_rows) {
        for row in 0..5 {
            let fields = sheets.row(letter, row).fields();
            let found: String = fields.iter().map(|field| field.colour.letter()).collect();
            let rotated: String = colours.chars().cycle().skip(row).take(6).collect();
            assert_eq!(found, rotated, "sheet {letter}, row {row}: each row is rotated left by one (T3)");
            assert_eq!(fields.map(|field| field.number), [6, 5, 4, 3, 2, 1]);
        }
    }
    assert_eq!((0..=6).map(|hits| sheets.bonus(hits)).collect::<Vec<_>>(), [0, 1, 3, 6, 10, 15, 21]);
}

#[test]
fn sheets_round_trip_through_their_lines() {
    assert_eq!(lines().join("\n").parse::<Layouts>().unwrap(), *Layouts::built_in());
    assert_eq!(TwentyOne::new(2).unwrap().own_material(), None);
}

#[test]
fn sheets_of_ones_own_are_played_and_recorded() {
    let mut own = lines();
    own[0] = "bonus: 0 -2 4 6 8 10 1200 # our own".to_owned();
    own.iter_mut().skip(1).for_each(|line| *line = line.replace('1', "6"));
    own.insert(3, "  # a comment".to_owned());
    let game = TwentyOne::new(1).unwrap().with_sheets(own.join("\r\n").parse().unwrap());
    let (key, recorded) = game.own_material().unwrap();
    assert_eq!((key, recorded.len()), ("Sheets", 31));
    let state = game.read_position("A:654326/------").unwrap();
    assert_eq!(game.scores(&state).as_slice(), [26 + 1200]);
    conformance::check_all(&game);
}

#[test]
fn seats_pick_their_sheets() {
    let sheets: Layouts = "seats: C - A".parse().unwrap();
    assert_eq!(sheets.lines(), ["seats: C - A"], "our own sheets need not be said again");
    let mut own = lines();
    own[1] = own[1].replace("r1", "r2");
    own.iter_mut().skip(6).step_by(5).for_each(|line| *line = line.replace('1', "2"));
    own.push("seats: - F".to_owned());
    assert_eq!(own.join("\n").parse::<Layouts>().unwrap().lines(), own);
    let game = TwentyOne::new(3).unwrap().with_sheets(sheets);
    let may_have = |letters: &str| {
        let chance = format!("first 2 sheets {letters}").parse().unwrap();
        game.check_chance(&game.start(), &chance).map_err(|violation| violation.rule)
    };
    assert_eq!((may_have("CFA"), may_have("CFB"), may_have("FCA")), (Ok(()), Err("T2"), Err("T2")));
    for wrong in ["seats: C C", "seats: G", "seats: CA", "seats: A B C D E F A", "seats: A\nseats: B"] {
        assert_eq!(wrong.parse::<Layouts>().unwrap_err().rule, "T2", "{wrong}");
    }
}

#[test]
fn wrong_sheets_are_refused_with_line_and_rule() {
    let with = |place: usize, line: &str| {
        let mut lines = lines();
        lines[place] = line.to_owned();
        lines
    };
    assert_eq!(refused(&with(1, "A: b6 w5 g4 y3 k2")), (2, "T2"));
    assert_eq!(refused(&with(1, "A: b6 w5 g4 y3 k2 r1 r1")), (2, "T2"));
    assert_eq!(refused(&with(1, "A: b6 w5 g4 y3 k2 b1")), (2, "T2"));
    assert_eq!(refused(&with(1, "A: b6 w5 g4 y3 k2 v1")), (2, "T1"));
    assert_eq!(refused(&with(1, "A: b6 w5 g4 y3 k2 r7")), (2, "T3"));
    assert_eq!(refused(&with(1, "A: b6 w5 g4 y3 k2 r0")), (2, "T3"));
    assert_eq!(refused(&with(1, "G: b6 w5 g4 y3 k2 r1")), (2, "T2"));
    assert_eq!(refused(&with(1, "AA: b6 w5 g4 y3 k2 r1")), (2, "T2"));
    assert_eq!(refused(&with(1, "b6 w5 g4 y3 k2 r1")), (2, "T2"));
    assert_eq!(
        refused(&with(8, "B: y6 r5 b4 w3 k1 g2")),
        (9, "T2"),
        "the numbers are the same on all sheets"
    );
    assert_eq!(refused(&with(0, "bonus: 0 1 3")), (1, "T8"));
    assert_eq!(refused(&with(0, "bonus: 0 1 3 6 10 15 1000001")), (1, "T8"));
    assert_eq!(refused(&with(0, "bonus: 0 1 3 6 10 15 -2147483648")), (1, "T8"));
    assert_eq!(refused(&with(0, "bonus: 0 1 3 6 10 15 x")), (1, "T8"));
    assert_eq!(refused(&with(1, "bonus: 0 1 3 6 10 15 21")), (2, "T8"));
    assert_eq!(refused(&lines()[..30]), (30, "T2"), "a row is missing");
    let mut too_many = lines();
    too_many.push("F: r6 g5 k4 w3 y2 b1".to_owned());
    assert_eq!(refused(&too_many), (32, "T2"));
    assert_eq!(refused(&[]), (1, "T2"));
}

#[test]
fn positions_that_could_not_arise_are_refused() {
    let rule = |seats: usize, text: &str| match TwentyOne::new(seats).unwrap().read_position(text) {
        Err(PositionError::Impossible(violation)) => violation.rule,
        Err(PositionError::Unreadable(_)) => "unreadable",
        Ok(_) => "read",
    };
    for (text, expected) in [
        ("C:644321/5x4---", "read"),
        ("C:------", "read"),
        ("C:644321/------", "read"),
        ("C:x-----", "read"),
        ("C:-x----", "T5"),
        ("C:-5----", "read"),
        ("C:65432-/------", "T8"),
        ("C:------/------", "T8"),
        ("C:-6----", "T5"),
        ("C:-----2", "T5"),
        ("C:xxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxxx", "T9"),
        ("C:xxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxxx/------", "T2"),
        ("C:644321", "unreadable"),
        ("C:-----", "unreadable"),
        ("C:-------", "unreadable"),
        ("C:7-----", "unreadable"),
        ("C:0-----", "unreadable"),
        ("G:------", "unreadable"),
        ("CC:------", "unreadable"),
        ("------", "unreadable"),
        ("C:------ ; open 1 2 3", "unreadable"),
    ] {
        assert_eq!(rule(1, text), expected, "{text}");
    }
    for (text, expected) in [
        ("A:x----- / B:6----- ; active 1", "read"),
        ("A:x----- / A:6----- ; active 1", "T2"),
        ("A:xx---- / B:6----- ; active 1", "T5"),
        ("A:xx---- / B:65---- ; active 1", "read"),
        ("A:654321/------ / B:x----- ; active 2", "read"),
        ("A:654321/x----- / B:x----- ; active 2", "T5"),
        ("A:x----- / B:6-----", "unreadable"),
    ] {
        assert_eq!(rule(2, text), expected, "{text}");
    }
}
