//! Who is going to win a game that goes on: what is asked when a turn has ended and the game has not.

use super::player_standing::PlayerStanding;

/// About how many turns a player needs for a card, working on another one as well.
const TURNS_A_CARD: f64 = 4.5;
/// The fewest turns that a game which is not over can be expected to last.
const FEWEST_TURNS: f64 = 0.6;
/// So many turns before the end, boxes in rows that are not full are worth half of their value.
const HALF_WORTH: f64 = 0.5;
/// The lead that makes winning likely: so many points, and more for each root of a turn still to come.
const SURE_LEAD: f64 = 3.0;
const SURE_LEAD_TURN: f64 = 4.0;

/// Guesses who is going to win.
pub trait WinEstimator {
    /// Whether it can tell new cards apart, so that it matters which one replaces a scored card (K14).
    const KNOWS_NEW_CARDS: bool;

    /// The chance of a player to win between two turns. The others come in the order of their turns after that player;
    /// the next turn belongs to the seat so many further, the player for 0. A careful look may take longer.
    fn chance(&self, me: &PlayerStanding, others: &[PlayerStanding], next: usize, careful: bool) -> f64;
}

/// A guess from the leads of all players, and from how long the game may still last.
#[derive(Clone, Copy, Debug)]
pub struct LeadEstimator {
    /// The points that a turn is worth.
    pub price: f64,
}

impl LeadEstimator {
    /// About how many turns a player needs to end the game.
    #[inline]
    pub fn turns(&self, standing: &PlayerStanding) -> f64 {
        TURNS_A_CARD * standing.left as f64 - standing.values / self.price
    }
}

impl WinEstimator for LeadEstimator {
    const KNOWS_NEW_CARDS: bool = false;

    #[inline]
    fn chance(&self, me: &PlayerStanding, others: &[PlayerStanding], _: usize, _: bool) -> f64 {
        let turns = others.iter().map(|other| self.turns(other)).fold(self.turns(me), f64::min);
        let turns = turns.max(FEWEST_TURNS);
        let part = turns / (turns + HALF_WORTH);
        let sure = SURE_LEAD + SURE_LEAD_TURN * turns.sqrt();
        let against = |other: &PlayerStanding| {
            let lead = (me.worth(part) - other.worth(part)) / sure;
            0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
        };
        others.iter().map(against).product()
    }
}
