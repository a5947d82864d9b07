//! A slow, plain second implementation of the three games. It exists so that the fast engine can be
//! compared with something that was written independently of it, from the rule pages alone.
//!
//! Everything goes in and out in the notation of the contract. The numbers in the comments (Q7, T5,
//! K8) are those of the rule pages.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests only: a failure ends the test"
)]
#![forbid(unsafe_code)]

use std::collections::BTreeMap;

mod one_card;
mod qwixx;
mod twenty_one;

/// Who or what moves next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turn {
    /// A chance event; the contract's kind: "setup", "roll", "reroll", "deal", "open" or "draw".
    Chance(&'static str),
    /// These seats decide at the same time; counted from 1, ascending.
    Decide(Vec<usize>),
    /// The game is over.
    Over,
}

/// One game in progress.
pub trait Reference {
    /// Who or what moves next.
    fn turn(&self) -> Turn;
    /// All legal choices of a seat that is asked, each exactly once (none for a seat not asked).
    fn choices(&self, seat: usize) -> Vec<String>;
    /// All outcomes of the chance turn, one order of each, with integer weights: a probability is
    /// weight / sum. Empty when it is not chance's turn.
    fn outcomes(&self) -> Vec<(String, u64)>;
    /// Applies a chance event; Err with a reason if it is impossible now, and nothing changes.
    fn chance(&mut self, text: &str) -> Result<(), String>;
    /// Applies the decisions of exactly the seats asked; on Err nothing changes.
    fn decide(&mut self, choices: &BTreeMap<usize, String>) -> Result<(), String>;
    /// What each player would have if the game ended now.
    fn scores(&self) -> Vec<i32>;
    /// The seats with the highest total, ascending, counted from 1 (meaningful when over).
    fn winners(&self) -> Vec<usize>;
    /// A canonical text of everything on the table.
    fn show(&self) -> String;
    /// A copy of the game.
    fn boxed_clone(&self) -> Box<dyn Reference>;
}

/// A game that was started, or why it cannot be.
type Started = Result<Box<dyn Reference>, String>;

/// A game that can be started.
struct Entry {
    game: &'static str,
    most_seats: usize,
    /// The options that it has.
    options: &'static [&'static str],
    /// Starts it for a number of seats, with these options on.
    start: fn(usize, &[&str]) -> Box<dyn Reference>,
    /// Starts it with the lines of a user's own material, where it takes some.
    with_material: Option<fn(usize, &[String]) -> Started>,
}

/// All games. One seat is the solo game in each of them (Q1, T1, K1).
const GAMES: [Entry; 3] = [
    Entry {
        game: "qwixx",
        most_seats: 5,
        options: &["finish_turn", "join_locks"],
        start: |seats, on| {
            Box::new(qwixx::Qwixx::new(seats, on.contains(&"finish_turn"), on.contains(&"join_locks")))
        },
        with_material: None,
    },
    Entry {
        game: "twenty-one",
        most_seats: 6,
        options: &[],
        start: |seats, _| Box::new(twenty_one::TwentyOne::new(seats)),
        with_material: Some(|seats, lines| Ok(Box::new(twenty_one::TwentyOne::with_sheets(seats, lines)?))),
    },
    Entry {
        game: "one-card",
        most_seats: 4,
        options: &["advanced"],
        start: |seats, on| Box::new(one_card::OneCard::new(seats, on.contains(&"advanced"))),
        with_material: None,
    },
];

fn entry(game: &str) -> Result<Entry, String> {
    GAMES.into_iter().find(|entry| entry.game == game).ok_or_else(|| format!("unknown game {game:?}"))
}

/// Starts a game that has no options with a user's own material. What it does not take is an Err.
pub fn with_material(game: &str, seats: usize, lines: &[String]) -> Started {
    let start = entry(game)?.with_material.ok_or_else(|| format!("{game} takes no material here"))?;
    start(seats, lines)
}

/// Starts a game. An unknown game, a bad seat count or an unknown option is an Err.
pub fn new(game: &str, seats: usize, options: &BTreeMap<String, bool>) -> Started {
    let Entry { most_seats, options: known_options, start, .. } = entry(game)?;
    if seats < 1 || seats > most_seats {
        return Err(format!("{game} has 1 to {most_seats} seats, not {seats}"));
    }
    let mut on = Vec::new();
    for (name, value) in options {
        if !known_options.contains(&name.as_str()) {
            return Err(format!("{game} has no option {name:?}"));
        }
        if *value {
            on.push(name.as_str());
        }
    }
    Ok(start(seats, &on))
}

/// A whole number as the notation writes it: digits only, no sign, no leading zero.
fn number(text: &str) -> Result<usize, String> {
    let value: usize = text.parse().map_err(|_| format!("{text:?} is not a number"))?;
    if value.to_string() != text {
        return Err(format!("{text:?} is not written as a plain number"));
    }
    Ok(value)
}

/// The number after a word and a space, as in `first 2`.
fn number_after(word: &str, text: &str) -> Result<usize, String> {
    match text.split_once(' ') {
        Some((head, rest)) if head == word => number(rest),
        _ => Err(format!("expected `{word} N`, got {text:?}")),
    }
}

/// The seat drawn to begin, as a place in a list (counted from 0).
fn first_seat(text: &str, seats: usize) -> Result<usize, String> {
    let seat = number_after("first", text)?;
    if seat < 1 || seat > seats {
        return Err(format!("there is no seat {seat}"));
    }
    Ok(seat - 1)
}

/// One die as `w4`: a letter and a number 1 to 6.
fn die(text: &str) -> Result<(char, u8), String> {
    let mut letters = text.chars();
    let colour = letters.next().ok_or("a die is missing")?;
    match letters.as_str() {
        "1" => Ok((colour, 1)),
        "2" => Ok((colour, 2)),
        "3" => Ok((colour, 3)),
        "4" => Ok((colour, 4)),
        "5" => Ok((colour, 5)),
        "6" => Ok((colour, 6)),
        _ => Err(format!("{text:?} is not a die")),
    }
}

/// Checks that the decisions are of exactly the seats asked and that each is one of the legal ones.
fn check_decisions(game: &dyn Reference, choices: &BTreeMap<usize, String>) -> Result<Vec<usize>, String> {
    let Turn::Decide(asked) = game.turn() else {
        return Err("nobody is asked to decide now".to_string());
    };
    let given: Vec<usize> = choices.keys().copied().collect();
    if given != asked {
        return Err(format!("seats {asked:?} are asked, not {given:?}"));
    }
    for (seat, choice) in choices {
        let legal = game.choices(*seat);
        if !legal.contains(choice) {
            return Err(format!("seat {seat} cannot choose {choice:?}, only {legal:?}"));
        }
    }
    Ok(asked)
}

/// The seats with the highest total; equal totals share the win (Q19, T11, K12).
fn highest(scores: &[i32]) -> Vec<usize> {
    let best = scores.iter().max();
    (1..=scores.len()).filter(|seat| scores.get(seat - 1) == best).collect()
}

#[cfg(test)]
mod tests;
