//! One player's sheet beside a game that is played on paper, with real dice and friends: what may be marked on it.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;

use crate::{NotationError, Violation};

/// One player's own sheet or cards, marked by hand. It knows neither the dice nor the other players, so a mark
/// is allowed if some dice allow it.
pub trait Paper: Clone + Debug {
    /// What can be marked.
    type Mark: Copy + PartialEq + Debug + Display + FromStr<Err = NotationError>;
    /// What a screen needs to show it.
    type View: Serialize;

    /// The rule that forbids a mark, if one does.
    fn check(&self, mark: Self::Mark) -> Result<(), Violation>;
    /// Marks what was checked. Of a mark that is not allowed nothing is promised.
    fn mark_unchecked(&mut self, mark: Self::Mark);
    /// The single marks that are allowed now, in a fixed order.
    fn marks(&self) -> Vec<Self::Mark>;
    /// The points as they stand.
    fn points(&self) -> i32;
    /// Whether this sheet alone shows that the game is over.
    fn is_over(&self) -> bool;
    /// The whole sheet, for screens.
    fn view(&self) -> Self::View;

    /// Marks something if it is allowed, and says which rule forbids it otherwise.
    fn mark(&mut self, mark: Self::Mark) -> Result<(), Violation> {
        self.check(mark)?;
        self.mark_unchecked(mark);
        Ok(())
    }
}
