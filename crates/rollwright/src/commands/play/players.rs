//! Who sits where: people in the first seats, bots in the others.

use anyhow::Result;
use bots::Bot;
use table::{Seat, Seats};
use words::Language;

use crate::draw::{Names, YOU, capital};
use crate::entrant::{BotList, Entrant};
use crate::usage_error::UsageError;

/// The longest name that fits the drawings.
const LONGEST_NAME: usize = 20;

/// Who sits where, and what they are called.
#[derive(Clone, Debug)]
pub(crate) struct Players {
    pub(crate) people: usize,
    pub(crate) bots: Vec<Entrant>,
    pub(crate) names: Names,
}

impl Players {
    /// The people and the bots that are named; without bots, somebody alone gets one.
    pub(crate) fn new(people: &[String], bots: Option<&BotList>, language: Language) -> Result<Players> {
        let mut names: Vec<String> = people.iter().map(|name| name.trim().to_owned()).collect();
        if names.is_empty() {
            names.push(YOU.to_owned());
        }
        for (place, name) in names.iter().enumerate() {
            if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
                let message =
                    format!("a player's name needs 1 to {LONGEST_NAME} letters, and {name:?} does not fit");
                return Err(UsageError(message).into());
            }
            if names[..place].contains(name) {
                return Err(UsageError(format!(
                    "two players are called {name:?}: give each one a different name"
                ))
                .into());
            }
        }
        let bots = match bots {
            Some(list) => list.0.clone(),
            None if names.len() == 1 => vec![Entrant::Bot(Bot::Medium)],
            None => Vec::new(),
        };
        let people = names.len();
        for bot in &bots {
            let name = unused_name(&names, &bot.nickname());
            names.push(name);
        }
        let names = Names::new(&names, names.len(), language);
        Ok(Players { people, bots, names })
    }

    /// How many seats there are.
    pub(crate) fn seats(&self) -> usize {
        self.people + self.bots.len()
    }

    /// Which of the bots sits in a seat; `None` for a person.
    pub(crate) fn bot(&self, seat: Seat) -> Option<usize> {
        seat.index().checked_sub(self.people)
    }

    /// The seats of the bots, each with its bot's place among them.
    pub(crate) fn seated_bots(&self) -> impl Iterator<Item = (Seat, usize)> + use<> {
        Seat::all(self.seats()).skip(self.people).zip(0..)
    }

    /// The people among some seats.
    pub(crate) fn people_of(&self, seats: Seats) -> Seats {
        seats.iter().filter(|seat| self.bot(*seat).is_none()).collect()
    }
}

/// The bot's name with a capital, and a number if somebody is called so already.
fn unused_name(taken: &[String], name: &str) -> String {
    let name = capital(name);
    let numbered = (2..).map(|number| format!("{name} {number}"));
    std::iter::once(name.clone()).chain(numbered).find(|name| !taken.contains(name)).unwrap_or(name)
}
