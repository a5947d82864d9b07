//! The terminal that the program runs on: what can be drawn there, and in which language.

use std::io::Stdout;

use anstream::{AutoStream, ColorChoice};
use words::Language;

use crate::cli::DrawingArgs;
use crate::draw::Pen;

/// The language that the environment asks for.
pub(crate) fn environment_language() -> Language {
    Language::of_environment(|name| std::env::var(name).ok())
}

/// The language to draw in.
pub(crate) fn language(drawing: &DrawingArgs) -> Language {
    drawing.lang.unwrap_or_else(environment_language)
}

/// What to draw with on standard output, and the output itself. The pen leaves colours out where they are
/// not wanted, so the output passes on whatever it gets.
pub(crate) fn pen_and_output(drawing: &DrawingArgs) -> (Pen, AutoStream<Stdout>) {
    let output = std::io::stdout();
    let colours = !drawing.no_colour && AutoStream::choice(&output) != ColorChoice::Never;
    (Pen::new(colours, !drawing.ascii && locale_has_unicode(), language(drawing)), AutoStream::always(output))
}

/// Whether the terminal's character set is Unicode: yes, unless the environment names another one.
fn locale_has_unicode() -> bool {
    let variables = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let locale = variables.into_iter().find(|value| !value.is_empty());
    locale.is_none_or(|locale| {
        let locale = locale.to_ascii_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}
