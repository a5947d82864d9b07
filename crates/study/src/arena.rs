//! Tournaments between bots: every deal of dice and cards is played in all seat orders (common random numbers), so
//! that luck cancels out, and the result depends on the seed alone, not on threads or interruptions.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use parallel::on_threads;
use table::Game;
use thiserror::Error;

use crate::chance_source::CommonRandomNumbers;
use crate::chooser::{Chooser, FailedGame, FailureFlag, FirstFailure};
use crate::simulate::play_with;
use crate::standings::Standings;

/// The most bots that can meet.
const MOST_BOTS: usize = 20;

/// Who meets whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arena {
    bots: usize,
    /// The bot in every seat, for all games of a deal.
    seatings: Vec<Vec<usize>>,
    seed: u64,
}

/// How far to go, and with what.
#[derive(Clone, Copy, Debug)]
pub struct ArenaRun<'a> {
    /// How many deals are to have been played in all.
    pub deals: u64,
    /// How many threads play.
    pub threads: usize,
    /// Counts the deals, for whoever watches.
    pub finished: &'a AtomicU64,
    /// Whether to stop after the deals under way.
    pub stop: &'a AtomicBool,
}

/// Why there can be no such arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ArenaError {
    /// Too few or too many bots.
    #[error("an arena needs 2 to {MOST_BOTS} bots, not {0}")]
    Bots(usize),
    /// More seats than bots, or fewer than two.
    #[error(
        "{bots} bots cannot play at a table for {seats}: a table has at least 2 seats and at most one for each bot"
    )]
    Seats {
        /// How many bots there are.
        bots: usize,
        /// How many seats were asked for.
        seats: usize,
    },
}

impl Arena {
    /// All bots meet all others at tables of some size.
    pub fn new(bots: usize, seats: usize, seed: u64) -> Result<Arena, ArenaError> {
        if !(2..=MOST_BOTS).contains(&bots) {
            return Err(ArenaError::Bots(bots));
        }
        if !(2..=bots).contains(&seats) {
            return Err(ArenaError::Seats { bots, seats });
        }
        Ok(Arena { bots, seatings: seatings(bots, seats), seed })
    }

    /// How many games one deal is played in.
    pub fn games_a_deal(&self) -> u64 {
        self.seatings.len() as u64
    }

    /// The bot in every seat, for all games of a deal.
    pub fn seatings(&self) -> &[Vec<usize>] {
        &self.seatings
    }

    /// Nothing played yet.
    pub fn begin(&self) -> Standings {
        Standings::new(self.bots)
    }

    /// Whether these standings can have come from this arena.
    pub fn fits(&self, standings: &Standings) -> bool {
        standings.fit(self.bots) && standings.games == standings.deals * self.games_a_deal()
    }

    /// Goes on until so many deals have been played in all, or until it is told to stop. Every thread asks for
    /// entrants of its own, which may look whether another thread has failed; a failure leaves the standings as
    /// they were.
    pub fn run<G: Game, C: Chooser<G>>(
        &self,
        game: &G,
        chooser: impl Fn(FailureFlag) -> C + Sync,
        standings: &mut Standings,
        session: ArenaRun<'_>,
    ) -> Result<(), FailedGame<C::Error>> {
        let ArenaRun { deals, threads, finished, stop } = session;
        let next = AtomicU64::new(standings.deals);
        let failure = FirstFailure::new();
        let work = || {
            let mut own = self.begin();
            let mut chooser = chooser(failure.failure_flag.clone());
            while !stop.load(Ordering::Relaxed) && !failure.failure_flag.is_raised() {
                let deal = next.fetch_add(1, Ordering::Relaxed);
                if deal >= deals {
                    break;
                }
                match self.play(game, &mut chooser, deal, &mut own) {
                    Ok(()) => finished.fetch_add(1, Ordering::Relaxed),
                    Err(stopped) => {
                        failure.enter(stopped);
                        break;
                    }
                };
            }
            own
        };
        let played = on_threads(threads, work);
        failure.or(played)?.iter().for_each(|own| standings.add(own));
        Ok(())
    }

    /// Plays one deal in all seat orders.
    fn play<G: Game, C: Chooser<G>>(
        &self,
        game: &G,
        chooser: &mut C,
        deal: u64,
        standings: &mut Standings,
    ) -> Result<(), FailedGame<C::Error>> {
        let mut shares = [0; MOST_BOTS];
        for (number, seating) in self.seatings.iter().enumerate() {
            let mut source = CommonRandomNumbers::new(self.seed, deal, number as u64);
            let played = play_with(game, chooser, |seat| seating[seat.index()], &mut source);
            let played = played.map_err(|error| {
                let game = deal * self.games_a_deal() + number as u64 + 1;
                FailedGame { game, seed: self.seed, error }
            })?;
            standings.add_game(deal, seating, &played, &mut shares);
        }
        standings.add_deal(&shares[..self.bots]);
        Ok(())
    }
}

/// Every choice of so many bots in every order.
fn seatings(bots: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..seats {
        let longer = |seating: &Vec<usize>| {
            let free = (0..bots).filter(|bot| !seating.contains(bot)).collect::<Vec<_>>();
            let seating = seating.clone();
            free.into_iter().map(move |bot| [seating.as_slice(), &[bot]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}
