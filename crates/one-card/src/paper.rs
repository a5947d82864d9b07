//! One player's cards beside a game with real dice: those that lie before them, and what they enter.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;
use table::{Game, NotationError, Paper, PhraseArgument, Six, Violation, phrase};

use crate::card::{CardId, Deck};
use crate::colour::Colour;
use crate::dice::{DICE, Dice};
use crate::hand::{Hand, MAX_OPEN, OpenCard};
use crate::rules::OneCard;
use crate::view::HandView;

/// What a player does with their cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaperMark {
    /// This card comes to lie before them: dealt, drawn or taken (K4, K8, K13, K14).
    Lay(CardId),
    /// These dice of one roll are entered on the card at this place, from 1 (K6, K7): those that have room. A card
    /// with enough full rows is scored then (K8).
    Enter(u8, Dice),
}

/// One player's cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperHand {
    deck: Arc<Deck>,
    hand: Hand,
    cards_in_play: usize,
}

/// Cards as screens see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PaperView {
    /// The cards, as in the view of a table.
    pub sheet: HandView,
}

impl OneCard {
    /// No cards yet, for one player of a game with real dice.
    pub fn paper(&self) -> PaperHand {
        PaperHand { deck: self.shared_deck(), hand: Hand::EMPTY, cards_in_play: self.cards_in_play() }
    }
}

impl PaperHand {
    /// Whether as many cards lie before the player as are played with.
    fn is_full(&self) -> bool {
        self.hand.open().len() == self.cards_in_play
    }

    fn has_had(&self, card: CardId) -> bool {
        let open = self.hand.open().iter().map(OpenCard::id);
        open.chain(self.hand.scored().iter().map(|card| card.id())).any(|known| known == card)
    }

    /// The rule that forbids to lay a card here, if one does.
    fn check_card(&self, card: CardId) -> Result<(), Violation> {
        if self.is_full() {
            let why = phrase!(
                "why-one-card-paper-full",
                "you already have {cards} cards in play; you get a new one only when you score one",
                cards = self.cards_in_play
            );
            return Err(Violation::new("K8", why));
        }
        if self.has_had(card) {
            let why = phrase!(
                "why-one-card-paper-twice",
                "the deck has card {card} only once",
                card = card.to_string()
            );
            return Err(Violation::new("K2", why));
        }
        Ok(())
    }

    /// The rule that forbids to enter dice on a card, if one does.
    fn check_entry(&self, place: u8, dice: Dice) -> Result<(), Violation> {
        let cards = self.hand.open();
        if !self.is_full() {
            let (lie, needed) = (cards.len(), self.cards_in_play);
            let why = phrase!(
                "why-one-card-paper-missing",
                "you have {lie} of {needed} cards: take the next one before the next roll",
                lie = lie,
                needed = needed
            );
            return Err(Violation::new(if self.hand.scored().is_empty() { "K4" } else { "K8" }, why));
        }
        let Some(open) = usize::from(place).checked_sub(1).and_then(|place| cards.get(place)) else {
            let why = phrase!("why-one-card-paper-place", "there are {cards} cards", cards = cards.len());
            return Err(Violation::new("K6", why));
        };
        let card = self.deck.card(open.id());
        let entered = open.entered(card, dice);
        let without_room = |colour: &Colour| dice.count(*colour) != entered.count(*colour);
        let Some(colour) = Colour::ALL.into_iter().find(without_room) else { return Ok(()) };
        let (row, boxes) = (PhraseArgument::Row(colour.name()), card.boxes(colour));
        let why = match boxes {
            0 => phrase!(
                "why-one-card-no-row",
                "card {card} has no {row} row",
                card = open.id().to_string(),
                row = row
            ),
            _ => phrase!(
                "why-one-card-room",
                "the {row} row of card {card} has room for {boxes}",
                row = row,
                card = open.id().to_string(),
                boxes = boxes - open.crossed(colour)
            ),
        };
        Err(Violation::new("K7", why))
    }
}

impl Paper for PaperHand {
    type Mark = PaperMark;
    type View = PaperView;

    fn check(&self, mark: PaperMark) -> Result<(), Violation> {
        if self.is_over() {
            let why =
                phrase!("why-one-card-paper-over", "the last card has been scored, and the game is over");
            return Err(Violation::new(OneCard::END_RULE, why));
        }
        match mark {
            PaperMark::Lay(card) => self.check_card(card),
            PaperMark::Enter(place, dice) => self.check_entry(place, dice),
        }
    }

    fn mark_unchecked(&mut self, mark: PaperMark) {
        match mark {
            PaperMark::Lay(id) => self.hand.receive(OpenCard { id, crossed: Six::ZERO }),
            PaperMark::Enter(place, dice) => {
                self.hand.mark(&self.deck, usize::from(place.saturating_sub(1)), dice);
            }
        }
    }

    /// Cards, and dice of one colour; several colours of a roll can be entered at once.
    fn marks(&self) -> Vec<PaperMark> {
        let one_colour = |place: u8, colour: Colour| {
            (1..=DICE as u8)
                .map(move |count| PaperMark::Enter(place, Dice(Six::ZERO.with(colour.index(), count))))
        };
        let on_card = |place: u8| Colour::ALL.into_iter().flat_map(move |colour| one_colour(place, colour));
        let entries = (1..=MAX_OPEN as u8).flat_map(on_card);
        let all = CardId::all().map(PaperMark::Lay).chain(entries);
        all.filter(|mark| self.check(*mark).is_ok()).collect()
    }

    fn points(&self) -> i32 {
        self.hand.points(&self.deck)
    }

    /// The last card is scored (K10).
    fn is_over(&self) -> bool {
        self.hand.is_finished()
    }

    fn view(&self) -> PaperView {
        PaperView { sheet: HandView::new(&self.deck, &self.hand, &[], Dice::NONE) }
    }
}

impl fmt::Display for PaperMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PaperMark::Lay(card) => write!(f, "card {card}"),
            PaperMark::Enter(place, dice) => {
                let entered = Colour::ALL.into_iter().filter(|colour| dice.count(*colour) > 0);
                let entered = entered.map(|colour| format!("{}{}", colour.letter(), dice.count(colour)));
                write!(f, "{place} {}", table::join(entered, " "))
            }
        }
    }
}

impl FromStr for PaperMark {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<PaperMark, NotationError> {
        let wrong =
            || NotationError::expected_one_of(phrase!("thing-mark", "a mark"), &["card 17", "1 r2 y1"], text);
        let (first, rest) = text.trim().split_once(char::is_whitespace).ok_or_else(wrong)?;
        if first == "card" {
            return rest.trim().parse().map(PaperMark::Lay).map_err(|_| wrong());
        }
        let place = table::number(first).and_then(|place| u8::try_from(place).ok()).ok_or_else(wrong)?;
        let mut counts = [0; 6];
        for token in rest.split_whitespace() {
            let mut chars = token.chars();
            let colour = chars.next().and_then(Colour::with_letter).ok_or_else(wrong)?;
            let count = table::number(chars.as_str()).and_then(|count| u8::try_from(count).ok());
            let known = &mut counts[colour.index()];
            if *known > 0 {
                return Err(wrong());
            }
            *known = count.filter(|count| (1..=DICE as u8).contains(count)).ok_or_else(wrong)?;
        }
        Dice::with_counts(counts).map(|dice| PaperMark::Enter(place, dice)).ok_or_else(wrong)
    }
}
