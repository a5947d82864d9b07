//! Golden playthroughs: one whole game of each kind as text, every state, every legal choice, every event.
//! A change of the rules shows as a change of these files.

use std::cell::RefCell;
use std::fmt::Write;
use std::path::Path;

use table::{ChoiceSet, Event, Game, Turn};

use crate::choosing::{Chooser, random_choice};
use crate::random_game::{random_game, seeded};

/// Plays a game from a seed with the choices of a golden file, and compares everything that can be seen with that
/// file. Where its choices have become illegal, random ones take their place: so `UPDATE_GOLDEN=1` always ends with
/// a whole game.
pub fn check_playthrough<G: Game>(game: &G, seed: u64, path: impl AsRef<Path>) {
    let path = path.as_ref();
    let golden = std::fs::read_to_string(path).unwrap_or_default();
    let chosen = golden.lines().filter_map(|line| line.strip_prefix("   chosen: "));
    let chosen = RefCell::new(chosen.flat_map(|line| line.split(", ")));
    let text = playthrough(game, seed, &|game, state, seat, rng| {
        let written = chosen.borrow_mut().next().and_then(|choice| choice.parse().ok());
        let legal = written.filter(|choice| game.choices(state, seat).contains(*choice));
        legal.unwrap_or_else(|| random_choice(game, state, seat, rng))
    });
    check_golden(path, &text);
}

/// Plays a game from a seed and writes down everything that can be seen.
fn playthrough<G: Game>(game: &G, seed: u64, choose: Chooser<'_, G>) -> String {
    let mut text =
        format!("game {} seats {} options {:?} seed {seed}\n", G::NAME, game.seats(), game.options());
    let mut ply = 0;
    random_game(game, &mut seeded(seed), choose, |state, event| {
        let view = serde_json::to_string(&game.view(state)).unwrap_or_default();
        let _ = writeln!(
            text,
            "\n{ply}: {}\n   scores {:?}\n   state {view}",
            turn_text(game, state),
            game.scores(state)
        );
        if let Some(position) = game.write_position(state) {
            let _ = writeln!(text, "   position {position}");
        }
        if let Turn::Decide(seats) = game.turn(state) {
            for seat in seats.iter() {
                let choices: Vec<String> =
                    game.choices(state, seat).iter().map(|choice| choice.to_string()).collect();
                let _ = writeln!(text, "   seat {seat} may: {}", choices.join(", "));
            }
        }
        if let Some(event) = event {
            let kind = if matches!(event, Event::Chance(_)) { "chance" } else { "chosen" };
            let _ = writeln!(text, "   {kind}: {event}");
        }
        ply += 1;
    });
    text
}

fn turn_text<G: Game>(game: &G, state: &G::State) -> String {
    let outcomes = || {
        let (mut count, mut weights) = (0u64, 0u64);
        game.outcomes(state, |_, weight| {
            count += 1;
            weights += weight;
        });
        format!("{count} outcomes of weight {weights}")
    };
    match game.turn(state) {
        Turn::Over => "over".to_owned(),
        Turn::Decide(seats) => format!("{seats:?} decide"),
        Turn::Chance(kind) => format!("{kind:?}: {}", outcomes()),
    }
}

/// Compares a text with a golden file; with `UPDATE_GOLDEN=1` in the environment it is written instead.
pub fn check_golden(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|update| update == "1") {
        std::fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let golden = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for (number, (expected, found)) in golden.lines().zip(text.lines()).enumerate() {
        assert_eq!(found, expected, "{}, line {}", path.display(), number + 1);
    }
    assert_eq!(golden.lines().count(), text.lines().count(), "{}", path.display());
}
