//! What is too old goes, and nothing else: not what somebody uses, not because of a clock, not at once.

use crate::common::{Client, TestServer};
use serde_json::json;
use server::clock::WallClock;
use server::identity::PlayerId;
use server::maintenance::clean_once;
use server::store::{Cleaned, Key, StoreError, Write};

const DAY: u64 = 24 * 60 * 60;

/// Stores a table that was touched last so many days ago, as a server of that time would have.
async fn old_table(server: &TestServer, id: &str, days: u64) {
    old_table_for(server, id, days, false).await;
}

async fn old_table_for(server: &TestServer, id: &str, days: u64, public: bool) {
    let at = WallClock::system().now() - days * DAY;
    let host = PlayerId::of_token("a-token-of-a-host").unwrap();
    let plan = r#"{"game":"qwixx","seats":2,"games":1}"#.to_owned();
    let code = id.to_uppercase();
    let table = Write::Table { id: id.to_owned(), code, created: at, host, public, plan };
    let body = r#"[{"sat_bot":{"seat":1,"level":"easy"}}]"#.to_owned();
    let step = Write::Step { table: id.into(), n: 1, at, body };
    server.services.store().append(vec![table, step]).await.unwrap();
}

async fn is_there(server: &TestServer, id: &str) -> bool {
    server.services.store().table(Key::Id(id)).await.unwrap().is_some()
}

async fn clean(server: &TestServer, at: u64) -> Cleaned {
    clean_once(&server.services, at).await.unwrap()
}

#[tokio::test]
async fn a_start_long_after_the_last_move_removes_nothing() {
    let server = TestServer::start().await;
    old_table(&server, "abcdef", 400).await;
    let server = server.restart().await;
    // Whoever removes things at the start does it now.
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(server.get("/api/v1/tables/abcdef").await.status, 200);
}

#[tokio::test]
async fn a_clock_that_jumps_removes_nothing() {
    let server = TestServer::start().await;
    let start = WallClock::system().now();
    for (id, days) in [("aaaaaa", 0), ("bbbbbb", 29)] {
        old_table(&server, id, days).await;
    }
    assert_eq!(clean(&server, start).await, Cleaned::default());
    // A month ahead, with everything older than it may be; and back again, and to and fro.
    for jump in [31, 0, 400, 31, 0, 10_000] {
        assert_eq!(clean(&server, start + jump * DAY).await, Cleaned::default(), "day {jump}");
    }
    // Marks made by a wrong clock are taken back when it is set right.
    let wrong = start + 10_000 * DAY;
    assert_eq!(clean(&server, wrong + DAY).await, Cleaned { marked: 2, ..Cleaned::default() });
    assert!(server.services.store().table(Key::Id("aaaaaa")).await.unwrap().unwrap().expired);
    assert_eq!(clean(&server, start).await, Cleaned::default());
    assert!(!server.services.store().table(Key::Id("aaaaaa")).await.unwrap().unwrap().expired);
    assert!(is_there(&server, "aaaaaa").await && is_there(&server, "bbbbbb").await);
}

#[tokio::test]
async fn tables_are_marked_first_and_whoever_opens_one_keeps_it() {
    let server = TestServer::start().await;
    let start = WallClock::system().now();
    for (id, days) in [("aaaaaa", 40), ("bbbbbb", 40), ("cccccc", 40), ("dddddd", 1)] {
        old_table(&server, id, days).await;
    }
    // One of them is in memory all the time.
    let mut watcher = Client::join(&server, "cccccc", None).await;
    assert_eq!(clean(&server, start).await, Cleaned::default());
    assert_eq!(clean(&server, start + DAY).await, Cleaned { marked: 2, ..Cleaned::default() });
    for day in 2..=7 {
        assert_eq!(clean(&server, start + day * DAY).await, Cleaned::default(), "day {day}");
    }
    assert_eq!(server.get("/api/v1/tables/bbbbbb").await.status, 200);
    assert!(!server.services.store().table(Key::Id("bbbbbb")).await.unwrap().unwrap().expired);
    assert_eq!(clean(&server, start + 9 * DAY).await, Cleaned { tables: 1, ..Cleaned::default() });
    assert!(!is_there(&server, "aaaaaa").await);
    assert_eq!(server.get("/api/v1/tables/aaaaaa").await.status, 404);
    assert_eq!(server.get("/api/v1/tables/AAAAAA").await.status, 404);
    for id in ["bbbbbb", "cccccc", "dddddd"] {
        assert!(is_there(&server, id).await, "{id}");
    }
    // Whoever thinks that a table is there which is not hears so, and nothing is stored for it.
    let step = Write::Step { table: "aaaaaa".into(), n: 2, at: start, body: "[]".to_owned() };
    let stored = server.services.store().append(vec![step]).await;
    assert!(matches!(stored, Err(StoreError::NoTable { .. })), "{stored:?}");
    // The one that was watched all the time is still played.
    watcher.wish(json!({ "ping": true })).await;
    watcher.sync().await;
    let metrics = server.get("/metrics").await.text();
    for line in ["rollwright_tables_marked_total 2", "rollwright_tables_removed_total 1"] {
        assert!(metrics.lines().any(|found| found == line), "{line} in\n{metrics}");
    }
    // What was removed does not come back with a restart, though its steps are still in the journal.
    let server = server.restart().await;
    assert!(!is_there(&server, "aaaaaa").await && is_there(&server, "dddddd").await);
}

#[tokio::test]
async fn looking_at_the_list_keeps_nothing_alive() {
    let server = TestServer::start().await;
    let start = WallClock::system().now();
    old_table_for(&server, "aaaaaa", 40, true).await;
    let listed = async |server: &TestServer| server.get("/api/v1/tables").await.text().contains("aaaaaa");
    assert_eq!(clean(&server, start).await, Cleaned::default());
    assert!(listed(&server).await, "and it is in memory now");
    assert_eq!(clean(&server, start + DAY).await, Cleaned { marked: 1, ..Cleaned::default() });
    assert!(!listed(&server).await);
    for day in 2..=9 {
        assert_eq!(clean(&server, start + day * DAY).await.tables, 0, "it is still in memory");
    }
    assert!(is_there(&server, "aaaaaa").await);
}

#[tokio::test]
async fn many_tables_are_removed_little_by_little() {
    let server = TestServer::start().await;
    let start = WallClock::system().now();
    let codes = (0..24u8).flat_map(|a| (0..5u8).map(move |b| [b'A' + a, b'A' + b]));
    let ids: Vec<String> =
        codes.map(|two| format!("old{}", String::from_utf8_lossy(&two).to_lowercase())).collect();
    for id in &ids {
        old_table(&server, id, 40).await;
    }
    let all = ids.len() as u64;
    assert_eq!(clean(&server, start).await, Cleaned::default());
    assert_eq!(clean(&server, start + DAY).await.marked, all);
    for day in 2..=9 {
        clean(&server, start + day * DAY).await;
    }
    let mut left = 0;
    for id in &ids {
        left += u64::from(is_there(&server, id).await);
    }
    assert_eq!(left, 0);
}
