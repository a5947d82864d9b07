//! Work on several threads at once, for solving, simulating and training alike: the caller's thread works too,
//! and nothing outlives the call.

use std::sync::atomic::{AtomicUsize, Ordering};
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

/// Maps every item on some threads; the results are in the order of the items.
pub fn map<T: Sync, R: Send>(threads: usize, items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut results = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            match items.get(place) {
                Some(item) => results.push((place, work(item))),
                None => return results,
            }
        }
    };
    let mut results: Vec<(usize, R)> = on_threads(threads, worker).into_iter().flatten().collect();
    results.sort_by_key(|(place, _)| *place);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thread_works_and_the_caller_is_one_of_them() {
        assert_eq!(on_threads(3, || 7), [7, 7, 7]);
        let caller = thread::current().id();
        assert_eq!(on_threads(0, || thread::current().id()), [caller]);
    }

    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<u32> = (0..100).collect();
        let doubled: Vec<u32> = items.iter().map(|item| 2 * item).collect();
        assert_eq!(map(4, &items, |item| 2 * item), doubled);
    }
}
