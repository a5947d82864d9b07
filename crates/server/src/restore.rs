//! Copies of the database: made while the server runs, and put in its place, also while it runs.
//!
//! A copy that is to be restored is laid beside the database. Whoever opens the directory next puts it in the
//! database's place, and keeps the old one under another name; a server that runs notices it, stops gracefully and
//! opens the directory again.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

use crate::serve::DATABASE;
use crate::services::now;
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

async fn open_to_read(path: &Path) -> Result<SqliteConnection, StoreError> {
    let options =
        SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(Duration::from_secs(10));
    Ok(SqliteConnection::connect_with(&options).await?)
}

/// Writes a copy of a data directory's database to a new file, whether a server runs there or not.
pub async fn back_up(data: &Path, copy: &Path) -> Result<(), StoreError> {
    back_up_file(&data.join(DATABASE), copy).await
}

/// Writes a copy of a database to a new file.
pub async fn back_up_file(database: &Path, copy: &Path) -> Result<(), StoreError> {
    std::fs::metadata(database).map_err(file_error(database))?;
    let mut reader = open_to_read(database).await?;
    sqlx::query("VACUUM INTO ?").bind(copy.to_string_lossy().into_owned()).execute(&mut reader).await?;
    reader.close().await?;
    let file = std::fs::File::open(copy).map_err(file_error(copy))?;
    file.sync_all().map_err(file_error(copy))
}

/// Checks a copy, and lays it into a data directory to be put in the database's place.
pub async fn lay_ready(data: &Path, copy: &Path) -> Result<(), StoreError> {
    std::fs::metadata(copy).map_err(file_error(copy))?;
    let damaged = |message: String| StoreError::File {
        path: copy.display().to_string(),
        error: io::Error::new(io::ErrorKind::InvalidData, message),
    };
    let mut reader = open_to_read(copy).await?;
    let state: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut reader).await?;
    if state != "ok" {
        return Err(damaged(state));
    }
    let known =
        "SELECT count(*) FROM sqlite_master WHERE name IN ('tables', 'steps', 'records', '_sqlx_migrations')";
    let tables: i64 = sqlx::query_scalar(known).fetch_one(&mut reader).await?;
    reader.close().await?;
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
    let kept = data.join(format!("before-restore-{}.db", now()));
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
