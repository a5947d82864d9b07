//! What a player may play for: something that can be looked up after every turn.

use super::own_sheet::TurnTiming;
use super::row_states::RowStates;
use super::standing::Standing;

/// Says what a standing is worth after a turn.
pub(crate) trait Evaluator: Sync {
    /// The states of a row that are told apart.
    fn rows(&self) -> &RowStates;

    /// What a point made now is worth beside that: nothing if only the end counts.
    fn point(&self) -> f64;

    /// What a standing is worth after a turn that began at some time.
    fn after_turn(&self, timing: TurnTiming, standing: Standing) -> f64;
}
