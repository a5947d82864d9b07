//! What is printed on the sheets and dice: a screen needs it once, since no game changes it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::dice::{Colour, FACES};
use crate::layout::{FIELDS, Letter, ROWS};
use crate::rules::TwentyOne;
use crate::state::MAX_SEATS;

/// What is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LayoutView {
    /// What 0, 1, 2 and so on exact hits in a row are worth (T8).
    pub bonus: Vec<i32>,
    /// How many rows a sheet has (T2).
    pub rows: usize,
    /// The letter of each die in the notation (T1).
    pub dice: Vec<char>,
    /// What a die can show.
    pub faces: Vec<String>,
    /// The rows of each sheet from the top, with their fields from left to right (T2, T3).
    pub sheets: BTreeMap<char, Vec<Vec<FieldLayoutView>>>,
    /// The sheets that seats have picked, by seat, where any has (T2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picked: Option<Vec<Option<char>>>,
}

/// One field as it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldLayoutView {
    /// The die that is written here.
    pub colour: Cow<'static, str>,
    /// Its letter in the notation.
    pub letter: char,
    /// The largest number that may be written.
    pub number: u8,
}

impl LayoutView {
    pub(crate) fn new(game: &TwentyOne) -> LayoutView {
        let layouts = game.layouts();
        let row = |letter: Letter, row: usize| {
            let fields = layouts.row(letter, row).fields().iter().map(|field| FieldLayoutView {
                colour: field.colour.name().into(),
                letter: field.colour.letter(),
                number: field.number,
            });
            fields.collect()
        };
        let picked: Vec<Option<char>> =
            Seat::all(MAX_SEATS).map(|seat| layouts.picked(seat).map(Letter::letter)).collect();
        let rows = |letter: Letter| (0..ROWS).map(|place| row(letter, place)).collect();
        LayoutView {
            bonus: (0..=FIELDS as u32).map(|hits| layouts.bonus(hits)).collect(),
            rows: ROWS,
            dice: Colour::ALL.map(Colour::letter).into(),
            faces: FACES.map(|face| face.to_string()).collect(),
            sheets: Letter::ALL.into_iter().map(|letter| (letter.letter(), rows(letter))).collect(),
            picked: picked.iter().any(Option::is_some).then_some(picked),
        }
    }
}
