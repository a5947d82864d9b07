//! The option `join_locks` (Q21): whoever could have locked a row that another locks is asked once more.

#![allow(clippy::unwrap_used, clippy::panic)]

use conformance::script::{choices, forbidden, go_on, play, seat};
use qwixx::{Choice, Phase, Qwixx, Row, State, View};
use table::{BySeat, Event, Game, Seats, Table, Turn, ViewError};

const TWELVE: &str = "w6 w6 r1 y2 g3 b4";

/// Three seats: seat 1 can lock red, seat 2 red and yellow, seat 3 yellow; seat 3 has four red crosses.
const START: &str = "r2,3,4,5,6 y- g- b- x0 / r2,3,4,5,7 y2,3,4,5,6 g- b- x0 / r2,3,4,5 y2,3,4,5,6 g- b- x0";

fn rules(seats: usize) -> Qwixx {
    Qwixx::new(seats).unwrap().with_join_locks(true)
}

fn position(active: usize) -> String {
    format!("{START} ; active {active}")
}

/// The game with seat `active` to move after a twelve and these choices of action 1.
fn revealed(active: usize, choices: &str) -> (Qwixx, State) {
    let game = rules(3);
    let state = play(&game, &position(active), &format!("{TWELVE} | {choices}"));
    (game, state)
}

fn asked(game: &Qwixx, state: &State) -> Vec<usize> {
    match game.turn(state) {
        Turn::Decide(seats) => seats.iter().map(|seat| seat.number()).collect(),
        _ => Vec::new(),
    }
}

fn locked(state: &State) -> Vec<Row> {
    state.closed().iter().collect()
}

#[test]
fn nobody_is_asked_without_the_option() {
    let game = Qwixx::new(3).unwrap();
    let state = play(&game, &position(3), &format!("{TWELVE} | r12, -, -"));
    assert_eq!((state.phase(), asked(&game, &state)), (Phase::Action2, vec![3]));
    assert_eq!((state.revealed(seat(1)), state.just_locked().is_empty()), (None, true));
    assert_eq!(game.options(), [("finish_turn", false), ("join_locks", false)]);
}

#[test]
fn nobody_is_asked_without_a_lock_or_without_anybody_who_could_join() {
    let (game, state) = revealed(3, "-, g12, -");
    assert_eq!((state.phase(), asked(&game, &state)), (Phase::Action2, vec![3]));
    // Everybody who could lock red has done so: seat 3 has four crosses there (Q12).
    let (game, state) = revealed(3, "r12, r12, b12");
    assert_eq!((state.phase(), asked(&game, &state)), (Phase::Action2, vec![3]));
    let alone = rules(1);
    let state = play(&alone, "r2,3,4,5,6 y2,3,4,5,6 g- b- x0", &format!("{TWELVE} | r12"));
    assert_eq!(state.phase(), Phase::Action2, "alone there is nobody to join");
    // A lock of action 2 is nobody else's (Q7).
    let game = rules(2);
    let position = "r2,3,4,5,6 y- g- b- x0 / r2,3,4,5,6 y- g- b- x0 ; active 1";
    let state = play(&game, position, "w6 w5 r6 y2 g3 b4 | -, - | r12");
    assert_eq!(state.phase(), Phase::Roll);
}

#[test]
fn whoever_could_lock_too_is_asked_and_joins() {
    let (game, state) = revealed(3, "r12, -, -");
    assert_eq!(asked(&game, &state), [2], "seat 3 has four red crosses only");
    assert_eq!(choices(&game, &state, 2), ["-", "r12"]);
    assert!(choices(&game, &state, 1).is_empty() && choices(&game, &state, 3).is_empty());
    assert_eq!(game.rule_now(&state), "Q21");
    assert_eq!(game.dice_of(&state, seat(2), "r12".parse().unwrap()), ["w6", "w6"]);
    let joined = go_on(&game, state, "r12");
    assert!(joined.sheet(seat(1)).has_lock(Row::Red) && joined.sheet(seat(2)).has_lock(Row::Red));
    assert_eq!(game.scores(&joined).as_slice(), [28, 28 + 15, 10 + 15]);
    assert_eq!((joined.phase(), asked(&game, &joined)), (Phase::Action2, vec![3]));
    assert_eq!(joined.dice().unwrap().coloured(Row::Red), None, "Q14: the red die is gone in action 2");
}

