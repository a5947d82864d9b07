//! What hosts copy and read is checked against the real settings: none is forgotten, and the example is taken.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::process::Command;

const SETTINGS: &str = include_str!("../src/commands/serve/settings.rs");
const PAGE: &str = include_str!("../../../docs/self-hosting.md");
const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/rollwright.toml");

/// The names of all settings, as they stand in a file.
fn settings() -> Vec<&'static str> {
    let (_, fields) = SETTINGS.split_once("struct Settings {").unwrap();
    let (fields, _) = fields.split_once("\n}").unwrap();
    let names = fields.lines().filter_map(|line| {
        let (name, _) = line.split_once(": Option<")?;
        name.trim().rsplit(' ').next()
    });
    names.collect()
}

/// What the binary prints as the settings in force.
fn printed(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rollwright"));
    for setting in settings() {
        command.env_remove(format!("ROLLWRIGHT_{}", setting.to_uppercase()));
    }
    let output = command.arg("serve").args(arguments).arg("--print-config").output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn every_setting_is_described() {
    assert!(settings().len() > 15, "{:?}", settings());
    for name in settings() {
        let row =
            format!("| `--{}` | `ROLLWRIGHT_{}` | `{name}` |", name.replace('_', "-"), name.to_uppercase());
        assert!(PAGE.contains(&row), "docs/self-hosting.md has no row {row}");
    }
}

#[test]
fn the_example_has_every_setting_with_its_default() {
    let example = std::fs::read_to_string(EXAMPLE).unwrap();
    let set = |name: &str| example.lines().any(|line| line.starts_with(&format!("{name} = ")));
    for name in settings() {
        assert!(set(name), "deploy/rollwright.toml does not set {name}");
    }
    assert_eq!(printed(&["--config", EXAMPLE]), printed(&["--data", "/var/lib/rollwright"]));
}
