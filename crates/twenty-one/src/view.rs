//! The table as screens and programs see it.

mod layout;
mod reader;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use table::{Game, Seat};

use crate::dice::Dice;
use crate::layout::{Layouts, ROWS};
use crate::rules::TwentyOne;
use crate::sheet::{Mark, Sheet};
use crate::state::State;

pub use layout::{FieldLayoutView, LayoutView};
pub(crate) use reader::read;

/// The whole table: enough to draw it, and to rebuild the state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// What the game waits for: `setup`, `roll`, `roller`, `reroll`, `write` or `over`.
    pub phase: Cow<'static, str>,
    /// The dice on the table in notation.
    pub dice: Option<String>,
    /// The sheets in seat order; none before they are drawn.
    pub sheets: Vec<SheetView>,
}

/// One sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetView {
    /// Which of the six sheets it is.
    pub sheet: char,
    /// The row being filled, from 1; `None` when all are full.
    pub row: Option<usize>,
    /// The rows from the top.
    pub rows: Vec<RowView>,
    /// What would be an exact hit in the row being filled (T7), as it is written in choices.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exact: Vec<String>,
    /// The dice on the table that could be written in that row now (T5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fits: Vec<String>,
    /// The points of the sheet as it stands.
    pub points: i32,
}

/// One row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowView {
    /// The fields from left to right.
    pub fields: Vec<FieldView>,
    /// The row as in positions: `5x4---`.
    pub marks: String,
    /// How many exact hits it has.
    pub hits: u32,
    /// The points of the row as it stands; a row not begun has none.
    pub points: i32,
}

/// One field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldView {
    /// The die that is written here.
    pub colour: Cow<'static, str>,
    /// The largest number that may be written.
    pub number: u8,
    /// What is written.
    pub written: Option<u8>,
    /// Whether it is crossed out.
    pub crossed: bool,
    /// Whether the number written is an exact hit.
    pub hit: bool,
}

impl View {
    pub(crate) fn new(game: &TwentyOne, state: &State) -> View {
        let dice = state.dice().unwrap_or(Dice::NONE);
        let sheet = |seat: Seat| SheetView::new(game.layouts(), state.sheet(seat), dice);
        let seats = if game.active(state).is_some() { game.seats() } else { 0 };
        View {
            phase: state.phase().name().into(),
            dice: state.dice().map(|dice| dice.to_string()),
            sheets: Seat::all(seats).map(sheet).collect(),
        }
    }
}

impl SheetView {
    /// A sheet beside these dice.
    pub(crate) fn new(layouts: &Layouts, sheet: &Sheet, dice: Dice) -> SheetView {
        SheetView {
            sheet: sheet.letter().letter(),
            row: sheet.current_row().map(|row| row + 1),
            rows: (0..ROWS).map(|row| RowView::new(layouts, sheet, row)).collect(),
            exact: sheet.current_row().map_or_else(Vec::new, |row| exact(layouts, sheet, row)),
            fits: Dice(dice.0.only(sheet.fitting(layouts, dice))).tokens(),
            points: sheet.points(layouts),
        }
    }
}

/// The exact hits that the empty fields of a row could still take.
fn exact(layouts: &Layouts, sheet: &Sheet, row: usize) -> Vec<String> {
    let marks = sheet.marks(layouts, row);
    let fields = layouts.row(sheet.letter(), row).fields().iter().zip(marks);
    let empty = fields.filter(|(_, mark)| *mark == Mark::Empty);
    empty.map(|(field, _)| format!("{}{}", field.colour.letter(), field.number)).collect()
}

impl RowView {
    fn new(layouts: &Layouts, sheet: &Sheet, row: usize) -> RowView {
        let marks = sheet.marks(layouts, row);
        let fields =
            layouts.row(sheet.letter(), row).fields().iter().zip(marks).map(|(field, mark)| FieldView {
                colour: field.colour.name().into(),
                number: field.number,
                written: if let Mark::Number(number) = mark { Some(number) } else { None },
                crossed: mark == Mark::CrossedOut,
                hit: mark == Mark::Number(field.number),
            });
        let begun = marks.iter().any(|mark| *mark != Mark::Empty);
        RowView {
            fields: fields.collect(),
            marks: table::join(marks, ""),
            hits: sheet.hits(layouts, row).len(),
            points: if begun { sheet.row_points(layouts, row) } else { 0 },
        }
    }
}
