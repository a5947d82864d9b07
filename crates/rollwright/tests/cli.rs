//! The command line as people and scripts meet it: output, JSON, exit codes, one-line errors.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn rollwright(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rollwright")).args(args).stdin(Stdio::null()).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Checks that a command fails with this exit code and one line that contains all of these.
fn fails(args: &[&str], exit: i32, contains: &[&str]) {
    let output = rollwright(args);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(exit), "{args:?}: {error}");
    if exit == 1 {
        assert_eq!(error.lines().count(), 1, "{error}");
    }
    for part in contains {
        assert!(error.contains(part), "{args:?} should say {part:?}: {error}");
    }
}

/// A file that is gone when the test is over.
struct TempFile(PathBuf);

impl TempFile {
    fn new(name: &str, content: &str) -> TempFile {
        let path = std::env::temp_dir().join(format!("rollwright-{}-{name}", std::process::id()));
        std::fs::write(&path, content).unwrap();
        TempFile(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn json(args: &[&str]) -> Value {
    let output = rollwright(args);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn an_arena_gives_win_rates_and_ratings_and_goes_on_where_it_stopped() {
    let save = TempFile::new("arena.json", "");
    std::fs::remove_file(save.path()).unwrap();
    let arena = |games: &str, save: &str| {
        json(&["arena", "twenty-one", "--bots", "greedy,random", "--games", games, "--save", save, "--json"])
    };
    let whole = json(&["arena", "twenty-one", "--bots", "greedy,random", "--games", "200", "--json"]);
    arena("61", save.path());
    let resumed = arena("200", save.path());
    assert_eq!((&whole["games"], &whole["deals"]), (&200.into(), &100.into()));
    assert_eq!(resumed["bots"], whole["bots"], "an interruption changes nothing");
    let bots = whole["bots"].as_array().unwrap();
    assert_eq!((&bots[0]["name"], &bots[1]["name"]), (&"greedy".into(), &"random".into()));
    assert!(bots[0]["win_rate_95"][0].as_f64() > Some(0.9));
    assert!(bots[0]["rating_95"][0].as_f64() > bots[1]["rating_95"][1].as_f64());
    for key in ["wins", "ties", "mean_score", "win_rate", "rating"] {
        assert!(bots[0][key].is_number(), "{key}");
    }
    let args = |file| ["arena", "one-card", "--bots", "greedy,random", "--games", "4", "--save", file];
    fails(&args(save.path()), 1, &["a different arena"]);
    let junk = TempFile::new("junk.json", "no standings");
    fails(&args(junk.path()), 1, &["does not have"]);
    fails(&["arena", "qwixx", "--bots", "greedy"], 2, &["2 to 20 bots"]);
    fails(&["arena", "qwixx", "--bots", "greedy,random", "--seats", "3"], 2, &["a table for 3"]);
    let (csv, svg) = (TempFile::new("arena.csv", ""), TempFile::new("arena.svg", ""));
    let output = rollwright(&[
        "arena",
        "qwixx",
        "--bots",
        "greedy,random,greedy",
        "--games",
        "6",
        "--csv",
        csv.path(),
        "--svg",
        svg.path(),
    ]);
    assert!(output.status.success());
    assert_eq!(std::fs::read_to_string(csv.path()).unwrap().lines().count(), 4);
    let drawing = std::fs::read_to_string(svg.path()).unwrap();
    assert!(drawing.starts_with("<svg") && drawing.matches("class=\"bar\"").count() == 3, "{drawing}");
}

#[test]
fn sim_gives_the_fields_scripts_rely_on_and_the_same_result_on_any_threads() {
    for (game, bots) in
        [("qwixx", "greedy,random"), ("twenty-one", "random,random,greedy"), ("one-card", "greedy")]
    {
        let run = |threads: &str| {
            let mut report = json(&[
                "sim",
                game,
                "--bots",
                bots,
                "--games",
                "600",
                "--seed",
                "3",
                "--threads",
                threads,
                "--json",
            ]);
            for key in ["seconds", "games_per_second", "turns_per_second", "threads"] {
                assert!(report[key].is_number(), "{key}");
                report.as_object_mut().unwrap().remove(key);
            }
            report
        };
        let report = run("1");
        assert_eq!(report, run("2"), "{game}");
        assert_eq!(report["games"], 600);
        assert!(report["turns"].as_u64().unwrap() > 600);
        let names: Vec<&str> =
            report["bots"].as_array().unwrap().iter().map(|bot| bot["name"].as_str().unwrap()).collect();
        assert_eq!(names.join(","), bots);
        for bot in report["bots"].as_array().unwrap() {
            assert!(bot["wins"].is_u64() && bot["ties"].is_u64() && bot["mean_score"].is_f64());
        }
    }
}

#[test]
fn sim_plays_matches_and_options() {
    let report =
        json(&["sim", "qwixx", "--bots", "greedy,greedy", "--games", "300", "--match", "3", "--json"]);
    assert_eq!((report["games"].as_u64(), report["matches"].as_u64()), (Some(300), Some(100)));
    let total: u64 = report["bots"].as_array().unwrap().iter().map(|bot| bot["wins"].as_u64().unwrap()).sum();
    assert_eq!(total + report["bots"][0]["ties"].as_u64().unwrap(), 100);
    let plain = json(&["sim", "one-card", "--bots", "random,random", "--games", "100", "--json"]);
    let advanced = json(&[
        "sim",
        "one-card",
        "--bots",
        "random,random",
        "--games",
        "100",
        "--option",
        "advanced=true",
        "--json",
    ]);
    assert_ne!(plain["events"], advanced["events"]);
    let output = rollwright(&["sim", "twenty-one", "--bots", "greedy,random", "--games", "100"]);
    assert!(text(&output.stdout).contains("greedy") && text(&output.stdout).contains("games/s"));
}

#[test]
fn wrong_usage_exits_with_2() {
    fails(&["sim", "chess", "--bots", "random"], 2, &["qwixx", "one-card"]);
    fails(&["sim", "qwixx", "--bots", "gready"], 2, &["there is no bot", "random, greedy"]);
    fails(
        &["sim", "qwixx", "--bots", "random,random,random,random,random,random"],
        2,
        &["1 to 5 seats, not 6"],
    );
    fails(
        &["sim", "qwixx", "--bots", "random", "--option", "advanced=true"],
        2,
        &["no option", "finish_turn"],
    );
    fails(&["sim", "qwixx", "--bots", "random", "--option", "finish_turn=maybe"], 2, &["NAME=true"]);
    fails(&["sim", "qwixx", "--bots", "random", "--games", "10", "--match", "3"], 2, &["multiple"]);
    fails(&["sim", "qwixx", "--bots", "random", "--match", "6"], 2, &["6"]);
    fails(&["sim", "qwixx"], 2, &["--bots"]);
    fails(&["nonsense"], 2, &["nonsense"]);
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in ["play", "sim", "arena", "replay", "verify", "referee", "bot", "bench"] {
        let output = rollwright(&[command, "--help"]);
        assert!(output.status.success());
        assert!(text(&output.stdout).contains("Example"), "{command}");
    }
}

#[test]
fn files_of_ones_own_are_checked_with_line_and_rule() {
    let cards = include_str!("../../one-card/data/cards.txt");
    let good = TempFile::new("cards-good.txt", &cards.replace("R6 Y3* G2 B4* P5", "R5 Y3* G3 B4* P5"));
    let report =
        json(&["sim", "one-card", "--bots", "random", "--games", "10", "--cards", good.path(), "--json"]);
    assert_eq!(report["games"], 10);
    let bad = TempFile::new("cards-bad.txt", &cards.replace("R6 Y3* G2 B4* P5", "R6 Y3* G2 B4 P5"));
    let line = cards.lines().position(|line| line == "R6 Y3* G2 B4* P5").unwrap() + 1;
    let says = format!("line {line}: rule K2");
    fails(&["sim", "one-card", "--bots", "random", "--cards", bad.path()], 1, &[&says, "sun"]);
    let sheets = include_str!("../../twenty-one/data/sheets.txt");
    let bad = TempFile::new("sheets-bad.txt", &sheets.replacen("A: b6", "A: b7", 1));
    fails(&["sim", "twenty-one", "--bots", "random", "--sheets", bad.path()], 1, &["rule T3", "b7"]);
    fails(&["sim", "qwixx", "--bots", "random", "--sheets", good.path()], 2, &["does not use a sheets file"]);
    fails(
        &["sim", "twenty-one", "--bots", "random", "--sheets", "/no/such/file"],
        1,
        &["cannot read /no/such/file"],
    );
}

/// A finished match of two solo games of Twenty One is long; a short Qwixx game ends by misthrows.
fn short_game(place: Option<&str>, first: usize, result: &str) -> String {
    let place = place.map_or(String::new(), |place| format!("Match: {place}\n"));
    let mut record =
        format!("Rollwright: 1\nGame: qwixx\nSeats: 2\n{place}Result: {result}\n\nfirst {first}\n");
    for _ in 0..7 {
        record.push_str("w1 w2 r1 y1 g1 b1 | -, - | -\n");
    }
    record
}

#[test]
fn verify_says_the_result() {
    let file = TempFile::new("good.rw", &short_game(None, 1, "-20 -15"));
    let output = rollwright(&["verify", file.path()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("-20 -15; seat 2 wins"), "{}", text(&output.stdout));
    let report = json(&["verify", file.path(), "--json"]);
    assert_eq!(
        (&report["ok"], &report["games"][0]["winners"]),
        (&Value::Bool(true), &serde_json::json!([2]))
    );
    let piped = Command::new(env!("CARGO_BIN_EXE_rollwright"))
        .args(["verify", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .and_then(|mut child| {
            child.stdin.take().unwrap().write_all(short_game(None, 2, "-15 -20").as_bytes())?;
            child.wait_with_output()
        })
        .unwrap();
    assert!(text(&piped.stdout).contains("seat 1 wins"));
}

#[test]
fn verify_names_the_first_broken_rule_with_its_place() {
    let good = short_game(None, 1, "-20 -15");
    for (wrong, expected) in [
        (good.replacen("| -, - |", "| r4, - |", 1), "line 7, column 21: rule Q6: seat 1 may not choose `r4`"),
        (good.replacen("| -, - |", "| -, g2 |", 1), "line 7, column 24: rule Q6: seat 2"),
        (good.replacen("| -, - |", "| - |", 1), "line 7, column 21: rule Q6: seat(s) 1, 2 must choose"),
        (good.replacen("w1 w2 r1 y1 g1 b1", "w1 w2 r1 y1 g1", 1), "line 7, column 1: rule Q5"),
        (good.replacen("first 1", "first 3", 1), "line 6, column 1: rule Q4"),
        (good.replacen("-20 -15", "-20 -10", 1), "line 4, column 1: Result: the game ends with -20 -15"),
        (good.clone() + "w1 w2 r1 y1 g1 b1 | -, - | -\n", "line 14, column 1: rule Q16"),
        (good.replacen("w1 w2", "w7 w2", 1), "line 7, column 1: rule Q5: \"w7 w2"),
        (good.replacen("Game: qwixx", "Game: chess", 1), "line 2, column 1: Game: there is no game"),
        (good.replacen("Rollwright: 1", "Rollwright: 9", 1), "line 1, column 13"),
        (String::new(), "line 1, column 1: the record is empty"),
        ("hello\n".to_owned(), "line 1, column 1: a record begins with"),
    ] {
        let file = TempFile::new("wrong.rw", &wrong);
        fails(&["verify", file.path()], 1, &[expected]);
    }
    let file = TempFile::new("legal.rw", &good.replacen("| -, - |", "| r4, - |", 1));
    fails(&["verify", file.path()], 1, &["legal: `-` `r3` `y3` `g3` `b3`"]);
    let json = rollwright(&["verify", file.path(), "--json"]);
    let report: Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!((&report["error"]["rule"], &report["error"]["line"]), (&Value::from("Q6"), &Value::from(7)));
}

#[test]
fn verify_checks_that_a_match_belongs_together() {
    let two = |second: &str| short_game(Some("1/2"), 1, "-20 -15") + "\n" + second;
    let good = TempFile::new("match.rw", &two(&short_game(Some("2/2"), 2, "-15 -20")));
    let output = rollwright(&["verify", good.path()]);
    assert_eq!(text(&output.stdout).lines().count(), 3, "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("match of 2 games: -35 -35; seat 1, seat 2 share the win"));
    let same_start = TempFile::new("match-start.rw", &two(&short_game(Some("2/2"), 1, "-20 -15")));
    fails(&["verify", same_start.path()], 1, &["line 22, column 1: rule Q20"]);
    let other_place = TempFile::new("match-place.rw", &two(&short_game(Some("2/3"), 2, "-15 -20")));
    fails(&["verify", other_place.path()], 1, &["after `Match: 1/2` comes `Match: 2/2`"]);
    let unfinished = short_game(Some("1/2"), 1, "0 0").replace("Result: 0 0\n", "");
    let unfinished: String = unfinished.lines().take(7).map(|line| format!("{line}\n")).collect();
    let cut = TempFile::new("match-cut.rw", &(unfinished + "\n" + &short_game(Some("2/2"), 2, "-15 -20")));
    fails(&["verify", cut.path()], 1, &["game 1 of the match is not finished"]);
    let over = two(&short_game(Some("2/2"), 2, "-15 -20")) + "\n" + &short_game(Some("2/2"), 1, "-20 -15");
    let over = TempFile::new("match-over.rw", &over);
    fails(&["verify", over.path()], 1, &["the previous match, of 2 game(s), is already over"]);
    let later = short_game(Some("2/3"), 1, "-20 -15") + "\n" + &short_game(Some("3/3"), 1, "-20 -15");
    let later = TempFile::new("match-later.rw", &later);
    fails(&["verify", later.path()], 1, &["rule Q20"]);
}

#[test]
fn sheets_are_printed_as_pdf_and_as_a_page_of_svg_each() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    for game in ["qwixx", "twenty-one", "one-card"] {
        let file = at(&format!("{game}.pdf"));
        let output = rollwright(&["print", game, "--paper", "letter", "--lang", "de", "--out", &file]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(std::fs::read(&file).unwrap().starts_with(b"%PDF-"), "{file}");
    }
    assert!(rollwright(&["print", "one-card", "--out", &at("cards.svg")]).status.success());
    for name in ["cards.svg", "cards-2.svg", "cards-3.svg"] {
        assert!(std::fs::read_to_string(at(name)).unwrap().starts_with("<svg "), "{name}");
    }
    fails(&["print", "qwixx", "--out", &at("qwixx.doc")], 2, &[".pdf or .svg"]);
    fails(&["print", "qwixx", "--paper", "a5", "--out", &at("qwixx.pdf")], 2, &["a4 or letter"]);
    fails(&["print", "qwixx", "--out", &at("nowhere/qwixx.pdf")], 1, &["cannot write"]);
}
