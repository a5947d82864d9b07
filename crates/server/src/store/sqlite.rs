//! The embedded database: one file, one writer, group commits.

mod clean;
mod forget;
mod inspect;
mod read;
mod restored;
mod write;

pub use restored::draw_new_dice;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use protocol::http::PlayedTable;
use rusqlite::{Connection, ErrorCode, InterruptHandle, OpenFlags};

use super::damage::DamageLog;
use super::database_workers::DatabaseWorkers;
use super::journal::Journal;
use super::{
    Cleaned, Expiry, Key, ObservedClock, Pseudonyms, Store, StoreError, StoredRecord, StoredTable, Write,
    checksum, form,
};
use crate::identity::PlayerId;
use crate::private_files;

/// With a log of this size on disk, even a commit waits until it has been brought into the main file.
const LONGEST_LOG: u64 = 256 << 20;
/// With more pages than this in the log, it begins anew.
const PAGES_BEFORE_RESTARTING_LOG: i64 = 1000;
/// How many can read at the same time.
const READERS: usize = 4;
/// How much of the database the writer has at hand, in KiB: where finished games go can be anywhere.
const WRITERS_CACHE: i64 = 8000;
/// How many statements a connection keeps at hand.
const STATEMENTS: usize = 64;

/// A database in a file.
pub struct SqliteStore {
    path: PathBuf,
    writer: DatabaseWorkers,
    readers: DatabaseWorkers,
    /// Whoever brings the log into the main file, beside all the others.
    keeper: DatabaseWorkers,
    /// Whoever looks for damage, beside all the others, and how to stop that.
    inspector: DatabaseWorkers,
    stop_inspector: InterruptHandle,
    journal: Arc<Journal>,
    damage: Arc<DamageLog>,
}

impl SqliteStore {
    /// Opens the file, makes it if it is not there, and brings its form up to date.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        private_files::prepare_database(path)?;
        let writer = connect(path)?;
        writer.pragma_update(None, "cache_size", -WRITERS_CACHE)?;
        // What is removed does not stay in unused parts of the file.
        writer.pragma_update(None, "secure_delete", true)?;
        let writer = DatabaseWorkers::start("database-writer", vec![writer])?;
        let damage = Arc::new(DamageLog::default());
        let noted = Arc::clone(&damage);
        let journal = writer.ask(move |connection| {
            form::bring_up_to_date(connection)?;
            Journal::open(connection, &noted)
        });
        let journal = journal.await.map_err(|error| match error {
            StoreError::Database(error) if read::damage_of(&error).is_some() => unusable(path, &error),
            other => other,
        });
        let journal = Arc::new(journal?);
        let readers = (0..READERS).map(|_| connect(path)).collect::<Result<_, _>>()?;
        let inspector = connect(path)?;
        Ok(SqliteStore {
            path: path.to_owned(),
            writer,
            readers: DatabaseWorkers::start("database-reader", readers)?,
            keeper: DatabaseWorkers::start("database-keeper", vec![connect(path)?])?,
            stop_inspector: inspector.get_interrupt_handle(),
            inspector: DatabaseWorkers::start("database-check", vec![inspector])?,
            journal,
            damage,
        })
    }

    /// Looks through the whole database for damage, beside everything else; what is found is logged and counted by
    /// name. Of a very large database only a part is looked at.
    pub async fn inspect(&self) -> Result<(), StoreError> {
        let damage = Arc::clone(&self.damage);
        self.inspector.ask(move |connection| inspect::inspect(connection, &damage)).await
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
        if pages > PAGES_BEFORE_RESTARTING_LOG {
            self.writer.ask(|connection| checkpoint(connection, "PASSIVE")).await?;
        }
        Ok(())
    }

    /// Finishes what is under way and closes the file; nothing can be stored or read any more.
    pub async fn close(&self) {
        self.stop_inspector.interrupt();
        for database_workers in [&self.inspector, &self.readers, &self.keeper, &self.writer] {
            database_workers.close().await;
        }
    }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path).and_then(|connection| {
        connection.busy_timeout(Duration::from_secs(10))?;
        checksum::register(&connection)?;
        // Whether it is a database at all is seen here.
        connection.pragma_query_value(None, "schema_version", |_| Ok(()))?;
        Ok(connection)
    });
    let connection = connection.map_err(|error| unusable(path, &error))?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // A commit is on the disk when it returns.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Bringing the log into the main file is another connection's work: no commit waits for it.
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    connection.pragma_update(None, "journal_size_limit", 64 << 20)?;
    // A damaged page is noticed before it is walked through.
    connection.pragma_update(None, "cell_size_check", true)?;
    Ok(connection)
}

/// A file that cannot even be opened, by its name.
fn unusable(path: &Path, error: &rusqlite::Error) -> StoreError {
    StoreError::Unusable { path: path.display().to_string(), message: error.to_string() }
}

