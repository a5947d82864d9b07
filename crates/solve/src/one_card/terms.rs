//! On what terms a card is played: what a turn costs, and who rolls the dice.

/// A price that decides between equal plays and changes nothing else.
const LEAST_PRICE: f64 = 1e-9;

/// The terms under which a card is worked on.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// The points that every turn costs, used or not.
    pub turn: f64,
    /// The part of the turns in which oneself rolls. In the others the result is somebody else's: a plain roll,
    /// for his wishes have nothing to do with this card.
    pub own: f64,
}

impl Terms {
    /// One's own turns alone, each at this price; of plays that are worth the same without one, the fastest.
    pub fn price(turn: f64) -> Terms {
        Terms { turn: turn.max(LEAST_PRICE), own: 1.0 }
    }
}
