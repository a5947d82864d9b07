//! What a player may play for: something that can be looked up after every turn.

use super::alone::When;
use super::rows::RowStates;
use super::standing::Standing;

/// Says what a standing is worth after a turn.
pub(crate) trait Judge: Sync {
    /// The states of a row that are told apart.
    fn rows(&self) -> &RowStates;

    /// What a point made now is worth beside that: nothing if only the end counts.
    fn point(&self) -> f64;

    /// What a standing is worth after a turn that began at some time.
    fn after_turn(&self, when: When, standing: Standing) -> f64;
}