/// Checks a copy of a database wholly and writes what it holds, brought up to date, to a new file. The names of what is
/// damaged in it are returned: everything else can be used.
pub fn prepare_copy(copy: &Path, to: &Path) -> Result<Vec<String>, StoreError> {
    let wrong = |message: String| StoreError::Unusable { path: copy.display().to_string(), message };
    let sqlite = |error: rusqlite::Error| wrong(error.to_string());
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let reader = Connection::open_with_flags(copy, flags).map_err(sqlite)?;
    reader.busy_timeout(Duration::from_secs(10))?;
    let named = |error: StoreError| match error {
        StoreError::Database(error) => sqlite(error),
        other => other,
    };
    form::check(&reader).map_err(named)?.map_err(wrong)?;
    private_files::create_empty(to)?;
    copy_database(&reader, copy, to)?;
    drop(reader);
    let mut prepared = Connection::open(to)?;
    checksum::register(&prepared)?;
    form::bring_up_to_date(&mut prepared).map_err(named)?;
    form::check(&prepared).map_err(named)?.map_err(wrong)?;
    let damage = DamageLog::default();
    inspect::rows(&prepared, &damage)?;
    prepared.close().map_err(|(_, error)| error)?;
    Ok(damage.names())
}

/// Writes what a database holds to another file, which is empty.
pub fn copy_database(reader: &Connection, from: &Path, to: &Path) -> Result<(), StoreError> {
    let copied = reader.execute("VACUUM INTO ?", [to.to_string_lossy()]);
    copied.map(drop).map_err(|error| {
        let (from, message) = (from.display().to_string(), error.to_string());
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                StoreError::Unusable { path: from, message }
            }
            _ => StoreError::Copy { from, to: to.display().to_string(), message },
        }
    })
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
        let found = match key {
            Key::Id(id) => {
                let id = id.to_owned();
                self.readers.ask(move |connection| read::table(connection, &journal, &id)).await
            }
            Key::Code(code) => {
                let code = code.to_owned();
                self.readers.ask(move |connection| read::table_by_code(connection, &journal, &code)).await
            }
        };
        found.inspect_err(|error| self.damage.note_error(error))
    }

    async fn waiting(&self, most: u32) -> Result<Vec<String>, StoreError> {
        self.readers.ask(move |connection| read::waiting(connection, most)).await
    }

    async fn record(&self, id: &str) -> Result<Option<StoredRecord>, StoreError> {
        let id = id.to_owned();
        let found = self.readers.ask(move |connection| read::record(connection, &id)).await;
        found.inspect_err(|error| self.damage.note_error(error))
    }

    async fn records_after(&self, id: &str, most: u32) -> Result<Vec<StoredRecord>, StoreError> {
        let (id, damage) = (id.to_owned(), Arc::clone(&self.damage));
        self.readers.ask(move |connection| read::records_after(connection, &id, most, &damage)).await
    }

    async fn has_unchecked_records(&self) -> Result<bool, StoreError> {
        let unchecked = "SELECT 1 FROM meta WHERE key = 'unchecked_records'";
        self.readers.ask(move |connection| Ok(connection.prepare(unchecked)?.exists(())?)).await
    }

    async fn played_by(&self, player: PlayerId, most: u32) -> Result<Vec<PlayedTable>, StoreError> {
        let damage = Arc::clone(&self.damage);
        self.readers.ask(move |connection| read::played_by(connection, player, most, &damage)).await
    }

    async fn forget(&self, player: PlayerId, pseudonyms: Pseudonyms) -> Result<Vec<String>, StoreError> {
        let journal = Arc::clone(&self.journal);
        let forget = move |connection: &mut _| forget::forget(connection, &journal, player, &pseudonyms);
        let tables = self.writer.ask(forget).await?;
        if !tables.is_empty() {
            // What the log still has of it goes, too; if somebody just reads, then a little later.
            self.writer.ask(|connection| checkpoint(connection, "TRUNCATE")).await?;
        }
        Ok(tables)
    }

    async fn clean(&self, expiry: Expiry) -> Result<Cleaned, StoreError> {
        let (journal, asked) = (Arc::clone(&self.journal), expiry.clone());
        // Looking for it takes longer, and hinders nobody.
        let found = self.readers.ask(move |connection| clean::find(connection, &journal, &asked)).await?;
        let journal = Arc::clone(&self.journal);
        self.writer.ask(move |connection| clean::clean(connection, &journal, found, &expiry)).await
    }

    async fn unmark(&self, table: &str, now: u64) -> Result<bool, StoreError> {
        let table = table.to_owned();
        self.writer.ask(move |connection| clean::unmark(connection, &table, now)).await
    }

    async fn observe_clock(&self, now: u64) -> Result<ObservedClock, StoreError> {
        self.writer.ask(move |connection| clean::observe_clock(connection, now)).await
    }

    fn damage(&self) -> &DamageLog {
        &self.damage
    }
}
