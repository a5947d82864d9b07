//! Where tablebases are kept, so that each is solved once.
//!
//! A tablebase that is missing, damaged or of something else is solved anew. Of several programs that want the
//! same one at the same time, one makes it and the others wait; should the waiting not work on some file
//! system, each makes its own, which is slower and nothing worse: a file appears under its name only when it
//! is complete. Without a directory that can be written to, tablebases are solved in memory every time.

use std::convert::Infallible;
use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

use crate::tablebase::{Tablebase, TablebaseError};

/// The environment variable that names another directory.
pub const CACHE_VARIABLE: &str = "ROLLWRIGHT_CACHE";

/// Where tablebases are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cache {
    directory: Option<PathBuf>,
    recompute: bool,
}

/// What a user may want to know about a tablebase that was not simply there.
#[derive(Debug)]
pub enum CacheNotice<'a> {
    /// The file is there and useless.
    Unusable(&'a Path, TablebaseError),
    /// Another program is solving it.
    Waiting(&'a Path),
    /// It is being solved.
    Computing(&'a Path),
    /// It was solved, but could not be kept.
    NotStored(&'a Path, io::Error),
}

/// A tablebase, and where it came from.
#[derive(Debug)]
pub struct CachedTablebase {
    /// The tablebase.
    pub tablebase: Tablebase,
    /// Where it is kept, if it is.
    pub path: Option<PathBuf>,
    /// Whether it had to be solved.
    pub computed: bool,
}

impl Cache {
    /// The directory named in the environment, or the user's cache directory.
    pub fn of_user() -> Cache {
        let named = std::env::var_os(CACHE_VARIABLE).filter(|named| !named.is_empty()).map(PathBuf::from);
        let usual = || {
            let strategy = etcetera::choose_base_strategy().ok()?;
            Some(strategy.cache_dir().join("rollwright"))
        };
        Cache { directory: named.or_else(usual), recompute: false }
    }

    /// A directory of one's own choice.
    pub fn at(directory: impl Into<PathBuf>) -> Cache {
        Cache { directory: Some(directory.into()), recompute: false }
    }

    /// No directory: everything is solved anew.
    pub const fn nowhere() -> Cache {
        Cache { directory: None, recompute: false }
    }

    /// The same place, but what is there already is replaced.
    pub fn recomputing(self, recompute: bool) -> Cache {
        Cache { recompute, ..self }
    }

    /// The tablebase with this file name and identity, solved if need be.
    pub fn tablebase(
        &self,
        name: &str,
        identity: &str,
        notify: &dyn Fn(CacheNotice<'_>),
        make: impl FnOnce() -> Vec<u8>,
    ) -> CachedTablebase {
        let Ok(cached) = self.try_tablebase(name, identity, notify, || Ok::<_, Infallible>(make()));
        cached
    }

    /// The same, if it can be solved; nothing is kept of a tablebase that cannot.
    pub fn try_tablebase<E>(
        &self,
        name: &str,
        identity: &str,
        notify: &dyn Fn(CacheNotice<'_>),
        make: impl FnOnce() -> Result<Vec<u8>, E>,
    ) -> Result<CachedTablebase, E> {
        let Some(directory) = &self.directory else {
            return Ok(CachedTablebase {
                tablebase: Tablebase::in_memory(make()?),
                path: None,
                computed: true,
            });
        };
        let path = directory.join(format!("{name}.table"));
        let found = |tablebase| CachedTablebase { tablebase, path: Some(path.clone()), computed: false };
        if !self.recompute {
            match Tablebase::open(&path, identity) {
                Ok(tablebase) => return Ok(found(tablebase)),
                Err(TablebaseError::Missing) => {}
                Err(unusable) => notify(CacheNotice::Unusable(&path, unusable)),
            }
        }
        // Held until the end of this function, and by the system for as long as this program lives.
        let lock = lock(directory, name, || notify(CacheNotice::Waiting(&path)));
        // Whoever made us wait may have made it.
        if let Ok(tablebase) = Tablebase::open(&path, identity)
            && !self.recompute
        {
            return Ok(found(tablebase));
        }
        if lock.is_some() {
            remove_unfinished(directory, name);
        }
        notify(CacheNotice::Computing(&path));
        let numbers = make()?;
        Ok(match keep(directory, name, &path, identity, &numbers) {
            Ok(tablebase) => CachedTablebase { tablebase, path: Some(path), computed: true },
            Err(error) => {
                notify(CacheNotice::NotStored(&path, error));
                CachedTablebase { tablebase: Tablebase::in_memory(numbers), path: None, computed: true }
            }
        })
    }
}

/// Waits until no other program solves this tablebase; `None` where that cannot be known.
fn lock(directory: &Path, name: &str, waiting: impl FnOnce()) -> Option<File> {
    fs::create_dir_all(directory).ok()?;
    let file =
        File::options().create(true).truncate(false).write(true).open(directory.join(format!("{name}.lock")));
    let file = file.ok()?;
    match file.try_lock() {
        Ok(()) => Some(file),
        Err(TryLockError::WouldBlock) => {
            waiting();
            file.lock().ok().map(|()| file)
        }
        Err(TryLockError::Error(_)) => None,
    }
}

/// What the unfinished files of a tablebase are called.
fn unfinished(name: &str) -> String {
    format!(".{name}.unfinished-")
}

/// Removes what killed programs left behind.
fn remove_unfinished(directory: &Path, name: &str) {
    let prefix = unfinished(name);
    let Ok(entries) = fs::read_dir(directory) else { return };
    for entry in entries.flatten().filter(|entry| entry.file_name().to_string_lossy().starts_with(&prefix)) {
        // A file that cannot be removed takes up room and does no harm.
        let _ = fs::remove_file(entry.path());
    }
}

/// Temporary files are private by default; a tablebase may be shared.
fn readable_by_all<'a, 'b, 'c>(
    builder: &'a mut tempfile::Builder<'b, 'c>,
) -> &'a mut tempfile::Builder<'b, 'c> {
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o644));
    builder
}

/// Writes the file under another name and moves it into place.
fn keep(directory: &Path, name: &str, path: &Path, identity: &str, numbers: &[u8]) -> io::Result<Tablebase> {
    fs::create_dir_all(directory)?;
    let prefix = unfinished(name);
    let mut file = readable_by_all(tempfile::Builder::new().prefix(&prefix)).tempfile_in(directory)?;
    Tablebase::write(identity, numbers, file.as_file_mut())?;
    file.persist(path).map_err(|error| error.error)?;
    Tablebase::open(path, identity).map_err(|unusable| io::Error::other(unusable.to_string()))
}

impl fmt::Display for CacheNotice<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CacheNotice::Unusable(path, why) => write!(f, "{}: {why}; it will be made again", path.display()),
            CacheNotice::Waiting(path) => {
                write!(f, "another program is making {}; waiting for it", path.display())
            }
            CacheNotice::Computing(path) => write!(f, "making {}, once and for all", path.display()),
            CacheNotice::NotStored(path, error) => {
                write!(f, "{} could not be written and will have to be made again: {error}", path.display())
            }
        }
    }
}
