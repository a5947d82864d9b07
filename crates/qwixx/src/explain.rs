//! Why something is not allowed, with the number of the rule: for people, records and the protocol.

use table::{Seat, Starter, Violation};

use crate::choice::Choice;
use crate::dice::{Dice, dice_names};
use crate::row::{Field, Row, Rows};
use crate::rules::Chance;
use crate::sheet::{CROSSES_BEFORE_LAST, Sheet};
use crate::state::{Phase, State};

/// The rule that an illegal choice of a seat that is asked breaks.
pub(crate) fn choice(state: &State, seat: Seat, choice: Choice) -> Violation {
    let Choice::Cross(field) = choice else {
        return Violation::new("Q6", "nobody is asked for a choice now");
    };
    let (row, number) = (field.row().name(), field.number());
    if state.phase == Phase::JoinLocks {
        return joining(state, seat, field);
    }
    if state.closed.contains(field.row()) {
        return closed(field.row());
    }
    match state.phase {
        Phase::Action1 if number != state.dice.white_sum() => {
            let sum = state.dice.white_sum();
            return Violation::new(
                "Q6",
                format!("action 1 crosses the sum of the white dice, {sum}, not {number}"),
            );
        }
        Phase::Action2 if !is_sum(&state.dice, field) => {
            return Violation::new("Q7", format!("no white die and the {row} die add up to {number}"));
        }
        _ => {}
    }
    let sheet = state.sheet(seat);
    if sheet.is_passed(field) { passed(field) } else { too_early(sheet, field) }
}

/// Why a seat may not cross a field to join a lock (Q21).
fn joining(state: &State, seat: Seat, field: Field) -> Violation {
    let (row, number) = (field.row().name(), field.number());
    let sheet = state.sheet(seat);
    if !field.is_last() || !state.just_locked().contains(field.row()) {
        let message =
            format!("only a row just locked can be joined, with its last number, not {row} {number}");
        return Violation::new("Q21", message);
    }
    if sheet.has_lock(field.row()) {
        return Violation::new("Q21", format!("{row} is locked by this player already: `-` keeps it"));
    }
    too_early(sheet, field)
}

/// The rule that forbids a cross because of what stands on the sheet, and which rows are closed.
pub(crate) fn cross(sheet: &Sheet, closed_rows: Rows, field: Field) -> Result<(), Violation> {
    if closed_rows.contains(field.row()) {
        return Err(closed(field.row()));
    }
    if sheet.is_passed(field) {
        return Err(passed(field));
    }
    if field.is_last() && sheet.crosses(field.row()) < CROSSES_BEFORE_LAST {
        return Err(too_early(sheet, field));
    }
    Ok(())
}

fn closed(row: Row) -> Violation {
    Violation::new("Q14", format!("{} is locked, and its die has left the game", row.name()))
}

fn passed(field: Field) -> Violation {
    let (row, number) = (field.row().name(), field.number());
    Violation::new("Q11", format!("{row} {number} is not to the right of the last cross in its row"))
}

fn too_early(sheet: &Sheet, field: Field) -> Violation {
    let (row, number, crosses) = (field.row().name(), field.number(), sheet.crosses(field.row()));
    Violation::new(
        "Q12",
        format!(
            "{row} {number} needs {CROSSES_BEFORE_LAST} crosses in its row before it, and there are {crosses}"
        ),
    )
}

fn is_sum(dice: &Dice, field: Field) -> bool {
    let own = dice.coloured(field.row());
    own.is_some_and(|own| dice.white().iter().any(|white| white + own == field.number()))
}

/// Whether this chance can come now.
pub(crate) fn chance(starter: &Starter, state: &State, chance: &Chance) -> Result<(), Violation> {
    match (state.phase, chance) {
        (Phase::Setup, Chance::First(seat)) => starter.check(*seat, "Q4"),
        (Phase::Setup, Chance::Roll(_)) => {
            Err(Violation::new("Q4", "who goes first is drawn before the first roll"))
        }
        (_, Chance::First(_)) => {
            Err(Violation::new("Q4", "who goes first is drawn once, before the first roll"))
        }
        (_, Chance::Roll(dice)) => {
            let of = |wanted: bool| move |row: &Row| state.closed.contains(*row) == wanted;
            let missing = || dice.missing().iter().filter(of(false));
            let extra = || Row::ALL.into_iter().filter(|row| dice.coloured(*row).is_some()).filter(of(true));
            if missing().next().is_some() {
                return Err(Violation::new(
                    "Q5",
                    format!("the dice of all open rows are rolled; missing: {}", dice_names(missing())),
                ));
            }
            if extra().next().is_some() {
                return Err(Violation::new(
                    "Q14",
                    format!("the dice of locked rows have left the game: {}", dice_names(extra())),
                ));
            }
            Ok(())
        }
    }
}

/// What chance may be given now.
pub(crate) fn awaited_chance(starter: &Starter, state: &State) -> String {
    if state.phase == Phase::Setup {
        return starter.awaited();
    }
    let open = Row::ALL.into_iter().filter(|row| !state.closed.contains(*row));
    let dice: String = open.map(|row| format!(" {}6", row.letter())).collect();
    format!("a roll, like `w6 w6{dice}`")
}
