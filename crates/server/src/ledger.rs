//! Group commit: many steps, one sync; and nobody hears of a step before it is on the disk.
//!
//! Rooms change their state at once and hand over what is to be stored together with what is to be said
//! about it. One task stores everything that has come in since its last commit in one transaction, then lets
//! the messages go, in order. Everything that is said to somebody at a table goes this way, also what needs no storing:
//! an answer, a reaction or a warning of the clock comes neither before the step it follows nor after a later one. Only
//! `too_fast` does not, which says nothing about the table and must cost nothing; and what is said before somebody is at
//! a table, or with the end of a socket. Should the storage fail, what was not stored has never been seen by anybody: the rooms are
//! given up, and play pauses. After a while, each time a longer one, something is written to see whether that can be
//! done again; then the rooms can be read again, and play goes on.

mod progress;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::{Instant, sleep_until, timeout};

use self::progress::{Arrivals, Progress};
use crate::log_limit::LogLimit;
use crate::metrics::Metrics;
use crate::outbox::{OutgoingMessage, send_all};
use crate::store::{Store, StoreError, Write};

/// The most entries that are stored at once.
const MOST_AT_ONCE: usize = 4096;
/// With so many entries waiting, those who bring more have to wait.
const MOST_WAITING_ENTRIES: u64 = 20_000;

/// How long play pauses after a first failure; each failure that follows before something could be stored doubles it.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
/// How long it pauses at most before the next attempt.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);
/// How often at most something is written only to see whether it can be.
const PROBE_EVERY: Duration = Duration::from_secs(1);
/// How long that may take.
const PROBE_TIME: Duration = Duration::from_secs(5);
/// How often at most the log says that the storage fails.
const LOG_EVERY: Duration = Duration::from_secs(10);

/// What is to be stored, and what is to be said when it is.
#[derive(Default)]
pub struct Entry {
    /// What is to be stored.
    pub writes: Vec<Write>,
    /// What is to be said.
    pub outgoing: Vec<OutgoingMessage>,
    /// Told when it is stored; dropped if it could not be.
    pub done: Option<oneshot::Sender<()>>,
}

/// The way to the task that stores.
#[derive(Clone)]
pub struct Ledger {
    entries: mpsc::UnboundedSender<(u64, Entry)>,
    shared: Arc<Shared>,
}

struct Shared {
    progress: Progress,
    /// When it was tried last whether something can be stored, and whether it could.
    tried: Mutex<Option<(Instant, bool)>>,
}

impl Ledger {
    /// Starts the task. `give_up` is called when something could not be stored: it lets go of all rooms. From just
    /// before that until the storage takes something again [`Ledger::is_paused`] is true, and no new room may come.
    pub fn start(
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
        give_up: impl Fn() + Send + 'static,
    ) -> Ledger {
        let (entries, queue) = mpsc::unbounded_channel();
        let shared =
            Arc::new(Shared { progress: Progress::new(MOST_WAITING_ENTRIES), tried: Mutex::new(None) });
        let task = Task {
            store,
            metrics,
            queue,
            shared: Arc::clone(&shared),
            arrivals: Arrivals::default(),
            give_up,
            pause: FIRST_PAUSE,
            log: LogLimit::new(LOG_EVERY),
        };
        tokio::spawn(task.run());
        Ledger { entries, shared }
    }

    /// Hands something over; its number is returned.
    pub fn enter(&self, entry: Entry) -> u64 {
        let number = self.shared.progress.enter();
        // The task ends with the last sender only.
        let _ = self.entries.send((number, entry));
        number
    }

    /// Whether the entry with this number has been dealt with.
    pub fn is_stored(&self, number: u64) -> bool {
        self.shared.progress.is_stored(number)
    }

    /// Whether play pauses because something could not be stored, and nothing has been since.
    pub fn is_paused(&self) -> bool {
        self.shared.progress.is_paused()
    }

    /// Whether the storage takes what it is given: something is written to it to find out. Everybody who asks within a
    /// second gets the same answer.
    pub async fn can_store(&self) -> bool {
        let mut tried = self.shared.tried.lock().await;
        if self.is_paused() {
            return false;
        }
        if let Some((at, committed)) = *tried
            && at.elapsed() < PROBE_EVERY
        {
            return committed;
        }
        let (done, stored) = oneshot::channel();
        self.enter(Entry { writes: vec![Write::Probe], done: Some(done), ..Entry::default() });
        let committed = matches!(timeout(PROBE_TIME, stored).await, Ok(Ok(())));
        *tried = Some((Instant::now(), committed));
        committed
    }

