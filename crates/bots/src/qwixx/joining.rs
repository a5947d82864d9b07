//! Who joins a lock (Q21), at a glance: the row closes in any case, so there is little beside the points to think of.

use games::qwixx::{Choice, Qwixx, State};
use table::{BySeat, Game, Seat, Turn};

use crate::greedy::best;

/// Of the choices of a seat that is asked whether it joins a lock, that with the most points on its sheet.
pub(super) fn most_points(game: &Qwixx, state: &State, seat: Seat) -> Choice {
    best(game.choices(state, seat), |choice| {
        let answers = BySeat::from_fn(game.seats(), |other| (other == seat).then_some(choice));
        game.scores(&answered(game, state, &answers))[seat]
    })
}

/// What everybody who is asked is expected to answer.
pub(super) fn expected(game: &Qwixx, state: &State) -> BySeat<Option<Choice>> {
    let Turn::Decide(asked) = game.turn(state) else { return BySeat::new(game.seats()) };
    let answer = |seat| asked.contains(seat).then(|| most_points(game, state, seat));
    BySeat::from_fn(game.seats(), answer)
}

/// The table after these answers; whoever is missing keeps their choice.
pub(super) fn answered(game: &Qwixx, state: &State, answers: &BySeat<Option<Choice>>) -> State {
    let mut after = *state;
    game.decide_unchecked(&mut after, answers);
    after
}
