//! Where a game stands: the referee's answer, as the live server's messages carry it. The rules write it; these are
//! the types with which it is read, and `S` as much of the state of the table as is wanted.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use table::{BySeat, ChanceKind, Seat, Seats};

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum TurnKind {
    /// Dice or cards.
    Chance,
    /// The choices of some seats.
    Decide,
    /// Nothing: it is over.
    Over,
}

/// Where a game stands.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "GameView", bound = "")]
pub struct GameView<'a, S = GameState> {
    /// How many events have happened.
    pub ply: usize,
    /// What the game waits for.
    pub turn: TurnKind,
    /// The kind of chance it waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<ChanceKind>,
    /// The seats that are asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Seats>,
    /// Exactly the legal choices of each of them, in a fixed order. No notation needs escapes.
    #[serde(borrow, skip_serializing_if = "Option::is_none")]
    pub choices: Option<BTreeMap<Seat, Vec<&'a str>>>,
    /// What each seat would have if the game ended now.
    pub scores: BySeat<i32>,
    /// All seats with the highest total, when it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winners: Option<Seats>,
    /// Everything on the table.
    #[schemars(with = "GameState")]
    pub state: S,
}

/// Everything on the table: what all games have, and the game's own.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GameState {
    /// The game's name.
    pub game: String,
    /// Its options.
    pub options: BTreeMap<String, bool>,
    /// The seat whose turn it is; `null` before it is drawn.
    pub active: Option<Seat>,
    /// What is being done, in the game's words.
    pub phase: String,
    /// The dice in notation; `null` between turns.
    pub dice: Option<String>,
    /// The game's own, as `docs/protocol.md` describes it.
    #[serde(flatten)]
    pub own: serde_json::Map<String, serde_json::Value>,
}

/// What is printed on sheets, cards and dice, as `docs/protocol.md` describes it for each game. Only its schema is
/// needed: the rules write it, and no program of ours but the browser's client reads it.
#[derive(Clone, Copy, Debug)]
pub struct Layout;

impl JsonSchema for Layout {
    fn schema_name() -> Cow<'static, str> {
        "Layout".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "additionalProperties": true,
            "description": "What is printed on sheets, cards and dice, as docs/protocol.md describes it for each game.",
        })
    }
}
