//! A disk that can be slow and can fail: what is on it survives every crash of the server.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use server::identity::PlayerId;
use server::protocol::http::{PlayedTable, TableStatus};
use server::store::{
    Cleaned, DamageLog, Expiry, Key, ObservedClock, Pseudonyms, Store, StoreError, StoredChatMessage,
    StoredRecord, StoredSeat, StoredTable, Write,
};
use table::{Seat, below};

/// How many chat messages a table comes back with.
const CHAT_KEPT: usize = 50;

/// A table as it lies on the disk.
#[derive(Clone)]
struct Row {
    code: Option<String>,
    created: u64,
    host: PlayerId,
    public: bool,
    status: TableStatus,
    plan: String,
    steps: BTreeMap<u64, String>,
    seats: BTreeMap<Seat, StoredSeat>,
    chat: Vec<StoredChatMessage>,
}

struct Contents {
    rng: Xoshiro256PlusPlus,
    tables: BTreeMap<String, Row>,
    records: BTreeMap<String, StoredRecord>,
    /// How many of the next commits fail.
    failing: u32,
    /// How many of the next commits are slow.
    slow: u32,
    failures: u64,
}

/// A disk that can fail.
#[derive(Clone)]
pub(crate) struct Disk {
    contents: Arc<Mutex<Contents>>,
    damage: Arc<DamageLog>,
}

impl Disk {
    /// An empty disk.
    pub(crate) fn new(seed: u64) -> Disk {
        let contents = Contents {
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            tables: BTreeMap::new(),
            records: BTreeMap::new(),
            failing: 0,
            slow: 0,
            failures: 0,
        };
        Disk { contents: Arc::new(Mutex::new(contents)), damage: Arc::default() }
    }

    fn contents(&self) -> MutexGuard<'_, Contents> {
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets the next commits fail.
    pub(crate) fn fail(&self, commits: u32) {
        self.contents().failing = commits;
    }

    /// Lets the next commits be slow.
    pub(crate) fn slow_down(&self, commits: u32) {
        self.contents().slow = commits;
    }

    /// Lets everything work again.
    pub(crate) fn heal(&self) {
        let mut contents = self.contents();
        (contents.failing, contents.slow) = (0, 0);
    }

    /// How many commits have failed.
    pub(crate) fn failures(&self) -> u64 {
        self.contents().failures
    }

    /// A finished game, as it lies there.
    pub(crate) fn record(&self, id: &str) -> Option<StoredRecord> {
        self.contents().records.get(id).cloned()
    }
}

/// When a commit takes effect, and whether the server hears of it.
struct WriteOutcome {
    before: Duration,
    after: Duration,
    takes_effect: bool,
    fails: bool,
}

impl Contents {
    fn write_outcome(&mut self) -> WriteOutcome {
        let slow = self.slow > 0;
        self.slow = self.slow.saturating_sub(1);
        let most = if slow { 2_000_000 } else { 2_000 };
        let mut wait = || Duration::from_micros(u64::from(below(&mut self.rng, most)));
        let (before, after) = (wait(), wait());
        let fails = self.failing > 0;
        self.failing = self.failing.saturating_sub(1);
        self.failures += u64::from(fails);
        // A commit that fails may have reached the disk all the same.
        let takes_effect = !fails || below(&mut self.rng, 3) == 0;
        WriteOutcome { before, after, takes_effect, fails }
    }

