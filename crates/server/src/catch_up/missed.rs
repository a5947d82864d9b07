//! The steps after a number, as whoever was away would have heard of them.

use std::borrow::Cow;

use protocol::Step;
use serde_json::value::{RawValue, to_raw_value};

use super::{RetoldStep, Teller};

/// How many bytes their messages may have together.
const MOST_BYTES: usize = 128 * 1024;

/// Collects them, each as JSON.
pub(super) struct MissedTeller {
    since: u64,
    bytes: usize,
    pub(super) steps: Vec<Box<RawValue>>,
}

impl MissedTeller {
    pub(super) fn new(since: u64) -> MissedTeller {
        MissedTeller { since, bytes: 0, steps: Vec::new() }
    }
}

impl Teller for MissedTeller {
    fn tell(&mut self, step: RetoldStep<'_>) -> bool {
        let RetoldStep { n, news, play, has_moved } = step;
        if n <= self.since {
            return true;
        }
        // What may be done now stands in the table that these steps come with.
        let step = Step {
            n,
            events: Cow::Owned(news),
            seats: None,
            record: None,
            seconds: None,
            awaited: None,
            may_roll: None,
            may_unroll: None,
            may_undo: None,
            line: has_moved.then(|| play.view()),
        };
        let Ok(step) = to_raw_value(&step) else { return false };
        self.bytes += step.get().len();
        self.steps.push(step);
        self.bytes <= MOST_BYTES
    }
}
