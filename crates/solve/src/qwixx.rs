//! Qwixx for a player alone: the solitaire game, and one's own sheet in a game with others.

mod advise;
mod alone;
mod backward;
mod horizon;
mod judge;
mod outlook;
mod passive;
mod policy;
mod reach;
mod rows;
mod scores;
mod sheets;
mod standing;
mod turn;
mod whites;

pub use alone::{Alone, AloneTablebase, When};
pub use horizon::{Horizon, MOST_ROUNDS};
pub use policy::Policy;
pub use reach::Reach;