    fn apply(&mut self, writes: Vec<Write>) {
        for write in writes {
            match write {
                Write::Table { id, code, created, host, public, plan } => {
                    let row = Row {
                        code: Some(code),
                        created,
                        host,
                        public,
                        status: TableStatus::Waiting,
                        plan,
                        steps: BTreeMap::new(),
                        seats: BTreeMap::new(),
                        chat: Vec::new(),
                    };
                    self.tables.insert(id, row);
                }
                Write::Step { table, n, body, .. } => self.change(&table, |row| {
                    row.steps.insert(n, body);
                }),
                Write::Seat { table, seat, player, name } => self.change(&table, |row| {
                    let known = row.seats.remove(&seat);
                    let preferences = known.and_then(|seat| seat.preferences);
                    row.seats.insert(seat, StoredSeat { seat, player, name, preferences });
                }),
                Write::Preferences { table, seat, preferences } => self.change(&table, |row| {
                    if let Some(seat) = row.seats.get_mut(&seat) {
                        seat.preferences = Some(preferences);
                    }
                }),
                Write::ChatMessage { table, at, seat, player, text } => self.change(&table, |row| {
                    row.chat.push(StoredChatMessage { seat, player: Some(player), at, text });
                }),
                Write::Transferred { table, from, to } => self.change(&table, |row| {
                    for said in row.chat.iter_mut().filter(|said| said.player == Some(from)) {
                        said.player = Some(to);
                    }
                }),
                Write::Status { table, status } => self.change(&table, |row| {
                    row.status = status;
                    if status == TableStatus::Over {
                        row.code = None;
                    }
                }),
                Write::Probe | Write::RecordsChecked => {}
                Write::RemadeRecord { id, text } => {
                    if let Some(record) = self.records.get_mut(&id) {
                        record.text = text;
                    }
                }
                Write::Record(record) => {
                    self.records.insert(record.id.clone(), record);
                }
            }
        }
    }

    fn change(&mut self, table: &str, change: impl FnOnce(&mut Row)) {
        if let Some(row) = self.tables.get_mut(table) {
            change(row);
        }
    }
}

fn broken() -> StoreError {
    StoreError::File { path: "simulated".to_owned(), error: io::Error::other("input/output error") }
}

#[async_trait]
impl Store for Disk {
    async fn append(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let WriteOutcome { before, after, takes_effect, fails } = self.contents().write_outcome();
        tokio::time::sleep(before).await;
        if takes_effect {
            self.contents().apply(writes);
        }
        tokio::time::sleep(after).await;
        if fails { Err(broken()) } else { Ok(()) }
    }

    async fn table(&self, key: Key<'_>) -> Result<Option<StoredTable>, StoreError> {
        let wait = self.contents().write_outcome().before;
        tokio::time::sleep(wait).await;
        let contents = self.contents();
        let found = match key {
            Key::Id(id) => contents.tables.get_key_value(id),
            Key::Code(code) => contents.tables.iter().find(|(_, row)| row.code.as_deref() == Some(code)),
        };
        Ok(found.map(|(id, row)| StoredTable {
            id: id.clone(),
            code: row.code.clone(),
            created: row.created,
            host: row.host,
            plan: row.plan.clone(),
            steps: row.steps.values().cloned().collect(),
            seats: row.seats.values().cloned().collect(),
            chat: row.chat.iter().skip(row.chat.len().saturating_sub(CHAT_KEPT)).cloned().collect(),
            chat_count: row.chat.len() as u64,
            expired: false,
        }))
    }

    async fn waiting(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let contents = self.contents();
        let listed =
            contents.tables.iter().filter(|(_, row)| row.public && row.status == TableStatus::Waiting);
        Ok(listed.map(|(id, _)| id.clone()).take(most as usize).collect())
    }

    async fn record(&self, id: &str) -> Result<Option<StoredRecord>, StoreError> {
        Ok(Disk::record(self, id))
    }

    async fn records_after(&self, id: &str, most: u32) -> Result<Vec<StoredRecord>, StoreError> {
        let contents = self.contents();
        let after = contents.records.values().filter(|record| record.id.as_str() > id);
        Ok(after.take(most as usize).cloned().collect())
    }

    async fn has_unchecked_records(&self) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn played_by(&self, _: PlayerId, _: u32) -> Result<Vec<PlayedTable>, StoreError> {
        Ok(Vec::new())
    }

    async fn forget(&self, _: PlayerId, _: Pseudonyms) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    async fn clean(&self, _: Expiry) -> Result<Cleaned, StoreError> {
        Ok(Cleaned::default())
    }

    async fn unmark(&self, _: &str, _: u64) -> Result<bool, StoreError> {
        Ok(true)
    }

    async fn observe_clock(&self, now: u64) -> Result<ObservedClock, StoreError> {
        Ok(ObservedClock { seen_at: now, steady_since: now })
    }

    fn damage(&self) -> &DamageLog {
        &self.damage
    }
}
