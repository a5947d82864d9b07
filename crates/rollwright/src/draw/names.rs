//! What the players are called, and sentences about them.

use bots::Bot;
use table::{Seat, Seats};
use words::{Argument, Language};

use super::phrases::{capital, listed};

/// What the person is called in records who plays without giving a name.
pub(crate) const YOU: &str = "You";

/// The names in seat order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Names {
    /// As they stand in records.
    given: Vec<String>,
    /// As the players read them.
    shown: Vec<String>,
    language: Language,
}

impl Names {
    /// These names; seats without one are called by their number. What could not be printed is left out. Whoever
    /// has no name of their own, as a bot, is called something in this language.
    pub(crate) fn new(given: &[String], seats: usize, language: Language) -> Names {
        let name = |seat: Seat| {
            let given = given.get(seat.index()).map(String::as_str).unwrap_or_default();
            let printable: String = given.chars().filter(|c| !c.is_control()).collect();
            printable.trim().to_owned()
        };
        let given: Vec<String> = Seat::all(seats).map(name).collect();
        let shown = |(seat, name): (Seat, &String)| match name.as_str() {
            "" => language.text_with("seat-number", &[("number", seat.to_string().into())]),
            YOU => language.text("you"),
            name => level_in(language, name).unwrap_or_else(|| name.to_owned()),
        };
        let shown = Seat::all(seats).zip(&given).map(shown).collect();
        Names { given, shown, language }
    }

    /// The name of a seat.
    pub(crate) fn of(&self, seat: Seat) -> &str {
        self.shown.get(seat.index()).map_or("?", String::as_str)
    }

    /// All names in seat order, as players read them.
    pub(crate) fn shown(&self) -> &[String] {
        &self.shown
    }

    /// All names in seat order, as records have them.
    pub(crate) fn given(&self) -> &[String] {
        &self.given
    }

    /// All names as the header of a record has them: none if nobody has one.
    pub(crate) fn recorded(&self) -> Vec<String> {
        if self.given.iter().all(String::is_empty) { Vec::new() } else { self.given.clone() }
    }

    /// The width of the longest name.
    pub(crate) fn width(&self) -> usize {
        self.shown.iter().map(|name| name.chars().count()).max().unwrap_or(0)
    }

    /// A sentence about a seat, by a message with `$name` and `$who`: `Ann rolls`, but `You roll`.
    pub(crate) fn sentence(&self, seat: Seat, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        let who = if self.is_you(seat) { "you" } else { "one" };
        let own = [("name", self.of(seat).into()), ("who", who.into())];
        self.language.text_with(id, &[&own[..], arguments].concat())
    }

    /// A sentence about some or one: `Ann and Ben choose`.
    pub(crate) fn sentence_together(&self, seats: Seats, id: &str) -> String {
        match seats.iter().next() {
            Some(only) if seats.len() == 1 => self.sentence(only, id, &[]),
            _ => {
                let names: Vec<String> = seats.iter().map(|seat| self.of(seat).to_owned()).collect();
                let with_you = seats.iter().any(|seat| self.is_you(seat));
                let who = if with_you { "you-and-others" } else { "several" };
                let names = listed(self.language, &names);
                self.language.text_with(id, &[("name", names.into()), ("who", who.into())])
            }
        }
    }

    /// Whether this is the person without a name.
    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        self.of(seat) == self.language.text("you")
    }
}

/// What a bot is called that records name for its level, as `Easy` or `Easy 2`: `Easy bot`, or `Easy bot 2`.
fn level_in(language: Language, name: &str) -> Option<String> {
    let (level, number) = name.split_once(' ').unwrap_or((name, ""));
    let level = Bot::LEVELS.into_iter().find(|known| capital(known.name()) == level)?;
    number.chars().all(|c| c.is_ascii_digit()).then(|| {
        let level = ("level", language.text(&format!("level-{}", level.name())).into());
        if number.is_empty() {
            language.text_with("bot-name", &[level])
        } else {
            language.text_with("bot-name-numbered", &[level, ("number", number.into())])
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(language: Language) -> Names {
        Names::new(&["You".to_owned(), "Ben".to_owned(), "Easy 2".to_owned()], 4, language)
    }

    #[test]
    fn sentences_agree_with_their_subject() {
        let names = names(Language::ENGLISH);
        let seats: Vec<Seat> = Seat::all(4).collect();
        assert_eq!(names.sentence(seats[0], "terminal-coming-roll", &[]), "You roll");
        assert_eq!(names.sentence(seats[1], "terminal-coming-roll", &[]), "Ben rolls");
        assert_eq!(
            names.sentence_together(Seats::all(2), "terminal-taken-back"),
            "Undone: You and Ben choose again."
        );
        assert_eq!(names.of(seats[3]), "Seat 4");
        assert_eq!(names.sentence_together(Seats::only(seats[0]), "terminal-wins-game"), "You win the game!");
        assert_eq!(
            names.sentence_together(Seats::all(3), "terminal-share-match"),
            "You, Ben and Easy bot 2 share the win in the match."
        );
    }

    #[test]
    fn whoever_has_no_name_of_their_own_is_called_something_in_the_language() {
        let names = names(Language::from_code("de").unwrap());
        assert_eq!(names.shown(), ["Du", "Ben", "Bot 2 (leicht)", "Platz 4"]);
        assert_eq!(names.given(), ["You", "Ben", "Easy 2", ""]);
        assert_eq!(
            names.sentence_together(Seats::all(2), "terminal-share-game"),
            "Du und Ben teilt euch den Sieg."
        );
    }

    #[test]
    fn names_cannot_carry_terminal_codes() {
        assert_eq!(Names::new(&["A\x1b[2Jnn".to_owned()], 1, Language::ENGLISH).of(Seat::FIRST), "A[2Jnn");
    }
}
