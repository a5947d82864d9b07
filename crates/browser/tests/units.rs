//! The client's pure modules without a browser: the tests in `crates/web/tests-js`, run by Node's own test runner.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use browser::Tools;

fn tests() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("web").join("tests-js");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.to_string_lossy().ends_with(".test.js")).collect()
}

/// Runs tests; otherwise what they say.
fn run(tests: &[PathBuf]) -> Result<String, String> {
    // So that Node is there.
    Tools::get();
    let output = Command::new("node").arg("--test").args(tests).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() { Ok(said) } else { Err(said) }
}

#[test]
fn the_pure_modules_do_as_they_say() {
    let tests = tests();
    assert!(tests.len() >= 7, "{tests:?}");
    let said = run(&tests).unwrap_or_else(|said| panic!("{said}"));
    assert!(said.contains("# fail 0") || said.contains("ℹ fail 0"), "{said}");
}

#[test]
fn a_planted_failure_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("planted.test.mjs");
    fs::write(
        &path,
        "import { test } from 'node:test';\ntest('x', () => { throw new Error('planted'); });\n",
    )
    .unwrap();
    assert!(run(&[path]).unwrap_err().contains("planted"));
}