#[test]
fn whoever_keeps_their_choice_has_what_was_revealed() {
    let without = Qwixx::new(3).unwrap();
    for first in ["r12, -, -", "r12, g12, -", "r12, y12, -", "-, r12, y12"] {
        let (game, state) = revealed(3, first);
        assert_eq!(state.phase(), Phase::JoinLocks, "{first}");
        let keep = vec!["-"; asked(&game, &state).len()].join(", ");
        let kept = go_on(&game, state, &keep);
        assert_eq!(kept, play(&without, &position(3), &format!("{TWELVE} | {first}")), "{first}");
    }
}

/// While some are asked, scores and state count the choices as revealed; only the dice wait.
#[test]
fn the_choices_count_as_revealed_while_others_are_asked() {
    let (game, state) = revealed(2, "r12, g12, -");
    assert_eq!(game.scores(&state).as_slice(), [28, 15 + 15 + 1, 10 + 15]);
    assert_eq!((locked(&state), state.just_locked()), (vec![Row::Red], state.closed()));
    assert_eq!(state.dice().unwrap().to_string(), TWELVE);
    assert!(state.crossed_in_action_1());
    assert_eq!(state.revealed(seat(2)), Some("g12".parse().unwrap()));
    let View { phase, white_sum, just_locked, revealed, closed, misthrow_due, .. } = game.view(&state);
    assert_eq!((phase.as_ref(), white_sum, misthrow_due), ("join locks", Some(12), None));
    assert_eq!((just_locked, closed), (vec!["red".into()], vec!["red".into()]));
    assert_eq!(revealed, ["r12", "g12", "-"]);
}

#[test]
fn two_rows_locked_by_two_players_and_a_third_joins_either() {
    let game = rules(3);
    let position =
        "r2,3,4,5,6 y- g- b- x0 / r2,3,4,5,7 y2,3,4,5,6 g- b- x0 / r2,3,4,5 y2,3,4,5,6 g- b- x0 ; active 1";
    let state = play(&game, position, &format!("{TWELVE} | r12, -, y12"));
    assert_eq!(
        (asked(&game, &state), choices(&game, &state, 2)),
        (vec![2], ["-", "r12", "y12"].map(str::to_owned).to_vec())
    );
    for (answer, points) in [("-", 15 + 15), ("r12", 28 + 15), ("y12", 15 + 28)] {
        let ended = go_on(&game, state, answer);
        assert_eq!((game.turn(&ended), game.scores(&ended)[seat(2)]), (Turn::Over, points), "{answer}");
        assert_eq!(locked(&ended), [Row::Red, Row::Yellow]);
    }
}

#[test]
fn an_active_player_who_joins_has_no_misthrow() {
    let (game, state) = revealed(2, "r12, -, -");
    let joined = go_on(&game, state, "r12 | -");
    assert_eq!((joined.phase(), joined.sheet(seat(2)).misthrows()), (Phase::Roll, 0));
    let kept = go_on(&game, state, "- | -");
    assert_eq!((kept.phase(), kept.sheet(seat(2)).misthrows()), (Phase::Roll, 1));
    // Whoever gave up a cross for the lock has crossed something, too.
    let (game, state) = revealed(2, "r12, g12, -");
    let joined = go_on(&game, state, "r12 | -");
    assert_eq!(joined.sheet(seat(2)).misthrows(), 0);
}

