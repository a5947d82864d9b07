//! On what terms a card is played: what a turn costs, and who rolls the dice.

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
    /// One's own turns alone, each at this price.
    pub fn price(turn: f64) -> Terms {
        Terms { turn, own: 1.0 }
    }
}
