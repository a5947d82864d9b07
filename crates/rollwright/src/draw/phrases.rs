//! Words in the language of whoever reads the drawings.

use words::{Argument, Language};

use super::Pen;

impl Pen {
    /// A message without variables.
    pub(crate) fn text(self, id: &str) -> String {
        self.language().text(id)
    }

    /// A message with its variables filled in.
    pub(crate) fn text_with(self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        self.language().text_with(id, arguments)
    }

    /// Several things in words: `a, b and c`.
    pub(crate) fn listed(self, things: &[String]) -> String {
        listed(self.language(), things)
    }

    /// A number of points: `1 point`, `2 points`.
    pub(crate) fn points(self, points: i32) -> String {
        self.text_with("points", &[("count", points.into())])
    }

    /// A colour as it names a die; colours are asked for by their English names.
    pub(crate) fn colour(self, name: &str) -> String {
        self.text(&format!("colour-{name}"))
    }

    /// A die, or the side of one, in words: by its letter in notation, which is that of its colour in all games.
    pub(crate) fn die(self, letter: &str) -> String {
        let name = match letter {
            "w" => "white",
            "k" => "black",
            "r" => "red",
            "o" => "orange",
            "y" => "yellow",
            "g" => "green",
            "b" => "blue",
            "p" => "purple",
            other => return other.to_owned(),
        };
        self.colour(name)
    }

    /// A colour as it names a row.
    pub(crate) fn row(self, name: &str) -> String {
        self.text(&format!("row-{name}"))
    }

    /// A colour as it names a row in which something is done.
    pub(crate) fn inside_row(self, name: &str) -> String {
        self.text(&format!("row-{name}.inside"))
    }

    /// Some dice or boxes of a colour: `2 red`.
    pub(crate) fn counted(self, count: u8, name: &str) -> String {
        self.text_with(&format!("count-{name}"), &[("count", count.into())])
    }
}

/// Several things in words: `a, b and c`.
pub(super) fn listed(language: Language, things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [all @ .., last] => {
            let all = all.join(", ");
            language.text_with("list-and", &[("all", all.into()), ("last", last.as_str().into())])
        }
    }
}

/// A word with a capital.
pub(crate) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use bots::Bot;

    use super::*;

    #[test]
    fn things_are_listed_in_words() {
        let things = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(Pen::PLAIN.listed(&things), "a, b and c");
        assert_eq!(Pen::PLAIN.listed(&things[..1]), "a");
    }

    #[test]
    fn every_colour_has_its_words_in_every_language() {
        let dice = games::twenty_one::Colour::ALL.map(games::twenty_one::Colour::name);
        let boxes = games::one_card::Colour::ALL.map(games::one_card::Colour::name);
        for pen in Language::all().map(|language| Pen::new(false, true, language)) {
            for name in dice.into_iter().chain(boxes) {
                assert_ne!(pen.colour(name), format!("colour-{name}"));
            }
            for name in boxes {
                assert_ne!(pen.row(name), format!("row-{name}"));
                assert_ne!(pen.inside_row(name), format!("row-{name}.inside"));
                assert!(pen.counted(2, name).contains('2'));
            }
            for name in games::qwixx::Row::ALL.map(games::qwixx::Row::name) {
                assert!(boxes.contains(&name));
            }
        }
    }

    #[test]
    fn levels_are_described_as_the_bots_describe_themselves() {
        for level in Bot::LEVELS {
            assert_eq!(Pen::PLAIN.text(&format!("level-{}", level.name())), capital(level.name()));
            assert_eq!(Pen::PLAIN.text(&format!("level-{}.about", level.name())), level.about());
        }
    }
}
