//! The styles of a page in one file: each of them would hold up the first paint on its own.

use crate::function_body::without_comments;
use crate::modules::{GAMES, Sources, games};

const BASE: &str = "style/base.css";
/// The styles of all games.
const OF_GAMES: &str = "games/style.css";
/// What each kind of page is made of, in this order.
pub(crate) const STYLES: [(&str, &[&str]); 11] = [
    ("start", &[BASE, "style/start.css"]),
    ("print", &[BASE, "style/start.css", "style/print.css"]),
    ("settings", &[BASE]),
    ("privacy", &[BASE]),
    ("missing", &[BASE]),
    ("offline", &[BASE]),
    ("verify", &[BASE, "style/table.css", "style/dice.css"]),
    ("table", &[BASE, "style/table.css", "style/dice.css", "style/end.css", OF_GAMES]),
    ("game", &[BASE, "style/table.css", "style/dice.css", OF_GAMES]),
    ("rules", &[BASE, "style/table.css", "style/dice.css", "style/rules.css", OF_GAMES]),
    ("sheet", &[BASE, "style/table.css", "style/dice.css", "style/score-sheet.css", OF_GAMES]),
];

/// The path of a page's styles.
pub(crate) fn path_of(page: &str) -> String {
    format!("styles/{page}.css")
}

/// All styles of a kind of page. `None`: there is no such page.
pub(crate) fn of_page(sources: &Sources, page: &str) -> Option<String> {
    let (_, paths) = STYLES.iter().find(|(known, _)| *known == page)?;
    let text = |path: &str| sources.get(path).map(|text| without_comments(text)).unwrap_or_default();
    let of_games = || {
        let games = games(sources.keys().map(String::as_str));
        games.iter().map(|game| text(&format!("{GAMES}{game}/style.css"))).collect::<String>()
    };
    Some(paths.iter().map(|&path| if path == OF_GAMES { of_games() } else { text(path) }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::sources;

    #[test]
    fn a_page_has_all_its_styles() {
        let sources = sources();
        let table = of_page(&sources, "table").expect("tables have styles");
        for path in sources.keys().filter(|path| path.starts_with(GAMES) && path.ends_with(".css")) {
            let own = without_comments(&sources[path]);
            assert!(own.len() > 100 && table.contains(&own), "{path}");
        }
        for (page, paths) in STYLES {
            let style = of_page(&sources, page).expect("it is in the list");
            assert!(style.contains("--paper") && !style.contains("/*"), "{page}: {paths:?}");
        }
        assert_eq!(of_page(&sources, "none"), None);
    }
}
