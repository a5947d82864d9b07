//! What the server was told to be stored is stored, whatever the disk does: the real database on a disk that fails, and
//! after the power went.
//!
//! One test, because the disk is the whole process's. `ROLLWRIGHT_SEEDS` says how many seeds, `ROLLWRIGHT_SEED` which one.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::path::{Path, PathBuf};

use faulty_disk::{Disk, Faults};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use server::identity::PlayerId;
use server::store::{Key, SqliteStore, Store, StoreError, Write};
use table::below;
use tempfile::TempDir;

const TABLES: usize = 4;
/// How often the power goes for each seed.
const LIVES: usize = 3;
/// A journal with so many steps is nearly full: the other one takes over soon.
const NEARLY_FULL: u64 = 39_990;

fn id(table: usize) -> String {
    format!("table-{table}")
}

/// The steps of every table.
type Steps = [Vec<String>; TABLES];

/// What must be there, and what may be.
#[derive(Default)]
struct Expected {
    stored: Steps,
    /// What batches that failed since then would have made of it: what was written of one can be found whole after the
    /// power went. Nobody has been told either way, and the next commit writes over it.
    failed: Vec<Steps>,
}

impl Expected {
    /// Some new steps, and the tables with them.
    fn batch(&self, rng: &mut ChaCha8Rng) -> (Vec<Write>, Steps) {
        let (mut writes, mut after) = (Vec::new(), self.stored.clone());
        for _ in 0..1 + below(rng, 6) {
            let table = below(rng, TABLES as u32) as usize;
            let n = after[table].len() as u64 + 1;
            // Some fit into a page, some do not.
            let length = if below(rng, 10) == 0 { 9000 } else { 100 };
            let body = format!(
                "[\"{n} {}\"]",
                "x".repeat(below(rng, length) as usize) + &rng.next_u32().to_string()
            );
            after[table].push(body.clone());
            writes.push(Write::Step { table: id(table).into(), n, at: n, body });
        }
        (writes, after)
    }
}

async fn steps(store: &SqliteStore) -> Result<Steps, StoreError> {
    let mut steps = Steps::default();
    for (table, steps) in steps.iter_mut().enumerate() {
        *steps = store.table(Key::Id(&id(table))).await?.map(|table| table.steps).unwrap_or_default();
    }
    Ok(steps)
}

async fn create_tables(store: &SqliteStore) {
    let host = PlayerId::of_token("the-token-of-the-host").unwrap();
    let table = |table| Write::Table {
        id: id(table),
        code: id(table),
        created: 1,
        host,
        public: true,
        plan: "{}".to_owned(),
    };
    store.append((0..TABLES).map(table).collect()).await.unwrap();
}

/// Opens the database, if need be several times, on a disk that may fail; `None` if the power goes.
async fn open(path: &Path, disk: &Disk) -> Option<SqliteStore> {
    for _ in 0..50 {
        match SqliteStore::open(path).await {
            Ok(store) => return Some(store),
            Err(error @ StoreError::Unusable { .. }) if disk.is_dead() => drop(error),
            Err(_) => {}
        }
        if disk.is_dead() {
            return None;
        }
    }
    panic!("it cannot be opened");
}

/// Works until the power goes: what must be there then.
async fn live(store: &SqliteStore, disk: &Disk, rng: &mut ChaCha8Rng, mut expected: Expected) -> Expected {
    for _ in 0..25 {
        if disk.is_dead() {
            break;
        }
        match below(rng, 8) {
            // It may fail, and nothing follows from that.
            0 => drop(store.checkpoint().await),
            1 => {
                // Whoever reads sees what was stored, and nothing of what failed.
                match steps(store).await {
                    Ok(found) => assert!(found == expected.stored, "another state is read than was stored"),
                    Err(error) => assert!(!error.is_damage(), "{error}"),
                }
            }
            _ => {
                let (writes, after) = expected.batch(rng);
                match store.append(writes).await {
                    Ok(()) => expected = Expected { stored: after, failed: Vec::new() },
                    Err(error) => {
                        assert!(!error.is_damage(), "{error}");
                        expected.failed.push(after);
                    }
                }
            }
        }
    }
    expected
}

async fn run(directory: &Path, seed: u64, disk: &Disk) {
    let path = directory.join(format!("{seed}.db"));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut expected = Expected::default();
    let store = SqliteStore::open(&path).await.unwrap();
    create_tables(&store).await;
    if seed.is_multiple_of(32) {
        let fill =
            (1..=NEARLY_FULL).map(|n| Write::Step { table: id(0).into(), n, at: n, body: "[]".to_owned() });
        store.append(fill.collect()).await.unwrap();
        expected.stored[0] = vec!["[]".to_owned(); NEARLY_FULL as usize];
    }
    store.close().await;
    for life in 0..LIVES {
        let (reads, writes, syncs) = match below(&mut rng, 4) {
            0 => (0, 0, 0),
            1 => (0, 20, 0),
            2 => (0, 0, 60),
            _ => (2, 10, 30),
        };
        let power_after = Some(u64::from(below(&mut rng, 400)));
        disk.set_faults(rng.next_u64(), Faults { reads, writes, syncs, power_after });
        if let Some(store) = open(&path, disk).await {
            expected = live(&store, disk, &mut rng, expected).await;
            disk.cut_power();
            store.close().await;
        }
        disk.restore_power(rng.next_u64()).unwrap();
        let store = open(&path, disk).await.unwrap();
        let found = steps(&store).await.unwrap_or_else(|error| panic!("seed {seed}, life {life}: {error}"));
        let is_stored = found == expected.stored || expected.failed.contains(&found);
        assert!(
            is_stored,
            "seed {seed}, life {life}: found {:?}, stored {:?}",
            found.each_ref().map(Vec::len),
            expected.stored.each_ref().map(Vec::len)
        );
        // It is whole, and can be written on.
        store.inspect().await.unwrap();
        assert_eq!(store.damage().names(), Vec::<String>::new(), "seed {seed}, life {life}");
        expected = Expected { stored: found, failed: Vec::new() };
        let (writes, after) = expected.batch(&mut rng);
        store.append(writes).await.unwrap();
        expected.stored = after;
        store.close().await;
    }
    std::fs::remove_file(path).unwrap();
}

#[test]
fn whatever_the_disk_does_what_was_stored_is_there() {
    let number = |name: &str| std::env::var(name).ok().map(|number| number.parse::<u64>().unwrap());
    let seeds = match number("ROLLWRIGHT_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("ROLLWRIGHT_SEEDS").unwrap_or(100),
    };
    // In memory where there is such a place: the disk is made up anyway.
    let memory = PathBuf::from("/dev/shm");
    let directory = TempDir::new_in(memory).or_else(|_| TempDir::new()).unwrap();
    let disk = Disk::install();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    for seed in seeds {
        runtime.block_on(run(directory.path(), seed, &disk));
    }
}
