//! Why something is not allowed, with the number of the rule: for people, records and the protocol.

use table::{Game, Phrase, PhraseArgument, Seat, Violation, phrase};

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
            let why = phrase!("why-twenty-one-all-ones", "all dice show 1: there is nothing to reroll");
            return Violation::new("T4", why);
        }
        (Phase::Roller, _) => {
            return Violation::new("T4", phrase!("why-twenty-one-roller", "first keep the roll or reroll"));
        }
        (_, Choice::Write(numbers)) => numbers,
        _ => {
            let why =
                phrase!("why-twenty-one-write", "every player must now write numbers or cross out a field");
            return Violation::new("T5", why);
        }
    };
    if let Some((colour, number)) =
        numbers.iter().find(|(colour, number)| state.dice.face(*colour) != Some(*number))
    {
        let why = phrase!(
            "why-twenty-one-not-shown",
            "the {colour} die does not show {number}",
            colour = of(colour),
            number = number
        );
        return Violation::new("T5", why);
    }
    let fits = self::numbers(game.layouts(), state.sheet(seat), numbers);
    // No notation writes nothing at all, so people are never told this.
    let at_least_one = "you write at least one number, or cross out the first empty field from the left";
    fits.err().unwrap_or_else(|| Violation::new("T5", at_least_one))
}

fn of(colour: Colour) -> PhraseArgument {
    PhraseArgument::Colours(vec![colour.name()])
}

/// The rule that forbids numbers because of what stands on the sheet.
pub(crate) fn numbers(layouts: &Layouts, sheet: &Sheet, numbers: Dice) -> Result<(), Violation> {
    let limits = sheet.current_row().map(|row| layouts.row(sheet.letter(), row).limits());
    for (colour, number) in numbers.iter() {
        if !sheet.is_empty(colour.index()) {
            let why = phrase!(
                "why-twenty-one-not-empty",
                "the {colour} field of this row is not empty",
                colour = of(colour)
            );
            return Err(Violation::new("T5", why));
        }
        let limit = limits.map_or(0, |limits| limits.get(colour.index()));
        if number > limit {
            let why = phrase!(
                "why-twenty-one-too-large",
                "{number} is larger than {limit}, the limit of the {colour} field",
                number = number,
                limit = limit,
                colour = of(colour)
            );
            return Err(Violation::new("T5", why));
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
                let why = phrase!(
                    "why-twenty-one-sheets",
                    "each of the {seats} seats needs a sheet of its own",
                    seats = seats
                );
                return Err(Violation::new("T2", why));
            }
            if !game.layouts().allows(letters) {
                let why = phrase!("why-twenty-one-picked", "a seat that picked a sheet must get that sheet");
                return Err(Violation::new("T2", why));
            }
            Ok(())
        }
        (Phase::Setup, Chance::Dice(_)) => Err(Violation::new(
            "T4",
            phrase!("why-draw-first", "the first player is drawn before the first roll"),
        )),
        (_, Chance::Setup(..)) => {
            let why = phrase!(
                "why-twenty-one-drawn-once",
                "the sheets and the first player are drawn once, at the start"
            );
            Err(Violation::new("T4", why))
        }
        (Phase::Reroll, Chance::Dice(dice)) if dice.present() != state.dice.rerolled() => {
            let why = phrase!("why-twenty-one-reroll", "a reroll uses exactly the dice that do not show a 1");
            Err(Violation::new("T4", why))
        }
        (Phase::Roll, Chance::Dice(dice)) if dice.present().len() < 6 => {
            let why = phrase!("why-twenty-one-six-dice", "the first roll uses all six dice");
            Err(Violation::new("T4", why))
        }
        (_, Chance::Dice(_)) => Ok(()),
    }
}

/// What chance may be given now.
pub(crate) fn awaited_chance(game: &TwentyOne, state: &State) -> Phrase {
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
        return phrase!(
            "awaited-twenty-one-setup",
            "who goes first and the sheets, like `{example}`",
            example = format!("first {first} sheets {letters}")
        );
    }
    let rolled =
        |colour: &Colour| state.phase == Phase::Roll || state.dice.rerolled().contains(colour.index());
    let dice = Colour::ALL.into_iter().filter(rolled).map(|colour| format!("{}6", colour.letter()));
    phrase!("awaited-roll", "a roll, like `{example}`", example = table::join(dice, " "))
}
