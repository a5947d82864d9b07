//! The shell of a page: the little HTML that loads the client and tells it what to show.

use serde_json::json;
use words::Language;

use crate::assets::version;
use crate::markup::Markup;
use crate::modules::of_page;

/// The kinds of pages. Each is drawn by the module of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// New tables, tables to join, one's own games.
    Start,
    /// A table; its subject is the table's name.
    Table,
    /// A finished game; its subject is the game's name.
    Game,
    /// The rules; its subject is a game, or nothing for all of them.
    Rules,
    /// A score sheet for one player with real dice.
    Sheet,
    /// The check of a record.
    Verify,
    /// What is stored of players; its subject tells for how long.
    Privacy,
    /// What a player can set.
    Settings,
    /// Nothing is here; its subject is what was looked for.
    Missing,
    /// There is no network.
    Offline,
}

impl Page {
    /// The name of the page's module.
    pub fn name(self) -> &'static str {
        match self {
            Page::Start => "start",
            Page::Table => "table",
            Page::Game => "game",
            Page::Rules => "rules",
            Page::Sheet => "sheet",
            Page::Verify => "verify",
            Page::Privacy => "privacy",
            Page::Settings => "settings",
            Page::Missing => "missing",
            Page::Offline => "offline",
        }
    }
}

/// What a page's shell is made of.
#[derive(Clone, Copy, Debug)]
pub struct Shell<'a> {
    /// The base path of the server, without a slash behind it.
    pub base: &'a str,
    /// What is shown.
    pub page: Page,
    /// Of what.
    pub subject: &'a str,
    /// The language that the browser asks for; the player may have set another one.
    pub language: Language,
}

impl Shell<'_> {
    /// The page as it is sent.
    pub fn html(&self) -> String {
        let version = version();
        let preloads = of_page(self.page.name()).into_iter().map(|path| {
            let values = [("path", Markup::text(&format!("{}/assets/{version}/{path}", self.base)))];
            Markup::filled("<link rel=\"modulepreload\" href=\"{{path}}\">\n", &values)
        });
        let languages: Vec<_> = Language::all()
            .map(|language| json!({ "code": language.code(), "name": language.name() }))
            .collect();
        let values = [
            ("base", Markup::text(self.base)),
            ("version", Markup::text(&version)),
            ("page", Markup::text(self.page.name())),
            ("subject", Markup::text(self.subject)),
            ("language", Markup::text(self.language.code())),
            ("languages", Markup::text(&json!(languages).to_string())),
            ("about", Markup::text(&self.language.text("page-about"))),
            ("noscript", Markup::text(&self.language.text("page-noscript"))),
            ("preloads", Markup::all(preloads)),
        ];
        Markup::filled(include_str!("../assets/page.html"), &values).into_html()
    }
}
