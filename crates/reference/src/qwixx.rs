//! Qwixx, played slowly and plainly: it exists to check the fast engine's Qwixx against the rule
//! page (Q1 to Q19, Q21).

use crate::{Reference, Turn, check_decisions, die, first_seat, highest};
use std::collections::BTreeMap;

/// The rows of a sheet and their dice, in the order of the notation (Q2, Q3).
const COLOURS: [char; 4] = ['r', 'y', 'g', 'b'];

/// The numbers of a row from left to right (Q3).
fn numbers(colour: char) -> Vec<u8> {
    let ascending: Vec<u8> = (2..=12).collect();
    match colour {
        'r' | 'y' => ascending,
        _ => ascending.into_iter().rev().collect(),
    }
}

/// The last number of a row: red 12, yellow 12, green 2, blue 2 (Q12).
fn last_number(colour: char) -> u8 {
    match colour {
        'r' | 'y' => 12,
        _ => 2,
    }
}

/// How far left a number stands in its row.
fn place(colour: char, number: u8) -> Option<usize> {
    numbers(colour).iter().position(|n| *n == number)
}

#[derive(Clone)]
struct Row {
    colour: char,
    /// The numbers crossed, in the order in which they were crossed.
    crossed: Vec<u8>,
    lock: bool,
}

impl Row {
    /// Whether this player could cross the number, as far as their own row goes.
    fn can_cross(&self, number: u8) -> bool {
        let Some(here) = place(self.colour, number) else {
            return false;
        };
        // Q11: strictly from left to right.
        for old in &self.crossed {
            if place(self.colour, *old) >= Some(here) {
                return false;
            }
        }
        // Q12: the last number needs at least five crosses before it.
        if number == last_number(self.colour) && self.crossed.len() < 5 {
            return false;
        }
        true
    }

    fn cross(&mut self, number: u8) {
        self.crossed.push(number);
        // Q13: the last number always brings the lock.
        if number == last_number(self.colour) {
            self.lock = true;
        }
    }

    /// Q18, with the lock as one more cross (Q13).
    fn points(&self) -> i32 {
        let mut points = 0;
        for (cross, _) in self.crossed.iter().enumerate() {
            points += cross as i32 + 1;
        }
        if self.lock {
            points += self.crossed.len() as i32 + 1;
        }
        points
    }

    /// As in the contract's positions: `r-`, `r2,4`, `r2,3,4,5,6,12!`.
    fn show(&self) -> String {
        let crossed: Vec<String> = self.crossed.iter().map(|n| n.to_string()).collect();
        let crossed = if crossed.is_empty() { "-".to_string() } else { crossed.join(",") };
        let lock = if self.lock { "!" } else { "" };
        format!("{}{crossed}{lock}", self.colour)
    }
}

#[derive(Clone)]
struct Sheet {
    /// In the order of COLOURS.
    rows: Vec<Row>,
    misthrows: usize,
}

impl Sheet {
    fn empty() -> Sheet {
        let row = |colour| Row { colour, crossed: Vec::new(), lock: false };
        Sheet { rows: COLOURS.into_iter().map(row).collect(), misthrows: 0 }
    }

    /// Crosses what the choice says; true unless it is `-`.
    fn apply(&mut self, choice: &str) -> bool {
        for row in &mut self.rows {
            for number in numbers(row.colour) {
                if choice == format!("{}{number}", row.colour) {
                    row.cross(number);
                    return true;
                }
            }
        }
        false
    }

    fn points(&self) -> i32 {
        let rows: i32 = self.rows.iter().map(Row::points).sum();
        rows - 5 * self.misthrows as i32 // Q18
    }

    fn show(&self) -> String {
        let rows: Vec<String> = self.rows.iter().map(Row::show).collect();
        format!("{} x{}", rows.join(" "), self.misthrows)
    }
}

/// The dice on the table.
#[derive(Clone)]
struct Dice {
    /// The two white ones, larger first.
    whites: Vec<u8>,
    coloured: BTreeMap<char, u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    First,
    Roll,
    Action1,
    JoinLocks,
    Action2,
    Over,
}

/// What stood before action 1 and what was chosen in it, kept while somebody may still choose again (Q21).
#[derive(Clone)]
struct Revealed {
    sheets: Vec<Sheet>,
    /// By seat, counted from 1.
    choices: BTreeMap<usize, String>,
}

#[derive(Clone)]
pub(crate) struct Qwixx {
    finish_turn: bool,
    join_locks: bool,
    sheets: Vec<Sheet>,
    /// The active player, counted from 0.
    active: usize,
    phase: Phase,
    /// Empty before the roll of a turn.
    dice: Dice,
    /// Whether the active player crossed something in action 1 of this turn.
    crossed_in_action_1: bool,
    revealed: Option<Revealed>,
}

