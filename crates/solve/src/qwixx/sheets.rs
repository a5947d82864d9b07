//! Sheets without what does not matter, and the order in which they can be solved.
//!
//! Red and yellow are alike, green and blue are alike, and turning every number n into 14 - n exchanges the
//! two pairs: eight sheets in one. So a sheet is an unordered pair of unordered pairs of row states. While
//! solving both orders of the outer pair are kept, which makes every look-up one multiplication; the
//! finished table keeps one.

use qwixx::MISTHROW_COST;

use super::row_states::{RowState, RowStates};

/// How many numbers of misthrows a game goes on with.
pub(crate) const MISTHROW_COUNTS: usize = 4;

/// One number for each number of misthrows, 0 to 3. They are looked up together.
pub(crate) type ByMisthrows = [f64; MISTHROW_COUNTS];

/// The states of two rows that run in the same direction.
pub(crate) type RowPair = u16;

/// All sheets made of some row states.
#[derive(Debug)]
pub(crate) struct Sheets {
    rows: RowStates,
    pairs: Vec<[RowState; 2]>,
    /// The pair of each two row states, in a square.
    pair_of: Vec<RowPair>,
    /// The pairs of each level.
    by_level: Vec<Vec<RowPair>>,
}

impl Sheets {
    pub(crate) fn new(rows: RowStates) -> Sheets {
        let count = rows.len();
        let mut pair_of = vec![0; count * count];
        let mut pairs = Vec::new();
        let mut by_level: Vec<Vec<RowPair>> = Vec::new();
        for high in 0..count {
            for low in 0..=high {
                let pair = pairs.len() as RowPair;
                pair_of[high * count + low] = pair;
                pair_of[low * count + high] = pair;
                let states = [low as RowState, high as RowState];
                pairs.push(states);
                let level = states.map(|state| rows.level(state)).iter().sum();
                if by_level.len() <= level {
                    by_level.resize(level + 1, Vec::new());
                }
                by_level[level].push(pair);
            }
        }
        Sheets { rows, pairs, pair_of, by_level }
    }

    pub(crate) fn rows(&self) -> &RowStates {
        &self.rows
    }

    /// How many pairs there are.
    pub(crate) fn pair_count(&self) -> usize {
        self.pairs.len()
    }

    /// How many sheets there are, the symmetric ones counted once, misthrows apart.
    pub(crate) fn count(&self) -> usize {
        self.pairs.len() * (self.pairs.len() + 1) / 2
    }

    /// The pair of two row states in any order.
    #[inline]
    pub(crate) fn pair(&self, one: RowState, other: RowState) -> RowPair {
        self.pair_of[usize::from(one) * self.rows.len() + usize::from(other)]
    }

    /// The row states of a pair.
    #[inline]
    pub(crate) fn states(&self, pair: RowPair) -> [RowState; 2] {
        self.pairs[usize::from(pair)]
    }

    /// The states of the four rows of a sheet, from the top.
    #[inline]
    pub(crate) fn all_states(&self, upper: RowPair, lower: RowPair) -> [RowState; 4] {
        let ([red, yellow], [green, blue]) = (self.states(upper), self.states(lower));
        [red, yellow, green, blue]
    }

    /// The pairs of a sheet with these row states.
    #[inline]
    pub(crate) fn halves(&self, [red, yellow, green, blue]: [RowState; 4]) -> (RowPair, RowPair) {
        (self.pair(red, yellow), self.pair(green, blue))
    }

    /// How many rows of a sheet are closed.
    pub(crate) fn closed(&self, upper: RowPair, lower: RowPair) -> usize {
        self.all_states(upper, lower).iter().filter(|state| self.rows.is_closed(**state)).count()
    }

    /// The points of a sheet whose rows are told apart (Q18).
    pub(crate) fn points(&self, upper: RowPair, lower: RowPair, misthrows: usize) -> i32 {
        let rows: i32 = self.all_states(upper, lower).iter().map(|state| self.rows.points(*state)).sum();
        rows - MISTHROW_COST * misthrows as i32
    }

    /// The place of a sheet in a finished table: its pairs in any order.
    #[inline]
    pub(crate) fn place(&self, one: RowPair, other: RowPair) -> usize {
        let (low, high) = (usize::from(one.min(other)), usize::from(one.max(other)));
        high * (high + 1) / 2 + low
    }

    /// The sheets that can be solved one after the other, lists of such that do not need one another: each
    /// cross leads to an earlier list. An item is one pair with all its partners of one level.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Vec<(RowPair, &[RowPair])>> {
        let highest = self.by_level.len() - 1;
        (0..=2 * highest).rev().map(move |level| {
            let levels = level.saturating_sub(highest)..=level.min(highest);
            levels
                .flat_map(|upper| self.by_level[upper].iter().map(move |pair| (*pair, upper)))
                .map(|(pair, upper)| {
                    let partners = &self.by_level[level - upper];
                    // Partners are listed in order: those before the pair itself are its mirror images.
                    (pair, &partners[partners.partition_point(|partner| *partner < pair)..])
                })
                .filter(|(_, partners)| !partners.is_empty())
                .collect()
        })
    }
}

/// A number for every sheet and number of misthrows, while solving.
#[derive(Clone, Debug)]
pub(crate) struct SheetValues {
    pairs: usize,
    cells: Vec<ByMisthrows>,
}

impl SheetValues {
    pub(crate) fn new(sheets: &Sheets, value: f64) -> SheetValues {
        let pairs = sheets.pair_count();
        SheetValues { pairs, cells: vec![[value; MISTHROW_COUNTS]; pairs * pairs] }
    }

    /// How many sheets there are, both orders counted.
    pub(crate) fn len(&self) -> usize {
        self.cells.len()
    }

    #[inline]
    pub(crate) fn get(&self, upper: RowPair, lower: RowPair) -> &ByMisthrows {
        &self.cells[usize::from(upper) * self.pairs + usize::from(lower)]
    }

    /// All numbers in the order of a finished table.
    pub(crate) fn in_order(&self, mut each: impl FnMut(f64)) {
        for high in 0..self.pairs {
            self.cells[high * self.pairs..][..=high].iter().flatten().copied().for_each(&mut each);
        }
    }

    pub(crate) fn set(&mut self, upper: RowPair, lower: RowPair, values: ByMisthrows) {
        self.cells[usize::from(upper) * self.pairs + usize::from(lower)] = values;
        self.cells[usize::from(lower) * self.pairs + usize::from(upper)] = values;
    }
}
