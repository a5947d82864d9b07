//! What a disk would have if the power went now, and which operation fails next.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use table::mix::{GOLDEN_GAMMA, splitmix64};

use crate::vfs;

/// Disks write so much at once, or nothing.
const SECTOR: usize = 512;

/// How often operations fail: of a thousand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Faults {
    /// Reads that fail.
    pub reads: u32,
    /// Writes that fail, fall short, or find the disk full.
    pub writes: u32,
    /// Syncs that fail.
    pub syncs: u32,
    /// After how many operations the power goes, if it does.
    pub power_after: Option<u64>,
}

/// Something that has not been synced yet.
enum Pending {
    Write(usize, Vec<u8>),
    Truncate(usize),
}

impl Pending {
    fn apply(&self, contents: &mut Vec<u8>, most: usize) {
        match self {
            Pending::Write(offset, bytes) => {
                let bytes = &bytes[..most.min(bytes.len())];
                let end = offset + bytes.len();
                if contents.len() < end {
                    contents.resize(end, 0);
                }
                contents[*offset..end].copy_from_slice(bytes);
            }
            Pending::Truncate(size) => contents.resize(*size, 0),
        }
    }
}

/// A file as the disk has it.
struct File {
    synced: Vec<u8>,
    pending: Vec<Pending>,
}

#[derive(Default)]
struct State {
    files: HashMap<PathBuf, File>,
    faults: Faults,
    random: u64,
    operations: u64,
    has_power: bool,
}

static STATE: Mutex<Option<State>> = Mutex::new(None);

fn state() -> MutexGuard<'static, Option<State>> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

impl State {
    /// The next of a sequence of numbers that depends on the seed alone.
    fn next(&mut self) -> u64 {
        let next = splitmix64(self.random);
        self.random = self.random.wrapping_add(GOLDEN_GAMMA);
        next
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound.max(1)
    }

    /// Counts an operation; `false` if there is no power for it.
    fn count(&mut self) -> bool {
        self.operations += 1;
        if self.faults.power_after.is_some_and(|most| self.operations > most) {
            self.has_power = false;
        }
        self.has_power
    }

    fn fails(&mut self, of_thousand: u32) -> bool {
        self.below(1000) < u64::from(of_thousand)
    }
}

/// What becomes of an operation.
pub(crate) enum Outcome {
    Done,
    /// Only so many bytes are written, and it fails.
    Short(usize),
    /// It fails as if there were no room left.
    Full,
    Failed,
}

/// The disk, for whoever tests on it.
pub struct Disk(());

impl Disk {
    /// Puts the disk between SQLite and the operating system. It has power and no faults.
    pub fn install() -> Disk {
        vfs::install();
        *state() = Some(State { has_power: true, ..State::default() });
        Disk(())
    }

    /// From now on operations fail so often, in a way that depends on the seed alone.
    pub fn set_faults(&self, seed: u64, faults: Faults) {
        if let Some(state) = state().as_mut() {
            (state.faults, state.random, state.operations) = (faults, seed, 0);
        }
    }

    /// Whether the power has gone: nothing is written any more.
    pub fn is_dead(&self) -> bool {
        state().as_ref().is_some_and(|state| !state.has_power)
    }

    /// The power goes now, if it has not: nothing is written any more.
    pub fn cut_power(&self) {
        if let Some(state) = state().as_mut() {
            state.has_power = false;
        }
    }

