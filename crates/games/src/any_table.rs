//! A table of any game that is driven with texts: what the referee and a server hold.

use std::any::Any;
use std::collections::BTreeMap;

use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;
use serde_json::Value;
use serde_json::value::RawValue;
use table::record::{self, Header};
use table::{
    BySeat, ChanceKind, ChoiceSet, Event, Game, NotationError, Phrase, PlayError, Seat, Seats, Table, Turn,
    winners,
};
use thiserror::Error;

use crate::Preview;
use crate::game_view::{describe, game_view, state_json};

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

impl TableError {
    /// What is wrong, without the number of the rule and without what would have been legal.
    pub fn why(&self) -> Phrase {
        match self {
            TableError::Notation(error) => error.why().clone(),
            TableError::Play(error) => error.why(),
        }
    }
}

/// A table of any game.
pub trait AnyTable: Send {
    /// How many events have happened.
    fn ply(&self) -> usize;
    /// The event with this number, from 0, in the notation of the record; `None` if it has not happened yet.
    fn event(&self, number: usize) -> Option<String>;
    /// What a seat chose in the event with this number; `None` if it was not asked there.
    fn choice_at(&self, number: usize, seat: Seat) -> Option<String>;
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
    /// The dice that are to be rolled now: each by its letter, or by an empty text where dice are all alike.
    fn awaited_dice(&self) -> Vec<String>;
    /// Commits one seat's choice, in place of what it had committed before; `true` if it was the last one
    /// awaited, and all have been applied together.
    fn commit(&mut self, seat: Seat, choice: &str) -> Result<bool, TableError>;
    /// The seats that have committed a choice that is not applied yet.
    fn committed(&self) -> Seats;
    /// Takes back a choice that is not applied yet; `false` if there was none.
    fn take_back(&mut self, seat: Seat) -> bool;
    /// The only choice of a seat; `None` if it has several, or is not asked.
    fn forced(&self, seat: Seat) -> Option<String>;
    /// What a seat that does not answer is taken to choose; `None` if it is not asked.
    fn unanswered(&self, seat: Seat) -> Option<String>;
    /// Whether a seat may choose this now.
    fn allows(&self, seat: Seat, choice: &str) -> bool;
    /// The last event, and whether it was chance; `None` at the start.
    fn last_event(&self) -> Option<(bool, String)>;
    /// How many of the events were chance.
    fn chances(&self) -> usize;
    /// Takes back the last event, and with it everything committed since; `false` at the start.
    fn undo(&mut self) -> bool;
    /// What a seat's choice would lead to, if every other seat asked chose what the rules list first. An error is
    /// what [`AnyTable::commit`] would say.
    fn preview(&self, seat: Seat, choice: &str) -> Result<Preview, TableError>;
    /// What each seat would have if the game ended now.
    fn scores(&self) -> BySeat<i32>;
    /// All seats with the highest total.
    fn winners(&self) -> Seats {
        winners(&self.scores())
    }
    /// The seat whose turn it is; `None` before it is drawn.
    fn active(&self) -> Option<Seat>;
    /// The seat that began; `None` before it is drawn.
    fn starter(&self) -> Option<Seat>;
    /// The whole table as JSON.
    fn state(&self) -> Value;
    /// Where the game stands, as the referee answers it.
    fn describe(&self) -> Value;
    /// The same as one line of JSON.
    fn game_view(&self) -> Box<RawValue>;
    /// The record so far.
    fn record(&self, header: &Header) -> String;
    /// The typed table, for whoever knows the game: bots.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnyTable for Table<G> {
    fn ply(&self) -> usize {
        self.log().len()
    }

    fn event(&self, number: usize) -> Option<String> {
        self.log().get(number).map(Event::to_string)
    }

    fn choice_at(&self, number: usize, seat: Seat) -> Option<String> {
        match self.log().get(number)? {
            Event::Decided(choices) if seat.index() < self.game().seats() => {
                choices[seat].map(|choice| choice.to_string())
            }
            _ => None,
        }
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

    fn awaited_dice(&self) -> Vec<String> {
        if !matches!(Table::turn(self), Turn::Chance(ChanceKind::Roll | ChanceKind::Reroll)) {
            return Vec::new();
        }
        // Any roll shows which dice are in it.
        let roll = self.game().sample(Table::state(self), &mut SplitMix64::seed_from_u64(0)).to_string();
        let named = |word: &str| match word.split_at_checked(1) {
            Some((letter, face)) if face.starts_with(|face: char| face.is_ascii_digit()) => {
                vec![letter.to_owned()]
            }
            _ => vec![String::new(); word.len()],
        };
        roll.split(' ').flat_map(named).collect()
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

    fn commit(&mut self, seat: Seat, choice: &str) -> Result<bool, TableError> {
        Ok(Table::commit(self, seat, choice.parse()?)?)
    }

    fn committed(&self) -> Seats {
        Table::committed(self)
    }

    fn take_back(&mut self, seat: Seat) -> bool {
        Table::take_back(self, seat)
    }

    fn forced(&self, seat: Seat) -> Option<String> {
        let choices = self.game().choices(Table::state(self), seat);
        (choices.len() == 1).then(|| choices.nth(0).to_string())
    }

    fn unanswered(&self, seat: Seat) -> Option<String> {
        let asked = !self.game().choices(Table::state(self), seat).is_empty();
        asked.then(|| self.game().unanswered(Table::state(self), seat).to_string())
    }

    fn allows(&self, seat: Seat, choice: &str) -> bool {
        let choices = self.game().choices(Table::state(self), seat);
        choice.parse().is_ok_and(|choice| choices.contains(choice))
    }

    fn preview(&self, seat: Seat, choice: &str) -> Result<Preview, TableError> {
        Preview::new(self, seat, choice.parse()?)
    }

    fn last_event(&self) -> Option<(bool, String)> {
        self.log().last().map(|event| (matches!(event, Event::Chance(_)), event.to_string()))
    }

    fn chances(&self) -> usize {
        self.log().iter().filter(|event| matches!(event, Event::Chance(_))).count()
    }

    fn undo(&mut self) -> bool {
        Table::undo(self).is_some()
    }

    fn scores(&self) -> BySeat<i32> {
        Table::scores(self)
    }

    fn active(&self) -> Option<Seat> {
        self.game().active(Table::state(self))
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

    fn game_view(&self) -> Box<RawValue> {
        game_view(self.game(), Table::state(self), self.log().len())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn record(&self, header: &Header) -> String {
        record::write(self, header)
    }
}
