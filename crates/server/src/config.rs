//! Everything that a host can set. The binary fills it from a file, the environment and flags.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use serde::{Serialize, Serializer};

/// How many file descriptors are left to the database, the log, and connections that are being refused.
const SPARE_DESCRIPTORS: usize = 64;
/// How many connections are left to requests when sockets have taken all others.
const KEPT_FOR_REQUESTS: usize = 64;

/// How a server runs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Config {
    /// The address and port to listen on.
    pub listen: SocketAddr,
    /// The directory in which everything is kept.
    pub data: PathBuf,
    /// The path under which a reverse proxy shows the server, like `/games`; empty for none.
    pub base_path: String,
    /// Further origins of pages that may open sockets, like `https://example.org`.
    pub origins: Vec<String>,
    /// Whether the last address in `X-Forwarded-For` is the client's: only behind a reverse proxy.
    pub behind_proxy: bool,
    /// The most connections open at a time, sockets among them; 0 for as many as the system has descriptors for.
    pub max_connections: usize,
    /// The most connections open from one address; 0 for any number. Behind a proxy it does not count.
    pub max_connections_per_address: usize,
    /// How long a new connection may take to send the headers of its first request; zero for any time.
    #[serde(serialize_with = "seconds")]
    pub header_timeout: Duration,
    /// How long a request may take, from its headers over its body to the answer; zero for any time.
    #[serde(serialize_with = "seconds")]
    pub request_timeout: Duration,
    /// How long a client may take to read the answer; zero for any time.
    #[serde(serialize_with = "seconds")]
    pub response_timeout: Duration,
    /// How long a connection is kept open for the next request; zero for any time.
    #[serde(serialize_with = "seconds")]
    pub idle_timeout: Duration,
    /// The most sockets open at a time.
    pub max_sockets: usize,
    /// The most sockets open from one address.
    pub max_sockets_per_address: usize,
    /// How many sockets one address may open per second, in the long run; 0 for any number.
    pub sockets_per_second: u32,
    /// The most tables in memory.
    pub max_tables: usize,
    /// How many tables one address may open per hour.
    pub tables_per_hour: u32,
    /// How many wrong table codes one address may try per hour; 0 for any number.
    pub unknown_codes_per_hour: u32,
    /// The longest message in bytes.
    pub max_message: usize,
    /// How many messages one player may send per second, in the long run; 0 for any number.
    pub messages_per_second: u32,
    /// How many messages a second may come from one address; 0 for any number.
    pub messages_per_second_per_address: u32,
    /// How many seconds the host of a table stays host after losing their connection.
    pub host_grace_seconds: u32,
    /// For how many seconds after losing their connection the others cannot vote a bot into a player's seat.
    pub missing_grace_seconds: u32,
    /// After how many days without a move an unfinished table goes.
    pub idle_days: u32,
    /// After how many days the moves of a finished table go; the records stay.
    pub finished_days: u32,
    /// After how many days chat messages are deleted.
    pub chat_days: u32,
    /// After how many days the names in finished games are deleted.
    pub names_days: u32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080),
            data: PathBuf::from("rollwright-data"),
            base_path: String::new(),
            origins: Vec::new(),
            behind_proxy: false,
            max_connections: 20_000,
            max_connections_per_address: 300,
            header_timeout: Duration::from_secs(10),
            request_timeout: Duration::from_secs(30),
            response_timeout: Duration::from_secs(120),
            idle_timeout: Duration::from_secs(60),
            max_sockets: 18_000,
            max_sockets_per_address: 200,
            sockets_per_second: 5,
            max_tables: 50_000,
            tables_per_hour: 120,
            unknown_codes_per_hour: 60,
            max_message: 4096,
            messages_per_second: 20,
            messages_per_second_per_address: 200,
            host_grace_seconds: 60,
            missing_grace_seconds: 30,
            idle_days: 30,
            finished_days: 7,
            chat_days: 30,
            names_days: 365,
        }
    }
}

impl Config {
    /// The same with no more connections than there are file descriptors for: some are spared for the rest of the
    /// server, no address can take more than half of the connections, and sockets leave a few for requests.
    pub(crate) fn within_descriptors(mut self, descriptors: usize) -> Config {
        let any = |limit: usize| if limit == 0 { usize::MAX } else { limit };
        let possible = descriptors.saturating_sub(SPARE_DESCRIPTORS).max(descriptors / 2).max(1);
        self.max_connections = any(self.max_connections).min(possible);
        if self.max_connections_per_address > 0 {
            let half = (self.max_connections / 2).max(1);
            self.max_connections_per_address = self.max_connections_per_address.min(half);
        }
        let kept = KEPT_FOR_REQUESTS.min(self.max_connections / 4);
        self.max_sockets = self.max_sockets.min(self.max_connections - kept);
        self
    }
}

/// A time in whole seconds, as it stands in files of settings.
fn seconds<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(time.as_secs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_descriptors_for_the_rest() {
        for (descriptors, asked, all, sockets, address) in [
            (65_536, 20_000, 20_000, 18_000, 300),
            (65_536, 0, 65_472, 18_000, 300),
            (1024, 20_000, 960, 896, 300),
            (256, 20_000, 192, 144, 96),
            (40, 20_000, 20, 15, 10),
            (0, 20_000, 1, 1, 1),
        ] {
            let config = Config { max_connections: asked, ..Config::default() };
            let config = config.within_descriptors(descriptors);
            let found = (config.max_connections, config.max_sockets, config.max_connections_per_address);
            assert_eq!(found, (all, sockets, address), "{descriptors} descriptors");
        }
        let unlimited = Config { max_connections_per_address: 0, ..Config::default() };
        assert_eq!(unlimited.within_descriptors(256).max_connections_per_address, 0);
    }
}
