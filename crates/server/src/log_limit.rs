//! Log lines that a fault or a visitor could bring about without end: the first is written, then one now and then, with
//! how many were not.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::lock::lock;

/// Decides which lines of one kind are written.
pub(crate) struct LogLimit {
    every: Duration,
    state: Mutex<State>,
}

struct State {
    written: Option<Instant>,
    unsaid: u64,
}

impl LogLimit {
    /// One line in this time.
    pub(crate) const fn new(every: Duration) -> LogLimit {
        LogLimit { every, state: Mutex::new(State { written: None, unsaid: 0 }) }
    }

    /// Whether a line is to be written now: how many were not since the last one.
    pub(crate) fn pass(&self) -> Option<u64> {
        let mut state = lock(&self.state);
        if state.written.is_some_and(|written| written.elapsed() < self.every) {
            state.unsaid += 1;
            return None;
        }
        state.written = Some(Instant::now());
        Some(std::mem::take(&mut state.unsaid))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_passes_and_the_others_are_counted() {
        let limit = LogLimit::new(Duration::from_secs(3600));
        assert_eq!(limit.pass(), Some(0));
        assert!((0..100).all(|_| limit.pass().is_none()));
        let often = LogLimit::new(Duration::ZERO);
        assert_eq!((often.pass(), often.pass()), (Some(0), Some(0)));
        assert_eq!(limit.state.lock().unwrap().unsaid, 100);
    }
}
