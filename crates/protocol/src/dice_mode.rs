//! Where the dice of a table come from.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Where dice and cards come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
