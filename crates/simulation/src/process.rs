//! The server's process: its own code on a runtime with virtual time, which can be killed between any two steps.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use server::Config;
use server::bot_pool::{self, BotPool};
use server::clock::WallClock;
use server::identity::SecureRandom;
use server::services::{Parts, Services};
use solve::Cache;
use tokio::runtime::{Builder, EnterGuard, Runtime};

use crate::disk::Disk;

/// A running server.
pub(crate) struct Process {
    runtime: Runtime,
    services: Arc<Services>,
}

impl Process {
    /// Starts a server on a disk.
    pub(crate) fn start(disk: &Disk, wall_clock: &Arc<AtomicU64>, seed: u64) -> Result<Process, String> {
        let runtime = Builder::new_current_thread().enable_time().start_paused(true).build();
        let runtime = runtime.map_err(|error| error.to_string())?;
        let parts = Parts {
            bots: BotPool::inline(Cache::of_user(), bot_pool::Limits::default()),
            random: SecureRandom::from_rng(ChaCha20Rng::seed_from_u64(seed)),
            clock: WallClock::set_by(Arc::clone(wall_clock)),
        };
        let store = Arc::new(disk.clone());
        let services = {
            let _inside = runtime.enter();
            Services::assemble(Config::default(), store, parts)
        };
        Ok(Process { runtime, services })
    }

    /// What its rooms share.
    pub(crate) fn services(&self) -> &Arc<Services> {
        &self.services
    }

    /// Whoever calls the server's code does it inside.
    pub(crate) fn enter(&self) -> EnterGuard<'_> {
        self.runtime.enter()
    }

    /// Starts something beside everything else.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.runtime.spawn(task);
    }

    /// Waits for something.
    pub(crate) fn wait<T>(&self, future: impl Future<Output = T>) -> T {
        self.runtime.block_on(future)
    }

    /// Lets time pass, and everything happen that happens meanwhile.
    pub(crate) fn pass(&self, time: Duration) {
        self.wait(async move { tokio::time::sleep(time).await });
    }

    /// Lets only a few things happen, without time passing.
    pub(crate) fn poll(&self, times: u32) {
        self.wait(async {
            for _ in 0..times {
                tokio::task::yield_now().await;
            }
        });
    }
}
