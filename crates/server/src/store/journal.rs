//! New steps, one after the other: what is appended costs one page, wherever its table lies.
//!
//! Steps sorted by table would touch a page of the database for nearly every move. So they are appended to one
//! of two journals; when it is full the other one takes over, and the full one is sorted into the steps little by
//! little, table by table, beside the new ones. Until then they are also held in memory, for reading and for
//! sorting. When the database is opened, whatever was left in the journals is sorted in first.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard};

use serde_json::value::RawValue;
use sqlx::{Connection, SqliteConnection};

use super::StoreError;
use super::sqlite::int;
use crate::lock::lock;

/// How many steps a journal takes before the other one takes over.
const FULL: usize = 40_000;
/// How many steps are sorted in with every commit, at least; and how many for each new one.
const SORTED_AT_ONCE: usize = 32;
const SORTED_PER_STEP: usize = 2;

/// A step with its table.
#[derive(Clone, Debug)]
pub(super) struct StoredStep {
    pub(super) table: String,
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
    new: HashMap<String, Vec<Kept>>,
    count: usize,
    /// What the other one still has.
    old: HashMap<String, Vec<Kept>>,
    /// The tables that are being sorted in now, not committed yet.
    underway: Vec<String>,
}

/// The journals of a database.
#[derive(Default)]
pub(super) struct Journal(Mutex<Unsorted>);

impl Journal {
    /// The journals of a database that was just opened: what is in them is sorted in first.
    pub(super) async fn open(writer: &mut SqliteConnection) -> Result<Journal, StoreError> {
        let mut transaction = writer.begin().await?;
        let rows = sqlx::query_scalar("SELECT steps FROM journal_a UNION ALL SELECT steps FROM journal_b");
        let rows: Vec<String> = rows.fetch_all(&mut *transaction).await?;
        let mut tables: HashMap<String, Vec<Kept>> = HashMap::new();
        for row in &rows {
            let steps: Vec<(String, u64, u64, &RawValue)> = serde_json::from_str(row).map_err(|error| {
                StoreError::Damaged { table: "journal".to_owned(), message: error.to_string() }
            })?;
            for (table, n, at, body) in steps {
                tables.entry(table).or_default().push(Kept { n, at, body: body.get().to_owned() });
            }
        }
        for (table, mut steps) in tables {
            // A journal that was being sorted in still has what is there already.
            let sorted = sqlx::query_scalar("SELECT max(last) FROM steps WHERE table_id = ?").bind(&table);
            let sorted: Option<i64> = sorted.fetch_one(&mut *transaction).await?;
            steps.retain(|step| int(step.n) > sorted.unwrap_or(0));
            steps.sort_unstable_by_key(|step| step.n);
            if let Some(chunk) = chunk(&table, &steps) {
                chunk.insert(&mut transaction).await?;
            }
        }
        for statement in ["DELETE FROM journal_a", "DELETE FROM journal_b"] {
            sqlx::query(statement).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(Journal::default())
    }

    fn lock(&self) -> MutexGuard<'_, Unsorted> {
        lock(&self.0)
    }

    /// Whether there is nothing to sort in, and no need to change journals.
    pub(super) fn has_nothing_to_sort(&self) -> bool {
        let unsorted = self.lock();
        unsorted.old.is_empty() && unsorted.count < FULL
    }

    /// Appends steps to the open journal.
    pub(super) async fn insert(
        &self,
        writer: &mut SqliteConnection,
        steps: &[StoredStep],
    ) -> Result<(), sqlx::Error> {
        if steps.is_empty() {
            return Ok(());
        }
        let open = self.lock().open;
        let insert =
            ["INSERT INTO journal_a (steps) VALUES (?)", "INSERT INTO journal_b (steps) VALUES (?)"][open];
        sqlx::query(insert).bind(row(steps)).execute(writer).await?;
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
    pub(super) async fn sort_some(
        &self,
        writer: &mut SqliteConnection,
        beside: usize,
    ) -> Result<(), sqlx::Error> {
        let most = SORTED_AT_ONCE.max(SORTED_PER_STEP * beside);
        let mut sorted = Vec::new();
        let mut count = 0;
        let full = {
            let mut unsorted = self.lock();
            let Unsorted { old, underway, open, .. } = &mut *unsorted;
            underway.clear();
            if old.is_empty() {
                return Ok(());
            }
            for (table, steps) in &*old {
                underway.push(table.clone());
                count += steps.len();
                sorted.extend(chunk(table, steps));
                if count >= most {
                    break;
                }
            }
            (underway.len() == old.len()).then_some(1 - *open)
        };
        for chunk in sorted {
            chunk.insert(writer).await?;
        }
        if let Some(full) = full {
            let empty = ["DELETE FROM journal_a", "DELETE FROM journal_b"][full];
            sqlx::query(empty).execute(writer).await?;
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
    pub(super) async fn is_sorted_in(&self, writer: &mut SqliteConnection) -> Result<bool, StoreError> {
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
        let mut transaction = writer.begin().await?;
        self.sort_some(&mut transaction, FULL).await?;
        transaction.commit().await?;
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
struct Chunk {
    table: String,
    first: u64,
    last: u64,
    at: u64,
    bodies: String,
}

impl Chunk {
    async fn insert(self, writer: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        sqlx::query("INSERT INTO steps (table_id, n, last, at, bodies) VALUES (?, ?, ?, ?, ?)")
            .bind(self.table)
            .bind(int(self.first))
            .bind(int(self.last))
            .bind(int(self.at))
            .bind(self.bodies)
            .execute(writer)
            .await?;
        Ok(())
    }
}

/// Each step is an array of events; together they are an array of steps.
fn chunk(table: &str, steps: &[Kept]) -> Option<Chunk> {
    let (first, last) = (steps.first()?, steps.last()?);
    let bodies = steps.iter().map(|step| step.body.as_str()).collect::<Vec<_>>().join(",");
    let bodies = format!("[{bodies}]");
    Some(Chunk { table: table.to_owned(), first: first.n, last: last.n, at: last.at, bodies })
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
