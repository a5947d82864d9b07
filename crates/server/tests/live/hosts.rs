//! Who orders a table: its maker, also while their connection is lost for a moment; and names that can be told apart.

use crate::common::{Client, TestServer};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_connection_does_not_hand_over_the_table() {
    let server = TestServer::start_with(|config| config.host_grace_seconds = 600).await;
    let (made, mut clients) = server.full(json!({ "game": "qwixx", "seats": 3 })).await;
    let (token, since) = clients.remove(0).cut();
    clients[0].until("the gap", |message| message["here"]["seats"] == json!([2, 3])).await;
    for wish in [
        json!({ "remove": { "seat": 1 } }),
        json!({ "remove": { "seat": 3 } }),
        json!({ "bot": { "seat": 1, "level": "random" } }),
        json!({ "mute": { "seat": 3, "on": true } }),
    ] {
        assert_eq!(clients[0].refused(json!({ "host": wish })).await, "not_host", "{wish}");
    }
    let watcher = Client::join(&server, &made.table, None).await;
    assert_eq!(watcher.snapshot["host"], 1, "the maker has the table still");
    let maker = Client::enter(server.address, &made.table, token.as_deref(), Some(since)).await.unwrap();
    assert_eq!(maker.snapshot["you"]["host"], true);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_removes_the_maker_of_a_table() {
    let server = TestServer::start_with(|config| config.host_grace_seconds = 0).await;
    let (made, mut clients) = server.full(json!({ "game": "qwixx", "seats": 3 })).await;
    let (token, since) = clients.remove(0).cut();
    clients[0].until("the gap", |message| message["here"]["seats"] == json!([2, 3])).await;
    for wish in [json!({ "remove": { "seat": 1 } }), json!({ "mute": { "seat": 1, "on": true } })] {
        assert_eq!(clients[0].refused(json!({ "host": wish })).await, "not_host", "{wish}");
    }
    // Somebody has to be able to go on: a bot plays until the maker is back.
    clients[0].wish(json!({ "host": { "bot": { "seat": 1, "level": "random" } } })).await;
    let maker = Client::enter(server.address, &made.table, token.as_deref(), Some(since)).await.unwrap();
    assert_eq!(
        (&maker.snapshot["you"]["seats"], &maker.snapshot["you"]["host"]),
        (&json!([1]), &json!(true))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_seat_of_a_maker_who_was_forgotten_can_be_given_away() {
    let server = TestServer::start_with(|config| config.host_grace_seconds = 0).await;
    let (made, mut clients) = server.full(json!({ "game": "qwixx", "seats": 3 })).await;
    clients.remove(0).cut();
    clients[0].until("the gap", |message| message["here"]["seats"] == json!([2, 3])).await;
    assert_eq!(server.http("DELETE", "/api/v1/me", Some(&made.token), None).await.status, 204);
    clients[0].wish(json!({ "host": { "remove": { "seat": 1 } } })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_are_visible_and_can_be_told_apart() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 4 })).await;
    let path = format!("/api/v1/tables/{}/seats", made.table);
    for invisible in ["\u{3164}", "\u{2800}", "\u{AD}", "\u{E0041}"] {
        let reply = server.post(&path, None, &json!({ "name": invisible })).await;
        assert_eq!((reply.status, reply.code().as_str()), (400, "bad_request"), "{invisible:?}");
    }
    let first = server.sit(&made.table, Some(&made.token), json!({ "name": "Ann" })).await;
    server.sit(&made.table, None, json!({ "name": "Ann" })).await;
    // The first letter is a Cyrillic one.
    let third = server.sit(&made.table, None, json!({ "name": "\u{410}nn" })).await;
    let shown = server.get(&format!("/api/v1/tables/{}", made.table)).await.json();
    let names: Vec<&str> = (0..3).map(|seat| shown["seats"][seat]["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ann", "Ann 2", "\u{410}nn 3"]);
    let mut three = Client::join(&server, &made.table, Some(&third.token)).await;
    three.wish(json!({ "name": "ann" })).await;
    let step = three.event("renamed").await;
    assert_eq!(step["seats"][2]["name"], "ann 3", "{step}");
    // One's own name can be given again.
    let mut one = Client::join(&server, &made.table, Some(&first.token)).await;
    one.wish(json!({ "name": "Ann" })).await;
    let shown = server.get(&format!("/api/v1/tables/{}", made.table)).await.json();
    assert_eq!(shown["seats"][0]["name"], "Ann");
}
