//! Qwixx for a player alone: the solitaire game, and one's own sheet in a game with others.
//!
//! Solved by backward induction from the sheets that are nearly full to the empty one, each turn by expectimax.
//!
//! What is solved:
//! - `own_sheet`: the game for points, and its tablebase
//! - `target`: the best chance to reach a number of points
//! - `horizon`: how likely the others are to end the game, round by round
//! - `scores`: the distribution of the final points, by a pass forward over all sheets
//! - `policy`: a player for the table, which stands on the tablebase
//! - `advise`: the value of every choice of a real player
//!
//! How it is solved:
//! - `row_states`, `sheets`: what matters of a row and of a sheet, and the order in which sheets can be solved
//! - `standing`: a real sheet in those terms
//! - `backward_induction`: sheet after sheet, on several threads
//! - `active_turn`, `passive_turn`: one turn by expectimax
//! - `white_dice`: the chances of the dice in it
//! - `continuation`, `evaluator`: what a turn leads to is worth, while solving and once solved

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
