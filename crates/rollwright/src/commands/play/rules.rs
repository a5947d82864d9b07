//! The rules of a game, for people who ask for them while they play.

use table::Setup;
use words::Language;

use crate::draw::{Pen, filled};

/// The rules of a game from `docs/rules`, or the one with this number, in the reader's language. Where there is no
/// page in that language they are in English, and say so.
pub(crate) fn rules<G: Setup>(number: Option<&str>, pen: Pen) -> String {
    in_language(G::RULE_PAGE, G::TRANSLATED_RULES, number, pen)
}

fn in_language(english: &str, translated: &[(&str, &str)], number: Option<&str>, pen: Pen) -> String {
    let is_spoken = |(code, _): &&(&str, &str)| *code == pen.language().code();
    let page = translated.iter().find(is_spoken).map(|(_, page)| *page);
    match rules_of_page(page.unwrap_or(english), number) {
        Ok(text) if page.is_some() || pen.language() == Language::ENGLISH => text,
        Ok(text) => format!("{}\n\n{text}", pen.text("terminal-rules-language")),
        Err(number) => pen.text_with("terminal-no-rule", &[("number", number.into())]),
    }
}

/// The rules, or the one with this number; the number if there is none.
fn rules_of_page<'a>(page: &str, number: Option<&'a str>) -> Result<String, &'a str> {
    let lines: Vec<&str> = page.lines().collect();
    // The section that holds the first rule: its heading is in the language of the page.
    let first = lines.iter().position(|line| line.starts_with("- **")).unwrap_or(lines.len());
    let heading = lines[..first].iter().rposition(|line| line.starts_with("## "));
    let section = lines.iter().skip(heading.map_or(0, |heading| heading + 1));
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

    fn pen(code: &str) -> Pen {
        Pen::new(false, true, Language::from_code(code).unwrap())
    }

    #[test]
    fn every_game_has_its_rules_at_hand_in_every_language() {
        for (game, language) in
            GAMES.iter().flat_map(|game| Language::all().map(move |language| (game, language)))
        {
            let pen = pen(language.code());
            let rules = |number| in_language(game.rule_page, game.translated_rules, number, pen);
            let all = rules(None);
            let numbers: Vec<&str> = all
                .lines()
                .filter_map(|line| line.strip_prefix("- ")?.split_once(". "))
                .map(|(number, _)| number)
                .collect();
            assert!(numbers.len() >= 5, "{} {language:?}: {numbers:?}", game.name);
            for number in numbers {
                let rule = rules(Some(number));
                assert!(rule.contains(&format!("- {number}. ")), "{} {language:?}: {rule}", game.name);
            }
            assert!(rules(Some("Z1")).contains("Z1"), "{} {language:?}", game.name);
        }
    }

    #[test]
    fn a_page_that_is_not_translated_is_shown_in_english_and_says_so() {
        let (english, german) =
            ("# A\n\n## Rules\n\n- **A1.** Roll.", "# A\n\n## Regeln\n\n- **A1.** Würfle.");
        let shown = |code: &str| in_language(english, &[("de", german)], Some("A1"), pen(code));
        assert_eq!(shown("en"), "- A1. Roll.");
        assert_eq!(shown("de"), "- A1. Würfle.");
        assert_eq!(shown("is"), format!("{}\n\n- A1. Roll.", pen("is").text("terminal-rules-language")));
    }
}