impl Qwixx {
    pub(crate) fn new(seats: usize, finish_turn: bool, join_locks: bool) -> Qwixx {
        Qwixx {
            finish_turn,
            join_locks,
            sheets: vec![Sheet::empty(); seats],
            active: 0,
            phase: Phase::First,
            dice: Qwixx::no_dice(),
            crossed_in_action_1: false,
            revealed: None,
        }
    }

    fn no_dice() -> Dice {
        Dice { whites: Vec::new(), coloured: BTreeMap::new() }
    }

    /// Q14: a row locked by anyone is closed for everyone.
    fn open_rows(&self) -> Vec<char> {
        let mut open = Vec::new();
        for (index, colour) in COLOURS.into_iter().enumerate() {
            if !self.sheets.iter().any(|sheet| sheet.rows[index].lock) {
                open.push(colour);
            }
        }
        open
    }

    /// Q16, the first half.
    fn two_rows_locked(&self) -> bool {
        COLOURS.len() - self.open_rows().len() >= 2
    }

    /// Reads a roll: two white dice and one die of each open row (Q5), in any order.
    fn read_dice(&self, text: &str) -> Result<Dice, String> {
        let open = self.open_rows();
        let mut dice = Qwixx::no_dice();
        for word in text.split(' ') {
            let (colour, value) = die(word)?;
            if colour == 'w' {
                dice.whites.push(value);
            } else if !open.contains(&colour) {
                return Err(format!("die {colour:?} is not in play"));
            } else if dice.coloured.insert(colour, value).is_some() {
                return Err(format!("die {colour:?} twice"));
            }
        }
        if dice.whites.len() != 2 || dice.coloured.len() != open.len() {
            return Err(format!("the dice are two white ones and {open:?}"));
        }
        dice.whites.sort();
        dice.whites.reverse();
        Ok(dice)
    }

    fn action_1(&mut self, choices: &BTreeMap<usize, String>) {
        let sheets = self.sheets.clone();
        self.cross_all(choices);
        if self.join_locks {
            self.revealed = Some(Revealed { sheets, choices: choices.clone() });
            self.phase = Phase::JoinLocks;
            if (1..=self.sheets.len()).any(|seat| !self.locks_to_join(seat).is_empty()) {
                return;
            }
        }
        self.end_action_1();
    }

    /// Q6: all decide at the same time, so all choices were checked before any is crossed. With that
    /// every player who crossed a last number has their lock, and the row closes (Q14).
    fn cross_all(&mut self, choices: &BTreeMap<usize, String>) {
        for (seat, choice) in choices {
            let crossed = self.sheets[seat - 1].apply(choice);
            if seat - 1 == self.active {
                self.crossed_in_action_1 = crossed;
            }
        }
    }

    /// Q21: the last numbers that others crossed in the action 1 just revealed, that this seat did not cross,
    /// and that it could have crossed by its sheet of before.
    fn locks_to_join(&self, seat: usize) -> Vec<String> {
        let Some(revealed) = &self.revealed else {
            return Vec::new();
        };
        let mut locks = Vec::new();
        for row in &revealed.sheets[seat - 1].rows {
            let lock = format!("{}{}", row.colour, last_number(row.colour));
            let somebody = revealed.choices.values().any(|choice| *choice == lock);
            let oneself = revealed.choices[&seat] == lock;
            if somebody && !oneself && row.can_cross(last_number(row.colour)) {
                locks.push(lock);
            }
        }
        locks
    }

    /// Q21: action 1 is played again from its start with the choices that are final.
    fn join(&mut self, answers: &BTreeMap<usize, String>) {
        if let Some(Revealed { sheets, mut choices }) = self.revealed.take() {
            for (seat, answer) in answers {
                if answer != "-" {
                    choices.insert(*seat, answer.clone());
                }
            }
            self.sheets = sheets;
            self.cross_all(&choices);
        }
        self.end_action_1();
    }

    fn end_action_1(&mut self) {
        self.revealed = None;
        // Q16, Q17: two locks end the game here, unless the option says to finish the turn.
        if self.two_rows_locked() && !self.finish_turn {
            self.phase = Phase::Over;
            self.dice = Qwixx::no_dice();
            self.crossed_in_action_1 = false;
            return;
        }
        // Q14: action 2 is played without the dice of rows closed just now.
        let open = self.open_rows();
        self.dice.coloured.retain(|colour, _| open.contains(colour));
        self.phase = Phase::Action2;
    }

