//! The page of a review: one file with everything in it, which needs no server and no network.
//!
//! Its modules in `review-page/` draw what the data says, with the client's own drawings of sheets, cards and dice. The
//! content security policy allows the one script and the one style that are in the file, by their hashes, and nothing
//! else.

use std::collections::BTreeSet;

use data_encoding::BASE64;
use rust_embed::{EmbeddedFile, RustEmbed};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use words::{Language, compile};

use crate::assets::{Files, games};
use crate::bundle::bundle;
use crate::function_body::without_comments;
use crate::markup::Markup;

/// What is shown in a page of reviews, and to whom.
#[derive(Clone, Debug)]
pub struct ReviewPage<'a> {
    /// The language of the page.
    pub language: Language,
    /// What stands in the title of the window.
    pub title: &'a str,
    /// The kinds of games in it.
    pub games: &'a [&'a str],
    /// The games as the modules read them: see `review-page/data.d.ts`.
    pub data: &'a Value,
}

/// The page's own modules and styles.
#[derive(RustEmbed)]
#[folder = "review-page/"]
#[exclude = "*.d.ts"]
#[exclude = "page.html"]
struct OwnFiles;

/// Where those are, seen from the files of the client.
const FOLDER: &str = "review-page/";
/// Where those of the client are.
const ASSETS: &str = "assets/";
/// The client's styles that its drawings need.
const STYLES: [&str; 3] = ["style/base.css", "style/table.css", "style/dice.css"];
/// The page's own styles; later ones say what is different.
const OWN_STYLES: [&str; 5] = ["page.css", "curve.css", "board.css", "lists.css", "screens.css"];

impl ReviewPage<'_> {
    /// The whole file.
    pub fn html(&self) -> String {
        let script = self.script();
        let style = self.style();
        let hash = |content: &str| format!("'sha256-{}'", BASE64.encode(&Sha256::digest(content)));
        let policy = format!(
            "default-src 'none'; script-src {}; style-src {}; base-uri 'none'; form-action 'none'",
            hash(&script),
            hash(&style)
        );
        let words = used(&script, self.language);
        let data = json!({ "language": self.language.code(), "words": words, "review": self.data });
        let values = [
            ("language", Markup::text(self.language.code())),
            ("title", Markup::text(self.title)),
            ("policy", Markup::text(&policy)),
            ("style", Markup::ours(style)),
            ("noscript", Markup::text(&self.language.text("review-page-noscript"))),
            // No text of anybody can end the element: it has no `<`.
            ("data", Markup::ours(data.to_string().replace('<', "\\u003c"))),
            ("script", Markup::ours(script)),
        ];
        Markup::filled(include_str!("../review-page/page.html"), &values).into_html()
    }

    /// The games of the page that have a folder in the client.
    fn drawn(&self) -> impl Iterator<Item = String> {
        games().into_iter().filter(|game| self.games.contains(&game.as_str()))
    }

    fn script(&self) -> String {
        let ui = |game: &str| format!("{ASSETS}games/{game}/ui.js");
        let main = format!("{FOLDER}main.js");
        let entries: Vec<String> = self.drawn().map(|game| ui(&game)).chain([main.clone()]).collect();
        let uis = self.drawn().map(|game| format!("\"{game}\": modules[\"{}\"].default", ui(&game)));
        let uis = uis.collect::<Vec<_>>().join(", ");
        bundle(&entries, &format!("modules[\"{main}\"].start({{ {uis} }});"), source)
    }

    fn style(&self) -> String {
        let of_games = self.drawn().map(|game| format!("games/{game}/style.css"));
        let paths = STYLES.map(str::to_owned).into_iter().chain(of_games);
        let own = OWN_STYLES.iter().map(|path| format!("{FOLDER}{path}"));
        let paths = paths.map(|path| format!("{ASSETS}{path}")).chain(own);
        without_comments(&paths.filter_map(|path| source(&path)).collect::<String>())
    }
}

/// The text of a module or a style.
fn source(path: &str) -> Option<String> {
    let file: Option<EmbeddedFile> = match path.strip_prefix(ASSETS) {
        Some(path) => Files::get(path),
        None => OwnFiles::get(path.strip_prefix(FOLDER)?),
    };
    String::from_utf8(file?.data.into_owned()).ok()
}

/// The messages that a script can ask for: those that it names, and those that begin as one of its templates.
fn used(script: &str, language: Language) -> Map<String, Value> {
    let mut patterns = compile(Language::ENGLISH.source()).patterns;
    patterns.extend(compile(language.source()).patterns);
    let quoted: BTreeSet<&str> = script.split('"').collect();
    let templates: Vec<&str> = script
        .split('`')
        .filter_map(|text| text.split_once("${"))
        .map(|(beginning, _)| beginning)
        .filter(|beginning| {
            beginning.ends_with('-') && beginning.starts_with(|c: char| c.is_ascii_lowercase())
        })
        .collect();
    let is_used =
        |id: &str| quoted.contains(id) || templates.iter().any(|beginning| id.starts_with(beginning));
    patterns.into_iter().filter(|(id, _)| is_used(id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(title: &str, data: &Value) -> String {
        let games: Vec<String> = games().into_iter().collect();
        let games: Vec<&str> = games.iter().map(String::as_str).collect();
        ReviewPage { language: Language::ENGLISH, title, games: &games, data }.html()
    }

    #[test]
    fn nothing_of_others_becomes_markup() {
        let hostile = "</script><img src=x onerror=alert(1)>";
        let page = page(hostile, &json!({ "name": hostile, "comment": "<!--<script>" }));
        assert!(!page.contains("<img") && !page.contains("<!--"));
        assert_eq!(page.matches("</script>").count(), 2, "the data and the script");
        assert!(page.contains("\\u003c/script>\\u003cimg src=x"));
    }

    /// What the bundler does not understand would be left as it is.
    #[test]
    fn nothing_of_a_module_is_left_and_everything_is_there() {
        let page = page("", &Value::Null);
        for (number, line) in page.lines().enumerate() {
            let is_left = ["import ", "import{", "export "].iter().any(|word| line.starts_with(word));
            assert!(!is_left, "{}: {line}", number + 1);
        }
        let asked = page.split("= modules[\"").skip(1).filter_map(|rest| rest.split_once('"'));
        for (path, _) in asked {
            assert!(page.contains(&format!("modules[\"{path}\"] = (() =>")), "{path} is missing");
        }
        for name in OwnFiles::iter().filter(|name| name.ends_with(".js")) {
            assert!(page.contains(&format!("modules[\"review-page/{name}\"] =")), "nobody imports {name}");
        }
        let styles: BTreeSet<_> = OwnFiles::iter().filter(|name| name.ends_with(".css")).collect();
        assert!(styles.len() == OWN_STYLES.len() && OWN_STYLES.iter().all(|name| styles.contains(*name)));
    }

    #[test]
    fn the_page_has_the_words_that_it_uses() {
        let (language, games, data) = (Language::ENGLISH, ["qwixx"], Value::Null);
        let page = ReviewPage { language, title: "", games: &games, data: &data };
        let english = used(&page.script(), language);
        assert!(english.contains_key("review-page-luck") && english.contains_key("colour-red"));
        assert!(
            !english.contains_key("privacy-title") && !english.keys().any(|id| id.starts_with("terminal-"))
        );
    }
}
