//! Twenty One drawn: each field with its colour's letter and number, and in brackets what is written.

use games::twenty_one::{Chance, Choice, Choices, Colour, Dice, Field, Mark, Phase, ROWS, State, TwentyOne};
use table::{Game, Seat};

use super::{Draw, HistoryMessage, Ink, Names, Pen, PointsLine, Sign, after};

/// How many dice there are, one of each colour.
const DICE: usize = Colour::ALL.len();

/// The small x beside an exact hit (T7).
const HIT: Sign = Sign::new('ˣ', 'x');

impl Draw for TwentyOne {
    fn sheet(&self, state: &State, seat: Seat, pen: Pen) -> String {
        if self.active(state).is_none() {
            return String::new();
        }
        let sheet = state.sheet(seat);
        let fitting = fitting(self, state, seat);
        let mut text = String::new();
        for row in 0..ROWS {
            let current = sheet.current_row() == Some(row) && state.phase() != Phase::Over;
            let here = if current { pen.sign(Sign::HERE) } else { ' ' };
            text.push_str(&format!("  {here} {} ", row_name(row, pen)));
            for (field, mark) in fields(self, state, seat, row) {
                let die = if current { fitting.face(field.colour) } else { None };
                let printed = format!("{}{}", field.colour.letter(), field.number);
                let printed = pen.label(ink(field.colour), &printed);
                text.push_str(&format!(" {printed}{}", content(field, mark, die, pen)));
            }
            if let Some(points) = RowPoints::of(self, state, seat, row) {
                text.push_str(&format!("   {points}"));
                if !points.full {
                    text.push_str(&format!(" {}", pen.text("terminal-twenty-one-so-far")));
                }
            }
            text.push('\n');
        }
        text
    }

    fn small_sheet(&self, state: &State, seat: Seat, pen: Pen) -> Vec<String> {
        let current = state.sheet(seat).current_row();
        let row = |row: usize| {
            let field = |(field, mark): (Field, Mark)| {
                let written = match mark {
                    Mark::Empty => String::new(),
                    mark => written(field, mark, pen).trim_end().to_owned(),
                };
                if current != Some(row) {
                    return written;
                }
                let printed = format!("{}{}", field.colour.letter(), field.number);
                let equals = if written.is_empty() { "" } else { "=" };
                format!("{}{equals}{written}", pen.ink(ink(field.colour), &printed))
            };
            let fields: Vec<String> = fields(self, state, seat, row).map(field).collect();
            let points = RowPoints::of(self, state, seat, row)
                .map_or(String::new(), |points| format!(" ({})", points.total()));
            format!("{}: {}{points}", row_name(row, pen), fields.join(" "))
        };
        let shown = if self.active(state).is_none() { 0 } else { current.map_or(ROWS, |row| row + 1) };
        (0..shown).map(row).collect()
    }

    fn sheet_name(&self, state: &State, seat: Seat, pen: Pen) -> Option<String> {
        let letter = state.sheet(seat).letter().to_string();
        self.active(state).map(|_| pen.text_with("terminal-twenty-one-sheet", &[("letter", letter.into())]))
    }

    fn dice(&self, state: &State, pen: Pen) -> Option<String> {
        let dice = state.dice()?;
        let die =
            |(colour, face): (Colour, u8)| pen.label(ink(colour), &format!(" {}{face} ", colour.letter()));
        Some(format!("  {}\n", dice.iter().map(die).collect::<Vec<_>>().join(" ")))
    }

    fn question(&self, state: &State, seat: Seat, pen: Pen) -> String {
        if state.phase() == Phase::Roller {
            return pen.text("terminal-twenty-one-keep-or-roll");
        }
        let row = state.sheet(seat).current_row().map_or(ROWS, |row| row + 1);
        let fitting: Vec<String> = fitting(self, state, seat)
            .iter()
            .map(|(colour, face)| {
                let is_hit = is_hit(self, state, seat, colour, face);
                let hit = if is_hit { pen.sign(HIT).to_string() } else { String::new() };
                format!("{}{face}{hit}", colour.letter())
            })
            .collect();
        let fitting =
            if fitting.is_empty() { pen.text("terminal-twenty-one-nothing") } else { fitting.join(" ") };
        let question = pen.text_with("terminal-twenty-one-question", &[("row", row.into())]);
        let fitting = [("dice", fitting.into()), ("hit", pen.sign(HIT).to_string().into())];
        format!("{question}\n{}", pen.text_with("terminal-twenty-one-fitting", &fitting))
    }

