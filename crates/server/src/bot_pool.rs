//! The bots of the server: made ready apart, once for each kind of table, and asked away from the sockets'
//! threads, so that no table's bots wait for long because of another table.
//!
//! A bot that needs preparation and is not ready within [`READY_WITHIN`] plays simpler, by rules of thumb, until it is.

mod kinds;
mod preparation;
mod question;
mod seed;

use std::any::Any;
use std::sync::{Arc, Weak};
use std::time::Duration;

use solve::Cache;
use thiserror::Error;
use tokio::sync::Semaphore;

use self::preparation::{Lookup, Preparations};
pub use self::question::Question;
pub use self::seed::bot_seed;

pub use protocol::SERVER_BOTS;

/// How long a bot that is not ready is waited for before it plays simpler.
pub const READY_WITHIN: Duration = Duration::from_secs(1);

/// Something that wants bots to be ready: when it is gone, nobody need prepare them for it.
pub type Client = Weak<dyn Any + Send + Sync>;

/// What a visitor's own sheets or cards may cost the server. Printed material is always prepared.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most states that are solved for one kind of table.
    pub states: u64,
    /// The longest time that one preparation may take.
    pub time: Duration,
    /// The most preparations that wait for one another.
    pub waiting: usize,
    /// The most memory that is kept for kinds of tables with their own material, in bytes.
    pub bytes: usize,
    /// The most such kinds that are known.
    pub kinds: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { states: 400_000, time: Duration::from_secs(30), waiting: 16, bytes: 16 << 20, kinds: 256 }
    }
}

/// Where bots work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// On threads of their own.
    Threads,
    /// On the task that asks, one thing after the other: for tests and simulations that must be repeatable.
    Inline,
}

/// All bots of a server. Dropped, it gives up what it is preparing.
pub struct BotPool {
    mode: Mode,
    preparations: Arc<Preparations>,
    /// As many bots think at a time as there are processors.
    thinkers: Semaphore,
}

/// Why a bot has not chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoAnswer {
    /// The server stops.
    #[error("the server is stopping, and its bots with it")]
    Closed,
    /// It failed, which has been logged as a panic.
    #[error("the bot failed")]
    Failed,
}

impl BotPool {
    /// Bots that work on threads of their own and keep their large tables there.
    pub fn new(cache: Cache, limits: Limits) -> BotPool {
        BotPool::with_mode(cache, limits, Mode::Threads)
    }

    /// Bots that work on the task that asks them, without threads and without looking at a clock: the same
    /// questions get the same answers in the same order.
    pub fn inline(cache: Cache, limits: Limits) -> BotPool {
        BotPool::with_mode(cache, limits, Mode::Inline)
    }

    fn with_mode(cache: Cache, limits: Limits, mode: Mode) -> BotPool {
        let thinkers = std::thread::available_parallelism().map_or(1, usize::from);
        BotPool {
            mode,
            preparations: Arc::new(Preparations::new(cache, limits, mode)),
            thinkers: Semaphore::new(thinkers),
        }
    }

    /// What the bot chooses. As long as `client` lives, the bot is being made ready for its table.
    pub async fn choose(&self, question: Question, client: Client) -> Result<String, NoAnswer> {
        let lookup = self.preparations.request(&question, client);
        let ready = match lookup {
            Lookup::Ready(players) => Some(players),
            Lookup::Simpler => None,
            Lookup::Preparing(preparing) => self.preparations.wait(preparing).await,
        };
        let _turn = self.thinkers.acquire().await.map_err(|_| NoAnswer::Closed)?;
        match self.mode {
            Mode::Inline => Ok(question.answer(ready.as_ref())),
            Mode::Threads => tokio::task::spawn_blocking(move || question.answer(ready.as_ref()))
                .await
                .map_err(|_| NoAnswer::Failed),
        }
    }

    /// Gives up everything under way; nothing is answered any more.
    pub fn close(&self) {
        self.thinkers.close();
        self.preparations.close();
    }

    /// How much memory the bots take that are ready for visitors' own material, in bytes.
    pub fn own_material_bytes(&self) -> usize {
        self.preparations.own_material_bytes()
    }

    /// How many preparations wait or are under way.
    pub fn preparing(&self) -> usize {
        self.preparations.preparing()
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.close();
    }
}

#[cfg(test)]
mod tests;
