//! Whoever asks to be forgotten is: nothing that is kept leads back to them, and the others play on.

use crate::common::{Client, TestServer};
use serde_json::json;
use server::identity::PlayerId;

/// Whether a file of the database has these bytes anywhere, used or not.
fn anywhere(data: &std::path::Path, bytes: &[u8]) -> Option<String> {
    let files = std::fs::read_dir(data).unwrap().map(|file| file.unwrap().path());
    let mut files = files.filter(|file| file.extension().is_some_and(|kind| kind != "lock"));
    let has = |file: &std::path::PathBuf| {
        std::fs::read(file).unwrap().windows(bytes.len()).any(|window| window == bytes)
    };
    files.find(has).map(|file| file.display().to_string())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_hash_of_a_forgotten_player_is_left() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 3, "public": true })).await;
    let mut clients = Vec::new();
    for (place, name) in ["Ann", "Ben", "Cyd"].into_iter().enumerate() {
        let token = (place == 0).then_some(made.token.as_str());
        let seated = server.sit(&made.table, token, json!({ "name": name })).await;
        clients.push(Client::join(&server, &made.table, Some(&seated.token)).await);
    }
    clients[0].wish(json!({ "say": "it was me" })).await;
    for client in &mut clients {
        client.sync().await;
    }
    // A table that is not in memory, one from which Ann has gone again, and one that she has only made.
    let before = server.make_as(Some(&made.token), json!({ "game": "qwixx", "seats": 2 })).await;
    server.sit(&before.table, Some(&made.token), json!({ "name": "Ann" })).await;
    let left = server.make(json!({ "game": "qwixx", "seats": 2 })).await;
    server.sit(&left.table, Some(&made.token), json!({ "name": "Ann" })).await;
    let mut gone = Client::join(&server, &left.table, Some(&made.token)).await;
    gone.wish(json!({ "leave": true })).await;
    gone.sync().await;
    let only_made = server.make_as(Some(&made.token), json!({ "game": "qwixx", "seats": 2 })).await;
    drop((clients, gone));
    let server = server.restart().await;
    // Some of it is sorted in now, some is not.
    let mut ann = Client::join(&server, &made.table, Some(&made.token)).await;
    let mut others = Vec::new();
    let third = server.make_as(Some(&made.token), json!({ "game": "qwixx", "seats": 2 })).await;
    server.sit(&third.table, Some(&made.token), json!({ "name": "Ann" })).await;
    others.push(Client::join(&server, &made.table, None).await);
    let reply = server.http("DELETE", "/api/v1/me", Some(&made.token), None).await;
    assert_eq!(reply.status, 204, "{}", reply.text());
    let player = PlayerId::of_token(&made.token).unwrap();
    let digits = serde_json::to_string(&player).unwrap().trim_matches('"').to_owned();
    assert_eq!(anywhere(server.data(), digits.as_bytes()), None, "in digits, while the server runs");
    assert_eq!(anywhere(server.data(), player.bytes()), None, "in bytes, while the server runs");
    // She can play on as long as she does not go, and come back only as somebody new.
    ann.wish(json!({ "auto": false })).await;
    // What she would write now could not be forgotten any more.
    assert_eq!(ann.refused(json!({ "say": "still me" })).await, "forgotten");
    assert_eq!(ann.refused(json!({ "name": "Ann again" })).await, "forgotten");
    let watcher = Client::join(&server, &made.table, Some(&made.token)).await;
    assert_eq!(watcher.snapshot["you"]["seats"], json!([]));
    let games = server.http("GET", "/api/v1/me/games", Some(&made.token), None).await.json();
    assert_eq!(games["games"], json!([]));
    // Everything can still be read, and whoever comes as her is somebody new.
    drop((ann, others, watcher));
    let server = server.restart().await;
    for table in [&made.table, &before.table, &left.table, &only_made.table, &third.table] {
        let shown = server.get(&format!("/api/v1/tables/{table}")).await;
        assert_eq!(shown.status, 200, "{}", shown.text());
        assert!(!shown.text().contains("Ann"), "{}", shown.text());
    }
    let watcher = Client::join(&server, &made.table, Some(&made.token)).await;
    assert_eq!(watcher.snapshot["you"]["seats"], json!([]));
    assert_eq!(watcher.snapshot["chat"], json!([]));
    assert_eq!(anywhere(server.data(), digits.as_bytes()), None);
    assert_eq!(anywhere(server.data(), player.bytes()), None);
}
