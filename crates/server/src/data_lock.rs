//! One server for a data directory: whoever runs there holds a file locked, and a killed one holds it no more.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

use crate::private_files;

const LOCK_FILE: &str = "rollwright.lock";

/// A data directory that is ours as long as this lives.
pub struct DataLock {
    _file: File,
}

impl DataLock {
    /// Takes the directory, if nobody has it.
    pub fn take(data: &Path) -> io::Result<Option<DataLock>> {
        let file = private_files::options().create(true).append(true).open(data.join(LOCK_FILE))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(DataLock { _file: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}
