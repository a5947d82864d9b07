//! Every refusal, every rule explanation and every reason for a choice in all languages: wrong choices, dice, marks, sheets,
//! cards and records, and games with all their choices provoke each of them, and what is said in English is exactly what the rules say without any language.

// Clippy spares the functions marked as tests, but not those that help them.
#![allow(clippy::unwrap_used, clippy::panic)]

mod files;
mod playing;
mod reasons;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use table::{Phrase, PhraseArgument};
use words::{Language, compile};

/// How the messages begin that phrases are said with.
const BEGINNINGS: [&str; 4] = ["why-", "awaited-", "thing-", "reason-"];

/// The phrases that were provoked, by their ids; a few of each.
#[derive(Default)]
struct Provoked(BTreeMap<&'static str, Vec<Phrase>>);

impl Provoked {
    /// Notes a phrase with all that is in it.
    fn note(&mut self, phrase: &Phrase) {
        let id = phrase.id().unwrap_or_else(|| panic!("nobody can translate: {phrase}"));
        let known = self.0.entry(id).or_default();
        if known.len() < 40 && !known.contains(phrase) {
            known.push(phrase.clone());
        }
        for (_, argument) in phrase.arguments() {
            if let PhraseArgument::Phrase(inner) = argument {
                self.note(inner);
            }
        }
    }
}

fn provoked() -> Provoked {
    let mut provoked = Provoked::default();
    playing::err_through_all_games(&mut provoked);
    playing::err_on_paper(&mut provoked);
    files::err_in_setups(&mut provoked);
    files::err_in_records(&mut provoked);
    files::err_in_fair_dice(&mut provoked);
    reasons::reason_through_all_games(&mut provoked);
    provoked
}

/// The ids behind `phrase!(` in all sources of a folder.
fn ids_in(folder: &Path, ids: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            ids_in(&path, ids);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            // Tests at the end of a source make up phrases of their own, and examples stand in comments.
            let (source, _) = source.split_once("#[cfg(test)]").unwrap_or((&source, ""));
            let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
            let code = code.collect::<Vec<_>>().join("\n");
            let ids_here =
                code.split("phrase!(").skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"'));
            ids.extend(ids_here.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
        }
    }
}

/// The ids of all phrases in the sources of these crates.
fn ids_of(packages: &[&str]) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for package in packages {
        ids_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(package).join("src"), &mut ids);
    }
    ids
}

/// What of a text is neither filled in nor a sign.
fn own_letters(text: &str, phrase: &Phrase) -> bool {
    let filled = phrase.arguments().iter().fold(text.to_owned(), |text, (_, argument)| {
        text.replacen(&Language::ENGLISH.phrase(&phrase_of(argument)), "", 1)
    });
    filled.contains(char::is_alphabetic)
}

fn phrase_of(argument: &PhraseArgument) -> Phrase {
    match argument {
        PhraseArgument::Phrase(phrase) => phrase.clone(),
        other => other.to_string().into(),
    }
}

#[test]
fn every_phrase_of_the_rules_can_be_provoked_and_is_said_in_all_languages() {
    let provoked = provoked();
    for (id, phrases) in &provoked.0 {
        for phrase in phrases {
            assert_eq!(
                Language::ENGLISH.phrase(phrase),
                phrase.to_string(),
                "{id} in en.ftl and in the sources"
            );
            for language in Language::all().filter(|language| *language != Language::ENGLISH) {
                let said = language.phrase(phrase);
                assert!(!said.contains("{$") && said != *id, "{language:?} {id}: {said}");
                if own_letters(&phrase.to_string(), phrase) {
                    assert_ne!(said, phrase.to_string(), "{language:?} {id} is not translated");
                }
            }
        }
    }
    let rules = ids_of(&["table", "qwixx", "twenty-one", "one-card", "games", "fair", "bots"]);
    let provoked: BTreeSet<String> = provoked.0.into_keys().map(str::to_owned).collect();
    let never: Vec<&String> = rules.difference(&provoked).collect();
    assert!(never.is_empty(), "nothing provokes {never:?}");
}

#[test]
fn the_sources_and_the_language_files_have_the_same_phrases() {
    let named = ids_of(&["table", "qwixx", "twenty-one", "one-card", "games", "fair", "bots", "server"]);
    let english = compile(Language::ENGLISH.source()).patterns;
    let is_phrase = |id: &String| BEGINNINGS.iter().any(|beginning| id.starts_with(beginning));
    let there: BTreeSet<String> = english.into_iter().map(|(id, _)| id).filter(is_phrase).collect();
    let missing: Vec<&String> = named.difference(&there).collect();
    let unused: Vec<&String> = there.difference(&named).collect();
    assert!(missing.is_empty() && unused.is_empty(), "missing {missing:?}, unused {unused:?}");
}
