//! How a player stands, and what a result makes of it: what a guess of the winner is made from.

use one_card::MAX_OPEN;

use super::card_outcomes::{CardOutcomes, CardValue};
use super::kept_dice::SYMBOLS;

/// How a player stands.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlayerStanding {
    /// The points if the game ended now.
    pub points: f64,
    /// The part of them on cards not scored yet.
    pub rows: f64,
    /// The values of the cards not scored yet; a new one is worth nothing on average.
    pub values: f64,
    /// How many cards are still to be scored.
    pub left: usize,
    /// The cards not scored yet; `None` for one that the player does not have yet.
    pub cards: [Option<CardValue>; MAX_OPEN],
}

impl PlayerStanding {
    /// The points, those of rows that are not full counted in part.
    #[inline]
    pub fn worth(&self, part: f64) -> f64 {
        self.points + part * (self.values - self.rows)
    }

    /// The same player with another card at a place, or with one that nobody knows yet.
    #[must_use]
    pub fn with_card(mut self, place: usize, card: Option<CardValue>) -> PlayerStanding {
        if let Some(held) = self.cards.get_mut(place) {
            let old = std::mem::replace(held, card);
            for (card, sign) in [(old, -1.0), (card, 1.0)] {
                let Some(card) = card else { continue };
                self.points += sign * f64::from(card.points);
                self.rows += sign * f64::from(card.points);
                self.values += sign * f64::from(card.value);
            }
        }
        self
    }
}

/// A player's standing and what can change it.
#[derive(Clone, Copy)]
pub(crate) struct PlayerOptions<'a> {
    pub(crate) standing: PlayerStanding,
    pub(crate) cards: [Option<CardOutcomes<'a>>; MAX_OPEN],
    /// The card that replaces one that is scored, if it is known.
    pub(crate) replacement: Option<CardValue>,
}

impl PlayerOptions<'_> {
    /// The standing after using each of the cards that can be used.
    #[inline]
    pub(crate) fn moves(&self, counts: &[u8; SYMBOLS]) -> impl Iterator<Item = (usize, PlayerStanding)> {
        let cards = self.cards.iter().flatten().enumerate();
        cards.filter_map(|(place, card)| {
            let (now, then) = (card.unused(), card.used(counts)?);
            let mut standing = self.standing;
            standing.points += f64::from(then.points) - f64::from(now.points);
            if then.scored {
                standing.rows -= f64::from(now.points);
                standing.values -= f64::from(now.value);
                standing.left = standing.left.saturating_sub(1);
                standing.cards[place] = self.replacement;
                standing.values += self.replacement.map_or(0.0, |card| f64::from(card.value));
            } else {
                standing.rows += f64::from(then.points) - f64::from(now.points);
                standing.values += f64::from(then.value) - f64::from(now.value);
                standing.cards[place] = Some(then);
            }
            Some((place, standing))
        })
    }
}