    /// The power comes back. Of what was not synced the disk has some and not the rest, by the seed; no database may
    /// be open. There are no faults then.
    pub fn restore_power(&self, seed: u64) -> std::io::Result<()> {
        let mut locked = state();
        let Some(state) = locked.as_mut() else { return Ok(()) };
        state.random = seed;
        // In an order that is the same every time.
        let mut files: Vec<(PathBuf, File)> = state.files.drain().collect();
        files.sort_by(|(one, _), (other, _)| one.cmp(other));
        for (path, File { synced: mut contents, pending }) in files {
            // Often the disk has kept to the order, and lost what came last.
            let in_order = state.below(2) == 0;
            let kept = state.below(pending.len() as u64 + 1) as usize;
            for (number, operation) in pending.iter().enumerate() {
                let most = match state.below(4) {
                    _ if in_order && number < kept => usize::MAX,
                    _ if in_order && number > kept => 0,
                    0 => 0,
                    1 => SECTOR * state.below(9) as usize,
                    _ => usize::MAX,
                };
                if most > 0 {
                    operation.apply(&mut contents, most);
                }
            }
            if path.exists() {
                std::fs::write(&path, &contents)?;
            }
        }
        (state.has_power, state.faults) = (true, Faults::default());
        Ok(())
    }
}

/// A file was opened; what is there by then is synced.
pub(crate) fn opened(path: &Path) {
    if let Some(state) = state().as_mut()
        && !state.files.contains_key(path)
    {
        let synced = std::fs::read(path).unwrap_or_default();
        state.files.insert(path.to_owned(), File { synced, pending: Vec::new() });
    }
}

/// A file is to be removed.
pub(crate) fn remove(path: &Path) -> Outcome {
    let mut state = state();
    let Some(state) = state.as_mut() else { return Outcome::Done };
    if !state.count() {
        return Outcome::Failed;
    }
    state.files.remove(path);
    Outcome::Done
}

/// Something is to be read.
pub(crate) fn read() -> Outcome {
    let mut state = state();
    let Some(state) = state.as_mut() else { return Outcome::Done };
    let failing = state.faults.reads;
    if !state.has_power || state.fails(failing) { Outcome::Failed } else { Outcome::Done }
}

/// Something is to be written.
pub(crate) fn write(path: &Path, offset: usize, bytes: &[u8]) -> Outcome {
    let mut state = state();
    let Some(state) = state.as_mut() else { return Outcome::Done };
    let had_power = state.has_power;
    let failing = state.faults.writes;
    let (outcome, written) = if !state.count() {
        // The last write before the power goes may be a part of one.
        let part = if had_power { state.below(bytes.len() as u64 + 1) as usize } else { 0 };
        (Outcome::Short(part), part)
    } else if !state.fails(failing) {
        (Outcome::Done, bytes.len())
    } else {
        match state.below(3) {
            0 => (Outcome::Failed, 0),
            1 => (Outcome::Full, 0),
            _ => {
                let part = state.below(bytes.len() as u64) as usize;
                (Outcome::Short(part), part)
            }
        }
    };
    if written > 0
        && let Some(file) = state.files.get_mut(path)
    {
        file.pending.push(Pending::Write(offset, bytes[..written].to_vec()));
    }
    outcome
}

/// A file is to be cut.
pub(crate) fn truncate(path: &Path, size: usize) -> Outcome {
    let mut state = state();
    let Some(state) = state.as_mut() else { return Outcome::Done };
    let failing = state.faults.writes;
    if !state.count() || state.fails(failing) {
        return Outcome::Failed;
    }
    if let Some(file) = state.files.get_mut(path) {
        file.pending.push(Pending::Truncate(size));
    }
    Outcome::Done
}

/// A file is to be synced.
pub(crate) fn sync(path: &Path) -> Outcome {
    let mut state = state();
    let Some(state) = state.as_mut() else { return Outcome::Done };
    if !state.count() {
        return Outcome::Failed;
    }
    let failing = state.faults.syncs;
    let (fails, forgets) = (state.fails(failing), state.below(2) == 0);
    let Some(file) = state.files.get_mut(path) else { return Outcome::Done };
    if !fails {
        for operation in file.pending.drain(..) {
            operation.apply(&mut file.synced, usize::MAX);
        }
        return Outcome::Done;
    }
    // After a sync that failed, Linux takes what it could not write for written: the next sync does not try again.
    if forgets {
        file.pending.clear();
    }
    Outcome::Failed
}
