//! The values of all cards of a deck for a number of seats, each solved when it is first looked at.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use one_card::{CardId, Deck, OpenCard};
use parallel::on_threads;
use table::Six;

use super::card_outcomes::{CardOutcomes, CardValue, StoredValue};
use super::kept_dice::SYMBOLS;
use super::objective::Objective;
use super::shape::Shape;
use super::solution::{Solution, TooLarge, Unsolved};
use crate::{Cancelled, IsCancelled, NEVER_CANCELLED, SolveContext};

/// The most states that a card of a deck may have: more would take seconds in the middle of a game.
const MOST_STATES: u64 = 100_000;
/// How many cards set the price of a turn.
const PRICED: usize = 3;
/// Where the search for the price begins: points a turn.
const FIRST_PRICE: f64 = 3.5;

/// The cards of a deck with their values.
#[derive(Debug)]
pub(crate) struct DeckValues {
    objective: Objective,
    cards: Vec<CardEntry>,
    shapes: Vec<ShapeValues>,
}

/// A card: its shape and rows, and how far apart its states are for each colour.
#[derive(Clone, Debug)]
struct CardEntry {
    /// Its place among the shapes.
    shape: usize,
    lengths: Six,
    strides: [u32; SYMBOLS],
}

/// A shape and, once it is needed, the values of its states.
#[derive(Debug)]
struct ShapeValues {
    shape: Shape,
    values: OnceLock<Box<[StoredValue]>>,
}

impl DeckValues {
    /// How many states all cards of a deck have together, those of one shape counted once.
    pub(crate) fn states(deck: &Deck) -> u64 {
        let shapes: BTreeSet<Shape> = CardId::all().map(|id| Shape::of(deck.card(id)).0).collect();
        shapes.iter().map(Shape::states).sum()
    }

    /// Prepares a deck for a number of seats: sets the price of a turn.
    pub(crate) fn new(deck: &Deck, seats: usize, context: SolveContext<'_>) -> Result<DeckValues, Unsolved> {
        let mut places: BTreeMap<Shape, usize> = BTreeMap::new();
        let mut shapes = Vec::new();
        let mut cards = Vec::new();
        for id in CardId::all() {
            let (shape, colours) = Shape::of(deck.card(id));
            let states = shape.states();
            if states > MOST_STATES {
                return Err(TooLarge { states, most: MOST_STATES }.into());
            }
            let place = *places.entry(shape).or_insert_with(|| {
                shapes.push(ShapeValues { shape, values: OnceLock::new() });
                shapes.len() - 1
            });
            let mut strides = [0; SYMBOLS];
            for (colour, stride) in colours.iter().zip(shape.strides()) {
                strides[colour.index()] = stride as u32;
            }
            cards.push(CardEntry { shape: place, lengths: deck.card(id).lengths(), strides });
        }
        let own_share = 1.0 / seats.max(1) as f64;
        let mut deck_values =
            DeckValues { objective: Objective { turn_price: FIRST_PRICE, own_share }, cards, shapes };
        deck_values.objective.turn_price = deck_values.fair_price(context)?;
        Ok(deck_values)
    }

    /// The price of a turn at which a new card is worth nothing: what a turn brings in the long run. Cards with
    /// a middling number of states stand for all.
    fn fair_price(&self, context: SolveContext<'_>) -> Result<f64, Unsolved> {
        let mut shapes: Vec<Shape> = self.cards.iter().map(|card| self.shapes[card.shape].shape).collect();
        shapes.sort_by_key(Shape::states);
        let first = (shapes.len() - PRICED) / 2;
        let mut objective = self.objective.clone();
        let mut total = 0.0;
        for shape in &shapes[first..first + PRICED] {
            let solution = Solution::new_unless(*shape, &objective, context.cancelled)?;
            objective.turn_price = solution.at_best_rate_unless(context.cancelled)?.objective().turn_price;
            total += objective.turn_price;
        }
        Ok(total / PRICED as f64)
    }

    /// Solves all cards that nobody has looked at yet, and counts them.
    pub(crate) fn solve_all(&self, context: SolveContext<'_>) -> Result<(), Cancelled> {
        let next = AtomicUsize::new(0);
        let solved = on_threads(context.threads, || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(shape) = self.shapes.get(number) else { return Ok(()) };
                if shape.values.get().is_none() {
                    // Whoever looked at it meanwhile has found the same values.
                    let _ = shape.values.set(self.solve(shape, context.cancelled)?);
                }
                let cards = self.cards.iter().filter(|card| card.shape == number).count();
                context.done.fetch_add(cards as u64, Ordering::Relaxed);
            }
        });
        solved.into_iter().collect()
    }

    /// How much memory the values solved so far take.
    pub(crate) fn bytes(&self) -> usize {
        self.shapes.iter().filter_map(|shape| shape.values.get()).map(|values| size_of_val(&**values)).sum()
    }

    /// The points that a turn costs.
    pub(crate) fn price(&self) -> f64 {
        self.objective.turn_price
    }

    /// A new card.
    pub(crate) fn fresh(&self, id: CardId) -> CardValue {
        let StoredValue { value, turns } = self.values(self.card(id)).first().copied().unwrap_or_default();
        CardValue { value, turns, points: 0, scored: false, free: self.card(id).lengths }
    }

    /// An open card, ready to be asked what results make of it.
    pub(crate) fn outcomes(&self, deck: &Deck, open: &OpenCard) -> CardOutcomes<'_> {
        let card = self.card(open.id());
        CardOutcomes::new(deck.card(open.id()), open, &card.strides, self.values(card))
    }

    fn card(&self, id: CardId) -> &CardEntry {
        &self.cards[id.number() - 1]
    }

    fn values(&self, card: &CardEntry) -> &[StoredValue] {
        let shape = &self.shapes[card.shape];
        // Nobody cancels it.
        shape.values.get_or_init(|| self.solve(shape, NEVER_CANCELLED).unwrap_or_default())
    }

    fn solve(
        &self,
        shape: &ShapeValues,
        cancelled: IsCancelled<'_>,
    ) -> Result<Box<[StoredValue]>, Cancelled> {
        match Solution::new_unless(shape.shape, &self.objective, cancelled) {
            Ok(solution) => Ok(solution.stored_values().collect()),
            Err(Unsolved::Cancelled(cancelled)) => Err(cancelled),
            // The size was checked when the deck was prepared.
            Err(Unsolved::TooLarge(_)) => Ok(Box::default()),
        }
    }
}
