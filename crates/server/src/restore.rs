//! Copies of the database: made while the server runs, and put in its place, also while it runs.
//!
//! A copy that is to be restored is laid beside the database. Whoever opens the directory next puts it in the
//! database's place, and keeps the old one under another name; a server that runs notices it, stops gracefully and
//! opens the directory again.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::clock::WallClock;
use crate::serve::DATABASE;
use crate::store::StoreError;

/// A copy that waits to be put in the database's place.
const WAITING: &str = "restore.db";
/// The files of a database: itself, its log, and its log's index.
const PARTS: [&str; 3] = ["", "-wal", "-shm"];
/// How often a server looks whether a copy waits.
const LOOK_EVERY: Duration = Duration::from_millis(500);

fn file_error(path: &Path) -> impl Fn(io::Error) -> StoreError + '_ {
    |error| StoreError::File { path: path.display().to_string(), error }
}

fn part(path: &Path, part: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(part);
    PathBuf::from(name)
}

fn open_to_read(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    Ok(connection)
}

/// Writes a copy of a data directory's database to a new file, whether a server runs there or not.
pub fn back_up(data: &Path, copy: &Path) -> Result<(), StoreError> {
    back_up_file(&data.join(DATABASE), copy)
}

/// Writes a copy of a database to a new file.
pub fn back_up_file(database: &Path, copy: &Path) -> Result<(), StoreError> {
    std::fs::metadata(database).map_err(file_error(database))?;
    open_to_read(database)?.execute("VACUUM INTO ?", [copy.to_string_lossy()])?;
    let file = std::fs::File::open(copy).map_err(file_error(copy))?;
    file.sync_all().map_err(file_error(copy))
}

/// Checks a copy, and lays it into a data directory to be put in the database's place.
pub fn lay_ready(data: &Path, copy: &Path) -> Result<(), StoreError> {
    std::fs::metadata(copy).map_err(file_error(copy))?;
    let damaged = |message: String| StoreError::File {
        path: copy.display().to_string(),
        error: io::Error::new(io::ErrorKind::InvalidData, message),
    };
    let reader = open_to_read(copy)?;
    let state: String = reader.query_row("PRAGMA integrity_check", (), |row| row.get(0))?;
    if state != "ok" {
        return Err(damaged(state));
    }
    let known =
        "SELECT count(*) FROM sqlite_master WHERE name IN ('tables', 'steps', 'records', 'journal_a')";
    let tables: i64 = reader.query_row(known, (), |row| row.get(0))?;
    drop(reader);
    if tables != 4 {
        return Err(damaged("this is not a copy of a server's database".to_owned()));
    }
    let (waiting, unfinished) = (data.join(WAITING), data.join("restore.unfinished"));
    std::fs::create_dir_all(data).map_err(file_error(data))?;
    std::fs::copy(copy, &unfinished).map_err(file_error(&unfinished))?;
    let file = std::fs::File::open(&unfinished).map_err(file_error(&unfinished))?;
    file.sync_all().map_err(file_error(&unfinished))?;
    std::fs::rename(&unfinished, &waiting).map_err(file_error(&waiting))
}

/// Puts a waiting copy in the database's place, if there is one; whoever calls this has the directory for himself.
/// The old database stays, under another name.
pub fn take_over(data: &Path) -> Result<bool, StoreError> {
    let (waiting, database) = (data.join(WAITING), data.join(DATABASE));
    if !waiting.exists() {
        return Ok(false);
    }
    let kept = data.join(format!("before-restore-{}.db", WallClock::system().now()));
    for name in PARTS {
        let (from, to) = (part(&database, name), part(&kept, name));
        if from.exists() {
            std::fs::rename(&from, &to).map_err(file_error(&from))?;
        }
    }
    std::fs::rename(&waiting, &database).map_err(file_error(&waiting))?;
    tracing::info!(old = %kept.display(), "a copy is in the database's place");
    Ok(true)
}

/// Whether a copy waits.
pub fn is_waiting(data: &Path) -> bool {
    data.join(WAITING).exists()
}

/// Returns when a copy waits.
pub async fn when_waiting(data: &Path) {
    while !is_waiting(data) {
        tokio::time::sleep(LOOK_EVERY).await;
    }
}
