//! A score sheet for one player of a game on paper, over HTTP: what is marked, and what may be.

use crate::common::{Reply, TestServer};
use serde_json::{Value, json};

async fn sheet(server: &TestServer, wish: &Value) -> Reply {
    server.post("/api/v1/sheet", None, wish).await
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sheets_of_all_games_are_marked() {
    let server = TestServer::start().await;
    let wish = json!({ "game": "qwixx", "marks": ["r5", "x", "close y", "r7"] });
    let reply = sheet(&server, &wish).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let shown = reply.json();
    let red = json!({ "crossed": [5, 7], "lost": [2, 3, 4, 6], "locked": false, "points": 3 });
    assert_eq!(shown["sheet"]["red"], red);
    assert_eq!(
        (&shown["points"], &shown["over"], &shown["closed"]),
        (&json!(-2), &json!(false), &json!(["yellow"]))
    );
    let choices = texts(&shown["choices"]);
    assert!(choices.starts_with(&["r8", "r9", "r10", "r11", "g12"]), "{choices:?}");
    assert!(choices.ends_with(&["x", "close r", "close g", "close b"]), "{choices:?}");
    assert_eq!(shown["layout"]["misthrows"], 4);

    let wish = json!({ "game": "twenty-one", "sheet": "C", "marks": ["y6 b4", "x"] });
    let shown = sheet(&server, &wish).await.json();
    assert_eq!(
        (&shown["sheet"]["sheet"], &shown["sheet"]["rows"][0]["marks"]),
        (&json!("C"), &json!("64x---"))
    );
    assert_eq!(
        (&shown["points"], texts(&shown["choices"])),
        (&json!(11), vec!["k1", "k2", "k3", "r1", "r2", "g1", "x"])
    );
    let first = sheet(&server, &json!({ "game": "twenty-one" })).await.json();
    assert_eq!(first["sheet"]["sheet"], "A");

    let wish = json!({ "game": "one-card", "marks": ["card 6", "card 11", "1 y2 p2"] });
    let shown = sheet(&server, &wish).await.json();
    let cards = shown["sheet"]["cards"].as_array().unwrap();
    assert_eq!((cards.len(), &cards[0]["rows"][1]["crossed"]), (2, &json!(2)));
    let choices = texts(&shown["choices"]);
    assert!(
        choices.contains(&"1 r5") && choices.contains(&"1 y1") && !choices.contains(&"1 y2"),
        "{choices:?}"
    );
    let wish = json!({ "game": "one-card", "options": { "advanced": true }, "marks": ["card 6", "card 11"] });
    assert!(texts(&sheet(&server, &wish).await.json()["choices"]).contains(&"card 7"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_marks_are_named() {
    let server = TestServer::start().await;
    for (wish, status, code, rule, mark) in [
        (json!({ "game": "qwixx", "marks": ["r5", "r4"] }), 409, "illegal_mark", json!("Q11"), json!(1)),
        (json!({ "game": "qwixx", "marks": ["r12"] }), 409, "illegal_mark", json!("Q12"), json!(0)),
        (json!({ "game": "qwixx", "marks": ["x", "hm"] }), 400, "bad_notation", json!(null), json!(1)),
        (json!({ "game": "twenty-one", "marks": ["r6"] }), 409, "illegal_mark", json!("T5"), json!(0)),
        (json!({ "game": "one-card", "marks": ["1 r1"] }), 409, "illegal_mark", json!("K4"), json!(0)),
        (json!({ "game": "twenty-one", "sheet": "G" }), 400, "bad_request", json!(null), json!(null)),
        (json!({ "game": "qwixx", "sheet": "A" }), 400, "bad_request", json!(null), json!(null)),
        (json!({ "game": "qwixx", "marks": vec!["x"; 401] }), 400, "bad_request", json!(null), json!(null)),
        (json!({ "game": "qwixx", "seats": 2 }), 400, "bad_request", json!(null), json!(null)),
        (json!({ "game": "chess" }), 400, "bad_table", json!(null), json!(null)),
    ] {
        let reply = sheet(&server, &wish).await;
        let error = &reply.json()["error"];
        assert_eq!((reply.status, error["code"].as_str().unwrap()), (status, code), "{wish}: {error}");
        assert_eq!((&error["rule"], &error["mark"]), (&rule, &mark), "{wish}: {error}");
    }
}

/// What is shown of a finished game is enough to step through it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_can_be_tried_again() {
    let server = TestServer::start().await;
    let rows = "ABCDEF".chars().map(|letter| format!("{letter}: r2 w2 k2 b2 y2 g2\n").repeat(5));
    let own = json!({ "game": "twenty-one", "seats": 2, "sheets": rows.collect::<String>() });
    let advanced = json!({ "game": "one-card", "seats": 2, "options": { "advanced": true } });
    for wish in [json!({ "game": "qwixx", "seats": 2 }), own, advanced] {
        let (_, clients) = server.full(wish).await;
        let (over, _) = crate::common::play_out(clients, 7).await;
        let shown = server.get(&format!("/api/v1/games/{}", over["record"].as_str().unwrap())).await.json();
        assert_eq!(shown["line"], over["line"], "the last line of the game");
        assert_eq!(shown["names"], json!(["Player1", "Player2"]));
        let mut again = shown["setup"].clone();
        again["events"] = shown["events"].clone();
        let tried = server.post("/api/v1/try", None, &again).await.json();
        assert_eq!((&tried["line"], &tried["layout"]), (&shown["line"], &shown["layout"]), "{again}");
        assert!(shown["check"]["ok"].as_bool().unwrap() && shown["game"]["id"] == over["record"]);
    }
}
