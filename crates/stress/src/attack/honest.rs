//! Those who only want to play: two people at a table, one person with a bot, and somebody new every half second.

use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::Bot;
use protocol::Level;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::attacker::hello;
use crate::dial::Source;
use crate::http::{Http, HttpRequest};
use crate::player::SOCKET;
use crate::report::{Latency, micros};
use crate::table::Host;
use crate::websocket_client::WebSocketClient;
use crate::{Load, StressError, World};

/// The time between two choices at a table: with two tables there are ten choices a second.
pub(super) const PACE: Duration = Duration::from_millis(200);
/// The bot at the second table.
const BOT: Level = Level(Bot::Medium);
/// How often somebody new comes.
const NEWCOMER_EVERY: Duration = Duration::from_millis(500);
/// How long somebody new waits.
const NEWCOMER_SERVED_WITHIN: Duration = Duration::from_secs(10);
/// How long players whom the server has turned away wait before they try again.
const AFTER_TROUBLE: Duration = Duration::from_millis(200);
/// How long the tables may take to open: there is no attack yet.
const TABLES_OPEN_WITHIN: Duration = Duration::from_secs(20);

/// Those who only want to play.
pub(super) struct Honest {
    tables: Vec<Arc<World>>,
    common: Arc<SharedFindings>,
    tasks: JoinSet<()>,
}

/// What they note together.
#[derive(Default)]
struct SharedFindings {
    troubles: Mutex<Vec<String>>,
    newcomers: Mutex<Vec<u32>>,
}

/// What they noticed.
pub(super) struct HonestFindings {
    /// How many choices they made.
    pub(super) choices: u64,
    /// From sending a choice until it is told.
    pub(super) choice: Latency,
    /// From asking the bot until its choice is told.
    pub(super) bot: Latency,
    /// From opening a connection until a table is seen.
    pub(super) newcomer: Latency,
    /// What went wrong: refusals, lost connections, silence.
    pub(super) troubles: Vec<String>,
}

impl SharedFindings {
    fn trouble(&self, what: String) {
        self.troubles.lock().unwrap_or_else(PoisonError::into_inner).push(what);
    }
}