    /// Waits until everything handed over so far has been dealt with.
    pub async fn flush(&self) {
        let (done, stored_up_to) = oneshot::channel();
        self.enter(Entry { done: Some(done), ..Entry::default() });
        // Dropped without a word, it could not be stored: that has been said elsewhere.
        let _ = stored_up_to.await;
    }

    /// Waits while too much is under way.
    pub async fn has_room(&self) {
        self.shared.progress.has_room().await;
    }
}

/// The task that stores.
struct Task<G> {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
    queue: mpsc::UnboundedReceiver<(u64, Entry)>,
    shared: Arc<Shared>,
    arrivals: Arrivals,
    give_up: G,
    /// How long the next pause is.
    pause: Duration,
    log: LogLimit,
}

impl<G: Fn()> Task<G> {
    async fn run(mut self) {
        let mut batch = Vec::new();
        let mut stored = Vec::new();
        loop {
            // What is stored waits to be told only until the next commit has been started.
            if stored.is_empty() {
                self.queue.recv_many(&mut batch, MOST_AT_ONCE).await;
            } else {
                let queue = &mut self.queue;
                batch.extend(std::iter::from_fn(|| queue.try_recv().ok()).take(MOST_AT_ONCE));
            }
            if batch.is_empty() {
                if stored.is_empty() {
                    return;
                }
                tell(&mut stored);
                continue;
            }
            let last = self.arrivals.note(batch.iter().map(|(number, _)| *number));
            batch.retain(|(number, _)| !self.shared.progress.is_abandoned(*number));
            let writes: Vec<Write> = batch.iter_mut().flat_map(|(_, entry)| entry.writes.drain(..)).collect();
            let count = writes.len() as u64;
            let begun = Instant::now();
            let store = &self.store;
            let store_all = async { if writes.is_empty() { Ok(()) } else { store.append(writes).await } };
            let (result, ()) = tokio::join!(biased; store_all, async { tell(&mut stored) });
            match result {
                Ok(()) => {
                    if count > 0 {
                        self.metrics.committed(count, begun.elapsed());
                        self.pause = FIRST_PAUSE;
                    }
                    std::mem::swap(&mut batch, &mut stored);
                    self.shared.progress.mark_stored(last);
                }
                Err(error) => {
                    batch.clear();
                    self.give_up_all(&error);
                    self.shared.progress.mark_stored(last);
                    if !self.recover().await {
                        return;
                    }
                }
            }
        }
    }

    /// Notes that nothing can be stored, in the log not every time.
    fn has_failed(&self, error: &StoreError) {
        self.metrics.storage_failures.add(1);
        if let Some(unsaid) = self.log.pass() {
            tracing::error!(%error, unsaid, "nothing can be stored: play pauses until it can");
        }
    }

    /// Lets go of everything that stands on what has been lost.
    fn give_up_all(&self, error: &StoreError) {
        self.has_failed(error);
        self.shared.progress.give_up(&self.give_up);
    }

    /// Waits until the storage takes something again; `false` if nobody is left to wait for it. Whatever is handed
    /// over meanwhile is dropped.
    async fn recover(&mut self) -> bool {
        loop {
            let until = Instant::now() + self.pause;
            self.pause = LONGEST_PAUSE.min(2 * self.pause);
            loop {
                tokio::select! {
                    biased;
                    () = sleep_until(until) => break,
                    entry = self.queue.recv() => match entry {
                        Some((number, _)) => self.shared.progress.mark_stored(self.arrivals.note([number])),
                        None => return false,
                    },
                }
            }
            match self.store.append(vec![Write::Probe]).await {
                Ok(()) => {
                    tracing::info!("storage works again: play goes on");
                    self.shared.progress.go_on();
                    return true;
                }
                Err(error) => self.has_failed(&error),
            }
        }
    }
}

/// Says what is to be said of entries that are stored, in order.
fn tell(stored: &mut Vec<(u64, Entry)>) {
    send_all(stored.iter_mut().flat_map(|(_, entry)| entry.outgoing.drain(..)));
    for done in stored.drain(..).filter_map(|(_, entry)| entry.done) {
        // Whoever has stopped waiting need not be told.
        let _ = done.send(());
    }
}
