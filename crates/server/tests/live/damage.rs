//! A disk that gives back something else than it was given: what is damaged is named and refused, the rest is there.

use std::path::Path;

use crate::common::{TestServer, play_out, seeded};
use rand::Rng;
use serde_json::json;
use server::identity::PlayerId;
use server::store::{Key, SqliteStore, Store, StoredRecord, StoredTable, Write};
use table::{Seat, below};
use tempfile::TempDir;

const TABLES: usize = 60;
const RECORDS: usize = 375;
/// How many times twenty bits are flipped.
const SEEDS: u64 = 20;

fn player(number: usize) -> PlayerId {
    PlayerId::of_token(&format!("the-token-of-player-{number}")).unwrap()
}

/// A name that is like no other.
fn table_id(number: usize) -> String {
    let mut rng = seeded(number as u64);
    (0..14).map(|_| char::from(b'a' + below(&mut rng, 26) as u8)).collect()
}

/// Letters and digits that look like a game.
fn noise(rng: &mut impl Rng, length: u32) -> String {
    let letters = b"abcdefghijklmnopqrstuvwxyz0123456789 .,:";
    (0..length).map(|_| char::from(letters[below(rng, letters.len() as u32) as usize])).collect()
}

fn writes(number: usize, rng: &mut impl Rng) -> Vec<Write> {
    let id = table_id(number);
    let table: std::sync::Arc<str> = id.as_str().into();
    let text = noise(rng, 300);
    let mut writes = vec![Write::Table {
        code: format!("C{number:05}"),
        created: 1000 + number as u64,
        host: player(number),
        public: true,
        plan: json!({ "game": "qwixx", "seats": 2, "games": 1, "sheets": text }).to_string(),
        id: id.clone(),
    }];
    for n in 1..=20 {
        let body = json!([{ "chance": noise(rng, 60) }]).to_string();
        writes.push(Write::Step { table: table.clone(), n, at: 2000 + n, body });
    }
    for seat in 1..=2 {
        let (seat, who) = (Seat::numbered(seat).unwrap(), player(number + seat));
        let name = Some(noise(rng, 12));
        writes.push(Write::Seat { table: table.clone(), seat, player: Some(who), name });
        writes.push(Write::ChatMessage {
            table: table.clone(),
            at: 5,
            seat,
            player: who,
            text: noise(rng, 40),
        });
    }
    writes
}

fn record(number: usize, rng: &mut impl Rng) -> StoredRecord {
    StoredRecord {
        id: format!("{}-{number}", table_id(number % TABLES)),
        table: table_id(number % TABLES),
        number,
        at: 3000 + number as u64,
        game: "qwixx".to_owned(),
        names: vec![noise(rng, 8), noise(rng, 8)],
        text: noise(rng, 1200),
    }
}

/// Everything of a table but what was said.
fn course(table: &StoredTable) -> String {
    let StoredTable { id, code, created, host, plan, steps, seats, .. } = table;
    format!("{id} {code:?} {created} {:?} {plan} {steps:?} {:?}", host.bytes(), {
        let seat = |seat: &server::store::StoredSeat| {
            format!("{:?} {:?} {:?}", seat.seat, seat.player.map(|player| *player.bytes()), seat.name)
        };
        seats.iter().map(seat).collect::<Vec<_>>()
    })
}

struct Whole {
    bytes: Vec<u8>,
    tables: Vec<StoredTable>,
    records: Vec<StoredRecord>,
}

