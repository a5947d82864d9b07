//! The time of day: from the system, or from a simulation that lets it pass as it likes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Where the time of day comes from.
#[derive(Clone, Debug, Default)]
pub struct WallClock {
    /// The seconds since 1970, where somebody else sets them.
    set: Option<Arc<AtomicU64>>,
}

impl WallClock {
    /// The system's clock.
    pub fn system() -> WallClock {
        WallClock::default()
    }

    /// A clock that shows what is set here: seconds since 1970.
    pub fn set_by(seconds: Arc<AtomicU64>) -> WallClock {
        WallClock { set: Some(seconds) }
    }

    /// The seconds since 1970.
    pub fn now(&self) -> u64 {
        match &self.set {
            Some(seconds) => seconds.load(Ordering::Relaxed),
            None => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs()),
        }
    }
}
