//! Sheets and cards for paper over HTTP: what comes, what is refused, and how much one may ask for.

use crate::common::{Reply, TestServer};
use serde_json::{Value, json};

async fn print(server: &TestServer, wish: &Value) -> Reply {
    server.post("/api/v1/print", None, wish).await
}

/// Cards with rows as long as they can be.
fn long_cards() -> String {
    vec!["R127* O127* Y127 G127 B127"; 30].join("\n")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sheets_and_cards_come_as_files() {
    let server = TestServer::start().await;
    for (game, paper, pages) in [("qwixx", "a4", 1), ("twenty-one", "letter", 1), ("one-card", "a4", 3)] {
        let wish = json!({ "game": game, "paper": paper });
        let reply = print(&server, &wish).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        assert!(reply.body.starts_with(b"%PDF-"), "{game}");
        let headers = reply.headers.to_lowercase();
        for expected in [
            "content-type: application/pdf",
            &format!("filename=\"rollwright-{game}.pdf\""),
            "cache-control: no-store",
            "nosniff",
        ] {
            assert!(headers.contains(expected), "{expected}: {headers}");
        }
        let told = headers.lines().find_map(|line| line.strip_prefix("rollwright-pages: ")).unwrap();
        assert!(told.trim().parse::<usize>().unwrap() >= pages, "{game}: {told}");
    }
    let wish = json!({ "game": "qwixx", "format": "svg", "language": "de" });
    let reply = print(&server, &wish).await;
    assert!(reply.headers.to_lowercase().contains("content-type: image/svg+xml"), "{}", reply.headers);
    assert!(reply.text().starts_with("<svg ") && reply.text().contains(">Kreuze<"), "{}", reply.text());
    let second = json!({ "game": "one-card", "format": "svg", "page": 2 });
    assert!(!print(&server, &second).await.text().contains(">#1<"));
    // With your own cards, which may be long.
    let wish = json!({ "game": "one-card", "format": "svg", "cards": long_cards() });
    let reply = print(&server, &wish).await;
    assert!(reply.text().matches("<rect ").count() > 1000, "{}", reply.status);
    let wish = json!({ "game": "one-card", "copies": 20 });
    let reply = print(&server, &wish).await;
    assert!(reply.status == 200 && reply.body.len() < 8 * 1024 * 1024, "{} bytes", reply.body.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_printed_is_refused() {
    let server = TestServer::start().await;
    for (wish, code, message) in [
        (json!({ "game": "chess" }), "bad_table", "there is no game"),
        (json!({ "game": "qwixx", "cards": "x" }), "bad_table", "qwixx does not use a cards file"),
        (json!({ "game": "one-card", "cards": "x" }), "bad_table", "cards file: line 1"),
        (json!({ "game": "qwixx", "copies": 0 }), "bad_request", "1 to 20 copies"),
        (json!({ "game": "qwixx", "copies": 21 }), "bad_request", "1 to 20 copies"),
        (json!({ "game": "qwixx", "copies": 5000 }), "bad_request", ""),
        (json!({ "game": "one-card", "cards": long_cards(), "copies": 20 }), "bad_request", "fewer copies"),
        (json!({ "game": "qwixx", "paper": "a0" }), "bad_request", "letter"),
        (json!({ "game": "qwixx", "language": "tlh" }), "bad_request", "the languages are en, de, is"),
        (json!({ "game": "qwixx", "format": "svg", "page": 0 }), "bad_request", "there is no such page"),
        (json!({ "game": "qwixx", "format": "svg", "page": 99 }), "bad_request", "pages: 1"),
        (json!({ "game": "qwixx", "seats": 2 }), "bad_request", "seats"),
    ] {
        let reply = print(&server, &wish).await;
        assert_eq!((reply.status, reply.code().as_str()), (400, code), "{wish}: {}", reply.text());
        assert!(reply.text().contains(message), "{wish}: {}", reply.text());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_may_print_less_often_than_it_may_ask() {
    let server = TestServer::start_with(|config| config.messages_per_second_per_address = 2).await;
    let wish = json!({ "game": "qwixx", "format": "svg" });
    for _ in 0..100 {
        let reply = print(&server, &wish).await;
        if reply.status == 429 {
            assert_eq!(reply.code(), "too_many");
            return;
        }
        assert_eq!(reply.status, 200, "{}", reply.text());
    }
    panic!("nobody stops whoever prints all the time");
}
