//! A restored backup does not let the same dice fall again, and says so in the record.

use crate::common::{Client, TestServer, play_out};
use serde_json::json;
use server::restore;

/// The rolls of a record.
fn rolls(record: &str) -> Vec<String> {
    let games = games::read_record(record).unwrap_or_else(|error| panic!("{error}\n{record}"));
    let table = &games[0].table;
    (0..table.ply()).filter_map(|number| table.event(number)).filter(|event| event.starts_with('w')).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dice_that_were_seen_do_not_fall_again() {
    let server = TestServer::start().await;
    let (made, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2, "match": 2 })).await;
    for client in &mut clients {
        client.sync().await;
    }
    let copy = server.data().join("copy.db");
    restore::back_up(server.data(), &copy).unwrap();
    let (over, clients) = play_out(clients, 3).await;
    let first = over["record"].as_str().unwrap().to_owned();
    let seen = rolls(&server.record(&first).await);
    let tokens: Vec<_> = clients.into_iter().map(|client| client.cut().0).collect();
    restore::lay_ready(server.data(), &copy).unwrap();
    let server = server.restart().await;
    let mut clients = Vec::new();
    for token in &tokens {
        clients.push(Client::join(&server, &made.table, token.as_deref()).await);
    }
    assert_eq!(clients[0].snapshot["results"], json!([]), "the game goes on from the backup");
    for game in 1..=2 {
        let (over, back) = play_out(clients, 3).await;
        clients = back;
        let id = over["record"].as_str().unwrap();
        let text = server.record(id).await;
        let games = games::read_record(&text).unwrap();
        let checked = fair::check(&games[0]).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let fair::Checked::Fair { restored: Some(from), .. } = checked else { panic!("{checked:?}\n{text}") };
        if game == 1 {
            let again = rolls(&text);
            // Who begins was drawn before, and so were the dice on the table.
            assert_eq!((from, &again[0]), (2, &seen[0]));
            assert_ne!(again[1..4], seen[1..4], "the players have seen these dice");
            for client in &mut clients {
                client.wish(json!({ "ready": true })).await;
            }
        } else {
            assert_eq!(from, 0, "{text}");
        }
    }
    assert!(server.get("/metrics").await.text().contains("rollwright_wrong_records_total 0\n"));
}
