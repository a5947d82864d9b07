//! What the players are called, and sentences about them.

use table::{Seat, Seats};

/// What the person is called who plays without giving a name.
pub(crate) const YOU: &str = "You";

/// The names in seat order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Names(Vec<String>);

impl Names {
    /// These names; seats without one are called by their number. What could not be printed is left out.
    pub(crate) fn new(given: &[String], seats: usize) -> Names {
        let name = |seat: Seat| {
            let given = given.get(seat.index()).map(String::as_str).unwrap_or_default();
            let printable: String = given.chars().filter(|c| !c.is_control()).collect();
            if printable.trim().is_empty() { format!("Seat {seat}") } else { printable.trim().to_owned() }
        };
        Names(Seat::all(seats).map(name).collect())
    }

    /// The name of a seat.
    pub(crate) fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }

    /// All names in seat order.
    pub(crate) fn all(&self) -> &[String] {
        &self.0
    }

    /// The width of the longest name.
    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(|name| name.chars().count()).max().unwrap_or(0)
    }

    /// A sentence's beginning: `Ann rolls`, but `You roll`.
    pub(crate) fn does(&self, seat: Seat, verb: &str) -> String {
        let name = self.of(seat);
        if name == YOU { format!("{name} {verb}") } else { format!("{name} {verb}s") }
    }

    /// A sentence's beginning about some or one: `Ann and Ben choose`.
    pub(crate) fn do_together(&self, seats: Seats, verb: &str) -> String {
        match seats.iter().next() {
            Some(only) if seats.len() == 1 => self.does(only, verb),
            _ => format!("{} {verb}", self.listed(seats)),
        }
    }

    /// Some seats in words: `Ann, Ben and Cleo`.
    fn listed(&self, seats: Seats) -> String {
        in_words(&seats.iter().map(|seat| self.of(seat).to_owned()).collect::<Vec<_>>())
    }

    /// Who has won, of some or one.
    pub(crate) fn winners(&self, winners: Seats, what: &str) -> String {
        match winners.len() {
            1 => format!("{} {what}!", self.do_together(winners, "win")),
            _ => format!("{} share the win of {what}.", self.listed(winners)),
        }
    }
}

/// Several things in words: `a, b and c`.
pub(crate) fn in_words(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [all @ .., last] => format!("{} and {last}", all.join(", ")),
    }
}

/// A number of things: `1 cross`, `2 crosses`.
pub(crate) fn counted(count: usize, one: &str, many: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {many}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_agree_with_their_subject() {
        let names = Names::new(&["You".to_owned(), "Ben".to_owned()], 3);
        let seats: Vec<Seat> = Seat::all(3).collect();
        assert_eq!(names.does(seats[0], "roll"), "You roll");
        assert_eq!(names.does(seats[1], "roll"), "Ben rolls");
        assert_eq!(names.do_together(Seats::all(2), "roll"), "You and Ben roll");
        assert_eq!(names.of(seats[2]), "Seat 3");
        assert_eq!(names.winners(Seats::only(seats[0]), "the game"), "You win the game!");
        assert_eq!(
            names.winners(Seats::all(3), "the match"),
            "You, Ben and Seat 3 share the win of the match."
        );
    }

    #[test]
    fn names_cannot_carry_terminal_codes() {
        assert_eq!(Names::new(&["A\x1b[2Jnn".to_owned()], 1).of(Seat::FIRST), "A[2Jnn");
    }
}
