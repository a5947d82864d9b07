//! What a person is told of their choices: a hint, the reasons for it, and a warning before a choice that costs much.

use analysis::{ChoiceRating, Class, Thresholds};
use bots::Reasons;
use table::{Phrase, Seat};

use crate::commands::review::numbers::Unit;
use crate::draw::{Draw, Ink, Pen, filled, padded};

/// How many choices a hint names after the best.
const OTHERS: usize = 3;
/// A choice that loses less is as good as the best.
const AS_GOOD: f64 = 0.0005;

/// A decision of one person with what every choice is worth.
pub(super) struct Advice<'a, G: Draw + Reasons> {
    pub(super) game: &'a G,
    pub(super) state: &'a G::State,
    pub(super) seat: Seat,
    /// The best first.
    pub(super) ratings: &'a [ChoiceRating<G::Choice>],
    pub(super) pen: Pen,
}

impl<G: Draw + Reasons> Advice<'_, G> {
    /// The best choice, what it is worth, and what the next ones lose.
    pub(super) fn hint(&self) -> String {
        let Some((best, others)) = self.ratings.split_first() else { return String::new() };
        let points = Unit::Points.value(best.points, self.pen);
        let worth = if self.game.seats() == 1 {
            self.pen.text_with("terminal-hint-points", &[("points", points.into())])
        } else {
            let win = Unit::Chance.value(best.win, self.pen);
            self.pen.text_with("terminal-hint-chance", &[("win", win.into()), ("points", points.into())])
        };
        let named = [("choice", self.named(best.choice).into()), ("worth", worth.into())];
        let mut text = filled("", &self.pen.text_with("terminal-hint-best", &named));
        for other in others.iter().take(OTHERS) {
            text.push('\n');
            let id = if other.loss < AS_GOOD { "terminal-hint-as-good" } else { "terminal-hint-loses" };
            let parts = [("choice", self.named(other.choice).into()), ("loss", self.loss(other.loss).into())];
            text.push_str(&filled("  ", &self.pen.text_with(id, &parts)));
        }
        text
    }

    /// What the best choice does that the one considered does not, and the other way round; without one considered, the
    /// next best.
    pub(super) fn why(&self, considered: Option<G::Choice>) -> String {
        let Some((best, others)) = self.ratings.split_first() else { return String::new() };
        let is_considered = |rating: &&ChoiceRating<G::Choice>| Some(rating.choice) == considered;
        let Some(other) = others.iter().find(is_considered).or(others.first()) else { return String::new() };
        let parts = [
            ("best", best.choice.to_string().into()),
            ("other", other.choice.to_string().into()),
            ("loss", self.loss(other.loss).into()),
        ];
        let id = if other.loss < AS_GOOD { "terminal-why-as-good" } else { "terminal-why" };
        let mut text = filled("", &self.pen.text_with(id, &parts));
        let contrast = self.game.contrast(self.state, self.seat, best.choice, other.choice);
        if contrast.one.is_empty() && contrast.other.is_empty() {
            return format!("{text}\n{}", filled("  ", &self.pen.text("terminal-why-the-same")));
        }
        let names = [best.choice.to_string(), other.choice.to_string()];
        let width = names.iter().map(String::len).max().unwrap_or(0);
        for (name, facts) in names.iter().zip([&contrast.one, &contrast.other]) {
            text.push_str(&self.listed(&padded(&self.pen.ink(Ink::Bold, name), width), width, facts));
        }
        text
    }

    /// The facts about a choice, one a line, the first of them beside its name.
    fn listed(&self, name: &str, width: usize, facts: &[Phrase]) -> String {
        let heads = std::iter::once(name.to_owned()).chain(std::iter::repeat(" ".repeat(width)));
        let lines = facts.iter().zip(heads);
        lines
            .map(|(fact, head)| format!("\n{}", filled(&format!("  {head}  "), &self.pen.phrase(fact))))
            .collect()
    }

    /// What this choice would cost, if that is much, and what is better.
    pub(super) fn warning(&self, choice: G::Choice) -> Option<String> {
        let best = self.ratings.first()?;
        let chosen = self.ratings.iter().find(|rating| rating.choice == choice)?;
        let id = match Thresholds::at_table(self.game.seats()).class(chosen.loss) {
            Class::Forced | Class::Best | Class::Good | Class::Inaccuracy => return None,
            Class::Mistake => "terminal-tutor-mistake",
            Class::Blunder => "terminal-tutor-blunder",
        };
        let parts = [
            ("choice", choice.to_string().into()),
            ("loss", self.loss(chosen.loss).into()),
            ("best", self.named(best.choice).into()),
        ];
        let warning = filled("", &self.pen.text_with(id, &parts));
        Some(format!("{warning}\n{}", filled("", &self.pen.text("terminal-tutor-insist"))))
    }

    /// A choice in notation and in words.
    fn named(&self, choice: G::Choice) -> String {
        let words = self.game.choice_in_words(self.state, self.seat, choice, self.pen);
        let parts = [("choice", choice.to_string().into()), ("words", words.into())];
        self.pen.text_with("terminal-hint-choice", &parts)
    }

    fn loss(&self, loss: f64) -> String {
        Unit::at_table(self.game.seats()).loss(loss, 1, self.pen)
    }
}
