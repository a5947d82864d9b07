//! One player's sheet beside a game that is played on paper, driven with texts: what a score sheet on a screen needs.

use serde::Serialize;
use serde_json::Value;
use table::{NotationError, Paper, Phrase, Setup, Violation, phrase};
use thiserror::Error;

use crate::AnyGame;

/// A sheet with everything that was marked on it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Marked {
    /// `sheet`, as in the state of a table, and what the game shows besides.
    #[serde(flatten)]
    pub view: Value,
    /// The single marks that the rules still allow, whatever dice may fall.
    pub choices: Vec<String>,
    /// The points as they stand.
    pub points: i32,
    /// Whether this sheet alone shows that the game is over.
    pub over: bool,
}

/// Why something cannot be marked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PaperError {
    /// There is no such sheet.
    #[error("{}", self.why())]
    NoSheet(String),
    /// A mark cannot be read.
    #[error("{error}")]
    Notation {
        /// Which one, from 0.
        mark: usize,
        /// Why.
        error: NotationError,
    },
    /// A mark is forbidden.
    #[error("{violation}")]
    Forbidden {
        /// Which one, from 0.
        mark: usize,
        /// The rule that it breaks.
        violation: Violation,
    },
}

impl PaperError {
    /// What is wrong, without the number of the rule.
    pub fn why(&self) -> Phrase {
        match self {
            PaperError::NoSheet(name) => phrase!(
                "why-no-such-sheet",
                "there is no sheet \"{sheet}\" in this game",
                sheet = name.escape_debug().to_string()
            ),
            PaperError::Notation { error, .. } => error.why().clone(),
            PaperError::Forbidden { violation, .. } => violation.why.clone(),
        }
    }
}

impl AnyGame {
    /// An empty sheet of one player with these marks on it. Where there are several kinds of sheets, `sheet` names the
    /// player's, or else it is the first.
    pub fn marked(&self, sheet: Option<&str>, marks: &[String]) -> Result<Marked, PaperError> {
        with_game!(self, game => match game.paper_named(sheet) {
            Some(paper) => mark(paper, marks),
            None => Err(PaperError::NoSheet(sheet.unwrap_or_default().chars().take(40).collect())),
        })
    }
}

fn mark<P: Paper>(mut paper: P, marks: &[String]) -> Result<Marked, PaperError> {
    for (mark, text) in marks.iter().enumerate() {
        let read: P::Mark = text.parse().map_err(|error| PaperError::Notation { mark, error })?;
        paper.mark(read).map_err(|violation| PaperError::Forbidden { mark, violation })?;
    }
    Ok(Marked {
        view: serde_json::to_value(paper.view()).unwrap_or(Value::Null),
        choices: paper.marks().iter().map(|mark| mark.to_string()).collect(),
        points: paper.points(),
        over: paper.is_over(),
    })
}
