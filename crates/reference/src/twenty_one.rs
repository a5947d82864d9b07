//! Twenty One, played slowly and plainly: it exists to check the fast engine's Twenty One against
//! the rule page (T1 to T11).

use crate::{Reference, Turn, check_decisions, die, first_seat, highest};
use sheets::{ROWS, Sheet};
use std::collections::BTreeMap;

mod sheets;

/// The dice in the order of the notation (T1).
const DICE: [char; 6] = ['w', 'k', 'r', 'b', 'y', 'g'];
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Empty,
    CrossedOut,
    Written(u8),
}

#[derive(Clone)]
struct Player {
    sheet: Sheet,
    /// The rows from the top to the one being filled.
    rows: Vec<Vec<Field>>,
}

fn is_full(row: &[Field]) -> bool {
    row.iter().all(|field| *field != Field::Empty)
}

impl Player {
    fn new(sheet: Sheet) -> Player {
        Player { sheet, rows: vec![vec![Field::Empty; 6]] }
    }

    /// The index of the row being filled.
    fn current(&self) -> usize {
        self.rows.len() - 1
    }

    /// The index of a colour's field in the row being filled.
    fn field_of(&self, colour: char) -> Option<usize> {
        self.sheet.rows[self.current()].iter().position(|(printed, _)| *printed == colour)
    }

    /// T5: the field of the colour is empty and the number not larger than the field's.
    fn can_write(&self, colour: char, value: u8) -> bool {
        match self.field_of(colour) {
            Some(index) => {
                let (_, number) = self.sheet.rows[self.current()][index];
                self.rows[self.current()][index] == Field::Empty && value <= number
            }
            None => false,
        }
    }

    /// Every choice of T5 and T6: any one or more of the dice that fit, or the cross-out.
    fn choices(&self, dice: &BTreeMap<char, u8>) -> Vec<String> {
        let mut selections: Vec<Vec<String>> = vec![Vec::new()];
        for colour in DICE {
            if let Some(value) = dice.get(&colour)
                && self.can_write(colour, *value)
            {
                // Each selection so far once without this die and once with it.
                for mut selection in selections.clone() {
                    selection.push(format!("{colour}{value}"));
                    selections.push(selection);
                }
            }
        }
        let mut choices = vec!["x".to_string()];
        for selection in selections {
            if !selection.is_empty() {
                choices.push(selection.join(" "));
            }
        }
        choices
    }

    /// Applies a choice that was checked.
    fn apply(&mut self, choice: &str, dice: &BTreeMap<char, u8>) {
        let current = self.current();
        if choice == "x" {
            // T5: the left-most empty field.
            for field in &mut self.rows[current] {
                if *field == Field::Empty {
                    *field = Field::CrossedOut;
                    return;
                }
            }
        }
        for (colour, value) in dice {
            let written = format!("{colour}{value}");
            if choice.split(' ').any(|word| word == written)
                && let Some(index) = self.field_of(*colour)
            {
                self.rows[current][index] = Field::Written(*value);
            }
        }
    }

    /// The numbers of a row plus the bonus of its exact hits (T7, T8, T10).
    fn row_points(&self, row: usize) -> i32 {
        let mut points = 0;
        let mut hits = 0;
        for (field, (_, number)) in self.rows[row].iter().zip(&self.sheet.rows[row]) {
            if let Field::Written(written) = field {
                points += i32::from(*written);
                if written == number {
                    hits += 1;
                }
            }
        }
        points + self.sheet.bonus[hits]
    }

    fn points(&self) -> i32 {
        // Full rows by T8, the row being filled as it stands by T10; one that is not begun counts nothing.
        let begun = |row: &usize| self.rows[*row].iter().any(|field| *field != Field::Empty);
        (0..self.rows.len()).filter(begun).map(|row| self.row_points(row)).sum()
    }

