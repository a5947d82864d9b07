//! Who decides in a game: built-in players, or whatever else can be asked for a choice.

use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bots::{Playable, Player};
use rand::Rng;
use table::{Game, Seat};
use thiserror::Error;

/// The entrants of a simulation or an arena, ready on one thread. They are numbered from 0 in the order named.
pub trait Chooser<G: Game> {
    /// Why an entrant cannot go on.
    type Error: Send;

    /// Is shown every state of a game after so many events, from the empty table (0) to the end. `entrant`
    /// says who has a seat.
    fn watch(
        &mut self,
        game: &G,
        state: &G::State,
        ply: u64,
        entrant: impl Fn(Seat) -> usize,
    ) -> Result<(), Self::Error>;

    /// What an entrant chooses for a seat that is asked; it must be legal. The state is the one shown last.
    fn choose<R: Rng>(
        &mut self,
        entrant: usize,
        game: &G,
        state: &G::State,
        seat: Seat,
        bot_rng: &mut R,
    ) -> Result<G::Choice, Self::Error>;
}

/// Built-in players need not be shown anything, and never fail.
impl<G: Playable> Chooser<G> for &[Player<G>] {
    type Error = Infallible;

    #[inline]
    fn watch(&mut self, _: &G, _: &G::State, _: u64, _: impl Fn(Seat) -> usize) -> Result<(), Infallible> {
        Ok(())
    }

    #[inline]
    fn choose<R: Rng>(
        &mut self,
        entrant: usize,
        game: &G,
        state: &G::State,
        seat: Seat,
        bot_rng: &mut R,
    ) -> Result<G::Choice, Infallible> {
        Ok(self[entrant].choose(game, state, seat, bot_rng))
    }
}

/// A game that could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("game {game} (seed {seed}): {error}")]
pub struct FailedGame<E> {
    /// The number of the game, from 1.
    pub game: u64,
    /// The seed of the whole run.
    pub seed: u64,
    /// What went wrong.
    pub error: E,
}

/// Tells the threads of a run that one of them has failed, so that nobody waits for anything any more.
#[derive(Clone, Debug, Default)]
pub struct FailureFlag(Arc<AtomicBool>);

impl FailureFlag {
    /// Whether something has failed.
    #[inline]
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The first failure of a run, and the flag that it raises.
pub(crate) struct FirstFailure<E> {
    first: Mutex<Option<FailedGame<E>>>,
    pub(crate) failure_flag: FailureFlag,
}

impl<E> FirstFailure<E> {
    pub(crate) fn new() -> FirstFailure<E> {
        FirstFailure { first: Mutex::new(None), failure_flag: FailureFlag::default() }
    }

    /// Enters a failure, unless there was one before: what fails afterwards may fail because of it.
    pub(crate) fn enter(&self, stopped: FailedGame<E>) {
        self.first.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(stopped);
        self.failure_flag.0.store(true, Ordering::Relaxed);
    }

    /// What was made of everything, unless something failed.
    pub(crate) fn or<T>(self, made: T) -> Result<T, FailedGame<E>> {
        match self.first.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(stopped) => Err(stopped),
            None => Ok(made),
        }
    }
}
