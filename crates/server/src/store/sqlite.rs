//! The embedded database: one file, one writer, group commits.

mod read;
mod write;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use rusqlite::{Connection, TransactionBehavior};

use super::clerks::Clerks;
use super::journal::Journal;
use super::{Cleaned, Expiry, Key, Played, Store, StoreError, StoredRecord, StoredTable, Write};
use crate::identity::PlayerId;

/// The forms that the database has had, each made from the one before.
const FORMS: [&str; 2] =
    [include_str!("../../migrations/0001_tables.sql"), include_str!("../../migrations/0002_preferences.sql")];
/// With a log of this size on disk, even a commit waits until it has been brought into the main file.
const LONGEST_LOG: u64 = 256 << 20;
/// With more pages than this in the log, it begins anew.
const WORN_LOG: i64 = 1000;
/// How many can read at the same time.
const READERS: usize = 4;
/// How much of the database the writer has at hand, in KiB: where finished games go can be anywhere.
const WRITERS_CACHE: i64 = 8000;
/// How many statements a connection keeps at hand.
const STATEMENTS: usize = 64;

/// A database in a file.
pub struct SqliteStore {
    path: PathBuf,
    writer: Clerks,
    readers: Clerks,
    /// Whoever brings the log into the main file, beside all the others.
    keeper: Clerks,
    journal: Arc<Journal>,
}

impl SqliteStore {
    /// Opens the file, makes it if it is not there, and brings its form up to date.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let writer = connect(path)?;
        writer.pragma_update(None, "cache_size", -WRITERS_CACHE)?;
        let writer = Clerks::start("database-writer", vec![writer])?;
        let journal = writer.ask(|connection| {
            bring_up_to_date(connection)?;
            Journal::open(connection)
        });
        let journal = Arc::new(journal.await?);
        let readers = (0..READERS).map(|_| connect(path)).collect::<Result<_, _>>()?;
        Ok(SqliteStore {
            path: path.to_owned(),
            writer,
            readers: Clerks::start("database-reader", readers)?,
            keeper: Clerks::start("database-keeper", vec![connect(path)?])?,
            journal,
        })
    }

    /// Brings what has been committed into the main file, while others go on.
    pub async fn checkpoint(&self) -> Result<(), StoreError> {
        let log = self.path.with_extension("db-wal");
        if std::fs::metadata(&log).map_or(0, |log| log.len()) > LONGEST_LOG {
            self.writer.ask(|connection| checkpoint(connection, "TRUNCATE")).await?;
            return Ok(());
        }
        let pages = self.keeper.ask(|connection| checkpoint(connection, "PASSIVE")).await?;
        // The little that was committed meanwhile follows between two commits. With all of it done the log begins
        // anew in its place, where a disk writes more quickly than at the end of a file that grows.
        if pages > WORN_LOG {
            self.writer.ask(|connection| checkpoint(connection, "PASSIVE")).await?;
        }
        Ok(())
    }

    /// Finishes what is under way and closes the file; nothing can be stored or read any more.
    pub async fn close(&self) {
        for clerks in [&self.readers, &self.keeper, &self.writer] {
            clerks.close().await;
        }
    }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // A commit is on the disk when it returns.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Bringing the log into the main file is another connection's work: no commit waits for it.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    connection.pragma_update(None, "journal_size_limit", 64 << 20)?;
    Ok(connection)
}

/// Brings the log into the main file; how many pages the log has.
fn checkpoint(connection: &Connection, how: &str) -> Result<i64, StoreError> {
    let mut pages = 0;
    connection.pragma(None, "wal_checkpoint", how, |row| {
        pages = row.get(1)?;
        Ok(())
    })?;
    Ok(pages)
}

fn bring_up_to_date(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version: u32 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let version = version as usize;
    // The first form was once made without noting it.
    let unnoted = version == 0 && transaction.table_exists(None, "tables")?;
    let version = if unnoted { 1 } else { version };
    let missing = FORMS.get(version..).ok_or(StoreError::TooNew { version, known: FORMS.len() })?;
    for form in missing {
        transaction.execute_batch(form)?;
    }
    transaction.pragma_update(None, "user_version", int(FORMS.len()))?;
    Ok(transaction.commit()?)
}

/// A number for the database; moments and counts are far below its limit.
pub(super) fn int(number: impl TryInto<i64>) -> i64 {
    number.try_into().unwrap_or(i64::MAX)
}

#[async_trait]
impl Store for SqliteStore {
    async fn append(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let journal = Arc::clone(&self.journal);
        self.writer.ask(move |connection| write::append(connection, &journal, writes)).await
    }

    async fn table(&self, key: Key<'_>) -> Result<Option<StoredTable>, StoreError> {
        let journal = Arc::clone(&self.journal);
        match key {
            Key::Id(id) => {
                let id = id.to_owned();
                self.readers.ask(move |connection| read::table(connection, &journal, &id)).await
            }
            Key::Code(code) => {
                let code = code.to_owned();
                self.readers.ask(move |connection| read::table_by_code(connection, &journal, &code)).await
            }
        }
    }

    async fn waiting(&self, most: u32) -> Result<Vec<String>, StoreError> {
        self.readers.ask(move |connection| read::waiting(connection, most)).await
    }

    async fn record(&self, id: &str) -> Result<Option<StoredRecord>, StoreError> {
        let id = id.to_owned();
        self.readers.ask(move |connection| read::record(connection, &id)).await
    }

    async fn records_after(&self, id: &str, most: u32) -> Result<Vec<StoredRecord>, StoreError> {
        let id = id.to_owned();
        self.readers.ask(move |connection| read::records_after(connection, &id, most)).await
    }

    async fn played_by(&self, player: PlayerId, most: u32) -> Result<Vec<Played>, StoreError> {
        self.readers.ask(move |connection| read::played_by(connection, player, most)).await
    }

    async fn forget(&self, player: PlayerId) -> Result<Vec<String>, StoreError> {
        self.writer.ask(move |connection| write::forget(connection, player)).await
    }

    async fn clean(&self, expiry: Expiry) -> Result<Cleaned, StoreError> {
        let journal = Arc::clone(&self.journal);
        self.writer.ask(move |connection| write::clean(connection, &journal, expiry)).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.readers.ask(|connection| Ok(connection.query_row("SELECT 1", (), |_| Ok(()))?)).await
    }
}
