//! Why a record was refused, and where.

use std::fmt;

use crate::{Legal, Phrase, phrase};

/// The first thing wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// The number of the rule that was broken, if it was a rule and not the format.
    pub rule: Option<&'static str>,
    /// What is wrong, for people.
    pub why: Phrase,
    /// What would have been legal, where that is a list of choices.
    pub legal: Legal,
}

impl RecordError {
    /// An error of the format, not of the game's rules.
    pub fn format(line: usize, column: usize, why: Phrase) -> RecordError {
        RecordError { line, column, rule: None, why, legal: Legal::default() }
    }

    /// All of it: where, which rule, what is wrong, and what would have been legal.
    pub fn phrase(&self) -> Phrase {
        let (line, column, why) = (self.line, self.column, self.why.clone());
        let told = match self.rule {
            None => phrase!(
                "why-record-at",
                "line {line}, column {column}: {why}",
                line = line,
                column = column,
                why = why
            ),
            Some(rule) => phrase!(
                "why-record-at-rule",
                "line {line}, column {column}: rule {rule}: {why}",
                line = line,
                column = column,
                rule = rule,
                why = why
            ),
        };
        if self.legal.0.is_empty() {
            return told;
        }
        phrase!("why-record-legal", "{why}; legal: {legal}", why = told, legal = self.legal.to_string())
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for RecordError {}

/// What is wrong with a line of a header, with the key of the line before it.
pub fn about_line(key: &str, why: Phrase) -> Phrase {
    phrase!("why-record-header", "{key}: {why}", key = key, why = why)
}

/// That a line stands twice in a header.
pub fn line_twice(key: &str) -> Phrase {
    phrase!("why-record-twice", "`{key}` appears twice in this header", key = key)
}
