//! The line between a page and the world: cut, slow, and how much goes over it.

use serde_json::{Value, json};

use crate::page::Page;

/// How good the line is.
#[derive(Clone, Copy, Default)]
pub(crate) struct Conditions {
    offline: bool,
    latency_ms: u32,
    /// Both ways; `None` for as many as there can be.
    bytes_per_second: Option<u32>,
}

impl Conditions {
    /// The command that sets them.
    pub(crate) const METHOD: &str = "Network.emulateNetworkConditions";

    /// What that command is told.
    pub(crate) fn params(self) -> Value {
        let throughput = self.bytes_per_second.map_or(-1, i64::from);
        json!({
            "offline": self.offline,
            "latency": self.latency_ms,
            "downloadThroughput": throughput,
            "uploadThroughput": throughput,
        })
    }
}

impl Page {
    /// Cuts the line of this page and its workers, or mends it. Sockets that are open fall silent, and what was said
    /// comes when the line is mended; new ones fail.
    pub fn offline(&self, offline: bool) {
        self.set_conditions(Conditions { offline, ..self.journal().conditions() });
    }

    /// Makes the line slow: what a round trip takes at least, and how much goes through. Of sockets only the
    /// opening is slow.
    pub fn throttle(&self, latency_ms: u32, bytes_per_second: u32) {
        let bytes_per_second = Some(bytes_per_second);
        self.set_conditions(Conditions { latency_ms, bytes_per_second, ..self.journal().conditions() });
    }

    /// How many bytes have come over the network since the last [`Page::goto`] or [`Page::reload`], with headers
    /// and as compressed as they came. Sockets are not counted.
    pub fn bytes(&self) -> u64 {
        self.catch_up();
        self.journal().bytes()
    }

    fn set_conditions(&self, conditions: Conditions) {
        for worker in self.journal().set_conditions(conditions) {
            self.wire().tell(&worker, Conditions::METHOD, conditions.params());
        }
        self.call(Conditions::METHOD, conditions.params());
    }
}
