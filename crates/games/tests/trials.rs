//! The rules without a table: events as texts lead where a table leads, from the setup and from positions.

#![allow(clippy::unwrap_used, clippy::panic)]

use games::{AnyGame, AnyTable, GAMES, Spec, TableError, TrialError, with_game};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use table::{Game, PlayError, PositionError, Turn, below};

fn rules(name: &str, seats: usize, on: bool) -> AnyGame {
    let info = games::GameInfo::named(name).unwrap();
    let options = info.options.iter().map(|option| ((*option).to_owned(), on)).collect();
    AnyGame::new(&Spec { options, ..Spec::named(name) }, seats).unwrap()
}

/// Plays a table at random until it is over, showing it before each event.
fn play(table: &mut dyn AnyTable, rng: &mut ChaCha20Rng, mut each: impl FnMut(&dyn AnyTable)) {
    loop {
        each(table);
        match table.turn() {
            Turn::Over => return,
            Turn::Chance(_) => table.sample(rng).unwrap(),
            Turn::Decide(seats) => {
                for seat in seats.iter() {
                    let choices = table.choices(seat);
                    let choice = &choices[below(rng, choices.len() as u32) as usize];
                    table.commit(seat, choice).unwrap();
                }
            }
        }
    }
}

fn events(table: &dyn AnyTable, from: usize) -> Vec<String> {
    (from..table.ply()).filter_map(|number| table.event(number)).collect()
}

/// The same line, but for how many events it counts.
fn without_ply(line: &str) -> serde_json::Value {
    let mut line: serde_json::Value = serde_json::from_str(line).unwrap();
    line.as_object_mut().unwrap().remove("ply");
    line
}

#[test]
fn events_lead_where_a_table_leads() {
    for info in GAMES {
        for (seats, on) in (1..=info.max_seats).flat_map(|seats| [(seats, false), (seats, true)]) {
            let game = rules(info.name, seats, on);
            let mut rng = ChaCha20Rng::seed_from_u64(seats as u64);
            let mut table = game.table();
            let mut seen = 0;
            play(table.as_mut(), &mut rng, |table| {
                seen += 1;
                if seen % 7 != 0 && table.turn() != Turn::Over {
                    return;
                }
                let trial = game.try_out(None, &events(table, 0), None).unwrap();
                assert_eq!(trial.line.get(), table.game_view().get());
                assert_eq!(trial.events, events(table, 0));
            });
        }
    }
}

#[test]
fn positions_are_places_to_begin() {
    fn starts<G: Game>(game: &G, table: &dyn AnyTable) -> Option<String> {
        let typed = table.as_any().downcast_ref::<table::Table<G>>().unwrap();
        game.write_position(typed.state())
    }
    for info in GAMES {
        let game = rules(info.name, 2, false);
        let mut table = game.table();
        let mut rng = ChaCha20Rng::seed_from_u64(3);
        let mut begun = Vec::new();
        play(table.as_mut(), &mut rng, |table| {
            let position = with_game!(&game, rules => starts(rules, table));
            begun.extend(position.map(|position| (position, table.ply())));
        });
        assert!(begun.len() > 5, "{}", info.name);
        for (position, ply) in begun {
            let rest = events(table.as_ref(), ply);
            let (first, turn) = (&rest[..1], &rest[..rest.len().min(2)]);
            let trial = game.try_out(Some(&position), turn, None).unwrap();
            assert_eq!(trial.events, turn);
            let rolled = game.try_out(Some(&position), first, None).unwrap();
            assert!(rolled.line.get().starts_with("{\"ply\":1,"), "{}", rolled.line);
        }
        // The whole rest of a game leads to its end, but for which boxes of cards scored before are crossed.
        let start = with_game!(&game, rules => rules.write_position(&rules.start()));
        assert_eq!(start, None, "a position is no setup");
    }
    let qwixx = rules("qwixx", 2, false);
    let played = ["first 2", "w4 w1 r3 y5 g2 b6", "r5, -", "b10"].map(str::to_owned);
    let from_setup = qwixx.try_out(None, &played, None).unwrap();
    let from_position =
        qwixx.try_out(Some("r5 y- g- b- x0 / r- y- g- b10 x0 ; active 1"), &[], None).unwrap();
    assert_eq!(without_ply(from_setup.line.get()), without_ply(from_position.line.get()));
}

#[test]
fn chance_that_is_awaited_is_rolled_once() {
    for info in GAMES {
        let game = rules(info.name, 2, true);
        let mut rng = ChaCha20Rng::seed_from_u64(8);
        let rng: &mut dyn Rng = &mut rng;
        let first = game.try_out(None, &[], Some(&mut *rng)).unwrap();
        assert_eq!(first.events.len(), 1);
        let again = game.try_out(None, &first.events, None).unwrap();
        assert_eq!((again.line.get(), &again.events), (first.line.get(), &first.events));
    }
    // Where choices are awaited nothing is rolled.
    let played = ["first 1", "w4 w1 r3 y5 g2 b6"].map(str::to_owned);
    let mut rng = ChaCha20Rng::seed_from_u64(8);
    let trial = rules("qwixx", 1, false).try_out(None, &played, Some(&mut rng)).unwrap();
    assert_eq!(trial.events, played);
}

#[test]
fn what_is_wrong_is_named() {
    let game = rules("qwixx", 2, false);
    let refused = |events: &[&str]| {
        let events: Vec<String> = events.iter().map(|event| (*event).to_owned()).collect();
        match game.try_out(None, &events, None) {
            Err(TrialError::Event { event, error }) => (event, error),
            other => panic!("{other:?}"),
        }
    };
    let roll = "w4 w1 r3 y5 g2 b6";
    let (event, error) = refused(&["first 1", "nonsense"]);
    assert!(matches!((event, error), (1, TableError::Notation(_))));
    let (event, error) = refused(&["first 3"]);
    assert!(matches!((event, error), (0, TableError::Play(PlayError::IllegalChance(_)))));
    let (event, error) = refused(&["first 1", "-, -"]);
    assert!(matches!((event, error), (1, TableError::Notation(_))));
    let (event, error) = refused(&["first 1", "-"]);
    assert_eq!((event, error), (1, TableError::Play(PlayError::ChanceAwaited)));
    let (event, error) = refused(&["first 1", roll, roll]);
    assert!(matches!((event, error), (2, TableError::Play(PlayError::ChoiceAwaited(_)))));
    let (event, error) = refused(&["first 1", roll, "r5"]);
    assert!(matches!((event, error), (2, TableError::Play(PlayError::WrongSeats(_)))));
    let (event, error) = refused(&["first 1", roll, "r5, r6"]);
    let TableError::Play(error) = error else { panic!("{error}") };
    assert_eq!((event, error.rule()), (2, Some("Q6")));
    // Positions are read before events.
    for (position, rule) in
        [("nonsense", None), ("r12! y- g- b- x0 / r- y- g- b- x0 ; active 1", Some("Q12"))]
    {
        let Err(TrialError::Position(error)) = game.try_out(Some(position), &[], None) else { panic!() };
        let broken =
            if let PositionError::Impossible(violation) = &error { Some(violation.rule) } else { None };
        assert_eq!(broken, rule);
    }
}
