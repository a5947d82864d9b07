//! The common parts of the notation: tokens that people read and programs exchange.
//!
//! Every choice and every chance outcome implements `Display` and `FromStr`, and the two round-trip.
//! Parsing never looks at the state of a game; whether a token is legal now is the rules' business.

use std::fmt::Display;

use thiserror::Error;

/// A text that is not a token of the game's notation.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct NotationError {
    message: String,
}

impl NotationError {
    /// An error that says what is wrong with the text, for people.
    pub fn new(message: impl Into<String>) -> NotationError {
        NotationError { message: message.into() }
    }

    /// The usual error: this text is not such a thing, which looks like the example.
    pub fn expected(what: &str, example: &str, found: &str) -> NotationError {
        let found: String = found.chars().take(60).collect();
        NotationError::new(format!("\"{}\" is not {what} (like `{example}`)", found.escape_debug()))
    }
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
