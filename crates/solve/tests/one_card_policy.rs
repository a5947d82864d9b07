//! The player of Alles auf 1 Karte: legal everywhere, and exact where the game ends.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use conformance::random_game;
use one_card::{CARDS, Chance, Choice, Deck, OneCard, State};
use rand::SeedableRng;
use rand_xoshiro::Xoroshiro128PlusPlus;
use solve::one_card::{Policy, Unsolved, deck_states};
use solve::{Cancelled, SolveContext};
use table::{BySeat, ChoiceSet, Event, Game, Seat, Turn, winners};

/// The player for the built-in deck and this many seats, prepared once.
fn policy(seats: usize) -> &'static Policy {
    static PREPARED: [OnceLock<Policy>; 4] = [const { OnceLock::new() }; 4];
    PREPARED[seats - 1]
        .get_or_init(|| Policy::new(&OneCard::new(seats).unwrap(), SolveContext::without_cache()).unwrap())
}

/// Plays a game by the checked rules; `choose` says what a seat does.
fn play(
    game: &OneCard,
    rng: &mut Xoroshiro128PlusPlus,
    choose: impl Fn(&State, Seat) -> Choice,
) -> (State, BySeat<i32>) {
    let state = random_game(game, rng, &|_, state, seat, _| choose(state, seat), |_, _| {});
    (state, game.scores(&state))
}

#[test]
fn it_chooses_legally_in_every_game() {
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(1);
    for seats in 1..=4 {
        let policy = policy(seats);
        for advanced in [false, true] {
            let game = OneCard::new(seats).unwrap().with_advanced(advanced);
            for _ in 0..5 {
                let (state, _) = play(&game, &mut rng, |state, seat| policy.choose(&game, state, seat));
                assert!(Seat::all(seats).any(|seat| state.hand(seat).scored().len() == 4));
            }
        }
    }
}

#[test]
fn it_ends_the_advanced_game_alone_with_three_good_cards() {
    // Two cards are still to be scored, so the third is worth no more than its full rows.
    let game = OneCard::new(1).unwrap().with_advanced(true);
    let position = "#19=22 #5=17 | #6 r5 y3 g1 b4 p4, #28 r3 o4 y3 g3 b4, #3 o2 y3 g4 b4 p4 ; \
                    open 7 24 11";
    let mut state = after_roll(&game, position, "roogp");
    decide(&game, &mut state, Seat::FIRST, Choice::Stop);
    assert_ne!(policy(1).choose(&game, &state, Seat::FIRST), Choice::Pass);
}

#[test]
fn it_beats_a_player_who_uses_whatever_fits() {
    const GAMES: u32 = 200;
    let mut rng = Xoroshiro128PlusPlus::seed_from_u64(2);
    for advanced in [false, true] {
        let game = OneCard::new(2).unwrap().with_advanced(advanced);
        let policy = policy(2);
        let mut won = 0;
        for number in 0..GAMES {
            let me = Seat::all(2).nth(number as usize % 2).unwrap();
            let (_, scores) = play(&game, &mut rng, |state, seat| {
                let choices = game.choices(state, seat);
                if seat == me {
                    policy.choose(&game, state, seat)
                } else if choices.contains(Choice::Stop) {
                    Choice::Stop
                } else {
                    choices.nth(choices.len() - 1)
                }
            });
            won += u32::from(winners(&scores).iter().eq([me]));
        }
        assert!(won >= GAMES * 98 / 100, "{won} of {GAMES}");
    }
}

/// A position, then a roll that the active player stops at; who chooses a card next is asked.
fn after_roll(game: &OneCard, position: &str, roll: &str) -> State {
    let mut state = game.read_position(position).unwrap();
    game.play(&mut state, &Event::Chance(roll.parse::<Chance>().unwrap())).unwrap();
    state
}

fn decide(game: &OneCard, state: &mut State, seat: Seat, choice: Choice) {
    let mut choices = BySeat::new(game.seats());
    choices[seat] = Some(choice);
    game.play(state, &Event::Decided(choices)).unwrap();
}

