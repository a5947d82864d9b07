//! Fluent compiled to plain JSON, for clients that have no parser of Fluent.

mod scope;

use std::collections::{HashMap, HashSet};

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser;
use serde_json::{Map, Value};
use thiserror::Error;

use self::scope::Scope;

/// How the ids of messages begin that the client has no use for: those of the terminal, of printed sheets, and of the page of
/// a review, which has its words in itself.
pub(crate) const NOT_FOR_BROWSERS: [&str; 3] = ["terminal-", "print-", "review-page-"];

/// What a file of messages becomes.
#[derive(Debug, Default)]
pub struct Compiled {
    /// A pattern for each message, and for each attribute under `message.attribute`.
    pub patterns: Map<String, Value>,
    /// What is wrong with the file. Messages with errors have no pattern.
    pub errors: Vec<CompileError>,
}

/// Why a message cannot be compiled.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CompileError {
    /// The file is not Fluent at this place.
    #[error("this is not Fluent: {0:?}")]
    Junk(String),
    /// Two messages or terms have the same id.
    #[error("{0} appears twice")]
    Twice(String),
    /// A message refers to one that does not exist.
    #[error("{id} refers to {target}, which does not exist")]
    Unknown {
        /// The message.
        id: String,
        /// What it refers to.
        target: String,
    },
    /// A message refers to itself, perhaps through others.
    #[error("{0} refers to itself")]
    Endless(String),
    /// A message calls a function that clients do not have. `NUMBER($variable)` alone is understood.
    #[error("{id} calls {function}, which clients do not have")]
    Function {
        /// The message.
        id: String,
        /// The function.
        function: String,
    },
    /// A message chooses by something that is neither a variable nor known beforehand.
    #[error("{0} selects by something that clients cannot select by")]
    Selector(String),
    /// A term shows a variable that it is not given as a text.
    #[error("{id} shows ${variable} in a term that is not given it")]
    TermVariable {
        /// The message.
        id: String,
        /// The variable.
        variable: String,
    },
}

/// Compiles a file of Fluent messages.
///
/// A pattern is a text, or an array of parts. A part is a text, `{"var": name}` for what a variable stands for, or
/// `{"select": name, "cases": {key: pattern, …}, "default": key}`. The key of a case is an exact number, a plural
/// category of CLDR, or a text that the variable may be; an exact number goes before a category. References to
/// messages and terms are resolved.
pub fn compile(source: &str) -> Compiled {
    let resource = parser::parse(source).unwrap_or_else(|(readable, _)| readable);
    let mut compiled = Compiled::default();
    let mut definitions: Definitions<'_> = HashMap::new();
    let mut order = Vec::new();
    let mut seen = HashSet::new();
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            Entry::Junk { content } => {
                let line = content.trim().lines().next().unwrap_or_default();
                compiled.errors.push(CompileError::Junk(line.to_owned()));
                continue;
            }
            _ => continue,
        };
        if !seen.insert(id.clone()) {
            compiled.errors.push(CompileError::Twice(id));
            continue;
        }
        let own = value.map(|value| (id.clone(), value));
        let named = attributes.iter().map(|named| (format!("{id}.{}", named.id.name), &named.value));
        for (id, pattern) in own.into_iter().chain(named) {
            definitions.insert(id.clone(), pattern);
            order.push(id);
        }
    }
    for id in order.into_iter().filter(|id| !id.starts_with('-')) {
        match Scope::new(&definitions, &id).message() {
            Ok(pattern) => {
                compiled.patterns.insert(id, pattern);
            }
            Err(error) => compiled.errors.push(error),
        }
    }
    compiled
}

/// What can be referred to: messages, terms with their `-`, and attributes after a dot.
type Definitions<'a> = HashMap<String, &'a Pattern<&'a str>>;

#[cfg(test)]
mod tests;
