//! From a view back to the state, with every check that needs no history.

use table::{BySeat, ChoiceSet, Game, NotationError, Seat, ViewError, Violation};

use super::{RowView, SheetView, View};
use crate::choice::Choice;
use crate::dice::Dice;
use crate::position::{check_start_of_turn, cross_row, locked_rows};
use crate::row::{Field, Row, Rows};
use crate::rules::Qwixx;
use crate::sheet::{MISTHROWS, Sheet};
use crate::state::{Phase, State};

pub(crate) fn read(game: &Qwixx, active: Option<Seat>, view: &View) -> Result<State, ViewError> {
    let seats = game.seats();
    let phase = Phase::named(&view.phase)
        .ok_or_else(|| NotationError::expected("a phase of qwixx", "action 1", &view.phase))?;
    let active = ViewError::check_active(active, phase != Phase::Setup, seats)?;
    ViewError::check_count("sheets", view.sheets.len(), seats)?;
    let mut state = State { phase, active, crossed: view.crossed, ..State::START };
    for (sheet, seen) in state.sheets.iter_mut().zip(&view.sheets) {
        *sheet = read_sheet(seen)?;
    }
    state.closed = locked_rows(&state.sheets);
    if phase == Phase::JoinLocks {
        return read_join_locks(game, state, view);
    }
    state.dice = read_dice(view.dice.as_deref(), phase, state.closed)?;
    check_phase(game, &state)?;
    Ok(state)
}

/// Whoever may join a lock is asked exactly after the choices that were revealed (Q21): they are taken back from the
/// sheets, and made again.
fn read_join_locks(game: &Qwixx, shown: State, view: &View) -> Result<State, ViewError> {
    ViewError::check_count("revealed choices", view.revealed.len(), game.seats())?;
    let mut state = State { phase: Phase::Action1, crossed: false, ..shown };
    let mut choices = BySeat::new(game.seats());
    for (seat, text) in Seat::all(game.seats()).zip(&view.revealed) {
        let choice: Choice = text.parse()?;
        state.sheets[seat.index()].take_back(choice);
        choices[seat] = Some(choice);
    }
    state.closed = locked_rows(&state.sheets);
    state.dice = read_dice(view.dice.as_deref(), Phase::Action1, state.closed)?;
    check_phase(game, &state)?;
    for (seat, choice) in choices.iter() {
        if let Some(choice) = *choice
            && !game.choices(&state, seat).contains(choice)
        {
            return Err(game.explain(&state, seat, choice).into());
        }
    }
    game.decide_unchecked(&mut state, &choices);
    let is_shown = state.sheets == shown.sheets && state.crossed == shown.crossed;
    if state.phase != Phase::JoinLocks || !is_shown {
        let message = "the choices revealed do not lead to these sheets with somebody who could join a lock";
        return Err(Violation::new("Q21", message).into());
    }
    Ok(state)
}

fn read_sheet(seen: &SheetView) -> Result<Sheet, ViewError> {
    let mut sheet = Sheet::EMPTY;
    for (row, RowView { crossed, locked, .. }) in
        Row::ALL.into_iter().zip([&seen.red, &seen.yellow, &seen.green, &seen.blue])
    {
        let wrong = |number: &u8| NotationError::expected("a number of a row", "12", &number.to_string());
        let field = |number: &u8| Field::new(row, *number).ok_or_else(|| wrong(number));
        let fields: Vec<Field> = crossed.iter().map(field).collect::<Result<_, _>>()?;
        cross_row(&mut sheet, row, &fields, *locked)?;
    }
    if seen.misthrows > MISTHROWS {
        return Err(Violation::new("Q16", format!("a sheet has room for {MISTHROWS} misthrows")).into());
    }
    sheet.cross_misthrows(seen.misthrows);
    Ok(sheet)
}

/// The dice, which lie on the table exactly while somebody chooses, without those of closed rows (Q14).
fn read_dice(dice: Option<&str>, phase: Phase, closed: Rows) -> Result<Dice, ViewError> {
    let rolled = matches!(phase, Phase::Action1 | Phase::Action2);
    match dice {
        Some(text) if rolled => {
            let dice: Dice = text.parse()?;
            if dice.missing() == closed {
                return Ok(dice);
            }
            let message = "the dice of all open rows are rolled, and those of locked rows have left the game";
            Err(Violation::new("Q14", message).into())
        }
        None if !rolled => Ok(Dice::NONE),
        Some(_) => Err(ViewError::contradiction("there are dice on the table between turns")),
        None => Err(ViewError::contradiction("there are no dice on the table")),
    }
}

/// Whether the sheets can look so in this phase.
fn check_phase(game: &Qwixx, state: &State) -> Result<(), ViewError> {
    let two_locked = state.closed.are_several();
    let full = |seat: Seat| state.sheet(seat).misthrows() == MISTHROWS;
    let over = state.phase == Phase::Over;
    if Seat::all(game.seats()).any(|seat| full(seat) && !(over && seat == state.active)) {
        return Err(Violation::new("Q16", "the fourth misthrow ends the game at once").into());
    }
    let can_have_crossed = match state.phase {
        Phase::Setup if state.sheets != State::START.sheets => {
            return Err(
                Violation::new("Q4", "nothing can be crossed before the first player is drawn").into()
            );
        }
        Phase::Setup => false,
        // Only `read_join_locks` makes such a state, from one of action 1.
        Phase::JoinLocks => true,
        Phase::Roll | Phase::Action1 => {
            check_start_of_turn(&state.sheets[..game.seats()], state.active)?;
            false
        }
        Phase::Action2 if two_locked && !game.finishes_turn() => {
            return Err(Violation::new("Q17", "a second lock in action 1 ends the game at once").into());
        }
        Phase::Action2 => true,
        Phase::Over if !two_locked && !full(state.active) => {
            return Err(
                Violation::new("Q16", "neither two locks nor a fourth misthrow ended the game").into()
            );
        }
        // Q17: only a game that ended in action 1 still shows what happened there.
        Phase::Over => two_locked && !full(state.active) && !game.finishes_turn(),
    };
    if state.crossed && !can_have_crossed {
        return Err(ViewError::contradiction("nobody can have crossed something in action 1 of this turn"));
    }
    Ok(())
}
