//! Many games between bots. Every game has dice of its own, made from the seed and its number, so the
//! result does not depend on how the games are spread over threads.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Playable, Player};
use parallel::on_threads;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;
use table::{BySeat, ChanceKind, Game, Seat, Series, Turn, mix};

use crate::chance_source::{ChanceSource, SharedRng};
use crate::chooser::{Chooser, FailedGame, FailureFlag, FirstFailure};
use crate::totals::SimulationTotals;

/// How many matches a thread takes at a time, at most.
const BLOCK: u64 = 256;
/// How many times a thread takes matches, at least, so that none is left waiting for the others at the end.
const BLOCKS_A_THREAD: u64 = 16;

/// What is to be simulated.
#[derive(Clone, Copy, Debug)]
pub struct Simulation {
    /// How many matches are played.
    pub matches: u64,
    /// The match that is played: how many games it has.
    pub series: Series,
    /// Where all dice and random choices come from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// The length of a finished game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameLength {
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
        chooser: impl Fn(FailureFlag) -> C + Sync,
        finished: &AtomicU64,
    ) -> Result<SimulationTotals, FailedGame<C::Error>> {
        let next = AtomicU64::new(0);
        let failure = FirstFailure::new();
        let block = (self.matches / (self.threads as u64 * BLOCKS_A_THREAD)).clamp(1, BLOCK);
        let worker = || {
            let mut totals = SimulationTotals::default();
            let mut chooser = chooser(failure.failure_flag.clone());
            loop {
                let start = next.fetch_add(block, Ordering::Relaxed);
                if start >= self.matches {
                    return totals;
                }
                let end = self.matches.min(start + block);
                for number in start..end {
                    if failure.failure_flag.is_raised() {
                        return totals;
                    }
                    if let Err(stopped) = self.play_match(game, &mut chooser, number, &mut totals) {
                        failure.enter(stopped);
                        return totals;
                    }
                }
                finished.fetch_add(end - start, Ordering::Relaxed);
            }
        };
        let mut total = SimulationTotals::default();
        on_threads(self.threads, worker).iter().for_each(|totals| total.add(totals));
        failure.or(total)
    }

    /// Plays the match with this number.
    fn play_match<G: Game, C: Chooser<G>>(
        &self,
        game: &G,
        chooser: &mut C,
        number: u64,
        totals: &mut SimulationTotals,
    ) -> Result<(), FailedGame<C::Error>> {
        let mut rng = match_rng(self.seed, number);
        let mut series = self.series;
        while let Some(place) = series.current() {
            let played = match series.starter() {
                None => play_seated(game, chooser, &mut rng),
                Some(starter) => play_seated(&game.begun_by(starter), chooser, &mut rng),
            };
            let played = played.map_err(|error| {
                let game = number * self.series.games() as u64 + place as u64;
                FailedGame { game, seed: self.seed, error }
            })?;
            totals.add_game(&played);
            series.finish(played.starter, played.scores);
        }
        totals.add_match(&series.totals());
        Ok(())
    }
}

/// The generator of the match with this number: its dice and its random choices.
pub fn match_rng(seed: u64, number: u64) -> Xoroshiro128PlusPlus {
    Xoroshiro128PlusPlus::seed_from_u64(mix::numbered_seed(seed, number))
}

/// A finished game: the final points, who began, and how long it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// The final points.
    pub scores: BySeat<i32>,
    /// Who began.
    pub starter: Seat,
    /// How long it was.
    pub length: GameLength,
}

/// Plays one game to its end. Allocates nothing.
#[inline]
pub fn play_game<G: Playable, R: Rng + Clone>(
    game: &G,
    mut players: &[Player<G>],
    rng: &mut R,
) -> FinishedGame {
    let Ok(played) = play_seated(game, &mut players, rng);
    played
}

/// Plays one game to its end, with an entrant in each seat, in the order named.
#[inline]
fn play_seated<G: Game, C: Chooser<G>, R: Rng + Clone>(
    game: &G,
    chooser: &mut C,
    rng: &mut R,
) -> Result<FinishedGame, C::Error> {
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
) -> Result<FinishedGame, C::Error> {
    let mut state = game.start();
    let mut length = GameLength::default();
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
            Turn::Over => return Ok(FinishedGame { scores: game.scores(&state), starter, length }),
        }
        length.events += 1;
    }
}
