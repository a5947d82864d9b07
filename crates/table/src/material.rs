//! Errors of files with a user's own sheets or cards.

use thiserror::Error;

use crate::Phrase;

/// What is wrong with a file of sheets or cards.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: rule {rule}: {why}")]
pub struct MaterialError {
    /// The line, from 1; the last one if something is missing at the end.
    pub line: usize,
    /// The rule that the material breaks.
    pub rule: &'static str,
    /// What is wrong, for people.
    pub why: Phrase,
}

impl MaterialError {
    /// An error in this line.
    pub fn new(line: usize, rule: &'static str, why: impl Into<Phrase>) -> MaterialError {
        MaterialError { line, rule, why: why.into() }
    }
}

/// The lines of a file that say something, numbered from 1: `#` begins a comment.
pub fn material_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let content =
        |line: &'_ str| line.len() - line.split_once('#').map_or(0, |(_, comment)| comment.len() + 1);
    let lines = text.lines().enumerate().map(move |(index, line)| (index + 1, line[..content(line)].trim()));
    lines.filter(|(_, line)| !line.is_empty())
}
