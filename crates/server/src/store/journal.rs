//! New steps, one after the other: what is appended costs one page, wherever its table lies.
//!
//! Steps sorted by table would touch a page of the database for nearly every move. So they are appended to one
//! of two journals; when it is full the other one takes over, and the full one is sorted into the steps little by
//! little, table by table, beside the new ones. Until then they are also held in memory, for reading and for
//! sorting. When the database is opened, whatever was left in the journals is sorted in first.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;
use std::sync::{Arc, Mutex, MutexGuard};

use rusqlite::{Connection, Transaction};
use serde_json::value::RawValue;

use super::StoreError;
use super::sqlite::int;
use crate::lock::lock;

/// How many steps a journal takes before the other one takes over.
const FULL: usize = 40_000;
/// How many steps are sorted in with every commit, at least; and how many for each new one.
const SORTED_AT_ONCE: usize = 32;
const SORTED_PER_STEP: usize = 2;

/// For either journal, how a row comes into it.
const INSERT: [&str; 2] =
    ["INSERT INTO journal_a (steps) VALUES (?)", "INSERT INTO journal_b (steps) VALUES (?)"];
/// For either journal, how all of them leave it.
const EMPTY: [&str; 2] = ["DELETE FROM journal_a", "DELETE FROM journal_b"];

/// A step with its table.
#[derive(Clone, Debug)]
pub(super) struct StoredStep {
    pub(super) table: Arc<str>,
    pub(super) n: u64,
    pub(super) at: u64,
    pub(super) body: String,
}

/// A step without its table.
struct Kept {
    n: u64,
    at: u64,
    body: String,
}

/// What is in the journals.
#[derive(Default)]
struct Unsorted {
    /// Which journal takes new steps, 0 or 1.
    open: usize,
    /// What is in it.
    new: HashMap<Arc<str>, Vec<Kept>>,
    count: usize,
    /// What the other one still has.
    old: HashMap<Arc<str>, Vec<Kept>>,
    /// The tables that are being sorted in now, not committed yet.
    underway: Vec<Arc<str>>,
}

/// The journals of a database.
#[derive(Default)]
pub(super) struct Journal(Mutex<Unsorted>);

impl Journal {
    /// The journals of a database that was just opened: what is in them is sorted in first.
    pub(super) fn open(writer: &mut Connection) -> Result<Journal, StoreError> {
        let transaction = writer.transaction()?;
        let mut tables: HashMap<String, Vec<Kept>> = HashMap::new();
        {
            let rows = "SELECT steps FROM journal_a UNION ALL SELECT steps FROM journal_b";
            let mut rows = transaction.prepare(rows)?;
            let mut rows = rows.query(())?;
            while let Some(row) = rows.next()? {
                let row: String = row.get(0)?;
                let steps: Vec<(String, u64, u64, &RawValue)> =
                    serde_json::from_str(&row).map_err(|error| StoreError::Damaged {
                        table: "journal".to_owned(),
                        message: error.to_string(),
                    })?;
                for (table, n, at, body) in steps {
                    tables.entry(table).or_default().push(Kept { n, at, body: body.get().to_owned() });
                }
            }
        }
        for (table, mut steps) in tables {
            // A journal that was being sorted in still has what is there already.
            let mut sorted = transaction.prepare_cached("SELECT max(last) FROM steps WHERE table_id = ?")?;
            let sorted: Option<i64> = sorted.query_row([&table], |row| row.get(0))?;
            steps.retain(|step| int(step.n) > sorted.unwrap_or(0));
            steps.sort_unstable_by_key(|step| step.n);
            if let Some(chunk) = chunk(&table, &steps) {
                chunk.insert(&transaction)?;
            }
        }
        for statement in EMPTY {
            transaction.execute(statement, ())?;
        }
        transaction.commit()?;
        Ok(Journal::default())
    }

