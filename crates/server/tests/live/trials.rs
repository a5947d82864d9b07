//! The rules without a table, over HTTP: what events lead to, and what is said of wrong ones.

use crate::common::{Reply, TestServer};
use serde_json::{Value, json};

const ROLL: &str = "w4 w1 r3 y5 g2 b6";

async fn try_out(server: &TestServer, wish: &Value) -> Reply {
    server.post("/api/v1/try", None, wish).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn events_lead_somewhere() {
    let server = TestServer::start().await;
    let wish = json!({ "game": "qwixx", "seats": 2, "events": ["first 1", ROLL, " r5 ,- "] });
    let reply = try_out(&server, &wish).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let tried = reply.json();
    assert_eq!(tried["events"], json!(["first 1", ROLL, "r5, -"]), "in the notation of the record");
    let line = &tried["line"];
    assert_eq!((&line["ply"], &line["turn"], &line["seats"]), (&json!(3), &json!("decide"), &json!([1])));
    assert_eq!(line["choices"]["1"], json!(["-", "r7", "y6", "y9", "g3", "g6", "b7", "b10"]));
    assert_eq!(tried["layout"]["misthrow_points"], -5);
    // The same from a position, and nothing at all.
    let position = "r5 y- g- b- x0 / r- y- g- b- x1 ; active 1";
    let wish = json!({ "game": "qwixx", "seats": 2, "position": position, "events": [ROLL] });
    let tried = try_out(&server, &wish).await.json();
    assert_eq!(tried["line"]["scores"], json!([1, -5]));
    let tried = try_out(&server, &json!({ "game": "one-card", "seats": 1 })).await.json();
    assert_eq!((&tried["line"]["kind"], &tried["events"]), (&json!("setup"), &json!([])));
    assert_eq!(server.get("/api/v1/tables").await.json(), json!({ "tables": [] }), "no table comes of it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_rolls_where_chance_is_awaited() {
    let server = TestServer::start().await;
    for game in ["qwixx", "twenty-one", "one-card"] {
        let mut events = json!([]);
        for count in 1..=3 {
            let wish = json!({ "game": game, "seats": 1, "events": events, "roll": true });
            let tried = try_out(&server, &wish).await.json();
            let rolled = tried["events"].as_array().unwrap();
            if tried["line"]["turn"] == "chance" {
                assert_eq!(rolled.len(), count, "{tried}");
            }
            events = tried["events"].clone();
        }
    }
    let wish = json!({ "game": "qwixx", "seats": 1, "events": ["first 1", ROLL], "roll": true });
    assert_eq!(try_out(&server, &wish).await.json()["events"], json!(["first 1", ROLL]));
    // Not always the same.
    let wish = json!({ "game": "qwixx", "seats": 1, "events": ["first 1"], "roll": true });
    let mut rolls = Vec::new();
    for _ in 0..6 {
        rolls.push(try_out(&server, &wish).await.json()["events"][1].to_string());
    }
    rolls.dedup();
    assert!(rolls.len() > 1, "{rolls:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_events_are_named() {
    let server = TestServer::start().await;
    let qwixx = |events: Value| json!({ "game": "qwixx", "seats": 2, "events": events });
    for (wish, status, code, rule, event) in [
        (qwixx(json!(["first 1", "hm"])), 400, "bad_notation", json!(null), json!(1)),
        (qwixx(json!(["first 1", ROLL, "r6, -"])), 409, "illegal_choice", json!("Q6"), json!(2)),
        (qwixx(json!(["first 1", "w4 w1 r3"])), 409, "illegal_chance", json!("Q5"), json!(1)),
        (qwixx(json!(["first 1", ROLL, "r5"])), 409, "not_your_turn", json!(null), json!(2)),
        (qwixx(json!(["-"])), 409, "not_your_turn", json!(null), json!(0)),
        (qwixx(json!(vec!["-"; 1001])), 400, "bad_request", json!(null), json!(null)),
        (json!({ "game": "chess", "seats": 2 }), 400, "bad_table", json!(null), json!(null)),
        (json!({ "game": "qwixx", "seats": 9 }), 400, "bad_table", json!(null), json!(null)),
        (json!({ "game": "qwixx", "seats": 2, "cards": "R6" }), 400, "bad_table", json!(null), json!(null)),
        (json!({ "game": "qwixx" }), 400, "bad_request", json!(null), json!(null)),
        (json!({ "game": "qwixx", "seats": 1, "evil": 1 }), 400, "bad_request", json!(null), json!(null)),
        (
            json!({ "game": "qwixx", "seats": 1, "position": "hm" }),
            400,
            "bad_position",
            json!(null),
            json!(null),
        ),
        (
            json!({ "game": "qwixx", "seats": 1, "position": "r12! y- g- b- x0" }),
            400,
            "bad_position",
            json!("Q12"),
            json!(null),
        ),
        (
            json!({ "game": "qwixx", "seats": 1, "position": "r- y- g- b- x0", "events": ["first 1"] }),
            409,
            "illegal_chance",
            json!("Q4"),
            json!(0),
        ),
    ] {
        let reply = try_out(&server, &wish).await;
        let error = &reply.json()["error"];
        assert_eq!((reply.status, error["code"].as_str().unwrap()), (status, code), "{wish}: {error}");
        assert_eq!((&error["rule"], &error["event"]), (&rule, &event), "{wish}: {error}");
    }
    let long = json!({ "game": "qwixx", "seats": 1, "position": "r".repeat(65 * 1024) });
    assert!((400..=413).contains(&try_out(&server, &long).await.status));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn trying_counts_as_asking() {
    let server = TestServer::start_with(|config| config.messages_per_second_per_address = 1).await;
    let wish = json!({ "game": "qwixx", "seats": 1 });
    let mut last = 200;
    for _ in 0..10 {
        last = try_out(&server, &wish).await.status;
    }
    assert_eq!(last, 429);
}
