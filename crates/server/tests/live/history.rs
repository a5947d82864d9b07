//! What has happened at a table, for whoever comes later; and that nothing of it tells what was never shown.

use crate::common::{Client, TestServer, has, play_out};
use serde_json::{Value, json};

async fn history(server: &TestServer, table: &str) -> Value {
    let reply = server.get(&format!("/api/v1/tables/{table}/history")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_history_is_what_was_told() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "twenty-one", "seats": 2, "bots": { "2": "greedy" } })).await;
    let mut watcher = Client::join(&server, &made.table, None).await;
    let begun = watcher.n;
    let seated = server.sit(&made.table, Some(&made.token), json!({ "name": "Ann" })).await;
    let one = Client::join(&server, &made.table, Some(&seated.token)).await;
    play_out(vec![one], 5).await;
    watcher.event("over").await;
    watcher.sync().await;
    let told: Vec<Value> = watcher
        .raw
        .iter()
        .map(|raw| serde_json::from_str(raw).unwrap())
        .filter(|one: &Value| one.get("n").is_some())
        .collect();
    let history_before = history(&server, &made.table).await;
    let entries = history_before["entries"].as_array().unwrap();
    assert_eq!(history_before.get("cut"), None);
    assert_eq!(entries.len() as u64, watcher.n);
    for (entry, step) in entries[begun as usize..].iter().zip(&told) {
        assert_eq!((&entry["n"], &entry["events"]), (&step["n"], &step["events"]));
        assert_eq!(entry["game"], 1);
        let decisions =
            step["events"].as_array().unwrap().iter().filter(|event| event.get("decided").is_some());
        let contexts = entry.get("before").into_iter().count()
            + entry.get("further").map_or(0, |further| further.as_array().unwrap().len());
        assert_eq!(contexts, decisions.count(), "{entry}");
        if let Some(before) = entry.get("before") {
            assert_eq!(before["turn"], "decide");
            assert_eq!(before["seats"], entry["seats"]);
            assert!(before["state"]["phase"].is_string() && before["state"]["dice"].is_string(), "{before}");
            for long in ["/choices", "/state/sheets", "/state/hands"] {
                assert_eq!(before.pointer(long), None);
            }
        }
    }
    assert!(entries.iter().any(|entry| entry["seats"] == json!([1, 2])));
    let server = server.restart().await;
    assert_eq!(history(&server, &made.table).await, history_before);
    assert_eq!(server.get("/api/v1/tables/xxxxxxxxxxxxxx/history").await.status, 404);
}

/// What seat 3 hears, and what anybody can read, when seats 1 and 2 hide these choices and an undo drops them.
async fn undone_with_hidden(server: &TestServer, hidden: [&str; 2]) -> Vec<String> {
    let wish = json!({ "game": "twenty-one", "seats": 3, "dice": "real" });
    let (made, mut clients) = server.full(wish).await;
    clients[0].wish(json!({ "roll": "first 1 sheets ABC" })).await;
    clients[0].wish(json!({ "roll": "w1 k1 r1 b1 y1 g2" })).await;
    clients[2].sync().await;
    let from = clients[2].raw.len();
    assert_eq!(clients[0].refused(json!({ "undo": "ask" })).await, "too_late");
    clients[0].wish(json!({ "choose": "keep" })).await;
    let step = clients[0].event("decided").await;
    assert_eq!(step["may_undo"], true, "{step}");
    // While the others have hidden choices, the roller wants the first decision back.
    clients[0].wish(json!({ "choose": hidden[0] })).await;
    clients[1].wish(json!({ "choose": hidden[1] })).await;
    clients[2].wish(json!({ "undo": "ask" })).await;
    clients[1].wish(json!({ "undo": "agree" })).await;
    clients[0].wish(json!({ "undo": "agree" })).await;
    let undone = clients[2].event("undone").await;
    assert_eq!(undone["may_undo"], false, "{undone}");
    assert_eq!(clients[2].line["state"]["phase"], "roller");
    let mut heard = Vec::new();
    // Nothing is left of them, also not for those who chose.
    for client in &clients {
        let again = Client::join(server, &made.table, client.token.as_deref()).await;
        assert_eq!((&again.snapshot["chosen"], &again.snapshot["you"]["chosen"]), (&json!([]), &json!({})));
        assert_eq!((&again.snapshot["may_undo"], &again.snapshot["undo"]), (&json!(false), &json!(null)));
    }
    clients[0].wish(json!({ "choose": "keep" })).await;
    clients[2].event("decided").await;
    clients[2].sync().await;
    heard.extend(clients[2].raw[from..].iter().filter(|raw| !raw.contains("\"here\"")).cloned());
    let token = clients[2].token.clone();
    for (token, since) in [(token.as_deref(), Some(0)), (None, Some(0))] {
        let newcomer = Client::enter(server.address, &made.table, token, since).await.unwrap();
        let mut shown = newcomer.snapshot.clone();
        for changing in ["id", "code", "here", "watching"] {
            shown[changing] = json!(null);
        }
        heard.push(shown.to_string());
    }
    heard.push(history(server, &made.table).await.to_string());
    heard
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_undo_tells_nobody_what_others_had_hidden() {
    let server = TestServer::start().await;
    // Whatever was hidden, everybody else hears the same, byte by byte.
    let one = undone_with_hidden(&server, ["w1 k1", "x"]).await;
    let other = undone_with_hidden(&server, ["x", "b1 y1"]).await;
    assert!(one.len() > 8, "{one:?}");
    assert_eq!(one, other);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_question_for_an_undo_lapses_when_the_game_goes_on() {
    let server = TestServer::start().await;
    let (made, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2, "dice": "real" })).await;
    clients[0].wish(json!({ "roll": "first 1" })).await;
    clients[0].wish(json!({ "roll": "w4 w1 r3 y5 g2 b6" })).await;
    clients[0].wish(json!({ "choose": "r5" })).await;
    clients[1].wish(json!({ "choose": "y5" })).await;
    clients[1].event("decided").await;
    clients[1].wish(json!({ "undo": "ask" })).await;
    // Seat 1 chooses instead of answering.
    clients[0].wish(json!({ "choose": "b10" })).await;
    let step = clients[1].until("the choice", |step| has(step, "decided")).await;
    assert_eq!(step["may_undo"], true, "{step}");
    let shown = Client::join(&server, &made.table, None).await;
    assert_eq!((&shown.snapshot["undo"], &shown.snapshot["may_undo"]), (&json!(null), &json!(true)));
    assert_eq!(clients[0].refused(json!({ "undo": "agree" })).await, "no_undo_asked");
    clients[0].wish(json!({ "roll": "w4 w1 r3 y5 g2 b6" })).await;
    let step = clients[1].event("chance").await;
    assert_eq!(step["may_undo"], false, "{step}");
}
