//! Making bots ready: one thread for what is quick and one for what is not, the cheapest first, bounded in
//! states, time and number, and given up when nobody wants it any more.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use bots::{SolveContext, Unsolvable};
use solve::Cache;
use tokio::sync::watch;
use tokio::time::Instant;

use super::kinds::{Kinds, Stage};
use super::question::{Kind, KindId, Prepare, Question, ReadyPlayers};
use super::{Client, Limits, Mode, READY_WITHIN};
use crate::lock::lock;

/// What has at most so many states to solve is quick: the printed material, but for Qwixx alone, and what a visitor
/// brings that is not much larger.
const QUICK_STATES: u64 = 120_000;

/// How long a kind that found no room in the queue is not tried again.
const RETRY_AFTER: Duration = Duration::from_secs(10);

/// How many clients of one preparation are kept in mind.
const CLIENTS_KEPT: usize = 16;

/// What there is for a question.
pub(super) enum Lookup {
    /// The bots are ready.
    Ready(ReadyPlayers),
    /// They need not or cannot be prepared.
    Simpler,
    /// They are being prepared.
    Preparing(Arc<Preparing>),
}

/// A preparation that waits or is under way.
pub(super) struct Preparing {
    kind: Kind,
    since: Instant,
    clients: Mutex<Vec<Client>>,
    finished: watch::Sender<bool>,
    has_been_logged: AtomicBool,
}

impl Preparing {
    fn new(kind: Kind) -> Preparing {
        Preparing {
            kind,
            since: Instant::now(),
            clients: Mutex::default(),
            finished: watch::Sender::new(false),
            has_been_logged: AtomicBool::new(false),
        }
    }

    fn add(&self, client: &Client) {
        let mut clients = lock(&self.clients);
        clients.retain(|known| known.strong_count() > 0 && !known.ptr_eq(client));
        if clients.len() < CLIENTS_KEPT {
            clients.push(client.clone());
        }
    }

    /// Printed material is always wanted: there will be other tables.
    fn is_wanted(&self) -> bool {
        !self.kind.has_own_material || lock(&self.clients).iter().any(|client| client.strong_count() > 0)
    }

    /// What comes first: printed material, and the cheapest.
    fn order(&self) -> (bool, u64) {
        (self.kind.has_own_material, self.kind.states)
    }
}

/// A preparation with what it does.
struct Job {
    preparing: Arc<Preparing>,
    prepare: Prepare,
}

/// Preparations that are done one after the other.
#[derive(Default)]
struct Lane {
    waiting: Vec<Job>,
    /// Whether somebody works through them.
    is_working: bool,
    /// Whether one of them is under way.
    is_preparing: bool,
}

impl Lane {
    fn next(&mut self) -> Option<Job> {
        let first = (0..self.waiting.len()).min_by_key(|place| self.waiting[*place].preparing.order())?;
        Some(self.waiting.remove(first))
    }

    /// Makes room: the dearest preparation of a visitor's own material goes, of equals the newest.
    fn drop_dearest(&mut self) -> Option<Job> {
        let own = |place: &usize| self.waiting[*place].preparing.kind.has_own_material;
        let last =
            (0..self.waiting.len()).filter(own).max_by_key(|place| self.waiting[*place].preparing.order())?;
        Some(self.waiting.remove(last))
    }
}

#[derive(Default)]
struct State {
    kinds: Kinds,
    quick: Lane,
    slow: Lane,
}

impl State {
    fn lane(&mut self, is_quick: bool) -> &mut Lane {
        if is_quick { &mut self.quick } else { &mut self.slow }
    }
}

/// Why a preparation has come to nothing.
enum PreparationError {
    Unwanted,
    TookTooLong,
    Unsolvable(Unsolvable),
    Panicked,
}

/// All preparations of a server.
pub(super) struct Preparations {
    cache: Cache,
    limits: Limits,
    mode: Mode,
    is_closed: AtomicBool,
    state: Mutex<State>,
}

impl Preparations {
    pub(super) fn new(cache: Cache, limits: Limits, mode: Mode) -> Preparations {
        Preparations { cache, limits, mode, is_closed: AtomicBool::new(false), state: Mutex::default() }
    }

