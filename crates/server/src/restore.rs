//! Copies of the database: made while the server runs, and put in its place, also while it runs.
//!
//! A copy that is to be restored is laid beside the database. Whoever opens the directory next puts it in the
//! database's place, and keeps the old one under another name; a server that runs notices it, stops gracefully and
//! opens the directory again.

use std::os::unix::fs::{MetadataExt, chown};
use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

use rusqlite::{Connection, OpenFlags};

use crate::identity::SecureRandom;
use crate::private_files::{
    DATABASE_PARTS, create_directory, create_empty, file_error, part, sync_directory,
};
use crate::serve::DATABASE;
use crate::store::{StoreError, copy_database, draw_new_dice, prepare_copy};

/// A copy that waits to be put in the database's place.
const PREPARED_COPY: &str = "restore.db";
/// A copy that is being checked and written.
const UNFINISHED_COPY: &str = "restore.unfinished";
/// How often a server looks whether a copy waits.
const LOOK_EVERY: Duration = Duration::from_millis(500);

/// Writes a copy of a data directory's database to a new file, whether a server runs there or not.
pub fn back_up(data: &Path, copy: &Path) -> Result<(), StoreError> {
    back_up_file(&data.join(DATABASE), copy)
}

/// Writes a copy of a database to a new file that only its owner can read.
pub fn back_up_file(database: &Path, copy: &Path) -> Result<(), StoreError> {
    std::fs::metadata(database).map_err(file_error(database))?;
    let unusable = |error: rusqlite::Error| StoreError::Unusable {
        path: database.display().to_string(),
        message: error.to_string(),
    };
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let reader = Connection::open_with_flags(database, flags).map_err(unusable)?;
    reader.busy_timeout(Duration::from_secs(10)).map_err(unusable)?;
    create_empty(copy)?;
    let copied = copy_database(&reader, database, copy).and_then(|()| sync(copy));
    // Half a copy is none.
    copied.inspect_err(|_| drop(std::fs::remove_file(copy)))
}

fn sync(path: &Path) -> Result<(), StoreError> {
    std::fs::File::open(path).and_then(|file| file.sync_all()).map_err(file_error(path))
}

/// Checks a copy wholly, brings it up to date, and lays it into a data directory to be put in the database's place;
/// until then nothing there changes. The names of what is damaged in the copy are returned.
pub fn lay_ready(data: &Path, copy: &Path) -> Result<Vec<String>, StoreError> {
    std::fs::metadata(copy).map_err(file_error(copy))?;
    create_directory(data).map_err(file_error(data))?;
    let (waiting, unfinished) = (data.join(PREPARED_COPY), data.join(UNFINISHED_COPY));
    remove_if_there(&unfinished)?;
    let damaged = prepare_copy(copy, &unfinished).inspect_err(|_| drop(remove_if_there(&unfinished)))?;
    give_to_owner(data, &unfinished).inspect_err(|_| drop(remove_if_there(&unfinished)))?;
    sync(&unfinished)?;
    std::fs::rename(&unfinished, &waiting).map_err(file_error(&waiting))?;
    sync_directory(data)?;
    Ok(damaged)
}

/// Gives a file to whom the directory belongs: root may restore what a server of another user is to read.
fn give_to_owner(directory: &Path, file: &Path) -> Result<(), StoreError> {
    let owner = std::fs::metadata(directory).map_err(file_error(directory))?;
    let own = std::fs::metadata(file).map_err(file_error(file))?;
    if (owner.uid(), owner.gid()) == (own.uid(), own.gid()) {
        return Ok(());
    }
    chown(file, Some(owner.uid()), Some(owner.gid())).map_err(file_error(file))
}

fn remove_if_there(path: &Path) -> Result<(), StoreError> {
    let parts = DATABASE_PARTS.iter().chain(&["-journal"]).map(|name| part(path, name));
    for file in parts.filter(|file| file.exists()) {
        std::fs::remove_file(&file).map_err(file_error(&file))?;
    }
    Ok(())
}

/// What became of a copy that waited.
#[derive(Debug)]
pub enum TakenOver {
    /// There was none.
    Nothing,
    /// It is in the database's place; the old one has this name now.
    Restored(PathBuf),
    /// It cannot be used and has this name now; the database is the old one.
    Refused(PathBuf, StoreError),
}

/// Puts a waiting copy in the database's place, if there is one and it can be used; whoever calls this has the directory
/// for themselves. The old database stays, under another name.
pub fn take_over(data: &Path) -> Result<TakenOver, StoreError> {
    let (waiting, database) = (data.join(PREPARED_COPY), data.join(DATABASE));
    if !waiting.exists() {
        return Ok(TakenOver::Nothing);
    }
    // The same name if this is done again after a crash half way.
    let written = std::fs::metadata(&waiting).and_then(|waiting| waiting.modified());
    let written = written.map_err(file_error(&waiting))?.duration_since(UNIX_EPOCH).unwrap_or_default();
    let written = written.as_millis();
    // It was checked when it was laid there; but maybe by another version, or it came here in another way.
    let tried = data.join(UNFINISHED_COPY);
    remove_if_there(&tried)?;
    let usable = prepare_copy(&waiting, &tried);
    remove_if_there(&tried)?;
    if let Err(error @ (StoreError::Unusable { .. } | StoreError::TooNew { .. })) = usable {
        let refused = data.join(format!("refused-restore-{written}.db"));
        std::fs::rename(&waiting, &refused).map_err(file_error(&waiting))?;
        tracing::error!(%error, moved_to = %refused.display(), "the copy is not restored; the database stays");
        return Ok(TakenOver::Refused(refused, error));
    }
    usable?;
    let secrets = SecureRandom::new().map_err(file_error(&waiting))?;
    let tables = secrets.draw(|rng| draw_new_dice(&waiting, rng))?;
    tracing::info!(tables, "other dice fall from now on than those that may have been seen");
    let kept = data.join(format!("before-restore-{written}.db"));
    for name in DATABASE_PARTS {
        let (from, to) = (part(&database, name), part(&kept, name));
        if from.exists() {
            std::fs::rename(&from, &to).map_err(file_error(&from))?;
        }
    }
    // Until this has happened, whoever comes next does all of it again.
    std::fs::rename(&waiting, &database).map_err(file_error(&waiting))?;
    sync_directory(data)?;
    tracing::info!(old = %kept.display(), "a copy is in the database's place");
    Ok(TakenOver::Restored(kept))
}

/// Whether a copy waits.
pub fn is_waiting(data: &Path) -> bool {
    data.join(PREPARED_COPY).exists()
}

/// Returns when a copy waits.
pub async fn when_waiting(data: &Path) {
    while !is_waiting(data) {
        tokio::time::sleep(LOOK_EVERY).await;
    }
}
