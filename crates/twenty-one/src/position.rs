//! Positions: sheets without their history, read with every check that needs no history.

use std::fmt;
use std::ops::RangeInclusive;

use table::{Game, NotationError, PositionError, PositionText, Seat, Violation};

use crate::dice::Dice;
use crate::layout::{Letter, ROWS};
use crate::rules::TwentyOne;
use crate::sheet::{Mark, Sheet};
use crate::state::{Phase, State};

pub(crate) fn read(game: &TwentyOne, text: &str) -> Result<State, PositionError> {
    let text = PositionText::split(text, game.seats())?;
    if let Some(part) = text.rest.first() {
        return Err(NotationError::expected("part of a position", "; active 2", part).into());
    }
    let mut state = State { phase: Phase::Roll, roller: text.active, ..State::START };
    let sheets: Vec<Filled> =
        text.seats.iter().map(|part| read_sheet(game, part)).collect::<Result<_, _>>()?;
    check_together(&sheets)?;
    state.sheets.iter_mut().zip(&sheets).for_each(|(sheet, filled)| *sheet = filled.sheet);
    Ok(state)
}

/// A sheet as it is filled, and in how many rounds that can have come about.
pub(crate) struct Filled {
    pub(crate) sheet: Sheet,
    rounds: RangeInclusive<u32>,
}

/// Whether these sheets can lie on one table: all different (T2), after the same number of rounds (T5).
pub(crate) fn check_together(sheets: &[Filled]) -> Result<(), Violation> {
    let mut rounds = 0..=u32::MAX;
    for (place, Filled { sheet, rounds: own_rounds }) in sheets.iter().enumerate() {
        if sheets[..place].iter().any(|other| other.sheet.letter() == sheet.letter()) {
            return Err(Violation::new("T2", format!("two players have sheet {}", sheet.letter())));
        }
        rounds = *rounds.start().max(own_rounds.start())..=*rounds.end().min(own_rounds.end());
    }
    if rounds.is_empty() {
        let message = "these sheets do not go together: every player marks at least one field each round";
        return Err(Violation::new("T5", message));
    }
    Ok(())
}

/// Reads a sheet with a row that is not full.
fn read_sheet(game: &TwentyOne, text: &str) -> Result<Filled, PositionError> {
    let wrong = || NotationError::expected("a sheet", "C:644321/5x4---", text);
    let (letter, rows) = text.split_once(':').ok_or_else(wrong)?;
    let letter = Letter::named(letter).ok_or_else(wrong)?;
    let filled = read_rows(game, letter, rows.trim().split('/'), wrong)?;
    let given = rows.split('/').count();
    match filled.sheet.current_row() {
        None => {
            Err(Violation::new("T9", "the fifth row is full, which ends the game, so no round starts here")
                .into())
        }
        Some(row) if row == given => Err(wrong_end(given).into()),
        Some(_) => Ok(filled),
    }
}

/// Reads the rows of a sheet from the top.
pub(crate) fn read_rows<'a>(
    game: &TwentyOne,
    letter: Letter,
    rows: impl Iterator<Item = &'a str>,
    wrong: impl Fn() -> NotationError,
) -> Result<Filled, PositionError> {
    let mut sheet = Sheet::new(letter);
    let mut rounds = 0..=0;
    for (row, marks) in rows.enumerate() {
        if row >= ROWS {
            return Err(Violation::new("T2", "a sheet has five rows").into());
        }
        if sheet.current_row() != Some(row) {
            return Err(Violation::new(
                "T8",
                format!("row {row} is not full, so row {} cannot have begun", row + 1),
            )
            .into());
        }
        let own_rounds = read_row(game, &mut sheet, row, marks, &wrong)?;
        rounds = rounds.start() + own_rounds.start()..=rounds.end() + own_rounds.end();
    }
    Ok(Filled { sheet, rounds })
}

fn wrong_end(given: usize) -> NotationError {
    NotationError::new(format!(
        "row {given} is full: the row being filled follows it, `------` if it is empty"
    ))
}

/// Reads one row into the sheet; returns in how many rounds it can have come about.
fn read_row(
    game: &TwentyOne,
    sheet: &mut Sheet,
    row: usize,
    text: &str,
    wrong: impl Fn() -> NotationError,
) -> Result<RangeInclusive<u32>, PositionError> {
    let fields = game.layouts().row(sheet.letter(), row).fields();
    let marks: Vec<char> = text.trim().chars().collect();
    if marks.len() != fields.len() {
        return Err(wrong().into());
    }
    let (mut crossed, mut written) = (0, table::Six::ZERO);
    for (place, (field, mark)) in fields.iter().zip(&marks).enumerate() {
        match mark {
            '-' => {}
            'x' if marks[..place].contains(&'-') => {
                let message = "fields are crossed out from the left, so no field to the left of a crossed-out one is empty";
                return Err(Violation::new("T5", message).into());
            }
            'x' => crossed += 1,
            _ => {
                let number =
                    mark.to_digit(10).filter(|number| (1..=6).contains(number)).ok_or_else(&wrong)? as u8;
                if number > field.number {
                    let message =
                        format!("{number} is larger than {}, the number of its field", field.number);
                    return Err(Violation::new("T5", message).into());
                }
                written = written.with(field.colour.index(), number);
            }
        }
    }
    let count = marks.iter().filter(|mark| mark.is_ascii_digit()).count() as u32;
    sheet.write(Dice(written));
    (0..crossed).for_each(|_| sheet.cross_out(game.layouts()));
    Ok(crossed + count.min(1)..=crossed + count)
}

pub(crate) fn write(game: &TwentyOne, state: &State) -> Option<String> {
    if state.phase != Phase::Roll {
        return None;
    }
    let sheet = |seat: Seat| {
        let sheet = state.sheet(seat);
        let rows = (0..=sheet.current_row().unwrap_or(ROWS - 1))
            .map(|row| table::join(sheet.marks(game.layouts(), row), ""));
        format!("{}:{}", sheet.letter(), table::join(rows, "/"))
    };
    let sheets: Vec<String> = Seat::all(game.seats()).map(sheet).collect();
    Some(PositionText::join(&sheets, state.roller, &[]))
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Empty => f.write_str("-"),
            Mark::CrossedOut => f.write_str("x"),
            Mark::Number(number) => number.fmt(f),
        }
    }
}