    /// Gives up what is under way and what waits.
    pub(super) fn close(&self) {
        self.is_closed.store(true, Ordering::SeqCst);
        let mut state = lock(&self.state);
        let State { kinds, quick, slow } = &mut *state;
        for Job { preparing, .. } in quick.waiting.drain(..).chain(slow.waiting.drain(..)) {
            kinds.remove(&preparing.kind.id);
            preparing.finished.send_replace(true);
        }
    }

    pub(super) fn own_material_bytes(&self) -> usize {
        lock(&self.state).kinds.own_material_bytes()
    }

    pub(super) fn preparing(&self) -> usize {
        let state = lock(&self.state);
        let jobs = |lane: &Lane| lane.waiting.len() + usize::from(lane.is_preparing);
        jobs(&state.quick) + jobs(&state.slow)
    }

    /// How many preparations wait, without those under way.
    #[cfg(test)]
    pub(super) fn waiting(&self) -> usize {
        let state = lock(&self.state);
        state.quick.waiting.len() + state.slow.waiting.len()
    }

    /// Whether anything is known about a kind of table.
    #[cfg(test)]
    pub(super) fn knows(&self, id: &KindId) -> bool {
        lock(&self.state).kinds.used(id).is_some()
    }

    /// What there is for a question; what is not there is prepared from now on, if it can be.
    pub(super) fn request(self: &Arc<Preparations>, question: &Question, client: Client) -> Lookup {
        if !question.needs_preparation() || self.is_closed.load(Ordering::SeqCst) {
            return Lookup::Simpler;
        }
        let id = question.id();
        if let Some(known) = lookup(&mut lock(&self.state), &id, &client) {
            return known;
        }
        let kind = question.kind();
        let is_quick = kind.states <= QUICK_STATES;
        let found = self.enqueue(kind, question, &client);
        self.start_work(is_quick);
        // Where work is done at once, it is done now.
        lookup(&mut lock(&self.state), &id, &client).unwrap_or(found)
    }

    /// Waits until a preparation is finished, but no longer than the bot is waited for.
    pub(super) async fn wait(&self, preparing: Arc<Preparing>) -> Option<ReadyPlayers> {
        let mut finished = preparing.finished.subscribe();
        // In time or not: what counts is how far it is then.
        let _ = tokio::time::timeout_at(preparing.since + READY_WITHIN, finished.wait_for(|is| *is)).await;
        match lock(&self.state).kinds.used(&preparing.kind.id) {
            Some(Stage::Ready(players)) => Some(players.clone()),
            Some(Stage::Preparing(_)) => {
                if !preparing.has_been_logged.swap(true, Ordering::Relaxed) {
                    tracing::info!(
                        "the bots play {} by rules of thumb until they are ready",
                        preparing.kind.name
                    );
                }
                None
            }
            Some(Stage::Unavailable(_)) | None => None,
        }
    }

    /// Puts a preparation into its queue, unless it is too large or somebody else was faster.
    fn enqueue(&self, kind: Kind, question: &Question, client: &Client) -> Lookup {
        let mut state = lock(&self.state);
        if let Some(known) = lookup(&mut state, &kind.id, client) {
            return known;
        }
        let Kind { id, has_own_material, states, .. } = kind;
        let most = self.limits.states;
        if has_own_material && states > most {
            tracing::info!(states, most, "the bots play {} by rules of thumb: it is too large", kind.name);
            state.kinds.set(id, true, Stage::Unavailable(None), &self.limits);
            return Lookup::Simpler;
        }
        let preparing = Arc::new(Preparing::new(kind));
        preparing.add(client);
        let stage = Stage::Preparing(Arc::clone(&preparing));
        state.kinds.set(id, has_own_material, stage, &self.limits);
        let lane = state.lane(states <= QUICK_STATES);
        lane.waiting.push(Job { preparing: Arc::clone(&preparing), prepare: question.prepare() });
        if lane.waiting.len() > self.limits.waiting
            && let Some(dropped) = lane.drop_dearest()
        {
            let stage = Stage::Unavailable(Some(Instant::now() + RETRY_AFTER));
            let Preparing { kind, finished, .. } = &*dropped.preparing;
            tracing::info!(
                "the bots play {} by rules of thumb: too many others are being prepared",
                kind.name
            );
            state.kinds.set(kind.id, true, stage, &self.limits);
            finished.send_replace(true);
        }
        Lookup::Preparing(preparing)
    }

