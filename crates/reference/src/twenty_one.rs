//! Twenty One, played slowly and plainly: it exists to check the fast engine's Twenty One against
//! the rule page (T1 to T11).

use crate::{Reference, Turn, check_decisions, die, first_seat, highest};
use std::collections::BTreeMap;

/// The dice in the order of the notation (T1).
const DICE: [char; 6] = ['w', 'k', 'r', 'b', 'y', 'g'];
const LETTERS: [char; 6] = ['A', 'B', 'C', 'D', 'E', 'F'];
/// The numbers of every row, left to right (T3).
const NUMBERS: [u8; 6] = [6, 5, 4, 3, 2, 1];
/// The bonus for 0 to 6 exact hits (T8).
const BONUS: [i32; 7] = [0, 1, 3, 6, 10, 15, 21];
const ROWS: usize = 5;

/// The colours of a row of a built-in sheet, left to right; the top row is row 0 (T3).
fn colours(sheet: char, row: usize) -> Vec<char> {
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

#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Empty,
    CrossedOut,
    Written(u8),
}

#[derive(Clone)]
struct Player {
    sheet: char,
    /// The rows from the top to the one being filled.
    rows: Vec<Vec<Field>>,
}

/// Numbers plus the bonus of the exact hits (T7, T8, T10).
fn row_points(row: &[Field]) -> i32 {
    let mut points = 0;
    let mut hits = 0;
    for (field, number) in row.iter().zip(NUMBERS) {
        if let Field::Written(written) = field {
            points += i32::from(*written);
            if *written == number {
                hits += 1;
            }
        }
    }
    points + BONUS[hits]
}

fn is_full(row: &[Field]) -> bool {
    row.iter().all(|field| *field != Field::Empty)
}

impl Player {
    fn new(sheet: char) -> Player {
        Player { sheet, rows: vec![vec![Field::Empty; 6]] }
    }

    /// The index of the row being filled.
    fn current(&self) -> usize {
        self.rows.len() - 1
    }

    /// The index of a colour's field in the row being filled.
    fn field_of(&self, colour: char) -> Option<usize> {
        colours(self.sheet, self.current()).iter().position(|c| *c == colour)
    }

    /// T5: the field of the colour is empty and the number not larger than the field's.
    fn can_write(&self, colour: char, value: u8) -> bool {
        match self.field_of(colour) {
            Some(index) => self.rows[self.current()][index] == Field::Empty && value <= NUMBERS[index],
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

    fn points(&self) -> i32 {
        // Full rows by T8, the row being filled as it stands by T10.
        self.rows.iter().map(|row| row_points(row)).sum()
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
        format!("{}:{}", self.sheet, rows.join("/"))
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
        TwentyOne { seats, players: Vec::new(), roller: 0, phase: Phase::Setup, dice: BTreeMap::new() }
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

    /// `first 2 sheets CAF`: the first roller, and a different sheet for each seat (T2, T4).
    fn setup(&mut self, text: &str) -> Result<(), String> {
        let (first, sheets) = text.split_once(" sheets ").ok_or("expected `first N sheets XYZ`")?;
        let roller = first_seat(first, self.seats)?;
        let mut players: Vec<Player> = Vec::new();
        for letter in sheets.chars() {
            if !LETTERS.contains(&letter) {
                return Err(format!("there is no sheet {letter:?}"));
            }
            if players.iter().any(|player| player.sheet == letter) {
                return Err(format!("sheet {letter:?} twice"));
            }
            players.push(Player::new(letter));
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
                for _ in 0..self.seats {
                    let mut longer = Vec::new();
                    for hand in hands {
                        for letter in LETTERS {
                            if !hand.contains(letter) {
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
