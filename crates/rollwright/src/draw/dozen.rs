//! The made-up game drawn, for the test that adds a game.

use games::dozen::{Chance, Choice, Dozen, State, points};
use table::Seat;

use super::{Draw, Names, Pen, PointsLine};

impl Draw for Dozen {
    fn sheet(&self, state: &State, seat: Seat, pen: Pen) -> String {
        format!("  {}\n", self.small_sheet(state, seat, pen).join(" "))
    }

    fn small_sheet(&self, state: &State, seat: Seat, _: Pen) -> Vec<String> {
        vec![format!("taken: {}", state.sum(seat))]
    }

    fn dice(&self, state: &State, _: Pen) -> Option<String> {
        state.die().map(|face| format!("  d{face}\n"))
    }

    fn question(&self, _: &State, _: Seat, _: Pen) -> String {
        "Take the die?".to_owned()
    }

    fn choice_in_words(&self, _: &State, _: Seat, choice: Choice, _: Pen) -> String {
        match choice {
            Choice::Pass => "leave it".to_owned(),
            Choice::Take => "add it".to_owned(),
        }
    }

    fn chance_in_words(&self, _: &State, chance: &Chance, names: &Names, _: Pen) -> String {
        match chance {
            Chance::First(seat) => format!("First: {}", names.of(*seat)),
            Chance::Roll(face) => format!("The die shows {face}"),
        }
    }

    fn points_lines(&self, state: &State, seat: Seat, _: Pen) -> Vec<PointsLine> {
        let sum = state.sum(seat);
        vec![PointsLine { what: "dice".to_owned(), how: format!("{sum} pips"), points: points(sum) }]
    }
}
