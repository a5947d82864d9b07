//! What all rooms of a server share, and the way to every room: in memory, or read from the storage.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use fair::Secret;
use solve::Cache;
use tokio::sync::oneshot;

use crate::bot_pool::{self, BotPool};
use crate::catch_up::CatchUp;
use crate::clock::WallClock;
use crate::config::Config;
use crate::identity::{PlayerId, SecureRandom, read_code};
use crate::ledger::{Entry, Ledger};
use crate::lock::lock;
use crate::metrics::Metrics;
use crate::outbox::closing;
use crate::play::{DiceMode, Event, Plan, PlanError, Play};
use crate::room::{Room, RoomRef};
use crate::store::{Key, Pseudonyms, Store, StoreError, Write};

/// How long a room without anybody stays in memory.
const KEPT_IDLE: Duration = Duration::from_secs(60);

/// The rooms in memory. Whoever holds this lock never waits for a room's.
#[derive(Default)]
struct Rooms {
    by_id: HashMap<String, RoomRef>,
    by_code: HashMap<String, String>,
}

/// What all rooms share.
pub struct Services {
    config: Config,
    store: Arc<dyn Store>,
    ledger: Ledger,
    rooms: Arc<Mutex<Rooms>>,
    closed: AtomicBool,
    bots: BotPool,
    /// What bots' random choices come from where a game has no secret.
    bot_secret: Secret,
    random: SecureRandom,
    catch_up: CatchUp,
    clock: WallClock,
    metrics: Arc<Metrics>,
}

/// What a server works with and a simulation replaces.
pub struct Parts {
    /// The bots.
    pub bots: BotPool,
    /// The source of what must not be guessed.
    pub random: SecureRandom,
    /// The time of day.
    pub clock: WallClock,
}

/// Why a table cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum TableUnavailable {
    /// There are too many.
    #[error("the server is full and cannot open more tables now: try again later")]
    Full,
    /// It cannot be set up so.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// The storage failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The storage fails, and play pauses; or the server stops.
    #[error("nothing can be saved right now: try again in a few seconds")]
    Recovering,
}

impl Services {
    /// The services of a server that keeps its things in this store.
    pub fn start(config: Config, store: Arc<dyn Store>) -> std::io::Result<Arc<Services>> {
        let parts = Parts {
            bots: BotPool::new(Cache::of_user(), bot_pool::Limits::default()),
            random: SecureRandom::new()?,
            clock: WallClock::system(),
        };
        Ok(Services::assemble(config, store, parts))
    }

    /// The same with other parts: a simulation has bots, randomness and a clock of its own.
    pub fn assemble(config: Config, store: Arc<dyn Store>, parts: Parts) -> Arc<Services> {
        let Parts { bots, random, clock } = parts;
        let rooms: Arc<Mutex<Rooms>> = Arc::default();
        let metrics: Arc<Metrics> = Arc::default();
        let all = Arc::clone(&rooms);
        let give_up = move || {
            let given_up = std::mem::take(&mut *lock(&all));
            for room in given_up.by_id.values() {
                room.lock()
                    .give_up(closing::TRY_LATER, "nothing can be saved right now: come back in a moment");
            }
        };
        Arc::new(Services {
            ledger: Ledger::start(Arc::clone(&store), Arc::clone(&metrics), give_up),
            bots,
            bot_secret: random.draw(Secret::draw),
            random,
            catch_up: CatchUp::default(),
            clock,
            config,
            store,
            rooms,
            closed: AtomicBool::new(false),
            metrics,
        })
    }

    /// How the server runs.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The storage, for reading.
    pub fn store(&self) -> &dyn Store {
        self.store.as_ref()
    }

    /// The way into the storage.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The bots.
    pub fn bots(&self) -> &BotPool {
        &self.bots
    }

    /// What bots' random choices come from where a game has no secret of its own: with real dice.
    pub(crate) fn bot_secret(&self) -> &Secret {
        &self.bot_secret
    }

    /// The source of what must not be guessed.
    pub fn random(&self) -> &SecureRandom {
        &self.random
    }