    fn lock(&self) -> MutexGuard<'_, Unsorted> {
        lock(&self.0)
    }

    /// Appends steps to the open journal.
    pub(super) fn insert(
        &self,
        transaction: &Transaction<'_>,
        steps: &[StoredStep],
    ) -> Result<(), rusqlite::Error> {
        if !steps.is_empty() {
            let open = self.lock().open;
            transaction.prepare_cached(INSERT[open])?.execute([row(steps)])?;
        }
        Ok(())
    }

    /// Remembers steps that are committed.
    pub(super) fn note(&self, steps: Vec<StoredStep>) {
        let mut unsorted = self.lock();
        unsorted.count += steps.len();
        for StoredStep { table, n, at, body } in steps {
            unsorted.new.entry(table).or_default().push(Kept { n, at, body });
        }
        // With the other journal empty, it takes over when this one is full.
        if unsorted.count >= FULL && unsorted.old.is_empty() {
            unsorted.old = std::mem::take(&mut unsorted.new);
            unsorted.open = 1 - unsorted.open;
            unsorted.count = 0;
        }
    }

    /// Sorts in some steps of the full journal, beside so many new ones.
    pub(super) fn sort_some(
        &self,
        transaction: &Transaction<'_>,
        beside: usize,
    ) -> Result<(), rusqlite::Error> {
        let most = SORTED_AT_ONCE.max(SORTED_PER_STEP * beside);
        let mut count = 0;
        let mut unsorted = self.lock();
        let Unsorted { old, underway, open, .. } = &mut *unsorted;
        underway.clear();
        if old.is_empty() {
            return Ok(());
        }
        for (table, steps) in &*old {
            underway.push(table.clone());
            count += steps.len();
            if let Some(chunk) = chunk(table, steps) {
                chunk.insert(transaction)?;
            }
            if count >= most {
                break;
            }
        }
        if underway.len() == old.len() {
            transaction.execute(EMPTY[1 - *open], ())?;
        }
        Ok(())
    }

    /// What [`Journal::sort_some`] sorted in is committed.
    pub(super) fn some_are_sorted(&self) {
        let mut unsorted = self.lock();
        for table in std::mem::take(&mut unsorted.underway) {
            unsorted.old.remove(&table);
        }
    }

    /// Sorts in some more of everything, in a transaction of its own; `true` if nothing was left.
    pub(super) fn is_sorted_in(&self, writer: &mut Connection) -> Result<bool, StoreError> {
        {
            let mut unsorted = self.lock();
            if unsorted.old.is_empty() {
                if unsorted.new.is_empty() {
                    return Ok(true);
                }
                unsorted.old = std::mem::take(&mut unsorted.new);
                unsorted.open = 1 - unsorted.open;
                unsorted.count = 0;
            }
        }
        let transaction = writer.transaction()?;
        self.sort_some(&transaction, FULL)?;
        transaction.commit()?;
        self.some_are_sorted();
        Ok(false)
    }

    /// The steps of a table that are in the journals.
    pub(super) fn steps_of(&self, table: &str) -> BTreeMap<u64, String> {
        let unsorted = self.lock();
        let steps = [&unsorted.old, &unsorted.new].into_iter().filter_map(|journal| journal.get(table));
        steps.flatten().map(|step| (step.n, step.body.clone())).collect()
    }
}

/// Steps of a table that follow one another, as one row.
struct Chunk<'a> {
    table: &'a str,
    first: u64,
    last: u64,
    at: u64,
    bodies: String,
}

impl Chunk<'_> {
    fn insert(self, transaction: &Transaction<'_>) -> Result<(), rusqlite::Error> {
        let Chunk { table, first, last, at, bodies } = self;
        transaction
            .prepare_cached("INSERT INTO steps (table_id, n, last, at, bodies) VALUES (?, ?, ?, ?, ?)")?
            .execute((table, int(first), int(last), int(at), bodies))?;
        Ok(())
    }
}

/// Each step is an array of events; together they are an array of steps.
fn chunk<'a>(table: &'a str, steps: &[Kept]) -> Option<Chunk<'a>> {
    let (first, last) = (steps.first()?, steps.last()?);
    let bodies = steps.iter().map(|step| step.body.as_str()).collect::<Vec<_>>().join(",");
    let bodies = format!("[{bodies}]");
    Some(Chunk { table, first: first.n, last: last.n, at: last.at, bodies })
}

/// The steps of a row.
pub(super) fn read_chunk(bodies: &str) -> Result<Vec<String>, serde_json::Error> {
    let steps: Vec<&RawValue> = serde_json::from_str(bodies)?;
    Ok(steps.into_iter().map(|step| step.get().to_owned()).collect())
}

/// The row of a journal for everything that is committed at once. Bodies are JSON; names of tables are plain.
fn row(steps: &[StoredStep]) -> String {
    let mut row = String::with_capacity(steps.iter().map(|step| step.body.len() + 48).sum::<usize>() + 2);
    for StoredStep { table, n, at, body } in steps {
        row.push(if row.is_empty() { '[' } else { ',' });
        // Writing to a text cannot fail.
        let _ = write!(row, "[\"{table}\",{n},{at},{body}]");
    }
    row.push(']');
    row
}