#[test]
fn it_ends_a_won_game_and_not_a_lost_one() {
    let game = OneCard::new(2).unwrap();
    let policy = policy(2);
    let second = Seat::FIRST.next(2);
    // Card 6 needs one green box for its third row; all else on the table is new.
    let rest = "#6 r6 y3 g1 b0 p0, #11 r0 o0 g0 b0 p0 /";
    let position = |mine: &str, theirs: &str| {
        format!("{mine} | {rest} {theirs} | #23 r0 o0 y0 g0 p0, #24 r0 o0 y0 g0 p0 ; active 1")
    };
    let ahead = position("#1=20 #2=20 #3=20", "#7=9 #8=15");
    let mut state = after_roll(&game, &ahead, "royyg");
    assert_eq!(policy.choose(&game, &state, Seat::FIRST), Choice::Stop, "the win is there");
    decide(&game, &mut state, Seat::FIRST, Choice::Stop);
    assert_eq!(policy.choose(&game, &state, Seat::FIRST), Choice::Mark(1));
    decide(&game, &mut state, Seat::FIRST, Choice::Mark(1));
    // K10: the other still marks, for nothing but points.
    assert_eq!(policy.choose(&game, &state, second), Choice::Mark(2), "its yellow row becomes full");

    let behind = position("#1=11 #2=11 #3=13", "#7=25 #8=25");
    let mut state = after_roll(&game, &behind, "royyg");
    assert_ne!(policy.choose(&game, &state, Seat::FIRST), Choice::Stop);
    decide(&game, &mut state, Seat::FIRST, Choice::Stop);
    assert_ne!(policy.choose(&game, &state, Seat::FIRST), Choice::Mark(1), "48 points against 50");
}

#[test]
fn it_takes_the_most_points_in_the_last_turn() {
    let game = OneCard::new(2).unwrap();
    let policy = policy(2);
    let second = Seat::FIRST.next(2);
    // The first player scores their fourth card with a green die; the other can fill a row of two with two green
    // ones, or get on with a card that is nearly done.
    let position = "#1=20 #2=20 #3=20 | #6 r6 y3 g0 b0 p0, #11 r0 o0 g0 b0 p0 / \
                    #4=25 #5=25 | #23 r3 o4 y3 g1 p0, #26 r0 o0 y0 g0 b0 ; active 1";
    let mut state = after_roll(&game, position, "ggoyr");
    decide(&game, &mut state, Seat::FIRST, Choice::Stop);
    decide(&game, &mut state, Seat::FIRST, Choice::Mark(1));
    assert_eq!(game.scores(&state)[second], 50);
    let choice = policy.choose(&game, &state, second);
    decide(&game, &mut state, second, choice);
    assert_eq!(game.turn(&state), Turn::Over);
    assert_eq!(choice, Choice::Mark(1), "red, orange and yellow become full");
    assert_eq!(game.scores(&state)[second], 50 + 4 + 5 + 4 + 5);
}

#[test]
fn it_refuses_decks_that_it_could_not_solve_in_time() {
    let deck: Deck = "R40 O40* Y40 G40 B40*\n".repeat(CARDS).parse().unwrap();
    let game = OneCard::new(2).unwrap().with_cards(deck);
    assert!(Policy::new(&game, SolveContext::without_cache()).is_err());
}

/// Asked for the last time when it has said yes: whoever asks again has not given up.
struct CancelledAfter {
    looks: AtomicUsize,
    most: usize,
}

impl CancelledAfter {
    fn looks(most: usize) -> CancelledAfter {
        CancelledAfter { looks: AtomicUsize::new(0), most }
    }

    fn ask(&self) -> bool {
        let looks = self.looks.fetch_add(1, Ordering::Relaxed);
        assert!(looks <= self.most, "it was cancelled and goes on");
        looks == self.most
    }
}

#[test]
fn preparing_a_deck_can_be_cancelled_at_any_time() {
    let game = OneCard::new(2).unwrap();
    for most in [0, 1, 40, 300] {
        let cancelled = CancelledAfter::looks(most);
        let context = SolveContext { cancelled: &|| cancelled.ask(), ..SolveContext::without_cache() };
        let prepared = Policy::with_estimator(&game, context, |lead| lead);
        assert_eq!(prepared.err(), Some(Unsolved::Cancelled(Cancelled)), "after {most}");
    }
}

#[test]
fn solving_cards_can_be_cancelled_and_taken_up_again() {
    let policy = Policy::new(&OneCard::new(2).unwrap(), SolveContext::without_cache()).unwrap();
    let (done, cancelled) = (AtomicU64::new(0), CancelledAfter::looks(200));
    let cancellable =
        SolveContext { done: &done, cancelled: &|| cancelled.ask(), ..SolveContext::without_cache() };
    assert_eq!(policy.solve_all(cancellable), Err(Cancelled));
    let before = done.load(Ordering::Relaxed);
    assert!((1..CARDS as u64).contains(&before), "{before}");
    let (bytes, done) = (policy.bytes(), AtomicU64::new(0));
    assert_eq!(
        policy.solve_all(SolveContext { threads: 2, done: &done, ..SolveContext::without_cache() }),
        Ok(())
    );
    assert_eq!(done.into_inner(), CARDS as u64);
    assert!(policy.bytes() > bytes);
}

#[test]
fn the_states_of_a_deck_are_those_of_its_different_shapes() {
    let deck: Deck =
        "R1 O1* Y1 G1 B2*\nR2* O1* Y1 G1 P1\nR1 O1 Y1* G1* B2\n".repeat(CARDS / 3).parse().unwrap();
    assert_eq!(deck_states(&OneCard::new(2).unwrap().with_cards(deck)), 2 * (16 * 3));
}
