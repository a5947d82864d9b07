//! What matters of a card: how long its rows are and which have suns, not which colours they have.
//!
//! All colours are equally likely, so cards of one shape share one solution, and so do states that differ only
//! by exchanging two equal rows.

use one_card::{Card, Colour, ROWS_TO_SCORE};

/// How many rows a card has (K2).
pub(crate) const ROWS: usize = 5;

/// A row as printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Row {
    /// How many boxes it has, which is its points when it is full.
    pub boxes: u8,
    /// Whether it carries a sun.
    pub sun: bool,
}

/// The rows of a card in ascending order, whatever their colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shape {
    rows: [Row; ROWS],
}

/// The boxes crossed in each row of a shape.
pub type Crossed = [u8; ROWS];

impl Shape {
    /// The shape of a card, and the colour of each of its rows.
    pub fn of(card: &Card) -> (Shape, [Colour; ROWS]) {
        let mut colours = [Colour::Red; ROWS];
        colours.iter_mut().zip(card.colours()).for_each(|(place, colour)| *place = colour);
        let row = |colour: Colour| Row { boxes: card.boxes(colour), sun: card.has_sun(colour) };
        colours.sort_by_key(|colour| row(*colour));
        (Shape { rows: colours.map(row) }, colours)
    }

    /// A card of these rows.
    pub fn new(mut rows: [Row; ROWS]) -> Shape {
        rows.sort_unstable();
        Shape { rows }
    }

    /// The rows.
    pub fn rows(&self) -> &[Row; ROWS] {
        &self.rows
    }

    /// How many ways there are to cross boxes: the states, those where the card is scored included.
    pub fn states(&self) -> u64 {
        self.rows.iter().map(|row| u64::from(row.boxes) + 1).product()
    }

    /// The points of the full rows, without suns (K11).
    pub fn row_points(&self, crossed: Crossed) -> i32 {
        self.full(crossed).map(|row| i32::from(row.boxes)).sum()
    }

    /// The points if the card is scored with these boxes crossed; `None` if it is not yet (K8).
    pub fn scored_points(&self, crossed: Crossed) -> Option<i32> {
        let suns = match self.full(crossed).filter(|row| row.sun).count() {
            0 => 0,
            1 => 2,
            _ => 5,
        };
        let scored = self.full(crossed).count() >= ROWS_TO_SCORE as usize;
        scored.then(|| self.row_points(crossed) + suns)
    }

    fn full(&self, crossed: Crossed) -> impl Iterator<Item = Row> {
        self.rows.into_iter().zip(crossed).filter(|(row, crossed)| *crossed == row.boxes).map(|(row, _)| row)
    }

    /// The free boxes of each row.
    pub(crate) fn free(&self, crossed: Crossed) -> [u8; ROWS] {
        std::array::from_fn(|row| self.rows[row].boxes - crossed[row])
    }

    /// How far apart states are that differ by one box of a row: crossing boxes always leads to a higher state.
    pub(crate) fn strides(&self) -> [usize; ROWS] {
        let mut strides = [1; ROWS];
        for row in (1..ROWS).rev() {
            strides[row - 1] = strides[row] * (usize::from(self.rows[row].boxes) + 1);
        }
        strides
    }

    /// The boxes crossed in the state with this number.
    pub(crate) fn crossed(&self, state: usize) -> Crossed {
        let strides = self.strides();
        std::array::from_fn(|row| (state / strides[row] % (usize::from(self.rows[row].boxes) + 1)) as u8)
    }

    /// The number of the state with these boxes crossed.
    pub(crate) fn state(&self, crossed: Crossed) -> usize {
        self.strides().iter().zip(crossed).map(|(stride, crossed)| stride * usize::from(crossed)).sum()
    }

    /// The highest of the states that differ only by exchanging equal rows.
    pub(crate) fn twin(&self, mut crossed: Crossed) -> Crossed {
        let mut start = 0;
        while start < ROWS {
            let equal = self.rows[start..].iter().take_while(|row| **row == self.rows[start]).count();
            crossed[start..start + equal].sort_unstable_by(|a, b| b.cmp(a));
            start += equal;
        }
        crossed
    }
}
