//! Where a game stands as one JSON object, written and read: the referee's answers, and the questions to bots.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Display;

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use table::{ChoiceSet, Game, Seat, Seats, Table, Turn, ViewError, winners};
use thiserror::Error;

use crate::{AnyGame, AnyTable};

/// What every game's state says of itself, around the game's own view.
#[derive(Serialize, Deserialize)]
struct StateView<V> {
    game: Cow<'static, str>,
    #[serde(default)]
    options: BTreeMap<Cow<'static, str>, bool>,
    active: Option<Seat>,
    #[serde(flatten)]
    view: V,
}

/// Why some JSON is not a state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StateError {
    /// It does not have the form of this game's states.
    #[error("this is not a state of {game}: {message}")]
    Form {
        /// The game's name.
        game: &'static str,
        /// What is missing or wrong.
        message: String,
    },
    /// The view shows no state.
    #[error(transparent)]
    View(#[from] ViewError),
    /// Something in it does not follow from the rest.
    #[error("the state contradicts itself: {place} is {given}, but the rest says {expected}")]
    Differs {
        /// Where: `sheets[1].points`.
        place: String,
        /// What stands there.
        given: String,
        /// What should stand there.
        expected: String,
    },
}

impl StateError {
    /// The number of the rule that is broken, where it is a rule.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            StateError::View(error) => error.rule(),
            StateError::Form { .. } | StateError::Differs { .. } => None,
        }
    }
}

/// Where a game stands after so many events: what it waits for, the choices, the scores and the whole table.
pub fn describe<G: Game>(game: &G, state: &G::State, ply: usize) -> Map<String, Value> {
    match serde_json::to_value(GameView { game, state, ply }) {
        Ok(Value::Object(line)) => line,
        _ => Map::new(),
    }
}

/// The same, written as JSON without building it first.
pub(crate) fn game_view<G: Game>(game: &G, state: &G::State, ply: usize) -> Box<RawValue> {
    to_raw_value(&GameView { game, state, ply }).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

/// The whole table, written as JSON without building it first.
pub(crate) fn raw_state<G: Game>(game: &G, state: &G::State) -> Box<RawValue> {
    to_raw_value(&state_view(game, state)).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

/// Where a table stands, as [`AnyTable::game_view`] says it, but written straight into the message around it: a server
/// does this with every move.
pub struct TableView<'a> {
    /// The rules of the table's game.
    pub game: &'a AnyGame,
    /// The table.
    pub table: &'a dyn AnyTable,
}

impl Serialize for TableView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        with_game!(self.game, game => typed_view(game, self.table).serialize(serializer))
    }
}

/// The view of a table of this game.
fn typed_view<'a, G: Game>(_: &G, table: &'a dyn AnyTable) -> Option<GameView<'a, G>> {
    let table = table.as_any().downcast_ref::<Table<G>>()?;
    Some(GameView { game: table.game(), state: table.state(), ply: table.log().len() })
}

/// A place in a game as the referee answers it.
struct GameView<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    ply: usize,
}

impl<G: Game> Serialize for GameView<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let GameView { game, state, ply } = *self;
        let mut line = serializer.serialize_map(None)?;
        let turn = game.turn(state);
        line.serialize_entry("ply", &ply)?;
        match turn {
            Turn::Chance(kind) => {
                line.serialize_entry("turn", "chance")?;
                line.serialize_entry("kind", &kind)?;
            }
            Turn::Decide(seats) => {
                line.serialize_entry("turn", "decide")?;
                line.serialize_entry("seats", &seats)?;
                line.serialize_entry("choices", &Listed { game, state, seats })?;
            }
            Turn::Over => line.serialize_entry("turn", "over")?,
        }
        let scores = game.scores(state);
        line.serialize_entry("scores", &scores)?;
        if turn == Turn::Over {
            line.serialize_entry("winners", &winners(&scores))?;
        }
        line.serialize_entry("state", &state_view(game, state))?;
        line.end()
    }
}

/// The legal choices of all seats asked, by seat.
struct Listed<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seats: Seats,
}

impl<G: Game> Serialize for Listed<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let choices = |seat| Texts(self.game.choices(self.state, seat));
        serializer.collect_map(self.seats.iter().map(|seat| (Text(seat), choices(seat))))
    }
}

/// Choices as a list of their texts.
struct Texts<C>(C);

impl<C: ChoiceSet<Choice: Display>> Serialize for Texts<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Text))
    }
}

/// Anything as its text.
struct Text<T>(T);

impl<T: Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// The whole table as JSON.
pub(crate) fn state_json<G: Game>(game: &G, state: &G::State) -> Value {
    serde_json::to_value(state_view(game, state)).unwrap_or(Value::Null)
}

fn state_view<G: Game>(game: &G, state: &G::State) -> StateView<G::View> {
    StateView {
        game: G::NAME.into(),
        options: game.options().into_iter().map(|(name, on)| (name.into(), on)).collect(),
        active: game.active(state),
        view: game.view(state),
    }
}

/// The state that some JSON shows, in any phase, checked for what could never arise and for contradictions.
/// Keys that are not known are ignored: later versions may say more.
pub fn read_state<G: Game>(game: &G, json: &Value) -> Result<G::State, StateError> {
    let form = |message: String| StateError::Form { game: G::NAME, message };
    let read =
        StateView::<G::View>::deserialize(json).map_err(|error| form(shortened(&error.to_string())))?;
    let state = game.read_view(read.active, &read.view)?;
    match difference(json, &state_json(game, &state), "") {
        None => Ok(state),
        Some(Difference { place, given, expected }) => {
            let (given, expected) = (shortened(&given.to_string()), shortened(&expected.to_string()));
            Err(StateError::Differs { place, given, expected })
        }
    }
}

/// As much of a text as fits into a message.
fn shortened(text: &str) -> String {
    text.chars().take(200).collect()
}

/// One place in which two JSON values differ.
struct Difference<'a> {
    place: String,
    given: &'a Value,
    expected: &'a Value,
}

/// The first place in which something given is not as expected; keys that only one side has do not count.
fn difference<'a>(given: &'a Value, expected: &'a Value, place: &str) -> Option<Difference<'a>> {
    match (given, expected) {
        (Value::Object(all), Value::Object(expected)) => {
            let dot = if place.is_empty() { "" } else { "." };
            let known = expected.iter().filter_map(|(key, expected)| Some((key, all.get(key)?, expected)));
            known
                .into_iter()
                .find_map(|(key, given, expected)| difference(given, expected, &format!("{place}{dot}{key}")))
        }
        (Value::Array(all), Value::Array(expected)) if all.len() == expected.len() => {
            let mut pairs = all.iter().zip(expected).enumerate();
            pairs.find_map(|(at, (given, expected))| difference(given, expected, &format!("{place}[{at}]")))
        }
        _ if given == expected => None,
        _ => Some(Difference { place: place.to_owned(), given, expected }),
    }
}
