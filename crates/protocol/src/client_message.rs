//! A client's message as it stands in JSON.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::json;
use table::Seat;

use crate::{Level, True};

/// What may stand beside the request of a message.
const BESIDE_THE_REQUEST: [&str; 4] = ["id", "seat", "ply", "on"];

/// A message of a client: exactly one request, and what stands beside it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(transform = one_request)]
pub struct ClientMessage {
    /// A number of the client's own; the answer carries the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// For which of their seats a player speaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// With `choose` and `select`: the number of events at which it is meant; refused if the game has moved on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    /// To be at a table; the first message on every socket.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hello: Option<Hello>,
    /// To choose; in place of what was chosen before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choose: Option<String>,
    /// To have this taken when the time is over, and to see what it would lead to; `null` for nothing.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    #[schemars(schema_with = "text_or_null")]
    pub select: Option<Option<String>>,
    /// To take the choice back before all have chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take_back: Option<True>,
    /// To say in advance what is chosen, if it comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arm: Option<Vec<String>>,
    /// To have single choices made, or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auto: Option<bool>,
    /// To roll, or to say what was rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<RollRequest>,
    /// To take back the dice that were typed in last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unroll: Option<True>,
    /// About taking back the last decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoRequest>,
    /// To say something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
    /// To react.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub react: Option<String>,
    /// To be called differently.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// To be ready for the next game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ready: Option<True>,
    /// To play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<True>,
    /// To have a bot play for the missing player of this seat, or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vote_bot: Option<Seat>,
    /// With `vote_bot`: whether it is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<bool>,
    /// To be there still, and waited for again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub present: Option<True>,
    /// To have one's seat back from the bot that plays there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<True>,
    /// To leave the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leave: Option<True>,
    /// To go on with one's seats on another device: asks for a one-time code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub carry: Option<True>,
    /// Something that only the host may do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<HostRequest>,
    /// To see whether the server is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ping: Option<True>,
}

/// Tells `null` from what is missing.
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// A text or `null`, also where TypeScript is made of it.
fn text_or_null(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": ["null", "string"] })
}

/// Says in the schema that a message has exactly one request.
fn one_request(schema: &mut Schema) {
    let Some(properties) = schema.get("properties").and_then(|properties| properties.as_object()) else {
        return;
    };
    let requests = properties.keys().filter(|key| !BESIDE_THE_REQUEST.contains(&key.as_str()));
    let one_of: Vec<_> = requests.map(|request| json!({ "required": [request] })).collect();
    schema.insert("oneOf".to_owned(), json!(one_of));
}

/// The first message: which table, and who comes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The version of the protocol that the client speaks.
    pub version: u32,
    /// The table, by name or code.
    pub table: String,
    /// The player's token; without one they watch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The number of the last step that they have seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
}

/// Dice: the program's, or what real ones show.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum RollRequest {
    /// The program rolls or draws.
    Program(True),
    /// This was rolled.
    Typed(String),
}

/// About taking back the last decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum UndoRequest {
    /// May it be taken back?
    Ask,
    /// Yes.
    Agree,
    /// No.
    Refuse,
}

/// What only the host may do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum HostRequest {
    /// Give a free seat, or that of a missing player, to a bot.
    Bot {
        /// The seat.
        seat: Seat,
        /// Which bot.
        level: Level,
    },
    /// Remove somebody.
    Remove {
        /// The seat.
        seat: Seat,
    },
    /// Keep back what somebody says, or pass it on again.
    Mute {
        /// The seat.
        seat: Seat,
        /// Whether it is kept back.
        on: bool,
    },
}
