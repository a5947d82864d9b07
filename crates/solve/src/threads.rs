//! The same work on several threads at once.

use std::thread;

/// Lets every thread do the work, this one included, and gathers what each of them has found. A panic of one
/// is passed on.
pub fn on_threads<R: Send>(threads: usize, work: impl Fn() -> R + Sync) -> Vec<R> {
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(&work)).collect();
        let mut found = vec![work()];
        for other in others {
            match other.join() {
                Ok(more) => found.push(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        found
    })
}
