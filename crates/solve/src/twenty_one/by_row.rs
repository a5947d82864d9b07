//! One thing for each row of a sheet; rows with the same numbers share it, as they all do on the usual sheets.

use twenty_one::{Layouts, ROWS};

use super::row::Row;

/// One thing for each row.
#[derive(Clone, Debug)]
pub(crate) struct ByRow<T> {
    /// The things of the different rows.
    kinds: Vec<T>,
    /// Which of them each row has.
    places: [usize; ROWS],
}

impl<T> ByRow<T> {
    /// Makes one thing for each different row of these sheets.
    pub(crate) fn new(layouts: &Layouts, make: impl Fn(Row) -> T) -> ByRow<T> {
        let rows: [Row; ROWS] = std::array::from_fn(|row| Row::of(layouts, row));
        let mut first: Vec<Row> = Vec::new();
        let places = rows.map(|row| {
            first.iter().position(|known| *known == row).unwrap_or_else(|| {
                first.push(row);
                first.len() - 1
            })
        });
        ByRow { kinds: first.into_iter().map(make).collect(), places }
    }

    /// The thing of a row from the top; the place of a row that a sheet does not have gives the last one's.
    #[inline]
    pub(crate) fn get(&self, row: usize) -> &T {
        &self.kinds[self.places[row.min(ROWS - 1)]]
    }

    /// The things of the different rows.
    pub(crate) fn kinds(&self) -> &[T] {
        &self.kinds
    }
}
