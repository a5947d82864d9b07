//! What every language file has to keep: the same messages with the same variables, in its own grammar.

// Clippy spares the functions marked as tests, but not those that help them.
#![allow(clippy::unwrap_used)]

mod pattern;
mod plural;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};
use words::{Language, compile};

use self::pattern::{Select, Variables, formatted, selects, variables};
use self::plural::Plurals;

/// The patterns of a language by id, with those for the terminal.
fn patterns(language: Language) -> Map<String, Value> {
    compile(language.source()).patterns
}

#[test]
fn every_file_can_be_read_and_compiled() {
    for language in Language::all() {
        assert_eq!(compile(language.source()).errors, [], "{language:?}");
    }
}

#[test]
fn every_language_has_the_messages_of_english() {
    let english: BTreeSet<String> = patterns(Language::ENGLISH).into_iter().map(|(id, _)| id).collect();
    for language in Language::all() {
        let own: BTreeSet<String> = patterns(language).into_iter().map(|(id, _)| id).collect();
        let missing: Vec<&String> = english.difference(&own).collect();
        let too_many: Vec<&String> = own.difference(&english).collect();
        assert!(
            missing.is_empty() && too_many.is_empty(),
            "{language:?}: missing {missing:?}, too many {too_many:?}"
        );
    }
}

/// What a variable shows must be shown in all languages. What it only chooses by, as one or many, may be all the
/// same to a language.
#[test]
fn every_message_has_the_variables_of_english() {
    let english = patterns(Language::ENGLISH);
    let mut wrong = Vec::new();
    for language in Language::all() {
        for (id, pattern) in patterns(language) {
            let Some(original) = english.get(&id) else { continue };
            let (own, original) = (variables(&pattern), variables(original));
            let missing: Vec<&String> = original.shown.difference(&own.shown).collect();
            let unknown: Vec<String> = own.all().difference(&original.all()).cloned().collect();
            if !missing.is_empty() || !unknown.is_empty() {
                wrong.push(format!("{language:?} {id}: missing {missing:?}, unknown {unknown:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn plural_forms_are_those_of_the_language() {
    let mut wrong = Vec::new();
    for language in Language::all() {
        let plurals = Plurals::of(language.code());
        for (id, pattern) in patterns(language) {
            for select in selects(&pattern).iter().filter(|select| select.is_plural()) {
                wrong.extend(misused(&plurals, select).map(|what| format!("{language:?} {id}: {what}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is wrong with a choice by number.
fn misused(plurals: &Plurals, select: &Select<'_>) -> Option<String> {
    let categories = plurals.categories();
    let used: BTreeSet<&str> = select.categories().collect();
    let missing: Vec<&&str> = categories.iter().filter(|name| !used.contains(**name)).collect();
    let unknown: Vec<&&str> =
        used.iter().filter(|name| **name != "other" && !categories.contains(**name)).collect();
    if !missing.is_empty() || !unknown.is_empty() {
        return Some(format!("missing {missing:?}, unknown {unknown:?}"));
    }
    // Icelandic says 21 as it says 1, so a form for one must not say 1 by itself.
    let shows = |name: &str| variables(&select.cases[name]).shown.contains(select.variable);
    let silent = used.iter().find(|name| plurals.numbers(name) > 1 && shows(select.default) && !shows(name));
    silent.map(|name| format!("[{name}] is for several numbers and must show ${}", select.variable))
}

#[test]
fn icelandic_says_21_as_it_says_1() {
    let icelandic = Plurals::of("is");
    assert_eq!(icelandic.categories(), BTreeSet::from(["one", "other"]));
    assert_eq!(
        [1, 2, 11, 21, 111, 121].map(|n| icelandic.category(n)),
        ["one", "other", "other", "one", "other", "one"]
    );
    assert_eq!([1, 21].map(|n| Plurals::of("de").category(n)), ["one", "other"]);
}

/// Clients that format patterns by the description in `docs/languages.md` say what Fluent says.
#[test]
fn patterns_say_what_fluent_says() {
    for language in Language::all() {
        let plurals = Plurals::of(language.code());
        for (id, pattern) in patterns(language) {
            for arguments in samples(&pattern) {
                let given: Vec<(&str, words::Argument<'_>)> =
                    arguments.iter().map(|(name, value)| (name.as_str(), argument(value))).collect();
                let expected = language.text_with(&id, &given);
                assert_eq!(
                    formatted(&pattern, &arguments, &plurals),
                    expected,
                    "{language:?} {id} {arguments:?}"
                );
            }
        }
    }
}

fn argument(value: &Value) -> words::Argument<'_> {
    value.as_i64().map_or_else(|| value.as_str().unwrap().into(), Into::into)
}

/// Arguments that try all cases of a message, one variable after the other.
fn samples(pattern: &Value) -> Vec<BTreeMap<String, Value>> {
    let Variables { shown, selected } = variables(pattern);
    let mut values: BTreeMap<String, Vec<Value>> =
        shown.into_iter().chain(selected).map(|name| (name, vec![Value::from("Ann")])).collect();
    for select in selects(pattern) {
        let tried = if select.is_plural() {
            [0, 1, 2, 5, 11, 21, 101, -1].map(Value::from).to_vec()
        } else {
            select.cases.keys().map(|key| Value::from(key.as_str())).chain([Value::from("else")]).collect()
        };
        values.insert(select.variable.to_owned(), tried);
    }
    let longest = values.values().map(Vec::len).max().unwrap_or(1);
    let sample = |place: usize| {
        values.iter().map(|(name, values)| (name.clone(), values[place % values.len()].clone())).collect()
    };
    (0..longest).map(sample).collect()
}
