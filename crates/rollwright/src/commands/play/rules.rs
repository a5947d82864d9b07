//! The rules of a game, for people who ask for them while they play.

use table::Setup;
use words::Language;

use crate::draw::{Pen, filled};

/// The rules of a game as they stand in `docs/rules`, or the one with this number. They are in English, and whoever
/// reads another language is told so.
pub(crate) fn rules<G: Setup>(number: Option<&str>, pen: Pen) -> String {
    in_language(G::RULE_PAGE, number, pen)
}

fn in_language(page: &str, number: Option<&str>, pen: Pen) -> String {
    match rules_in_english(page, number) {
        Ok(text) if pen.language() == Language::ENGLISH => text,
        Ok(text) => format!("{}\n\n{text}", pen.text("terminal-rules-language")),
        Err(number) => pen.text_with("terminal-no-rule", &[("number", number.into())]),
    }
}

/// The rules, or the one with this number; the number if there is none.
fn rules_in_english<'a>(page: &str, number: Option<&'a str>) -> Result<String, &'a str> {
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
        return Ok(all.join("\n").trim().to_owned());
    };
    let begins = format!("- {number}. ");
    let rule = paragraphs.iter().find(|paragraph| paragraph.starts_with(&begins));
    rule.map(|rule| in_lines(rule)).ok_or(number)
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
    use games::GAMES;

    use super::*;

    #[test]
    fn markup_is_left_out() {
        assert_eq!(
            without_markup("- **T3.** See [Q20](qwixx.md) and [ours](#a)."),
            "- T3. See Q20 and ours."
        );
    }

    #[test]
    fn every_game_has_its_rules_at_hand() {
        for game in GAMES {
            let all = in_language(game.rule_page, None, Pen::PLAIN);
            let rules: Vec<&str> = all
                .lines()
                .filter_map(|line| line.strip_prefix("- ")?.split_once(". "))
                .map(|(number, _)| number)
                .collect();
            assert!(rules.len() >= 5, "{}: {rules:?}", game.name);
            for number in rules {
                let rule = in_language(game.rule_page, Some(number), Pen::PLAIN);
                assert!(rule.starts_with(&format!("- {number}. ")), "{}: {rule}", game.name);
            }
            assert!(in_language(game.rule_page, Some("Z1"), Pen::PLAIN).starts_with("There is no rule Z1"));
        }
    }
}
