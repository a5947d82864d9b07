//! Qwixx drawn: four rows of numbers. A crossed number stands in brackets as in `docs/rules/qwixx.md`.

use games::qwixx::{Chance, Choice, Dice, Field, MISTHROW_COST, MISTHROWS, PLACES, Phase, Qwixx, Row, State};
use table::{ChoiceSet, Game, Seat};
use words::Argument;

use super::{Draw, HistoryMessage, Ink, Names, Pen, PointsLine, Sign, padded};

/// How wide a sheet is drawn.
const SHEET_WIDTH: usize = 69;
/// How wide the lock of a row is drawn.
const LOCK_WIDTH: usize = 6;
/// How wide the cost of misthrows is drawn.
const COST_WIDTH: usize = 5;

impl Draw for Qwixx {
    fn sheet(&self, state: &State, seat: Seat, pen: Pen) -> String {
        let sheet = state.sheet(seat);
        let mut text = String::new();
        for row in Row::ALL {
            let label = pen.label(ink(row), &format!(" {} {:<7}", row.letter(), pen.row(row.name())));
            let cells: String =
                fields(row).map(|field| cell(field, field_mark(self, state, seat, field), pen)).collect();
            let lock = match (sheet.has_lock(row), state.closed().contains(row)) {
                (true, _) => pen.ink(Ink::Bold, "[L]   "),
                (false, true) => pen.ink(Ink::Faint, &padded(&pen.text("terminal-qwixx-closed"), LOCK_WIDTH)),
                (false, false) => "(L)   ".to_owned(),
            };
            text.push_str(&format!("  {label}{cells}  {lock} {:>4}\n", sheet.row_points(row)));
        }
        let boxes: String =
            (0..MISTHROWS).map(|place| if place < sheet.misthrows() { " [x]" } else { " [ ]" }).collect();
        let cost = -MISTHROW_COST * i32::from(sheet.misthrows());
        let misthrows = format!("   {}{boxes}", pen.text("terminal-qwixx-misthrows"));
        text.push_str(&format!("{}{cost:>COST_WIDTH$}\n", padded(&misthrows, SHEET_WIDTH - COST_WIDTH)));
        text
    }

    fn small_sheet(&self, state: &State, seat: Seat, pen: Pen) -> Vec<String> {
        let sheet = state.sheet(seat);
        let row = |row: Row| {
            let mut crossed: Vec<String> =
                sheet.crossed(row).map(|field| field.number().to_string()).collect();
            if sheet.has_lock(row) {
                crossed.push("L".to_owned());
            } else if state.closed().contains(row) {
                crossed.push(pen.text("terminal-qwixx-closed"));
            } else if crossed.is_empty() {
                crossed.push("-".to_owned());
            }
            pen.ink(ink(row), &format!("{} {}", row.letter(), crossed.join(" ")))
        };
        let misthrows = format!("{} {}", pen.text("terminal-qwixx-misthrows"), sheet.misthrows());
        Row::ALL.into_iter().map(row).chain([misthrows]).collect()
    }

    fn dice(&self, state: &State, pen: Pen) -> Option<String> {
        let dice = state.dice()?;
        let die = |ink: Ink, letter: char, face: u8| pen.label(ink, &format!(" {letter}{face} "));
        let white = dice.white().map(|face| die(Ink::White, 'w', face)).join(" ");
        let coloured: Vec<String> = Row::ALL
            .into_iter()
            .filter_map(|row| Some(die(ink(row), row.letter(), dice.coloured(row)?)))
            .collect();
        let sum = pen.text_with("terminal-qwixx-white-sum", &[("sum", dice.white_sum().into())]);
        Some(format!("  {white}   {}     {sum}\n", coloured.join(" ")))
    }

