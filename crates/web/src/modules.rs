//! Which files a page loads, so that browsers can ask for all of them at once instead of one after another.

use std::collections::BTreeSet;

use crate::assets::{asset, games};
use crate::remembered::Remembered;

/// All modules that a page loads at once. `subject` is what the page shows, perhaps a game.
pub(crate) fn of_page(page: &'static str, subject: &str) -> BTreeSet<String> {
    static MODULES: Remembered<(&str, Option<String>), BTreeSet<String>> = Remembered::new();
    let game = Some(subject.to_owned()).filter(|subject| games().contains(subject));
    MODULES
        .get((page, game.clone()), || needed_by(&["main.js", &format!("pages/{page}.js")], game.as_deref()))
}

/// A module and all that it imports, in turn, with the parts of games that it asks for; what is imported only later
/// is left out.
fn needed_by(entries: &[&str], game: Option<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open: Vec<String> = entries.iter().map(|&entry| entry.to_owned()).collect();
    while let Some(path) = open.pop() {
        let Some(file) = asset(&path) else { continue };
        let text = String::from_utf8_lossy(&file.content).into_owned();
        open.extend(imports(&text).map(|import| resolved(&path, import)));
        for part in called_with(&text, "gameParts(") {
            open.extend(games().iter().map(|game| format!("games/{game}/{part}.js")));
        }
        for part in called_with(&text, "gamePart(game, ") {
            open.extend(game.map(|game| format!("games/{game}/{part}.js")));
        }
        found.insert(path);
        open.retain(|path| !found.contains(path));
    }
    found
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

    #[test]
    fn imports_are_followed() {
        let needed = of_page("table", "v7sm8wm5krt3gi");
        for path in ["main.js", "pages/table.js", "table/state.js", "games/ui.js", "vendor/preact-htm.js"] {
            assert!(needed.contains(path), "{path} is missing: {needed:?}");
        }
        assert!(!needed.contains("pages/start.js"));
    }

    #[test]
    fn a_page_has_the_parts_of_games_that_it_needs() {
        let (start, table, rules) = (of_page("start", ""), of_page("table", ""), of_page("rules", ""));
        for game in games() {
            let part = |part: &str| format!("games/{game}/{part}.js");
            assert!(start.contains(&part("art")) && !start.contains(&part("ui")), "{game}: {start:?}");
            assert!(
                table.contains(&part("ui")) && !table.contains(&part("score-sheet")),
                "{game}: {table:?}"
            );
            assert!(!rules.contains(&part("lessons")), "{game}: {rules:?}");
            let lessons: BTreeSet<String> =
                of_page("rules", &game).into_iter().filter(|path| path.ends_with("/lessons.js")).collect();
            assert_eq!(lessons, BTreeSet::from([part("lessons")]));
        }
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
    }
}
