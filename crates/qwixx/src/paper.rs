//! One player's sheet beside a game with real dice: its crosses, and which rows the others have locked.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{Game, NotationError, Paper, PhraseArgument, Violation, phrase};

use crate::choice::Choice;
use crate::explain;
use crate::row::{Field, PLACES, Row, Rows};
use crate::rules::Qwixx;
use crate::sheet::{MISTHROWS, Sheet};
use crate::view::SheetView;

/// What a player marks on their sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaperMark {
    /// A cross; on the last number of a row the lock is crossed with it (Q13).
    Cross(Field),
    /// A misthrow (Q8).
    Misthrow,
    /// Somebody else has locked this row (Q14).
    Close(Row),
}

/// One player's sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperSheet {
    sheet: Sheet,
    closed: Rows,
    finish_turn: bool,
    /// Whether something was marked after the locks that end the game: the rest of the turn, with the option
    /// `finish_turn` (Q17).
    finished_turn: bool,
}

/// A sheet as screens see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PaperView {
    /// The sheet, as in the view of a table.
    pub sheet: SheetView,
    /// The rows that are locked, by this player or by others.
    pub closed: Vec<Cow<'static, str>>,
}

impl Qwixx {
    /// An empty sheet for one player of a game with real dice.
    pub fn paper(&self) -> PaperSheet {
        PaperSheet {
            sheet: Sheet::EMPTY,
            closed: Rows::NONE,
            finish_turn: self.finishes_turn(),
            finished_turn: false,
        }
    }
}

impl PaperSheet {
    /// What is crossed.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Whether nothing can be marked any more: after the end (Q16), or after the rest of that turn (Q17).
    fn is_finished(&self) -> bool {
        self.has_all_misthrows() || self.closed.are_several() && (!self.finish_turn || self.finished_turn)
    }

    fn has_all_misthrows(&self) -> bool {
        self.sheet.misthrows() >= MISTHROWS
    }
}

impl Paper for PaperSheet {
    type Mark = PaperMark;
    type View = PaperView;

    fn check(&self, mark: PaperMark) -> Result<(), Violation> {
        if self.is_finished() {
            let why = phrase!(
                "why-qwixx-paper-over",
                "the game is over; enter your own cross from the same action before somebody else's lock"
            );
            return Err(Violation::new(Qwixx::END_RULE, why));
        }
        match mark {
            PaperMark::Cross(field) => explain::cross(&self.sheet, self.closed, field),
            PaperMark::Misthrow => Ok(()),
            PaperMark::Close(row) if self.closed.contains(row) => {
                let why = phrase!(
                    "why-qwixx-already-locked",
                    "{row} is already locked",
                    row = PhraseArgument::Row(row.name())
                );
                Err(Violation::new("Q14", why))
            }
            PaperMark::Close(_) => Ok(()),
        }
    }

    fn mark_unchecked(&mut self, mark: PaperMark) {
        self.finished_turn |= self.closed.are_several() && !matches!(mark, PaperMark::Close(_));
        match mark {
            PaperMark::Cross(field) => {
                let crossed = self.sheet.cross(Choice::Cross(field));
                self.closed = self.closed.and(crossed.locked());
            }
            PaperMark::Misthrow => self.sheet.cross_misthrows(1),
            PaperMark::Close(row) => self.closed = self.closed.and(std::iter::once(row).collect()),
        }
    }

    fn marks(&self) -> Vec<PaperMark> {
        let fields = Row::ALL.into_iter().flat_map(|row| {
            (0..PLACES).filter_map(move |place| Field::new(row, row.number(place))).map(PaperMark::Cross)
        });
        let all = fields.chain([PaperMark::Misthrow]).chain(Row::ALL.map(PaperMark::Close));
        all.filter(|mark| self.check(*mark).is_ok()).collect()
    }

    fn points(&self) -> i32 {
        self.sheet.points()
    }

    /// Two rows are locked, or all misthrows are crossed (Q16).
    fn is_over(&self) -> bool {
        self.closed.are_several() || self.has_all_misthrows()
    }

    fn view(&self) -> PaperView {
        PaperView {
            sheet: SheetView::new(&self.sheet),
            closed: self.closed.iter().map(|row| row.name().into()).collect(),
        }
    }
}

impl fmt::Display for PaperMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PaperMark::Cross(field) => field.fmt(f),
            PaperMark::Misthrow => f.write_str("x"),
            PaperMark::Close(row) => write!(f, "close {}", row.letter()),
        }
    }
}

impl FromStr for PaperMark {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<PaperMark, NotationError> {
        let wrong =
            || NotationError::expected_one_of(phrase!("thing-mark", "a mark"), &["r5", "x", "close r"], text);
        let text = text.trim();
        if text == "x" {
            return Ok(PaperMark::Misthrow);
        }
        let Some(row) = text.strip_prefix("close ") else {
            return text.parse().map(PaperMark::Cross).map_err(|_| wrong());
        };
        let mut letters = row.trim().chars();
        let row = letters.next().and_then(Row::with_letter).filter(|_| letters.next().is_none());
        row.map(PaperMark::Close).ok_or_else(wrong)
    }
}
