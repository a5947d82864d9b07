//! The choices offered to a person: how they are listed, and what an answer means.

use std::fmt::Display;
use std::str::FromStr;

use table::{ChoiceSet, NotationError, PlayError, Seat};

use crate::draw::{Draw, Ink, Pen, WIDTH, filled, padded};

/// From how many choices on the list goes without words, in columns.
const LONG_LIST: usize = 13;

/// The legal choices of one person.
pub(crate) struct ChoiceMenu<C> {
    choices: Vec<C>,
    /// Whether choices can be named by their place in the list: not where the notation itself is numbers.
    numbered: bool,
}

impl<C: Copy + Display> ChoiceMenu<C> {
    pub(crate) fn new(choices: impl Iterator<Item = C>) -> ChoiceMenu<C> {
        let choices: Vec<C> = choices.collect();
        let numbered = !choices.iter().any(|choice| choice.to_string().parse::<u32>().is_ok());
        ChoiceMenu { choices, numbered }
    }

    /// The list, with words for each choice unless it is long.
    pub(crate) fn listed<G: Draw<Choice = C>>(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        pen: Pen,
    ) -> String {
        let notations: Vec<String> = self.choices.iter().map(C::to_string).collect();
        let widest = notations.iter().map(|notation| notation.len()).max().unwrap_or(0);
        let lines: Vec<String> = notations
            .iter()
            .enumerate()
            .map(|(place, notation)| {
                let number = if self.numbered { format!("{:>3}  ", place + 1) } else { "  ".to_owned() };
                format!("{number}{}", padded(&pen.ink(Ink::Bold, notation), widest))
            })
            .collect();
        if lines.len() >= LONG_LIST {
            return in_columns(&lines, widest + 6);
        }
        let words = self.choices.iter().map(|choice| game.choice_in_words(state, seat, *choice, pen));
        lines.iter().zip(words).map(|(line, words)| filled(&format!("{line}  "), &words) + "\n").collect()
    }

    /// The choice that an answer names, by its place in the list or in notation.
    pub(crate) fn read<G: Draw<Choice = C>>(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        answer: &str,
        pen: Pen,
    ) -> Result<C, String>
    where
        C: FromStr<Err = NotationError>,
    {
        if let (true, Ok(place)) = (self.numbered, answer.parse::<usize>()) {
            let choice = place.checked_sub(1).and_then(|place| self.choices.get(place)).copied();
            let last = self.choices.len();
            return choice.ok_or_else(|| pen.text_with("terminal-list-range", &[("last", last.into())]));
        }
        let choice: C = answer.to_lowercase().parse().map_err(|error: NotationError| {
            let how = if self.numbered { "terminal-type-number" } else { "terminal-type-notation" };
            format!("{}.\n{}", pen.phrase(error.why()), pen.text(how))
        })?;
        match game.check_choice(state, seat, choice) {
            Ok(()) => Ok(choice),
            Err(PlayError::IllegalChoice { violation, .. }) => {
                let wrong = [("violation", pen.violation(&violation).into())];
                let rule = [("rule", violation.rule.to_string().into())];
                let (wrong, rule) = (
                    pen.text_with("terminal-not-allowed", &wrong),
                    pen.text_with("terminal-see-rule", &rule),
                );
                Err(format!("{wrong}\n{rule}"))
            }
            Err(error) => {
                Err(pen.text_with("terminal-not-allowed-now", &[("error", pen.phrase(&error.why()).into())]))
            }
        }
    }
}

/// The offer to a seat.
pub(crate) fn choice_menu<G: Draw>(game: &G, state: &G::State, seat: Seat) -> ChoiceMenu<G::Choice> {
    ChoiceMenu::new(game.choices(state, seat).iter())
}

/// Entries in as many columns as fit, read from top to bottom.
fn in_columns(entries: &[String], width: usize) -> String {
    let columns = (WIDTH / width).max(1);
    let height = entries.len().div_ceil(columns);
    let mut text = String::new();
    for line in 0..height {
        let in_line: String =
            entries.iter().skip(line).step_by(height).map(|entry| padded(entry, width)).collect();
        text.push_str(in_line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_are_read_downwards() {
        let entries: Vec<String> = (1..=7).map(|n| n.to_string()).collect();
        assert_eq!(in_columns(&entries, WIDTH / 3), format!("1{0}4{0}7\n2{0}5\n3{0}6\n", " ".repeat(25)));
    }
}
