//! The properties of a well-made game.

use std::collections::BTreeSet;

use table::record::{Header, split, write};
use table::{BySeat, ChanceKind, ChoiceSet, Event, Game, MAX_SEATS, PlayError, Seat, Seats, Table, Turn};

use crate::chi_square::check_sample;
use crate::choosing::{Chooser, random_choice};
use crate::random_game::{once_in, random_game, random_table, seeded};

/// How many choices are remembered to be tried where they may not be legal.
const MOST_KNOWN: usize = 80;

/// Runs the whole suite on these rules.
pub fn check_all<G: Game>(game: &G) {
    check_choices(game);
    check_chance(game);
    check_tables(game);
    check_hidden_choices(game);
    check_positions(game);
    check_views(game, &random_choice);
    check_starts(game);
}

fn games_of<G: Game>(game: &G, games: u64, mut each: impl FnMut(&G::State, Option<&Event<G>>)) {
    for seed in 0..games {
        random_game(game, &mut seeded(seed), &random_choice, &mut each);
    }
}

/// Choices are never empty for a seat that is asked and empty for all others; sorted, each once, in
/// notation that round-trips; the listed ones are accepted and all others known of are refused.
fn check_choices<G: Game>(game: &G) {
    let mut known: BTreeSet<G::Choice> = BTreeSet::new();
    let mut asked_so_far = 0;
    games_of(game, 25, |state, _| {
        let asked = if let Turn::Decide(seats) = game.turn(state) { seats } else { Seats::default() };
        for seat in Seat::all(MAX_SEATS) {
            let choices = game.choices(state, seat);
            assert_eq!(choices.is_empty(), !asked.contains(seat), "{seat:?} in {state:?}");
            let listed: Vec<G::Choice> = choices.iter().collect();
            assert!(listed.is_sorted_by(|a, b| a < b), "{listed:?} is not sorted");
            for choice in &listed {
                let text = choice.to_string();
                assert_eq!(text.parse::<G::Choice>().as_ref(), Ok(choice), "`{text}` does not round-trip");
                assert!(game.check_choice(state, seat, *choice).is_ok());
            }
            asked_so_far += u32::from(asked.contains(seat));
            if asked.contains(seat) && asked_so_far % 7 == 1 {
                for choice in known.iter().filter(|choice| !listed.contains(choice)) {
                    let refused = game.check_choice(state, seat, *choice);
                    let Err(PlayError::IllegalChoice { violation, legal, .. }) = refused else {
                        panic!("`{choice}` is not listed but accepted in {state:?}");
                    };
                    assert!(!violation.why.to_string().is_empty() && !violation.rule.is_empty());
                    assert_eq!(legal.0.len(), listed.len());
                }
            }
            if known.len() < MOST_KNOWN {
                known.extend(listed);
            }
        }
    });
}

/// Outcomes are complete: `sample` agrees with their weights, each is accepted and round-trips, and what is
/// not among them is refused.
fn check_chance<G: Game>(game: &G) {
    let mut tested: Vec<(ChanceKind, usize)> = Vec::new();
    let mut known: Vec<G::Chance> = Vec::new();
    games_of(game, 30, |state, _| {
        let Turn::Chance(kind) = game.turn(state) else {
            return game.outcomes(state, |chance, _| panic!("{chance} is an outcome of a decision"));
        };
        let sampled = game.sample(state, &mut seeded(known.len() as u64));
        known.push(sampled);
        let awaited = game.awaited_chance(state).to_string();
        let example = awaited.split('`').nth(1).and_then(|example| example.parse::<G::Chance>().ok());
        let fits = example.is_some_and(|example| game.check_chance(state, &example).is_ok());
        assert!(fits, "the example of what is awaited cannot come: {awaited}");
        let times = tested.iter().filter(|(tested, _)| *tested == kind).count();
        let large = tested.iter().any(|(tested, outcomes)| *tested == kind && *outcomes > 10_000);
        if times >= 3 || large {
            return;
        }
        let mut listed: BTreeSet<String> = BTreeSet::new();
        game.outcomes(state, |chance, _| {
            assert_eq!(game.check_chance(state, &chance), Ok(()), "{chance}");
            let text = chance.to_string();
            assert_eq!(text.parse::<G::Chance>(), Ok(chance), "`{text}` does not round-trip");
            listed.insert(text);
        });
        for chance in known.iter().filter(|chance| !listed.contains(&chance.to_string())) {
            assert!(
                game.check_chance(state, chance).is_err(),
                "{chance} is no outcome but accepted in {state:?}"
            );
        }
        tested.push((kind, listed.len()));
        check_sample(game, state, times as u64);
    });
}

