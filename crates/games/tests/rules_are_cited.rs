//! Every numbered rule leads from its page to code and to a test, and the pages describe nothing else.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use games::{GAMES, GameInfo};

/// The letter before the numbers of a game's rules: that of the first one, which is in bold type.
fn letter(page: &str) -> char {
    page.split("- **").nth(1).and_then(|rule| rule.chars().next()).unwrap()
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All Rust code below a folder as one text.
fn code(folder: &Path) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.push_str(&code(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            all.push_str(&fs::read_to_string(path).unwrap());
        }
    }
    all
}

/// Whether a text cites a rule: the number, not as part of a longer one.
fn cites(text: &str, rule: &str) -> bool {
    text.match_indices(rule).any(|(start, _)| {
        let before = text[..start].chars().next_back().is_some_and(char::is_alphanumeric);
        let after = text[start + rule.len()..].chars().next().is_some_and(char::is_alphanumeric);
        !before && !after
    })
}

#[test]
fn every_rule_is_cited_in_code_and_tests() {
    let crates = workspace().join("crates");
    let shared = [code(&crates.join("table/src")), code(&crates.join("conformance/src"))];
    for GameInfo { name: game, rule_page, .. } in GAMES {
        let rules: Vec<String> = (1..100)
            .map(|number| format!("{}{number}", letter(rule_page)))
            .filter(|rule| rule_page.contains(&format!("**{rule}.**")))
            .collect();
        assert!(rules.len() > 10, "the page of {game} lists its rules");
        let source = code(&crates.join(game).join("src")) + &shared[0];
        let tests = code(&crates.join(game).join("tests")) + &shared[1];
        for rule in rules {
            assert!(cites(&source, &rule), "{rule} is cited nowhere in the code of {game}");
            assert!(cites(&tests, &rule), "{rule} is cited nowhere in the tests of {game}");
        }
    }
}

#[test]
fn every_worked_example_is_a_test() {
    for GameInfo { name: game, rule_page, .. } in GAMES {
        let examples = (1..100).take_while(|number| rule_page.contains(&format!("Example {number}"))).count();
        assert!(examples >= 5, "the page of {game} has worked examples");
        let tests = code(&workspace().join("crates").join(game).join("tests"));
        for number in 1..=examples {
            assert!(
                tests.contains(&format!("fn example_{number}_")),
                "example {number} of {game} is not a test"
            );
        }
    }
}
