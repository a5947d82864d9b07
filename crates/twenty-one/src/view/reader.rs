//! From a view back to the state, with every check that needs no history.

use table::{Game, NotationError, Seat, ViewError, Violation};

use super::{SheetView, View};
use crate::dice::Dice;
use crate::layout::{FIELDS, Letter, ROWS};
use crate::position::{Filled, check_together, read_rows};
use crate::rules::TwentyOne;
use crate::state::{Phase, State};

pub(crate) fn read(game: &TwentyOne, active: Option<Seat>, view: &View) -> Result<State, ViewError> {
    let phase = Phase::named(&view.phase)
        .ok_or_else(|| NotationError::expected("a phase of twenty-one", "roller", &view.phase))?;
    let begun = phase != Phase::Setup;
    let roller = ViewError::check_active(active, begun, game.seats())?;
    ViewError::check_count("sheets", view.sheets.len(), if begun { game.seats() } else { 0 })?;
    let mut state = State { phase, roller, ..State::START };
    let sheets: Vec<Filled> =
        view.sheets.iter().map(|seen| read_sheet(game, seen)).collect::<Result<_, _>>()?;
    check_together(&sheets)?;
    state.sheets.iter_mut().zip(&sheets).for_each(|(sheet, filled)| *sheet = filled.sheet);
    state.dice = read_dice(view.dice.as_deref(), phase)?;
    let finished = sheets.iter().any(|filled| filled.sheet.current_row().is_none());
    if finished != (phase == Phase::Over) {
        return Err(Violation::new("T9", "the game is over exactly when somebody's fifth row is full").into());
    }
    Ok(state)
}

/// Reads the rows as far as they are begun.
fn read_sheet(game: &TwentyOne, seen: &SheetView) -> Result<Filled, ViewError> {
    let letter = Letter::new(seen.sheet)
        .ok_or_else(|| NotationError::expected("a sheet", "C", &seen.sheet.to_string()))?;
    if seen.rows.len() != ROWS {
        return Err(Violation::new("T2", format!("a sheet has five rows, not {}", seen.rows.len())).into());
    }
    let is_begun = |marks: &str| marks.chars().any(|mark| mark != '-');
    let begun = seen.rows.iter().rposition(|row| is_begun(&row.marks)).map_or(0, |last| last + 1);
    let rows = || seen.rows.iter().take(begun).map(|row| row.marks.as_str());
    let wrong = || NotationError::expected("the rows of a sheet", "644321/5x4---", &table::join(rows(), "/"));
    Ok(read_rows(game, letter, rows(), wrong)?)
}

/// The dice, which lie on the table exactly between the first roll and the writing.
fn read_dice(dice: Option<&str>, phase: Phase) -> Result<Dice, ViewError> {
    let rolled = matches!(phase, Phase::Roller | Phase::Reroll | Phase::Write);
    match dice {
        Some(text) if rolled => {
            let dice: Dice = text.parse()?;
            if dice.present().len() < FIELDS as u32 {
                return Err(Violation::new("T4", "all six dice lie on the table").into());
            }
            if phase == Phase::Reroll && dice.rerolled().is_empty() {
                return Err(Violation::new("T4", "all dice show 1: there is nothing to reroll").into());
            }
            Ok(dice)
        }
        None if !rolled => Ok(Dice::NONE),
        Some(_) => Err(ViewError::contradiction("there are dice on the table between rounds")),
        None => Err(ViewError::contradiction("there are no dice on the table")),
    }
}