    /// The time of day.
    pub fn clock(&self) -> &WallClock {
        &self.clock
    }

    /// What somebody has missed who comes back.
    pub fn catch_up(&self) -> &CatchUp {
        &self.catch_up
    }

    /// The numbers for whoever watches the server.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// Opens a table of a plan whose secrets are drawn here; seats are given by events. Returns its name at
    /// once; nobody can know of it before it is stored.
    pub(crate) fn open_table(
        self: &Arc<Services>,
        plan: Plan,
        host: PlayerId,
        seats: Vec<Event>,
    ) -> Option<String> {
        self.create(plan, host, seats, None).ok().map(|room| room.lock().id().to_owned())
    }

    /// Opens a table, and says when it is stored.
    pub fn create(
        self: &Arc<Services>,
        mut plan: Plan,
        host: PlayerId,
        seats: Vec<Event>,
        done: Option<oneshot::Sender<()>>,
    ) -> Result<RoomRef, TableUnavailable> {
        // First whether it can be played at all: each of its games has a secret.
        plan.rules()?;
        plan.secrets = match plan.dice {
            DiceMode::Real => Vec::new(),
            _ => (0..plan.games).map(|_| self.random.draw(Secret::draw).to_string()).collect(),
        };
        let mut play = Play::new(plan)?;
        let (id, code) = (self.random.table(), self.free_code());
        let mut news = Vec::new();
        let seated =
            seats.into_iter().filter(|event| play.apply(event, &mut news).is_ok()).collect::<Vec<_>>();
        let mut writes = vec![Write::Table {
            id: id.clone(),
            code: code.clone(),
            created: self.clock.now(),
            host,
            public: play.plan().public,
            plan: protocol::json(play.plan()),
        }];
        let mut room = Room::new(id.clone(), Some(code.clone()), host, play, Arc::clone(self));
        writes.extend(room.open_with(seated));
        let room = RoomRef::new(room);
        {
            let mut rooms = lock(&self.rooms);
            if self.is_shut() {
                return Err(TableUnavailable::Recovering);
            }
            if rooms.by_id.len() >= self.config.max_tables {
                return Err(TableUnavailable::Full);
            }
            rooms.by_id.insert(id.clone(), room.clone());
            rooms.by_code.insert(code, id);
            // Entered under the lock: what is given up after this is given up with its table.
            self.ledger.enter(Entry { writes, done, ..Entry::default() });
            self.metrics.tables.set(rooms.by_id.len() as i64);
        }
        self.metrics.tables_made.add(1);
        Ok(room)
    }

    /// Whether no room may come into memory now: the storage fails, or the server stops. Asked under the lock of the
    /// rooms, it stays so until whoever gives them up has had the lock.
    fn is_shut(&self) -> bool {
        self.closed.load(Ordering::SeqCst) || self.ledger.is_paused()
    }

    /// A code that no table in memory has.
    fn free_code(&self) -> String {
        loop {
            let code = self.random.code();
            if !lock(&self.rooms).by_code.contains_key(&code) {
                return code;
            }
        }
    }

    /// The room of a table, by its name or its code.
    pub async fn find(self: &Arc<Services>, key: &str) -> Result<Option<RoomRef>, TableUnavailable> {
        let code = read_code(key);
        {
            let rooms = lock(&self.rooms);
            if self.is_shut() {
                return Err(TableUnavailable::Recovering);
            }
            let by_code = code.as_ref().and_then(|code| rooms.by_code.get(code));
            if let Some(room) = rooms.by_id.get(by_code.map_or(key, String::as_str)) {
                return Ok(Some(room.clone()));
            }
        }
        let stored = self.store.table(code.as_deref().map_or(Key::Id(key), Key::Code)).await?;
        let Some(stored) = stored else { return Ok(None) };
        let id = stored.id.clone();
        // Whoever opens a table that was to be removed keeps it; unless it has just gone.
        if stored.expired && !self.store.unmark(&id, self.clock.now()).await? {
            return Ok(None);
        }
        let room = Room::restore(stored, Arc::clone(self)).await;
        let room = RoomRef::new(room.inspect_err(|error| self.store.damage().note_error(error))?);
        let code = room.lock().code().map(str::to_owned);
        let mut rooms = lock(&self.rooms);
        if self.is_shut() {
            return Err(TableUnavailable::Recovering);
        }
        if rooms.by_id.len() >= self.config.max_tables {
            return Err(TableUnavailable::Full);
        }
        // Whoever was faster has brought the same table.
        let room = rooms.by_id.entry(id.clone()).or_insert(room).clone();
        rooms.by_code.extend(code.map(|code| (code, id)));
        self.metrics.tables.set(rooms.by_id.len() as i64);
        Ok(Some(room))
    }

