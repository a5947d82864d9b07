//! Why a record was refused, and where.

use std::fmt;

use crate::Legal;

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
    pub message: String,
    /// What would have been legal, where that is a list of choices.
    pub legal: Legal,
}

impl RecordError {
    /// An error of the format, not of the game's rules.
    pub fn format(line: usize, column: usize, message: impl Into<String>) -> RecordError {
        RecordError { line, column, rule: None, message: message.into(), legal: Legal(Vec::new()) }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        if let Some(rule) = self.rule {
            write!(f, "rule {rule}: ")?;
        }
        f.write_str(&self.message)?;
        if !self.legal.0.is_empty() {
            write!(f, "; legal: {}", self.legal)?;
        }
        Ok(())
    }
}

impl std::error::Error for RecordError {}
