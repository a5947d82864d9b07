//! A load generator for the live server: many tables of simulated players over real sockets, as fast as they
//! can or at a pace, with the server killed under them if one likes.
//!
//! [`attack`] is the same from the other side: one address does its worst while a few others play at a human pace.
//!
//! [`run`] plays for some time and says what it saw. Every player checks what they are sent: steps without a gap,
//! and at the end of every game a record that the rules and the dice's check accept, and that holds exactly what
//! was told.

mod attack;
mod dial;
mod http;
mod player;
mod report;
mod table;
mod target;
mod websocket_client;

pub use attack::{Attack, AttackKind, AttackReport, AttackerReport, KindReport, attack};
pub use report::{Latency, Report};
pub use target::{Running, ServerLimits, StartError};

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ::table::Seat;
use protocol::Level;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use thiserror::Error;
use tokio::sync::watch;
use tokio::task::JoinSet;

use self::report::Tally;
use self::table::Host;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Load {
    /// The game's name.
    pub game: String,
    /// How many seats each table has.
    pub seats: usize,
    /// The bot that has the last seat of every table, if any.
    pub bot: Option<Level>,
    /// How many tables play at the same time.
    pub tables: usize,
    /// For how long, once all tables are open.
    pub time: Duration,
    /// The time between two actions at a table; none for as fast as it goes.
    pub pace: Option<Duration>,
    /// Where choices come from.
    pub seed: u64,
    /// How often the server is killed meanwhile.
    pub kills: usize,
}

/// How far a run is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The time since all tables are open.
    pub passed: Duration,
    /// How often the server was killed.
    pub kills: usize,
    /// The longest time from a kill until the server listened again.
    pub longest_outage: Duration,
    /// Games played to their end, with their records checked.
    pub games: u64,
}

/// What went wrong.
#[derive(Debug, Error)]
pub enum StressError {
    /// The server could not be started.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The server could not be talked to.
    #[error("{0}")]
    Unreachable(String),
    /// The server broke a promise.
    #[error("the server broke a promise: {0}")]
    Broken(String),
}

/// What all players share.
struct World {
    address: SocketAddr,
    load: Load,
    tally: Tally,
    /// Whether choices are counted.
    measuring: AtomicBool,
    /// Whether no new games are begun.
    ending: AtomicBool,
    /// Whether the server may be gone for a moment.
    killing: AtomicBool,
    /// The table that was opened last.
    latest_table: watch::Sender<String>,
}

impl World {
    fn new(address: SocketAddr, load: Load) -> World {
        World {
            address,
            tally: Tally::default(),
            measuring: AtomicBool::new(false),
            ending: AtomicBool::new(false),
            killing: AtomicBool::new(load.kills > 0),
            latest_table: watch::Sender::new(String::new()),
            load,
        }
    }

    /// The seat that a bot has, at every table.
    fn bot_seat(&self) -> Option<Seat> {
        self.load.bot.and_then(|_| Seat::numbered(self.load.seats))
    }

    /// How many people sit at every table.
    fn people(&self) -> usize {
        self.load.seats - usize::from(self.load.bot.is_some())
    }

    fn is_ending(&self) -> bool {
        self.ending.load(Ordering::Relaxed)
    }

    fn is_measuring(&self) -> bool {
        self.measuring.load(Ordering::Relaxed)
    }
}

/// How many tables are opened at a time.
const TABLES_OPENED_AT_ONCE: usize = 32;
/// How long games may take to end after the time.
const LAST_GAMES_WITHIN: Duration = Duration::from_secs(60);

/// Plays against a server that was started for it; for longer than the time if the server takes longer to be killed and
/// started as often as it should be.
pub async fn run(
    load: Load,
    server: &mut Running,
    progress: impl Fn(Progress),
) -> Result<Report, StressError> {
    let world = Arc::new(World::new(server.address(), load));
    let memory_before = server.memory();
    let mut tables = JoinSet::new();
    let opening = Arc::new(tokio::sync::Semaphore::new(TABLES_OPENED_AT_ONCE));
    for number in 0..world.load.tables {
        let (world, opening) = (Arc::clone(&world), Arc::clone(&opening));
        let rng = Xoshiro256PlusPlus::seed_from_u64(
            world.load.seed.wrapping_mul(1_000_003).wrapping_add(number as u64),
        );
        tables.spawn(Host::new(world, rng, opening).play());
    }
    while world.tally.open.load(Ordering::Relaxed) < world.load.tables as u64 {
        tokio::select! {
            () = tokio::time::sleep(Duration::from_millis(20)) => {}
            Some(ended) = tables.join_next() => check(ended)?,
        }
    }
    let memory_after = server.memory();
    world.measuring.store(true, Ordering::Relaxed);
    let begun = Instant::now();
    let processor_before = server.processor_time();
    let mut outages: Vec<Duration> = Vec::new();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(world.load.seed);
    while begun.elapsed() < world.load.time || outages.len() < world.load.kills {
        let rest = world.load.time.saturating_sub(begun.elapsed());
        let kills_left = world.load.kills.saturating_sub(outages.len());
        let nap = if kills_left > 0 {
            let share = rest / kills_left as u32;
            share.mul_f64(0.2 + 1.6 * f64::from(::table::below(&mut rng, 1000)) / 1000.0).min(rest)
        } else {
            rest.min(Duration::from_millis(200))
        };
        tokio::select! {
            () = tokio::time::sleep(nap) => {}
            Some(ended) = tables.join_next() => { check(ended)?; continue; }
        }
        if kills_left > 0 {
            let down = Instant::now();
            server.kill_and_restart().await?;
            outages.push(down.elapsed());
        }
        progress(Progress {
            passed: begun.elapsed(),
            kills: outages.len(),
            longest_outage: outages.iter().max().copied().unwrap_or_default(),
            games: world.tally.games.load(Ordering::Relaxed),
        });
    }
    let measured = begun.elapsed();
    world.measuring.store(false, Ordering::Relaxed);
    // A process that was killed has taken its time with it.
    let processor_before = processor_before.filter(|_| outages.is_empty());
    let processor = server.processor_time().zip(processor_before).map(|(after, before)| after - before);
    let memory_played = server.memory();
    world.ending.store(true, Ordering::Relaxed);
    if world.load.pace.is_some() {
        tables.abort_all();
    } else {
        let finish = async {
            while let Some(ended) = tables.join_next().await {
                check(ended)?;
            }
            Ok(())
        };
        let ended: Result<Result<(), StressError>, _> = tokio::time::timeout(LAST_GAMES_WITHIN, finish).await;
        ended.map_err(|_| StressError::Broken("some games did not end".to_owned()))??;
    }
    let memory = memory_before.zip(memory_after).map(|(before, after)| after.saturating_sub(before));
    Ok(world.tally.report(&world.load, measured, memory, memory_played, processor, &outages))
}

fn check(ended: Result<Result<(), StressError>, tokio::task::JoinError>) -> Result<(), StressError> {
    match ended {
        Ok(result) => result,
        Err(error) if error.is_cancelled() => Ok(()),
        Err(error) => Err(StressError::Broken(error.to_string())),
    }
}
