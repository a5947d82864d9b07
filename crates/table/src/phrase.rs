//! What the rules say to people, so that it can be said in any language: the id of a message, what is filled into it,
//! and the English text, which programs and records have always been told.

use std::fmt;

use crate::{Seat, Seats, join};

/// Something said to people. Its English text needs nothing else; `words` says it in every language by its id.
///
/// What only programs and files are told, as an impossible position, is made from a text and has no id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Phrase {
    id: Option<&'static str>,
    arguments: Box<[(&'static str, PhraseArgument)]>,
    english: Box<str>,
}

/// What is filled into a phrase.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PhraseArgument {
    /// A number, by which a language may choose a form.
    Number(i64),
    /// Notation or a name, the same in all languages.
    Text(String),
    /// The dice, or fields, of these colours, by the colours' names.
    Colours(Vec<&'static str>),
    /// The row of this colour, by the colour's name.
    Row(&'static str),
    /// Another phrase.
    Phrase(Phrase),
}

impl Phrase {
    /// A phrase with this message; [`phrase!`](crate::phrase!) makes one with less ado. One that has a phrase without
    /// an id in it can be said in English alone, and has no id either.
    pub fn new(id: &'static str, arguments: Vec<(&'static str, PhraseArgument)>, english: String) -> Phrase {
        let only_english = |(_, argument): &(&str, PhraseArgument)| {
            matches!(argument, PhraseArgument::Phrase(Phrase { id: None, .. }))
        };
        let id = if arguments.iter().any(only_english) { None } else { Some(id) };
        Phrase { id, arguments: arguments.into(), english: english.into() }
    }

    /// The id of the message in the language files; `None` if it is said in English alone.
    pub fn id(&self) -> Option<&'static str> {
        self.id
    }

    /// What is filled into the message, by the names of its variables.
    pub fn arguments(&self) -> &[(&'static str, PhraseArgument)] {
        &self.arguments
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl From<String> for Phrase {
    fn from(english: String) -> Phrase {
        Phrase { id: None, arguments: Box::default(), english: english.into() }
    }
}

impl From<&str> for Phrase {
    fn from(english: &str) -> Phrase {
        english.to_owned().into()
    }
}

/// As it is said in English.
impl fmt::Display for PhraseArgument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PhraseArgument::Number(number) => number.fmt(f),
            PhraseArgument::Text(text) => f.write_str(text),
            PhraseArgument::Colours(colours) => f.write_str(&join(colours, ", ")),
            PhraseArgument::Row(row) => f.write_str(row),
            PhraseArgument::Phrase(phrase) => phrase.fmt(f),
        }
    }
}

macro_rules! from_numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for PhraseArgument {
            fn from(number: $number) -> PhraseArgument {
                PhraseArgument::Number(number as i64)
            }
        })*
    };
}

from_numbers!(u8 u16 u32 i32 usize);

impl From<Seat> for PhraseArgument {
    fn from(seat: Seat) -> PhraseArgument {
        seat.number().into()
    }
}

impl From<Seats> for PhraseArgument {
    fn from(seats: Seats) -> PhraseArgument {
        PhraseArgument::Text(seats.to_string())
    }
}

impl From<&str> for PhraseArgument {
    fn from(text: &str) -> PhraseArgument {
        PhraseArgument::Text(text.to_owned())
    }
}

impl From<String> for PhraseArgument {
    fn from(text: String) -> PhraseArgument {
        PhraseArgument::Text(text)
    }
}

impl From<Phrase> for PhraseArgument {
    fn from(phrase: Phrase) -> PhraseArgument {
        PhraseArgument::Phrase(phrase)
    }
}

/// A [`Phrase`]: the id of its message, its English text, and what is filled in.
///
/// ```
/// let phrase = table::phrase!("why-no-seat", "there is no seat {seat}: the table has {seats} seats", seat = 3, seats = 2);
/// assert_eq!(phrase.to_string(), "there is no seat 3: the table has 2 seats");
/// ```
///
/// A test holds the English text against the message of English in the language files.
#[macro_export]
macro_rules! phrase {
    ($id:literal, $english:literal $(,)?) => {
        $crate::Phrase::new($id, ::std::vec::Vec::new(), ::std::string::String::from($english))
    };
    ($id:literal, $english:literal $(, $name:ident = $value:expr)+ $(,)?) => {{
        let ($($name,)+) = ($($crate::PhraseArgument::from($value),)+);
        let english = ::std::format!($english);
        $crate::Phrase::new($id, ::std::vec![$((::std::stringify!($name), $name)),+], english)
    }};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_is_there_without_a_language_file() {
        let dice = PhraseArgument::Colours(vec!["red", "blue"]);
        let why = phrase!(
            "why-x",
            "{row} {number}: {dice}, {why}",
            row = PhraseArgument::Row("red"),
            number = 5u8,
            dice = dice,
            why = phrase!("why-y", "so")
        );
        assert_eq!(why.to_string(), "red 5: red, blue, so");
        assert_eq!(why.id(), Some("why-x"));
        assert_eq!(why.arguments()[1], ("number", PhraseArgument::Number(5)));
    }

    #[test]
    fn what_has_a_part_in_english_alone_is_said_in_english_alone() {
        let inner = phrase!("why-x", "{what} is wrong", what = Phrase::from("this"));
        let outer = phrase!("why-y", "{inner}!", inner = inner);
        assert_eq!((outer.to_string().as_str(), outer.id()), ("this is wrong!", None));
    }
}
