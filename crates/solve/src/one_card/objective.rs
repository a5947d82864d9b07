//! On what objective a card is played: what a turn costs, and who rolls the dice.

/// A price that decides between equal plays and changes nothing else.
const LEAST_PRICE: f64 = 1e-9;

/// The objective under which a card is worked on.
#[derive(Clone, Debug, PartialEq)]
pub struct Objective {
    /// The points that every turn costs, used or not.
    pub turn_price: f64,
    /// The part of the turns in which oneself rolls. In the others the result is somebody else's: a plain roll,
    /// for his wishes have nothing to do with this card.
    pub own_share: f64,
}

impl Objective {
    /// One's own turns alone, each at this price; of plays that are worth the same without one, the fastest.
    pub fn at_price(price: f64) -> Objective {
        Objective { turn_price: price.max(LEAST_PRICE), own_share: 1.0 }
    }
}
