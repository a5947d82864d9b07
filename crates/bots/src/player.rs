//! Bots at a table: ready to play one game.

use std::sync::Arc;

use rand::Rng;
use table::{ChoiceSet, Game, Seat, below};

use crate::{Bot, Evaluated, Greedy, Noise, Reasons, SolveContext, Solved, Unsolvable, level};

/// A game that every bot can play, and that can say why.
pub trait Playable: Greedy + Solved + Evaluated + Reasons {}

impl<G: Greedy + Solved + Evaluated + Reasons> Playable for G {}

/// A bot that is ready to play a game.
#[derive(Debug)]
pub enum Player<G: Playable> {
    /// [`Bot::Random`].
    Random,
    /// [`Bot::Greedy`].
    Greedy,
    /// A level with its evaluator, and how far it misjudges.
    Level(Arc<G::Evaluator>, Option<Noise>),
    /// [`Bot::Solver`] with what it has prepared.
    Solver(Arc<G::Solution>),
}

impl<G: Playable> Player<G> {
    /// Makes bots ready for the seats of a game. What several of them need is prepared once.
    pub fn seat(bots: &[Bot], game: &G, context: SolveContext<'_>) -> Result<Vec<Player<G>>, Unsolvable> {
        let evaluator =
            once(bots.iter().any(|bot| Bot::LEVELS.contains(bot)), || game.evaluator(None, context))?;
        let solution = once(bots.contains(&Bot::Solver), || game.solve(context))?;
        let noise_levels = match game.seats() {
            1 => G::ALONE,
            // Among many, all chances are smaller, and so is what there is to overlook.
            seats => G::AMONG_OTHERS.scaled(2.0 / seats as f64),
        };
        let level = |noise| evaluator.clone().map(|evaluator| Player::Level(evaluator, noise));
        let player = |bot: &Bot| match bot {
            Bot::Random => Some(Player::Random),
            Bot::Greedy => Some(Player::Greedy),
            Bot::Easy => level(Some(noise_levels.easy)),
            Bot::Medium => level(Some(noise_levels.medium)),
            Bot::Hard => level(Some(noise_levels.hard)),
            Bot::Expert => level(None),
            Bot::Solver => solution.clone().map(Player::Solver),
        };
        Ok(bots.iter().filter_map(player).collect())
    }

    /// How much work that may be.
    pub fn work(bots: &[Bot], game: &G) -> u64 {
        let evaluator =
            if bots.iter().any(|bot| Bot::LEVELS.contains(bot)) { game.evaluator_work() } else { 0 };
        let solution = if bots.contains(&Bot::Solver) { game.work() } else { 0 };
        // Alone, both need the same table.
        evaluator.max(solution)
    }

    /// About how much memory its evaluator takes, which bots of one table share.
    pub fn evaluator_bytes(&self) -> usize {
        match self {
            Player::Level(evaluator, _) => G::evaluator_bytes(evaluator),
            Player::Random | Player::Greedy | Player::Solver(_) => 0,
        }
    }

    /// What the bot chooses for a seat that is asked.
    #[inline]
    pub fn choose<R: Rng + ?Sized>(&self, game: &G, state: &G::State, seat: Seat, rng: &mut R) -> G::Choice {
        match self {
            Player::Random => random(game, state, seat, rng),
            Player::Greedy => game.greedy(state, seat),
            Player::Level(evaluator, noise) => level::choose(game, evaluator, *noise, state, seat, rng)
                .unwrap_or_else(|| game.greedy(state, seat)),
            Player::Solver(solution) => game.solver_choice(solution, state, seat),
        }
    }
}

/// Prepares something for several, if anybody needs it.
fn once<T, E>(needed: bool, prepare: impl FnOnce() -> Result<T, E>) -> Result<Option<Arc<T>>, E> {
    if needed { prepare().map(Arc::new).map(Some) } else { Ok(None) }
}

// Derived, this would ask for a solution that can be cloned.
impl<G: Playable> Clone for Player<G> {
    fn clone(&self) -> Player<G> {
        match self {
            Player::Random => Player::Random,
            Player::Greedy => Player::Greedy,
            Player::Level(evaluator, noise) => Player::Level(Arc::clone(evaluator), *noise),
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
