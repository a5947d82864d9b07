//! The shell of a page: the little HTML that loads the client and tells it what to show.

use serde_json::json;
use words::Language;

use crate::assets::{PACKS, asset, games, sources, version};
use crate::markup::Markup;
use crate::modules::{GAMES, needed_by, parts_of};
use crate::pack::MAIN;
use crate::preview::Preview;
use crate::remembered::Remembered;
use crate::styles;

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
    /// Sheets and cards for paper.
    Print,
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
            Page::Print => "print",
            Page::Verify => "verify",
            Page::Privacy => "privacy",
            Page::Settings => "settings",
            Page::Missing => "missing",
            Page::Offline => "offline",
        }
    }

    /// The modules that it asks for as soon as it runs, of the game that it is about, too.
    fn packs(self, game: Option<&str>) -> Vec<String> {
        static PACKS_OF: Remembered<(&str, Option<String>), Vec<String>> = Remembered::new();
        PACKS_OF.get((self.name(), game.map(str::to_owned)), || {
            let entry = format!("pages/{}.js", self.name());
            let sources = sources();
            let parts = game.map(|game| parts_of(&sources, &needed_by(&sources, &entry), game));
            [entry]
                .into_iter()
                .chain(parts.into_iter().flatten())
                .map(|path| format!("{PACKS}{path}"))
                .collect()
        })
    }

    /// The data that it asks for as soon as it runs.
    fn data(self, game: Option<&str>) -> Vec<String> {
        let game = game.filter(|_| self == Page::Rules);
        let data = game.map(|game| ["exercises", "figure"].map(|name| format!("{GAMES}{game}/{name}.json")));
        data.into_iter().flatten().filter(|path| asset(path).is_some()).collect()
    }
}

/// What a page's shell is made of.
#[derive(Clone, Debug)]
pub struct Shell<'a> {
    /// The base path of the server, without a slash behind it.
    pub base: &'a str,
    /// What is shown.
    pub page: Page,
    /// Of what.
    pub subject: &'a str,
    /// The language that the browser asks for; the player may have set another one.
    pub language: Language,
    /// What others see of it.
    pub preview: &'a Preview,
    /// Where the server is, as `https://games.example`, if that is known.
    pub origin: Option<&'a str>,
    /// The path of the page, with the base path.
    pub path: &'a str,
}

impl Shell<'_> {
    /// The page as it is sent.
    pub fn html(&self) -> String {
        let version = version();
        let link = |template: &'static str, path: &str| {
            let values = [("path", Markup::text(&format!("{}/assets/{version}/{path}", self.base)))];
            Markup::filled(template, &values)
        };
        let module = |path: String| link("<link rel=\"modulepreload\" href=\"{{path}}\">\n", &path);
        let data =
            |path: String| link("<link rel=\"preload\" as=\"fetch\" crossorigin href=\"{{path}}\">\n", &path);
        let game = Some(self.subject).filter(|subject| games().contains(*subject));
        let words = format!("words/{}.json", self.language.code());
        let preloads = self.page.packs(game).into_iter().map(module);
        let preloads = preloads.chain([words].into_iter().chain(self.page.data(game)).map(data));
        let languages: Vec<_> = Language::all()
            .map(|language| json!({ "code": language.code(), "name": language.name() }))
            .collect();
        let absolute = |path: &str| format!("{}{path}", self.origin.unwrap_or_default());
        let picture = format!("{}/pictures/{}.png", self.base, self.preview.picture);
        let robots = if self.preview.is_listed { "" } else { "<meta name=\"robots\" content=\"noindex\">\n" };
        let values = [
            ("title", Markup::text(&self.preview.title)),
            ("preview", Markup::text(&self.preview.about)),
            ("locale", Markup::text(&self.language.text("preview-locale"))),
            ("address", Markup::text(&absolute(self.path))),
            ("picture", Markup::text(&absolute(&picture))),
            ("robots", Markup::filled(robots, &[])),
            ("base", Markup::text(self.base)),
            ("version", Markup::text(&version)),
            ("page", Markup::text(self.page.name())),
            ("subject", Markup::text(self.subject)),
            ("language", Markup::text(self.language.code())),
            ("languages", Markup::text(&json!(languages).to_string())),
            ("about", Markup::text(&self.language.text("page-about"))),
            ("noscript", Markup::text(&self.language.text("page-noscript"))),
            ("style", Markup::text(&styles::path_of(self.page.name()))),
            ("main", Markup::text(&format!("{PACKS}{MAIN}"))),
            ("preloads", Markup::all(preloads)),
        ];
        Markup::filled(include_str!("../assets/page.html"), &values).into_html()
    }
}
