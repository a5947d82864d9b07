//! Ways to choose for a seat that is asked. The suite takes any of them, so that the rules need no bots to be tested.

use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use table::{BySeat, ChoiceSet, Game, Seat, Turn, below};

/// A way to choose for a seat that is asked.
pub type Chooser<'a, G, R = Xoshiro256PlusPlus> =
    &'a dyn Fn(&G, &<G as Game>::State, Seat, &mut R) -> <G as Game>::Choice;

/// Any legal choice.
pub fn random_choice<G: Game, R: Rng>(game: &G, state: &G::State, seat: Seat, rng: &mut R) -> G::Choice {
    let choices = game.choices(state, seat);
    assert!(!choices.is_empty(), "{seat:?} is asked and has no choice in {state:?}");
    choices.nth(below(rng, choices.len() as u32) as usize)
}

/// The choice with the most points at once, if the others choose the first of theirs; of equal ones any. It leads
/// to states that random play seldom sees, in any game.
pub fn most_points<G: Game, R: Rng>(game: &G, state: &G::State, seat: Seat, rng: &mut R) -> G::Choice {
    let Turn::Decide(asked) = game.turn(state) else { panic!("nobody is asked in {state:?}") };
    let first = |other| asked.contains(other).then(|| game.choices(state, other).nth(0));
    let mut choices = BySeat::from_fn(game.seats(), first);
    let (mut best, mut highest) = (Vec::new(), i32::MIN);
    for choice in game.choices(state, seat).iter() {
        choices[seat] = Some(choice);
        let mut after = state.clone();
        game.decide_unchecked(&mut after, &choices);
        let points = game.scores(&after)[seat];
        if points > highest {
            (best, highest) = (Vec::new(), points);
        }
        if points == highest {
            best.push(choice);
        }
    }
    best[below(rng, best.len() as u32) as usize]
}

/// As another way to choose, but once in so many times at random.
pub fn noisy<G: Game, R: Rng>(
    one_in: u32,
    choose: impl Fn(&G, &G::State, Seat, &mut R) -> G::Choice,
) -> impl Fn(&G, &G::State, Seat, &mut R) -> G::Choice {
    move |game, state, seat, rng| {
        if below(rng, one_in) == 0 {
            random_choice(game, state, seat, rng)
        } else {
            choose(game, state, seat, rng)
        }
    }
}
