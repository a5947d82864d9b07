//! The rules without a table: where events given as texts lead, from the setup or from a position.

use rand::Rng;
use serde_json::value::RawValue;
use table::{BySeat, Event, Game, PlayError, PositionError, Seats, Turn};
use thiserror::Error;

use crate::game_view::game_view;
use crate::{AnyGame, TableError};

/// Where some events lead.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Where the game stands then, as one line of JSON that the referee would answer.
    pub line: Box<RawValue>,
    /// The events in the notation of the record, with the one that was rolled or drawn last.
    pub events: Vec<String>,
}

/// Why something cannot be tried.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TrialError {
    /// This is not a position to begin from.
    #[error(transparent)]
    Position(PositionError),
    /// One of the events is refused.
    #[error("{error}")]
    Event {
        /// Which one, from 0.
        event: usize,
        /// Why.
        error: TableError,
    },
}

impl AnyGame {
    /// Plays events from the setup, or from a position, where no setup comes before them. With a generator,
    /// chance that is awaited then is rolled or drawn, once.
    pub fn try_out(
        &self,
        position: Option<&str>,
        events: &[String],
        roll: Option<&mut dyn Rng>,
    ) -> Result<Trial, TrialError> {
        with_game!(self, game => try_out(game, position, events, roll))
    }
}

fn try_out<G: Game>(
    game: &G,
    position: Option<&str>,
    events: &[String],
    roll: Option<&mut dyn Rng>,
) -> Result<Trial, TrialError> {
    let mut state = match position {
        Some(text) => game.read_position(text).map_err(TrialError::Position)?,
        None => game.start(),
    };
    let mut played = Vec::with_capacity(events.len() + 1);
    for (event, text) in events.iter().enumerate() {
        let next = read_event(game, &state, text).and_then(|next| {
            game.play(&mut state, &next)?;
            Ok(next)
        });
        played.push(next.map_err(|error| TrialError::Event { event, error })?.to_string());
    }
    if let (Turn::Chance(_), Some(rng)) = (game.turn(&state), roll) {
        let chance = game.sample(&state, rng);
        game.chance_unchecked(&mut state, chance);
        played.push(chance.to_string());
    }
    Ok(Trial { line: game_view(game, &state, played.len()), events: played })
}

/// The event that a text stands for where the game is now.
fn read_event<G: Game>(game: &G, state: &G::State, text: &str) -> Result<Event<G>, TableError> {
    match game.turn(state) {
        Turn::Over => Err(PlayError::Over(G::END_RULE).into()),
        Turn::Chance(_) => match text.parse() {
            Ok(chance) => Ok(Event::Chance(chance)),
            Err(_) if text.parse::<G::Choice>().is_ok() => Err(PlayError::ChanceAwaited.into()),
            Err(error) => Err(error.into()),
        },
        Turn::Decide(seats) => match read_choices(game, seats, text) {
            Err(_) if text.parse::<G::Chance>().is_ok() => Err(PlayError::ChoiceAwaited(seats).into()),
            read => read,
        },
    }
}

/// The choices of the seats asked, in seat order with commas between them.
fn read_choices<G: Game>(game: &G, seats: Seats, text: &str) -> Result<Event<G>, TableError> {
    let given: Vec<G::Choice> = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
    if given.len() != seats.len() {
        return Err(PlayError::WrongSeats(seats).into());
    }
    let mut choices = BySeat::new(game.seats());
    for (seat, choice) in seats.iter().zip(given) {
        choices[seat] = Some(choice);
    }
    Ok(Event::Decided(choices))
}
