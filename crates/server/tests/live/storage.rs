//! What is stored and read again, what goes when it is old, and what happens when nothing can be stored.

use std::path::Path;
use std::sync::Arc;

use crate::common::{Client, TestServer, chose_by, play_out, seeded, soon};
use serde_json::{Value, json};
use server::identity::{PlayerId, SecureRandom};
use server::play::PlayRefusal;
use server::protocol::http::{SitDown, TableStatus};
use server::store::{Cleaned, Expiry, Key, Pseudonyms, SqliteStore, Store, StoreError, StoredRecord, Write};
use table::{Seat, below};
use tempfile::TempDir;

fn player(name: &str) -> PlayerId {
    PlayerId::of_token(&format!("token-of-{name}-------")).unwrap()
}

async fn open() -> (TempDir, SqliteStore) {
    let directory = TempDir::new().unwrap();
    let store = SqliteStore::open(&directory.path().join("test.db")).await.unwrap();
    (directory, store)
}

fn table(id: &str, code: &str, created: u64) -> Write {
    Write::Table {
        id: id.to_owned(),
        code: code.to_owned(),
        created,
        host: player("host"),
        public: true,
        plan: r#"{"game":"qwixx","seats":2,"games":1}"#.to_owned(),
    }
}

fn body(n: u64) -> String {
    format!("[\"step {n}\"]")
}

fn step(table: &str, n: u64, at: u64) -> Write {
    Write::Step { table: table.into(), n, at, body: body(n) }
}

fn seat(table: &str, number: usize, player: Option<PlayerId>, name: Option<&str>) -> Write {
    let seat = Seat::numbered(number).unwrap();
    Write::Seat { table: table.into(), seat, player, name: name.map(str::to_owned) }
}

fn said(table: &str, at: u64, player: PlayerId, text: &str) -> Write {
    Write::ChatMessage { table: table.into(), at, seat: Seat::FIRST, player, text: text.to_owned() }
}

fn record(table: &str, number: usize, at: u64) -> Write {
    Write::Record(StoredRecord {
        id: format!("{table}-{number}"),
        table: table.to_owned(),
        number,
        at,
        game: "qwixx".to_owned(),
        names: vec!["Ann".to_owned(), "Ben".to_owned()],
        text: "Rollwright: 1\nDate: 2020-01-01\n".to_owned(),
    })
}

fn over(table: &str) -> Write {
    Write::Status { table: table.into(), status: TableStatus::Over }
}

/// Everything was finished long after this, or long before; nothing has been marked yet.
fn expiry(at: u64) -> Expiry {
    Expiry { now: at, idle: at, finished: at, chat: at, names: at, most: 100, ..Expiry::default() }
}

fn pseudonyms() -> Pseudonyms {
    Pseudonyms::draw(&SecureRandom::new().unwrap())
}

#[tokio::test]
async fn all_of_a_batch_is_stored_or_nothing() {
    let (_directory, store) = open().await;
    store.append(vec![table("a", "AAAAAA", 1), step("a", 1, 1)]).await.unwrap();
    let batch = vec![
        table("b", "BBBBBB", 1),
        seat("a", 1, Some(player("ann")), Some("Ann")),
        said("a", 2, player("ann"), "hello"),
        step("a", 2, 2),
        record("a", 1, 2),
        over("a"),
        table("a", "CCCCCC", 2),
    ];
    assert!(store.append(batch).await.is_err(), "there is a table with this name already");
    assert!(store.table(Key::Id("b")).await.unwrap().is_none());
    let a = store.table(Key::Code("AAAAAA")).await.unwrap().unwrap();
    assert_eq!((a.steps.len(), a.seats.len(), a.chat.len()), (1, 0, 0));
    assert!(store.record("a-1").await.unwrap().is_none());
    // The next batch is not hurt by it.
    store.append(vec![step("a", 2, 2)]).await.unwrap();
    assert_eq!(store.table(Key::Id("a")).await.unwrap().unwrap().steps, [body(1), body(2)]);
}

