//! Why a choice is good or bad, in words: facts about the position that everybody can check on the table. An evaluator says
//! how much a choice is worth; this says what it does.

use table::{Game, Phrase, Seat};

/// A game that can say what a choice does.
pub trait Reasons: Game {
    /// What this choice does to the seat that is asked, and to the others: the most important first. Everything is true
    /// of the table as it stands, whatever the others choose at the same time; it needs no evaluator.
    fn facts(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Vec<Phrase>;

    /// What tells two choices apart: what only the one does, and what only the other does.
    fn contrast(&self, state: &Self::State, seat: Seat, one: Self::Choice, other: Self::Choice) -> Contrast {
        let (one, other) = (self.facts(state, seat, one), self.facts(state, seat, other));
        let without = |facts: &[Phrase], shared: &[Phrase]| -> Vec<Phrase> {
            facts.iter().filter(|fact| !shared.contains(fact)).cloned().collect()
        };
        Contrast { one: without(&one, &other), other: without(&other, &one) }
    }
}

/// What tells two choices apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contrast {
    /// What only the one does.
    pub one: Vec<Phrase>,
    /// What only the other does.
    pub other: Vec<Phrase>,
}

/// A phrase that counts something: its id, its English for one and for any other number, and what is counted first.
macro_rules! counted_phrase {
    ($id:literal, $one:literal, $many:literal, $count:ident = $number:expr $(, $name:ident = $value:expr)* $(,)?) => {{
        let number = $number;
        if number == 1 {
            table::phrase!($id, $one, $count = number $(, $name = $value)*)
        } else {
            table::phrase!($id, $many, $count = number $(, $name = $value)*)
        }
    }};
}

pub(crate) use counted_phrase;
