//! Where tablebases are kept, and how long and with what they are made.

use std::path::PathBuf;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use clap::Args;
use solve::Cache;

use crate::cli::ThreadArgs;
use crate::progress::with_progress;

#[derive(Args, Debug)]
pub(crate) struct TablebaseArgs {
    /// Where tables are kept [default: $ROLLWRIGHT_CACHE, or `rollwright` in your cache directory]
    #[arg(long, value_name = "DIR")]
    cache: Option<PathBuf>,
    /// Make the table anew even if there is one
    #[arg(long)]
    remake: bool,
    #[command(flatten)]
    threads: ThreadArgs,
}

impl TablebaseArgs {
    pub(crate) fn cache(&self) -> Cache {
        self.cache.as_ref().map_or_else(Cache::of_user, Cache::at).anew(self.remake)
    }

    /// Does some work with a progress bar and takes the time.
    pub(crate) fn timed<T>(&self, work: u64, solve: impl FnOnce(usize, &AtomicU64) -> T) -> (T, Duration) {
        let start = Instant::now();
        let result = with_progress(work, "sheets", |done| solve(self.threads.count(), done));
        (result, start.elapsed())
    }
}
