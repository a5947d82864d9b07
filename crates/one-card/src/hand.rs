//! One player's cards: those in play with the boxes crossed, and those scored.

use table::Six;

use crate::card::{Card, CardId, Deck, ROWS_TO_SCORE};
use crate::dice::Dice;

/// The most cards a player has in play (K13).
pub const MAX_OPEN: usize = 3;
/// How many scored cards end the game (K10).
pub const SCORED_AT_END: usize = 4;

/// A card in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct OpenCard {
    pub(crate) id: CardId,
    /// The boxes crossed in each colour's row, from the left.
    pub(crate) crossed: Six,
}

impl OpenCard {
    /// Which card it is.
    pub fn id(&self) -> CardId {
        self.id
    }

    /// How many boxes of a colour's row are crossed.
    pub fn crossed(&self, colour: crate::Colour) -> u8 {
        self.crossed.get(colour.index())
    }

    /// The dice that are entered if the card is used: of each colour all or nothing (K7).
    #[inline]
    pub(crate) fn entered(&self, card: &Card, dice: Dice) -> Dice {
        let free = card.lengths().minus(self.crossed);
        Dice(dice.0.only(dice.0.not_larger(free)))
    }

    /// The points of its full rows, without suns (K11).
    #[inline]
    pub fn row_points(&self, deck: &Deck) -> i32 {
        let card = deck.card(self.id);
        card.row_points(card.full_rows(self.crossed))
    }
}

/// A card that was scored and is out of play (K8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ScoredCard {
    pub(crate) id: CardId,
    pub(crate) points: u16,
    /// The boxes crossed, as far as they are known: a position names only the points.
    pub(crate) crossed: Six,
}

impl ScoredCard {
    /// Which card it is.
    pub fn id(&self) -> CardId {
        self.id
    }

    /// The points it was scored with.
    pub fn points(&self) -> i32 {
        i32::from(self.points)
    }

    /// How many boxes of a colour's row were crossed; `None` if the state came from a position, which
    /// names only the points.
    pub fn crossed(&self, colour: crate::Colour) -> Option<u8> {
        (self.crossed != Six::ZERO).then(|| self.crossed.get(colour.index()))
    }
}

/// One player's cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand {
    open: [OpenCard; MAX_OPEN],
    scored: [ScoredCard; SCORED_AT_END],
    open_count: u8,
    scored_count: u8,
}

impl Hand {
    pub(crate) const EMPTY: Hand = Hand {
        open: [OpenCard { id: CardId::FIRST, crossed: Six::ZERO }; MAX_OPEN],
        scored: [ScoredCard { id: CardId::FIRST, points: 0, crossed: Six::ZERO }; SCORED_AT_END],
        open_count: 0,
        scored_count: 0,
    };

    /// The cards in play, in the order received.
    #[inline]
    pub fn open(&self) -> &[OpenCard] {
        &self.open[..usize::from(self.open_count)]
    }

    /// The scored cards, in the order scored.
    #[inline]
    pub fn scored(&self) -> &[ScoredCard] {
        &self.scored[..usize::from(self.scored_count)]
    }

    /// The places of the cards on which something would be entered, as bits (K7).
    #[inline]
    pub(crate) fn usable(&self, deck: &Deck, dice: Dice) -> u8 {
        let mut usable = 0;
        for (place, card) in self.open().iter().enumerate() {
            usable |= u8::from(!card.entered(deck.card(card.id), dice).is_empty()) << place;
        }
        usable
    }

    /// Adds a card behind those in play.
    #[inline]
    pub(crate) fn receive(&mut self, card: OpenCard) {
        self.open[usize::from(self.open_count)] = card;
        self.open_count += 1;
    }

    /// Adds a card behind those scored.
    #[inline]
    pub(crate) fn add_scored(&mut self, card: ScoredCard) {
        self.scored[usize::from(self.scored_count)] = card;
        self.scored_count += 1;
    }

    /// Enters the dice on the card at a place, and scores it if three rows or more are full (K7, K8,
    /// K9). Returns whether it was scored.
    #[inline]
    pub(crate) fn mark(&mut self, deck: &Deck, place: usize, dice: Dice) -> bool {
        let OpenCard { id, crossed } = self.open[place];
        let card = deck.card(id);
        let crossed = crossed.plus(self.open[place].entered(card, dice).0);
        self.open[place].crossed = crossed;
        let full = card.full_rows(crossed);
        if full.len() < ROWS_TO_SCORE {
            return false;
        }
        self.add_scored(ScoredCard { id, points: card.scored_points(full) as u16, crossed });
        self.open_count -= 1;
        for later in place..usize::from(self.open_count) {
            self.open[later] = self.open[later + 1];
        }
        self.open[usize::from(self.open_count)] = OpenCard::default();
        true
    }

    /// Whether the player has scored as many cards as end the game (K10).
    #[inline]
    pub(crate) fn is_finished(&self) -> bool {
        usize::from(self.scored_count) == SCORED_AT_END
    }

    /// The points as they stand (K8, K11).
    #[inline]
    pub fn points(&self, deck: &Deck) -> i32 {
        let scored: i32 = self.scored().iter().map(ScoredCard::points).sum();
        let open: i32 = self.open().iter().map(|card| card.row_points(deck)).sum();
        scored + open
    }
}
