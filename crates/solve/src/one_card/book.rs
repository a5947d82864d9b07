//! The values of all cards of a deck for a number of seats, each solved when it is first looked at.

use std::collections::BTreeMap;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use one_card::{CardId, Deck, OpenCard};

use super::kept::SYMBOLS;
use super::reach::{Ahead, Marked, Reach};
use super::shape::Shape;
use super::solution::{Solution, TooLarge};
use super::terms::Terms;
use crate::on_threads;

/// The most states that a card of a book may have: more would take seconds in the middle of a game.
const MOST_STATES: u64 = 100_000;
/// How many cards set the price of a turn.
const PRICED: usize = 3;
/// Where the search for the price begins: points a turn.
const FIRST_PRICE: f64 = 3.5;

/// The cards of a deck with their values.
#[derive(Debug)]
pub(crate) struct Book {
    terms: Terms,
    entries: Vec<Entry>,
    chapters: Vec<Chapter>,
}

/// A card: its shape, and how far apart its states are for each colour.
#[derive(Clone, Debug)]
struct Entry {
    chapter: usize,
    strides: [u32; SYMBOLS],
}

/// A shape and, once it is needed, the values of its states.
#[derive(Debug)]
struct Chapter {
    shape: Shape,
    values: OnceLock<Box<[Ahead]>>,
}

impl Book {
    /// Prepares a deck for a number of seats: sets the price of a turn.
    pub(crate) fn new(deck: &Deck, seats: usize) -> Result<Book, TooLarge> {
        let mut places: BTreeMap<Shape, usize> = BTreeMap::new();
        let mut chapters = Vec::new();
        let mut entries = Vec::new();
        for id in CardId::all() {
            let (shape, colours) = Shape::of(deck.card(id));
            let states = shape.states();
            if states > MOST_STATES {
                return Err(TooLarge { states, most: MOST_STATES });
            }
            let chapter = *places.entry(shape).or_insert_with(|| {
                chapters.push(Chapter { shape, values: OnceLock::new() });
                chapters.len() - 1
            });
            let mut strides = [0; SYMBOLS];
            for (colour, stride) in colours.iter().zip(shape.strides()) {
                strides[colour.index()] = stride as u32;
            }
            entries.push(Entry { chapter, strides });
        }
        let own = 1.0 / seats.max(1) as f64;
        let mut book = Book { terms: Terms { turn: FIRST_PRICE, own }, entries, chapters };
        book.terms.turn = book.fair_price()?;
        Ok(book)
    }

    /// The price of a turn at which a new card is worth nothing: what a turn brings in the long run. Cards with
    /// a middling number of states stand for all.
    fn fair_price(&self) -> Result<f64, TooLarge> {
        let mut shapes: Vec<Shape> =
            self.entries.iter().map(|entry| self.chapters[entry.chapter].shape).collect();
        shapes.sort_by_key(Shape::states);
        let first = (shapes.len() - PRICED) / 2;
        let mut terms = self.terms.clone();
        let mut total = 0.0;
        for shape in &shapes[first..first + PRICED] {
            terms.turn = Solution::new(*shape, &terms, &AtomicU64::new(0))?.at_best_rate().terms().turn;
            total += terms.turn;
        }
        Ok(total / PRICED as f64)
    }

    /// Solves all cards that nobody has looked at yet, on some threads. `done` counts the cards.
    pub(crate) fn solve_all(&self, threads: usize, done: &AtomicU64) {
        let next = AtomicUsize::new(0);
        on_threads(threads, || {
            while let Some(entry) = self.entries.get(next.fetch_add(1, Ordering::Relaxed)) {
                self.values(entry);
                done.fetch_add(1, Ordering::Relaxed);
            }
        });
    }

    /// The points that a turn costs.
    pub(crate) fn price(&self) -> f64 {
        self.terms.turn
    }

    /// A new card.
    pub(crate) fn fresh(&self, id: CardId) -> Marked {
        let Ahead { value, turns } = self.values(self.entry(id)).first().copied().unwrap_or_default();
        Marked { value, turns, points: 0, scored: false }
    }

    /// An open card, ready to be asked what results make of it.
    pub(crate) fn reach(&self, deck: &Deck, open: &OpenCard) -> Reach<'_> {
        let entry = self.entry(open.id());
        Reach::new(deck.card(open.id()), open, &entry.strides, self.values(entry))
    }

    fn entry(&self, id: CardId) -> &Entry {
        &self.entries[id.number() - 1]
    }

    fn values(&self, entry: &Entry) -> &[Ahead] {
        let chapter = &self.chapters[entry.chapter];
        chapter.values.get_or_init(|| match Solution::new(chapter.shape, &self.terms, &AtomicU64::new(0)) {
            Ok(solution) => solution.ahead().collect(),
            // The size was checked when the book was made.
            Err(_) => Box::default(),
        })
    }
}
