//! Rules of thumb: the choice that looks best now. A baseline that plays like a quick beginner.

use table::{ChoiceSet, Game, Seat};

/// A game that knows some rules of thumb.
pub trait Greedy: Game {
    /// The choice that looks best for a seat that is asked.
    fn greedy(&self, state: &Self::State, seat: Seat) -> Self::Choice;
}

/// The first of the choices with the highest worth.
pub(crate) fn best<C: ChoiceSet>(choices: C, mut worth: impl FnMut(C::Choice) -> i32) -> C::Choice {
    let mut best = choices.nth(0);
    let mut highest = worth(best);
    for choice in choices.iter().skip(1) {
        let worth = worth(choice);
        if worth > highest {
            (best, highest) = (choice, worth);
        }
    }
    best
}