    /// Has somebody work through a queue, unless somebody does already.
    fn start_work(self: &Arc<Preparations>, is_quick: bool) {
        {
            let mut state = lock(&self.state);
            let lane = state.lane(is_quick);
            if lane.is_working || lane.waiting.is_empty() {
                return;
            }
            lane.is_working = true;
        }
        if self.mode == Mode::Inline {
            return self.work(is_quick);
        }
        let preparations = Arc::clone(self);
        let worker = thread::Builder::new().name("bot-preparation".to_owned());
        // The thread is not waited for: it gives up when the server stops, and holds nothing until then.
        if let Err(error) = worker.spawn(move || preparations.work(is_quick)) {
            tracing::warn!(%error, "no thread for preparing bots: they play by rules of thumb");
            lock(&self.state).lane(is_quick).is_working = false;
        }
    }

    /// Works through a queue to its end.
    fn work(&self, is_quick: bool) {
        loop {
            let Some(Job { preparing, prepare }) = self.next_job(is_quick) else { return };
            let outcome = if preparing.is_wanted() {
                self.prepare(&preparing, prepare)
            } else {
                Err(PreparationError::Unwanted)
            };
            self.finish(&preparing, outcome);
        }
    }

    fn next_job(&self, is_quick: bool) -> Option<Job> {
        let mut state = lock(&self.state);
        let lane = state.lane(is_quick);
        let job = lane.next();
        lane.is_preparing = job.is_some();
        lane.is_working &= lane.is_preparing;
        job
    }

    fn prepare(&self, preparing: &Preparing, prepare: Prepare) -> Result<ReadyPlayers, PreparationError> {
        let is_timed = self.mode == Mode::Threads && preparing.kind.has_own_material;
        let deadline = is_timed.then(|| Instant::now() + self.limits.time);
        let is_late = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
        let cancelled = || self.is_closed.load(Ordering::SeqCst) || is_late() || !preparing.is_wanted();
        let done = AtomicU64::new(0);
        let notify = |notice: solve::CacheNotice<'_>| tracing::info!("{notice}");
        let context = SolveContext {
            cache: &self.cache,
            threads: 1,
            done: &done,
            notify: &notify,
            cancelled: &cancelled,
        };
        match catch_unwind(AssertUnwindSafe(|| prepare(context))) {
            Ok(Ok(players)) => Ok(players),
            Ok(Err(Unsolvable::Cancelled(_))) if is_late() => Err(PreparationError::TookTooLong),
            Ok(Err(Unsolvable::Cancelled(_))) => Err(PreparationError::Unwanted),
            Ok(Err(unsolvable)) => Err(PreparationError::Unsolvable(unsolvable)),
            Err(_) => Err(PreparationError::Panicked),
        }
    }

    /// Notes what has become of a preparation, and tells those who wait for it.
    fn finish(&self, preparing: &Preparing, outcome: Result<ReadyPlayers, PreparationError>) {
        let Kind { id, name, has_own_material, .. } = &preparing.kind;
        let simpler = format_args!("the bots play {name} by rules of thumb");
        let stage = match outcome {
            Ok(players) => Some(Stage::Ready(players)),
            Err(PreparationError::Unwanted) => None,
            Err(PreparationError::TookTooLong) => {
                tracing::info!("{simpler}: they were not ready within {:?}", self.limits.time);
                Some(Stage::Unavailable(None))
            }
            Err(PreparationError::Unsolvable(error)) => {
                tracing::warn!("{simpler}: {error}");
                Some(Stage::Unavailable(None))
            }
            Err(PreparationError::Panicked) => {
                tracing::error!("{simpler}: the preparation failed");
                Some(Stage::Unavailable(None))
            }
        };
        let mut state = lock(&self.state);
        match stage {
            Some(stage) => state.kinds.set(*id, *has_own_material, stage, &self.limits),
            None => state.kinds.remove(id),
        }
        preparing.finished.send_replace(true);
    }
}

/// What there is for a kind of table; `None` if it is not known, or can be tried again.
fn lookup(state: &mut State, id: &KindId, client: &Client) -> Option<Lookup> {
    match state.kinds.used(id)? {
        Stage::Ready(players) => Some(Lookup::Ready(players.clone())),
        Stage::Unavailable(until) => {
            until.is_none_or(|until| Instant::now() < until).then_some(Lookup::Simpler)
        }
        Stage::Preparing(preparing) => {
            preparing.add(client);
            Some(Lookup::Preparing(Arc::clone(preparing)))
        }
    }
}
