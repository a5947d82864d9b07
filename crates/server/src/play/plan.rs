//! What a table is set up with, once and for all.

use std::ops::RangeInclusive;

use bots::Bot;
use fair::Secret;
use games::{AnyGame, Spec, SpecError};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{MAX_GAMES, Seat};
use thiserror::Error;

/// The shortest and longest time for a decision, in seconds.
pub const SECONDS: RangeInclusive<u32> = 1..=86_400;

/// Where dice and cards come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DiceMode {
    /// The program rolls at once.
    #[default]
    Program,
    /// The program rolls when the player whose turn it is says so: until then a choice can be taken back.
    Tap,
    /// Real dice lie on the table, and somebody types what they show.
    Real,
}

/// Who decides for a player whose time is over, or who is away.
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
            TimeoutPolicy::Default => "default",
            TimeoutPolicy::Bot(bot) => bot.name(),
        })
    }
}

impl<'de> Deserialize<'de> for TimeoutPolicy {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TimeoutPolicy, D::Error> {
        let name = String::deserialize(deserializer)?;
        if name == "default" {
            return Ok(TimeoutPolicy::Default);
        }
        name.parse().map(TimeoutPolicy::Bot).map_err(serde::de::Error::custom)
    }
}

/// What a table is set up with.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    /// Which game it is, with its options and material.
    #[serde(flatten)]
    pub spec: Spec,
    /// How many seats play.
    pub seats: usize,
    /// How many games the match has.
    pub games: usize,
    /// The time for a decision.
    #[serde(default)]
    pub seconds: Option<u32>,
    /// Who decides when it is over.
    #[serde(default)]
    pub late: TimeoutPolicy,
    /// Whether the table is listed for everybody.
    #[serde(default)]
    pub public: bool,
    /// Where dice and cards come from.
    #[serde(default)]
    pub dice: DiceMode,
    /// Who begins, if the start has passed on from an earlier match of the same people.
    #[serde(default)]
    pub first: Option<Seat>,
    /// The host's secret for each game, in hexadecimal digits; none with real dice.
    #[serde(default)]
    pub secrets: Vec<String>,
}

/// Why a table cannot be set up so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlanError {
    /// The rules forbid it.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// A match has another length.
    #[error("a match has 1 to {MAX_GAMES} games, not {0}")]
    Games(usize),
    /// The time is too short or too long.
    #[error("the time for a decision is {least} to {most} seconds, or none, not {0}", least = SECONDS.start(), most = SECONDS.end())]
    Seconds(u32),
}

impl Plan {
    /// The rules, if the plan can be played at all.
    pub fn rules(&self) -> Result<AnyGame, PlanError> {
        if !(1..=MAX_GAMES).contains(&self.games) {
            return Err(PlanError::Games(self.games));
        }
        if let Some(seconds) = self.seconds.filter(|seconds| !SECONDS.contains(seconds)) {
            return Err(PlanError::Seconds(seconds));
        }
        Ok(AnyGame::new(&self.spec, self.seats)?)
    }

    /// The secret of a game of the match, from 1.
    pub fn secret(&self, game: usize) -> Option<Secret> {
        self.secrets.get(game.checked_sub(1)?)?.parse().ok()
    }

    /// What everybody may know of the secrets before the games.
    pub fn commitments(&self) -> Vec<String> {
        let secrets = (1..=self.secrets.len()).filter_map(|game| self.secret(game));
        secrets.map(|secret| secret.commitment().to_string()).collect()
    }
}