/// A record replays to the same table, event by event, and is written the same again; undoing everything
/// leads back to the start; a cut record is legal as far as it goes.
fn check_tables<G: Game>(game: &G) {
    for seed in 0..40 {
        let mut rng = seeded(seed);
        let mut table = random_table(game, &mut rng, seed % 2 == 0);
        let names = (1..=game.seats()).map(|number| format!("Player {number}")).collect();
        let text = write(&table, &Header { names, ..Header::default() });
        let written = split(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert_eq!(written.len(), 1);
        let replayed =
            written[0].moves.replay(game.clone()).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert_eq!(replayed.state(), table.state());
        assert_eq!(replayed.log(), table.log());
        assert_eq!(write(&replayed, &written[0].header), text);
        assert_eq!(written[0].header.result.is_some(), table.turn() == Turn::Over);
        assert_eq!(json(&replayed), json(&table));
        if table.turn() == Turn::Over {
            let state = table.state().clone();
            let refused = table.play(table.log()[0]);
            assert_eq!(refused, Err(PlayError::Over(G::END_RULE)));
            assert_eq!(*table.state(), state);
        }
        let events = table.log().to_vec();
        for event in events.iter().rev() {
            let undone = table.undo();
            assert_eq!(undone.as_ref(), Some(event));
            if once_in(&mut rng, 8) {
                let mut again = table.clone();
                assert_eq!(again.play(*event), Ok(()));
            }
        }
        assert_eq!(*table.state(), game.start());
        assert_eq!(table.undo(), None);
    }
}

fn json<G: Game>(table: &Table<G>) -> serde_json::Value {
    serde_json::to_value(table.game().view(table.state())).unwrap_or_else(|error| panic!("{error}"))
}

/// A committed choice changes nothing that can be seen until the last seat has committed; it can be taken
/// back and changed until then; a seat that is not asked is refused; what was decided together is one event.
fn check_hidden_choices<G: Game>(game: &G) {
    for seed in 0..8 {
        let mut rng = seeded(seed);
        let mut table = Table::new(game.clone());
        loop {
            let seats = match table.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let chance = game.sample(table.state(), &mut rng);
                    assert_eq!(
                        table.play(Event::Decided(BySeat::new(game.seats()))),
                        Err(PlayError::ChanceAwaited)
                    );
                    table.play(Event::Chance(chance)).unwrap_or_else(|error| panic!("{error}"));
                    continue;
                }
                Turn::Decide(seats) => seats,
            };
            // Choices for another number of seats are no choices for this table.
            let foreign_seats = game.seats() % MAX_SEATS + 1;
            let mut foreign = BySeat::new(foreign_seats);
            for seat in seats.iter().filter(|seat| seat.index() < foreign_seats) {
                foreign[seat] = Some(random_choice(game, table.state(), seat, &mut rng));
            }
            assert_eq!(table.play(Event::Decided(foreign)), Err(PlayError::WrongSeats(seats)));
            let (before, seen, events) = (table.state().clone(), json(&table), table.log().len());
            let mut order: Vec<Seat> = seats.iter().collect();
            if once_in(&mut rng, 2) {
                order.reverse();
            }
            for outsider in Seat::all(MAX_SEATS).filter(|seat| !seats.contains(*seat)) {
                let choice = random_choice(game, table.state(), order[0], &mut rng);
                assert_eq!(table.commit(outsider, choice), Err(PlayError::WrongSeats(seats)));
            }
            for (place, seat) in order.iter().enumerate() {
                assert_eq!(*table.state(), before);
                assert_eq!(json(&table), seen, "a choice shows before all have chosen");
                assert_eq!(table.committed().len(), place);
                let choice = random_choice(game, table.state(), *seat, &mut rng);
                if place + 1 < order.len() {
                    assert_eq!(table.commit(*seat, choice), Ok(false));
                    assert!(table.take_back(*seat) && !table.take_back(*seat));
                    assert_eq!(table.commit(*seat, choice), Ok(false));
                } else {
                    assert_eq!(table.commit(*seat, choice), Ok(true));
                }
            }
            assert_eq!(table.log().len(), events + 1);
            assert!(table.committed().is_empty());
        }
        let refused = table.commit(Seat::FIRST, first_choice(game));
        assert_eq!(refused, Err(PlayError::Over(G::END_RULE)));
    }
}

