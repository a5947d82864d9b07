//! What is generated from the types stands in files, for those who do not build this: the JSON schemas, the OpenAPI
//! document and the types of the browser's client. They are what the types say, or this fails.
//!
//! `UPDATE=1 cargo test -p rollwright-protocol --test contract` writes them anew.

#![allow(clippy::unwrap_used, clippy::panic)]

mod schemas;
mod typescript;

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

/// What the OpenAPI document has besides the types: the paths, and words.
const OPENAPI: &str = include_str!("../../openapi.template.json");

/// Compares a file, by its path from the crates, with what it should be; or writes it.
fn check(path: &str, expected: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    if std::env::var_os("UPDATE").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, expected).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    let differs = found.lines().zip(expected.lines()).position(|(found, expected)| found != expected);
    let line = differs.unwrap_or_else(|| found.lines().count().min(expected.lines().count())) + 1;
    assert!(
        found == expected,
        "{}:{line} is not what the types say: UPDATE=1 cargo test -p rollwright-protocol --test contract",
        path.display()
    );
}

fn pretty(document: &Value) -> String {
    format!("{document:#}\n")
}

#[test]
fn the_json_schemas_are_those_of_the_types() {
    let document = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The messages, requests and answers of the Rollwright server",
        "description": "Generated from crates/protocol; docs/protocol.md explains it.",
        "$defs": schemas::all("/$defs"),
    });
    check("protocol/schema.json", &pretty(&document));
}

#[test]
fn the_openapi_document_is_made_of_the_types() {
    let mut document: Value = serde_json::from_str(OPENAPI).unwrap();
    document["components"]["schemas"] = schemas::all("/components/schemas").into();
    check("server/openapi.json", &pretty(&document));
}

#[test]
fn the_types_of_the_client_are_those_of_the_server() {
    check("web/types/protocol.d.ts", &typescript::declarations(&schemas::all("/$defs")));
}
