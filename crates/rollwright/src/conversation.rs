//! Standard input and output as a conversation: one line in, at most one line out, flushed at once.

use std::io::{BufRead, Write};

use anyhow::{Context, Result};

/// What is said of a line that is not UTF-8.
pub(crate) const NOT_UTF8: &str = "the line is not UTF-8";

/// Reads lines until the input ends and answers those that have an answer. A line that is not UTF-8 is `None`.
pub(crate) fn converse(mut answer: impl FnMut(Option<&str>) -> Option<String>) -> Result<()> {
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line).context("cannot read standard input")? == 0 {
            return Ok(());
        }
        let text = std::str::from_utf8(&line).ok().map(|line| line.trim_end_matches(['\n', '\r']));
        if let Some(answer) = answer(text) {
            writeln!(output, "{answer}").and_then(|()| output.flush()).context("cannot write the answer")?;
        }
    }
}