    fn choice_in_words(&self, state: &State, seat: Seat, choice: Choice, pen: Pen) -> String {
        let row = state.sheet(seat).current_row().unwrap_or(0);
        let what = match choice {
            Choice::Keep => return pen.text("terminal-twenty-one-keep"),
            Choice::Reroll => {
                let ones = state.dice().map_or(0, |dice| dice.iter().filter(|(_, face)| *face == 1).count());
                return match ones {
                    0 => pen.text("terminal-twenty-one-roll-all"),
                    ones => {
                        let dice = [("count", (DICE - ones).into()), ("ones", ones.into())];
                        pen.text_with("terminal-twenty-one-roll-again", &dice)
                    }
                };
            }
            Choice::Write(dice) => {
                let die = |(colour, face): (Colour, u8)| {
                    let mut text = format!("{} {face}", pen.colour(colour.name()));
                    if is_hit(self, state, seat, colour, face) {
                        text.push_str(&format!(" {}", pen.text("terminal-twenty-one-hit")));
                    }
                    text
                };
                let dice = dice.iter().map(die).collect::<Vec<_>>().join(", ");
                pen.text_with("terminal-twenty-one-write", &[("dice", dice.into())])
            }
            Choice::CrossOut => {
                let empty = fields(self, state, seat, row).find(|(_, mark)| *mark == Mark::Empty);
                let field = |(field, _): (Field, Mark)| {
                    format!("{} {}", pen.colour(field.colour.name()), field.number)
                };
                let field = empty.map(field).unwrap_or_default();
                pen.text_with("terminal-twenty-one-cross-out", &[("field", field.into())])
            }
        };
        let next = after(self, state, seat, choice);
        match RowPoints::of(self, &next, seat, row) {
            Some(points) if points.full => pen.text_with(
                "terminal-twenty-one-row-full",
                &[("what", what.into()), ("count", points.total().into())],
            ),
            _ => what,
        }
    }

    fn history_message(&self, _: &State, _: Seat, choice: Choice, pen: Pen) -> Option<HistoryMessage> {
        Some(match choice {
            Choice::Keep => ("twenty-one-did-keep", Vec::new()),
            Choice::Reroll => ("twenty-one-did-reroll", Vec::new()),
            Choice::CrossOut => ("twenty-one-did-cross-out", Vec::new()),
            Choice::Write(dice) => {
                ("twenty-one-did-write", vec![("numbers", dice_in_words(&dice, pen).into())])
            }
        })
    }

    fn chance_in_words(&self, state: &State, chance: &Chance, names: &Names, pen: Pen) -> String {
        let roller = self.active(state).unwrap_or(Seat::FIRST);
        match chance {
            Chance::Setup(first, letters) => {
                let sheets = letters.iter().map(|(seat, letter)| format!("{} {letter}", names.of(seat)));
                let sheets = sheets.collect::<Vec<_>>().join(", ");
                names.sentence(*first, "terminal-twenty-one-setup", &[("sheets", sheets.into())])
            }
            Chance::Dice(dice) => {
                let again = state.phase() == Phase::Reroll;
                let id = if again { "terminal-rolls-again" } else { "terminal-rolls" };
                names.sentence(roller, id, &[("dice", dice_in_words(dice, pen).into())])
            }
        }
    }

    fn points_lines(&self, state: &State, seat: Seat, pen: Pen) -> Vec<PointsLine> {
        let row = |row: usize| {
            let points = RowPoints::of(self, state, seat, row)?;
            let id =
                if points.full { "terminal-twenty-one-reckoned" } else { "terminal-twenty-one-unfinished" };
            let how = [
                ("written", points.written.into()),
                ("bonus", points.bonus.into()),
                ("hits", points.hits.into()),
            ];
            Some(PointsLine {
                what: row_name(row, pen),
                how: pen.text_with(id, &how),
                points: points.total(),
            })
        };
        (0..ROWS).filter_map(row).collect()
    }
}

