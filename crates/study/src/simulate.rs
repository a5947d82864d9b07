//! Many games between bots. Every game has dice of its own, made from the seed and its number, so the
//! result does not depend on how the games are spread over threads.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Playable, Player};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;
use solve::on_threads;
use table::{BySeat, ChanceKind, Seat, Turn};

use crate::fate::{Fate, OneRng};
use crate::tally::Tally;

/// How many matches a thread takes at a time.
const BLOCK: u64 = 256;

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
    /// Lets bots play everything, one in each seat. `finished` counts the matches while it goes on, for
    /// whoever watches.
    pub fn run<G: Playable>(&self, game: &G, players: &[Player<G>], finished: &AtomicU64) -> Tally {
        let next = AtomicU64::new(0);
        let worker = || {
            let mut tally = Tally::default();
            loop {
                let start = next.fetch_add(BLOCK, Ordering::Relaxed);
                if start >= self.matches {
                    return tally;
                }
                let end = self.matches.min(start + BLOCK);
                for number in start..end {
                    self.play_match(game, players, number, &mut tally);
                }
                finished.fetch_add(end - start, Ordering::Relaxed);
            }
        };
        let mut total = Tally::default();
        on_threads(self.threads, worker).iter().for_each(|tally| total.add(tally));
        total
    }

    /// Plays the match with this number.
    fn play_match<G: Playable>(&self, game: &G, players: &[Player<G>], number: u64, tally: &mut Tally) {
        let mut rng = match_rng(self.seed, number);
        if self.games_per_match == 1 {
            let played = play_game(game, players, &mut rng);
            tally.add_game(&played);
            return tally.add_match(&played.scores);
        }
        let mut totals = BySeat::new(game.seats());
        let mut first: Option<Seat> = None;
        for played in 0..self.games_per_match {
            // Q20: the start of each further game passes clockwise.
            let game =
                first.map_or_else(|| game.clone(), |first| game.begun_by(first.after(played, game.seats())));
            let played = play_game(&game, players, &mut rng);
            tally.add_game(&played);
            first.get_or_insert(played.starter);
            totals = BySeat::from_fn(game.seats(), |seat| totals[seat] + played.scores[seat]);
        }
        tally.add_match(&totals);
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
pub fn play_game<G: Playable, R: Rng + Clone>(game: &G, players: &[Player<G>], rng: &mut R) -> Played {
    // A copy of our own can stay in registers.
    let mut fate = OneRng(rng.clone());
    let played = play_fated(game, |seat| &players[seat.index()], &mut fate);
    *rng = fate.0;
    played
}

/// Plays one game to its end, with dice and whims from somewhere.
#[inline]
pub(crate) fn play_fated<'a, G: Playable, F: Fate<G>>(
    game: &G,
    player: impl Fn(Seat) -> &'a Player<G>,
    fate: &mut F,
) -> Played {
    let mut state = game.start();
    let mut length = Length::default();
    let mut starter = Seat::FIRST;
    let mut choices = BySeat::new(game.seats());
    loop {
        match game.turn(&state) {
            Turn::Chance(kind) => {
                length.turns += u64::from(kind == ChanceKind::Roll);
                let chance = fate.chance(game, &state, kind);
                game.chance_unchecked(&mut state, chance);
                if kind == ChanceKind::Setup {
                    starter = game.active(&state).unwrap_or(Seat::FIRST);
                }
            }
            Turn::Decide(seats) => {
                for seat in seats.iter() {
                    choices[seat] = Some(player(seat).choose(game, &state, seat, fate.whims()));
                }
                game.decide_unchecked(&mut state, &choices);
            }
            Turn::Over => return Played { scores: game.scores(&state), starter, length },
        }
        length.events += 1;
    }
}
