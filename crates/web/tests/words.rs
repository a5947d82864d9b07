//! The modules of the client and the messages that they name, against each other.

// Clippy spares the functions marked as tests, but not those that help them.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::Path;

use words::{Language, compile};

/// The heading in the language files after which all messages are the client's.
const CLIENT_PART: &str = "\n## The browser client\n";

/// All files under a folder of this crate whose names end so, one after another.
fn sources(folder: &Path, end: &str) -> String {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |path: &Path| match path {
        _ if path.ends_with("vendor") => String::new(),
        _ if path.is_dir() => sources(path, end),
        _ if path.to_string_lossy().ends_with(end) => std::fs::read_to_string(path).unwrap(),
        _ => String::new(),
    };
    entries.map(|path| read(&path)).collect()
}

fn modules() -> String {
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"), ".js")
}

/// Those of the page of a review.
fn review_page() -> String {
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("review-page"), ".js")
}

/// What stands between an opening and the next closing. An opening inside a longer word is none: `at("` is not `t("`.
fn between<'a>(source: &'a str, opening: &'a str, closing: &'a str) -> impl Iterator<Item = &'a str> {
    let begins_a_word = opening.starts_with(char::is_alphanumeric);
    let inside_a_word =
        |place: usize| source[..place].ends_with(|c: char| c.is_alphanumeric() || "_.$".contains(c));
    let places = source.match_indices(opening).map(|(place, _)| place);
    let places = places.filter(move |&place| !(begins_a_word && inside_a_word(place)));
    places.filter_map(move |place| Some(source[place + opening.len()..].split_once(closing)?.0))
}

/// Whether a text could be the id of a message, or its beginning, and is no plain word.
fn looks_like_an_id(text: &&str) -> bool {
    let of_ids = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c);
    text.contains('-') && text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(of_ids)
}

#[test]
fn every_message_that_a_module_asks_for_is_there() {
    let modules = modules();
    let english = Language::ENGLISH.patterns().as_object().unwrap();
    let asked: BTreeSet<&str> = between(&modules, "t(\"", "\"").collect();
    assert!(asked.len() > 100, "only {} messages are asked for", asked.len());
    let missing: Vec<&&str> = asked.iter().filter(|id| !english.contains_key(**id)).collect();
    assert!(missing.is_empty(), "English has no {missing:?}");
}

#[test]
fn every_template_of_ids_can_name_a_message() {
    let modules = modules();
    let english = Language::ENGLISH.patterns().as_object().unwrap();
    let beginnings: BTreeSet<&str> = between(&modules, "t(`", "${").collect();
    assert!(beginnings.contains("level-"));
    let named = |beginning: &str| english.keys().any(|id| id.starts_with(beginning));
    let missing: Vec<&&str> = beginnings.iter().filter(|beginning| !named(beginning)).collect();
    assert!(missing.is_empty(), "English has nothing that begins with {missing:?}");
}

/// Ids may stand anywhere in a module, in a table of them or as what a function returns; plain words, which texts
/// and ids both can be, count only where a message is asked for.
#[test]
fn every_message_of_the_client_is_used() {
    let modules = modules();
    let rust = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), ".rs");
    let mut used: BTreeSet<&str> = between(&modules, "t(\"", "\"").collect();
    used.extend(between(&modules, "\"", "\"").filter(looks_like_an_id));
    used.extend(between(&rust, ".text(\"", "\""));
    used.extend(between(&rust, ".text_with(\"", "\""));
    let beginnings: BTreeSet<&str> = between(&modules, "`", "${").filter(looks_like_an_id).collect();
    let (_, part) = Language::ENGLISH.source().split_once(CLIENT_PART).unwrap();
    let ids = part.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    let ids = ids.filter_map(|line| Some(line.split_once(" =")?.0));
    // The texts of a game stand together, those for the terminal and for paper among them.
    // What the rules and the bots say is named by them: the tests of `words` look for it there. Habits are named by the
    // evaluators, and said by reviews.
    let others =
        ["terminal-", "print-", "review-page-", "why-", "awaited-", "thing-", "reason-", "review-habit-"];
    let is_ours = |id: &&str| !others.iter().any(|beginning| id.starts_with(beginning));
    let ids: Vec<&str> = ids.filter(is_ours).collect();
    assert!(ids.contains(&"page-about"));
    let is_used =
        |id: &str| used.contains(id) || beginnings.iter().any(|beginning| id.starts_with(beginning));
    let unused: Vec<&&str> = ids.iter().filter(|id| !is_used(id)).collect();
    assert!(unused.is_empty(), "nobody uses {unused:?}");
}

/// The page of a review has its own messages, and some of the client's.
#[test]
fn the_page_of_a_review_has_all_its_messages_and_uses_them() {
    let modules = review_page();
    let english = compile(Language::ENGLISH.source()).patterns;
    let mut asked: BTreeSet<&str> = between(&modules, "t(\"", "\"").collect();
    asked.extend(between(&modules, "\"", "\"").filter(|text| text.starts_with("review-page-")));
    assert!(asked.len() > 60, "only {} messages are asked for", asked.len());
    let missing: Vec<&&str> = asked.iter().filter(|id| !english.contains_key(**id)).collect();
    assert!(missing.is_empty(), "English has no {missing:?}");
    // Some are asked for by a part of their name, and these by the program that writes the page.
    let parts = ["class", "level", "start", "luck", "own", "others", "result"];
    let by_program = ["title", "title-several", "broken", "noscript"];
    let is_used = |id: &str| {
        let name = id.strip_prefix("review-page-").unwrap_or(id);
        let part = name.split('-').next().unwrap_or(name);
        asked.contains(id) || parts.contains(&part) || by_program.contains(&name)
    };
    let own = english.keys().filter(|id| id.starts_with("review-page-"));
    let unused: Vec<&String> = own.filter(|id| !is_used(id)).collect();
    assert!(unused.is_empty(), "nobody uses {unused:?}");
}
