//! What is printed on the cards and dice: a screen needs it once, since no game changes it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::card::{CardId, ROWS, ROWS_TO_SCORE, SUN_POINTS, SUNS};
use crate::colour::Colour;
use crate::dice::DICE;
use crate::hand::SCORED_AT_END;
use crate::rules::OneCard;
use crate::state::ROLLS;

/// What is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LayoutView {
    /// How many scored cards of one player end the game (K10).
    pub cards_to_score: usize,
    /// How many full rows score a card (K8).
    pub full_rows_to_score: u32,
    /// How many cards a player has in play (K4, K13).
    pub cards_in_play: usize,
    /// What no, one and both suns on full rows of a scored card are worth (K8).
    pub sun: Vec<i32>,
    /// How many dice there are (K1).
    pub dice: u32,
    /// How often a player may roll in a turn (K5).
    pub rolls: u8,
    /// What a die can show: the letters of the colours in the notation.
    pub faces: Vec<char>,
    /// The name of each colour.
    pub colours: BTreeMap<char, Cow<'static, str>>,
    /// How many rows every card has (K2).
    pub card_rows: usize,
    /// How many of them carry a sun (K2).
    pub card_suns: usize,
    /// The longest row of the deck.
    pub most_boxes: u8,
    /// The deck.
    pub cards: Vec<CardLayoutView>,
}

/// One card as it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardLayoutView {
    /// Its number in the deck.
    pub card: usize,
    /// Its rows in the order r o y g b p.
    pub rows: Vec<RowLayoutView>,
}

/// One row of a card as it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowLayoutView {
    /// Its colour.
    pub colour: Cow<'static, str>,
    /// How many boxes it has, which is its points when it is full.
    pub boxes: u8,
    /// Whether it carries a sun.
    pub sun: bool,
}

impl LayoutView {
    pub(crate) fn new(game: &OneCard) -> LayoutView {
        let card = |id: CardId| {
            let card = game.deck().card(id);
            let row = |colour: Colour| RowLayoutView {
                colour: colour.name().into(),
                boxes: card.boxes(colour),
                sun: card.has_sun(colour),
            };
            CardLayoutView { card: id.number(), rows: card.colours().map(row).collect() }
        };
        let cards: Vec<CardLayoutView> = CardId::all().map(card).collect();
        let rows = cards.iter().flat_map(|card| &card.rows);
        LayoutView {
            cards_to_score: SCORED_AT_END,
            full_rows_to_score: ROWS_TO_SCORE,
            cards_in_play: game.cards_in_play(),
            sun: SUN_POINTS.into(),
            dice: DICE,
            rolls: ROLLS,
            faces: Colour::ALL.map(Colour::letter).into(),
            colours: Colour::ALL.map(|colour| (colour.letter(), colour.name().into())).into(),
            card_rows: ROWS,
            card_suns: SUNS,
            most_boxes: rows.map(|row| row.boxes).max().unwrap_or_default(),
            cards,
        }
    }
}
