//! Everything that a host can set. The binary fills it from a file, the environment and flags.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use serde::Serialize;

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
    /// The most sockets open at a time.
    pub max_sockets: usize,
    /// The most sockets open from one address.
    pub max_sockets_per_address: usize,
    /// The most tables in memory.
    pub max_tables: usize,
    /// How many tables one address may make in an hour.
    pub tables_per_hour: u32,
    /// The longest message in bytes.
    pub max_message: usize,
    /// How many messages a second one player may send, in the long run; 0 for any number.
    pub messages_per_second: u32,
    /// How many messages a second may come from one address; 0 for any number.
    pub messages_per_second_per_address: u32,
    /// For how many seconds after losing their connection the maker of a table stays its host.
    pub host_grace_seconds: u32,
    /// After how many days without a move an unfinished table goes.
    pub idle_days: u32,
    /// After how many days the moves of a finished table go; the records stay.
    pub finished_days: u32,
    /// After how many days what was said goes.
    pub chat_days: u32,
    /// After how many days the names of finished games go.
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
            max_sockets: 18_000,
            max_sockets_per_address: 200,
            max_tables: 50_000,
            tables_per_hour: 120,
            max_message: 4096,
            messages_per_second: 20,
            messages_per_second_per_address: 200,
            host_grace_seconds: 60,
            idle_days: 30,
            finished_days: 7,
            chat_days: 30,
            names_days: 365,
        }
    }
}
