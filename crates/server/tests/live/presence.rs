//! Who is here and who is missed: the host, votes for a bot, players who are away, and how everybody has their seat back.

use std::time::{Duration, Instant};

use crate::common::{Client, TestServer, chose_by};
use serde_json::{Value, json};

const THREE: &str = r#"{ "game": "qwixx", "seats": 3, "dice": "real" }"#;

async fn three(server: &TestServer) -> (String, Vec<Client>) {
    let (made, mut clients) = server.full(serde_json::from_str(THREE).unwrap()).await;
    for client in &mut clients {
        client.sync().await;
        client.unread();
    }
    (made.table, clients)
}

/// Waits for a notice that misses these seats with these votes.
async fn misses(client: &mut Client, expected: &[(usize, &[usize])]) -> Value {
    let seats_and_votes = |here: &Value| -> Option<Vec<(Value, Value)>> {
        let missing = here["missing"].as_array()?;
        Some(missing.iter().map(|one| (one["seat"].clone(), one["votes"].clone())).collect())
    };
    let expected: Vec<(Value, Value)> =
        expected.iter().map(|(seat, votes)| (json!(seat), json!(votes))).collect();
    let what = format!("missing {expected:?}");
    let message = client
        .until(&what, |message| seats_and_votes(&message["here"]).is_some_and(|found| found == expected))
        .await;
    message["here"].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_lets_a_bot_play_for_a_missing_player() {
    let server = TestServer::start_with(|config| config.missing_grace_seconds = 0).await;
    let (table, mut clients) = three(&server).await;
    assert_eq!(clients[0].refused(json!({ "vote_bot": 2, "on": true })).await, "not_missing");
    assert_eq!(clients[0].refused(json!({ "vote_bot": 5, "on": true })).await, "no_seat");
    let (token, since) = clients.remove(1).cut();
    let here = misses(&mut clients[0], &[(2, &[])]).await;
    assert_eq!((&here["seats"], &here["host"]), (&json!([1, 3]), &json!(1)));
    assert_eq!(here["missing"][0]["seconds"], 0);
    // One vote that is not the host's is counted, and can be withdrawn.
    clients[1].wish(json!({ "vote_bot": 2, "on": true, "seat": 3 })).await;
    misses(&mut clients[0], &[(2, &[3])]).await;
    let mut watcher = Client::join(&server, &table, None).await;
    assert_eq!(watcher.snapshot["missing"], json!([{ "seat": 2, "seconds": 0, "votes": [3] }]));
    assert_eq!(watcher.refused(json!({ "vote_bot": 2, "on": true })).await, "not_your_seat");
    clients[1].wish(json!({ "vote_bot": 2, "on": false })).await;
    misses(&mut clients[0], &[(2, &[])]).await;
    assert!(!clients[0].unread().iter().any(|message| crate::common::has(message, "stood_in")));
    clients[0].wish(json!({ "vote_bot": 2, "on": true })).await;
    let step = clients[1].event("stood_in").await;
    assert_eq!(step["events"][0], json!({ "stood_in": { "seat": 2, "level": "medium" } }));
    assert_eq!(step["seats"][1]["level"], "medium");
    misses(&mut clients[1], &[]).await;
    // They come back, and have their seat.
    let mut two = Client::enter(server.address, &table, token.as_deref(), Some(since)).await.unwrap();
    let step = two.event("returned").await;
    assert_eq!(step["seats"][1].get("level"), None, "{step}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_host_all_who_are_there_decide() {
    let server = TestServer::start_with(|config| {
        config.missing_grace_seconds = 0;
        config.host_grace_seconds = 600;
    })
    .await;
    let (table, mut clients) = three(&server).await;
    let (token, since) = clients.remove(0).cut();
    let here = misses(&mut clients[0], &[(1, &[])]).await;
    assert_eq!(here["host"], 1, "the maker has the table still");
    clients[0].wish(json!({ "vote_bot": 1, "on": true })).await;
    misses(&mut clients[1], &[(1, &[2])]).await;
    // Whoever comes back takes the votes with them.
    let one = Client::enter(server.address, &table, token.as_deref(), Some(since)).await.unwrap();
    misses(&mut clients[1], &[]).await;
    one.cut();
    misses(&mut clients[1], &[(1, &[])]).await;
    clients[0].wish(json!({ "vote_bot": 1, "on": true })).await;
    misses(&mut clients[1], &[(1, &[2])]).await;
    clients[1].wish(json!({ "vote_bot": 1, "on": true })).await;
    clients[0].event("stood_in").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_who_has_not_voted_goes_and_the_votes_count() {
    let server = TestServer::start_with(|config| {
        config.missing_grace_seconds = 0;
        config.host_grace_seconds = 600;
    })
    .await;
    let (_, mut clients) = three(&server).await;
    clients.remove(0).cut();
    misses(&mut clients[0], &[(1, &[])]).await;
    clients[0].wish(json!({ "vote_bot": 1, "on": true })).await;
    misses(&mut clients[0], &[(1, &[2])]).await;
    clients.remove(1).cut();
    let step = clients[0].event("stood_in").await;
    assert_eq!(step["events"][0]["stood_in"]["seat"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_vote_that_comes_early_acts_when_the_time_has_come() {
    let server = TestServer::start_with(|config| config.missing_grace_seconds = 2).await;
    let (_, mut clients) = three(&server).await;
    clients.remove(2).cut();
    let here = misses(&mut clients[0], &[(3, &[])]).await;
    assert_eq!(here["missing"][0]["seconds"], 2);
    let begun = Instant::now();
    clients[0].wish(json!({ "vote_bot": 3, "on": true })).await;
    misses(&mut clients[1], &[(3, &[1])]).await;
    clients[1].event("stood_in").await;
    let waited = begun.elapsed();
    assert!(waited > Duration::from_millis(1500), "a bot was let in after {waited:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_of_another_host() {
    let server = TestServer::start_with(|config| config.host_grace_seconds = 1).await;
    let (table, mut clients) = three(&server).await;
    let (token, since) = clients.remove(0).cut();
    clients[0].until("the gap", |message| message["here"]["host"] == 1).await;
    let begun = Instant::now();
    clients[0].until("another host", |message| message["here"]["host"] == 2).await;
    assert!(begun.elapsed() < Duration::from_secs(10));
    let _one = Client::enter(server.address, &table, token.as_deref(), Some(since)).await.unwrap();
    clients[0].until("the maker", |message| message["here"]["host"] == 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_missed_before_play_or_where_a_bot_plays_for_them() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 2, "dice": "real" })).await;
    server.sit(&made.table, Some(&made.token), json!({ "name": "Ann" })).await;
    let mut watcher = Client::join(&server, &made.table, None).await;
    assert_eq!((&watcher.snapshot["missing"], &watcher.snapshot["host"]), (&json!([]), &json!(1)));
    let seated = server.sit(&made.table, None, json!({ "name": "Ben" })).await;
    let here = misses(&mut watcher, &[(1, &[]), (2, &[])]).await;
    assert_eq!((&here["seats"], &here["missing"][0]["seconds"]), (&json!([]), &json!(30)));
    let mut two = Client::join(&server, &made.table, Some(&seated.token)).await;
    misses(&mut watcher, &[(1, &[])]).await;
    two.wish(json!({ "leave": true })).await;
    two.event("stood_in").await;
    // Words do not bring them back, one request does, and said again it changes nothing.
    two.wish(json!({ "say": "I go on watching" })).await;
    two.sync().await;
    assert!(!two.unread().iter().any(|step| crate::common::has(step, "returned")));
    two.wish(json!({ "back": true, "seat": 2 })).await;
    two.event("returned").await;
    let n = two.n;
    two.wish(json!({ "back": true })).await;
    two.sync().await;
    assert_eq!(two.n, n);
    assert_eq!(two.refused(json!({ "back": true, "seat": 1 })).await, "not_your_seat");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_away_is_connected_and_says_that_they_are_there() {
    let server = TestServer::start().await;
    let (made, mut clients) = server.full(json!({ "game": "qwixx", "seats": 1, "seconds": 1 })).await;
    let one = &mut clients[0];
    one.wish(json!({ "auto": false })).await;
    for _ in 0..2 {
        one.until("a missed decision", |step| chose_by(step, 1, "late")).await;
    }
    let shown = Client::join(&server, &made.table, None).await;
    assert_eq!(shown.snapshot["seats"][0]["away"], true);
    assert_eq!((&shown.snapshot["here"], &shown.snapshot["missing"]), (&json!([1]), &json!([])));
    // Nobody else is there: the table waits, whatever the program sends by itself.
    one.unread();
    one.sync().await;
    while tokio::time::timeout(Duration::from_millis(1500), one.hear()).await.is_ok() {}
    let heard = one.unread();
    assert!(
        !heard.iter().any(|step| chose_by(step, 1, "late") || crate::common::has(step, "returned")),
        "{heard:?}"
    );
    one.wish(json!({ "present": true, "seat": 1 })).await;
    let step = one.event("returned").await;
    assert_eq!(step["seats"][0].get("away"), None, "{step}");
    // One missed decision is forgotten as well: two more make them away, and not one.
    one.until("a missed decision", |step| chose_by(step, 1, "late")).await;
    one.wish(json!({ "present": true })).await;
    one.event("returned").await;
    let step = one.until("a missed decision", |step| chose_by(step, 1, "late")).await;
    assert_eq!(step.get("seats"), None, "{step}");
    let n = one.n;
    one.wish(json!({ "react": "👍" })).await;
    one.sync().await;
    assert!(one.n <= n + 1);
}