#[tokio::test]
async fn steps_come_back_in_order_however_many() {
    let (directory, store) = open().await;
    store.append(vec![table("a", "AAAAAA", 1), table("b", "BBBBBB", 1)]).await.unwrap();
    let mut n = 0;
    for size in [1, 3, 4, 5, 16, 63, 64, 65, 200] {
        let batch = (1..=size).flat_map(|more| [step("a", n + more, 7), step("b", n + more, 7)]);
        store.append(batch.collect()).await.unwrap();
        n += size;
    }
    for id in ["a", "b"] {
        let stored = store.table(Key::Id(id)).await.unwrap().unwrap();
        let all: Vec<String> = (1..=n).map(body).collect();
        assert_eq!(stored.steps, all);
    }
    // A copy has all of it; so has whoever opens the file again.
    let copy = directory.path().join("copy.db");
    server::restore::back_up_file(&directory.path().join("test.db"), &copy).unwrap();
    store.checkpoint().await.unwrap();
    drop(store);
    for path in [copy, directory.path().join("test.db")] {
        let store = SqliteStore::open(&path).await.unwrap();
        assert_eq!(store.table(Key::Id("a")).await.unwrap().unwrap().steps.len() as u64, n);
    }
}

#[tokio::test]
async fn a_table_with_a_gap_is_not_played_on() {
    let (_directory, store) = open().await;
    store.append(vec![table("a", "AAAAAA", 1), step("a", 1, 1), step("a", 3, 1)]).await.unwrap();
    assert!(matches!(store.table(Key::Id("a")).await, Err(StoreError::Damaged { .. })));
}

#[tokio::test]
async fn a_code_that_is_drawn_twice_is_the_newer_tables() {
    let (_directory, store) = open().await;
    store.append(vec![table("a", "AAAAAA", 1), step("a", 1, 1)]).await.unwrap();
    store.append(vec![table("b", "AAAAAA", 2)]).await.unwrap();
    assert_eq!(store.table(Key::Code("AAAAAA")).await.unwrap().unwrap().id, "b");
    let a = store.table(Key::Id("a")).await.unwrap().unwrap();
    assert_eq!((a.code, a.steps.len()), (None, 1));
}

#[tokio::test]
async fn what_is_old_goes_and_finished_games_stay() {
    let (_directory, store) = open().await;
    let ann = player("ann");
    for (id, code) in [("idle", "AAAAAA"), ("busy", "BBBBBB"), ("given-up", "CCCCCC"), ("over", "DDDDDD")] {
        let seats = seat(id, 1, Some(ann), Some("Ann"));
        store
            .append(vec![table(id, code, 10), seats, step(id, 1, 20), said(id, 20, ann, "hi")])
            .await
            .unwrap();
    }
    store.append(vec![step("busy", 2, 90)]).await.unwrap();
    store.append(vec![record("given-up", 1, 30)]).await.unwrap();
    store.append(vec![record("over", 1, 40), over("over")]).await.unwrap();
    let all = Expiry { chat: 0, names: 0, ..expiry(10) };
    assert_eq!(store.clean(all).await.unwrap(), Default::default(), "nothing is old yet");
    // First they are marked, and nothing is gone.
    let cleaned = store.clean(Expiry { chat: 0, names: 0, ..expiry(50) }).await.unwrap();
    assert_eq!(cleaned, Cleaned { marked: 3, ..Cleaned::default() });
    for there in ["idle", "given-up", "over"] {
        assert!(store.table(Key::Id(there)).await.unwrap().unwrap().expired, "{there}");
    }
    let marked = Expiry { marked: 51, ..expiry(50) };
    let cleaned = store.clean(Expiry { names: 0, ..marked.clone() }).await.unwrap();
    assert_eq!((cleaned.marked, cleaned.tables, cleaned.names), (0, 3, 0));
    for gone in ["idle", "given-up", "over"] {
        assert!(store.table(Key::Id(gone)).await.unwrap().is_none(), "{gone}");
    }
    for code in ["AAAAAA", "CCCCCC", "DDDDDD"] {
        assert!(store.table(Key::Code(code)).await.unwrap().is_none(), "{code}");
    }
    let busy = store.table(Key::Id("busy")).await.unwrap().unwrap();
    assert_eq!((busy.steps.len(), busy.chat.len()), (2, 0));
    // Ann finds her finished games, also that of the match that was given up.
    let mut played = store.played_by(ann, 10).await.unwrap();
    played.sort_by(|a, b| a.table.cmp(&b.table));
    let played: Vec<(&str, &[String])> =
        played.iter().map(|played| (played.table.as_str(), played.records.as_slice())).collect();
    let expected: [(&str, &[String]); 3] =
        [("busy", &[]), ("given-up", &["given-up-1".to_owned()]), ("over", &["over-1".to_owned()])];
    assert_eq!(played, expected);
    // Cleaning once more finds nothing; then the names go, too.
    assert_eq!(store.clean(Expiry { names: 0, ..marked.clone() }).await.unwrap(), Default::default());
    let cleaned = store.clean(marked).await.unwrap();
    assert_eq!((cleaned.tables, cleaned.names), (0, 2));
    let record = store.record("over-1").await.unwrap().unwrap();
    assert!(record.names.is_empty() && record.with_names() == record.text);
}