impl Honest {
    /// Opens the two tables, and waits until both are played at.
    pub(super) async fn sit_down(address: SocketAddr, seed: u64) -> Result<Honest, StressError> {
        let common = Arc::new(SharedFindings::default());
        let mut tasks = JoinSet::new();
        let mut tables = Vec::new();
        for (bot, number) in [None, Some(BOT)].into_iter().zip(1..) {
            let load = Load {
                game: "qwixx".to_owned(),
                seats: 2,
                bot,
                tables: 1,
                time: Duration::MAX,
                pace: Some(PACE),
                seed,
                kills: 0,
            };
            let world = Arc::new(World::new(address, load));
            tasks.spawn(play(
                Arc::clone(&world),
                Arc::clone(&common),
                seed.wrapping_mul(2).wrapping_add(number),
            ));
            tables.push(world);
        }
        let begun = Instant::now();
        while tables.iter().any(|world| world.tally.open.load(Ordering::Relaxed) == 0) {
            if begun.elapsed() > TABLES_OPEN_WITHIN {
                let troubles = common.troubles.lock().unwrap_or_else(PoisonError::into_inner);
                return Err(StressError::Unreachable(format!(
                    "no table could be opened: {}",
                    troubles.join("; ")
                )));
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(Honest { tables, common, tasks })
    }

    /// The table that two people play at.
    pub(super) fn latest_table(&self) -> watch::Receiver<String> {
        self.tables
            .first()
            .map_or_else(|| watch::Sender::default().subscribe(), |world| world.latest_table.subscribe())
    }

    /// From now on it counts, and new people come.
    pub(super) fn measure(&mut self) {
        for world in &self.tables {
            world.measuring.store(true, Ordering::Relaxed);
        }
        if let Some(world) = self.tables.first() {
            self.tasks.spawn(come_and_go(Arc::clone(world), Arc::clone(&self.common)));
        }
    }

    /// All go home, and say what they noticed.
    pub(super) async fn finish(mut self) -> HonestFindings {
        self.tasks.shutdown().await;
        let (mut times, mut bot_times, mut choices) = (Vec::new(), Vec::new(), 0);
        for world in &self.tables {
            times.extend(world.tally.times());
            bot_times.extend(world.tally.bot_times());
            choices += world.tally.moves.load(Ordering::Relaxed);
        }
        let newcomers = self.common.newcomers.lock().unwrap_or_else(PoisonError::into_inner);
        let troubles = self.common.troubles.lock().unwrap_or_else(PoisonError::into_inner);
        HonestFindings {
            choices,
            choice: Latency::of(with_unmade(times, PACE)),
            bot: Latency::of(bot_times),
            newcomer: Latency::of(newcomers.clone()),
            troubles: troubles.clone(),
        }
    }
}

/// Somebody who waits for an answer makes no choices meanwhile, which would have waited as well: they are counted as if
/// they had been made at the pace.
fn with_unmade(times: Vec<u32>, pace: Duration) -> Vec<u32> {
    let pace = micros(pace);
    let unmade = |time: u32| {
        (1..=time / pace.max(1)).map(move |late| time - late * pace).filter(move |rest| *rest > 0)
    };
    times.into_iter().flat_map(|time| std::iter::once(time).chain(unmade(time))).collect()
}

/// Plays table after table; whoever is turned away tries again.
async fn play(world: Arc<World>, common: Arc<SharedFindings>, mut seed: u64) {
    loop {
        let opening = Arc::new(Semaphore::new(1));
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        if let Err(error) = Host::new(Arc::clone(&world), rng, opening).play().await {
            common.trouble(error.to_string());
            tokio::time::sleep(AFTER_TROUBLE).await;
        }
        seed = seed.wrapping_add(1 << 32);
    }
}

/// Somebody new looks at the table every now and then: a request and a socket, each over a connection of its own.
async fn come_and_go(world: Arc<World>, common: Arc<SharedFindings>) {
    let mut ticks = tokio::time::interval(NEWCOMER_EVERY);
    let mut visits = JoinSet::new();
    loop {
        ticks.tick().await;
        while visits.try_join_next().is_some() {}
        let (address, table) = (world.address, world.latest_table.borrow().clone());
        visits.spawn(look_in(address, table, Arc::clone(&common)));
    }
}

/// Somebody new, who notes how long they waited even if they are taken away before anything came.
struct Visit {
    begun: Instant,
    common: Arc<SharedFindings>,
}

impl Drop for Visit {
    fn drop(&mut self) {
        let waited = micros(self.begun.elapsed());
        self.common.newcomers.lock().unwrap_or_else(PoisonError::into_inner).push(waited);
    }
}

async fn look_in(address: SocketAddr, table: String, common: Arc<SharedFindings>) {
    let visit = Visit { begun: Instant::now(), common: Arc::clone(&common) };
    let looked = timeout(NEWCOMER_SERVED_WITHIN, async {
        let path = format!("/api/v1/tables/{table}");
        let (status, answer) = Http::new(address)
            .ask(&HttpRequest { method: "GET", path: &path, token: None, body: None })
            .await?;
        if status != 200 {
            return Ok(Some(answer));
        }
        let mut websocket_client = WebSocketClient::open(address, Source::default(), SOCKET).await?;
        websocket_client.send(&hello(&table, None, None)).await?;
        let text = websocket_client.text().await?.unwrap_or_default();
        std::io::Result::Ok((!text.starts_with("{\"table\":")).then(|| text.to_owned()))
    });
    let looked = looked.await;
    drop(visit);
    match looked {
        Ok(Ok(None)) => {}
        Ok(Ok(Some(refused))) => common.trouble(format!("somebody new was refused: {refused}")),
        Ok(Err(error)) => common.trouble(format!("somebody new was turned away: {error}")),
        Err(_) => common.trouble(format!("somebody new waited for {NEWCOMER_SERVED_WITHIN:?}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_waits_long_counts_for_the_choices_that_were_not_made() {
        let pace = Duration::from_millis(200);
        assert_eq!(with_unmade(vec![1_000, 3_000], pace), [1_000, 3_000]);
        assert_eq!(with_unmade(vec![650_000], pace), [650_000, 450_000, 250_000, 50_000]);
    }
}
