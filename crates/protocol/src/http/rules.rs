//! The rules without a table: where some events lead, and a score sheet for a game on paper.

use games::Spec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{GameView, Layout};

/// What is to be tried.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrialRequest {
    /// Which game it is, with its options and material.
    #[serde(flatten)]
    pub spec: Spec,
    /// How many seats play.
    #[schemars(range(min = 1))]
    pub seats: usize,
    /// Where to begin, in the notation of the rule pages; then no setup comes first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Chance, and the choices of all seats asked with commas between them, as in a record; at most 1000.
    #[serde(default)]
    pub events: Vec<String>,
    /// Whether the server rolls or draws, once, if chance is awaited after the events.
    #[serde(default)]
    pub roll: bool,
}

/// Where it leads.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TrialResult {
    /// Where the game stands.
    #[schemars(with = "GameView<'static>")]
    pub line: Box<RawValue>,
    /// What is printed on sheets, cards and dice.
    #[schemars(with = "Layout")]
    pub layout: Box<RawValue>,
    /// The events in notation, with the one that the server has rolled or drawn.
    pub events: Vec<String>,
}

/// A sheet with marks.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetRequest {
    /// Which game it is, with its options and material.
    #[serde(flatten)]
    pub spec: Spec,
    /// Which sheet it is (Twenty One); `A` if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<String>,
    /// What was marked, in this order, as `docs/protocol.md` describes it for each game; at most 400.
    #[serde(default)]
    pub marks: Vec<String>,
}

/// The sheet, and what the rules allow on it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SheetResult {
    /// What the game shows of it.
    #[serde(flatten)]
    #[schemars(with = "MarkedSheet")]
    pub view: Value,
    /// The single marks that the rules still allow, whatever dice may fall.
    pub choices: Vec<String>,
    /// The points as they stand.
    pub points: i32,
    /// Whether this sheet alone shows that the game is over.
    pub over: bool,
    /// What is printed on sheets, cards and dice.
    #[schemars(with = "Layout")]
    pub layout: Box<RawValue>,
}

/// What the games show of a sheet, for the schema.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "the rules write it; only its schema is needed")]
struct MarkedSheet {
    /// The sheet, as one entry of `sheets` or `hands` in the state of a game view.
    sheet: serde_json::Map<String, Value>,
    /// The rows that are locked (Qwixx).
    #[schemars(skip_serializing_if = "Option::is_none")]
    closed: Option<Vec<String>>,
}
