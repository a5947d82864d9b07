//! A progress bar for whatever takes longer than two seconds: on standard error, only on a terminal.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// How long work may take before the bar appears.
const SHOWN_AFTER: Duration = Duration::from_secs(2);
/// How often the bar is drawn.
const TICK: Duration = Duration::from_millis(100);

/// Does some work that counts up to `total`, with a bar if it takes long.
pub(crate) fn with_progress<T>(total: u64, unit: &'static str, work: impl FnOnce(&AtomicU64) -> T) -> T {
    let done = AtomicU64::new(0);
    if !std::io::stderr().is_terminal() {
        return work(&done);
    }
    let finished = AtomicBool::new(false);
    thread::scope(|scope| {
        let watcher = scope.spawn(|| watch(total, unit, &done, &finished));
        let result = work(&done);
        finished.store(true, Ordering::Release);
        watcher.thread().unpark();
        result
    })
}

fn watch(total: u64, unit: &'static str, done: &AtomicU64, finished: &AtomicBool) {
    let start = Instant::now();
    let mut bar: Option<ProgressBar> = None;
    while !finished.load(Ordering::Acquire) {
        if start.elapsed() >= SHOWN_AFTER {
            let bar = bar.get_or_insert_with(|| {
                let template = format!("{{bar:40}} {{percent:>3}} % of {{human_len}} {unit}, {{eta}} left");
                let style =
                    ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
                ProgressBar::new(total).with_style(style).with_elapsed(start.elapsed())
            });
            bar.set_position(done.load(Ordering::Relaxed));
        }
        thread::park_timeout(TICK);
    }
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
}
