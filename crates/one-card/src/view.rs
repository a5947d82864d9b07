//! The table as screens and programs see it.

mod layout;
mod reader;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use table::{Game, Seat};

use crate::card::{Card, CardId, Deck};
use crate::colour::Colour;
use crate::dice::Dice;
use crate::hand::{Hand, OpenCard, ScoredCard};
use crate::rules::OneCard;
use crate::state::{Phase, State};

pub use layout::{CardLayoutView, LayoutView, RowLayoutView};
pub(crate) use reader::read;

/// The whole table: enough to draw it, and to rebuild the state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// What the game waits for: `setup`, `deal`, `hold`, `open`, `roll`, `roller`, `reroll`, `mark`,
    /// `take`, `draw` or `over`.
    pub phase: Cow<'static, str>,
    /// The seat that a `deal`, `mark`, `take` or `draw` concerns.
    pub seat: Option<Seat>,
    /// The dice on the table in notation; waiting for a further roll, those kept.
    pub dice: Option<String>,
    /// How often the active player has rolled in this turn.
    pub rolls: u8,
    /// Whether somebody has scored their fourth card, so that this turn is the last.
    pub last_turn: bool,
    /// The open cards of the advanced game.
    pub display: Vec<CardView>,
    /// What each seat has.
    pub hands: Vec<HandView>,
}

/// Whether nothing would be crossed, which goes without saying.
fn is_none(boxes: &u8) -> bool {
    *boxes == 0
}

/// What one seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandView {
    /// The five cards dealt, while the seat chooses which to keep.
    pub dealt: Vec<CardView>,
    /// The cards in play, in the order received.
    pub cards: Vec<CardView>,
    /// The scored cards, in the order scored.
    pub scored: Vec<CardView>,
    /// The points as they stand.
    pub points: i32,
}

/// One card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardView {
    /// Its number in the deck.
    pub card: usize,
    /// Its rows in the order r o y g b p.
    pub rows: Vec<RowView>,
    /// The points: of a scored card with its suns, of another the full rows alone.
    pub points: i32,
}

/// One row of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowView {
    /// Its colour.
    pub colour: Cow<'static, str>,
    /// How many boxes it has, which is its points when it is full.
    pub boxes: u8,
    /// How many are crossed, from the left; `None` if it is not known.
    pub crossed: Option<u8>,
    /// How many boxes the dice on the table would cross here, while players mark (K7).
    #[serde(default, skip_serializing_if = "is_none")]
    pub would_cross: u8,
    /// Whether it carries a sun.
    pub sun: bool,
    /// The points of the row as it stands: all or none.
    pub points: i32,
}

impl View {
    pub(crate) fn new(game: &OneCard, state: &State) -> View {
        let deck = game.deck();
        let is_marking = matches!(state.phase(), Phase::Mark(_));
        let dice = state.dice().filter(|_| is_marking).unwrap_or(Dice::NONE);
        View {
            phase: state.phase().name().into(),
            seat: state.phase().seat(),
            dice: state.dice().map(|dice| dice.to_string()),
            rolls: state.rolls(),
            last_turn: state.last_turn,
            display: state.display().iter().map(|card| CardView::unused(deck, *card)).collect(),
            hands: Seat::all(game.seats())
                .map(|seat| HandView::new(deck, state.hand(seat), state.dealt(seat), dice))
                .collect(),
        }
    }
}

impl HandView {
    /// What a seat has, where these dice can be marked.
    pub(crate) fn new(deck: &Deck, hand: &Hand, dealt: &[CardId], dice: Dice) -> HandView {
        HandView {
            dealt: dealt.iter().map(|card| CardView::unused(deck, *card)).collect(),
            cards: hand.open().iter().map(|card| CardView::open(deck, card, dice)).collect(),
            scored: hand.scored().iter().map(|card| CardView::scored(deck, card)).collect(),
            points: hand.points(deck),
        }
    }
}

impl CardView {
    fn new(id: CardId, card: &Card, points: i32, crossed: impl Fn(Colour) -> Option<u8>) -> CardView {
        let row = |colour: Colour| {
            let (boxes, crossed) = (card.boxes(colour), crossed(colour));
            let points = if crossed == Some(boxes) { i32::from(boxes) } else { 0 };
            let sun = card.has_sun(colour);
            RowView { colour: colour.name().into(), boxes, crossed, would_cross: 0, sun, points }
        };
        CardView { card: id.number(), rows: card.colours().map(row).collect(), points }
    }

    fn unused(deck: &Deck, id: CardId) -> CardView {
        CardView::new(id, deck.card(id), 0, |_| Some(0))
    }

    fn open(deck: &Deck, card: &OpenCard, dice: Dice) -> CardView {
        let printed = deck.card(card.id());
        let crossed = |colour| Some(card.crossed(colour));
        let mut view = CardView::new(card.id(), printed, card.row_points(deck), crossed);
        let entered = card.entered(printed, dice);
        for (row, colour) in view.rows.iter_mut().zip(printed.colours()) {
            row.would_cross = entered.count(colour);
        }
        view
    }

    fn scored(deck: &Deck, card: &ScoredCard) -> CardView {
        CardView::new(card.id(), deck.card(card.id()), card.points(), |colour| card.crossed(colour))
    }
}
