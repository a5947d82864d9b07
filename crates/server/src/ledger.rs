//! Group commit: many steps, one sync; and nobody hears of a step before it is on the disk.
//!
//! Rooms change their state at once and hand over what is to be stored together with what is to be said
//! about it. One task stores everything that has come in since its last commit in one transaction, then lets
//! the messages go, in order. Should the storage fail, what was not stored has never been seen by anybody:
//! the rooms are given up and read again.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use tokio::sync::{Notify, mpsc, oneshot};

use crate::metrics::Metrics;
use crate::outbox::{Mail, send_all};
use crate::store::{Store, Write};

/// The most entries that are stored at once.
const MOST_AT_ONCE: usize = 4096;
/// With more entries waiting than this, those who bring more have to wait.
const HIGH_WATER: u64 = 20_000;

/// What is to be stored, and what is to be said when it is.
#[derive(Default)]
pub struct Entry {
    /// What is to be stored.
    pub writes: Vec<Write>,
    /// What is to be said.
    pub mail: Vec<Mail>,
    /// Told when it is stored; dropped if it could not be.
    pub done: Option<oneshot::Sender<()>>,
}

/// The way to the task that stores.
#[derive(Clone)]
pub struct Ledger {
    entries: mpsc::UnboundedSender<(u64, Entry)>,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    /// How many entries have been handed over.
    entered: AtomicU64,
    /// How many of them have been dealt with.
    settled: AtomicU64,
    /// Entries up to this number are not stored any more: their rooms were given up.
    abandoned: AtomicU64,
    failed: AtomicBool,
    room_again: Notify,
}

impl Ledger {
    /// Starts the task. `give_up` is called when something could not be stored: it lets go of all rooms, calls
    /// what it is given, and only then lets new ones come.
    pub fn start(
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
        give_up: impl Fn(&dyn Fn()) + Send + 'static,
    ) -> Ledger {
        let (entries, queue) = mpsc::unbounded_channel();
        let shared = Arc::new(Shared::default());
        tokio::spawn(run(store, metrics, queue, Arc::clone(&shared), give_up));
        Ledger { entries, shared }
    }

    /// Hands something over; its number is returned.
    pub fn enter(&self, entry: Entry) -> u64 {
        let number = self.shared.entered.fetch_add(1, Ordering::Relaxed) + 1;
        // The task ends with the last sender only.
        let _ = self.entries.send((number, entry));
        number
    }

    /// Whether the entry with this number has been dealt with.
    pub fn has_settled(&self, number: u64) -> bool {
        self.shared.settled.load(Ordering::Acquire) >= number
    }

    /// Whether the last thing to be stored could not be.
    pub fn has_failed(&self) -> bool {
        self.shared.failed.load(Ordering::Relaxed)
    }

    /// Waits until everything handed over so far has been dealt with.
    pub async fn flush(&self) {
        let (done, settled) = oneshot::channel();
        self.enter(Entry { done: Some(done), ..Entry::default() });
        // Dropped without a word, it could not be stored: that has been said elsewhere.
        let _ = settled.await;
    }

    /// Waits while too much is under way.
    pub async fn has_room(&self) {
        while self.is_full() {
            let freed = self.shared.room_again.notified();
            if self.is_full() {
                freed.await;
            }
        }
    }

    fn is_full(&self) -> bool {
        // What is settled is counted first: it is never more than what was entered by then.
        let settled = self.shared.settled.load(Ordering::Relaxed);
        self.shared.entered.load(Ordering::Relaxed).saturating_sub(settled) >= HIGH_WATER
    }
}

async fn run(
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
    mut queue: mpsc::UnboundedReceiver<(u64, Entry)>,
    shared: Arc<Shared>,
    give_up: impl Fn(&dyn Fn()),
) {
    let mut batch = Vec::new();
    let mut stored = Vec::new();
    loop {
        // What is stored waits to be told only until the next commit has been started.
        if stored.is_empty() {
            queue.recv_many(&mut batch, MOST_AT_ONCE).await;
        } else {
            batch.extend(std::iter::from_fn(|| queue.try_recv().ok()).take(MOST_AT_ONCE));
        }
        let Some(last) = batch.iter().map(|(number, _)| *number).max() else {
            if stored.is_empty() {
                return;
            }
            tell(&mut stored);
            continue;
        };
        let abandoned = shared.abandoned.load(Ordering::Acquire);
        batch.retain(|(number, _)| *number > abandoned);
        let writes: Vec<Write> = batch.iter_mut().flat_map(|(_, entry)| entry.writes.drain(..)).collect();
        let count = writes.len() as u64;
        let begun = Instant::now();
        let store_all = async { if writes.is_empty() { Ok(()) } else { store.append(writes).await } };
        let (result, ()) = tokio::join!(biased; store_all, async { tell(&mut stored) });
        match result {
            Ok(()) => {
                metrics.committed(count, begun.elapsed());
                shared.failed.store(false, Ordering::Relaxed);
                std::mem::swap(&mut batch, &mut stored);
            }
            Err(error) => {
                tracing::error!(%error, "nothing can be stored; the tables are read again");
                metrics.storage_failures.add(1);
                shared.failed.store(true, Ordering::Relaxed);
                // Whatever was handed over until now stands on what has been lost.
                give_up(&|| {
                    shared.abandoned.store(shared.entered.load(Ordering::Acquire), Ordering::Release)
                });
                batch.clear();
            }
        }
        shared.settled.fetch_max(last, Ordering::Release);
        shared.room_again.notify_waiters();
    }
}

/// Says what is to be said of entries that are stored, in order.
fn tell(stored: &mut Vec<(u64, Entry)>) {
    send_all(stored.iter_mut().flat_map(|(_, entry)| entry.mail.drain(..)));
    for done in stored.drain(..).filter_map(|(_, entry)| entry.done) {
        // Whoever has stopped waiting need not be told.
        let _ = done.send(());
    }
}
