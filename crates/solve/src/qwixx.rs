//! Qwixx for a player alone: the solitaire game, and one's own sheet in a game with others.

mod active_turn;
mod advise;
mod backward_induction;
mod continuation;
mod evaluator;
mod horizon;
mod own_sheet;
mod passive_turn;
mod policy;
mod row_states;
mod scores;
mod sheets;
mod standing;
mod target;
mod white_dice;

pub use horizon::{Horizon, MOST_ROUNDS};
pub use own_sheet::{OwnSheetGame, OwnSheetTablebase, TurnTiming};
pub use policy::Policy;
pub use target::TargetSolution;
