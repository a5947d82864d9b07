//! What the program is built from: every dependency comes from crates.io, under a licence that `deny.toml` allows.
//! `cargo deny check licenses bans sources` says the same and more, where it is installed.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::Path;
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, Licensee};

const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

fn workspace() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The packages that are built for this kind of system.
fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--locked",
            "--filter-platform",
            "x86_64-unknown-linux-gnu",
        ])
        .current_dir(workspace())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

/// The licences that `deny.toml` allows.
fn allowed() -> Vec<Licensee> {
    let deny: toml::Table = std::fs::read_to_string(workspace().join("deny.toml")).unwrap().parse().unwrap();
    let names = deny["licenses"]["allow"].as_array().unwrap();
    names.iter().map(|name| Licensee::parse(name.as_str().unwrap()).unwrap()).collect()
}

fn is_allowed(licence: &str, allowed: &[Licensee]) -> bool {
    Expression::parse(&licence.replace('/', " OR "))
        .is_ok_and(|licence| licence.evaluate(|asked| allowed.iter().any(|one| one.satisfies(asked))))
}

#[test]
fn every_licence_is_allowed() {
    let allowed = allowed();
    let packages = packages();
    assert!(packages.len() > 150, "{}", packages.len());
    for package in &packages {
        let (name, licence) = (&package["name"], package["license"].as_str().unwrap_or_default());
        assert!(is_allowed(licence, &allowed), "{name} is under {licence:?}, which deny.toml does not allow");
    }
    assert!(!is_allowed("GPL-3.0-only", &allowed) && !is_allowed("", &allowed));
}

#[test]
fn everything_comes_from_the_registry_or_this_repository() {
    for package in packages() {
        let source = package["source"].as_str();
        assert!(source.is_none_or(|source| source == REGISTRY), "{} comes from {source:?}", package["name"]);
    }
}
