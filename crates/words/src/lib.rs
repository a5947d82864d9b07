//! All texts for people, so that the terminal and the browser speak the same languages with the same words.
//!
//! Each language is one Fluent file in `locales`, and one in the folder of each game there; nothing else has to be
//! done for another one. The terminal
//! formats messages here ([`Language::text_with`]), the browser gets them compiled to JSON
//! ([`Language::patterns`]). See `docs/languages.md`.

mod catalogue;
mod compile;
mod language;
mod language_texts;
mod negotiate;
mod phrase;

pub use catalogue::Argument;
pub use compile::{CompileError, Compiled, compile};
pub use language::Language;
