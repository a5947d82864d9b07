//! A player's profile as text.

use analysis::{HabitPrice, Profile};
use games::GameInfo;

use super::numbers::{Unit, decimal};
use super::text::{classes, others_column, skill};
use crate::draw::{Ink, Names, Pen, filled, padded};

/// How wide a number of a table is.
const COLUMN: usize = 10;

/// What a player does over many games.
pub(super) fn profile(profile: &Profile, pen: Pen) -> String {
    let unit = if profile.alone { Unit::Points } else { Unit::Chance };
    let names = Names::new(std::slice::from_ref(&profile.name), 1, pen.language());
    let title = GameInfo::named(&profile.game).map_or(profile.game.clone(), |info| info.title.to_owned());
    let name = names.of(table::Seat::FIRST);
    let head = format!("{name}{}{title}", pen.between());
    let mut text = format!("{}\n", pen.ink(Ink::Bold, &head));
    let games = [
        ("count", profile.finished.into()),
        ("wins", decimal(profile.wins, 1, pen).into()),
        ("expected", decimal(profile.expected_wins, 1, pen).into()),
    ];
    let id = if profile.alone { "terminal-review-profile-alone" } else { "terminal-review-profile-games" };
    text.push_str(&format!("{}\n", filled("  ", &pen.text_with(id, &games))));
    let sums_id =
        if profile.alone { "terminal-review-profile-sums-alone" } else { "terminal-review-profile-sums" };
    let sums = [
        ("luck", unit.change(profile.luck, pen).into()),
        ("own", unit.change(profile.own, pen).into()),
        ("others", unit.change(profile.others, pen).into()),
    ];
    text.push_str(&format!("{}\n", filled("  ", &pen.text_with(sums_id, &sums))));
    let losses = [
        ("count", profile.decisions.into()),
        ("loss", unit.loss(profile.loss_per_decision, 2, pen).into()),
        ("margin", unit.loss(profile.margin, 2, pen).into()),
    ];
    text.push_str(&format!("{}\n", filled("  ", &pen.text_with("terminal-review-profile-losses", &losses))));
    let classes = classes(profile.inaccuracies, profile.mistakes, profile.blunders, pen);
    text.push_str(&format!("{}\n", filled("  ", &classes)));
    text.push_str(&format!("{}\n\n", filled("  ", &skill(&profile.skill, pen))));
    text.push_str(&habits(profile, unit, pen));
    text.push_str(&history(profile, unit, pen));
    text
}

/// What is done wrong again and again, the costliest first; nothing if nothing is clearly more than chance.
fn habits(profile: &Profile, unit: Unit, pen: Pen) -> String {
    if profile.habits.is_empty() {
        return String::new();
    }
    let line = |price: &HabitPrice| {
        let words = pen.text_with(
            "terminal-review-habit",
            &[
                ("habit", pen.text(&format!("review-habit-{}", price.habit)).into()),
                ("count", price.count.into()),
                ("often", decimal(price.per_hundred, 1, pen).into()),
                ("loss", unit.loss(price.loss_per_game, 1, pen).into()),
                ("margin", unit.loss(price.margin, 1, pen).into()),
            ],
        );
        format!("{}\n", filled("  ", &words))
    };
    let lines: String = profile.habits.iter().map(line).collect();
    format!("{}\n{lines}\n", pen.ink(Ink::Bold, &pen.text("terminal-review-habits")))
}

/// Luck and losses from game to game.
fn history(profile: &Profile, unit: Unit, pen: Pen) -> String {
    let seats = profile.history.first().map_or(0, |game| game.seats);
    let columns =
        ["terminal-review-luck", "terminal-review-own", others_column(seats), "terminal-review-result"];
    let columns: String = columns.map(|id| format!("{:>COLUMN$}", pen.text(id))).concat();
    let mut text = format!("  {}{columns}\n", " ".repeat(16));
    for game in &profile.history {
        let number = pen.text_with("terminal-match-game", &[("number", game.number.into())]);
        let cells = [
            unit.change(game.luck, pen),
            unit.change(game.own, pen),
            unit.change(game.others, pen),
            unit.value(game.result, pen),
        ];
        let cells: String = cells.map(|cell| format!("{cell:>COLUMN$}")).concat();
        let date = game.date.as_deref().map_or(String::new(), |date| format!("  {date}"));
        text.push_str(&format!("  {}{cells}{date}\n", padded(&number, 16)));
    }
    text
}

#[cfg(test)]
mod tests {
    use bots::Evaluated;
    use games::{AnyGame, GAMES, Spec, with_game};
    use words::Language;

    #[test]
    fn every_habit_has_a_text_in_every_language() {
        fn habits<G: Evaluated>(_: &G) -> &'static [&'static str] {
            G::HABITS
        }
        for info in GAMES {
            let game = AnyGame::new(&Spec::named(info.name), 2).unwrap();
            for habit in with_game!(&game, game => habits(game)) {
                assert!(habit.starts_with(info.name), "{habit}");
                let id = format!("review-habit-{habit}");
                for language in Language::all() {
                    assert_ne!(language.text(&id), id, "{language:?}");
                }
            }
        }
    }
}
