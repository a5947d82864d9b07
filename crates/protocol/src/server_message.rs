//! Every message that the server sends.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde_json::value::RawValue;
use table::{Seat, Seats};

use crate::first_key::FirstKey;
use crate::{ChatMessage, ErrorAnswer, GameState, MissingPlayer, Snapshot, Step};

/// A message of the server.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "ServerMessage", bound = "")]
pub enum ServerMessage<'a, V = Box<RawValue>> {
    /// What happened at the table.
    Step(#[schemars(with = "Step<'static>")] Step<'a, V>),
    /// Anything about the table that is no step.
    Notice(#[schemars(with = "Notice<'static>")] Notice<'a, V>),
    /// A request was carried out.
    Done(Done<'a>),
    /// A request was refused.
    Refused(ErrorAnswer),
}

/// What is told of a table apart from its steps.
#[derive(Clone, Debug, Serialize, serde::Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Notice", bound = "")]
pub enum Notice<'a, V = Box<RawValue>, M = Step<'a, V>> {
    /// The whole table: the answer to `hello`.
    Table(#[schemars(with = "Snapshot<'static>")] Box<Snapshot<'a, V, M>>),
    /// Who is connected, of those who have seats; and how many watch.
    Here {
        /// The seats.
        seats: Seats,
        /// How many watch.
        watching: usize,
        /// Who is the host now.
        host: Option<Seat>,
        /// Players who are waited for and not connected.
        #[serde(default)]
        missing: Vec<MissingPlayer>,
        /// Who may roll now, which depends on who is here.
        #[serde(skip_serializing_if = "Option::is_none")]
        may_roll: Option<Seats>,
    },
    /// Somebody said something.
    Said(Cow<'a, ChatMessage>),
    /// Somebody reacted.
    Reacted {
        /// From which seat.
        seat: Seat,
        /// How.
        reaction: Cow<'a, str>,
    },
    /// Time is running out for these seats.
    Hurry {
        /// The seats.
        seats: Seats,
        /// How many seconds are left.
        seconds: u64,
    },
}

/// The answer to a request that was carried out.
#[derive(Clone, Debug, Serialize, serde::Deserialize, JsonSchema)]
pub struct Done<'a> {
    /// The client's number of the request.
    pub ok: u64,
    /// The one-time code for another device, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub carry: Option<Cow<'a, str>>,
    /// What a selection would lead to, if one was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preview: Option<Preview>,
}

/// What a seat's selection would lead to, if it were chosen now and nobody else chose anything that matters.
#[derive(Clone, Debug, Serialize, serde::Deserialize, JsonSchema)]
pub struct Preview {
    /// What the seat would have then.
    pub points: i32,
    /// How much more than now that is.
    pub gained: i32,
    /// The whole table then.
    #[schemars(with = "GameState")]
    pub state: Box<RawValue>,
    /// The dice that make the choice, in notation.
    pub dice: Vec<String>,
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for ServerMessage<'_, V> {
    /// The first key says which message it is, so nothing has to be kept and read a second time.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(MessageVisitor(PhantomData))
    }
}

struct MessageVisitor<T>(PhantomData<T>);

impl<'de, 'a, V: Deserialize<'de>> Visitor<'de> for MessageVisitor<ServerMessage<'a, V>> {
    type Value = ServerMessage<'a, V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a message of the server")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ServerMessage<'a, V>, A::Error> {
        let key: &'de str = map.next_key()?.ok_or_else(|| A::Error::custom("a message without a key"))?;
        let message = FirstKey::put_back(key, map);
        match key {
            "n" => Step::deserialize(message).map(ServerMessage::Step),
            "ok" => Done::deserialize(message).map(ServerMessage::Done),
            "error" => ErrorAnswer::deserialize(message).map(ServerMessage::Refused),
            _ => Notice::deserialize(message).map(ServerMessage::Notice),
        }
    }
}
