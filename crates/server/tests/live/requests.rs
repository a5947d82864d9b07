//! Requests that come late, twice or too often: answered as what they are, and never at the cost of others.

use crate::common::{Client, TestServer, play_out};
use serde_json::json;
use server::store::Key;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_ready_that_comes_late_or_twice_is_no_fault() {
    let server = TestServer::start().await;
    let (_, clients) = server.full(json!({ "game": "twenty-one", "seats": 2, "match": 2 })).await;
    let (_, mut clients) = play_out(clients, 5).await;
    clients[0].wish(json!({ "ready": true })).await;
    clients[1].event("ready").await;
    clients[0].wish(json!({ "ready": true })).await;
    clients[1].wish(json!({ "ready": true })).await;
    clients[0].event("began").await;
    clients[1].event("began").await;
    clients[1].unread();
    // A connection was lost after the first one, and the other player was faster.
    clients[0].wish(json!({ "ready": true })).await;
    clients[1].sync().await;
    let told = clients[1].unread();
    assert!(!told.iter().any(|step| crate::common::has(step, "ready")), "said again it is no news: {told:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_that_is_wanted_twice_is_wanted_once() {
    let server = TestServer::start().await;
    let (_, clients) = server.full(json!({ "game": "twenty-one", "seats": 2 })).await;
    let (_, mut clients) = play_out(clients, 6).await;
    clients[0].wish(json!({ "rematch": true })).await;
    clients[0].wish(json!({ "rematch": true })).await;
    clients[1].wish(json!({ "rematch": true })).await;
    clients[0].event("next").await;
    let n = clients[0].n;
    for client in &mut clients {
        client.wish(json!({ "rematch": true })).await;
        client.sync().await;
    }
    assert_eq!(clients[0].n, n, "there is one next table");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_choice_that_comes_twice_is_taken_once() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2 })).await;
    for client in &mut clients {
        client.wish(json!({ "auto": false })).await;
        client.sync().await;
    }
    let ply = clients[0].ply();
    let choose = json!({ "choose": "-", "ply": ply });
    clients[0].wish(choose.clone()).await;
    clients[0].sync().await;
    let n = clients[0].n;
    clients[0].wish(choose.clone()).await;
    clients[0].sync().await;
    assert_eq!(clients[0].n, n, "it is no second step");
    clients[1].wish(choose.clone()).await;
    clients[0].event("decided").await;
    clients[0].wish(choose).await;
    // Another one comes too late.
    assert_eq!(clients[0].refused(json!({ "choose": "r5", "ply": ply })).await, "moved_on");
    assert_eq!(clients[0].refused(json!({ "choose": "-", "ply": ply, "seat": 2 })).await, "moved_on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_players_want_done_for_them_makes_no_steps_and_is_not_lost() {
    let server = TestServer::start().await;
    let (made, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2 })).await;
    let unlikely = json!(["r2", "y2", "g12", "b12"]);
    clients[1].wish(json!({ "auto": false })).await;
    clients[0].sync().await;
    let n = clients[0].n;
    for _ in 0..500 {
        clients[1].wish(json!({ "arm": ["r13"] })).await;
        clients[1].wish(json!({ "arm": unlikely })).await;
        clients[1].wish(json!({ "auto": true })).await;
        clients[1].wish(json!({ "auto": false })).await;
    }
    clients[0].sync().await;
    // With single choices made for them for a moment, one may have been.
    assert!(clients[0].n <= n + 2, "{} steps", clients[0].n - n);
    let token = clients[1].token.clone();
    drop(clients);
    let server = server.restart().await;
    let two = Client::join(&server, &made.table, token.as_deref()).await;
    assert_eq!(two.snapshot["you"]["armed"], json!({ "2": unlikely }), "{}", two.snapshot);
    assert_eq!(two.snapshot["you"]["auto"], json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_does_not_grow_without_end() {
    let server = TestServer::start().await;
    let (made, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2 })).await;
    let one = &mut clients[0];
    one.wish(json!({ "auto": false })).await;
    let mut refused = 0;
    'all: for _ in 0..50 {
        for _ in 0..100 {
            one.send(&json!({ "choose": "-", "seat": 1 })).await;
            one.send(&json!({ "take_back": true, "seat": 1 })).await;
        }
        one.sync().await;
        for message in one.unread() {
            if message["error"]["code"] == "too_many_steps" {
                refused += 1;
                break 'all;
            }
        }
    }
    assert_eq!(refused, 1, "after {} steps", one.n);
    let stored = server.services.store().table(Key::Id(&made.table)).await.unwrap().unwrap();
    assert!(stored.steps.len() <= 8_010, "{}", stored.steps.len());
    // The game can be played to its end all the same.
    let (over, _) = play_out(clients, 8).await;
    server.checked(over["record"].as_str().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chat_does_not_grow_without_end() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2 })).await;
    for _ in 0..100 {
        for number in 0..100 {
            clients[0].send(&json!({ "say": format!("word {number}") })).await;
        }
        clients[0].sync().await;
        clients[1].sync().await;
    }
    assert_eq!(clients[0].refused(json!({ "say": "one more" })).await, "too_much_chat");
    assert_eq!(clients[1].refused(json!({ "say": "mine, too" })).await, "too_much_chat");
}
