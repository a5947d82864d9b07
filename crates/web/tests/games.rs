//! A game is a folder of the client and a line of its list, and no other file of the client names one.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What every game's folder has; some have more.
const FILES: [&str; 12] = [
    "art.js",
    "ending.js",
    "exercises.json",
    "fair-dice.js",
    "figure.json",
    "lessons.js",
    "picture.js",
    "picture.png",
    "protocol.d.ts",
    "score-sheet.js",
    "style.css",
    "ui.js",
];

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

fn games() -> BTreeSet<String> {
    games::GAMES.iter().map(|game| game.name.to_owned()).collect()
}

/// All text files under a folder, but for other people's code and the folders of the games.
fn shared_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = |path: PathBuf| match path.is_dir() {
        true if path.ends_with("vendor") || path.parent().unwrap().ends_with("games") => Vec::new(),
        true => shared_files(&path),
        false => vec![path],
    };
    entries.flat_map(files).collect()
}

#[test]
fn every_game_of_the_rules_has_a_folder_with_all_files() {
    let folders = fs::read_dir(assets().join("games")).unwrap().map(|entry| entry.unwrap().path());
    let folders: BTreeSet<String> = folders
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().unwrap().to_string_lossy().into_owned())
        .collect();
    assert_eq!(folders, games(), "the folders of crates/web/assets/games");
    for game in games() {
        for file in FILES {
            let path = assets().join("games").join(&game).join(file);
            assert!(path.exists(), "crates/web/assets/games/{game}/{file} is missing");
        }
    }
    for game in games::GAMES.iter().filter(|game| game.material.is_some()) {
        let path = assets().join("games").join(game.name).join("own-material.js");
        assert!(path.exists(), "{} takes own material, but {} is missing", game.name, path.display());
    }
}

#[test]
fn the_list_of_the_client_has_the_games_of_the_rules() {
    let list = fs::read_to_string(assets().join("games/index.js")).unwrap();
    let (_, rest) = list.split_once("export const GAMES = [").unwrap();
    let (names, _) = rest.split_once("];").unwrap();
    let names = names.split(',').map(|name| name.trim().trim_matches('"').to_owned());
    let names: BTreeSet<String> = names.filter(|name| !name.is_empty()).collect();
    assert_eq!(names, games(), "GAMES in crates/web/assets/games/index.js");
}

/// The names of a game as they could stand in code: `twenty-one`, `twentyOne`, `TWENTY_ONE`, `twenty one`.
fn spellings(game: &str) -> [String; 4] {
    ["-", "", "_", " "].map(|between| game.replace('-', between))
}

#[test]
fn no_game_is_named_outside_of_its_folder() {
    let list = assets().join("games/index.js");
    for path in shared_files(&assets()) {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let named = text.to_lowercase();
        for spelling in games().iter().flat_map(|game| spellings(game)) {
            assert!(
                path == list || !named.contains(&spelling),
                "{} names the game {spelling}; what only one game needs belongs into its folder",
                path.display()
            );
        }
    }
}