    /// As in the contract's positions: `C:644321/5x4---`.
    fn show(&self) -> String {
        let mut rows = Vec::new();
        for row in &self.rows {
            let mut text = String::new();
            for field in row {
                match field {
                    Field::Empty => text += "-",
                    Field::CrossedOut => text += "x",
                    Field::Written(written) => text += &written.to_string(),
                }
            }
            rows.push(text);
        }
        format!("{}:{}", self.sheet.letter, rows.join("/"))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Setup,
    Roll,
    KeepOrReroll,
    Reroll,
    Write,
    Over,
}

#[derive(Clone)]
pub(crate) struct TwentyOne {
    seats: usize,
    sheets: Vec<Sheet>,
    /// The sheets that seats have picked, by seat; the others are drawn (T2).
    picked: Vec<Option<char>>,
    /// Empty during the setup.
    players: Vec<Player>,
    /// Counted from 0.
    roller: usize,
    phase: Phase,
    /// Empty before the roll of a round.
    dice: BTreeMap<char, u8>,
}

impl TwentyOne {
    pub(crate) fn new(seats: usize) -> TwentyOne {
        let sheets = sheets::own_arrangement();
        TwentyOne {
            seats,
            sheets,
            picked: Vec::new(),
            players: Vec::new(),
            roller: 0,
            phase: Phase::Setup,
            dice: BTreeMap::new(),
        }
    }

    /// With a user's own sheets (T3).
    pub(crate) fn with_sheets(seats: usize, lines: &[String]) -> Result<TwentyOne, String> {
        let (sheets, picked) = (sheets::read(lines)?, sheets::read_picked(lines));
        Ok(TwentyOne { sheets, picked, ..TwentyOne::new(seats) })
    }

    /// T4: the second roll takes all dice except those showing 1.
    fn dice_to_reroll(&self) -> Vec<char> {
        DICE.into_iter().filter(|colour| self.dice.get(colour) != Some(&1)).collect()
    }

    /// Reads exactly the dice named in `expected`, in any order.
    fn read_dice(text: &str, expected: &[char]) -> Result<BTreeMap<char, u8>, String> {
        let mut dice = BTreeMap::new();
        for word in text.split(' ') {
            let (colour, value) = die(word)?;
            if !expected.contains(&colour) {
                return Err(format!("die {colour:?} is not rolled now"));
            }
            if dice.insert(colour, value).is_some() {
                return Err(format!("die {colour:?} twice"));
            }
        }
        if dice.len() != expected.len() {
            return Err(format!("the dice rolled are {expected:?}"));
        }
        Ok(dice)
    }

    /// T2: whether this sheet is another one than the one that a seat, counted from 0, has picked.
    fn picked_another(&self, seat: usize, letter: char) -> bool {
        matches!(self.picked.get(seat), Some(Some(picked)) if *picked != letter)
    }

    /// `first 2 sheets CAF`: the first roller, and a different sheet for each seat (T2, T4).
    fn setup(&mut self, text: &str) -> Result<(), String> {
        let (first, sheets) = text.split_once(" sheets ").ok_or("expected `first N sheets XYZ`")?;
        let roller = first_seat(first, self.seats)?;
        let mut players: Vec<Player> = Vec::new();
        for letter in sheets.chars() {
            let sheet = self.sheets.iter().find(|sheet| sheet.letter == letter);
            let sheet = sheet.ok_or_else(|| format!("there is no sheet {letter:?}"))?;
            if players.iter().any(|player| player.sheet.letter == letter) {
                return Err(format!("sheet {letter:?} twice"));
            }
            if self.picked_another(players.len(), letter) {
                return Err(format!("this seat has not picked sheet {letter:?}"));
            }
            players.push(Player::new(sheet.clone()));
        }
        if players.len() != self.seats {
            return Err(format!("{} sheets are needed", self.seats));
        }
        self.roller = roller;
        self.players = players;
        self.phase = Phase::Roll;
        Ok(())
    }

