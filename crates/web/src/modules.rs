//! Which modules go together: what a module imports, in turn, and what it asks for later.

use std::collections::{BTreeMap, BTreeSet};

/// The texts of the client's files, by their paths.
pub(crate) type Sources = BTreeMap<String, String>;

/// The folder with a folder for each game.
pub(crate) const GAMES: &str = "games/";

/// The games that have a folder.
pub(crate) fn games<'a>(paths: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
    paths.filter_map(|path| Some(path.strip_prefix(GAMES)?.split_once('/')?.0.to_owned())).collect()
}

/// A module and all that it imports, in turn, with the parts of all games that it asks for.
pub(crate) fn needed_by(sources: &Sources, entry: &str) -> BTreeSet<String> {
    let games = games(sources.keys().map(String::as_str));
    let mut found = BTreeSet::new();
    let mut open = vec![entry.to_owned()];
    while let Some(path) = open.pop() {
        let Some(text) = sources.get(&path) else { continue };
        open.extend(imports(text).map(|import| resolved(&path, import)));
        for part in called_with(text, "gameParts(") {
            open.extend(games.iter().map(|game| part_of(game, part)));
        }
        found.insert(path);
        open.retain(|path| !found.contains(path));
    }
    found
}

/// The part of one game that modules ask for with `gamePart`, once they know which game.
pub(crate) fn parts_of(sources: &Sources, modules: &BTreeSet<String>, game: &str) -> BTreeSet<String> {
    let texts = modules.iter().filter_map(|path| sources.get(path));
    let parts = texts.flat_map(|text| called_with(text, "gamePart(game, "));
    parts.map(|part| part_of(game, part)).filter(|path| sources.contains_key(path)).collect()
}

/// Everything that some module asks for later: pages, parts of a game, what is opened by a tap.
pub(crate) fn asked_for_later(sources: &Sources) -> BTreeSet<String> {
    let modules: BTreeSet<String> = sources.keys().filter(|path| path.ends_with(".js")).cloned().collect();
    let mut found = BTreeSet::new();
    for (path, text) in sources {
        found.extend(called_with(text, "import(").map(|import| resolved(path, import)));
    }
    for game in games(sources.keys().map(String::as_str)) {
        found.extend(parts_of(sources, &modules, &game));
    }
    found.retain(|path| modules.contains(path));
    found
}

fn part_of(game: &str, part: &str) -> String {
    format!("{GAMES}{game}/{part}.js")
}

/// The relative paths behind `from` at the head of a module; a long list of names may stand on several lines.
pub(crate) fn imports(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| line.starts_with("import ") || line.starts_with("} from "));
    lines.filter_map(|line| line.rsplit_once("from \"")?.1.strip_suffix("\";"))
}

/// The texts with which a function is called, written out.
fn called_with<'a>(text: &'a str, call: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(call).skip(1).filter_map(|rest| Some(rest.strip_prefix('"')?.split_once('"')?.0))
}

/// `../core/api.js`, seen from `pages/start.js`.
pub(crate) fn resolved(from: &str, import: &str) -> String {
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
    use crate::assets::sources;

    #[test]
    fn imports_are_followed() {
        let needed = needed_by(&sources(), "pages/table.js");
        for path in ["pages/table.js", "table/state.js", "games/ui.js", "vendor/preact-htm.js"] {
            assert!(needed.contains(path), "{path} is missing: {needed:?}");
        }
        assert!(!needed.contains("pages/start.js"));
    }

    #[test]
    fn a_page_has_the_parts_of_games_that_it_needs() {
        let sources = sources();
        let [start, table, rules] =
            ["start", "table", "rules"].map(|page| needed_by(&sources, &format!("pages/{page}.js")));
        for game in games(sources.keys().map(String::as_str)) {
            assert!(start.contains(&part_of(&game, "art")) && !start.contains(&part_of(&game, "ui")));
            assert!(table.contains(&part_of(&game, "ui")) && !table.contains(&part_of(&game, "score-sheet")));
            assert!(!rules.contains(&part_of(&game, "lessons")), "{game}: {rules:?}");
            assert_eq!(parts_of(&sources, &rules, &game), BTreeSet::from([part_of(&game, "lessons")]));
        }
    }

    #[test]
    fn what_is_asked_for_later_is_found() {
        let later = asked_for_later(&sources());
        for path in ["pages/start.js", "parts/material-editor.js", "games/qwixx/lessons.js"] {
            assert!(later.contains(path), "{path} is missing: {later:?}");
        }
        assert!(!later.contains("core/words.js"));
    }

    #[test]
    fn imports_over_several_lines_are_read() {
        let text =
            "import { a } from \"./a.js\";\nimport {\n  b,\n  c,\n} from \"../b.js\";\nconst d = \"from\";\n";
        assert_eq!(imports(text).collect::<Vec<_>>(), ["./a.js", "../b.js"]);
    }

    #[test]
    fn paths_are_resolved() {
        assert_eq!(resolved("pages/start.js", "../core/api.js"), "core/api.js");
        assert_eq!(resolved("main.js", "./core/urls.js"), "core/urls.js");
        assert_eq!(resolved("games/index.js", "./"), "games/");
    }
}