    fn question(&self, state: &State, seat: Seat, pen: Pen) -> String {
        let sum = state.dice().map_or(0, |dice| dice.white_sum());
        if state.phase() == Phase::Action1 {
            let mut text = pen.text_with("terminal-qwixx-action-1", &[("sum", sum.into())]);
            let lockable = lockable(self, state, pen);
            if !lockable.is_empty() {
                let rows = pen.listed(&lockable);
                text.push(' ');
                text.push_str(&pen.text_with("terminal-qwixx-could-lock", &[("rows", rows.into())]));
            }
            return text;
        }
        if state.phase() == Phase::JoinLocks {
            let locked: Vec<String> =
                state.just_locked().iter().map(|row| pen.inside_row(row.name())).collect();
            return pen.text_with("terminal-qwixx-join-locks", &[("rows", pen.listed(&locked).into())]);
        }
        let mut text = pen.text("terminal-qwixx-action-2");
        if would_be_misthrow(self, state, seat) {
            text.push('\n');
            text.push_str(&pen.text("terminal-qwixx-nothing-crossed"));
        }
        text
    }

    fn choice_in_words(&self, state: &State, seat: Seat, choice: Choice, pen: Pen) -> String {
        let Choice::Cross(field) = choice else {
            if would_be_misthrow(self, state, seat) {
                return pen.text_with("terminal-qwixx-misthrow", &[("cost", MISTHROW_COST.into())]);
            }
            let keeps = state.phase() == Phase::JoinLocks;
            return pen.text(if keeps { "terminal-qwixx-keep" } else { "terminal-qwixx-skip" });
        };
        let row = pen.inside_row(field.row().name());
        let id = match state.phase() {
            Phase::JoinLocks => "terminal-qwixx-join",
            _ if field.is_last() => "terminal-qwixx-cross-and-lock",
            _ => "terminal-qwixx-cross",
        };
        let cross = pen.text_with(id, &[("row", row.into()), ("number", field.number().into())]);
        if state.phase() == Phase::JoinLocks {
            return cross; // The row is closed in any case.
        }
        let sheet = state.sheet(seat);
        let skipped =
            fields(field.row()).take(field.place().into()).filter(|left| !sheet.is_passed(*left)).count();
        let skips = match skipped {
            0 => return cross,
            skipped => pen.text_with("terminal-qwixx-skips", &[("count", skipped.into())]),
        };
        format!("{cross} {skips}")
    }

    fn history_message(&self, state: &State, seat: Seat, choice: Choice, pen: Pen) -> Option<HistoryMessage> {
        let joins = state.phase() == Phase::JoinLocks;
        Some(match choice {
            Choice::Cross(field) => {
                let row = pen.inside_row(field.row().name());
                let id = if joins { "qwixx-did-join" } else { "qwixx-did-cross" };
                (id, vec![("row", row.into()), ("number", field.number().into())])
            }
            _ if joins => ("qwixx-did-keep", Vec::new()),
            _ if would_be_misthrow(self, state, seat) => ("qwixx-did-misthrow", Vec::new()),
            _ => ("qwixx-did-nothing", Vec::new()),
        })
    }

    fn chance_in_words(&self, state: &State, chance: &Chance, names: &Names, pen: Pen) -> String {
        match chance {
            Chance::First(seat) => names.sentence(*seat, "terminal-begins", &[]),
            Chance::Roll(dice) => {
                let active = self.active(state).unwrap_or(Seat::FIRST);
                names.sentence(active, "terminal-rolls", &[("dice", dice_in_words(dice, pen).into())])
            }
        }
    }

    fn points_lines(&self, state: &State, seat: Seat, pen: Pen) -> Vec<PointsLine> {
        let sheet = state.sheet(seat);
        let row = |row: Row| {
            let id = if sheet.has_lock(row) { "terminal-qwixx-crosses-with-lock" } else { "crosses" };
            PointsLine {
                what: pen.row(row.name()),
                how: pen.text_with(id, &[("count", sheet.crosses(row).into())]),
                points: sheet.row_points(row),
            }
        };
        let misthrows = PointsLine {
            what: pen.text("terminal-qwixx-misthrows"),
            how: pen.text_with(
                "terminal-qwixx-misthrows-of",
                &[("count", sheet.misthrows().into()), ("most", MISTHROWS.into())],
            ),
            points: -MISTHROW_COST * i32::from(sheet.misthrows()),
        };
        Row::ALL.into_iter().map(row).chain([misthrows]).collect()
    }
}

