//! How far the storing has come: what was handed over, what of it has been dealt with, and whether play pauses. Many
//! tasks ask; apart from the ledger, so that a test can try out the orders in which they may come.

use std::collections::BTreeSet;

use tokio::sync::Notify;

use crate::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// What those who hand entries over share with the task that stores them.
pub(crate) struct Progress {
    /// With so many entries waiting, those who bring more have to wait.
    most_waiting: u64,
    /// How many entries have been handed over.
    entered: AtomicU64,
    /// Up to which number they have been dealt with.
    stored_up_to: AtomicU64,
    /// Entries up to this number are not stored any more: their rooms were given up.
    abandoned: AtomicU64,
    /// Whether play pauses because the storage has failed. Only a commit ends it.
    paused: AtomicBool,
    room_again: Notify,
}

impl Progress {
    /// Nothing has been handed over yet.
    pub(crate) fn new(most_waiting: u64) -> Progress {
        Progress {
            most_waiting,
            entered: AtomicU64::new(0),
            stored_up_to: AtomicU64::new(0),
            abandoned: AtomicU64::new(0),
            paused: AtomicBool::new(false),
            room_again: Notify::new(),
        }
    }

    /// The number of an entry that is about to be handed over.
    pub(crate) fn enter(&self) -> u64 {
        self.entered.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Notes that the entries up to this number have been dealt with.
    pub(crate) fn mark_stored(&self, last: u64) {
        self.stored_up_to.fetch_max(last, Ordering::Release);
        self.room_again.notify_waiters();
    }

    /// Whether the entry with this number has been dealt with.
    pub(crate) fn is_stored(&self, number: u64) -> bool {
        self.stored_up_to.load(Ordering::Acquire) >= number
    }

    /// Whether the entry with this number is not to be stored any more.
    pub(crate) fn is_abandoned(&self, number: u64) -> bool {
        number <= self.abandoned.load(Ordering::Acquire)
    }

    /// Pauses play because something could not be stored: first nobody can come in, then all go; what they have
    /// handed over until then is never stored.
    pub(crate) fn give_up(&self, let_go: impl Fn()) {
        self.paused.store(true, Ordering::Release);
        let_go();
        self.abandoned.store(self.entered.load(Ordering::Acquire), Ordering::Release);
    }

    /// Ends the pause.
    pub(crate) fn go_on(&self) {
        self.paused.store(false, Ordering::Release);
    }

    /// Whether play pauses because something could not be stored, and nothing has been since.
    pub(crate) fn is_paused(&self) -> bool {
        self.paused.load(Ordering::Acquire)
    }

    /// Waits while too much is under way.
    pub(crate) async fn has_room(&self) {
        while self.is_full() {
            let freed = self.room_again.notified();
            if self.is_full() {
                freed.await;
            }
        }
    }

    fn is_full(&self) -> bool {
        // What is settled is counted first: it is never more than what was entered by then.
        let stored_up_to = self.stored_up_to.load(Ordering::Relaxed);
        self.entered.load(Ordering::Relaxed).saturating_sub(stored_up_to) >= self.most_waiting
    }
}

/// Which entries have come to the task that stores. They may overtake one another between being numbered and being
/// handed over, and one that has been overtaken has not been dealt with.
#[derive(Default)]
pub(crate) struct Arrivals {
    /// Every entry up to this number has come.
    up_to: u64,
    /// Those that have come before others with lower numbers.
    early: BTreeSet<u64>,
}

impl Arrivals {
    /// Notes that these have come; up to which number all have.
    pub(crate) fn note(&mut self, numbers: impl IntoIterator<Item = u64>) -> u64 {
        for number in numbers {
            if number == self.up_to + 1 {
                self.up_to = number;
                while self.early.remove(&(self.up_to + 1)) {
                    self.up_to += 1;
                }
            } else {
                self.early.insert(number);
            }
        }
        self.up_to
    }
}