    /// The room of a table if it is in memory.
    pub fn loaded(&self, id: &str) -> Option<RoomRef> {
        lock(&self.rooms).by_id.get(id).cloned()
    }

    /// The names of all tables in memory.
    pub fn loaded_tables(&self) -> HashSet<String> {
        lock(&self.rooms).by_id.keys().cloned().collect()
    }

    /// The names of the tables in memory where somebody is, or something is under way.
    pub fn used_tables(&self) -> HashSet<String> {
        let rooms: Vec<RoomRef> = lock(&self.rooms).by_id.values().cloned().collect();
        let used = rooms.iter().map(RoomRef::lock).filter(|room| !room.is_idle(Duration::ZERO));
        used.map(|room| room.id().to_owned()).collect()
    }

    /// Forgets a player, in memory and in the storage.
    pub(crate) async fn forget(&self, player: PlayerId) -> Result<(), StoreError> {
        let pseudonyms = Pseudonyms::draw(&self.random);
        let forget = |room: &RoomRef| {
            let mut room = room.lock();
            let pseudonym = pseudonyms.at(room.id());
            room.forget(player, pseudonym);
        };
        // First nothing new can come of them, then what is under way is stored, then all of it is forgotten.
        let rooms: Vec<RoomRef> = lock(&self.rooms).by_id.values().cloned().collect();
        rooms.iter().for_each(forget);
        self.ledger.flush().await;
        let tables = self.store.forget(player, pseudonyms.clone()).await?;
        // Some may have been read just before.
        tables.iter().filter_map(|table| self.loaded(table)).for_each(|room| forget(&room));
        Ok(())
    }

    /// Sends everybody home, for good; what they did is stored.
    pub(crate) fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
        let all = std::mem::take(&mut *lock(&self.rooms));
        for room in all.by_id.values() {
            room.lock().give_up(closing::RESTART, "the server is restarting: come back in a moment");
        }
        self.bots.close();
    }

    /// Lets go of rooms where nobody is; they are read again when somebody comes.
    pub fn sweep(&self) {
        let mut rooms = lock(&self.rooms);
        let Rooms { by_id, by_code } = &mut *rooms;
        by_id.retain(|_, room| !room.leave_if_idle(KEPT_IDLE));
        by_code.retain(|_, id| by_id.contains_key(id));
        by_id.shrink_to(2 * by_id.len());
        self.metrics.tables.set(by_id.len() as i64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::SqliteStore;
    use games::Spec;
    use protocol::http::TableStatus;

    #[tokio::test]
    async fn a_finished_table_without_its_steps_is_not_a_new_one() {
        let directory = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(&directory.path().join("test.db")).await.unwrap());
        let host = PlayerId::of_token("a-token-of-somebody").unwrap();
        let plan = Plan { spec: Spec::named("qwixx"), seats: 2, games: 1, ..Plan::default() };
        let table = Write::Table {
            id: "abc".to_owned(),
            code: "ABCDEF".to_owned(),
            created: 1,
            host,
            public: true,
            plan: protocol::json(&plan),
        };
        store.append(vec![table]).await.unwrap();
        let services = Services::start(Config::default(), Arc::clone(&store) as _).unwrap();
        let over = Write::Status { table: "abc".into(), status: TableStatus::Over };
        store.append(vec![over]).await.unwrap();
        assert!(services.find("abc").await.unwrap().is_none());
        assert!(services.find("ABCDEF").await.unwrap().is_none());
    }
}