/// A database with many tables and records, as a file on a disk that is all right.
async fn whole(directory: &Path) -> Whole {
    let path = directory.join("whole.db");
    let mut rng = seeded(1);
    let store = SqliteStore::open(&path).await.unwrap();
    for number in 0..TABLES {
        store.append(writes(number, &mut rng)).await.unwrap();
    }
    let records: Vec<StoredRecord> = (0..RECORDS).map(|number| record(number, &mut rng)).collect();
    store.append(records.iter().cloned().map(Write::Record).collect()).await.unwrap();
    store.close().await;
    // When it is opened again, all steps are sorted in.
    let store = SqliteStore::open(&path).await.unwrap();
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(store.table(Key::Id(&table_id(number))).await.unwrap().unwrap());
    }
    store.close().await;
    Whole { bytes: std::fs::read(&path).unwrap(), tables, records }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn flipped_bits_are_noticed_and_the_rest_is_there() {
    let directory = TempDir::new().unwrap();
    let Whole { bytes, tables, records } = whole(directory.path()).await;
    let (mut asked, mut right, mut refused, mut unopened) = (0, 0, 0, 0);
    for seed in 0..SEEDS {
        let path = directory.path().join(format!("damaged-{seed}.db"));
        let mut damaged = bytes.clone();
        let mut rng = seeded(1000 + seed);
        for _ in 0..20 {
            let place = below(&mut rng, damaged.len() as u32) as usize;
            damaged[place] ^= 1 << below(&mut rng, 8);
        }
        std::fs::write(&path, &damaged).unwrap();
        let Ok(store) = SqliteStore::open(&path).await else {
            unopened += 1;
            continue;
        };
        for whole in &tables {
            asked += 1;
            match store.table(Key::Id(&whole.id)).await {
                Ok(Some(found)) => {
                    assert_eq!(course(&found), course(whole), "seed {seed}");
                    let known = found.chat.iter().all(|said| whole.chat.contains(said));
                    assert!(known, "seed {seed}: {:?}", found.chat);
                    right += 1;
                }
                Ok(None) | Err(_) => refused += 1,
            }
            let code = whole.code.as_deref().unwrap();
            if let Ok(Some(found)) = store.table(Key::Code(code)).await {
                assert_eq!(course(&found), course(whole), "seed {seed}");
            }
        }
        for whole in &records {
            asked += 1;
            match store.record(&whole.id).await {
                Ok(Some(found)) => {
                    assert_eq!(&found, whole, "seed {seed}");
                    right += 1;
                }
                Ok(None) | Err(_) => refused += 1,
            }
        }
        for found in store.records_after("", 1000).await.unwrap_or_default() {
            assert!(records.contains(&found), "seed {seed}: {found:?}");
        }
        for number in 0..TABLES {
            for played in store.played_by(player(number), 100).await.unwrap_or_default() {
                assert!(
                    tables.iter().any(|whole| whole.id == played.table && whole.created == played.created)
                );
                let known = |id: &String| records.iter().any(|record| &record.id == id);
                assert!(played.game == "qwixx" && played.records.iter().all(known), "seed {seed}");
            }
        }
        store.close().await;
    }
    assert!(refused > 0, "nothing was damaged");
    // A bit takes a row with it, or a page of rows; the others stay.
    assert!(right * 10 > asked * 8, "only {right} of {asked} are left, {unopened} of {SEEDS} not opened");
    assert!(unopened * 2 < SEEDS, "{unopened} of {SEEDS} not opened");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_step_that_is_not_sorted_in_yet_takes_only_its_table() {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("whole.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let mut rng = seeded(2);
    let mut batch = Vec::new();
    for number in 0..8 {
        batch.extend(writes(number, &mut rng));
    }
    store.append(batch).await.unwrap();
    store.close().await;
    let bytes = std::fs::read(&path).unwrap();
    let find = |part: &str| {
        bytes
            .windows(part.len())
            .position(|window| window == part.as_bytes())
            .unwrap_or_else(|| panic!("{part}"))
    };
    // The last step of a table, its checksum and all: in its name, in its number, in what happened, and at its ends.
    let last = find(&format!("[\"{}\",20,", table_id(3)));
    let end = last + bytes[last..].iter().position(|byte| *byte == b'\n').unwrap();
    for place in [last, last + 1, last + 3, last + 12, last + 18, last + 40, end - 3, end] {
        let path = directory.path().join(format!("damaged-{place}.db"));
        let mut damaged = bytes.clone();
        damaged[place] ^= 1;
        std::fs::write(&path, &damaged).unwrap();
        // It is found when it is opened, and stays so.
        for _ in 0..2 {
            let store = SqliteStore::open(&path).await.unwrap();
            for number in 0..8 {
                let found = store.table(Key::Id(&table_id(number))).await;
                match number {
                    3 => assert!(found.is_err_and(|error| error.is_damage()), "byte {}", place - last),
                    // Without the end of the line the next one is lost with it.
                    4 if place == end => assert!(found.is_err_and(|error| error.is_damage())),
                    _ => assert_eq!(found.unwrap().unwrap().steps.len(), 20, "byte {}", place - last),
                }
            }
            store.close().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_table_or_game_is_named_and_the_others_are_shown() {
    let server = TestServer::start().await;
    let wish = json!({ "game": "qwixx", "seats": 2, "public": true });
    let tables = [server.make(wish.clone()).await, server.make(wish.clone()).await, server.make(wish).await];
    let mut finished = Vec::new();
    for seed in 0..2 {
        let (_, clients) = server.full(json!({ "game": "twenty-one", "seats": 1 })).await;
        finished.push(play_out(clients, seed).await.0["record"].as_str().unwrap().to_owned());
    }
    let outside = rusqlite::Connection::open(server.data().join(server::DATABASE)).unwrap();
    outside.execute("UPDATE tables SET plan = 'X' || plan WHERE id = ?", [&tables[1].table]).unwrap();
    let change = "UPDATE records SET text = replace(text, 'Seats: 1', 'Seats: 2') WHERE id = ?";
    outside.execute(change, [&finished[0]]).unwrap();
    drop(outside);
    let server = server.restart().await;
    let listed = server.get("/api/v1/tables").await;
    assert_eq!(listed.status, 200, "{}", listed.text());
    let listed = listed.json();
    let mut listed: Vec<&str> =
        listed["tables"].as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap()).collect();
    listed.sort_unstable();
    let mut others = [tables[0].table.as_str(), tables[2].table.as_str()];
    others.sort_unstable();
    assert_eq!(listed, others);
    for path in [
        format!("/api/v1/tables/{}", tables[1].table),
        format!("/api/v1/games/{}", finished[0]),
        format!("/g/{}.rw", finished[0]),
    ] {
        let reply = server.get(&path).await;
        assert_eq!((reply.status, reply.code().as_str()), (500, "damaged"), "{path}: {}", reply.text());
    }
    let refused = crate::common::Client::enter(server.address, &tables[1].table, None, None).await;
    assert_eq!(refused.err().unwrap()["error"]["code"], "damaged");
    server.checked(&finished[1]).await;
    let metrics = server.get("/metrics").await.text();
    assert!(metrics.lines().any(|line| line == "rollwright_damaged 2"), "{metrics}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn damage_is_found_without_being_asked_for() {
    let directory = TempDir::new().unwrap();
    let path = directory.path().join("whole.db");
    whole(directory.path()).await;
    let outside = rusqlite::Connection::open(&path).unwrap();
    let (table, record) = (table_id(7), format!("{}-9", table_id(9)));
    outside.execute("UPDATE tables SET plan = plan || ' ' WHERE id = ?", [&table]).unwrap();
    outside.execute("UPDATE records SET at = at + 1 WHERE id = ?", [&record]).unwrap();
    outside.execute("UPDATE seats SET name = 'X' WHERE table_id = ? AND seat = 1", [&table]).unwrap();
    drop(outside);
    let store = SqliteStore::open(&path).await.unwrap();
    assert_eq!(store.damage().count(), 0);
    store.inspect().await.unwrap();
    let named = [format!("record {record}"), format!("seats of table {table}"), format!("table {table}")];
    assert_eq!(store.damage().names(), named);
    store.close().await;
}
