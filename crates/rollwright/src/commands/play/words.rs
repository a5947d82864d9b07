//! What a person can say besides choosing, and what the game tells about itself.

use crate::draw::filled;

/// Something typed at a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    Undo,
    Help,
    /// All rules, or the one with this number.
    Rules(Option<String>),
    /// Show all sheets large.
    Sheets,
    /// Write the record to this file; empty if none was named.
    Save(String),
    Quit,
    Nothing,
    /// Anything else: an answer.
    Answer(String),
}

impl Said {
    /// What a line says; the end of input says that the person has gone.
    pub(crate) fn new(line: Option<String>) -> Said {
        let Some(line) = line else { return Said::Quit };
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Said::Nothing,
            ("u" | "undo", "") => Said::Undo,
            ("?" | "h" | "help", "") => Said::Help,
            ("rules" | "rule", "") => Said::Rules(None),
            ("rules" | "rule", number) => Said::Rules(Some(number.to_uppercase())),
            ("s" | "sheets", "") => Said::Sheets,
            ("save", file) => Said::Save(file.to_owned()),
            ("q" | "quit" | "exit", "") => Said::Quit,
            _ => Said::Answer(line),
        }
    }
}

/// What can be typed.
pub(crate) const HELP: &str = "\
Answer with a number of the list, or with the notation beside it.
  u, undo     take the last choice back, until dice or cards have fallen
  s, sheets   show everybody's sheet or cards large
  rules       the rules; `rules Q12` shows one of them
  save FILE   write the record of the game so far
  q, quit     leave the game
  ?, help     this list
On sheets < > marks what you may choose now; on cards half a box (in ASCII +)
marks what the dice would fill.";

/// The rules of a game as they stand in `docs/rules`, or the one with this number.
pub(crate) fn rules(game: &str, number: Option<&str>) -> String {
    let page = match game {
        "qwixx" => include_str!("../../../../../docs/rules/qwixx.md"),
        "twenty-one" => include_str!("../../../../../docs/rules/twenty-one.md"),
        _ => include_str!("../../../../../docs/rules/one-card.md"),
    };
    let section = page.lines().skip_while(|line| *line != "## Rules").skip(1);
    let mut paragraphs: Vec<String> = Vec::new();
    for line in section.take_while(|line| !line.starts_with("## ")) {
        let begins = line.is_empty() || line.starts_with("- ") || line.starts_with(['#', '|']);
        match paragraphs.last_mut().filter(|last| !begins && !last.is_empty()) {
            Some(paragraph) => *paragraph += &format!(" {}", line.trim()),
            None => paragraphs.push(line.trim_start_matches("### ").to_owned()),
        }
    }
    paragraphs.iter_mut().for_each(|paragraph| *paragraph = without_markup(paragraph));
    let Some(number) = number else {
        let all: Vec<String> = paragraphs.iter().map(|paragraph| in_lines(paragraph)).collect();
        return all.join("\n").trim().to_owned();
    };
    let begins = format!("- {number}. ");
    let rule = paragraphs.iter().find(|paragraph| paragraph.starts_with(&begins));
    rule.map_or_else(|| format!("There is no rule {number}; `rules` shows them all."), |rule| in_lines(rule))
}

/// A paragraph in lines that fit; tables stay as they are.
fn in_lines(paragraph: &str) -> String {
    match paragraph.strip_prefix("- ") {
        Some(rule) => filled("- ", rule),
        None if paragraph.starts_with('|') => paragraph.to_owned(),
        None => filled("", paragraph),
    }
}

/// Text without the signs for bold type and links.
fn without_markup(text: &str) -> String {
    let mut plain = text.replace("**", "");
    while let Some(middle) = plain.find("](") {
        let opening = plain[..middle].rfind('[');
        let closing = plain[middle..].find(')').map(|end| middle + end);
        let (Some(opening), Some(closing)) = (opening, closing) else { break };
        plain = format!("{}{}{}", &plain[..opening], &plain[opening + 1..middle], &plain[closing + 1..]);
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_commands_or_answers() {
        let said = |line: &str| Said::new(Some(line.to_owned()));
        assert_eq!(said("u"), Said::Undo);
        assert_eq!(said("rules q12"), Said::Rules(Some("Q12".to_owned())));
        assert_eq!(said("save my game.rw"), Said::Save("my game.rw".to_owned()));
        assert_eq!(said("keep yy"), Said::Answer("keep yy".to_owned()));
        assert_eq!(said(""), Said::Nothing);
        assert_eq!(Said::new(None), Said::Quit);
    }

    #[test]
    fn markup_is_left_out() {
        assert_eq!(
            without_markup("- **T3.** See [Q20](qwixx.md) and [ours](#a)."),
            "- T3. See Q20 and ours."
        );
    }

    #[test]
    fn every_game_has_its_rules_at_hand() {
        for (game, number) in [("qwixx", "Q20"), ("twenty-one", "T11"), ("one-card", "K14")] {
            assert!(rules(game, None).contains(&format!("- {number}. ")), "{game}");
            assert!(rules(game, Some(number)).starts_with(&format!("- {number}. ")), "{game}");
            assert!(rules(game, Some("Z1")).starts_with("There is no rule Z1"));
        }
    }
}
