//! The whole recipe with a small budget: self-play, study, and a match against the start.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const PLAYER: &str = env!("CARGO_BIN_EXE_rollwright-train");

fn python(script: &[&str]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let output = Command::new(root.join("scripts/python"))
        .arg(root.join("train/train.py"))
        .args(script)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output
}

/// Trains for some generations of a few hundred games.
fn train(game: &str, seats: &str, generations: &str, out: &Path) {
    let out = out.to_str().unwrap();
    let budget =
        ["--games", "800", "--generations", generations, "--batch", "512", "--keep", "2", "--lambda", "1"];
    python(&[&[game, "--seats", seats, "--out", out, "--player", PLAYER], &budget[..]].concat());
}

/// How often the first weights win against the second ones.
fn share(game: &str, seats: &str, weights: &Path, against: &Path) -> f64 {
    let output = Command::new(PLAYER)
        .args(["match", game, "--seats", seats, "--games", "100"])
        .arg("--weights")
        .arg(weights)
        .arg("--against")
        .arg(against)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    text.split_whitespace().nth(2).unwrap().parse().unwrap()
}

/// One generation is hardly more than the random start; four must beat it clearly.
fn improves(game: &str, seats: &str) {
    let folder = tempfile::tempdir().unwrap();
    let (start, trained) = (folder.path().join("start"), folder.path().join("trained"));
    train(game, seats, "0", &start);
    train(game, seats, "4", &trained);
    let share = share(game, seats, &trained, &start);
    assert!(share > 0.7, "{game}: {share}");
}

#[test]
fn qwixx_improves_on_its_start() {
    improves("qwixx", "2");
}

#[test]
fn twenty_one_improves_on_its_start() {
    improves("twenty-one", "2");
}

#[test]
fn one_card_improves_on_its_start() {
    improves("one-card", "2");
}

#[test]
fn the_same_seed_gives_the_same_weights() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (folder.path().join("one"), folder.path().join("other"));
    train("qwixx", "2,3", "1", &one);
    train("qwixx", "2,3", "1", &other);
    assert_eq!(fs::read(one).unwrap(), fs::read(other).unwrap());
}

#[test]
fn samples_do_not_depend_on_threads() {
    let folder = tempfile::tempdir().unwrap();
    let weights = folder.path().join("weights");
    train("qwixx", "2", "0", &weights);
    let samples = |threads: &str| {
        let out = folder.path().join(threads);
        fs::create_dir(&out).unwrap();
        let status = Command::new(PLAYER)
            .args(["samples", "qwixx", "--games", "100", "--threads", threads, "--weights"])
            .arg(&weights)
            .arg("--out")
            .arg(&out)
            .status()
            .unwrap();
        assert!(status.success());
        let mut files: Vec<_> = fs::read_dir(out).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        files.iter().map(|file| fs::read(file).unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(samples("1"), samples("3"));
}

#[test]
fn wrong_words_are_answered_in_one_line() {
    for words in [&["shape", "chess"][..], &["samples", "qwixx", "--weights", "nowhere", "--out", "nowhere"]]
    {
        let output = Command::new(PLAYER).args(words).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert!(String::from_utf8(output.stderr).unwrap().starts_with("Error: "));
    }
}