/// Some choice of the game.
fn first_choice<G: Game>(game: &G) -> G::Choice {
    let mut some = None;
    random_game(game, &mut seeded(1), &random_choice, |_, event| {
        if let Some(Event::Decided(choices)) = event {
            some = some.or(choices.as_slice().iter().flatten().next().copied());
        }
    });
    some.unwrap_or_else(|| panic!("nobody chooses anything"))
}

/// The position of every turn's start is read back as a state that is played on the same way.
fn check_positions<G: Game>(game: &G) {
    let mut read_back = 0;
    games_of(game, 30, |state, _| {
        let text = game.write_position(state);
        assert_eq!(text.is_some(), game.turn(state) == Turn::Chance(ChanceKind::Roll), "{state:?}");
        let Some(text) = text else { return };
        let read = game.read_position(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(game.write_position(&read).as_deref(), Some(text.as_str()));
        assert_eq!(game.scores(&read), game.scores(state), "{text}");
        assert_eq!(game.active(&read), game.active(state));
        read_back += 1;
        if read_back % 40 != 1 {
            return;
        }
        let mut weights = [0, 0];
        for (state, weight) in [state, &read].into_iter().zip(&mut weights) {
            game.outcomes(state, |_, outcome| *weight += outcome);
        }
        assert_eq!(weights[0], weights[1]);
    });
}

/// What a view shows is the whole state: every state is read back from its view, through JSON and with keys
/// that nobody knows yet. A state from a position is, too, though it knows less.
pub fn check_views<G: Game>(game: &G, choose: Chooser<'_, G>) {
    let read_back = |state: &G::State| {
        let mut json = serde_json::to_value(game.view(state)).unwrap_or_else(|error| panic!("{error}"));
        json["added_later"] = serde_json::json!([1, null]);
        let view: G::View = serde_json::from_value(json).unwrap_or_else(|error| panic!("{error}: {state:?}"));
        assert_eq!(view, game.view(state));
        let read = game.read_view(game.active(state), &view);
        assert_eq!(read.as_ref(), Ok(state), "{view:?}");
    };
    for seed in 0..30 {
        random_game(game, &mut seeded(seed), choose, |state, _| {
            read_back(state);
            let position = game.write_position(state).map(|text| game.read_position(&text));
            if let Some(Ok(position)) = position {
                read_back(&position);
            }
            let view = game.view(state);
            let other = if game.active(state).is_some() { None } else { Some(Seat::FIRST) };
            assert!(game.read_view(other, &view).is_err(), "somebody is active exactly when it is drawn");
            let outsider = Seat::all(MAX_SEATS).nth(game.seats());
            assert!(outsider.is_none_or(|seat| game.read_view(Some(seat), &view).is_err()));
        });
    }
}

/// Any text is read as a choice, a chance or a position, or refused; what is read as a choice is written so that it
/// is read the same again.
pub fn check_text<G: Game>(game: &G, text: &str) {
    if let Ok(choice) = text.parse::<G::Choice>() {
        assert_eq!(choice.to_string().parse::<G::Choice>(), Ok(choice), "{text}");
    }
    let _ = text.parse::<G::Chance>();
    let _ = game.read_position(text);
}

/// In a further game of a match the right seat begins, and no other can (Q20).
fn check_starts<G: Game>(game: &G) {
    if let Some(outsider) = Seat::all(MAX_SEATS).nth(game.seats()) {
        assert_eq!(game.begun_by(outsider), *game, "a seat that does not play cannot begin");
    }
    for first in Seat::all(game.seats()) {
        let game = game.begun_by(first);
        let table = random_table(&game, &mut seeded(first.number() as u64), true);
        assert_eq!(table.starter(), Some(first));
        let state = game.start();
        game.outcomes(&state, |chance, _| {
            let mut after = state.clone();
            game.chance_unchecked(&mut after, chance);
            assert_eq!(game.active(&after), Some(first));
        });
        if first == Seat::FIRST {
            check_sample(&game, &state, 7);
        }
        for other in Seat::all(game.seats()).filter(|other| *other != first) {
            let begun_by_other = random_table(&game.begun_by(other), &mut seeded(1), true);
            assert_eq!(
                Table::new(game.clone()).play(begun_by_other.log()[0]).map_err(|error| error.rule()),
                Err(Some("Q20"))
            );
        }
    }
}
