//! Who makes a choice, and how: the bots by their names, and what a choice came from.

use std::borrow::Cow;

use bots::Bot;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The bots that play at the server's tables. The solver works out huge tables first, and is left out.
pub const SERVER_BOTS: [Bot; 6] = [Bot::Random, Bot::Greedy, Bot::Easy, Bot::Medium, Bot::Hard, Bot::Expert];

/// How a choice came about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// The player made it.
    #[default]
    Hand,
    /// It was the only legal one.
    Auto,
    /// The player had armed it.
    Armed,
    /// The player was out of time, or away.
    Late,
    /// A bot made it.
    Bot,
}

impl By {
    /// Whether the players made it themselves, just now.
    pub fn is_hand(&self) -> bool {
        *self == By::Hand
    }
}

/// A bot by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level(pub Bot);

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let name = Cow::<'_, str>::deserialize(deserializer)?;
        name.parse().map(Level).map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Level {
    fn schema_name() -> Cow<'static, str> {
        "Level".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "enum": SERVER_BOTS.map(Bot::name),
            "description": "A bot by its name.",
        })
    }
}
