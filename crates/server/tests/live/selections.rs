//! What players have selected and not chosen yet: they see what it would lead to, nobody else hears of it, and it is taken
//! when their time is over.

use crate::common::{Client, TestServer, chose_by};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_selection_shows_what_it_would_lead_to_and_nobody_hears_of_it() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2, "dice": "real" })).await;
    clients[0].wish(json!({ "roll": "first 1" })).await;
    assert_eq!(clients[0].refused(json!({ "select": "r5" })).await, "not_your_turn", "dice are awaited");
    clients[0].wish(json!({ "roll": "w4 w1 r3 y5 g2 b6" })).await;
    for client in &mut clients {
        client.sync().await;
    }
    let heard = clients[1].raw.len();
    let one = &mut clients[0];
    let answer = one.wish(json!({ "select": "r5", "seat": 1, "ply": 2 })).await;
    let preview = &answer["preview"];
    assert_eq!((&preview["points"], &preview["gained"]), (&json!(1), &json!(1)));
    assert_eq!(preview["dice"], json!(["w4", "w1"]));
    assert_eq!(preview["state"]["sheets"][0]["red"]["crossed"], json!([5]));
    assert_eq!(preview["state"]["phase"], "action 2");
    for (wrong, code) in [
        (json!({ "select": "r6" }), "illegal_choice"),
        (json!({ "select": "r13" }), "bad_notation"),
        (json!({ "select": "r5", "ply": 1 }), "moved_on"),
        (json!({ "select": "r5", "seat": 2 }), "not_your_seat"),
    ] {
        assert_eq!(one.refused(wrong.clone()).await, code, "{wrong}");
    }
    assert_eq!(one.wish(json!({ "select": null })).await.get("preview"), None);
    one.wish(json!({ "select": "b5" })).await;
    let table = one.snapshot["id"].as_str().unwrap().to_owned();
    clients[1].sync().await;
    assert_eq!(clients[1].raw.len(), heard + 1, "only the answer to the ping came");
    let again = Client::join(&server, &table, clients[1].token.as_deref()).await;
    assert_eq!((&again.snapshot["chosen"], &again.snapshot["you"]["chosen"]), (&json!([]), &json!({})));
    let mut watcher = Client::join(&server, &table, None).await;
    assert_eq!(watcher.refused(json!({ "select": "r5" })).await, "not_your_seat");
    // Seat 2 is not asked in action 2.
    clients[0].wish(json!({ "choose": "-" })).await;
    clients[1].wish(json!({ "choose": "-" })).await;
    assert_eq!(clients[1].refused(json!({ "select": "-" })).await, "not_your_turn");
    let preview = clients[0].wish(json!({ "select": "b10" })).await["preview"].clone();
    assert_eq!(preview["dice"], json!(["w4", "b6"]));
    let misthrow = clients[0].wish(json!({ "select": "-" })).await["preview"].clone();
    assert_eq!((&misthrow["points"], &misthrow["gained"]), (&json!(-5), &json!(-5)));
}

/// What a seat has chosen in the decision that this step tells of.
fn decided(step: &Value) -> Option<&str> {
    step["events"].as_array()?.iter().find_map(|event| event["decided"].as_str())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_selected_is_taken_when_the_time_is_over() {
    let server = TestServer::start().await;
    for late in ["default", "greedy"] {
        let wish = json!({ "game": "qwixx", "seats": 1, "seconds": 1, "late": late });
        let (_, mut clients) = server.full(wish).await;
        let one = &mut clients[0];
        one.wish(json!({ "auto": false })).await;
        // More often than anybody may miss a decision.
        for round in 0..4 {
            while !one.chooses(1) {
                one.hear().await.unwrap();
            }
            one.unread();
            let (ply, choices) = (one.ply(), one.choices(1));
            // Not what silence means, and, where there are enough, not what a bot that takes points would choose.
            let choice = choices.iter().rev().nth(round % 2).unwrap_or(&choices[0]).clone();
            one.wish(json!({ "select": choices[0], "ply": ply })).await;
            one.wish(json!({ "select": choice, "ply": ply })).await;
            let step = one.until("the decision", |step| decided(step).is_some()).await;
            assert!(chose_by(&step, 1, "late"), "{late}: {step}");
            assert_eq!(decided(&step), Some(choice.as_str()), "{late}: {step}");
            assert!(!step.to_string().contains("\"away\""), "{late}: {step}");
        }
        // What was selected for one question is no answer to the next.
        one.sync().await;
        let shown = Client::join(&server, one.snapshot["id"].as_str().unwrap(), None).await;
        assert_eq!(shown.snapshot["seats"][0].get("away"), None, "{late}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_selection_is_forgotten_when_a_choice_is_made() {
    let server = TestServer::start().await;
    let wish = json!({ "game": "qwixx", "seats": 2, "seconds": 2 });
    let (_, mut clients) = server.full(wish).await;
    for client in &mut clients {
        client.wish(json!({ "auto": false })).await;
        while !client.chooses(1) {
            client.hear().await.unwrap();
        }
    }
    let one = &mut clients[0];
    let last = one.choices(1).last().unwrap().clone();
    assert_ne!(last, "-");
    one.wish(json!({ "select": last })).await;
    one.wish(json!({ "choose": last })).await;
    one.wish(json!({ "take_back": true })).await;
    let step = one.until("the decision", |step| decided(step).is_some()).await;
    assert_eq!(decided(&step), Some("-, -"), "{step}");
}
