//! What is printed on the six sheets: our own, or a user's from the lines of a file (T2, T3, T8).

use crate::die;

pub(super) const LETTERS: [char; 6] = ['A', 'B', 'C', 'D', 'E', 'F'];
/// The numbers of every row of our own sheets, left to right (T3).
pub(super) const NUMBERS: [u8; 6] = [6, 5, 4, 3, 2, 1];
/// The bonus for 0 to 6 exact hits (T8).
const BONUS: [i32; 7] = [0, 1, 3, 6, 10, 15, 21];
pub(super) const ROWS: usize = 5;

/// The colours of a row of one of our own sheets, left to right; the top row is row 0 (T3).
pub(super) fn colours(sheet: char, row: usize) -> Vec<char> {
    let first_row = match sheet {
        'A' => "bwgykr",
        'B' => "gyrbwk",
        'C' => "ybwkrg",
        'D' => "wkbrgy",
        'E' => "krygbw",
        _ => "rgkwyb",
    };
    let mut colours: Vec<char> = first_row.chars().collect();
    // Each further row is the row above rotated left by one.
    for _ in 0..row {
        let leftmost = colours.remove(0);
        colours.push(leftmost);
    }
    colours
}

/// One sheet as it is printed.
#[derive(Clone)]
pub(super) struct Sheet {
    pub(super) letter: char,
    /// The rows from the top: the colour and the number of each field.
    pub(super) rows: Vec<Vec<(char, u8)>>,
    /// What 0 to 6 exact hits bring.
    pub(super) bonus: Vec<i32>,
}

/// The sheets that come with the program.
pub(super) fn own_arrangement() -> Vec<Sheet> {
    let mut sheets = Vec::new();
    for letter in LETTERS {
        let rows = (0..ROWS).map(|row| colours(letter, row).into_iter().zip(NUMBERS).collect()).collect();
        sheets.push(Sheet { letter, rows, bonus: BONUS.to_vec() });
    }
    sheets
}

/// The sheets that seats have picked, from a line like `seats: C - F` (T2).
pub(super) fn read_picked(lines: &[String]) -> Vec<Option<char>> {
    let line = lines.iter().find_map(|line| line.strip_prefix("seats: "));
    let letter = |word: &str| word.chars().next().filter(|letter| *letter != '-');
    line.map_or(Vec::new(), |line| line.split(' ').map(letter).collect())
}

/// A user's sheets, from lines like `A: b6 w5 g4 y3 k2 r1` and `bonus: 0 1 3 6 10 15 21`; ours, if there are none.
pub(super) fn read(lines: &[String]) -> Result<Vec<Sheet>, String> {
    let lines: Vec<&String> = lines.iter().filter(|line| !line.starts_with("seats: ")).collect();
    if lines.is_empty() {
        return Ok(own_arrangement());
    }
    let mut bonus = BONUS.to_vec();
    let mut sheets: Vec<Sheet> = Vec::new();
    for letter in LETTERS {
        sheets.push(Sheet { letter, rows: Vec::new(), bonus: Vec::new() });
    }
    for line in lines {
        let (key, value) = line.split_once(": ").ok_or_else(|| format!("{line:?} has no colon"))?;
        if key == "bonus" {
            bonus = value
                .split(' ')
                .map(|word| word.parse().map_err(|_| line.to_string()))
                .collect::<Result<_, _>>()?;
            continue;
        }
        let sheet = sheets.iter_mut().find(|sheet| sheet.letter.to_string() == key);
        let row = value.split(' ').map(die).collect::<Result<Vec<_>, _>>()?;
        sheet.ok_or_else(|| format!("there is no sheet {key:?}"))?.rows.push(row);
    }
    for sheet in &mut sheets {
        if sheet.rows.len() != ROWS || sheet.rows.iter().any(|row| row.len() != 6) || bonus.len() != 7 {
            return Err(format!("sheet {} is not whole", sheet.letter));
        }
        sheet.bonus = bonus.clone();
    }
    Ok(sheets)
}
