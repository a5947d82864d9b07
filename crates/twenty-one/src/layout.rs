//! The printed sheets: which colour and number each field shows, and what exact hits are worth (T2, T3, T8).
//!
//! They are data, never code: `data/sheets.txt` is compiled in, and a user's own file replaces it.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use table::{MaterialError, Phrase, PhraseArgument, Seat, Six, material_lines, phrase};

use crate::dice::Colour;

/// How many rows a sheet has, and how many fields a row.
pub const ROWS: usize = 5;
/// How many fields a row has, one of each colour.
pub const FIELDS: usize = 6;

/// The largest bonus a user's file may give: sums of it stay far from overflowing.
const LARGEST_BONUS: u32 = 1_000_000;

/// One of the six different sheets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Letter(u8);

impl Letter {
    /// The six letters.
    pub const ALL: [Letter; 6] = [Letter(0), Letter(1), Letter(2), Letter(3), Letter(4), Letter(5)];

    /// The sheet with this letter.
    pub fn new(letter: char) -> Option<Letter> {
        Letter::ALL.into_iter().find(|known| known.letter() == letter)
    }

    /// The sheet with this name, which is its letter and nothing else.
    pub fn named(name: &str) -> Option<Letter> {
        let mut letters = name.trim().chars();
        letters.next().and_then(Letter::new).filter(|_| letters.next().is_none())
    }

    /// Its letter, A to F.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A field of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// The die that is written here.
    pub colour: Colour,
    /// The largest number that may be written; written exactly, it is a hit.
    pub number: u8,
}

/// A row as it is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RowLayout {
    fields: [Field; FIELDS],
    /// The number of each colour's field.
    limits: Six,
}

impl RowLayout {
    fn new(fields: [Field; FIELDS]) -> RowLayout {
        let limits =
            fields.iter().fold(Six::ZERO, |limits, field| limits.with(field.colour.index(), field.number));
        RowLayout { fields, limits }
    }

    /// The fields from left to right.
    pub fn fields(&self) -> &[Field; FIELDS] {
        &self.fields
    }

    /// The number of each colour's field, in the order of the notation.
    #[inline]
    pub(crate) fn limits(&self) -> Six {
        self.limits
    }
}

/// The six sheets and the bonus for hits, and which seats have picked their sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layouts {
    sheets: [[RowLayout; ROWS]; 6],
    bonus: [i32; FIELDS + 1],
    /// By seat; the others draw theirs.
    picked: [Option<Letter>; 6],
}

static BUILT_IN: LazyLock<Arc<Layouts>> =
    LazyLock::new(|| match include_str!("../data/sheets.txt").parse() {
        Ok(layouts) => Arc::new(layouts),
        Err(error) => unreachable!("the built-in sheets are tested: {error}"),
    });

impl Layouts {
    /// The sheets that come with the program.
    pub fn built_in() -> Arc<Layouts> {
        Arc::clone(&BUILT_IN)
    }

    /// A row of a sheet, from the top.
    #[inline]
    pub fn row(&self, letter: Letter, row: usize) -> &RowLayout {
        &self.sheets[letter.index()][row]
    }

    /// What a number of exact hits in a row is worth.
    pub fn bonus(&self, hits: u32) -> i32 {
        self.bonus[hits as usize]
    }

    /// The sheet that a seat has picked; `None` if it is drawn (T2).
    pub fn picked(&self, seat: Seat) -> Option<Letter> {
        self.picked.get(seat.index()).copied().flatten()
    }

    /// Whether seats have these sheets if each has the one that it picked.
    pub(crate) fn allows(&self, letters: &[Letter]) -> bool {
        letters.iter().zip(&self.picked).all(|(letter, picked)| picked.is_none_or(|picked| picked == *letter))
    }

