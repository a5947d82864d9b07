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
use super::damage::DamageLog;
use super::journal_row::{self, JournalRow};
use super::sqlite::int;
use crate::identity::PlayerId;
use crate::lock::lock;

/// How many steps a journal takes before the other one takes over.
const MOST_STEPS_IN_JOURNAL: usize = 40_000;
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
pub(super) struct JournalStep {
    pub(super) n: u64,
    pub(super) at: u64,
    pub(super) body: String,
}

/// What is in the journals.
#[derive(Default)]
struct Unsorted {
    /// Which journal takes new steps, 0 or 1.
    open: usize,
    /// What is in it.
    new: HashMap<Arc<str>, Vec<JournalStep>>,
    count: usize,
    /// What the other one still has.
    old: HashMap<Arc<str>, Vec<JournalStep>>,
    /// The tables that are being sorted in now, not committed yet.
    underway: Vec<Arc<str>>,
}

/// The journals of a database.
#[derive(Default)]
pub(super) struct Journal(Mutex<Unsorted>);

impl Journal {
    /// The journals of a database that was just opened: what is in them is sorted in first. What cannot be read is
    /// laid aside, and the tables that it may belong to are not played on.
    pub(super) fn open(writer: &mut Connection, damage: &DamageLog) -> Result<Journal, StoreError> {
        let transaction = writer.transaction()?;
        let mut found = JournalRow::default();
        {
            let rows = "SELECT steps FROM journal_a UNION ALL SELECT steps FROM journal_b";
            let mut rows = transaction.prepare(rows)?;
            let mut rows = rows.query(())?;
            while let Some(row) = rows.next()? {
                journal_row::read(row.get_ref(0)?.as_bytes().unwrap_or_default(), &mut found);
            }
        }
        for (table, mut steps) in found.tables {
            // A journal that was being sorted in still has what is there already; that of a table that was removed
            // since has nothing to go to.
            let sorted = "SELECT last FROM table_steps WHERE table_id = ?";
            let sorted = transaction.prepare_cached(sorted)?.query_row([&table], |row| row.get(0));
            let sorted: i64 = match sorted {
                Err(rusqlite::Error::QueryReturnedNoRows) => continue,
                other => other?,
            };
            steps.retain(|step| int(step.n) > sorted);
            steps.sort_unstable_by_key(|step| step.n);
            sort_in(&transaction, &table, &steps)?;
        }
        journal_row::lay_aside(&transaction, &found.broken, damage)?;
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

    /// Writes to the open journal and takes it back, in a transaction that is committed for its own sake.
    pub(super) fn try_out(&self, transaction: &Transaction<'_>) -> Result<(), rusqlite::Error> {
        let open = self.lock().open;
        transaction.prepare_cached(INSERT[open])?.execute([""])?;
        let undo = ["DELETE FROM journal_a WHERE seq = ?", "DELETE FROM journal_b WHERE seq = ?"];
        transaction.prepare_cached(undo[open])?.execute([transaction.last_insert_rowid()])?;
        Ok(())
    }

    /// The tables of these steps of which no step is in the journals: they may not be there any more.
    pub(super) fn unknown<'a>(&self, steps: &'a [StoredStep]) -> Vec<&'a str> {
        let unsorted = self.lock();
        let known = |table: &str| unsorted.new.contains_key(table) || unsorted.old.contains_key(table);
        steps.iter().map(|step| &*step.table).filter(|table| !known(table)).collect()
    }

    /// When the last step of a table that is in the journals happened.
    pub(super) fn last_at(&self, table: &str) -> Option<u64> {
        let unsorted = self.lock();
        let steps = [&unsorted.old, &unsorted.new].into_iter().filter_map(|journal| journal.get(table));
        steps.flatten().map(|step| step.at).max()
    }

    /// Drops the steps of a table that was removed.
    pub(super) fn drop_table(&self, table: &str) {
        let mut unsorted = self.lock();
        unsorted.old.remove(table);
        unsorted.new.remove(table);
    }

    /// Puts another player in the place of one, in the rows of both journals.
    pub(super) fn replace_stored(
        transaction: &Transaction<'_>,
        from: &str,
        to: &HashMap<String, PlayerId>,
    ) -> Result<(), rusqlite::Error> {
        for journal in ["journal_a", "journal_b"] {
            let rows = format!("SELECT seq, steps FROM {journal} WHERE instr(steps, ?)");
            let mut rows = transaction.prepare(&rows)?;
            let rows = rows.query_map([from], |row| Ok((row.get(0)?, row.get(1)?)))?;
            for (seq, steps) in rows.collect::<Result<Vec<(i64, String)>, _>>()? {
                let replaced = journal_row::replace(&steps, from, to);
                let update = format!("UPDATE {journal} SET steps = ? WHERE seq = ?");
                transaction.execute(&update, (replaced, seq))?;
            }
        }
        Ok(())
    }

    /// Puts another player in the place of one, in memory.
    pub(super) fn replace(&self, from: &str, to: &HashMap<String, PlayerId>) {
        let mut unsorted = self.lock();
        let Unsorted { old, new, .. } = &mut *unsorted;
        for (table, player) in to {
            let steps = [old.get_mut(table.as_str()), new.get_mut(table.as_str())];
            for step in steps.into_iter().flatten().flatten().filter(|step| step.body.contains(from)) {
                step.body = step.body.replace(from, &player.digits());
            }
        }
    }

    /// Remembers steps that are committed.
    pub(super) fn note(&self, steps: Vec<StoredStep>) {
        let mut unsorted = self.lock();
        unsorted.count += steps.len();
        for StoredStep { table, n, at, body } in steps {
            unsorted.new.entry(table).or_default().push(JournalStep { n, at, body });
        }
        // With the other journal empty, it takes over when this one is full.
        if unsorted.count >= MOST_STEPS_IN_JOURNAL && unsorted.old.is_empty() {
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
            sort_in(transaction, table, steps)?;
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

    /// The steps of a table that are in the journals.
    pub(super) fn steps_of(&self, table: &str) -> BTreeMap<u64, String> {
        let unsorted = self.lock();
        let steps = [&unsorted.old, &unsorted.new].into_iter().filter_map(|journal| journal.get(table));
        steps.flatten().map(|step| (step.n, step.body.clone())).collect()
    }
}

/// Sorts in steps of a table that follow one another, as one row: an array of steps, each an array of events.
fn sort_in(transaction: &Transaction<'_>, table: &str, steps: &[JournalStep]) -> Result<(), rusqlite::Error> {
    let (Some(first), Some(last)) = (steps.first(), steps.last()) else { return Ok(()) };
    let (n, at) = (int(last.n), int(last.at));
    let known = transaction
        .prepare_cached(
            // A mark goes if the table was played at after it was marked.
            "UPDATE table_steps SET last = ?2, at = max(at, ?3), expired_at = nullif(expired_at, min(expired_at, ?3)),
                    checksum = row_checksum(table_id, ?2, max(at, ?3), seats, nullif(expired_at, min(expired_at, ?3)))
             WHERE table_id = ?1",
        )?
        .execute((table, n, at))?;
    if known == 0 {
        // Nothing is appended to a table that is not there; whatever this is, it must not stop the others.
        tracing::error!(table, steps = steps.len(), "steps of a table that is not there are dropped");
        return Ok(());
    }
    let bodies = steps.iter().map(|step| step.body.as_str()).collect::<Vec<_>>().join(",");
    transaction
        .prepare_cached(
            "INSERT INTO steps (table_id, n, last, at, bodies, checksum)
             VALUES (?1, ?2, ?3, ?4, ?5, row_checksum(?1, ?2, ?3, ?4, ?5))",
        )?
        .execute((table, int(first.n), n, at, format!("[{bodies}]")))?;
    Ok(())
}

/// The steps of a row.
pub(super) fn read_chunk(bodies: &str) -> Result<Vec<String>, serde_json::Error> {
    let steps: Vec<&RawValue> = serde_json::from_str(bodies)?;
    Ok(steps.into_iter().map(|step| step.get().to_owned()).collect())
}

/// The row of a journal for everything that is committed at once: a line for each step, its checksum at the end.
fn row(steps: &[StoredStep]) -> String {
    let mut row = String::with_capacity(steps.iter().map(|step| step.body.len() + 56).sum::<usize>());
    for StoredStep { table, n, at, body } in steps {
        let start = row.len();
        // Writing to a text cannot fail. Bodies are JSON on one line; names of tables are plain.
        let _ = write!(row, "[\"{table}\",{n},{at},{body}]");
        journal_row::seal(&mut row, start);
    }
    row
}
