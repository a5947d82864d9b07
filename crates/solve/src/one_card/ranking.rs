//! All cards of a deck alone: how fast and how good each is, and which are the best to have.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};

use one_card::{CardId, Deck};

use super::objective::Objective;
use super::scoring_speed::{ScoringSpeed, ScoringSpeeds};
use super::shape::{ROWS, Shape};
use super::solution::{MOST_STATES, Solution, TooLarge};

/// A card with no box crossed.
const FRESH: [u8; ROWS] = [0; ROWS];

/// What is known of a card alone, in turns of one's own.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RankedCard {
    /// Which card it is.
    pub id: CardId,
    /// How fast it can be scored.
    pub speed: ScoringSpeed,
    /// The best play at the price asked for.
    pub at_price: CardExpectation,
    /// The best play at the card's own best rate, the points a turn that it brings again and again.
    pub at_best_rate: CardExpectation,
    /// The place among the cards by the best rate, from 1; equal cards share it.
    pub rank: usize,
}

/// What best play at a price promises.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardExpectation {
    /// The points that a turn costs.
    pub price: f64,
    /// The points expected.
    pub points: f64,
    /// The turns expected.
    pub turns: f64,
}

impl CardExpectation {
    fn of(solution: &Solution) -> CardExpectation {
        let (points, turns) = (solution.points(FRESH), solution.turns(FRESH));
        CardExpectation { price: solution.objective().turn_price, points, turns }
    }

    /// The points less what the turns cost.
    pub fn worth(&self) -> f64 {
        self.points - self.price * self.turns
    }
}

/// All cards of a deck alone.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranking {
    /// The cards in the order of their numbers.
    pub cards: Vec<RankedCard>,
    /// How many states were solved.
    pub states: u64,
    /// How much memory the tables of all states would take together.
    pub bytes: u64,
}

impl Ranking {
    /// Solves every card of a deck on some threads. `done` counts the states while it goes on, for whoever
    /// watches: [`Ranking::states_of`] in all.
    pub fn new(deck: &Deck, price: f64, threads: usize, done: &AtomicU64) -> Result<Ranking, TooLarge> {
        let states = Ranking::states_of(deck)?;
        let shapes = shapes_of(deck);
        let mut speeds = ScoringSpeeds::default();
        for shape in &shapes {
            speeds.add(*shape, &AtomicU64::new(0))?;
        }
        let shapes: Vec<Shape> = shapes.into_iter().collect();
        let solve = |shape: &Shape, first_rate: Option<f64>| {
            let uncounted = AtomicU64::new(0);
            let solution = Solution::new(*shape, &Objective::at_price(price), &uncounted)?;
            let (at_price, bytes) = (CardExpectation::of(&solution), solution.bytes() as u64);
            let near = first_rate.map_or(solution.clone(), |rate| solution.at_price(rate, &uncounted));
            let best = CardExpectation::of(&near.at_best_rate());
            done.fetch_add(shape.states(), Ordering::Relaxed);
            Ok((*shape, at_price, best, bytes))
        };
        // The first card tells about where the rates of the others lie.
        let (first, others) = shapes.split_at(shapes.len().min(1));
        let mut found: Vec<_> =
            first.iter().map(|shape| solve(shape, None)).collect::<Result<_, TooLarge>>()?;
        let rate = found.first().map(|(_, _, best, _): &(_, _, CardExpectation, _)| best.price);
        for result in parallel::map(threads, others, |shape| solve(shape, rate)) {
            found.push(result?);
        }
        let bytes = found.iter().map(|(.., bytes)| bytes).sum();
        let mut cards = Vec::new();
        for id in CardId::all() {
            let (shape, _) = Shape::of(deck.card(id));
            let known = found.iter().find(|(known, ..)| *known == shape);
            if let (Some((_, at_price, at_best_rate, _)), Some(speed)) = (known, speeds.of(shape, FRESH)) {
                cards.push(RankedCard {
                    id,
                    speed,
                    at_price: *at_price,
                    at_best_rate: *at_best_rate,
                    rank: 0,
                });
            }
        }
        let rates: Vec<f64> = cards.iter().map(|card| card.at_best_rate.price).collect();
        for card in &mut cards {
            card.rank = 1 + rates.iter().filter(|rate| **rate > card.at_best_rate.price).count();
        }
        Ok(Ranking { cards, states, bytes })
    }

    /// How many states the different shapes of a deck's cards have in all, if they can be solved.
    pub fn states_of(deck: &Deck) -> Result<u64, TooLarge> {
        let states = shapes_of(deck).iter().map(Shape::states).fold(0, u64::saturating_add);
        if states > MOST_STATES { Err(TooLarge { states, most: MOST_STATES }) } else { Ok(states) }
    }

    /// The mean over all cards of the least expected turns.
    pub fn mean_least_turns(&self) -> f64 {
        self.cards.iter().map(|card| card.speed.least).sum::<f64>() / self.cards.len().max(1) as f64
    }
}

/// The different shapes of a deck's cards.
fn shapes_of(deck: &Deck) -> BTreeSet<Shape> {
    CardId::all().map(|id| Shape::of(deck.card(id)).0).collect()
}
