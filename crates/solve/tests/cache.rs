//! Tables on disk: what is damaged is made anew, and nobody gets in anybody's way.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Barrier;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use solve::{Cache, CacheNotice, Tablebase, TablebaseError};

const NAME: &str = "numbers";
const IDENTITY: &str = "the numbers from 0 to 9,999";

fn numbers() -> Vec<u8> {
    (0..10_000_u32).flat_map(u32::to_le_bytes).collect()
}

fn file(directory: &Path) -> PathBuf {
    directory.join(format!("{NAME}.table"))
}

/// Asks for the table; returns how often it was made, and what was told.
fn ask(directory: &Path) -> (usize, Vec<String>) {
    let notices = RefCell::new(Vec::new());
    let mut made = 0;
    let cached = Cache::at(directory).tablebase(
        NAME,
        IDENTITY,
        &|notice| {
            if !matches!(notice, CacheNotice::Computing(_)) {
                notices.borrow_mut().push(notice.to_string());
            }
        },
        || {
            made += 1;
            numbers()
        },
    );
    assert_eq!(cached.tablebase.numbers(), numbers(), "whatever was there, the numbers are right");
    assert_eq!(cached.computed, made == 1);
    assert_eq!(cached.path, Some(file(directory)));
    (made, notices.into_inner())
}

#[test]
fn a_table_is_made_once() {
    let directory = tempfile::tempdir().unwrap();
    assert_eq!(ask(directory.path()), (1, vec![]));
    assert_eq!(ask(directory.path()), (0, vec![]));
}

#[test]
fn every_damaged_byte_is_noticed_and_mended() {
    let directory = tempfile::tempdir().unwrap();
    ask(directory.path());
    let good = fs::read(file(directory.path())).unwrap();
    let places = [0, 7, 8, 15, 16, 20, 24, 30, 4000, 4095, 4096, 5000, good.len() - 1];
    for place in places {
        let mut bad = good.clone();
        bad[place] ^= 0x10;
        fs::write(file(directory.path()), &bad).unwrap();
        let (made, notices) = ask(directory.path());
        assert_eq!((made, notices.len()), (1, 1), "byte {place}: {notices:?}");
        assert_eq!(fs::read(file(directory.path())).unwrap(), good, "byte {place}");
    }
}

#[test]
fn truncated_foreign_and_other_files_are_replaced() {
    let directory = tempfile::tempdir().unwrap();
    ask(directory.path());
    let good = fs::read(file(directory.path())).unwrap();
    let mut longer = good.clone();
    longer.push(0);
    let files: [&[u8]; 7] = [
        b"",
        b"a shopping list",
        &good[..100],
        &good[..4096],
        &good[..good.len() - 1],
        &longer,
        &[0; 50_000],
    ];
    for bad in files {
        fs::write(file(directory.path()), bad).unwrap();
        assert_eq!(ask(directory.path()).0, 1, "{} bytes", bad.len());
    }
    let mut other = fs::File::create(file(directory.path())).unwrap();
    Tablebase::write("other numbers", &numbers(), &mut other).unwrap();
    assert!(matches!(Tablebase::open(&file(directory.path()), IDENTITY), Err(TablebaseError::Other)));
    let (made, notices) = ask(directory.path());
    assert_eq!((made, notices.len()), (1, 1));
    assert!(notices[0].contains("something else"), "{notices:?}");
}

#[test]
fn of_many_at_once_one_makes_the_table() {
    const ASKING: usize = 8;
    let directory = tempfile::tempdir().unwrap();
    let (made, waited, barrier) = (AtomicUsize::new(0), AtomicUsize::new(0), Barrier::new(ASKING));
    thread::scope(|scope| {
        for _ in 0..ASKING {
            scope.spawn(|| {
                barrier.wait();
                let notify = |notice: CacheNotice<'_>| {
                    waited
                        .fetch_add(usize::from(matches!(notice, CacheNotice::Waiting(_))), Ordering::Relaxed);
                };
                let cached = Cache::at(directory.path()).tablebase(NAME, IDENTITY, &notify, || {
                    made.fetch_add(1, Ordering::Relaxed);
                    thread::sleep(Duration::from_millis(200));
                    numbers()
                });
                assert_eq!(cached.tablebase.numbers(), numbers());
            });
        }
    });
    assert_eq!(made.into_inner(), 1);
    assert!(waited.into_inner() >= 1, "somebody was told to wait");
    let left: Vec<_> =
        fs::read_dir(directory.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "the table and its lock: {left:?}");
}

#[test]
fn what_killed_programs_left_behind_is_removed() {
    let directory = tempfile::tempdir().unwrap();
    let leftover = directory.path().join(format!(".{NAME}.unfinished-abc"));
    fs::write(&leftover, b"half a table").unwrap();
    ask(directory.path());
    assert!(!leftover.exists());
}

#[test]
fn without_a_place_to_write_the_table_is_made_in_memory() {
    let directory = tempfile::tempdir().unwrap();
    let blocked = directory.path().join("a file");
    fs::write(&blocked, b"not a directory").unwrap();
    let told = RefCell::new(0);
    let notify = |notice: CacheNotice<'_>| {
        *told.borrow_mut() += u8::from(matches!(notice, CacheNotice::NotStored(..)))
    };
    let cached = Cache::at(blocked.join("tables")).tablebase(NAME, IDENTITY, &notify, numbers);
    assert_eq!((cached.tablebase.numbers(), cached.path, cached.computed), (&*numbers(), None, true));
    assert_eq!(told.into_inner(), 1);
    let cached = Cache::nowhere().tablebase(NAME, IDENTITY, &|notice| panic!("{notice}"), numbers);
    assert_eq!((cached.tablebase.numbers(), cached.path, cached.computed), (&*numbers(), None, true));
}

#[test]
fn anew_replaces_what_is_there() {
    let directory = tempfile::tempdir().unwrap();
    ask(directory.path());
    let cached = Cache::at(directory.path()).recomputing(true).tablebase(NAME, IDENTITY, &|_| {}, numbers);
    assert!(cached.computed);
    assert_eq!(ask(directory.path()).0, 0);
}
