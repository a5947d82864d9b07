//! Why something is not allowed, with the number of the rule: for people, records and the protocol.

use table::{Phrase, PhraseArgument, Seat, Starter, Violation, phrase};

use crate::choice::Choice;
use crate::dice::Dice;
use crate::row::{Field, Row, Rows};
use crate::rules::Chance;
use crate::sheet::{CROSSES_BEFORE_LAST, Sheet};
use crate::state::{Phase, State};

/// The rule that an illegal choice of a seat that is asked breaks.
pub(crate) fn choice(state: &State, seat: Seat, choice: Choice) -> Violation {
    let Choice::Cross(field) = choice else {
        return Violation::new("Q6", phrase!("why-nobody-asked", "nobody has to choose now"));
    };
    let number = field.number();
    if state.phase == Phase::JoinLocks {
        return joining(state, seat, field);
    }
    if state.closed.contains(field.row()) {
        return closed(field.row());
    }
    match state.phase {
        Phase::Action1 if number != state.dice.white_sum() => {
            let why = phrase!(
                "why-qwixx-white-sum",
                "in action 1 you cross the sum of the white dice, {sum}, not {number}",
                sum = state.dice.white_sum(),
                number = number
            );
            return Violation::new("Q6", why);
        }
        Phase::Action2 if !is_sum(&state.dice, field) => {
            let why = phrase!(
                "why-qwixx-no-sum",
                "neither white die makes {number} with the {colour} die",
                colour = PhraseArgument::Colours(vec![field.row().name()]),
                number = number
            );
            return Violation::new("Q7", why);
        }
        _ => {}
    }
    let sheet = state.sheet(seat);
    if sheet.is_passed(field) { passed(field) } else { too_early(sheet, field) }
}

/// Why a seat may not cross a field to join a lock (Q21).
fn joining(state: &State, seat: Seat, field: Field) -> Violation {
    let sheet = state.sheet(seat);
    if !field.is_last() || !state.just_locked().contains(field.row()) {
        let why = phrase!(
            "why-qwixx-not-just-locked",
            "you can only join a lock by crossing the last number of a row that was just locked, not {row} {number}",
            row = row(field),
            number = field.number()
        );
        return Violation::new("Q21", why);
    }
    if sheet.has_lock(field.row()) {
        let why = phrase!(
            "why-qwixx-has-lock",
            "this player has already locked {row}: `{keep}` keeps it",
            row = row(field),
            keep = Choice::Pass.to_string()
        );
        return Violation::new("Q21", why);
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

fn row(field: Field) -> PhraseArgument {
    PhraseArgument::Row(field.row().name())
}

fn closed(row: Row) -> Violation {
    let why = phrase!(
        "why-qwixx-closed",
        "{row} is locked, and its die has left the game",
        row = PhraseArgument::Row(row.name())
    );
    Violation::new("Q14", why)
}

fn passed(field: Field) -> Violation {
    let why = phrase!(
        "why-qwixx-passed",
        "{row} {number} is not to the right of the last cross in its row",
        row = row(field),
        number = field.number()
    );
    Violation::new("Q11", why)
}

fn too_early(sheet: &Sheet, field: Field) -> Violation {
    let why = phrase!(
        "why-qwixx-too-early",
        "{row} {number} needs {needed} crosses before it in its row, but there are only {crosses}",
        row = row(field),
        number = field.number(),
        needed = CROSSES_BEFORE_LAST,
        crosses = sheet.crosses(field.row())
    );
    Violation::new("Q12", why)
}

fn is_sum(dice: &Dice, field: Field) -> bool {
    let own = dice.coloured(field.row());
    own.is_some_and(|own| dice.white().iter().any(|white| white + own == field.number()))
}

/// Whether this chance can come now.
pub(crate) fn chance(starter: &Starter, state: &State, chance: &Chance) -> Result<(), Violation> {
    match (state.phase, chance) {
        (Phase::Setup, Chance::First(seat)) => starter.check(*seat, "Q4"),
        (Phase::Setup, Chance::Roll(_)) => Err(Violation::new(
            "Q4",
            phrase!("why-draw-first", "the first player is drawn before the first roll"),
        )),
        (_, Chance::First(_)) => Err(Violation::new(
            "Q4",
            phrase!("why-drawn-once", "the first player is drawn once, before the first roll"),
        )),
        (_, Chance::Roll(dice)) => {
            let of = |wanted: bool| move |row: &Row| state.closed.contains(*row) == wanted;
            let missing = || dice.missing().iter().filter(of(false));
            let extra = || Row::ALL.into_iter().filter(|row| dice.coloured(*row).is_some()).filter(of(true));
            if missing().next().is_some() {
                let why = phrase!(
                    "why-qwixx-dice-missing",
                    "roll the dice of all open rows; missing: {dice}",
                    dice = PhraseArgument::Colours(missing().map(Row::name).collect())
                );
                return Err(Violation::new("Q5", why));
            }
            if extra().next().is_some() {
                let why = phrase!(
                    "why-qwixx-dice-gone",
                    "the dice of locked rows have left the game: {dice}",
                    dice = PhraseArgument::Colours(extra().map(Row::name).collect())
                );
                return Err(Violation::new("Q14", why));
            }
            Ok(())
        }
    }
}

/// What chance may be given now.
pub(crate) fn awaited_chance(starter: &Starter, state: &State) -> Phrase {
    if state.phase == Phase::Setup {
        return starter.awaited();
    }
    let open = Row::ALL.into_iter().filter(|row| !state.closed.contains(*row));
    let dice: String = open.map(|row| format!(" {}6", row.letter())).collect();
    phrase!("awaited-roll", "a roll, like `{example}`", example = format!("w6 w6{dice}"))
}
