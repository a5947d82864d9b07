//! What evaluation says of a recorded game: what everybody can expect, and what every choice lost.

use analysis::{ChoiceRating, Class, Thresholds};
use anyhow::Result;
use bots::Playable;
use table::{BySeat, Game, Seat};

use crate::commands::adviser::Adviser;
use crate::commands::review::numbers::Unit;
use crate::draw::{Draw, Names, Pen, filled};

/// Playouts of one turn for what everybody can expect.
const PLAYOUTS: u32 = 144;

/// Judges the events of games of one kind.
pub(super) struct Judge<G: Playable> {
    adviser: Adviser<G>,
}

/// One choice of a decision, and the best one.
struct Judged<C> {
    seat: Seat,
    chosen: ChoiceRating<C>,
    best: ChoiceRating<C>,
}

impl<G: Draw + Playable> Judge<G> {
    pub(super) fn new() -> Judge<G> {
        Judge { adviser: Adviser::new() }
    }

    /// What everybody can expect, on one line: chances to win, or alone points.
    pub(super) fn outlook(&mut self, game: &G, state: &G::State, names: &Names, pen: Pen) -> Result<String> {
        let value = self.adviser.analyst(game)?.quick_value(state, PLAYOUTS);
        if game.seats() == 1 {
            let points = Unit::Points.value(value[Seat::FIRST].points, pen);
            return Ok(filled(
                "  ",
                &pen.text_with("terminal-replay-expected", &[("points", points.into())]),
            ));
        }
        let chance = |seat| format!("{} {}", names.of(seat), Unit::Chance.value(value[seat].win, pen));
        let chances = Seat::all(game.seats()).map(chance).collect::<Vec<_>>().join(", ");
        Ok(filled("  ", &pen.text_with("terminal-replay-chances", &[("chances", chances.into())])))
    }

    /// What was chosen, what it lost and what was best, a line for everybody who had a choice, with this before it.
    pub(super) fn choices(
        &mut self,
        game: &G,
        state: &G::State,
        choices: &BySeat<Option<G::Choice>>,
        head: &str,
        names: &Names,
        pen: Pen,
    ) -> Result<Vec<String>> {
        let unit = Unit::at_table(game.seats());
        let line = |judged: &Judged<G::Choice>| {
            let mut parts = vec![
                ("name", names.of(judged.seat).into()),
                ("choice", judged.chosen.choice.to_string().into()),
            ];
            if judged.chosen.loss <= 0.0 {
                return filled(head, &pen.text_with("terminal-replay-best", &parts));
            }
            let words = game.choice_in_words(state, judged.seat, judged.best.choice, pen);
            let best = [("choice", judged.best.choice.to_string().into()), ("words", words.into())];
            let class = match class(game, judged) {
                Class::Blunder => format!(" {}", pen.text("terminal-review-blunder")),
                Class::Mistake => format!(" {}", pen.text("terminal-review-mistake")),
                Class::Inaccuracy => format!(" {}", pen.text("terminal-review-inaccuracy")),
                Class::Forced | Class::Best | Class::Good => String::new(),
            };
            parts.push(("loss", format!("{}{class}", unit.loss(judged.chosen.loss, 1, pen)).into()));
            parts.push(("best", pen.text_with("terminal-hint-choice", &best).into()));
            filled(head, &pen.text_with("terminal-replay-loses", &parts))
        };
        Ok(self.judged(game, state, choices)?.iter().map(line).collect())
    }

    /// Whether somebody made a mistake or a blunder.
    pub(super) fn has_mistake(
        &mut self,
        game: &G,
        state: &G::State,
        choices: &BySeat<Option<G::Choice>>,
    ) -> Result<bool> {
        let judged = self.judged(game, state, choices)?;
        Ok(judged.iter().any(|judged| class(game, judged) >= Class::Mistake))
    }

    fn judged(
        &mut self,
        game: &G,
        state: &G::State,
        choices: &BySeat<Option<G::Choice>>,
    ) -> Result<Vec<Judged<G::Choice>>> {
        let mut judged = Vec::new();
        for (seat, choice) in choices.iter() {
            let Some(choice) = *choice else { continue };
            let ratings = self.adviser.ratings(game, state, seat)?;
            let chosen = ratings.iter().find(|rating| rating.choice == choice);
            if let (true, Some(best), Some(chosen)) = (ratings.len() > 1, ratings.first(), chosen) {
                judged.push(Judged { seat, chosen: *chosen, best: *best });
            }
        }
        Ok(judged)
    }
}

fn class<G: Game>(game: &G, judged: &Judged<G::Choice>) -> Class {
    Thresholds::at_table(game.seats()).class(judged.chosen.loss)
}
