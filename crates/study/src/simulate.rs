//! Many games between bots. Every game has dice of its own, made from the seed and its number, so the
//! result does not depend on how the games are spread over threads.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Playable, Player};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;
use solve::on_threads;
use table::{BySeat, ChanceKind, Game, Seat, Turn};

use crate::chance_source::{ChanceSource, SharedRng};
use crate::chooser::{Alarm, Chooser, Failure, Stopped};
use crate::tally::Tally;

/// How many matches a thread takes at a time, at most.
const BLOCK: u64 = 256;
/// How many times a thread takes matches, at least, so that none is left waiting for the others at the end.
const BLOCKS_A_THREAD: u64 = 16;

/// What is to be simulated.
#[derive(Clone, Copy, Debug)]
pub struct Simulation {
    /// How many matches are played.
    pub matches: u64,
    /// How many games a match has.
    pub games_per_match: usize,
    /// Where all dice and random choices come from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// The length of a finished game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Length {
    /// First rolls.
    pub turns: u64,
    /// Events.
    pub events: u64,
}

impl Simulation {
    /// Lets entrants play everything, one in each seat. Every thread asks for its own, which may look whether
    /// another thread has failed. `finished` counts the matches while it goes on, for whoever watches.
    pub fn run<G: Game, C: Chooser<G>>(
        &self,
        game: &G,
        chooser: impl Fn(Alarm) -> C + Sync,
        finished: &AtomicU64,
    ) -> Result<Tally, Stopped<C::Error>> {
        let next = AtomicU64::new(0);
        let failure = Failure::new();
        let block = (self.matches / (self.threads as u64 * BLOCKS_A_THREAD)).clamp(1, BLOCK);
        let worker = || {
            let mut tally = Tally::default();
            let mut chooser = chooser(failure.alarm.clone());
            loop {
                let start = next.fetch_add(block, Ordering::Relaxed);
                if start >= self.matches {
                    return tally;
                }
                let end = self.matches.min(start + block);
                for number in start..end {
                    if failure.alarm.is_raised() {
                        return tally;
                    }
                    if let Err(stopped) = self.play_match(game, &mut chooser, number, &mut tally) {
                        failure.enter(stopped);
                        return tally;
                    }
                }
                finished.fetch_add(end - start, Ordering::Relaxed);
            }
        };
        let mut total = Tally::default();
        on_threads(self.threads, worker).iter().for_each(|tally| total.add(tally));
        failure.or(total)
    }

    /// Plays the match with this number.
    fn play_match<G: Game, C: Chooser<G>>(
        &self,
        game: &G,
        chooser: &mut C,
        number: u64,
        tally: &mut Tally,
    ) -> Result<(), Stopped<C::Error>> {
        let mut rng = match_rng(self.seed, number);
        let stopped = |played: usize| {
            let game = number * self.games_per_match as u64 + played as u64 + 1;
            move |error| Stopped { game, seed: self.seed, error }
        };
        if self.games_per_match == 1 {
            let played = play_seated(game, chooser, &mut rng).map_err(stopped(0))?;
            tally.add_game(&played);
            tally.add_match(&played.scores);
            return Ok(());
        }
        let mut totals = BySeat::new(game.seats());
        let mut first: Option<Seat> = None;
        for number in 0..self.games_per_match {
            // Q20: the start of each further game passes clockwise.
            let game =
                first.map_or_else(|| game.clone(), |first| game.begun_by(first.after(number, game.seats())));
            let played = play_seated(&game, chooser, &mut rng).map_err(stopped(number))?;
            tally.add_game(&played);
            first.get_or_insert(played.starter);
            totals = BySeat::from_fn(game.seats(), |seat| totals[seat] + played.scores[seat]);
        }
        tally.add_match(&totals);
        Ok(())
    }
}

/// The generator of the match with this number: its dice and its random choices.
pub fn match_rng(seed: u64, number: u64) -> Xoroshiro128PlusPlus {
    Xoroshiro128PlusPlus::seed_from_u64(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number))
}

/// A finished game: the final points, who began, and how long it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The final points.
    pub scores: BySeat<i32>,
    /// Who began.
    pub starter: Seat,
    /// How long it was.
    pub length: Length,
}

/// Plays one game to its end. Allocates nothing.
#[inline]
pub fn play_game<G: Playable, R: Rng + Clone>(game: &G, mut players: &[Player<G>], rng: &mut R) -> Played {
    let Ok(played) = play_seated(game, &mut players, rng);
    played
}

/// Plays one game to its end, with an entrant in each seat, in the order named.
#[inline]
fn play_seated<G: Game, C: Chooser<G>, R: Rng + Clone>(
    game: &G,
    chooser: &mut C,
    rng: &mut R,
) -> Result<Played, C::Error> {
    // A copy of our own can stay in registers.
    let mut source = SharedRng(rng.clone());
    let played = play_with(game, chooser, Seat::index, &mut source);
    *rng = source.0;
    played
}

/// Plays one game to its end with the dice and the bots' generator of a source; `entrant` says who has a seat.
#[inline]
pub(crate) fn play_with<G: Game, C: Chooser<G>, F: ChanceSource<G>>(
    game: &G,
    chooser: &mut C,
    entrant: impl Fn(Seat) -> usize,
    source: &mut F,
) -> Result<Played, C::Error> {
    let mut state = game.start();
    let mut length = Length::default();
    let mut starter = Seat::FIRST;
    let mut choices = BySeat::new(game.seats());
    loop {
        chooser.watch(game, &state, length.events, &entrant)?;
        match game.turn(&state) {
            Turn::Chance(kind) => {
                length.turns += u64::from(kind == ChanceKind::Roll);
                let chance = source.chance(game, &state, kind);
                game.chance_unchecked(&mut state, chance);
                if kind == ChanceKind::Setup {
                    starter = game.active(&state).unwrap_or(Seat::FIRST);
                }
            }
            Turn::Decide(seats) => {
                for seat in seats.iter() {
                    choices[seat] =
                        Some(chooser.choose(entrant(seat), game, &state, seat, source.bot_rng())?);
                }
                game.decide_unchecked(&mut state, &choices);
            }
            Turn::Over => return Ok(Played { scores: game.scores(&state), starter, length }),
        }
        length.events += 1;
    }
}
