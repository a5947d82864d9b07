//! Bots at a table: ready to play one game.

use std::sync::Arc;

use rand::Rng;
use table::{ChoiceSet, Game, Seat, below};

use crate::{Bot, Greedy, Solved, Unsolvable, Workshop};

/// A game that every bot can play.
pub trait Playable: Greedy + Solved {}

impl<G: Greedy + Solved> Playable for G {}

/// A bot that is ready to play a game.
#[derive(Debug)]
pub enum Player<G: Playable> {
    /// [`Bot::Random`].
    Random,
    /// [`Bot::Greedy`].
    Greedy,
    /// [`Bot::Solver`] with what it has prepared.
    Solver(Arc<G::Solution>),
}

impl<G: Playable> Player<G> {
    /// Makes bots ready for the seats of a game. What several of them need is prepared once.
    pub fn seat(bots: &[Bot], game: &G, workshop: Workshop<'_>) -> Result<Vec<Player<G>>, Unsolvable> {
        let mut solution = None;
        let mut player = |bot: &Bot| {
            Ok(match bot {
                Bot::Random => Player::Random,
                Bot::Greedy => Player::Greedy,
                Bot::Solver => {
                    let prepared = match solution.take() {
                        Some(prepared) => prepared,
                        None => Arc::new(game.solve(workshop)?),
                    };
                    solution = Some(Arc::clone(&prepared));
                    Player::Solver(prepared)
                }
            })
        };
        bots.iter().map(&mut player).collect()
    }

    /// How much work that may be.
    pub fn work(bots: &[Bot], game: &G) -> u64 {
        if bots.contains(&Bot::Solver) { game.work() } else { 0 }
    }

    /// What the bot chooses for a seat that is asked.
    #[inline]
    pub fn choose<R: Rng + ?Sized>(&self, game: &G, state: &G::State, seat: Seat, rng: &mut R) -> G::Choice {
        match self {
            Player::Random => random(game, state, seat, rng),
            Player::Greedy => game.greedy(state, seat),
            Player::Solver(solution) => game.solved(solution, state, seat),
        }
    }
}

// Derived, this would ask for a solution that can be cloned.
impl<G: Playable> Clone for Player<G> {
    fn clone(&self) -> Player<G> {
        match self {
            Player::Random => Player::Random,
            Player::Greedy => Player::Greedy,
            Player::Solver(solution) => Player::Solver(Arc::clone(solution)),
        }
    }
}

/// A uniform choice among the legal ones.
#[inline]
fn random<G: Game, R: Rng + ?Sized>(game: &G, state: &G::State, seat: Seat, rng: &mut R) -> G::Choice {
    let choices = game.choices(state, seat);
    choices.nth(below(rng, choices.len() as u32) as usize)
}
