//! Twenty One: write hits and near hits, and roll again unless the roll already fills much.

use games::twenty_one::{Choice, Dice, Mark, Phase, Sheet, State, TwentyOne};
use table::{Game, Seat};

use crate::Greedy;
use crate::greedy::best;

/// What a point below the field's number costs, in the unit in which a field filled gains.
const POINT_BELOW: i32 = 4;
/// What an exact hit gains besides its number.
const HIT: i32 = 8;
/// What every field filled by writing gains: the round is not spent on it alone.
const FILLED: i32 = 7;
/// What spending a round on a cross-out costs: the field's whole number, and the time.
const CROSS_OUT: i32 = -6;

impl Greedy for TwentyOne {
    fn greedy(&self, state: &State, seat: Seat) -> Choice {
        let sheet = state.sheet(seat);
        if state.phase() == Phase::Roller {
            let rerolls = state.dice().is_some_and(|dice| !keeps(self, sheet, dice));
            let choices = self.choices(state, seat);
            return best(choices, |choice| i32::from(rerolls == (choice == Choice::Reroll)));
        }
        best(self.choices(state, seat), |choice| match choice {
            Choice::Write(dice) => {
                dice.iter().map(|(colour, number)| worth(self, sheet, colour.index(), number)).sum()
            }
            _ => CROSS_OUT,
        })
    }
}

/// What writing a number into the field of a colour is worth.
fn worth(game: &TwentyOne, sheet: &Sheet, colour: usize, number: u8) -> i32 {
    let row = sheet.current_row().unwrap_or(0);
    let fields = game.layouts().row(sheet.letter(), row).fields();
    let limit =
        fields.iter().find(|field| field.colour.index() == colour).map_or(number, |field| field.number);
    let below = i32::from(limit) - i32::from(number);
    FILLED + if below == 0 { HIT } else { -POINT_BELOW * below }
}

/// Whether the roll is good enough: more than half of the empty fields get something worth writing.
fn keeps(game: &TwentyOne, sheet: &Sheet, dice: Dice) -> bool {
    let row = sheet.current_row().unwrap_or(0);
    let fields = game.layouts().row(sheet.letter(), row).fields();
    let marks = sheet.marks(game.layouts(), row);
    let (mut empty, mut good) = (0, 0);
    for (field, mark) in fields.iter().zip(marks) {
        if mark == Mark::Empty {
            empty += 1;
            let face = dice.face(field.colour).filter(|face| *face <= field.number);
            good += i32::from(face.is_some_and(|face| worth(game, sheet, field.colour.index(), face) > 0));
        }
    }
    2 * good > empty
}