    /// The lines of a file that gives these sheets: only who has picked which, if the sheets are ours.
    pub fn lines(&self) -> Vec<String> {
        let picked = self.picked.iter().rposition(Option::is_some).map(|last| {
            let word = |picked: &Option<Letter>| picked.map_or('-', Letter::letter);
            format!("seats: {}", table::join(self.picked[..=last].iter().map(word), " "))
        });
        if let Some(picked) = &picked
            && (&self.sheets, self.bonus) == (&BUILT_IN.sheets, BUILT_IN.bonus)
        {
            return vec![picked.clone()];
        }
        let rows = Letter::ALL.into_iter().flat_map(|letter| {
            self.sheets[letter.index()].iter().map(move |row| {
                let field = |field: &Field| format!("{}{}", field.colour.letter(), field.number);
                format!("{}: {}", letter.letter(), table::join(row.fields.iter().map(field), " "))
            })
        });
        std::iter::once(format!("bonus: {}", table::join(self.bonus, " ")))
            .chain(rows)
            .chain(picked)
            .collect()
    }
}

impl FromStr for Layouts {
    type Err = MaterialError;

    fn from_str(text: &str) -> Result<Layouts, MaterialError> {
        let mut sheets: [Vec<RowLayout>; 6] = Default::default();
        let (mut bonus, mut picked) = (None, None);
        for (line, content) in material_lines(text) {
            let fail = |rule, why: Phrase| MaterialError::new(line, rule, why);
            let (key, value) = content.split_once(':').ok_or_else(|| {
                fail(
                    "T2",
                    phrase!(
                        "why-twenty-one-line",
                        "a line is a sheet's letter and a row, like `A: b6 w5 g4 y3 k2 r1`"
                    ),
                )
            })?;
            if key.trim() == "bonus" {
                let known = bonus.replace(read_bonus(value).ok_or_else(|| {
                    fail(
                        "T8",
                        phrase!(
                            "why-twenty-one-bonus",
                            "the bonus line has seven numbers, for 0 to 6 exact hits, like `{example}`",
                            example = "bonus: 0 1 3 6 10 15 21"
                        ),
                    )
                })?);
                if known.is_some() {
                    return Err(fail(
                        "T8",
                        phrase!("why-twenty-one-bonus-twice", "there can be only one bonus line"),
                    ));
                }
                continue;
            }
            if key.trim() == "seats" {
                let known = picked.replace(read_picked(value).ok_or_else(|| {
                    fail(
                        "T2",
                        phrase!(
                            "why-twenty-one-seats-line",
                            "the seats line has a different sheet for each seat, or - for one drawn at random, like `seats: C - F`"
                        ),
                    )
                })?);
                if known.is_some() {
                    return Err(fail(
                        "T2",
                        phrase!("why-twenty-one-one-seats-line", "there can be only one seats line"),
                    ));
                }
                continue;
            }
            let sheet = Letter::named(key);
            let sheet = sheet
                .ok_or_else(|| {
                    fail("T2", phrase!("why-twenty-one-letters", "the six sheets have the letters A to F"))
                })?
                .index();
            let row = sheets[sheet].len();
            if row == ROWS {
                return Err(fail("T2", phrase!("why-twenty-one-rows", "this sheet already has five rows")));
            }
            sheets[sheet].push(read_row(line, value)?);
        }
        let bonus = bonus.unwrap_or([0, 1, 3, 6, 10, 15, 21]);
        if let Some(picked) = picked
            && sheets.iter().all(Vec::is_empty)
        {
            return Ok(Layouts { sheets: BUILT_IN.sheets, bonus, picked });
        }
        let end = text.lines().count().max(1);
        let sheets = all_full(sheets, end)?;
        same_numbers(&sheets, text)?;
        Ok(Layouts { sheets, bonus, picked: picked.unwrap_or_default() })
    }
}

