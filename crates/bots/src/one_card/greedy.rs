//! Alles auf 1 Karte: collect what fits one card best, and use the card that gains most.

use games::one_card::{Card, CardId, Choice, Colour, Dice, OneCard, OpenCard, Phase, State};
use table::{Game, Seat};

use crate::Greedy;
use crate::greedy::best;

/// What a full row gains besides its boxes.
const ROW_FULL: i32 = 6;
/// What a sun on a full row gains.
const SUN: i32 = 3;
/// What a scored card gains: a step towards the end.
const SCORED: i32 = 8;

impl Greedy for OneCard {
    fn greedy(&self, state: &State, seat: Seat) -> Choice {
        let dice = state.dice().unwrap_or(Dice::NONE);
        let choices = self.choices(state, seat);
        let open = state.hand(seat).open();
        let worth = |id: CardId| new_card_worth(self.deck().card(id));
        match state.phase() {
            Phase::Roller => {
                let target = open.iter().max_by_key(|card| gain(self.deck().card(card.id()), card, dice));
                best(choices, |choice| match (choice, target) {
                    (Choice::Keep(kept), Some(card)) => {
                        keep_worth(self.deck().card(card.id()), card, dice, kept)
                    }
                    (_, Some(card)) => keep_worth(self.deck().card(card.id()), card, dice, dice),
                    _ => 0,
                })
            }
            Phase::Mark(_) => best(choices, |choice| match choice {
                Choice::Mark(place) => {
                    let card = &open[usize::from(place) - 1];
                    gain(self.deck().card(card.id()), card, dice)
                }
                _ => 0,
            }),
            Phase::Hold => {
                let dealt = state.dealt(seat);
                best(choices, |choice| match choice {
                    Choice::Hold(places) => {
                        places.iter().map(|place| worth(dealt[usize::from(*place) - 1])).sum()
                    }
                    _ => 0,
                })
            }
            _ => best(choices, |choice| match choice {
                Choice::Take(place) => worth(state.display()[usize::from(place) - 1]),
                _ => 0,
            }),
        }
    }
}

/// The dice entered and the rows filled if a card is used.
fn gain(card: &Card, open: &OpenCard, dice: Dice) -> i32 {
    let (mut gain, mut full) = (0, 0);
    for colour in card.colours() {
        let boxes = card.boxes(colour);
        let crossed = open.crossed(colour);
        let entered = Some(dice.count(colour)).filter(|count| crossed + count <= boxes).unwrap_or(0);
        let is_full = crossed + entered == boxes;
        full += i32::from(is_full);
        gain += i32::from(entered);
        if is_full && entered > 0 {
            gain += ROW_FULL + if card.has_sun(colour) { SUN } else { 0 };
        }
    }
    gain + if full >= 3 { SCORED } else { 0 }
}

/// Keeping is good for dice that fit and bad for those that would spoil their colour.
fn keep_worth(card: &Card, open: &OpenCard, dice: Dice, kept: Dice) -> i32 {
    let worth = |colour: Colour| {
        let free = i32::from(card.boxes(colour) - open.crossed(colour));
        let kept = i32::from(kept.count(colour));
        let fits = if kept <= free { 3 * kept + if kept == free { 2 } else { 0 } } else { -3 * kept };
        if free == 0 { -kept } else { fits }
    };
    debug_assert!(Colour::ALL.iter().all(|colour| kept.count(*colour) <= dice.count(*colour)));
    Colour::ALL.into_iter().map(worth).sum()
}

/// What a new card looks like it may bring: short rows with suns come first.
fn new_card_worth(card: &Card) -> i32 {
    let row = |colour: Colour| {
        let sun = if card.has_sun(colour) { 4 } else { 0 };
        12 - 2 * i32::from(card.boxes(colour)) + sun
    };
    card.colours().map(row).max().unwrap_or(0)
}