#[test]
fn a_second_lock_ends_the_game_after_the_extra_step() {
    let position = "r2,3,4,5,6 y- g12,11,10,9,8,2! b- x0 / r2,3,4,5,7 y2,3,4,5,6 g- b- x0 ; active 2";
    let game = rules(2);
    let roll = "w6 w6 r1 y2 b4";
    let state = play(&game, position, &format!("{roll} | r12, -"));
    assert_eq!(state.phase(), Phase::JoinLocks, "the game is not over yet (Q16)");
    let ended = go_on(&game, state, "r12");
    assert_eq!(game.turn(&ended), Turn::Over);
    assert_eq!(game.scores(&ended).as_slice(), [28 + 28, 28 + 15]);
    let ended = go_on(&game, state, "-");
    assert_eq!((game.turn(&ended), ended.sheet(seat(2)).misthrows()), (Turn::Over, 0), "Q17");
    // With `finish_turn` action 2 and the misthrow follow, and the game ends then.
    let game = rules(2).with_finish_turn(true);
    let state = play(&game, position, &format!("{roll} | r12, - | -"));
    assert_eq!(choices(&game, &state, 2), ["-", "y8", "b10"]);
    let ended = go_on(&game, state, "-");
    assert_eq!((game.turn(&ended), ended.sheet(seat(2)).misthrows()), (Turn::Over, 1));
    let ended = play(&game, position, &format!("{roll} | r12, - | r12 | -"));
    assert_eq!((game.turn(&ended), ended.sheet(seat(2)).misthrows()), (Turn::Over, 0));
}

/// Four crosses are not enough, even where the row is being closed (Q12).
#[test]
fn four_crosses_are_not_enough_to_join() {
    let (game, state) = revealed(1, "r12, y12, -");
    assert_eq!(asked(&game, &state), [2, 3]);
    assert_eq!(choices(&game, &state, 3), ["-", "y12"]);
    assert_eq!(forbidden(&game, &state, 3, "r12"), "Q12");
    assert_eq!(forbidden(&game, &state, 3, "g12"), "Q21");
    assert_eq!(forbidden(&game, &state, 3, "y11"), "Q21");
    assert_eq!(forbidden(&game, &state, 2, "y12"), "Q21", "it is locked by seat 2 already");
}

#[test]
fn a_cross_given_up_is_taken_back_exactly() {
    for given_up in ["g12", "b12"] {
        let (game, state) = revealed(3, &format!("r12, {given_up}, -"));
        let joined = go_on(&game, state, "r12");
        assert_eq!(joined.sheet(seat(2)).to_string(), "r2,3,4,5,7,12! y2,3,4,5,6 g- b- x0");
        let instead = play(&Qwixx::new(3).unwrap(), &position(3), &format!("{TWELVE} | r12, r12, -"));
        assert_eq!(joined, instead, "as if red 12 had been chosen at once");
    }
}

/// The final choices count: who gives up the only lock of a row opens it again.
#[test]
fn a_lock_given_up_is_no_lock() {
    let (game, state) = revealed(2, "-, r12, y12");
    assert_eq!(asked(&game, &state), [1, 2]);
    assert_eq!(choices(&game, &state, 2), ["-", "y12"]);
    let opened = go_on(&game, state, "-, y12");
    assert_eq!((locked(&opened), opened.phase()), (vec![Row::Yellow], Phase::Action2));
    assert_eq!(opened.sheet(seat(2)).to_string(), "r2,3,4,5,7 y2,3,4,5,6,12! g- b- x0");
    assert_eq!(opened.dice().unwrap().to_string(), "w6 w6 r1 g3 b4", "the red die stays");
    // Seat 1 joins the lock that seat 2 gives up: red is locked by seat 1.
    let ended = go_on(&game, state, "r12, y12");
    assert_eq!((locked(&ended), game.turn(&ended)), (vec![Row::Red, Row::Yellow], Turn::Over));
    assert_eq!(game.scores(&ended).as_slice(), [28, 15 + 28, 10 + 28]);
}

