//! The form of the client's sources: Biome formats and lints modules, types, styles and JSON, and nothing is too wide
//! to be read beside something else. `npx biome check --write`, with the version in `npm/package.json`, mends most of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use browser::Tools;

/// As wide as a line may be. Texts inside templates, which Biome leaves alone, count as well.
const WIDTH: usize = 120;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Checks a project with a `biome.json`; otherwise what is wrong with it.
fn check(project: &Path) -> Result<(), String> {
    let output = Command::new("node")
        .arg(Tools::get().packages.join("@biomejs/biome/bin/biome"))
        .args(["check", "--error-on-warnings", "--colors=off", "--max-diagnostics=50"])
        .current_dir(project)
        .output()
        .unwrap();
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}

#[test]
fn sources_are_formatted_and_have_no_lint() {
    check(&root()).unwrap_or_else(|errors| panic!("{errors}"));
}

#[test]
fn planted_faults_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let write = |content: &str| fs::write(folder.path().join("crates/planted.js"), content).unwrap();
    fs::create_dir(folder.path().join("crates")).unwrap();
    fs::copy(root().join("biome.json"), folder.path().join("biome.json")).unwrap();
    write("export const two = 1 + 1;\n");
    check(folder.path()).unwrap();
    for (planted, found) in
        [("export const two=1+1\n", "format"), ("export const is = (one) => one == 1;\n", "noDoubleEquals")]
    {
        write(planted);
        let errors = check(folder.path()).unwrap_err();
        assert!(errors.contains(found), "{errors}");
    }
}

/// All files of ours under a folder that people write.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = |path: PathBuf| match path.extension().and_then(|end| end.to_str()) {
        // Others' files, and those that are generated.
        _ if path.ends_with("vendor") || path.ends_with("types") => Vec::new(),
        _ if path.is_dir() => sources(&path),
        Some("js" | "ts" | "css" | "html") => vec![path],
        _ => Vec::new(),
    };
    entries.flat_map(files).collect()
}

#[test]
fn no_line_is_too_wide() {
    let files = sources(&root().join("crates/web"));
    assert!(files.len() > 100, "only {} files", files.len());
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        for (number, line) in text.lines().enumerate() {
            let width = line.chars().count();
            assert!(width <= WIDTH, "{}:{}: {width} characters", path.display(), number + 1);
        }
    }
}
