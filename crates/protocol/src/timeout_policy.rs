//! The time for a decision, and who decides when it is over.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use bots::Bot;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::SERVER_BOTS;

/// The shortest and longest time for a decision, in seconds.
pub const SECONDS: RangeInclusive<u32> = 1..=86_400;

/// How "nobody" is written.
const DEFAULT: &str = "default";

/// Who decides for players whose time is over, or who are away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeoutPolicy {
    /// Nobody: what silence means by the rules of the game.
    #[default]
    Default,
    /// A bot.
    Bot(Bot),
}

impl Serialize for TimeoutPolicy {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            TimeoutPolicy::Default => DEFAULT,
            TimeoutPolicy::Bot(bot) => bot.name(),
        })
    }
}

impl<'de> Deserialize<'de> for TimeoutPolicy {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TimeoutPolicy, D::Error> {
        let name = Cow::<'_, str>::deserialize(deserializer)?;
        if name == DEFAULT {
            return Ok(TimeoutPolicy::Default);
        }
        name.parse().map(TimeoutPolicy::Bot).map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for TimeoutPolicy {
    fn schema_name() -> Cow<'static, str> {
        "TimeoutPolicy".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let names: Vec<&str> = [DEFAULT].into_iter().chain(SERVER_BOTS.map(Bot::name)).collect();
        json_schema!({
            "type": "string",
            "enum": names,
            "description": "Who decides for players whose time is over, or who are away: `default`, what silence means by the rules, or a bot.",
        })
    }
}