/// What is special about a field.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FieldMark {
    Crossed,
    Lost,
    /// May be crossed now.
    Choosable,
    Free,
}

fn field_mark(game: &Qwixx, state: &State, seat: Seat, field: Field) -> FieldMark {
    let sheet = state.sheet(seat);
    if sheet.is_crossed(field) {
        FieldMark::Crossed
    } else if game.choices(state, seat).contains(Choice::Cross(field)) {
        FieldMark::Choosable
    } else if sheet.is_passed(field) || state.closed().contains(field.row()) {
        FieldMark::Lost
    } else {
        FieldMark::Free
    }
}

/// Whether passing now makes this turn a misthrow (Q8).
fn would_be_misthrow(game: &Qwixx, state: &State, seat: Seat) -> bool {
    let active = game.active(state) == Some(seat);
    state.phase() == Phase::Action2 && active && !state.crossed_in_action_1()
}

/// The rows that somebody could lock now (Q6 allows to remind of it).
fn lockable(game: &Qwixx, state: &State, pen: Pen) -> Vec<String> {
    let could = |row: &Row| {
        let last = Field::new(*row, row.last_number()).map(Choice::Cross);
        last.is_some_and(|last| Seat::all(game.seats()).any(|seat| game.choices(state, seat).contains(last)))
    };
    Row::ALL.into_iter().filter(could).map(|row| pen.inside_row(row.name())).collect()
}

/// The fields of a row from left to right.
fn fields(row: Row) -> impl Iterator<Item = Field> {
    (0..PLACES).filter_map(move |place| Field::new(row, row.number(place)))
}

/// A field, four columns wide.
fn cell(field: Field, mark: FieldMark, pen: Pen) -> String {
    let number = field.number();
    match mark {
        FieldMark::Crossed => pen.label(ink(field.row()), &format!("{:>4}", format!("[{number}]"))),
        FieldMark::Lost => pen.ink(Ink::Faint, &format!("  {} ", pen.sign(Sign::LOST))),
        FieldMark::Choosable => pen.ink(Ink::Bold, &format!("{:>4}", format!("<{number}>"))),
        FieldMark::Free => pen.ink(ink(field.row()), &format!("{number:>3} ")),
    }
}

fn dice_in_words(dice: &Dice, pen: Pen) -> String {
    let [one, other] = dice.white().map(Argument::from);
    let white = [("one", one), ("other", other), ("sum", dice.white_sum().into())];
    let white = pen.text_with("terminal-qwixx-white-dice", &white);
    let die = |row: Row| Some(format!("{} {}", pen.colour(row.name()), dice.coloured(row)?));
    let coloured = Row::ALL.into_iter().filter_map(die);
    std::iter::once(white).chain(coloured).collect::<Vec<_>>().join(", ")
}

