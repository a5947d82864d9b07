//! Twenty One for one player, solved exactly.
//!
//! Alone at the table one is always the roller, and the rows of a sheet follow each other without touching:
//! the points of a game are the sum of five independent rows. A row's future depends on two things only,
//! which fields are empty and how many exact hits it has ([`RowState`]); the numbers written add up by
//! themselves, and colours do not matter, as every row has each die once. So a row has 256 states, and what
//! is worth knowing of a roll is, for each empty field, the face if it fits.
//!
//! States are solved by backward induction from the full row, each roll by expectimax.
//!
//! - [`SoloSolution`]: the game under an [`Objective`]: points and rounds, their distributions, [`SoloSolution::advise`].
//! - [`RowSolution`]: the same for one [`Row`].
//! - [`TargetSolution`]: the play that reaches a number of points most often, for all numbers at once.
//! - [`frontier()`]: what speed costs, price by price.
//! - [`Policy`]: a player for any number of seats; exact for one, a good guess for more.
//! - [`Step`] and [`FittingFaces`]: what can be done to a row with a roll, for whoever rates it in another way.

mod advise;
mod by_row;
mod error;
mod fitting_faces;
mod frontier;
mod objective;
mod policy;
mod row;
mod row_chain;
mod row_values;
mod solo;
mod standing;
mod step;
mod sweep;
mod target;

pub use error::SolveError;
pub use fitting_faces::FittingFaces;
pub use frontier::{Tradeoff, frontier};
pub use objective::Objective;
pub use policy::Policy;
pub use row::{Row, RowState};
pub use solo::{RowSolution, SoloSolution};
pub use standing::Standing;
pub use step::Step;
pub use target::TargetSolution;
