//! Entrants that are not built in: they see every state of every game, and a failure stops the run.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use bots::Player;
use qwixx::Qwixx;
use rand::Rng;
use study::{Arena, ArenaRun, Chooser, FailedGame, FailureFlag, Simulation};
use table::{Game, Seat, Series, Turn};

/// Plays like built-in players, and looks whether it is shown everything. One of its games it does not finish.
struct Careful<'a> {
    players: &'a [Player<Qwixx>],
    shown: Option<(u64, <Qwixx as Game>::State)>,
    seats: Vec<usize>,
    games: &'a AtomicU64,
    fails_after: u64,
}

impl Chooser<Qwixx> for Careful<'_> {
    type Error = &'static str;

    fn watch(
        &mut self,
        game: &Qwixx,
        state: &<Qwixx as Game>::State,
        ply: u64,
        entrant: impl Fn(Seat) -> usize,
    ) -> Result<(), &'static str> {
        let last = self.shown.replace((ply, *state)).filter(|_| ply > 0);
        assert_eq!(ply, last.map_or(0, |(ply, _)| ply + 1), "no state is left out");
        assert_eq!(ply == 0, game.turn(state) == game.turn(&game.start()));
        self.seats = Seat::all(game.seats()).map(entrant).collect();
        if game.turn(state) == Turn::Over {
            self.games.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    fn choose<R: Rng>(
        &mut self,
        entrant: usize,
        game: &Qwixx,
        state: &<Qwixx as Game>::State,
        seat: Seat,
        bot_rng: &mut R,
    ) -> Result<<Qwixx as Game>::Choice, &'static str> {
        assert_eq!(
            self.shown.map(|(_, shown)| shown),
            Some(*state),
            "the state asked about is the one shown"
        );
        assert_eq!(self.seats[seat.index()], entrant);
        if self.games.load(Ordering::Relaxed) >= self.fails_after {
            return Err("tired");
        }
        Ok(self.players[entrant].choose(game, state, seat, bot_rng))
    }
}

fn players() -> [Player<Qwixx>; 2] {
    [Player::Greedy, Player::Random]
}

#[test]
fn a_simulation_shows_everything_and_gives_the_same_result() {
    let (game, players) = (Qwixx::new(2).unwrap(), players());
    let (finished, games) = (AtomicU64::new(0), AtomicU64::new(0));
    let simulation = Simulation { matches: 50, series: Series::new(2, 2).unwrap(), seed: 4, threads: 2 };
    let Ok(expected) = simulation.run(&game, |_| players.as_slice(), &finished);
    let careful = |_: FailureFlag| Careful {
        players: &players,
        shown: None,
        seats: Vec::new(),
        games: &games,
        fails_after: 200,
    };
    assert_eq!(simulation.run(&game, careful, &finished), Ok(expected));
    assert_eq!(games.into_inner(), 100);
}

#[test]
fn an_arena_shows_everything_and_gives_the_same_result() {
    let (game, players) = (Qwixx::new(2).unwrap(), players());
    let (finished, games, stop) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let arena = Arena::new(2, 2, 1).unwrap();
    let session = ArenaRun { deals: 30, threads: 2, finished: &finished, stop: &stop };
    let (mut expected, mut standings) = (arena.begin(), arena.begin());
    let Ok(()) = arena.run(&game, |_| players.as_slice(), &mut expected, session);
    let careful = |fails_after: u64| Careful {
        players: &players,
        shown: None,
        seats: Vec::new(),
        games: &games,
        fails_after,
    };
    assert_eq!(arena.run(&game, |_| careful(60), &mut standings, session), Ok(()));
    assert_eq!(standings, expected);
    let mut untouched = arena.begin();
    let stopped = arena.run(&game, |_| careful(61), &mut untouched, session).unwrap_err();
    assert_eq!((stopped.error, untouched), ("tired", arena.begin()), "a failure leaves the standings alone");
}

#[test]
fn a_failure_names_the_game_and_stops_all_threads() {
    let (game, players) = (Qwixx::new(2).unwrap(), players());
    let (finished, games) = (AtomicU64::new(0), AtomicU64::new(0));
    let simulation =
        Simulation { matches: 1_000_000_000, series: Series::new(1, 2).unwrap(), seed: 4, threads: 1 };
    let careful = |_: FailureFlag| Careful {
        players: &players,
        shown: None,
        seats: Vec::new(),
        games: &games,
        fails_after: 41,
    };
    let stopped = simulation.run(&game, careful, &finished).unwrap_err();
    assert_eq!(stopped, FailedGame { game: 42, seed: 4, error: "tired" });
    assert_eq!(stopped.to_string(), "game 42 (seed 4): tired");
    let waiting = AtomicU64::new(0);
    let impatient = |failure_flag: FailureFlag| Impatient {
        failure_flag,
        first: waiting.fetch_add(1, Ordering::Relaxed) == 0,
    };
    let stopped = Simulation { threads: 3, ..simulation }.run(&game, impatient, &finished).unwrap_err();
    assert_eq!(stopped.error, "I was first", "those who stop because of it are not named");
}

/// The first fails at once, the others wait until somebody has failed.
struct Impatient {
    failure_flag: FailureFlag,
    first: bool,
}

impl Chooser<Qwixx> for Impatient {
    type Error = &'static str;

    fn watch(
        &mut self,
        _: &Qwixx,
        _: &<Qwixx as Game>::State,
        _: u64,
        _: impl Fn(Seat) -> usize,
    ) -> Result<(), &'static str> {
        if self.first {
            return Err("I was first");
        }
        while !self.failure_flag.is_raised() {
            thread::sleep(Duration::from_millis(1));
        }
        Err("somebody else has failed")
    }

    fn choose<R: Rng>(
        &mut self,
        _: usize,
        _: &Qwixx,
        _: &<Qwixx as Game>::State,
        _: Seat,
        _: &mut R,
    ) -> Result<<Qwixx as Game>::Choice, &'static str> {
        Err("nobody is asked")
    }
}
