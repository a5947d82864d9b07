//! What text is drawn with: colours that can be left out, signs with a plain substitute, and a language.
//!
//! Colour never says anything alone. Whatever is drawn in a colour has the colour's letter beside it, so
//! that a table drawn without colours, or without Unicode, tells just as much.

use table::{Phrase, Violation};
use words::Language;

/// How wide drawings and texts may be.
pub(crate) const WIDTH: usize = 79;

/// How to draw on the terminal at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pen {
    colours: bool,
    unicode: bool,
    language: Language,
}

/// A way to set text off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    Purple,
    White,
    Black,
    /// Important.
    Bold,
    /// Of no more interest.
    Faint,
}

/// A sign and what stands for it where there is only ASCII. Each is as wide as its substitute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sign {
    unicode: char,
    ascii: char,
}

impl Sign {
    pub(crate) const fn new(unicode: char, ascii: char) -> Sign {
        Sign { unicode, ascii }
    }

    /// Something that can no longer be had.
    pub(crate) const LOST: Sign = Sign::new('·', '.');
    /// Between two things of one line.
    pub(crate) const BETWEEN: Sign = Sign::new('·', '-');
    /// Before the player whose turn it is, and the row being filled.
    pub(crate) const HERE: Sign = Sign::new('▶', '>');
    /// A sun on a card.
    pub(crate) const SUN: Sign = Sign::new('☀', '*');
}

impl Pen {
    #[cfg(test)]
    pub(crate) const PLAIN: Pen = Pen { colours: false, unicode: true, language: Language::ENGLISH };

    pub(crate) fn new(colours: bool, unicode: bool, language: Language) -> Pen {
        Pen { colours, unicode, language }
    }

    /// The language of all words.
    pub(crate) fn language(self) -> Language {
        self.language
    }

    /// What the rules say, in the language of all words.
    pub(crate) fn phrase(self, phrase: &Phrase) -> String {
        self.language.phrase(phrase)
    }

    /// The number of a broken rule, and what is wrong.
    pub(crate) fn violation(self, violation: &Violation) -> String {
        format!("{}: {}", violation.rule, self.phrase(&violation.why))
    }

    /// Text in this ink.
    pub(crate) fn ink(self, ink: Ink, text: &str) -> String {
        let code = match ink {
            Ink::Red => "38;5;203",
            Ink::Orange => "38;5;208",
            Ink::Yellow => "38;5;178",
            Ink::Green => "38;5;71",
            Ink::Blue => "38;5;75",
            Ink::Purple => "38;5;140",
            // Neither can be seen on every terminal, so they are left as other text is.
            Ink::White | Ink::Black => return text.to_owned(),
            Ink::Bold => "1",
            Ink::Faint => "2",
        };
        self.coded(code, text)
    }

    /// Text as on a die or a label: dark on a ground of this colour.
    pub(crate) fn label(self, ink: Ink, text: &str) -> String {
        let code = match ink {
            Ink::Red => "38;5;16;48;5;203",
            Ink::Orange => "38;5;16;48;5;208",
            Ink::Yellow => "38;5;16;48;5;220",
            Ink::Green => "38;5;16;48;5;71",
            Ink::Blue => "38;5;16;48;5;75",
            Ink::Purple => "38;5;16;48;5;140",
            Ink::White => "38;5;16;48;5;255",
            Ink::Black => "38;5;255;48;5;236",
            Ink::Bold => "1",
            Ink::Faint => "2",
        };
        self.coded(code, text)
    }

    fn coded(self, code: &str, text: &str) -> String {
        if self.colours { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// The sign, or its substitute.
    pub(crate) fn sign(self, sign: Sign) -> char {
        if self.unicode { sign.unicode } else { sign.ascii }
    }

    /// ` · `
    pub(crate) fn between(self) -> String {
        format!(" {} ", self.sign(Sign::BETWEEN))
    }

    /// Pieces that belong on one line, as many lines as it takes: the first begins with `head`, the
    /// others are indented as far.
    pub(crate) fn wrapped(self, head: &str, pieces: &[String]) -> String {
        let mut text = head.to_owned();
        let indent = visible_width(head);
        let mut column = indent;
        for (place, piece) in pieces.iter().enumerate() {
            let (separator, piece_width) = (self.between(), visible_width(piece));
            if place > 0 && column + visible_width(&separator) + piece_width > WIDTH {
                text.push('\n');
                text.push_str(&" ".repeat(indent));
                column = indent;
            } else if place > 0 {
                text.push_str(&separator);
                column += visible_width(&separator);
            }
            text.push_str(piece);
            column += piece_width;
        }
        text.push('\n');
        text
    }
}

/// How many columns text takes, without the codes for colours.
pub(crate) fn visible_width(text: &str) -> usize {
    let mut width = 0;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c == '\x1b' {
            chars.by_ref().find(|end| *end == 'm');
        } else {
            width += 1;
        }
    }
    width
}

/// Text in lines that fit: the first begins with `head`, the others are indented as far.
pub(crate) fn filled(head: &str, text: &str) -> String {
    let indent = visible_width(head);
    let mut filled = head.to_owned();
    let mut column = indent;
    for word in unbroken(text) {
        let width = visible_width(&word);
        if column > indent && column + 1 + width > WIDTH {
            filled.push('\n');
            filled.push_str(&" ".repeat(indent));
            column = indent;
        } else if column > indent {
            filled.push(' ');
            column += 1;
        }
        filled.push_str(&word);
        column += width;
    }
    filled
}

/// Whether a word stays with the one before it.
fn belongs_to(last: &str, word: &str) -> bool {
    word.starts_with('%') || word.starts_with(|c: char| c.is_ascii_digit()) && !last.ends_with(',')
}

/// The words of a text, each with the number after it, and with its sign: `blue 6` and `6 %` stay together.
fn unbroken(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match words.last_mut() {
            Some(last) if belongs_to(last, word) => {
                *last += &format!(" {word}");
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

/// Text filled up with spaces on the right.
pub(crate) fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(visible_width(text))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_can_be_left_out() {
        assert_eq!(Pen::new(true, true, Language::ENGLISH).ink(Ink::Bold, "12"), "\x1b[1m12\x1b[0m");
        assert_eq!(Pen::new(false, true, Language::ENGLISH).ink(Ink::Bold, "12"), "12");
        assert_eq!(visible_width(&Pen::new(true, true, Language::ENGLISH).label(Ink::Red, " r5 ")), 4);
    }

    #[test]
    fn signs_have_a_substitute() {
        assert_eq!(Pen::PLAIN.sign(Sign::SUN), '☀');
        assert_eq!(Pen::new(false, false, Language::ENGLISH).sign(Sign::SUN), '*');
    }

    #[test]
    fn long_lines_go_on_below_their_beginning() {
        let pieces = ["r 2 3 4 5 6 7 8 9", "y 2 3 4 5 6 7", "g 12 11 10 9 8 7 6 5 4", "b 12 11 10 9 8 7"];
        let expected =
            "Ann  r 2 3 4 5 6 7 8 9 · y 2 3 4 5 6 7 · g 12 11 10 9 8 7 6 5 4\n     b 12 11 10 9 8 7\n";
        assert_eq!(Pen::PLAIN.wrapped("Ann  ", &pieces.map(str::to_owned)), expected);
        let text = filled("- ", &"word ".repeat(20));
        assert_eq!(text, format!("- {}\n  word word word word word", ["word"; 15].join(" ")));
    }
}
