//! The four rows of a sheet and the fields in them (Q3).

use std::cmp::Ordering;
use std::fmt::{self, Write};
use std::num::NonZeroU8;
use std::str::FromStr;

use table::NotationError;

/// The number of fields with numbers in a row.
pub const PLACES: u8 = 11;

table::lettered_enum! {
    /// A row of the sheet, and the die of its colour.
    pub enum Row {
        /// 2 to 12 from left to right.
        Red = 'r' "red",
        /// 2 to 12 from left to right.
        Yellow = 'y' "yellow",
        /// 12 to 2 from left to right.
        Green = 'g' "green",
        /// 12 to 2 from left to right.
        Blue = 'b' "blue",
    }
}

impl Row {
    /// The row at this place from the top; the lowest two bits count.
    #[inline]
    pub(crate) const fn at(index: usize) -> Row {
        Row::ALL[index & 3]
    }

    /// Whether the numbers rise from left to right.
    #[inline]
    const fn rises(self) -> bool {
        matches!(self, Row::Red | Row::Yellow)
    }

    /// The number at a place counted from the left, from 0.
    #[inline]
    pub const fn number(self, place: u8) -> u8 {
        if self.rises() { place + 2 } else { 12 - place }
    }

    /// The place of a number, from 0 on the left.
    #[inline]
    pub const fn place(self, number: u8) -> u8 {
        if self.rises() { number - 2 } else { 12 - number }
    }

    /// The number at the right end, beside the lock.
    pub const fn last_number(self) -> u8 {
        self.number(PLACES - 1)
    }
}

/// A set of rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Rows(u8);

impl Rows {
    pub(crate) const NONE: Rows = Rows(0);

    /// Whether the row is among them.
    #[inline]
    pub const fn contains(self, row: Row) -> bool {
        self.0 & (1 << row as u8) != 0
    }

    /// Adds a row.
    fn insert(&mut self, row: Row) {
        self.0 |= 1 << row as u8;
    }

    /// These rows and others.
    #[inline]
    pub(crate) const fn and(self, others: Rows) -> Rows {
        Rows(self.0 | others.0)
    }

    /// These rows without others.
    #[inline]
    pub(crate) const fn without(self, others: Rows) -> Rows {
        Rows(self.0 & !others.0)
    }

    /// All other rows.
    pub(crate) const fn others(self) -> Rows {
        Rows(!self.0 & 0xF)
    }

    /// Whether there are two or more.
    #[inline]
    pub(crate) const fn are_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// How many rows there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rows from the top.
    pub fn iter(self) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(move |row| self.contains(*row))
    }

    /// The bits, one a row.
    #[inline]
    pub(crate) const fn bits(self) -> usize {
        (self.0 & 0xF) as usize
    }
}

impl FromIterator<Row> for Rows {
    fn from_iter<I: IntoIterator<Item = Row>>(rows: I) -> Rows {
        let mut set = Rows::default();
        rows.into_iter().for_each(|row| set.insert(row));
        set
    }
}

/// A field with a number. It is kept as the place of its bit in a sheet, in one byte that is never zero: so
/// a choice is one byte, too.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Field(NonZeroU8);

/// A bit that every field's byte has.
const IS_FIELD: u8 = 0x40;

impl Field {
    /// The field with this number, 2 to 12, in this row.
    pub const fn new(row: Row, number: u8) -> Option<Field> {
        if 2 <= number && number <= 12 {
            Field::unpack(Field::pack(16 * row.index() as u32 + row.place(number) as u32))
        } else {
            None
        }
    }

    /// The byte of the field whose bit stands at this place of a sheet.
    #[inline]
    pub(crate) const fn pack(bit: u32) -> u8 {
        IS_FIELD | bit as u8
    }

    /// The field that such a byte stands for; `None` for zero.
    #[inline]
    pub(crate) const fn unpack(packed: u8) -> Option<Field> {
        match NonZeroU8::new(packed) {
            Some(packed) => Some(Field(packed)),
            None => None,
        }
    }

    /// The byte that stands for it.
    #[inline]
    pub(crate) const fn packed(self) -> u8 {
        self.0.get()
    }

    /// The row it is in.
    #[inline]
    pub const fn row(self) -> Row {
        Row::at((self.packed() >> 4) as usize)
    }

    /// The number in it.
    #[inline]
    pub const fn number(self) -> u8 {
        self.row().number(self.place())
    }

    /// Its place in the row, from 0 on the left.
    #[inline]
    pub const fn place(self) -> u8 {
        self.packed() & 0xF
    }

    /// Whether it is the last of its row, beside the lock.
    #[inline]
    pub const fn is_last(self) -> bool {
        self.place() == PLACES - 1
    }
}

impl Ord for Field {
    /// By row from the top, then by number.
    fn cmp(&self, other: &Field) -> Ordering {
        (self.row(), self.number()).cmp(&(other.row(), other.number()))
    }
}

impl PartialOrd for Field {
    fn partial_cmp(&self, other: &Field) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Every message of a live table lists them: this is several times as fast as `write!`.
        const NUMBERS: [&str; 13] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
        f.write_char(self.row().letter())?;
        f.write_str(NUMBERS[usize::from(self.number())])
    }
}

impl FromStr for Field {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Field, NotationError> {
        let mut chars = text.chars();
        let row = chars.next().and_then(Row::with_letter);
        let number = table::number(chars.as_str()).and_then(|number| u8::try_from(number).ok());
        row.zip(number)
            .and_then(|(row, number)| Field::new(row, number))
            .ok_or_else(|| NotationError::expected("a field", "r5", text))
    }
}
