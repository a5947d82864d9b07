//! The values of all cards of a deck for a number of seats, each solved when it is first looked at.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use one_card::{CardId, Deck, OpenCard};

use super::kept::SYMBOLS;
use super::reach::{Ahead, Marked, Reach};
use super::shape::Shape;
use super::solution::{Solution, TooLarge, Unsolved};
use super::terms::Terms;
use crate::{Cancelled, IsCancelled, NEVER, on_threads};

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
    /// How many states all cards of a deck have together, those of one shape counted once.
    pub(crate) fn states(deck: &Deck) -> u64 {
        let shapes: BTreeSet<Shape> = CardId::all().map(|id| Shape::of(deck.card(id)).0).collect();
        shapes.iter().map(Shape::states).sum()
    }

    /// Prepares a deck for a number of seats: sets the price of a turn.
    pub(crate) fn new(deck: &Deck, seats: usize, cancelled: IsCancelled<'_>) -> Result<Book, Unsolved> {
        let mut places: BTreeMap<Shape, usize> = BTreeMap::new();
        let mut chapters = Vec::new();
        let mut entries = Vec::new();
        for id in CardId::all() {
            let (shape, colours) = Shape::of(deck.card(id));
            let states = shape.states();
            if states > MOST_STATES {
                return Err(TooLarge { states, most: MOST_STATES }.into());
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
        book.terms.turn = book.fair_price(cancelled)?;
        Ok(book)
    }

    /// The price of a turn at which a new card is worth nothing: what a turn brings in the long run. Cards with
    /// a middling number of states stand for all.
    fn fair_price(&self, cancelled: IsCancelled<'_>) -> Result<f64, Unsolved> {
        let mut shapes: Vec<Shape> =
            self.entries.iter().map(|entry| self.chapters[entry.chapter].shape).collect();
        shapes.sort_by_key(Shape::states);
        let first = (shapes.len() - PRICED) / 2;
        let mut terms = self.terms.clone();
        let mut total = 0.0;
        for shape in &shapes[first..first + PRICED] {
            let solution = Solution::new_unless(*shape, &terms, cancelled)?;
            terms.turn = solution.at_best_rate_unless(cancelled)?.terms().turn;
            total += terms.turn;
        }
        Ok(total / PRICED as f64)
    }

    /// Solves all cards that nobody has looked at yet, on some threads. `done` counts the cards.
    pub(crate) fn solve_all(
        &self,
        threads: usize,
        done: &AtomicU64,
        cancelled: IsCancelled<'_>,
    ) -> Result<(), Cancelled> {
        let next = AtomicUsize::new(0);
        let solved = on_threads(threads, || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(chapter) = self.chapters.get(number) else { return Ok(()) };
                if chapter.values.get().is_none() {
                    // Whoever looked at it meanwhile has found the same values.
                    let _ = chapter.values.set(self.solve(chapter, cancelled)?);
                }
                let cards = self.entries.iter().filter(|entry| entry.chapter == number).count();
                done.fetch_add(cards as u64, Ordering::Relaxed);
            }
        });
        solved.into_iter().collect()
    }

    /// How much memory the values take that are solved.
    pub(crate) fn bytes(&self) -> usize {
        self.chapters
            .iter()
            .filter_map(|chapter| chapter.values.get())
            .map(|values| size_of_val(&**values))
            .sum()
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
        // Nobody cancels it.
        chapter.values.get_or_init(|| self.solve(chapter, NEVER).unwrap_or_default())
    }

    fn solve(&self, chapter: &Chapter, cancelled: IsCancelled<'_>) -> Result<Box<[Ahead]>, Cancelled> {
        match Solution::new_unless(chapter.shape, &self.terms, cancelled) {
            Ok(solution) => Ok(solution.ahead().collect()),
            Err(Unsolved::Cancelled(cancelled)) => Err(cancelled),
            // The size was checked when the book was made.
            Err(Unsolved::TooLarge(_)) => Ok(Box::default()),
        }
    }
}
