//! Matches in which only bots are left: every game has the record of what was played.

use crate::common::{Client, TestServer, has};
use serde_json::{Value, json};

/// What a step tells of the end of a game.
fn over(step: &Value) -> &Value {
    step["events"].as_array().unwrap().iter().find_map(|event| event.get("over")).unwrap()
}

/// Watches a match to its end: for every game the record holds what was told.
async fn watch_to_the_end(server: &TestServer, watcher: &mut Client, games: std::ops::RangeInclusive<u64>) {
    for game in games {
        let step = watcher.event("over").await;
        assert_eq!(over(&step)["game"], game, "{step}");
        assert!(!has(&step, "began"), "the last sheets are seen before the next game begins: {step}");
        assert_eq!(step["line"]["turn"], "over", "{step}");
        let scores = server.checked(step["record"].as_str().unwrap()).await;
        assert_eq!(scores, over(&step)["scores"], "game {game}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_of_bots_alone_has_the_records_of_what_was_played() {
    let server = TestServer::start().await;
    for game in ["qwixx", "twenty-one"] {
        let bots = json!({ "1": "random", "2": "greedy" });
        let made = server.make(json!({ "game": game, "seats": 2, "match": 3, "bots": bots })).await;
        let mut watcher = Client::join(&server, &made.table, None).await;
        watch_to_the_end(&server, &mut watcher, 1..=3).await;
    }
    assert!(server.get("/metrics").await.text().contains("rollwright_wrong_records_total 0\n"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_goes_on_when_the_only_person_has_been_removed() {
    let server = TestServer::start().await;
    let bots = json!({ "2": "random" });
    let made = server.make(json!({ "game": "qwixx", "seats": 2, "match": 2, "bots": bots })).await;
    let guest = server.sit(&made.table, None, json!({ "name": "Guest" })).await;
    let mut host = Client::join(&server, &made.table, Some(&made.token)).await;
    let guest = Client::join(&server, &made.table, Some(&guest.token)).await;
    host.wish(json!({ "host": { "remove": { "seat": 1 } } })).await;
    watch_to_the_end(&server, &mut host, 1..=2).await;
    drop(guest);
}
