//! Where tablebases are kept, and how long and with what they are made.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use solve::{Cache, Cancelled, SolveContext};

use crate::cli::ThreadArgs;
use crate::progress::with_progress;
use crate::ready_bots::print_notice;

#[derive(Args, Debug)]
pub(crate) struct TablebaseArgs {
    /// Where tables are kept [default: $ROLLWRIGHT_CACHE, or `rollwright` in your cache directory]
    #[arg(long, value_name = "DIR")]
    cache: Option<PathBuf>,
    /// Make the table again even if there is one
    #[arg(long)]
    remake: bool,
    #[command(flatten)]
    threads: ThreadArgs,
}

impl TablebaseArgs {
    /// Solves something with a progress bar and takes the time.
    pub(crate) fn timed<T>(
        &self,
        work: u64,
        solve: impl FnOnce(SolveContext<'_>) -> Result<T, Cancelled>,
    ) -> Result<(T, Duration)> {
        let cache = self.cache.as_ref().map_or_else(Cache::of_user, Cache::at).recomputing(self.remake);
        let start = Instant::now();
        let solved = with_progress(work, "sheets", |done| {
            let threads = self.threads.count();
            solve(SolveContext { threads, done, notify: &print_notice, ..SolveContext::new(&cache) })
        });
        Ok((solved?, start.elapsed()))
    }
}
