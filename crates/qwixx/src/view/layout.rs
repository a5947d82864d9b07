//! What is printed on every sheet and die: a screen needs it once, since no game changes it.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::dice::{Dice, FACES};
use crate::row::{PLACES, Row};
use crate::sheet::{CROSSES_BEFORE_LAST, MISTHROW_COST, MISTHROWS, points_of};

/// What is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LayoutView {
    /// The rows from the top (Q3).
    pub rows: Vec<RowLayoutView>,
    /// What a row is worth with 0, 1, 2 and so on crosses, the lock included (Q18).
    pub points: Vec<i32>,
    /// How many crosses the last number of a row needs before it (Q12).
    pub crosses_before_last: u32,
    /// How many misthrows a sheet has room for (Q16).
    pub misthrows: u8,
    /// What each of them is worth (Q18).
    pub misthrow_points: i32,
    /// The letter of each die in the notation (Q2).
    pub dice: Vec<char>,
    /// What a die can show.
    pub faces: Vec<String>,
}

/// One row as it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowLayoutView {
    /// Its colour.
    pub colour: Cow<'static, str>,
    /// Its letter in the notation.
    pub letter: char,
    /// Its numbers from left to right; the lock follows the last one.
    pub numbers: Vec<u8>,
}

impl LayoutView {
    pub(crate) fn new() -> LayoutView {
        let row = |row: Row| RowLayoutView {
            colour: row.name().into(),
            letter: row.letter(),
            numbers: (0..PLACES).map(|place| row.number(place)).collect(),
        };
        LayoutView {
            rows: Row::ALL.map(row).into(),
            points: (0..=u32::from(PLACES) + 1).map(points_of).collect(),
            crosses_before_last: CROSSES_BEFORE_LAST,
            misthrows: MISTHROWS,
            misthrow_points: -MISTHROW_COST,
            dice: Dice::letters().collect(),
            faces: FACES.map(|face| face.to_string()).collect(),
        }
    }
}