/// The points of a row that is begun.
struct RowPoints {
    written: i32,
    bonus: i32,
    hits: u32,
    full: bool,
}

impl RowPoints {
    /// The points of a row; `None` if it is not begun.
    fn of(game: &TwentyOne, state: &State, seat: Seat, row: usize) -> Option<RowPoints> {
        let marks = fields(game, state, seat, row);
        let hits = marks.filter(|(field, mark)| *mark == Mark::Number(field.number)).count() as u32;
        let empty = fields(game, state, seat, row).filter(|(_, mark)| *mark == Mark::Empty).count();
        let bonus = game.layouts().bonus(hits);
        let written = state.sheet(seat).row_points(game.layouts(), row) - bonus;
        let begun = empty < fields(game, state, seat, row).count();
        begun.then_some(RowPoints { written, bonus, hits, full: empty == 0 })
    }

    fn total(&self) -> i32 {
        self.written + self.bonus
    }
}

impl std::fmt::Display for RowPoints {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:>2} + {:>2} = {:>2}", self.written, self.bonus, self.total())
    }
}

/// The fields of a row from left to right with what stands in them.
fn fields(
    game: &TwentyOne,
    state: &State,
    seat: Seat,
    row: usize,
) -> impl Iterator<Item = (Field, Mark)> + use<> {
    let sheet = state.sheet(seat);
    let printed = *game.layouts().row(sheet.letter(), row).fields();
    printed.into_iter().zip(sheet.marks(game.layouts(), row))
}

/// The dice that a seat may write now, or could if the roll is kept; perhaps none.
fn fitting(game: &TwentyOne, state: &State, seat: Seat) -> Fitting {
    let kept = match (state.phase(), game.active(state)) {
        (Phase::Roller, Some(roller)) => after(game, state, roller, Choice::Keep),
        _ => *state,
    };
    match game.choices(&kept, seat) {
        Choices::Writer { dice, fitting } => {
            let face = |colour: Colour| dice.face(colour).filter(|_| fitting.contains(colour.index()));
            Fitting(Colour::ALL.map(face))
        }
        _ => Fitting([None; 6]),
    }
}

/// The faces of the dice that fit, by colour.
struct Fitting([Option<u8>; 6]);

impl Fitting {
    fn face(&self, colour: Colour) -> Option<u8> {
        self.0[colour.index()]
    }

    fn iter(&self) -> impl Iterator<Item = (Colour, u8)> + '_ {
        Colour::ALL.into_iter().filter_map(|colour| Some((colour, self.face(colour)?)))
    }
}

/// Whether this number in the field of this colour is an exact hit (T7).
fn is_hit(game: &TwentyOne, state: &State, seat: Seat, colour: Colour, face: u8) -> bool {
    let row = state.sheet(seat).current_row().unwrap_or(0);
    fields(game, state, seat, row).any(|(field, _)| field == Field { colour, number: face })
}

/// What stands in a field, two columns wide.
fn written(field: Field, mark: Mark, pen: Pen) -> String {
    match mark {
        Mark::Empty => "  ".to_owned(),
        Mark::CrossedOut => "x ".to_owned(),
        Mark::Number(number) if number == field.number => format!("{number}{}", pen.sign(HIT)),
        Mark::Number(number) => format!("{number} "),
    }
}

/// What stands in a field in brackets, or between `<` and `>` the die that may be written there.
fn content(field: Field, mark: Mark, die: Option<u8>, pen: Pen) -> String {
    match (mark, die) {
        (Mark::Empty, Some(face)) => {
            pen.ink(Ink::Bold, &format!("<{}>", written(field, Mark::Number(face), pen)))
        }
        (Mark::CrossedOut, _) => pen.ink(Ink::Faint, &format!("[{}]", written(field, mark, pen))),
        _ => format!("[{}]", written(field, mark, pen)),
    }
}

