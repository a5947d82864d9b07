//! Between SQLite and the operating system: SQLite's own layer for Unix, with a few of its functions replaced by ours,
//! which ask the [model](crate::model) first.

use std::collections::HashMap;
use std::ffi::{CStr, OsStr, c_char, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use rusqlite::ffi::{
    self, sqlite3_file, sqlite3_int64, sqlite3_io_methods, sqlite3_vfs, sqlite3_vfs_find,
    sqlite3_vfs_register,
};

use crate::model::{self, Outcome};

const NAME: &CStr = c"faulty-disk";

/// The layer that does the work.
struct Real(*mut sqlite3_vfs);

// SAFETY: SQLite's layers are made to be used by all threads, and live as long as the process.
unsafe impl Send for Real {}
unsafe impl Sync for Real {}

static REAL: OnceLock<Real> = OnceLock::new();

/// A file that is open.
#[derive(Clone)]
struct Open {
    path: PathBuf,
    /// The functions of the layer that does the work.
    real: usize,
}

#[derive(Default)]
struct Files {
    /// By the address of SQLite's handle.
    open: HashMap<usize, Open>,
    /// For the functions of a real layer, ours, which live as long as the process.
    ours: HashMap<usize, usize>,
}

static FILES: Mutex<Option<Files>> = Mutex::new(None);

fn files() -> MutexGuard<'static, Option<Files>> {
    FILES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Registers the layer as the one that is used unless another is asked for; once is enough.
pub(crate) fn install() {
    REAL.get_or_init(|| {
        // SAFETY: with no name SQLite returns its default layer, which lives as long as the process. Ours is a copy with
        // three fields changed, is never freed, and every function in it has the type that SQLite expects.
        unsafe {
            ffi::sqlite3_initialize();
            let real = sqlite3_vfs_find(std::ptr::null());
            let mut ours = Box::new(*real);
            ours.zName = NAME.as_ptr();
            ours.pNext = std::ptr::null_mut();
            ours.xOpen = Some(open);
            ours.xDelete = Some(delete);
            sqlite3_vfs_register(Box::leak(ours), 1);
            Real(real)
        }
    });
}

fn path_of(name: *const c_char) -> Option<PathBuf> {
    // SAFETY: SQLite passes either nothing or a text that ends with a zero.
    let name = unsafe { name.as_ref().map(|_| CStr::from_ptr(name)) }?;
    Some(Path::new(OsStr::from_bytes(name.to_bytes())).to_owned())
}

unsafe extern "C" fn open(
    _: *mut sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    let Some(Real(real)) = REAL.get() else { return ffi::SQLITE_CANTOPEN };
    // SAFETY: all arguments are passed on as they came; the handle is as large as the real layer asks for, because the
    // size was copied from it.
    let result = unsafe {
        (**real).xOpen.map_or(ffi::SQLITE_CANTOPEN, |open| open(*real, name, file, flags, out_flags))
    };
    let Some(path) = path_of(name).filter(|_| result == ffi::SQLITE_OK) else { return result };
    model::opened(&path);
    let mut files = files();
    let files = files.get_or_insert_default();
    // SAFETY: a file that was opened has functions, which live as long as the process; so do our copies of them.
    unsafe {
        let methods = (*file).pMethods;
        let ours = *files.ours.entry(methods as usize).or_insert_with(|| {
            let ours = sqlite3_io_methods {
                // Without mapped memory, of which nobody would hear.
                iVersion: (*methods).iVersion.min(2),
                xClose: Some(close),
                xRead: Some(read),
                xWrite: Some(write),
                xTruncate: Some(truncate),
                xSync: Some(sync),
                ..*methods
            };
            std::ptr::from_ref(Box::leak(Box::new(ours))) as usize
        });
        files.open.insert(file as usize, Open { path, real: methods as usize });
        (*file).pMethods = ours as *const sqlite3_io_methods;
    }
    result
}

unsafe extern "C" fn delete(_: *mut sqlite3_vfs, name: *const c_char, sync: c_int) -> c_int {
    let Some(Real(real)) = REAL.get() else { return ffi::SQLITE_IOERR_DELETE };
    if let Some(path) = path_of(name)
        && !matches!(model::remove(&path), Outcome::Done)
    {
        return ffi::SQLITE_IOERR_DELETE;
    }
    // SAFETY: the arguments are passed on as they came.
    unsafe { (**real).xDelete.map_or(ffi::SQLITE_IOERR_DELETE, |delete| delete(*real, name, sync)) }
}

/// The file of a handle, and the functions that do the work.
fn real(file: *mut sqlite3_file) -> Option<(PathBuf, &'static sqlite3_io_methods)> {
    let Open { path, real } = files().as_ref()?.open.get(&(file as usize))?.clone();
    // SAFETY: the address came from SQLite's own layer, whose functions live as long as the process.
    Some((path, unsafe { &*(real as *const sqlite3_io_methods) }))
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    let Some((_, methods)) = real(file) else { return ffi::SQLITE_IOERR };
    if let Some(files) = files().as_mut() {
        files.open.remove(&(file as usize));
    }
    // SAFETY: the handle is the real layer's own, and gets its functions back before it is closed.
    unsafe {
        (*file).pMethods = methods;
        methods.xClose.map_or(ffi::SQLITE_IOERR, |close| close(file))
    }
}

unsafe extern "C" fn read(
    file: *mut sqlite3_file,
    to: *mut c_void,
    amount: c_int,
    offset: sqlite3_int64,
) -> c_int {
    let Some((_, methods)) = real(file) else { return ffi::SQLITE_IOERR_READ };
    match model::read() {
        // SAFETY: the arguments are passed on as they came.
        Outcome::Done => unsafe {
            methods.xRead.map_or(ffi::SQLITE_IOERR_READ, |read| read(file, to, amount, offset))
        },
        _ => ffi::SQLITE_IOERR_READ,
    }
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    from: *const c_void,
    amount: c_int,
    offset: sqlite3_int64,
) -> c_int {
    let Some((path, methods)) = real(file) else { return ffi::SQLITE_IOERR_WRITE };
    // SAFETY: SQLite gives the address of as many bytes as it names.
    let bytes = unsafe { std::slice::from_raw_parts(from.cast::<u8>(), amount.max(0) as usize) };
    let pass_on = |amount: c_int| {
        // SAFETY: as many bytes as were given, or fewer.
        unsafe { methods.xWrite.map_or(ffi::SQLITE_IOERR_WRITE, |write| write(file, from, amount, offset)) }
    };
    match model::write(&path, offset.max(0) as usize, bytes) {
        Outcome::Done => pass_on(amount),
        Outcome::Short(0) | Outcome::Failed => ffi::SQLITE_IOERR_WRITE,
        Outcome::Short(part) => {
            pass_on(c_int::try_from(part).unwrap_or(amount));
            ffi::SQLITE_IOERR_WRITE
        }
        Outcome::Full => ffi::SQLITE_FULL,
    }
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, size: sqlite3_int64) -> c_int {
    let Some((path, methods)) = real(file) else { return ffi::SQLITE_IOERR_TRUNCATE };
    match model::truncate(&path, size.max(0) as usize) {
        // SAFETY: the arguments are passed on as they came.
        Outcome::Done => unsafe {
            methods.xTruncate.map_or(ffi::SQLITE_IOERR_TRUNCATE, |truncate| truncate(file, size))
        },
        _ => ffi::SQLITE_IOERR_TRUNCATE,
    }
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, _: c_int) -> c_int {
    let Some((path, _)) = real(file) else { return ffi::SQLITE_IOERR_FSYNC };
    // The real disk need not be asked: what it would have is in the model.
    match model::sync(&path) {
        Outcome::Done => ffi::SQLITE_OK,
        _ => ffi::SQLITE_IOERR_FSYNC,
    }
}
