//! Why something is not allowed, with the number of the rule: for people, records and the protocol.

use table::{Game, Seat, Violation};

use crate::chance::Chance;
use crate::choice::Choice;
use crate::dice::{Colour, Dice};
use crate::layout::Layouts;
use crate::rules::TwentyOne;
use crate::sheet::Sheet;
use crate::state::{Phase, State};

/// The rule that an illegal choice of a seat that is asked breaks.
pub(crate) fn choice(game: &TwentyOne, state: &State, seat: Seat, choice: Choice) -> Violation {
    let numbers = match (state.phase, choice) {
        (Phase::Roller, Choice::Reroll) => {
            return Violation::new("T4", "all dice show 1: there is nothing to reroll");
        }
        (Phase::Roller, _) => return Violation::new("T4", "first keep the roll or reroll"),
        (_, Choice::Write(numbers)) => numbers,
        _ => return Violation::new("T5", "now every player writes numbers or crosses out a field"),
    };
    if let Some((colour, number)) =
        numbers.iter().find(|(colour, number)| state.dice.face(*colour) != Some(*number))
    {
        return Violation::new("T5", format!("the {} die does not show {number}", colour.name()));
    }
    let at_least_one = "you write at least one number, or cross out the first empty field from the left";
    let fits = self::numbers(game.layouts(), state.sheet(seat), numbers);
    fits.err().unwrap_or_else(|| Violation::new("T5", at_least_one))
}

/// The rule that forbids numbers because of what stands on the sheet.
pub(crate) fn numbers(layouts: &Layouts, sheet: &Sheet, numbers: Dice) -> Result<(), Violation> {
    let limits = sheet.current_row().map(|row| layouts.row(sheet.letter(), row).limits());
    for (colour, number) in numbers.iter() {
        let name = colour.name();
        if !sheet.is_empty(colour.index()) {
            return Err(Violation::new("T5", format!("the {name} field of this row is not empty")));
        }
        let limit = limits.map_or(0, |limits| limits.get(colour.index()));
        if number > limit {
            let message = format!("{number} is larger than {limit}, the number of the {name} field");
            return Err(Violation::new("T5", message));
        }
    }
    Ok(())
}

/// Whether this chance can come now.
pub(crate) fn chance(game: &TwentyOne, state: &State, chance: &Chance) -> Result<(), Violation> {
    let seats = game.seats();
    match (state.phase, chance) {
        (Phase::Setup, Chance::Setup(first, letters)) => {
            game.starter().check(*first, "T4")?;
            let letters = letters.as_slice();
            let repeated =
                letters.iter().enumerate().any(|(place, letter)| letters[..place].contains(letter));
            if letters.len() != seats || repeated {
                return Err(Violation::new(
                    "T2",
                    format!("each of the {seats} seats needs a sheet of its own"),
                ));
            }
            if !game.layouts().allows(letters) {
                return Err(Violation::new("T2", "each seat that picked a sheet has that one"));
            }
            Ok(())
        }
        (Phase::Setup, Chance::Dice(_)) => {
            Err(Violation::new("T4", "who goes first is drawn before the first roll"))
        }
        (_, Chance::Setup(..)) => {
            Err(Violation::new("T4", "the sheets and who goes first are drawn once, at the start"))
        }
        (Phase::Reroll, Chance::Dice(dice)) if dice.present() != state.dice.rerolled() => {
            Err(Violation::new("T4", "a reroll is made with exactly the dice that do not show 1"))
        }
        (Phase::Roll, Chance::Dice(dice)) if dice.present().len() < 6 => {
            Err(Violation::new("T4", "the first roll is made with all six dice"))
        }
        (_, Chance::Dice(_)) => Ok(()),
    }
}

/// What chance may be given now.
pub(crate) fn awaited_chance(game: &TwentyOne, state: &State) -> String {
    if state.phase == Phase::Setup {
        let first = game.starter().example();
        let mut example = None;
        Chance::setups(Seat::FIRST, game.seats(), game.layouts(), &mut |chance| {
            example.get_or_insert(chance);
        });
        let letters = match example {
            Some(Chance::Setup(_, letters)) => table::join(letters.as_slice(), ""),
            _ => String::new(),
        };
        return format!("who goes first and the sheets, like `first {first} sheets {letters}`");
    }
    let rolled =
        |colour: &Colour| state.phase == Phase::Roll || state.dice.rerolled().contains(colour.index());
    let dice = Colour::ALL.into_iter().filter(rolled).map(|colour| format!("{}6", colour.letter()));
    format!("a roll, like `{}`", table::join(dice, " "))
}