    /// Everybody writes at the same time (T5), then the round is over.
    fn write(&mut self, choices: &BTreeMap<usize, String>) {
        for (seat, choice) in choices {
            self.players[seat - 1].apply(choice, &self.dice);
        }
        self.dice = BTreeMap::new();
        // T9: somebody filled their fifth row.
        for player in &self.players {
            if player.rows.len() == ROWS && is_full(&player.rows[player.current()]) {
                self.phase = Phase::Over;
                return;
            }
        }
        // T8: after a full row the next one begins in the next round.
        for player in &mut self.players {
            if is_full(&player.rows[player.current()]) {
                player.rows.push(vec![Field::Empty; 6]);
            }
        }
        self.roller = (self.roller + 1) % self.seats; // T4: clockwise
        self.phase = Phase::Roll;
    }
}

/// The words of a written choice in the order w k r b y g; any other text stays as it is.
fn in_order(choice: &str) -> String {
    let mut words: Vec<&str> = choice.split(' ').collect();
    words.sort_by_key(|word| DICE.iter().position(|colour| word.starts_with(*colour)));
    words.join(" ")
}

impl Reference for TwentyOne {
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Setup => Turn::Chance("setup"),
            Phase::Roll => Turn::Chance("roll"),
            Phase::KeepOrReroll => Turn::Decide(vec![self.roller + 1]),
            Phase::Reroll => Turn::Chance("reroll"),
            Phase::Write => Turn::Decide((1..=self.seats).collect()),
            Phase::Over => Turn::Over,
        }
    }

    fn choices(&self, seat: usize) -> Vec<String> {
        let asked = matches!(self.turn(), Turn::Decide(seats) if seats.contains(&seat));
        if !asked {
            return Vec::new();
        }
        if self.phase == Phase::Write {
            return self.players[seat - 1].choices(&self.dice);
        }
        let mut choices = vec!["keep".to_string()];
        // T4: with six 1s there is nothing to reroll.
        if !self.dice_to_reroll().is_empty() {
            choices.push("reroll".to_string());
        }
        choices
    }

    fn outcomes(&self) -> Vec<(String, u64)> {
        let mut outcomes: Vec<String> = Vec::new();
        match self.phase {
            Phase::Setup => {
                let mut hands = vec![String::new()];
                for seat in 0..self.seats {
                    let mut longer = Vec::new();
                    for hand in hands {
                        for letter in sheets::LETTERS {
                            if !hand.contains(letter) && !self.picked_another(seat, letter) {
                                longer.push(format!("{hand}{letter}"));
                            }
                        }
                    }
                    hands = longer;
                }
                for seat in 1..=self.seats {
                    for hand in &hands {
                        outcomes.push(format!("first {seat} sheets {hand}"));
                    }
                }
            }
            Phase::Roll | Phase::Reroll => {
                let rolled = match self.phase {
                    Phase::Roll => DICE.to_vec(),
                    _ => self.dice_to_reroll(),
                };
                outcomes = vec![String::new()];
                for colour in rolled {
                    let mut longer = Vec::new();
                    for roll in outcomes {
                        let space = if roll.is_empty() { "" } else { " " };
                        for value in 1..=6 {
                            longer.push(format!("{roll}{space}{colour}{value}"));
                        }
                    }
                    outcomes = longer;
                }
            }
            _ => {}
        }
        outcomes.into_iter().map(|text| (text, 1)).collect()
    }

    fn chance(&mut self, text: &str) -> Result<(), String> {
        match self.phase {
            Phase::Setup => self.setup(text)?,
            Phase::Roll => {
                self.dice = TwentyOne::read_dice(text, &DICE)?;
                self.phase = Phase::KeepOrReroll;
            }
            Phase::Reroll => {
                // T4: dice that showed 1 stay.
                let again = TwentyOne::read_dice(text, &self.dice_to_reroll())?;
                self.dice.extend(again);
                self.phase = Phase::Write;
            }
            _ => return Err("no chance event is due".to_string()),
        }
        Ok(())
    }

    fn decide(&mut self, choices: &BTreeMap<usize, String>) -> Result<(), String> {
        let mut ordered = BTreeMap::new();
        for (seat, choice) in choices {
            ordered.insert(*seat, in_order(choice));
        }
        check_decisions(self, &ordered)?;
        if self.phase == Phase::Write {
            self.write(&ordered);
        } else if ordered.values().any(|choice| choice == "reroll") {
            self.phase = Phase::Reroll;
        } else {
            self.phase = Phase::Write;
        }
        Ok(())
    }

    fn scores(&self) -> Vec<i32> {
        if self.phase == Phase::Setup {
            return vec![0; self.seats];
        }
        self.players.iter().map(Player::points).collect()
    }

    fn winners(&self) -> Vec<usize> {
        highest(&self.scores()) // T11
    }

    fn show(&self) -> String {
        let players: Vec<String> = self.players.iter().map(Player::show).collect();
        let mut text = format!("{} ; {:?}", players.join(" / "), self.phase);
        if self.phase != Phase::Setup {
            text += &format!(" ; active {}", self.roller + 1);
        }
        for colour in DICE {
            if let Some(value) = self.dice.get(&colour) {
                text += &format!(" {colour}{value}");
            }
        }
        text
    }

    fn boxed_clone(&self) -> Box<dyn Reference> {
        Box::new(self.clone())
    }
}

#[cfg(test)]
mod tests;