#[tokio::test]
async fn a_player_is_forgotten_wherever_they_were() {
    let (_directory, store) = open().await;
    let (ann, ben) = (player("ann"), player("ben"));
    for id in ["a", "b"] {
        let code = id.repeat(6).to_uppercase();
        store.append(vec![table(id, &code, 1), step(id, 1, 1), record(id, 1, 2)]).await.unwrap();
        store
            .append(vec![seat(id, 1, Some(ann), Some("Ann")), seat(id, 2, Some(ben), Some("Ben"))])
            .await
            .unwrap();
        store.append(vec![said(id, 3, ann, "I"), said(id, 3, ben, "me")]).await.unwrap();
    }
    let mut tables = store.forget(ann, pseudonyms()).await.unwrap();
    tables.sort();
    assert_eq!(tables, ["a", "b"]);
    for id in ["a", "b"] {
        let stored = store.table(Key::Id(id)).await.unwrap().unwrap();
        let names: Vec<Option<&str>> = stored.seats.iter().map(|seat| seat.name.as_deref()).collect();
        assert_eq!(names, [None, Some("Ben")]);
        assert_eq!(stored.chat.iter().map(|said| said.text.as_str()).collect::<Vec<_>>(), ["me"]);
        let record = store.record(&format!("{id}-1")).await.unwrap().unwrap();
        assert_eq!(record.names, ["", "Ben"]);
        assert!(record.with_names().contains("Names: Player 1, Ben\nDate:"), "{}", record.with_names());
    }
    assert!(store.played_by(ann, 10).await.unwrap().is_empty());
    assert_eq!(store.played_by(ben, 10).await.unwrap().len(), 2);
    assert!(store.forget(player("nobody"), pseudonyms()).await.unwrap().is_empty());
}

#[tokio::test]
async fn all_finished_games_can_be_gone_through() {
    let (_directory, store) = open().await;
    let ids: Vec<String> = (0..25).map(|number| format!("t{number:02}")).collect();
    for id in ids.iter().rev() {
        store.append(vec![record(id, 1, 5)]).await.unwrap();
    }
    let (mut last, mut seen) = (String::new(), Vec::new());
    loop {
        let some = store.records_after(&last, 10).await.unwrap();
        let Some(record) = some.last() else { break };
        last = record.id.clone();
        seen.extend(some.into_iter().map(|record| record.table));
    }
    assert_eq!(seen, ids);
}