fn all_full(sheets: [Vec<RowLayout>; 6], end: usize) -> Result<[[RowLayout; ROWS]; 6], MaterialError> {
    let mut full = Vec::new();
    for (letter, rows) in Letter::ALL.into_iter().zip(&sheets) {
        let rows: [RowLayout; ROWS] = rows.as_slice().try_into().map_err(|_| {
            let why = phrase!(
                "why-twenty-one-rows-missing",
                "sheet {letter} needs five rows but has {rows}",
                letter = letter.to_string(),
                rows = rows.len()
            );
            MaterialError::new(end, "T2", why)
        })?;
        full.push(rows);
    }
    full.try_into().map_err(|_| MaterialError::new(end, "T2", "the file needs six sheets"))
}

/// The numbers are the same on all sheets; the first row that differs from sheet A's is named.
fn same_numbers(sheets: &[[RowLayout; ROWS]; 6], text: &str) -> Result<(), MaterialError> {
    let numbers = |row: &RowLayout| row.fields.map(|field| field.number);
    for (letter, rows) in Letter::ALL.into_iter().zip(sheets) {
        let differing = rows.iter().zip(&sheets[0]).position(|(row, first)| numbers(row) != numbers(first));
        if let Some(row) = differing {
            let name = letter.to_string();
            let of_sheet = |(_, line): &(usize, &str)| line.split(':').next().map(str::trim) == Some(&name);
            let line = material_lines(text).filter(of_sheet).nth(row).map_or(1, |(line, _)| line);
            let why = phrase!(
                "why-twenty-one-numbers",
                "row {row} has different numbers from those on sheet A",
                row = row + 1
            );
            return Err(MaterialError::new(line, "T2", why));
        }
    }
    Ok(())
}

fn read_bonus(value: &str) -> Option<[i32; FIELDS + 1]> {
    let number = |text: &str| text.parse().ok().filter(|number: &i32| number.unsigned_abs() <= LARGEST_BONUS);
    let numbers: Option<Vec<i32>> = value.split_whitespace().map(number).collect();
    numbers?.try_into().ok()
}

/// The sheet of each seat, or `-`; none twice.
fn read_picked(value: &str) -> Option<[Option<Letter>; 6]> {
    let mut picked = [None; 6];
    for (place, word) in value.split_whitespace().enumerate() {
        let letter = if word == "-" { None } else { Some(Letter::named(word)?) };
        if letter.is_some() && picked.contains(&letter) {
            return None;
        }
        *picked.get_mut(place)? = letter;
    }
    Some(picked)
}

fn read_row(line: usize, value: &str) -> Result<RowLayout, MaterialError> {
    let fail = |rule, why: Phrase| MaterialError::new(line, rule, why);
    let mut fields = Vec::new();
    for token in value.split_whitespace() {
        let mut chars = token.chars();
        let colour = chars.next().and_then(Colour::with_letter);
        let colour = colour.ok_or_else(|| {
            fail(
                "T1",
                phrase!(
                    "why-twenty-one-colour",
                    "`{token}` does not begin with a colour: w k r b y g",
                    token = token
                ),
            )
        })?;
        let number = table::number(chars.as_str()).filter(|number| (1..=6).contains(number));
        let number = number.ok_or_else(|| {
            fail(
                "T3",
                phrase!(
                    "why-twenty-one-number",
                    "`{token}` does not have a number from 1 to 6",
                    token = token
                ),
            )
        })?;
        if fields.iter().any(|field: &Field| field.colour == colour) {
            return Err(fail(
                "T2",
                phrase!(
                    "why-twenty-one-colour-twice",
                    "every colour must appear exactly once in a row, but {colour} appears twice",
                    colour = PhraseArgument::Colours(vec![colour.name()])
                ),
            ));
        }
        fields.push(Field { colour, number: number as u8 });
    }
    let found = fields.len();
    let fields = fields.try_into().map_err(|_| {
        fail("T2", phrase!("why-twenty-one-fields", "a row has six fields, not {found}", found = found))
    })?;
    Ok(RowLayout::new(fields))
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
