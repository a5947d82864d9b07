//! The messages of the terminal and of printed sheets, and the sources that name them, against each other.

// Clippy spares the functions marked as tests, but not those that help them.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use words::{Language, compile};

/// The ids of messages that sources name: all texts in quotes that begin as they do.
fn named_in(folder: &Path, beginning: &str, ids: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path: PathBuf = entry.unwrap().path();
        if path.is_dir() {
            named_in(&path, beginning, ids);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            let quoted = source.split('"').filter(|text| text.starts_with(beginning));
            ids.extend(quoted.map(str::to_owned));
        }
    }
}

/// Checks that a crate has all messages that begin so, and uses them.
fn assert_all_used(beginning: &str, package: &str) {
    let mut named = BTreeSet::new();
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(package).join("src");
    named_in(&sources, beginning, &mut named);
    let english = compile(Language::ENGLISH.source()).patterns;
    let there: BTreeSet<String> =
        english.into_iter().map(|(id, _)| id).filter(|id| id.starts_with(beginning)).collect();
    let missing: Vec<&String> = named.difference(&there).collect();
    let unused: Vec<&String> = there.difference(&named).collect();
    assert!(missing.is_empty() && unused.is_empty(), "missing {missing:?}, unused {unused:?}");
}

#[test]
fn the_terminal_has_all_its_messages_and_uses_them() {
    assert_all_used("terminal-", "rollwright");
}

#[test]
fn printed_sheets_have_all_their_messages_and_use_them() {
    assert_all_used("print-", "print");
}
