//! Scripted situations: short texts instead of long set-ups in the games' own tests.

use table::{BySeat, ChoiceSet, Event, Game, PlayError, Seat, Turn};

/// A seat by its number.
pub fn seat(number: usize) -> Seat {
    Seat::numbered(number).unwrap_or_else(|| panic!("there is no seat {number}"))
}

/// The state after these events, written as in a record, from a state.
pub fn go_on<G: Game>(game: &G, mut state: G::State, events: &str) -> G::State {
    for text in events.split(" | ") {
        let event = match game.turn(&state) {
            Turn::Chance(_) => Event::Chance(text.parse().unwrap_or_else(|error| panic!("{error}"))),
            Turn::Decide(seats) => {
                let mut choices = BySeat::new(game.seats());
                for (seat, choice) in seats.iter().zip(text.split(", ")) {
                    choices[seat] = Some(choice.parse().unwrap_or_else(|error| panic!("{error}")));
                }
                Event::Decided(choices)
            }
            Turn::Over => panic!("the game is over before {text}"),
        };
        game.play(&mut state, &event).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    state
}

/// The state after these events from a position.
pub fn play<G: Game>(game: &G, position: &str, events: &str) -> G::State {
    let state = game.read_position(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    go_on(game, state, events)
}

/// What a seat may choose, in notation.
pub fn choices<G: Game>(game: &G, state: &G::State, number: usize) -> Vec<String> {
    game.choices(state, seat(number)).iter().map(|choice| choice.to_string()).collect()
}

/// The rule that forbids a choice; panics if it is legal.
pub fn forbidden<G: Game>(game: &G, state: &G::State, number: usize, choice: &str) -> &'static str {
    let parsed = choice.parse().unwrap_or_else(|error| panic!("{error}"));
    match game.check_choice(state, seat(number), parsed) {
        Err(PlayError::IllegalChoice { violation, .. }) => violation.rule,
        other => panic!("{choice}: {other:?}"),
    }
}

/// The rule that forbids a chance; `None` if it can come.
pub fn impossible<G: Game>(game: &G, state: &G::State, chance: &str) -> Option<&'static str> {
    let parsed = chance.parse().unwrap_or_else(|error| panic!("{error}"));
    game.check_chance(state, &parsed).err().map(|violation| violation.rule)
}
