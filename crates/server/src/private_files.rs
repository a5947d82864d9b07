//! Files and directories that are nobody else's business: what the server keeps has hashes of tokens, names and the
//! secrets of dice.

use std::fs::{DirBuilder, File, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use crate::store::StoreError;

const PRIVATE_FILE: u32 = 0o600;
const PRIVATE_DIRECTORY: u32 = 0o700;
/// Whoever is neither the owner nor of their group.
const OTHERS_MODE_BITS: u32 = 0o007;
/// Anybody but the owner.
const NOT_OWNER: u32 = 0o077;
/// The files of a database: itself, its log, and its log's index.
pub(crate) const DATABASE_PARTS: [&str; 3] = ["", "-wal", "-shm"];

/// An error about a file.
pub(crate) fn file_error(path: &Path) -> impl Fn(io::Error) -> StoreError + '_ {
    |error| StoreError::File { path: path.display().to_string(), error }
}

/// One of the files of a database.
pub(crate) fn part(database: &Path, part: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(part);
    PathBuf::from(name)
}

/// Makes a directory that only its owner can enter. One that is there stays as whoever made it wanted it; if everybody
/// can look into it, the log says so.
pub fn create_directory(path: &Path) -> io::Result<()> {
    if let Ok(there) = std::fs::metadata(path)
        && there.is_dir()
    {
        if there.permissions().mode() & OTHERS_MODE_BITS != 0 {
            let path = path.display();
            tracing::warn!("everybody on this machine can read {path}; run: chmod 700 {path}");
        }
        return Ok(());
    }
    DirBuilder::new().recursive(true).mode(PRIVATE_DIRECTORY).create(path)
}

/// Options with which files are made that only their owner can read.
pub fn options() -> OpenOptions {
    let mut options = File::options();
    options.mode(PRIVATE_FILE);
    options
}

/// Writes a file that only its owner can read.
pub fn write(path: &Path, contents: &str) -> io::Result<()> {
    use io::Write;
    let mut file = options().write(true).create(true).truncate(true).open(path)?;
    tighten(path)?;
    file.write_all(contents.as_bytes())
}

/// Takes from everybody but its owner what a file allows, if it is there.
pub fn tighten(path: &Path) -> io::Result<()> {
    let mode = match std::fs::metadata(path) {
        Ok(there) => there.permissions().mode(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    if mode & NOT_OWNER == 0 {
        return Ok(());
    }
    std::fs::set_permissions(path, Permissions::from_mode(mode & !NOT_OWNER))
}

/// Makes an empty file, which SQLite takes for an empty database; its other files get the same permissions.
pub(crate) fn create_empty(path: &Path) -> Result<(), StoreError> {
    options().write(true).create(true).truncate(true).open(path).map_err(file_error(path))?;
    tighten(path).map_err(file_error(path))
}

/// Sees to it that a database, made just now if it is not there, is only its owner's.
pub(crate) fn prepare_database(path: &Path) -> Result<(), StoreError> {
    options().append(true).create(true).open(path).map_err(file_error(path))?;
    for name in DATABASE_PARTS {
        let file = part(path, name);
        // It may be somebody else's who lets us use it.
        if let Err(error) = tighten(&file) {
            tracing::warn!(%error, "others may be able to read {}", file.display());
        }
    }
    Ok(())
}

/// Waits until the names in a directory are on the disk.
pub(crate) fn sync_directory(path: &Path) -> Result<(), StoreError> {
    File::open(path).and_then(|directory| directory.sync_all()).map_err(file_error(path))
}
