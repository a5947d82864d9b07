//! The option `join_locks` of Qwixx at a live table: asked at once, hidden until all have answered, kept by the late.

use serde_json::json;

use crate::common::{Client, TestServer, chose_by};
use crate::decisions::{assert_hides, choose, everybody_hears, roll};

/// Three seats that could all lock red, after a twelve with which seat 1 does.
async fn red_is_locked(server: &TestServer) -> Vec<Client> {
    let options = json!({ "join_locks": true });
    let wish = json!({ "game": "qwixx", "seats": 3, "dice": "real", "options": options, "seconds": 5 });
    let (_, mut clients) = server.full(wish).await;
    clients[0].wish(json!({ "roll": "first 1" })).await;
    for (turn, white) in ["w1 w1", "w2 w1", "w3 w1", "w4 w1", "w5 w1"].into_iter().enumerate() {
        roll(&mut clients, &format!("{white} r6 y6 g6 b6")).await;
        let cross = format!("r{}", turn + 2);
        let all = [(1, cross.as_str()), (2, &cross), (3, &cross), (1 + turn % 3, "-")];
        choose(&mut clients, &all).await;
    }
    roll(&mut clients, "w6 w6 r1 y1 g1 b1").await;
    choose(&mut clients, &[(1, "r12"), (2, "-"), (3, "g12")]).await;
    clients.iter_mut().for_each(|client| drop(client.unread()));
    clients
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_could_lock_too_are_asked_at_once_and_hidden() {
    let server = TestServer::start().await;
    let mut clients = red_is_locked(&server).await;
    let line = &clients[0].line;
    assert_eq!((&line["seats"], &line["state"]["phase"]), (&json!([2, 3]), &json!("join locks")));
    assert_eq!(line["choices"], json!({ "2": ["-", "r12"], "3": ["-", "r12"] }));
    assert_eq!(line["state"]["just_locked"], json!(["red"]));
    assert_eq!(line["state"]["revealed"], json!(["r12", "-", "g12"]));
    assert_eq!(line["scores"], json!([28, 15, 15 + 1]));
    let heard: Vec<usize> = clients.iter().map(|client| client.raw.len()).collect();
    let preview = clients[2].ask(json!({ "select": "r12" })).await["preview"].clone();
    assert_eq!((&preview["points"], &preview["dice"]), (&json!(28), &json!(["w6", "w6"])), "{preview}");
    clients[1].wish(json!({ "choose": "r12" })).await;
    everybody_hears(&mut clients).await;
    assert_hides(&clients[0], heard[0], "r12");
    assert_hides(&clients[2], heard[2], "r12");
    clients[2].wish(json!({ "choose": "-" })).await;
    let decided = clients[0].until("the answers", |step| step["line"]["state"]["phase"] == "action 2").await;
    assert!(decided["events"].as_array().unwrap().contains(&json!({ "decided": "r12, -" })), "{decided}");
    assert_eq!(decided["line"]["scores"], json!([28, 28, 16]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_late_keeps_their_choice() {
    let server = TestServer::start().await;
    let mut clients = red_is_locked(&server).await;
    clients[1].wish(json!({ "choose": "r12" })).await;
    let step = clients[0].until("seat 3 is late", |step| chose_by(step, 3, "late")).await;
    assert!(step["events"].as_array().unwrap().contains(&json!({ "decided": "r12, -" })), "{step}");
    assert_eq!(step["line"]["scores"], json!([28, 28, 16]));
}