fn dice_in_words(dice: &Dice, pen: Pen) -> String {
    let die = |(colour, face): (Colour, u8)| format!("{} {face}", pen.colour(colour.name()));
    dice.iter().map(die).collect::<Vec<_>>().join(", ")
}

fn row_name(row: usize, pen: Pen) -> String {
    pen.text_with("terminal-twenty-one-row", &[("number", (row + 1).into())])
}

fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::White => Ink::White,
        Colour::Black => Ink::Black,
        Colour::Red => Ink::Red,
        Colour::Blue => Ink::Blue,
        Colour::Yellow => Ink::Yellow,
        Colour::Green => Ink::Green,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolled(text: &str, chances: &[&str]) -> (TwentyOne, State) {
        let game = TwentyOne::new(1 + text.matches(" / ").count()).unwrap();
        let mut state = game.read_position(text).unwrap();
        for chance in chances {
            game.chance_unchecked(&mut state, chance.parse().unwrap());
        }
        (game, state)
    }

    #[test]
    fn a_sheet_shows_what_is_written_hit_and_crossed_out() {
        let (game, state) = rolled("C:644321/5x4---", &[]);
        let expected = "    row 1  y6[6ˣ] b5[4 ] w4[4ˣ] k3[3ˣ] r2[2ˣ] g1[1ˣ]   20 + 15 = 35
  ▶ row 2  b6[5 ] w5[x ] k4[4ˣ] r3[  ] g2[  ] y1[  ]    9 +  1 = 10 so far
    row 3  w6[  ] k5[  ] r4[  ] g3[  ] y2[  ] b1[  ]
    row 4  k6[  ] r5[  ] g4[  ] y3[  ] b2[  ] w1[  ]
    row 5  r6[  ] g5[  ] y4[  ] b3[  ] w2[  ] k1[  ]
";
        assert_eq!(game.sheet(&state, Seat::FIRST, Pen::PLAIN), format!("{expected}"));
        let small = game.small_sheet(&state, Seat::FIRST, Pen::PLAIN).join(" / ");
        assert_eq!(small, "row 1: 6ˣ 4 4ˣ 3ˣ 2ˣ 1ˣ (35) / row 2: b6=5 w5=x k4=4ˣ r3 g2 y1 (10)");
    }

    #[test]
    fn dice_that_fit_are_marked_and_named() {
        let (game, mut state) = rolled("C:644321/5x4---", &["w4 k1 r3 b6 y4 g1"]);
        assert!(game.sheet(&state, Seat::FIRST, Pen::PLAIN).contains("k4[4ˣ] r3<3ˣ> g2<1 > y1[  ]"));
        let words = |state: &State, choice: &str| {
            game.choice_in_words(state, Seat::FIRST, choice.parse().unwrap(), Pen::PLAIN)
        };
        assert_eq!(words(&state, "reroll"), "reroll 4 dice; the 1s stay");
        state = after(&game, &state, Seat::FIRST, Choice::Keep);
        assert_eq!(words(&state, "r3 g1"), "write red 3 (exact hit), green 1");
        assert_eq!(words(&state, "x"), "cross out red 3");
        assert!(
            game.question(&state, Seat::FIRST, Pen::PLAIN).ends_with("What fits: r3ˣ g1 (ˣ is an exact hit)")
        );
    }

    #[test]
    fn a_row_that_becomes_full_says_its_points() {
        let (game, state) = rolled("C:644321/5x432-", &["w4 k1 r3 b6 y1 g1"]);
        let state = after(&game, &state, Seat::FIRST, Choice::Keep);
        let words = game.choice_in_words(&state, Seat::FIRST, "y1".parse().unwrap(), Pen::PLAIN);
        assert_eq!(words, "write yellow 1 (exact hit); row full: 25 points");
    }

    #[test]
    fn points_lines_add_up() {
        let (game, state) = rolled("C:644321/5x4---", &[]);
        let lines = game.points_lines(&state, Seat::FIRST, Pen::PLAIN);
        assert_eq!(lines[1].how, "9 + 1 for 1 exact hit, unfinished");
        assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), game.scores(&state)[Seat::FIRST]);
    }
}
