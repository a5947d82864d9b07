//! Positions: sheets without their history, read with every check that needs no history.

use std::fmt;

use table::{Game, NotationError, PositionError, PositionText, Seat, Violation};

use crate::choice::Choice;
use crate::row::{Field, Row, Rows};
use crate::rules::Qwixx;
use crate::sheet::{CROSSES_BEFORE_LAST, MISTHROWS, Sheet};
use crate::state::{Phase, State};

pub(crate) fn read(game: &Qwixx, text: &str) -> Result<State, PositionError> {
    let text = PositionText::split(text, game.seats())?;
    if let Some(part) = text.rest.first() {
        return Err(NotationError::expected("part of a position", "; active 2", part).into());
    }
    let mut state = State { phase: Phase::Roll, active: text.active, ..State::START };
    for (place, sheet) in text.seats.iter().enumerate() {
        state.sheets[place] = read_sheet(sheet)?;
    }
    let sheets = &state.sheets[..game.seats()];
    state.closed = locked_rows(sheets);
    check_start_of_turn(sheets, text.active)?;
    Ok(state)
}

/// The rows that somebody has locked (Q14).
pub(crate) fn locked_rows(sheets: &[Sheet]) -> Rows {
    Row::ALL.into_iter().filter(|row| sheets.iter().any(|sheet| sheet.has_lock(*row))).collect()
}

/// Whether a turn of this seat can start with these sheets.
pub(crate) fn check_start_of_turn(sheets: &[Sheet], active: Seat) -> Result<(), Violation> {
    if locked_rows(sheets).are_several() {
        return Err(Violation::new("Q16", "two locked rows end the game, so no turn starts here"));
    }
    if !turns_add_up(sheets, active.index()) {
        return Err(Violation::new(
            "Q8",
            "no number of turns gives every player these crosses and misthrows: an active player crosses one or two \
             fields or a misthrow, the others at most one field",
        ));
    }
    Ok(())
}

/// Whether some number of turns with the active player going round explains all sheets (Q4, Q6, Q7, Q8).
fn turns_add_up(sheets: &[Sheet], next_active: usize) -> bool {
    let seats = sheets.len() as u32;
    // Every active turn leaves a mark, so nobody has had more of them than marks.
    let most = sheets.iter().map(Sheet::marks).min().unwrap_or(0) + 1;
    (0..=most * seats).any(|turns| {
        sheets.iter().enumerate().all(|(seat, sheet)| {
            // The turn before the next one was the previous seat's, and so on backwards.
            let since = (next_active as u32 + seats - 1 - seat as u32) % seats;
            let active = (turns + seats - 1 - since) / seats;
            let misthrows = u32::from(sheet.misthrows());
            let Some(crossing) = active.checked_sub(misthrows) else { return false };
            let crossed = sheet.numbers_crossed();
            crossing <= crossed && crossed <= 2 * crossing + (turns - active)
        })
    })
}

fn read_sheet(text: &str) -> Result<Sheet, PositionError> {
    let wrong = || NotationError::expected("a sheet", "r2,4 y- g12,10 b- x1", text);
    let mut sheet = Sheet::EMPTY;
    let parts: Vec<&str> = text.split_whitespace().collect();
    let (rows, misthrows) = parts.split_at_checked(4).ok_or_else(wrong)?;
    for (row, part) in Row::ALL.into_iter().zip(rows) {
        read_row(&mut sheet, row, part.strip_prefix(row.letter()).ok_or_else(wrong)?, wrong)?;
    }
    let [misthrows] = misthrows else { return Err(wrong().into()) };
    let misthrows = misthrows.strip_prefix('x').and_then(table::number).ok_or_else(wrong)?;
    if misthrows >= usize::from(MISTHROWS) {
        return Err(Violation::new("Q16", "the fourth misthrow ends the game, so no turn starts here").into());
    }
    sheet.cross_misthrows(misthrows as u8);
    Ok(sheet)
}

fn read_row(
    sheet: &mut Sheet,
    row: Row,
    text: &str,
    wrong: impl Fn() -> NotationError,
) -> Result<(), PositionError> {
    if text == "-" {
        return Ok(());
    }
    let (numbers, locked) = text.strip_suffix('!').map_or((text, false), |numbers| (numbers, true));
    let field = |number: &str| format!("{}{number}", row.letter()).parse::<Field>().map_err(|_| wrong());
    let fields: Vec<Field> = numbers.split(',').map(field).collect::<Result<_, _>>()?;
    Ok(cross_row(sheet, row, &fields, locked)?)
}

/// Crosses the fields of one row of an empty sheet from left to right, and its lock if it has one.
pub(crate) fn cross_row(
    sheet: &mut Sheet,
    row: Row,
    fields: &[Field],
    locked: bool,
) -> Result<(), Violation> {
    let name = row.name();
    for field in fields {
        let number = field.number();
        if sheet.is_passed(*field) {
            let how = if sheet.is_crossed(*field) { "twice" } else { "after a higher place in its row" };
            return Err(Violation::new("Q11", format!("{name} {number} is given {how}")));
        }
        if field.is_last() && sheet.crosses(row) < CROSSES_BEFORE_LAST {
            let needed = format!("{name} {number} needs {CROSSES_BEFORE_LAST} crosses before it");
            return Err(Violation::new("Q12", needed));
        }
        if field.is_last() && !locked {
            let message = format!("with {name} {number} the lock is crossed too: `{number}!`");
            return Err(Violation::new("Q13", message));
        }
        sheet.cross(Choice::Cross(*field));
    }
    if locked && !sheet.has_lock(row) {
        return Err(Violation::new(
            "Q13",
            format!("the {name} lock is only crossed together with the last number"),
        ));
    }
    Ok(())
}

pub(crate) fn write(game: &Qwixx, state: &State) -> Option<String> {
    let sheets: Vec<String> = Seat::all(game.seats()).map(|seat| state.sheet(seat).to_string()).collect();
    (state.phase == Phase::Roll).then(|| PositionText::join(&sheets, state.active, &[]))
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in Row::ALL {
            let numbers = table::join(self.crossed(row).map(|field| field.number()), ",");
            let numbers = if numbers.is_empty() { "-".to_owned() } else { numbers };
            write!(f, "{}{numbers}{} ", row.letter(), if self.has_lock(row) { "!" } else { "" })?;
        }
        write!(f, "x{}", self.misthrows())
    }
}
