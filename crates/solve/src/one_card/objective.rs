//! What is to be maximised for a card: points less a price for every turn, and who rolls the dice.

/// A price that decides between equal plays and changes nothing else.
const LEAST_PRICE: f64 = 1e-9;

/// Points less a price for every turn (a Lagrange multiplier for time).
#[derive(Clone, Debug, PartialEq)]
pub struct Objective {
    /// The points that every turn costs, used or not.
    pub turn_price: f64,
    /// The part of the turns in which oneself rolls. In the others the result is somebody else's: a plain roll,
    /// for their wishes have nothing to do with this card.
    pub own_share: f64,
}

impl Objective {
    /// One's own turns alone, each at this price; of plays that are worth the same without one, the fastest.
    pub fn at_price(price: f64) -> Objective {
        Objective { turn_price: price.max(LEAST_PRICE), own_share: 1.0 }
    }
}
