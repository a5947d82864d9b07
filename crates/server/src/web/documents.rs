//! What is written about the server is checked against its source: every route and every error code.

use std::collections::BTreeSet;

use serde_json::Value;

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// The sources that register routes.
const ROUTERS: [&str; 9] = [
    include_str!("api.rs"),
    include_str!("health.rs"),
    include_str!("pages.rs"),
    include_str!("paper.rs"),
    include_str!("print.rs"),
    include_str!("qr.rs"),
    include_str!("records.rs"),
    include_str!("socket.rs"),
    include_str!("try_out.rs"),
];

/// The methods and paths that are registered.
fn routes() -> BTreeSet<(String, String)> {
    let mut routes = BTreeSet::new();
    for source in ROUTERS {
        for route in source.split(".route(\"").skip(1) {
            let (path, rest) = route.split_once("\", ").unwrap();
            // The whole of `get(list).post(create)`, up to the end of the line.
            let handlers = rest.lines().next().unwrap();
            let found = ["get", "post", "put", "patch", "delete", "any"].into_iter().filter(|method| {
                handlers.starts_with(&format!("{method}(")) || handlers.contains(&format!(".{method}("))
            });
            let before = routes.len();
            routes.extend(found.map(|method| {
                let method = if method == "any" { "get" } else { method };
                (method.to_owned(), path.to_owned())
            }));
            assert!(routes.len() > before, "no method is known for {path}");
        }
    }
    routes
}

fn openapi() -> Value {
    serde_json::from_str(include_str!("../../openapi.json")).unwrap()
}

#[test]
fn the_openapi_document_has_exactly_the_routes() {
    let document = openapi();
    assert_eq!(document["openapi"], "3.1.0");
    let mut described = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in item.as_object().unwrap().keys().filter(|key| *key != "parameters") {
            described.insert((method.clone(), path.clone()));
        }
    }
    assert_eq!(described, routes());
}

#[test]
fn the_openapi_document_holds_together() {
    let document = openapi();
    let mut ids = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        let named: Vec<&str> = path.split('{').skip(1).filter_map(|part| part.split('}').next()).collect();
        let given = item["parameters"].as_array().map_or(&[][..], Vec::as_slice);
        let given: Vec<&str> = given.iter().filter_map(|parameter| parameter["name"].as_str()).collect();
        assert_eq!(named, given, "{path}");
        for (method, operation) in item.as_object().unwrap().iter().filter(|(key, _)| *key != "parameters") {
            let id = operation["operationId"].as_str().unwrap();
            assert!(ids.insert(id.to_owned()), "{id} stands twice");
            assert!(!operation["responses"].as_object().unwrap().is_empty(), "{method} {path}");
        }
    }
    let mut references = Vec::new();
    collect(&document, &mut references);
    for reference in references {
        assert!(document.pointer(reference.trim_start_matches('#')).is_some(), "{reference} leads nowhere");
    }
}

fn collect(value: &Value, references: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            references.extend(map.get("$ref").and_then(Value::as_str).map(str::to_owned));
            map.values().for_each(|value| collect(value, references));
        }
        Value::Array(list) => list.iter().for_each(|value| collect(value, references)),
        _ => {}
    }
}

#[test]
fn the_protocol_page_has_every_path() {
    for (_, path) in routes() {
        assert!(PAGE.contains(&format!("{path}`")) || PAGE.contains(&format!("{path}?")), "{path}");
    }
}

/// The codes of errors in a source: the texts behind `ProtocolError::new(`, a status, or the arrows of `PlayRefusal::code`.
fn codes(source: &str) -> BTreeSet<String> {
    let mut codes = BTreeSet::new();
    let mut before = String::new();
    for (place, part) in source.split('"').enumerate() {
        let is_word = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
        if place % 2 == 1 && is_word {
            let ahead = before.trim_end();
            let status = ahead.strip_suffix(',').and_then(|ahead| ahead.rsplit_once("StatusCode::"));
            let is_status = status
                .is_some_and(|(_, name)| name.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_'));
            if ahead.ends_with("ProtocolError::new(")
                || ahead.ends_with("=>")
                || ahead.ends_with("=> {")
                || ahead.ends_with(".status(),")
                || is_status
            {
                codes.insert(part.to_owned());
            }
        }
        before = part.to_owned();
    }
    codes
}

/// The codes of all errors.
fn all_codes() -> BTreeSet<String> {
    let refusals = include_str!("../play/refusal.rs");
    let (_, refusals) = refusals.split_once("pub fn code(").unwrap();
    let mut all = codes(refusals);
    assert!(all.len() > 25, "{all:?}");
    let others =
        [include_str!("error.rs"), include_str!("lookup.rs"), include_str!("../table_connection.rs")];
    for source in ROUTERS.into_iter().chain(others) {
        all.extend(codes(source));
    }
    for known in
        ["bad_notation", "no_reaction", "too_fast", "wrong_origin", "recovering", "bad_table", "internal"]
    {
        assert!(all.contains(known), "{known} is not found: {all:?}");
    }
    all
}

#[test]
fn every_error_code_is_explained_in_the_client() {
    let english = words::Language::ENGLISH.patterns();
    let missing = |code: &String| english.get(format!("error-{}", code.replace('_', "-"))).is_none();
    assert_eq!(all_codes().into_iter().filter(missing).collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn the_protocol_page_has_every_error_code() {
    let (_, table) = PAGE.split_once("| code | where | meaning |\n").unwrap();
    let (table, _) = table.split_once("\n\n").unwrap();
    let listed = table.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    assert_eq!(listed.map(|(code, _)| code.to_owned()).collect::<BTreeSet<_>>(), all_codes());
}

#[test]
fn the_pages_tell_the_real_limits() {
    let hosting = include_str!("../../../../docs/self-hosting.md");
    let unsent = format!("{} MiB", crate::outbox::MOST_UNSENT >> 20);
    assert!(PAGE.contains(&format!("| what waits for a socket that does not read | {unsent};")), "{unsent}");
    assert!(hosting.contains(&format!("when\n{unsent} waits for it")), "{unsent}");
    let config = crate::Config::default();
    for row in [
        format!("pings and pongs among them | {} a second,", config.messages_per_second),
        format!(
            "| messages and requests of one address | {} a second,",
            config.messages_per_second_per_address
        ),
        format!("| tables made from one address | {} an hour |", config.tables_per_hour),
        format!("| sockets open from one address | {} |", config.max_sockets_per_address),
        format!("| sockets opened from one address | {} a second,", config.sockets_per_second),
        format!("sockets among them | {} |", config.max_connections_per_address),
        format!("| codes of no table tried from one address | {} an hour |", config.unknown_codes_per_hour),
        format!("| one message | {} bytes,", config.max_message),
        format!(
            "| a connection without the headers of a request | {} seconds; {} between",
            config.header_timeout.as_secs(),
            config.idle_timeout.as_secs()
        ),
        format!(
            "| a request with its body and answer | {} seconds, and {} to read",
            config.request_timeout.as_secs(),
            config.response_timeout.as_secs()
        ),
    ] {
        assert!(PAGE.contains(&row), "docs/protocol.md does not say {row}");
    }
}
