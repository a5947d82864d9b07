//! What clients are told about rolling: who may, and whether dice may be taken back. They need no rule to know it.

use crate::common::{Client, TestServer};
use serde_json::{Value, json};

const ONES: &str = "w1 w1 r1 y1 g1 b1";

/// What was said last under this key, in the table, in a step or in `here`.
async fn told(client: &mut Client, key: &str) -> Option<Value> {
    client.sync().await;
    let messages = client.raw.iter().rev().map(|text| serde_json::from_str::<Value>(text).unwrap());
    let found = messages.map(|message| {
        ["table", "here"]
            .into_iter()
            .map(|kind| &message[kind])
            .chain([&message])
            .find_map(|part| part.get(key).cloned())
    });
    found.flatten().next()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_may_tap_for_the_dice_is_told() {
    let server = TestServer::start().await;
    let wish = json!({ "game": "qwixx", "seats": 3, "dice": "tap", "bots": { "3": "random" } });
    let (_, mut clients) = server.full(wish).await;
    let mut rolled_for = [false; 3];
    while !rolled_for.iter().all(|rolled| *rolled) {
        let may_roll = told(&mut clients[0], "may_roll").await.unwrap();
        if clients[0].line["turn"] != "chance" {
            assert_eq!(may_roll, json!([]));
            for (place, client) in clients.iter_mut().enumerate() {
                client.sync().await;
                if client.chooses(place + 1) {
                    let (choice, ply) = (client.choices(place + 1)[0].clone(), client.ply());
                    client.ask(json!({ "choose": choice, "ply": ply })).await;
                }
            }
            continue;
        }
        let active = clients[0].line["state"]["active"].as_u64().unwrap() as usize;
        // A bot's dice anybody may roll.
        assert_eq!(may_roll, if active < 3 { json!([active]) } else { json!([1, 2]) });
        clients[if active < 3 { active - 1 } else { 0 }].wish(json!({ "roll": true })).await;
        rolled_for[active - 1] = true;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_may_type_dice_or_take_them_back_is_told() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2, "dice": "real" })).await;
    clients[0].wish(json!({ "roll": "first 2" })).await;
    assert_eq!(told(&mut clients[0], "may_roll").await, Some(json!([1, 2])));
    assert_eq!(told(&mut clients[0], "may_unroll").await, Some(json!(false)), "no dice lie there");
    clients[0].wish(json!({ "roll": ONES })).await;
    assert_eq!(told(&mut clients[1], "may_roll").await, Some(json!([])));
    assert_eq!(told(&mut clients[1], "may_unroll").await, Some(json!(true)));
    clients[1].wish(json!({ "choose": "r2" })).await;
    assert_eq!(told(&mut clients[0], "may_unroll").await, Some(json!(false)), "somebody has acted");
    // Whoever comes later is told the same.
    clients[0].come_back().await.unwrap();
    assert_eq!(clients[0].snapshot["may_unroll"], false);
    assert_eq!(clients[0].snapshot["may_roll"], json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_the_program_rolls_nothing_is_said_about_it() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2 })).await;
    assert_eq!(told(&mut clients[0], "may_roll").await, None);
    assert_eq!(told(&mut clients[0], "may_unroll").await, None);
}