    fn action_2(&mut self, choice: &str) {
        let crossed = self.sheets[self.active].apply(choice);
        // Q8, Q9: a misthrow for the active player who crossed nothing in either action.
        if !crossed && !self.crossed_in_action_1 {
            self.sheets[self.active].misthrows += 1;
        }
        self.dice = Qwixx::no_dice();
        self.crossed_in_action_1 = false;
        // Q16: two locks, or a fourth misthrow.
        if self.two_rows_locked() || self.sheets.iter().any(|sheet| sheet.misthrows >= 4) {
            self.phase = Phase::Over;
        } else {
            self.active = (self.active + 1) % self.sheets.len(); // Q4: clockwise
            self.phase = Phase::Roll;
        }
    }
}

impl Reference for Qwixx {
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First => Turn::Chance("setup"),
            Phase::Roll => Turn::Chance("roll"),
            Phase::Action1 => Turn::Decide((1..=self.sheets.len()).collect()), // Q6: every player
            Phase::JoinLocks => {
                let seats = 1..=self.sheets.len();
                Turn::Decide(seats.filter(|seat| !self.locks_to_join(*seat).is_empty()).collect()) // Q21
            }
            Phase::Action2 => Turn::Decide(vec![self.active + 1]), // Q7: the active player alone
            Phase::Over => Turn::Over,
        }
    }

    fn choices(&self, seat: usize) -> Vec<String> {
        let asked = matches!(self.turn(), Turn::Decide(seats) if seats.contains(&seat));
        if !asked {
            return Vec::new();
        }
        let mut choices = vec!["-".to_string()]; // Q6, Q7: or nothing; Q21: or keep it
        if self.phase == Phase::JoinLocks {
            choices.extend(self.locks_to_join(seat));
            return choices;
        }
        let open = self.open_rows();
        for row in &self.sheets[seat - 1].rows {
            if !open.contains(&row.colour) {
                continue;
            }
            let mut sums: Vec<u8> = Vec::new();
            if self.phase == Phase::Action1 {
                // Q6: the sum of the two white dice.
                sums.push(self.dice.whites.iter().sum());
            } else {
                // Q7: one white die and the row's own die.
                for white in &self.dice.whites {
                    if let Some(coloured) = self.dice.coloured.get(&row.colour) {
                        sums.push(white + coloured);
                    }
                }
            }
            sums.sort();
            sums.dedup();
            for sum in sums {
                if row.can_cross(sum) {
                    choices.push(format!("{}{sum}", row.colour));
                }
            }
        }
        choices
    }

    fn outcomes(&self) -> Vec<(String, u64)> {
        let mut outcomes = Vec::new();
        match self.phase {
            Phase::First => {
                for seat in 1..=self.sheets.len() {
                    outcomes.push((format!("first {seat}"), 1));
                }
            }
            Phase::Roll => {
                for larger in 1..=6 {
                    for smaller in 1..=larger {
                        let weight = if larger == smaller { 1 } else { 2 };
                        outcomes.push((format!("w{larger} w{smaller}"), weight));
                    }
                }
                for colour in self.open_rows() {
                    let mut longer = Vec::new();
                    for (text, weight) in outcomes {
                        for value in 1..=6 {
                            longer.push((format!("{text} {colour}{value}"), weight));
                        }
                    }
                    outcomes = longer;
                }
            }
            _ => {}
        }
        outcomes
    }

    fn chance(&mut self, text: &str) -> Result<(), String> {
        match self.phase {
            Phase::First => {
                self.active = first_seat(text, self.sheets.len())?;
                self.phase = Phase::Roll;
            }
            Phase::Roll => {
                self.dice = self.read_dice(text)?;
                self.phase = Phase::Action1;
            }
            _ => return Err("no chance event is due".to_string()),
        }
        Ok(())
    }

    fn decide(&mut self, choices: &BTreeMap<usize, String>) -> Result<(), String> {
        check_decisions(self, choices)?;
        if self.phase == Phase::Action1 {
            self.action_1(choices);
        } else if self.phase == Phase::JoinLocks {
            self.join(choices);
        } else {
            for choice in choices.values() {
                self.action_2(choice);
            }
        }
        Ok(())
    }

    fn scores(&self) -> Vec<i32> {
        self.sheets.iter().map(Sheet::points).collect()
    }

    fn winners(&self) -> Vec<usize> {
        highest(&self.scores()) // Q19
    }

    fn show(&self) -> String {
        let sheets: Vec<String> = self.sheets.iter().map(Sheet::show).collect();
        let mut text = format!("{} ; {:?}", sheets.join(" / "), self.phase);
        if self.phase != Phase::First {
            text += &format!(" ; active {}", self.active + 1);
        }
        for white in &self.dice.whites {
            text += &format!(" w{white}");
        }
        for colour in COLOURS {
            if let Some(value) = self.dice.coloured.get(&colour) {
                text += &format!(" {colour}{value}");
            }
        }
        if self.crossed_in_action_1 {
            text += " crossed";
        }
        text
    }

    fn boxed_clone(&self) -> Box<dyn Reference> {
        Box::new(self.clone())
    }
}

#[cfg(test)]
mod tests;
