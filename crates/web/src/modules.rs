//! Which modules a page loads, so that browsers can ask for all of them at once instead of one after another.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, PoisonError};

use crate::assets::asset;

/// What the pages need, as far as it has been asked for; the files inside a binary do not change.
static KNOWN: Mutex<Option<HashMap<&'static str, BTreeSet<String>>>> = Mutex::new(None);

/// All modules that a page loads at once.
pub(crate) fn of_page(page: &'static str) -> BTreeSet<String> {
    let find = || needed_by(&["main.js", &format!("pages/{page}.js")]);
    if cfg!(debug_assertions) {
        return find();
    }
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.get_or_insert_default().entry(page).or_insert_with(find).clone()
}

/// A module and all that it imports, in turn; what is imported only later is left out.
fn needed_by(entries: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open: Vec<String> = entries.iter().map(|&entry| entry.to_owned()).collect();
    while let Some(path) = open.pop() {
        let Some(file) = asset(&path) else { continue };
        let text = String::from_utf8_lossy(&file.content).into_owned();
        for import in imports(&text) {
            open.push(resolved(&path, import));
        }
        found.insert(path);
        open.retain(|path| !found.contains(path));
    }
    found
}

/// The relative paths behind `from` at the head of a module.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| line.starts_with("import "));
    lines.filter_map(|line| line.rsplit_once(" from \"")?.1.strip_suffix("\";"))
}

/// `../core/api.js`, seen from `pages/start.js`.
fn resolved(from: &str, import: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in import.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop();
            }
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_are_followed() {
        let needed = needed_by(&["main.js", "pages/table.js"]);
        for path in ["main.js", "pages/table.js", "table/state.js", "games/qwixx.js", "vendor/preact-htm.js"]
        {
            assert!(needed.contains(path), "{path} is missing: {needed:?}");
        }
        assert!(!needed.contains("pages/start.js"));
    }

    #[test]
    fn paths_are_resolved() {
        assert_eq!(resolved("pages/start.js", "../core/api.js"), "core/api.js");
        assert_eq!(resolved("main.js", "./core/base.js"), "core/base.js");
    }
}
