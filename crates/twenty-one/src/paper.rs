//! One player's sheet beside a game with real dice: the numbers written and the fields crossed out.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;
use table::{Game, NotationError, Paper, Six, Violation, phrase};

use crate::dice::{Colour, Dice, FACES};
use crate::explain;
use crate::layout::{Layouts, Letter};
use crate::rules::TwentyOne;
use crate::sheet::Sheet;
use crate::view::SheetView;

/// What a player marks on their sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaperMark {
    /// These numbers, in the fields of their colours in the row being filled (T5).
    Write(Dice),
    /// A cross in the left-most empty field of that row (T5).
    CrossOut,
}

/// One player's sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperSheet {
    layouts: Arc<Layouts>,
    sheet: Sheet,
}

/// A sheet as screens see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PaperView {
    /// The sheet, as in the view of a table.
    pub sheet: SheetView,
}

impl TwentyOne {
    /// An empty sheet with this letter for one player of a game with real dice.
    pub fn paper(&self, letter: Letter) -> PaperSheet {
        PaperSheet { layouts: self.shared_layouts(), sheet: Sheet::new(letter) }
    }
}

impl Paper for PaperSheet {
    type Mark = PaperMark;
    type View = PaperView;

    fn check(&self, mark: PaperMark) -> Result<(), Violation> {
        if self.is_over() {
            let why = phrase!("why-twenty-one-paper-over", "all rows are full, and the game is over");
            return Err(Violation::new(TwentyOne::END_RULE, why));
        }
        match mark {
            PaperMark::Write(numbers) => explain::numbers(&self.layouts, &self.sheet, numbers),
            PaperMark::CrossOut => Ok(()),
        }
    }

    fn mark_unchecked(&mut self, mark: PaperMark) {
        match mark {
            PaperMark::Write(numbers) => self.sheet.write(numbers),
            PaperMark::CrossOut => self.sheet.cross_out(&self.layouts),
        }
    }

    /// Single numbers and the cross; several numbers of the row can be written at once.
    fn marks(&self) -> Vec<PaperMark> {
        let numbers = Colour::ALL.into_iter().flat_map(|colour| {
            FACES.map(move |face| PaperMark::Write(Dice(Six::ZERO.with(colour.index(), face))))
        });
        numbers.chain([PaperMark::CrossOut]).filter(|mark| self.check(*mark).is_ok()).collect()
    }

    fn points(&self) -> i32 {
        self.sheet.points(&self.layouts)
    }

    /// All rows are full (T9).
    fn is_over(&self) -> bool {
        self.sheet.current_row().is_none()
    }

    fn view(&self) -> PaperView {
        PaperView { sheet: SheetView::new(&self.layouts, &self.sheet, Dice::NONE) }
    }
}

impl fmt::Display for PaperMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PaperMark::Write(numbers) => numbers.fmt(f),
            PaperMark::CrossOut => f.write_str("x"),
        }
    }
}

impl FromStr for PaperMark {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<PaperMark, NotationError> {
        match text.trim() {
            "x" => Ok(PaperMark::CrossOut),
            numbers => numbers.parse().map(PaperMark::Write).map_err(|_| {
                NotationError::expected_one_of(phrase!("thing-mark", "a mark"), &["b3", "k1 b3", "x"], text)
            }),
        }
    }
}
