//! The terminal as lines in and text out, so that tests can sit in front of it as well as people.

use std::io::{self, BufRead, Write};

use crate::draw::Pen;

/// Clears the screen and what scrolled off it, and goes to the top.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";
/// How many empty lines push everything off a screen that cannot be cleared.
const LINES_OF_COVER: usize = 60;

/// Where the game is played.
pub(crate) struct Console<R, W> {
    pub(crate) input: R,
    pub(crate) output: W,
    pub(crate) pen: Pen,
    /// Whether answers are to be shown, because nobody types them on the screen.
    pub(crate) echo: bool,
    /// Whether the output is a screen.
    pub(crate) screen: bool,
}

impl<R: BufRead, W: Write> Console<R, W> {
    /// Prints text and ends the line.
    pub(crate) fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{}", text.trim_end_matches('\n'))
    }

    /// Asks for a line; `None` at the end of input.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{prompt} ")?;
        self.output.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            writeln!(self.output)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if self.echo {
            writeln!(self.output, "{line}")?;
        }
        Ok(Some(line))
    }

    /// Makes what is on the screen unreadable.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.screen {
            write!(self.output, "{CLEAR}")
        } else {
            write!(self.output, "{}", "\n".repeat(LINES_OF_COVER))
        }
    }
}
