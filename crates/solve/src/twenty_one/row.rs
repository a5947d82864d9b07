//! A row of the sheet, and how far it is filled: all that its future depends on.

use twenty_one::{FIELDS, Layouts, Letter, Mark, ROWS, Sheet};

/// All fields of a row.
pub(crate) const ALL: u8 = (1 << FIELDS) - 1;

/// The numbers and the bonus of a row; its colours do not matter for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    numbers: [u8; FIELDS],
    bonus: [i32; FIELDS + 1],
}

impl Row {
    /// A row of the sheets, from the top; the numbers are the same on all of them (T2). The place of a row
    /// that a sheet does not have gives the last one.
    pub fn of(layouts: &Layouts, row: usize) -> Row {
        Row {
            numbers: layouts.row(Letter::ALL[0], row.min(ROWS - 1)).fields().map(|field| field.number),
            bonus: std::array::from_fn(|hits| layouts.bonus(hits as u32)),
        }
    }

    /// The numbers of the fields from left to right.
    pub fn numbers(&self) -> &[u8; FIELDS] {
        &self.numbers
    }

    /// What the hits of a full row are worth (T8).
    pub fn bonus(&self, state: RowState) -> i32 {
        self.bonus[state.hits()]
    }

    /// What the hits of a row are worth as it stands (T10): nothing in a row not begun.
    pub fn standing_bonus(&self, state: RowState) -> i32 {
        if state == RowState::NEW { 0 } else { self.bonus(state) }
    }

    /// The fewest and the most points a full row can have, or a little less and more.
    pub(crate) fn range(&self) -> (i64, i64) {
        let bonus = || self.bonus.iter().map(|bonus| i64::from(*bonus));
        let written: i64 = self.numbers.iter().map(|number| i64::from(*number)).sum();
        (bonus().min().unwrap_or(0), written + bonus().max().unwrap_or(0))
    }
}

/// How far a row is filled: which fields are empty, and how many exact hits it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RowState {
    /// One bit a field, the lowest for the left-most.
    empty: u8,
    hits: u8,
}

impl RowState {
    /// A row not begun.
    pub const NEW: RowState = RowState { empty: ALL, hits: 0 };

    /// How many different indices there are. Not all are used: see [`RowState::all`].
    pub const COUNT: usize = (ALL as usize + 1) * (FIELDS + 1);

    /// A row of a sheet.
    pub fn of(layouts: &Layouts, sheet: &Sheet, row: usize) -> RowState {
        let row = row.min(ROWS - 1);
        let fields = layouts.row(sheet.letter(), row).fields();
        let mut state = RowState { empty: 0, hits: 0 };
        for (place, (field, mark)) in fields.iter().zip(sheet.marks(layouts, row)).enumerate() {
            state.empty |= u8::from(mark == Mark::Empty) << place;
            state.hits += u8::from(mark == Mark::Number(field.number));
        }
        state
    }

    /// Every state, the fuller ones first: whatever a row can become comes before it.
    pub fn all() -> impl Iterator<Item = RowState> {
        (0..=ALL).flat_map(|empty| {
            let filled = FIELDS as u8 - empty.count_ones() as u8;
            (0..=filled).map(move |hits| RowState { empty, hits })
        })
    }

    /// How many exact hits it has (T7).
    pub fn hits(self) -> usize {
        usize::from(self.hits)
    }

    /// Whether no field is empty (T8).
    pub fn is_full(self) -> bool {
        self.empty == 0
    }

    /// How many fields are empty.
    pub fn empty_fields(self) -> u32 {
        self.empty.count_ones()
    }

    /// Whether the field at a place from the left, from 0, is empty.
    pub fn has_empty(self, place: usize) -> bool {
        place < FIELDS && self.empty >> place & 1 != 0
    }

    /// The empty fields, one bit each, the lowest for the left-most.
    #[inline]
    pub fn empty(self) -> u8 {
        self.empty
    }

    /// The state with these fields filled and so many hits more.
    #[inline]
    pub(crate) fn filled(self, fields: u8, hits: u8) -> RowState {
        RowState { empty: self.empty & !fields, hits: self.hits + hits }
    }

    /// The place in tables, below [`RowState::COUNT`].
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.empty) * (FIELDS + 1) + usize::from(self.hits)
    }
}
