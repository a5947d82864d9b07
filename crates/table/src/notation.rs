//! The common parts of the notation: tokens that people read and programs exchange.
//!
//! Every choice and every chance outcome implements `Display` and `FromStr`, and the two round-trip.
//! Parsing never looks at the state of a game; whether a token is legal now is the rules' business.

use std::fmt::Display;

use thiserror::Error;

use crate::{Phrase, phrase};

/// A text that is not a token of the game's notation.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{why}")]
pub struct NotationError {
    why: Phrase,
}

impl NotationError {
    /// An error that says what is wrong with the text, for people.
    pub fn new(why: impl Into<Phrase>) -> NotationError {
        NotationError { why: why.into() }
    }

    /// What is wrong.
    pub fn why(&self) -> &Phrase {
        &self.why
    }

    /// The usual error: this text is not such a thing, which looks like the example.
    pub fn expected(what: impl Into<Phrase>, example: &str, found: &str) -> NotationError {
        NotationError::new(phrase!(
            "why-not-notation",
            "\"{found}\" is not {what} (like `{example}`)",
            found = shown(found),
            what = what.into(),
            example = example
        ))
    }

    /// The same with several examples, of which there is at least one.
    pub fn expected_one_of(what: impl Into<Phrase>, examples: &[&str], found: &str) -> NotationError {
        let (last, others) = examples.split_last().unwrap_or((&"", &[]));
        NotationError::new(phrase!(
            "why-not-notation-of",
            "\"{found}\" is not {what} (like {others} or `{last}`)",
            found = shown(found),
            what = what.into(),
            others = join(others.iter().map(|example| format!("`{example}`")), ", "),
            last = *last
        ))
    }
}

/// As much of a text as fits into a message.
fn shown(found: &str) -> String {
    found.chars().take(60).collect::<String>().escape_debug().to_string()
}

/// A number as the notation writes it: digits alone, no sign, no leading zero.
pub fn number(text: &str) -> Option<usize> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| plain)
}

/// The items' texts with a separator between them.
pub fn join<T: Display>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let mut text = String::new();
    for item in items {
        if !text.is_empty() {
            text.push_str(separator);
        }
        text.push_str(&item.to_string());
    }
    text
}
