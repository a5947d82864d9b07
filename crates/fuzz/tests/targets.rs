//! The fuzz targets: `cargo test` replays the kept corpus of each, all of it, and changes it at random for a while;
//! `scripts/fuzz` goes on for as long as one likes, guided by coverage, and adds to the corpus what it finds.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// How many random inputs each target gets in the tests, beside its corpus.
const ITERATIONS: usize = 10_000;

macro_rules! targets {
    ($($target:ident),* $(,)?) => {
        $(
            #[test]
            fn $target() {
                let corpus = Corpus::of(stringify!($target));
                bolero::check!()
                    .with_iterations(ITERATIONS)
                    .for_each(|bytes: &[u8]| corpus.visit(bytes, fuzz::$target));
                corpus.is_replayed();
            }
        )*

        #[test]
        fn every_corpus_has_its_target() {
            let targets = BTreeSet::from([$(stringify!($target).to_owned()),*]);
            let folders = fs::read_dir(Path::new(CORPORA)).unwrap();
            let folders: BTreeSet<String> =
                folders.map(|folder| folder.unwrap().file_name().into_string().unwrap()).collect();
            assert_eq!(folders, targets);
        }
    };
}

targets!(records, conversations, positions, material, requests, stored_tables);

/// Where bolero, too, looks for what a target is to be given first.
const CORPORA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/__fuzz__");

/// The inputs that are kept for a target, and which of them it has not been given yet.
struct Corpus {
    kept: Vec<Vec<u8>>,
    unseen: Mutex<BTreeSet<Vec<u8>>>,
}

impl Corpus {
    fn of(target: &str) -> Corpus {
        let files = fs::read_dir(Path::new(CORPORA).join(target).join("corpus")).into_iter().flatten();
        let mut kept: Vec<Vec<u8>> = files.map(|file| fs::read(file.unwrap().path()).unwrap()).collect();
        kept.sort();
        Corpus { unseen: Mutex::new(kept.iter().cloned().collect()), kept }
    }

    /// Gives the target an input; in the tests also something kept, changed as the input says. The fuzzer changes what
    /// is kept by itself, and better.
    fn visit(&self, bytes: &[u8], target: fn(&str)) {
        target(&String::from_utf8_lossy(bytes));
        if cfg!(fuzzing) {
            return;
        }
        self.unseen.lock().unwrap_or_else(PoisonError::into_inner).remove(bytes);
        if let [which, change, changes @ ..] = bytes
            && !self.kept.is_empty()
        {
            let which = usize::from(u16::from_le_bytes([*which, *change])) % self.kept.len();
            // Few changes lead deeper than many.
            let changes = &changes[..changes.len().min(3 * usize::from(change % 8))];
            target(&String::from_utf8_lossy(&changed(&self.kept[which], changes)));
        }
    }

    /// Everything that is kept was given to the target, and something is kept.
    fn is_replayed(&self) {
        assert!(!self.kept.is_empty(), "this target has no corpus");
        let unseen = self.unseen.lock().unwrap_or_else(PoisonError::into_inner);
        assert!(unseen.is_empty(), "{} of {} inputs were not replayed", unseen.len(), self.kept.len());
    }
}

/// Overwrites, cuts and repeats parts of an input.
fn changed(input: &[u8], changes: &[u8]) -> Vec<u8> {
    let mut changed = input.to_vec();
    for change in changes.chunks_exact(3) {
        let place = usize::from(change[0]) * changed.len().max(1) / 256;
        match change[1] % 4 {
            0 if place < changed.len() => changed[place] = change[2],
            1 if place < changed.len() => drop(changed.remove(place)),
            2 => changed.insert(place.min(changed.len()), change[2]),
            _ => {
                let part: Vec<u8> =
                    changed.iter().skip(place).take(usize::from(change[2] % 16)).copied().collect();
                changed.extend(part);
            }
        }
    }
    changed
}
