//! Every game of the list has all its parts, and says of itself what is so. What the compiler cannot ask for is asked
//! for here, by the name of the file.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use games::{AnyGame, GAMES, GameInfo, MIN_SEATS, Spec, SpecError, with_game};
use table::{Game, MaterialKind, Turn};

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files that a game has outside its own package, each with what it is for. The compiler asks for bots and for
/// the registration of the drawings; the client's tests ask for what is in its folder.
fn files(game: &GameInfo) -> [(String, &'static str); 7] {
    let (name, module) = (game.name, game.name.replace('-', "_"));
    [
        (format!("docs/rules/{name}.md"), "the rule page"),
        (format!("crates/{name}/tests/suite.rs"), "the suite of `conformance`"),
        (format!("crates/reference/src/{module}.rs"), "the plain second implementation"),
        (format!("crates/rollwright/src/draw/{module}.rs"), "the drawing on a terminal"),
        (format!("crates/print/src/{module}.rs"), "the drawing on paper"),
        (format!("crates/words/locales/{name}/en.ftl"), "its texts"),
        (format!("crates/web/assets/games/{name}"), "its folder in the browser client, with lessons"),
    ]
}

#[test]
fn every_game_has_all_its_files() {
    let mut missing = Vec::new();
    for game in GAMES {
        for (path, what) in files(&game) {
            if ![path.clone(), format!("{path}.js")].iter().any(|path| workspace().join(path).exists()) {
                missing.push(format!("{}: {path} is missing: {what}", game.name));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// The lists that are not in Rust, or that depend on nothing of ours, name every game.
#[test]
fn every_other_list_names_every_game() {
    for path in ["crates/reference/src/lib.rs", "crates/web/assets/games/index.js"] {
        let text = fs::read_to_string(workspace().join(path)).unwrap();
        for game in GAMES {
            assert!(text.contains(game.name), "{path} does not name {}", game.name);
        }
    }
}

/// The rule pages in a folder, with the names of their games.
fn rule_pages(folder: &Path) -> Vec<(String, PathBuf)> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let pages = paths.filter(|path| path.is_file());
    pages.map(|path| (path.file_stem().unwrap().to_str().unwrap().to_owned(), path)).collect()
}

/// The folders of translated rule pages, with the codes of their languages.
fn translations() -> Vec<(String, PathBuf)> {
    let paths = fs::read_dir(workspace().join("docs/rules")).unwrap().map(|entry| entry.unwrap().path());
    let folders = paths.filter(|path| path.is_dir());
    folders.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), path)).collect()
}

#[test]
fn every_game_with_a_rule_page_is_on_the_list() {
    for (name, _) in rule_pages(&workspace().join("docs/rules")) {
        assert!(GameInfo::named(&name).is_ok(), "crates/games/src/list.rs has no line for {name}");
    }
}

#[test]
fn every_translated_rule_page_is_known_to_its_game() {
    for (language, folder) in translations() {
        for (name, _) in rule_pages(&folder) {
            let game = GameInfo::named(&name).unwrap();
            let is_known = game.translated_rules.iter().any(|(code, _)| *code == language);
            assert!(is_known, "crates/{name}/src/setup.rs does not name docs/rules/{language}/{name}.md");
        }
    }
}

#[test]
fn every_rule_page_is_that_of_its_game() {
    for game in GAMES {
        let is_file = |path: String, page: &str| {
            let file = fs::read_to_string(workspace().join(&path)).unwrap();
            assert!(file == page, "{} does not show {path}", game.name);
        };
        is_file(format!("docs/rules/{}.md", game.name), game.rule_page);
        for (language, page) in game.translated_rules {
            is_file(format!("docs/rules/{language}/{}.md", game.name), page);
        }
    }
}

/// The rule numbers of the part of a page that has the rules, in order, with `###` for a heading.
fn outline(page: &str) -> Vec<&str> {
    let lines: Vec<&str> = page.lines().collect();
    let first = lines.iter().position(|line| line.starts_with("- **")).unwrap();
    let begins = lines[..first].iter().rposition(|line| line.starts_with("## ")).unwrap();
    let section = lines.into_iter().skip(begins + 1).take_while(|line| !line.starts_with("## "));
    let parts = section.filter_map(|line| match line.strip_prefix("- **") {
        Some(rule) => rule.split_once(".**").map(|(number, _)| number),
        None => line.starts_with("### ").then_some("###"),
    });
    parts.collect()
}

#[test]
fn every_translation_has_the_rules_of_the_english_page_in_their_order() {
    for game in GAMES {
        let english = outline(game.rule_page);
        for (language, page) in game.translated_rules {
            assert_eq!(outline(page), english, "docs/rules/{language}/{}.md", game.name);
        }
    }
}

#[test]
fn every_game_is_set_up_by_name_for_its_seats_and_no_others() {
    for game in GAMES {
        for seats in MIN_SEATS..=game.max_seats {
            let rules = AnyGame::new(&Spec::named(game.name), seats).unwrap();
            assert_eq!((rules.info(), rules.seats()), (game, seats));
            assert_eq!(rules.table().turn(), with_game!(&rules, rules => rules.turn(&rules.start())));
            assert_ne!(rules.table().turn(), Turn::Over);
        }
        for seats in [0, game.max_seats + 1] {
            let error = SpecError::Seats { game: game.name, max: game.max_seats, seats };
            assert_eq!(AnyGame::new(&Spec::named(game.name), seats), Err(error));
        }
    }
}

/// A game that forgets one of its options, or names one that it has not, would play by other rules than it was asked to.
#[test]
fn every_option_can_be_set() {
    let options = |spec: &Spec| {
        let rules = AnyGame::new(spec, 2).unwrap();
        with_game!(&rules, rules => rules.options())
    };
    for game in GAMES {
        let off = options(&Spec::named(game.name));
        assert!(off.iter().map(|(name, _)| *name).eq(game.options.iter().copied()), "{}", game.name);
        assert!(off.iter().all(|(_, on)| !on), "{}", game.name);
        assert!(game.at_the_table.iter().all(|name| game.options.contains(name)), "{}", game.name);
        for name in game.options {
            let spec = Spec::named(game.name).with_option(name, true);
            let on = off.iter().map(|(other, _)| (*other, other == name));
            assert_eq!(options(&spec), on.collect::<Vec<_>>());
        }
        let unknown = Spec::named(game.name).with_option("turbo", true);
        assert!(matches!(AnyGame::new(&unknown, 2), Err(SpecError::UnknownOption { .. })));
    }
}

/// What a game has no use for is refused, not ignored.
#[test]
fn every_kind_of_material_is_read_or_refused() {
    for game in GAMES {
        for kind in MaterialKind::ALL {
            let spec = Spec::named(game.name).with_material(kind, "?".to_owned());
            match AnyGame::new(&spec, 2) {
                Err(SpecError::Material { material, .. }) => assert_eq!(game.material, Some(material)),
                Err(SpecError::NoMaterial { material, .. }) => {
                    assert_eq!(material, kind);
                    assert_ne!(game.material, Some(kind), "{}", game.name);
                }
                other => unreachable!("{}: {other:?}", game.name),
            }
        }
    }
}
