//! A table of any game that is driven with texts: what the referee and a server hold.

use std::collections::BTreeMap;

use rand::Rng;
use serde_json::Value;
use table::record::{self, Header};
use table::{BySeat, ChoiceSet, Event, Game, NotationError, PlayError, Seat, Seats, Table, Turn, winners};
use thiserror::Error;

use crate::state_line::{describe, state_json};

/// Why a text was refused. The table is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// It is not notation of this game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules forbid it.
    #[error(transparent)]
    Play(#[from] PlayError),
}

/// A table of any game.
pub trait AnyTable: Send {
    /// How many events have happened.
    fn ply(&self) -> usize;
    /// The event with this number, from 0, in the notation of the record; `None` if it has not happened yet.
    fn event(&self, number: usize) -> Option<String>;
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// The legal choices of a seat in notation.
    fn choices(&self, seat: Seat) -> Vec<String>;
    /// Applies chance given as text.
    fn chance(&mut self, text: &str) -> Result<(), TableError>;
    /// Lets a generator roll or draw.
    fn sample(&mut self, rng: &mut dyn Rng) -> Result<(), TableError>;
    /// Applies the choices of exactly the seats asked.
    fn decide(&mut self, choices: &BTreeMap<Seat, String>) -> Result<(), TableError>;
    /// What each seat would have if the game ended now.
    fn scores(&self) -> BySeat<i32>;
    /// All seats with the highest total.
    fn winners(&self) -> Seats {
        winners(&self.scores())
    }
    /// The seat that began; `None` before it is drawn.
    fn starter(&self) -> Option<Seat>;
    /// The whole table as JSON.
    fn state(&self) -> Value;
    /// Where the game stands, as the referee answers it.
    fn describe(&self) -> Value;
    /// The record so far.
    fn record(&self, header: &Header) -> String;
}

impl<G: Game> AnyTable for Table<G> {
    fn ply(&self) -> usize {
        self.log().len()
    }

    fn event(&self, number: usize) -> Option<String> {
        self.log().get(number).map(Event::to_string)
    }

    fn turn(&self) -> Turn {
        Table::turn(self)
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        self.game().choices(Table::state(self), seat).iter().map(|choice| choice.to_string()).collect()
    }

    fn chance(&mut self, text: &str) -> Result<(), TableError> {
        match Table::turn(self) {
            Turn::Chance(_) => {}
            Turn::Decide(seats) => return Err(PlayError::ChoiceAwaited(seats).into()),
            Turn::Over => return Err(PlayError::Over(G::END_RULE).into()),
        }
        let chance = text.parse()?;
        Ok(self.play(Event::Chance(chance))?)
    }

    fn sample(&mut self, rng: &mut dyn Rng) -> Result<(), TableError> {
        match Table::turn(self) {
            Turn::Chance(_) => {
                let chance = self.game().sample(Table::state(self), rng);
                Ok(self.play(Event::Chance(chance))?)
            }
            Turn::Decide(seats) => Err(PlayError::ChoiceAwaited(seats).into()),
            Turn::Over => Err(PlayError::Over(G::END_RULE).into()),
        }
    }

    fn decide(&mut self, choices: &BTreeMap<Seat, String>) -> Result<(), TableError> {
        match Table::turn(self) {
            Turn::Decide(seats) if choices.keys().copied().collect::<Seats>() != seats => {
                return Err(PlayError::WrongSeats(seats).into());
            }
            Turn::Decide(_) => {}
            Turn::Chance(_) => return Err(PlayError::ChanceAwaited.into()),
            Turn::Over => return Err(PlayError::Over(G::END_RULE).into()),
        }
        let mut decided = BySeat::new(self.game().seats());
        for (seat, choice) in choices {
            decided[*seat] = Some(choice.parse()?);
        }
        Ok(self.play(Event::Decided(decided))?)
    }

    fn scores(&self) -> BySeat<i32> {
        Table::scores(self)
    }

    fn starter(&self) -> Option<Seat> {
        Table::starter(self)
    }

    fn state(&self) -> Value {
        state_json(self.game(), Table::state(self))
    }

    fn describe(&self) -> Value {
        Value::Object(describe(self.game(), Table::state(self), self.log().len()))
    }

    fn record(&self, header: &Header) -> String {
        record::write(self, header)
    }
}