#[tokio::test]
async fn two_servers_do_not_share_a_directory() {
    let server = TestServer::start().await;
    let config = server::Config { data: server.data().to_owned(), ..server::Config::default() };
    assert!(matches!(server::Server::bind(config).await, Err(server::ServeError::DataTaken(_))));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_sits_down_at_a_table_that_was_let_go_of() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 2 })).await;
    let room = server.services.find(&made.table).await.unwrap().unwrap();
    room.lock().give_up(1013, "come back");
    let (done, _) = tokio::sync::oneshot::channel();
    let sat = room.lock().sit(player("ann"), &SitDown::default(), "Ann".to_owned(), done);
    assert_eq!(sat, Err(PlayRefusal::ReadAgain));
    let (done, _) = tokio::sync::oneshot::channel();
    let carried = room.lock().take_transfer(&"a".repeat(32), player("ann"), done);
    assert_eq!(carried, Err(PlayRefusal::ReadAgain));
    assert_eq!(room.lock().steps(), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_was_cleaned_away_is_not_played_again() {
    let server = TestServer::start().await;
    let (made, clients) = server.full(json!({ "game": "twenty-one", "seats": 1 })).await;
    let (over, clients) = play_out(clients, 4).await;
    let token = clients[0].token.clone();
    drop(clients);
    let server = server.restart().await;
    let all = Expiry { marked: u64::MAX >> 1, ..expiry(u64::MAX >> 2) };
    // Marked, then removed; but a server that starts looks at the clock, and what it sees may take marks back once.
    soon("the table to be removed", async {
        while server.services.store().clean(all.clone()).await.unwrap().tables == 0 {}
    })
    .await;
    assert_eq!(server.get(&format!("/api/v1/tables/{}", made.table)).await.status, 404);
    let sat =
        server.post(&format!("/api/v1/tables/{}/seats", made.table), None, &json!({ "name": "X" })).await;
    assert_eq!((sat.status, sat.code().as_str()), (404, "no_table"));
    server.checked(over["record"].as_str().unwrap()).await;
    let games = server.http("GET", "/api/v1/me/games", token.as_deref(), None).await.json();
    assert_eq!(games["games"][0]["records"], json!([over["record"]]));
}

#[tokio::test]
async fn sorting_steps_in_does_not_make_a_table_new_again() {
    let (directory, store) = open().await;
    store.append(vec![table("a", "AAAAAA", 1), step("a", 1, 2)]).await.unwrap();
    store.close().await;
    let store = SqliteStore::open(&directory.path().join("test.db")).await.unwrap();
    let all = Expiry { marked: u64::MAX >> 1, ..expiry(u64::MAX >> 2) };
    assert_eq!(store.clean(all.clone()).await.unwrap().marked, 1);
    // Whatever is written next brings the steps of the table to where they belong: those from before the mark.
    store.append(vec![Write::RecordsChecked]).await.unwrap();
    assert_eq!(store.clean(all).await.unwrap().tables, 1);
}

/// The database from outside, to break it and to mend it.
struct Outside(rusqlite::Connection);

impl Outside {
    fn open(data: &Path) -> Outside {
        Outside(rusqlite::Connection::open(data.join(server::DATABASE)).unwrap())
    }

    /// From now on no step can be stored.
    fn break_it(&self) {
        let broken = "BEGIN SELECT RAISE(ABORT, 'broken'); END";
        for journal in ["a", "b"] {
            let trigger =
                format!("CREATE TRIGGER broken_{journal} BEFORE INSERT ON journal_{journal} {broken}");
            self.0.execute(&trigger, ()).unwrap();
        }
    }

    fn mend_it(&self) {
        self.0.execute_batch("DROP TRIGGER broken_a; DROP TRIGGER broken_b").unwrap();
    }

    /// How often it was tried whether anything can be stored.
    fn probes(&self) -> i64 {
        let probes = "SELECT coalesce(max(value), 0) FROM meta WHERE key = 'probes'";
        self.0.query_row(probes, (), |row| row.get(0)).unwrap()
    }

    /// How often steps were stored.
    fn steps(&self) -> i64 {
        let rows = "SELECT (SELECT count(*) FROM journal_a) + (SELECT count(*) FROM journal_b)";
        self.0.query_row(rows, (), |row| row.get(0)).unwrap()
    }
}

/// Comes back as soon as the server lets one in.
async fn come_back_soon(client: &mut Client) {
    let back = async {
        while client.come_back().await.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    crate::common::soon("play to go on", back).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ready_means_that_something_could_be_written() {
    let server = TestServer::start().await;
    let outside = Outside::open(server.data());
    outside.break_it();
    // Nobody plays, so nobody else has noticed.
    assert_eq!(server.get("/readyz").await.status, 503);
    // What is only read does not make it better, and neither do many questions.
    for _ in 0..30 {
        server.get("/api/v1/tables").await;
        assert_eq!(server.get("/readyz").await.status, 503);
    }
    let failures = failures(&server).await;
    assert!((1..=12).contains(&failures), "{failures} failures");
    outside.mend_it();
    let ready = async {
        while server.get("/readyz").await.status != 200 {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    crate::common::soon("being ready again", ready).await;
    // However often it is asked, it is tried once a second at most.
    let (begun, before) = (std::time::Instant::now(), outside.probes());
    for _ in 0..50 {
        assert_eq!(server.get("/readyz").await.status, 200);
    }
    let most = begun.elapsed().as_secs() as i64 + 1;
    assert!(outside.probes() - before <= most);
}

async fn failures(server: &TestServer) -> u64 {
    let metrics = server.get("/metrics").await.text();
    let line = metrics.lines().find_map(|line| line.strip_prefix("rollwright_storage_failures_total "));
    line.unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_failed_commit_sends_everybody_home_once() {
    let server = TestServer::start().await;
    let (_, mut clients) = server.full(json!({ "game": "qwixx", "seats": 2 })).await;
    for client in &mut clients {
        client.wish(json!({ "auto": false })).await;
        client.sync().await;
    }
    let outside = Outside::open(server.data());
    outside.break_it();
    let place = if clients[0].chooses(1) { 0 } else { 1 };
    let choice = clients[place].choices(place + 1)[0].clone();
    clients[place].send(&json!({ "choose": choice, "id": 1_000_000 })).await;
    for client in &mut clients {
        client.closed().await;
    }
    // They come back as fast as they can, and are told each time that it is of no use yet.
    for _ in 0..40 {
        for client in &mut clients {
            let refused = client.come_back().await.unwrap_err();
            assert_eq!(refused["error"]["code"], "unavailable");
        }
    }
    let recovering = server.post("/api/v1/tables", None, &json!({ "game": "qwixx", "seats": 2 })).await;
    assert_eq!((recovering.status, recovering.code().as_str()), (503, "recovering"));
    assert!(recovering.headers.to_lowercase().contains("retry-after:"), "{}", recovering.headers);
    let failures = failures(&server).await;
    assert!((1..=12).contains(&failures), "{failures} failures");
    outside.mend_it();
    for client in &mut clients {
        come_back_soon(client).await;
    }
    let (over, _) = play_out(clients, 3).await;
    server.checked(over["record"].as_str().unwrap()).await;
}

#[tokio::test]
async fn nothing_is_stored_for_a_table_that_is_not_there() {
    let (_directory, store) = open().await;
    let ann = player("ann");
    for orphan in [
        step("gone", 1, 1),
        seat("gone", 1, Some(ann), Some("Ann")),
        said("gone", 1, ann, "hello"),
        over("gone"),
    ] {
        let stored = store.append(vec![table("a", "AAAAAA", 1), orphan]).await;
        assert!(matches!(&stored, Err(StoreError::NoTable { table }) if table == "gone"), "{stored:?}");
        assert!(store.table(Key::Id("a")).await.unwrap().is_none(), "all of a batch or nothing");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_told_that_could_not_be_stored() {
    let server = TestServer::start().await;
    let made = server.make(json!({ "game": "qwixx", "seats": 2 })).await;
    let bystanders = server.make(json!({ "game": "qwixx", "seats": 2 })).await;
    let mut clients = Vec::new();
    for seat in 1..=2 {
        let seated = server.sit(&made.table, None, json!({ "name": format!("N{seat}") })).await;
        clients.push(Client::join(&server, &made.table, Some(&seated.token)).await);
    }
    clients[0].follow();
    for client in &mut clients {
        client.wish(json!({ "auto": false })).await;
        client.sync().await;
    }
    let outside = Outside::open(server.data());
    let mut rng = seeded(6);
    for round in 0..6 {
        // Some moves that are acknowledged.
        for _ in 0..below(&mut rng, 3) + 1 {
            for (place, client) in clients.iter_mut().enumerate() {
                client.sync().await;
                if client.chooses(place + 1) {
                    let choice = client.choices(place + 1)[0].clone();
                    client.wish(json!({ "choose": choice })).await;
                }
            }
        }
        for client in &mut clients {
            client.sync().await;
        }
        let (n, stored) = (clients[0].n, outside.steps());
        let line = clients[0].line.clone();
        // Then one that cannot be stored: nobody hears of it, and everybody has to come back.
        outside.break_it();
        let place = if clients[0].chooses(1) { 0 } else { 1 };
        let choice = clients[place].choices(place + 1)[0].clone();
        clients[place].send(&json!({ "choose": choice, "id": 1_000_000 })).await;
        for client in &mut clients {
            client.closed().await;
            assert_eq!(client.n, n, "a step was told that is not stored");
            assert!(!client.raw.iter().any(|raw| raw.contains("1000000")), "it was said to be done");
        }
        let ready = server.get("/readyz").await;
        assert_eq!(ready.status, 503, "round {round}: {}", ready.text());
        let path = format!("/api/v1/tables/{}/seats", bystanders.table);
        let sat = server.post(&path, None, &json!({ "name": "X" })).await;
        assert_eq!((sat.status, sat.code().as_str()), (503, "recovering"));
        assert_eq!(outside.steps(), stored);
        // Nobody is let in only to be thrown out again while nothing can be stored.
        let refused = clients[0].come_back().await.unwrap_err();
        assert_eq!(refused["error"]["code"], "unavailable");
        outside.mend_it();
        for client in &mut clients {
            come_back_soon(client).await;
        }
        assert_eq!((clients[0].n, &clients[0].line), (n, &line));
        let chosen = clients[place].snapshot["you"]["chosen"].clone();
        clients[place].wish(json!({ "choose": choice })).await;
        clients[place].until("the choice", |step| chose_by(step, place + 1, "hand")).await;
        assert!(chosen.is_object());
        assert_eq!(server.get("/readyz").await.status, 200);
    }
    let shown: Value = server.get(&format!("/api/v1/tables/{}", bystanders.table)).await.json();
    assert_eq!(shown["seats"][0]["kind"], "open", "who could not be stored does not sit");
    let (over, _) = play_out(clients, 2).await;
    server.checked(over["record"].as_str().unwrap()).await;
    // What was told is what is found after a restart.
    let server = Arc::new(server.restart().await);
    server.checked(over["record"].as_str().unwrap()).await;
}
