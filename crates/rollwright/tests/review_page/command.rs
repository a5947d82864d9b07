//! `rollwright review --html`: what is in the file.

use std::fs;

use serde_json::{Value, json};
use words::{Language, compile};

use crate::records::{Records, data, played, review, stored};

/// Names that would like to be markup.
const HOSTILE: &str = "</script><img src=x onerror=alert(1)>, \"'><script>alert(2)</script>";

fn stored_text(name: &str) -> String {
    fs::read_to_string(stored(name)).unwrap()
}

#[test]
fn the_page_is_one_file_that_loads_nothing() {
    let records = Records::of(&[("qwixx.rw", &stored_text("qwixx.rw"))]);
    let (page, _) = records.page(&[]);
    assert!(page.len() < 400_000, "{} bytes", page.len());
    for loading in ["<link", "<img", "<iframe", " src=", "@import", ": url("] {
        assert!(!page.contains(loading), "{loading}");
    }
    let (_, policy) = page.split_once("Content-Security-Policy\" content=\"").unwrap();
    let policy = policy.split_once('"').unwrap().0;
    assert!(
        policy.starts_with("default-src 'none'; script-src 'sha256-".replace('\'', "&#39;").as_str()),
        "{policy}"
    );
    assert!(!policy.contains("unsafe") && !policy.contains('*'), "{policy}");
    assert_eq!(records.page(&[]).0, page, "the same games make the same page");
}

#[test]
fn names_stay_names() {
    let game = stored_text("qwixx.rw");
    let game = game.replacen("Names: Net bot, medium bot", &format!("Names: {HOSTILE}"), 1);
    let records = Records::of(&[("<img src=x onerror=alert(3)>.rw", &game), ("b.rw", &game)]);
    let (page, _) = records.page(&[]);
    assert!(!page.contains("<img") && !page.contains("<script>alert"));
    assert_eq!(page.matches("</script>").count(), 2, "that of the data and that of the script");
    let names = &data(&page)["review"]["games"][0]["names"];
    assert_eq!(names, &json!(HOSTILE.split(", ").collect::<Vec<_>>()));
}

#[test]
fn every_game_says_where_it_stood_and_what_happened() {
    for name in ["qwixx.rw", "twenty-one.rw", "one-card.rw", "one-card-advanced.rw"] {
        let records = Records::of(&[("game.rw", &stored_text(name))]);
        let (page, _) = records.page(&[]);
        let game = &data(&page)["review"]["games"][0];
        let count = |key: &str| game[key].as_array().unwrap().len();
        let events = count("events");
        assert!(events > 20, "{name}");
        assert_eq!(
            (count("changes"), count("win"), count("turns")),
            (events, events + 1, events + 1),
            "{name}"
        );
        assert_eq!(game["win"][0], json!([0.5, 0.5]), "{name}");
        for seat in 0..2 {
            let part = |part: &str| game["sums"]["win"][part][seat].as_f64().unwrap();
            let sum = part("start") + part("luck") + part("own") + part("others");
            assert!((sum - part("result")).abs() < 1e-4, "{name}");
        }
        for event in game["events"].as_array().unwrap() {
            let decisions = event["decisions"].as_array();
            let told = decisions.into_iter().flatten().map(|decision| &decision["done"]);
            for words in told.chain(event.get("words")) {
                assert!(words.as_str().is_some_and(|words| words.len() > 3), "{name}: {event}");
            }
        }
    }
}

#[test]
fn a_game_alone_is_about_points() {
    for game in ["qwixx", "twenty-one", "one-card"] {
        let records = Records::of(&[("alone.rw", &played(game, 1, "Ann"))]);
        let (page, _) = records.page(&[]);
        let game = &data(&page)["review"]["games"][0];
        assert_eq!(game["even_luck"], Value::Null);
        assert_eq!(game["names"], json!(["Ann"]));
        if game["exact"] == json!(true) {
            assert_eq!(game["sums"]["points"]["others"], json!([0.0]));
        }
    }
}

#[test]
fn several_games_have_profiles() {
    let twenty_one = stored_text("twenty-one.rw");
    let records =
        Records::of(&[("a.rw", &twenty_one), ("b.rw", &twenty_one), ("c.rw", &stored_text("one-card.rw"))]);
    let (page, _) = records.page(&[]);
    let review = &data(&page)["review"];
    assert_eq!(review["games"].as_array().unwrap().len(), 3);
    let profiles = review["profiles"].as_array().unwrap();
    assert_eq!((profiles.len(), &profiles[0]["games"]), (4, &json!(2)));
    assert_eq!(profiles[0]["history"].as_array().unwrap().len(), 2);
}

#[test]
fn the_page_speaks_one_language() {
    for code in ["de", "is"] {
        let language = Language::from_code(code).unwrap();
        let records = Records::of(&[("a.rw", &stored_text("qwixx.rw"))]);
        let (page, _) = records.page(&["--lang", code]);
        assert!(page.contains(&format!("<html lang=\"{code}\">")));
        let data = data(&page);
        assert_eq!(data["language"], code);
        let own = compile(language.source()).patterns;
        let words = data["words"].as_object().unwrap();
        assert!(words.len() > 100);
        for (id, pattern) in words {
            assert_eq!(Some(pattern), own.get(id), "{id}");
        }
        let english = compile(Language::ENGLISH.source()).patterns;
        for id in ["review-page-sums-about", "review-page-curve-signs", "review-page-try"] {
            assert_ne!(words[id], english[id], "{id}");
        }
    }
}

#[test]
fn a_broken_record_is_shown_as_far_as_it_goes() {
    let game = stored_text("qwixx.rw");
    let lines: Vec<&str> = game.lines().filter(|line| !line.starts_with("Result")).collect();
    let broken = format!("{}\nw1 w1 r1 y1 g1 b1 | r12, -\n", lines[..14].join("\n"));
    let records = Records::of(&[("broken.rw", &broken)]);
    let (page, _) = records.page(&["--lang", "de"]);
    let game = &data(&page)["review"]["games"][0];
    assert_eq!(game["finished"], false);
    let told = game["broken"].as_str().unwrap();
    assert!(told.contains("nur bis hierher") && told.contains("Zeile 15"), "{told}");
}

#[test]
fn a_page_that_cannot_be_written_is_told_before_the_work() {
    let folder = tempfile::tempdir().unwrap();
    let output = review(&["no-such-record.rw"], &folder.path().join("nowhere/page.html"));
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1));
    assert!(error.contains("cannot write") && !error.contains("no-such-record"), "{error}");
}
