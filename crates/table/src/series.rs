//! A match: one to five games in a row with the same players (Q20).

use crate::{BySeat, Game, Seat};

/// The longest match.
pub const MAX_GAMES: usize = 5;

/// The standing of a match. The first game's starter is drawn by lot; the start of each further game
/// passes clockwise, and the points are added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series {
    games: usize,
    /// The points of the finished games; only the first `finished` count.
    results: [BySeat<i32>; MAX_GAMES],
    finished: usize,
    first: Option<Seat>,
    seats: usize,
}

impl Series {
    /// A match of this many games, one to [`MAX_GAMES`].
    pub fn new(games: usize, seats: usize) -> Option<Series> {
        (1..=MAX_GAMES).contains(&games).then(|| {
            let results = [BySeat::new(seats); MAX_GAMES];
            Series { games, results, finished: 0, first: None, seats }
        })
    }

    /// How many games the match has.
    pub fn games(&self) -> usize {
        self.games
    }

    /// The number of the game being played, from 1; `None` when the match is over.
    pub fn current(&self) -> Option<usize> {
        (self.finished < self.games).then_some(self.finished + 1)
    }

    /// The rules of the game being played: the given ones, begun by the right seat.
    pub fn rules<G: Game>(&self, game: &G) -> G {
        match self.starter() {
            Some(first) => game.begun_by(first),
            None => game.clone(),
        }
    }

    /// Who begins the game being played; `None` if it is drawn by lot.
    pub fn starter(&self) -> Option<Seat> {
        self.first.map(|first| first.after(self.finished, self.seats))
    }

    /// Enters the result of the game being played, begun by `starter`.
    pub fn finish(&mut self, starter: Seat, scores: BySeat<i32>) {
        if self.current().is_some() {
            self.first.get_or_insert(starter);
            self.results[self.finished] = scores;
            self.finished += 1;
        }
    }

    /// The points of each finished game.
    pub fn results(&self) -> &[BySeat<i32>] {
        &self.results[..self.finished]
    }

    /// The points of all finished games added up.
    pub fn totals(&self) -> BySeat<i32> {
        BySeat::from_fn(self.seats, |seat| self.results().iter().map(|scores| scores[seat]).sum())
    }
}
