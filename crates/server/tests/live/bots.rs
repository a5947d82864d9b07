//! Bots under attack: what a visitor brings to one table must not keep the bots of the others from answering.

use std::time::{Duration, Instant};

use crate::common::{Client, TestServer, chose_by};
use serde_json::{Value, json};

/// Cards with as many states as a card may have: 100,000, or a little less. The bots do not get ready for so many.
const HUGE: [[u32; 5]; 4] = [[7, 8, 9, 10, 11], [6, 8, 9, 10, 12], [5, 8, 9, 10, 15], [4, 9, 10, 11, 14]];
/// Cards with about 12,000 states each: getting ready for thirty of them takes as long as anybody may order.
const LARGE: [[u32; 5]; 4] = [[3, 5, 6, 7, 8], [2, 5, 7, 8, 9], [3, 4, 6, 8, 9], [2, 4, 8, 9, 10]];

/// Thirty cards, all of different shapes. Decks with different numbers, up to 10, have different cards.
fn deck(lengths: [[u32; 5]; 4], number: usize) -> String {
    let pairs = (0..5).flat_map(|first| (first + 1..5).map(move |second| (first, second)));
    let shapes = lengths.into_iter().flat_map(|rows| pairs.clone().map(move |suns| (rows, suns)));
    let card = |(rows, suns): ([u32; 5], (usize, usize))| {
        let row = |place: usize| {
            let sun = if place == suns.0 || place == suns.1 { "*" } else { "" };
            format!("{}{}{sun}", ["R", "O", "Y", "G", "B"][place], rows[place])
        };
        (0..5).map(row).collect::<Vec<_>>().join(" ")
    };
    let cards: Vec<String> = shapes.skip(number).take(30).map(card).collect();
    assert_eq!(cards.len(), 30);
    cards.join("\n")
}

/// A table of experts with cards of one's own, and somebody who watches them.
async fn hostile_table(server: &TestServer, cards: String) -> Client {
    let bots = json!({ "1": "expert", "2": "expert" });
    let made = server.make(json!({ "game": "one-card", "seats": 2, "bots": bots, "cards": cards })).await;
    Client::join(server, &made.table, None).await
}

/// Several of them, so that no thread is left that does not work for them.
async fn hostile_tables(server: &TestServer) -> Vec<Client> {
    let mut clients = Vec::new();
    for number in 0..4 {
        clients.push(hostile_table(server, deck(HUGE, number)).await);
        clients.push(hostile_table(server, deck(LARGE, number)).await);
    }
    clients
}

fn a_bot_chose(message: &Value) -> bool {
    [1, 2].iter().any(|seat| chose_by(message, *seat, "bot"))
}

#[tokio::test]
async fn cards_with_many_states_at_some_tables_do_not_stall_the_bots_of_others() {
    let server = TestServer::start().await;
    let mut hostile = hostile_tables(&server).await;
    let (_, mut clients) =
        server.full(json!({ "game": "qwixx", "seats": 2, "bots": { "2": "expert" } })).await;
    clients[0].until("the expert's choice", |message| chose_by(message, 2, "bot")).await;
    // Those who play with such cards have bots that play on, too.
    for watcher in &mut hostile {
        watcher.until("a choice of a bot with large cards", a_bot_chose).await;
    }
    server.stop().await;
}

/// Stopped, a server is gone at once: nothing that a visitor has ordered holds the process.
#[test]
fn a_server_with_bots_at_work_stops_at_once() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let server = runtime.block_on(async {
        let server = TestServer::start().await;
        hostile_tables(&server).await;
        server
    });
    let begun = Instant::now();
    runtime.block_on(server.stop());
    drop(runtime);
    let took = begun.elapsed();
    // It takes milliseconds; a machine that has much else to do needs longer. Preparing such a deck takes minutes.
    assert!(took < Duration::from_secs(10), "{took:?}");
}

#[tokio::test]
async fn bots_wait_as_long_as_their_table_says() {
    const DELAY: u64 = 300;
    let server = TestServer::start().await;
    let table =
        |delay: u64| json!({ "game": "qwixx", "seats": 1, "bots": { "1": "easy" }, "bot_delay": delay });
    let made = server.make(table(DELAY)).await;
    let begun = Instant::now();
    let mut watcher = Client::join(&server, &made.table, None).await;
    for _ in 0..2 {
        watcher.until("a bot's choice", a_bot_chose).await;
    }
    assert!(begun.elapsed() >= Duration::from_millis(2 * DELAY), "{:?}", begun.elapsed());
    assert_eq!(server.post("/api/v1/tables", None, &table(5001)).await.status, 400);
}