fn ink(row: Row) -> Ink {
    match row {
        Row::Red => Ink::Red,
        Row::Yellow => Ink::Yellow,
        Row::Green => Ink::Green,
        Row::Blue => Ink::Blue,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> (Qwixx, State) {
        let game = Qwixx::new(1 + text.matches('/').count()).unwrap();
        let state = game.read_position(text).unwrap();
        (game, state)
    }

    fn rolled(text: &str, roll: &str) -> (Qwixx, State) {
        let (game, mut state) = position(text);
        game.chance_unchecked(&mut state, roll.parse().unwrap());
        (game, state)
    }

    #[test]
    fn a_sheet_shows_crossed_lost_and_free_numbers() {
        let (game, state) = position("r5,7 y2,3,4,5,6,12! g12,11,9 b10 x1");
        let expected = "   r red      ·   ·   ·  [5]  ·  [7]  8   9  10  11  12   (L)       3
   y yellow  [2] [3] [4] [5] [6]  ·   ·   ·   ·   · [12]  [L]      28
   g green  [12][11]  ·  [9]  8   7   6   5   4   3   2   (L)       6
   b blue     ·   · [10]  9   8   7   6   5   4   3   2   (L)       1
   misthrows [x] [ ] [ ] [ ]                                       -5
";
        assert_eq!(game.sheet(&state, Seat::FIRST, Pen::PLAIN), expected);
    }

    #[test]
    fn what_may_be_crossed_is_marked_and_dice_of_closed_rows_are_gone() {
        let (game, state) =
            rolled("r- y2,3,4,5,6,12! g- b- x0 / r2 y- g- b- x2 ; active 1", "w4 w1 r3 g2 b6");
        let second = Seat::numbered(2).unwrap();
        let text = game.sheet(&state, second, Pen::PLAIN);
        assert!(text.contains(" r red     [2]  3   4  <5>  6 "), "{text}");
        assert!(text.contains("closed"), "{text}");
        assert_eq!(game.dice(&state, Pen::PLAIN).unwrap(), "   w4   w1     r3   g2   b6      white sum 5\n");
        let small = game.small_sheet(&state, second, Pen::PLAIN).join(" / ");
        assert_eq!(small, "r 2 / y closed / g - / b - / misthrows 2");
    }

    #[test]
    fn choices_say_what_they_cost() {
        let (game, state) = rolled("r2 y2,3,4,5,6 g- b- x0", "w6 w6 r1 y1 g2 b6");
        let words =
            |choice: &str| game.choice_in_words(&state, Seat::FIRST, choice.parse().unwrap(), Pen::PLAIN);
        assert_eq!(words("-"), "skip");
        assert_eq!(words("y12"), "cross yellow 12 and lock the row (skips 5 numbers)");
        assert_eq!(words("g12"), "cross green 12");
        assert_eq!(
            game.question(&state, Seat::FIRST, Pen::PLAIN),
            "Action 1: cross the white sum 12 in one row, or skip. It could lock yellow!"
        );
        let mut next = state;
        game.decide_unchecked(&mut next, &table::BySeat::from_fn(1, |_| Some(Choice::Pass)));
        assert_eq!(game.choice_in_words(&next, Seat::FIRST, Choice::Pass, Pen::PLAIN), "take a misthrow, -5");
    }

    #[test]
    fn whoever_may_join_a_lock_is_asked_in_words() {
        let game = Qwixx::new(2).unwrap().with_join_locks(true);
        let position = "r2,3,4,5,6 y- g- b- x0 / r2,3,4,5,6 y- g- b- x0 ; active 1";
        let mut state = game.read_position(position).unwrap();
        game.chance_unchecked(&mut state, "w6 w6 r1 y1 g2 b6".parse().unwrap());
        let choices = ["r12", "g12"].map(|choice| choice.parse().ok());
        game.decide_unchecked(&mut state, &table::BySeat::from_fn(2, |seat| choices[seat.index()]));
        let second = Seat::numbered(2).unwrap();
        assert_eq!(
            game.question(&state, second, Pen::PLAIN),
            "Just locked: red. Keep your choice, or give it up and cross the last number there, too."
        );
        let words = |choice: &str| game.choice_in_words(&state, second, choice.parse().unwrap(), Pen::PLAIN);
        assert_eq!(
            (words("-").as_str(), words("r12").as_str()),
            ("keep your choice", "also lock red with the 12")
        );
        let text = game.sheet(&state, second, Pen::PLAIN);
        assert!(text.contains("<12>  closed"), "{text}");
    }

    #[test]
    fn points_lines_add_up() {
        let (game, state) = position("r5,7 y2,3,4,5,6,12! g12,11,9 b10 x1");
        let lines = game.points_lines(&state, Seat::FIRST, Pen::PLAIN);
        assert_eq!(lines[1].how, "7 crosses with the lock");
        assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), game.scores(&state)[Seat::FIRST]);
    }
}