/// The extra choices are one more event of the turn, hidden until all have chosen, and undone like any other.
#[test]
fn the_extra_step_is_an_event_of_its_own() {
    let game = rules(3);
    let start = game.read_position(&position(2)).unwrap();
    let twelve = Event::Chance(TWELVE.parse().unwrap());
    let mut decided = BySeat::new(3);
    for (number, choice) in [(1, "-"), (2, "r12"), (3, "y12")] {
        decided[seat(number)] = Some(choice.parse::<Choice>().unwrap());
    }
    let mut state = start;
    game.play(&mut state, &twelve).unwrap();
    game.play(&mut state, &Event::Decided(decided)).unwrap();
    let mut answers = BySeat::new(3);
    answers[seat(1)] = Some(Choice::Pass);
    assert!(game.play(&mut state.clone(), &Event::Decided(answers)).is_err(), "seat 2 is asked, too");
    answers[seat(2)] = Some("y12".parse().unwrap());
    answers[seat(3)] = Some(Choice::Pass);
    assert!(game.play(&mut state.clone(), &Event::Decided(answers)).is_err(), "seat 3 is not asked");
    answers[seat(3)] = None;
    assert_eq!(Event::<Qwixx>::Decided(answers).to_string(), "-, y12");
    game.play(&mut state, &Event::Decided(answers)).unwrap();
    assert_eq!(state.phase(), Phase::Action2);
}

/// A whole turn with the extra step: record, undo and redo.
#[test]
fn records_and_undo_hold_the_extra_step() {
    let game = rules(2);
    let mut moves = String::from("first 1\n");
    // Both cross red 2 to 6 in five turns, and then comes the twelve.
    for (sum, roll) in [(2, "w1 w1"), (3, "w2 w1"), (4, "w3 w1"), (5, "w4 w1"), (6, "w5 w1")] {
        moves += &format!("{roll} r1 y1 g1 b1 | r{sum}, r{sum} | -\n");
    }
    moves += &format!("{TWELVE} | -, r12 | r12 | g9\n");
    let text = format!("Rollwright: 1\nGame: qwixx\nSeats: 2\nOptions: join_locks=true\n\n{moves}");
    let written = table::record::split(&text).unwrap();
    let mut table = written[0].moves.replay(game.clone()).unwrap();
    assert_eq!(table.moves(), moves);
    assert_eq!(table.scores().as_slice(), [28, 28 + 1]);
    let end = *table.state();
    let undone: Vec<Event<Qwixx>> = std::iter::from_fn(|| Table::undo(&mut table)).take(2).collect();
    assert_eq!((table.state().phase(), table.turn()), (Phase::JoinLocks, Turn::Decide(Seats::only(seat(1)))));
    table.commit(seat(1), "-".parse().unwrap()).unwrap();
    assert_eq!(table.state().phase(), Phase::Action2);
    assert!(!table.state().sheet(seat(1)).has_lock(Row::Red));
    Table::undo(&mut table);
    undone.into_iter().rev().for_each(|event| table.play(event).unwrap());
    assert_eq!(*table.state(), end);
    // Without the option the same record has one event too many.
    assert!(written[0].moves.replay(Qwixx::new(2).unwrap()).is_err());
}

#[test]
fn views_of_the_extra_step_are_read_back_or_refused() {
    let (game, state) = revealed(2, "r12, g12, y12");
    let view = game.view(&state);
    assert_eq!(game.read_view(Some(seat(2)), &view).unwrap(), state);
    let refused = |change: &dyn Fn(&mut View)| {
        let mut changed = view.clone();
        change(&mut changed);
        match game.read_view(Some(seat(2)), &changed) {
            Err(ViewError::Impossible(violation)) => violation.rule.to_owned(),
            Err(_) => "unreadable".to_owned(),
            Ok(_) => "read".to_owned(),
        }
    };
    assert_eq!(refused(&|view| view.revealed.clear()), "unreadable");
    assert_eq!(refused(&|view| view.revealed[0] = "x".to_owned()), "unreadable");
    assert_eq!(refused(&|view| view.revealed[0] = "g12".to_owned()), "Q14", "red was closed before the roll");
    assert_eq!(refused(&|view| view.revealed[1] = "-".to_owned()), "Q21", "green 12 was crossed before");
    assert_eq!(refused(&|view| view.crossed = false), "Q21");
    assert_eq!(refused(&|view| view.phase = "action 1".into()), "Q14");
    let without = Qwixx::new(3).unwrap();
    assert!(without.read_view(Some(seat(2)), &view).is_err());
}
