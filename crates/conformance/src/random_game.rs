//! Games with random dice and any way to choose, the raw material of all tests: the one loop that plays them.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{BySeat, Event, Game, Table, Turn, below};

use crate::choosing::{Chooser, random_choice};

/// A generator for a test.
pub fn seeded(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// The next event of a random game; `None` when it is over.
fn next_event<G: Game, R: Rng>(
    game: &G,
    state: &G::State,
    rng: &mut R,
    choose: Chooser<'_, G, R>,
) -> Option<Event<G>> {
    match game.turn(state) {
        Turn::Over => None,
        Turn::Chance(_) => Some(Event::Chance(game.sample(state, rng))),
        Turn::Decide(seats) => {
            let mut choices = BySeat::new(game.seats());
            for seat in seats.iter() {
                choices[seat] = Some(choose(game, state, seat, rng));
            }
            Some(Event::Decided(choices))
        }
    }
}

/// Plays a game to its end, showing each state with the event that follows it, and the last state, which it returns.
pub fn random_game<G: Game, R: Rng>(
    game: &G,
    rng: &mut R,
    choose: Chooser<'_, G, R>,
    mut each: impl FnMut(&G::State, Option<&Event<G>>),
) -> G::State {
    let mut state = game.start();
    let mut events = 0;
    while let Some(event) = next_event(game, &state, rng, choose) {
        each(&state, Some(&event));
        game.play(&mut state, &event).unwrap_or_else(|error| panic!("{error}: {event} in {state:?}"));
        events += 1;
        assert!(events < 10_000, "the game does not end: {state:?}");
    }
    each(&state, None);
    state
}

/// A table with a random game: to its end, or as far as a random number of events.
pub fn random_table<G: Game>(game: &G, rng: &mut Xoshiro256PlusPlus, to_end: bool) -> Table<G> {
    let events = if to_end { u32::MAX } else { below(rng, 200) };
    let mut table = Table::new(game.clone());
    for _ in 0..events {
        match next_event(game, table.state(), rng, &random_choice) {
            Some(event) => table.play(event).unwrap_or_else(|error| panic!("{error}: {event}")),
            None => break,
        }
    }
    table
}

/// True once in so many times.
pub(crate) fn once_in(rng: &mut impl Rng, one_in: u32) -> bool {
    below(rng, one_in) == 0
}
