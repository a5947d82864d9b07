//! The settings of the server as a host gives them: each may be missing, in a file, in the environment or a flag.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, anyhow};
use clap::Args;
use etcetera::BaseStrategy;
use serde::Deserialize;
use server::Config;
use tracing_subscriber::EnvFilter;

/// What is logged if nobody says anything else.
const DEFAULT_LOG_FILTER: &str = "info";

/// What a host has set.
#[derive(Args, Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Settings {
    /// The address and port to listen on [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT", env = "ROLLWRIGHT_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    /// The directory where games are kept [default: the user's data directory]
    #[arg(long, value_name = "DIR", env = "ROLLWRIGHT_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// The path under which a reverse proxy serves it, like /games
    #[arg(long, value_name = "PATH", env = "ROLLWRIGHT_BASE_PATH")]
    base_path: Option<String>,
    /// Other origins whose pages may open sockets, like `https://example.org`
    #[arg(long, value_name = "ORIGINS", value_delimiter = ',', env = "ROLLWRIGHT_ORIGINS")]
    origins: Option<Vec<String>>,
    /// Take addresses from X-Forwarded-For; use this only behind a reverse proxy
    #[arg(long, num_args = 0..=1, default_missing_value = "true", value_name = "BOOL", env = "ROLLWRIGHT_BEHIND_PROXY")]
    behind_proxy: Option<bool>,
    /// The most connections open at a time, 0 for as many as the system allows [default: 20000]
    #[arg(long, value_name = "N", env = "ROLLWRIGHT_MAX_CONNECTIONS")]
    max_connections: Option<usize>,
    /// The most connections open from one address, 0 for no limit [default: 300]
    #[arg(long, value_name = "N", env = "ROLLWRIGHT_MAX_CONNECTIONS_PER_ADDRESS")]
    max_connections_per_address: Option<usize>,
    /// How long a new connection may take to send the headers of a request, 0 for no limit [default: 10]
    #[arg(long, value_name = "SECONDS", env = "ROLLWRIGHT_HEADER_TIMEOUT")]
    header_timeout: Option<u64>,
    /// How long a request may take, including its body and the answer, 0 for no limit [default: 30]
    #[arg(long, value_name = "SECONDS", env = "ROLLWRIGHT_REQUEST_TIMEOUT")]
    request_timeout: Option<u64>,
    /// How long a client may take to read an answer, 0 for no limit [default: 120]
    #[arg(long, value_name = "SECONDS", env = "ROLLWRIGHT_RESPONSE_TIMEOUT")]
    response_timeout: Option<u64>,
    /// How long a connection is kept open for the next request, 0 for no limit [default: 60]
    #[arg(long, value_name = "SECONDS", env = "ROLLWRIGHT_IDLE_TIMEOUT")]
    idle_timeout: Option<u64>,
    /// The most sockets open at a time [default: 18000]
    #[arg(long, value_name = "N", env = "ROLLWRIGHT_MAX_SOCKETS")]
    max_sockets: Option<usize>,
    /// The most sockets open from one address [default: 200]
    #[arg(long, value_name = "N", env = "ROLLWRIGHT_MAX_SOCKETS_PER_ADDRESS")]
    max_sockets_per_address: Option<usize>,
    /// How many sockets one address may open per second, 0 for no limit [default: 5]
    #[arg(long, value_name = "N", env = "ROLLWRIGHT_SOCKETS_PER_SECOND")]
    sockets_per_second: Option<u32>,
    /// The most tables in memory [default: 50000]
    #[arg(long, value_name = "N", env = "ROLLWRIGHT_MAX_TABLES")]
    max_tables: Option<usize>,
    /// How many tables one address may open per hour, 0 for no limit [default: 120]
    #[arg(long, value_name = "N", env = "ROLLWRIGHT_TABLES_PER_HOUR")]
    tables_per_hour: Option<u32>,
    /// How many wrong table codes one address may try per hour, 0 for no limit [default: 60]
    #[arg(long, value_name = "N", env = "ROLLWRIGHT_UNKNOWN_CODES_PER_HOUR")]
    unknown_codes_per_hour: Option<u32>,
    /// The longest message over a socket, in bytes [default: 4096]
    #[arg(long, value_name = "BYTES", env = "ROLLWRIGHT_MAX_MESSAGE")]
    max_message: Option<usize>,
    /// How many messages one player may send per second, 0 for no limit [default: 20]
    #[arg(long, value_name = "N", env = "ROLLWRIGHT_MESSAGES_PER_SECOND")]
    messages_per_second: Option<u32>,
    /// How many messages and requests one address may send per second, 0 for no limit [default: 200]
    #[arg(long, value_name = "N", env = "ROLLWRIGHT_MESSAGES_PER_SECOND_PER_ADDRESS")]
    messages_per_second_per_address: Option<u32>,
    /// How many seconds the host of a table stays host after losing their connection [default: 60]
    #[arg(long, value_name = "SECONDS", env = "ROLLWRIGHT_HOST_GRACE_SECONDS")]
    host_grace_seconds: Option<u32>,
    /// How many seconds after a player loses their connection a bot can be voted into their seat [default: 30]
    #[arg(long, value_name = "SECONDS", env = "ROLLWRIGHT_MISSING_GRACE_SECONDS")]
    missing_grace_seconds: Option<u32>,
    /// After how many days without a move an unfinished table is deleted [default: 30]
    #[arg(long, value_name = "DAYS", env = "ROLLWRIGHT_IDLE_DAYS")]
    idle_days: Option<u32>,
    /// After how many days the moves of a finished table are deleted; its records stay [default: 7]
    #[arg(long, value_name = "DAYS", env = "ROLLWRIGHT_FINISHED_DAYS")]
    finished_days: Option<u32>,
    /// After how many days chat messages are deleted [default: 30]
    #[arg(long, value_name = "DAYS", env = "ROLLWRIGHT_CHAT_DAYS")]
    chat_days: Option<u32>,
    /// After how many days the names in finished games are deleted [default: 365]
    #[arg(long, value_name = "DAYS", env = "ROLLWRIGHT_NAMES_DAYS")]
    names_days: Option<u32>,
    /// What to log: error, warn, info, debug, or by module [default: info]
    #[arg(long, value_name = "FILTER", env = "ROLLWRIGHT_LOG")]
    pub(super) log: Option<String>,
    /// Log as JSON, one object per line
    #[arg(long, num_args = 0..=1, default_missing_value = "true", value_name = "BOOL", env = "ROLLWRIGHT_LOG_JSON")]
    pub(super) log_json: Option<bool>,
}

impl Settings {
    /// These settings, and where one is missing, what is underneath.
    pub(crate) fn over(&self, under: &Config) -> Config {
        let time = |seconds: Option<u64>, under| seconds.map_or(under, Duration::from_secs);
        Config {
            listen: self.listen.unwrap_or(under.listen),
            data: self.data.clone().unwrap_or_else(|| under.data.clone()),
            base_path: self.base_path.as_deref().map_or_else(|| under.base_path.clone(), tidy_path),
            origins: self.origins.clone().unwrap_or_else(|| under.origins.clone()),
            behind_proxy: self.behind_proxy.unwrap_or(under.behind_proxy),
            max_connections: self.max_connections.unwrap_or(under.max_connections),
            max_connections_per_address: self
                .max_connections_per_address
                .unwrap_or(under.max_connections_per_address),
            header_timeout: time(self.header_timeout, under.header_timeout),
            request_timeout: time(self.request_timeout, under.request_timeout),
            response_timeout: time(self.response_timeout, under.response_timeout),
            idle_timeout: time(self.idle_timeout, under.idle_timeout),
            max_sockets: self.max_sockets.unwrap_or(under.max_sockets),
            max_sockets_per_address: self.max_sockets_per_address.unwrap_or(under.max_sockets_per_address),
            sockets_per_second: self.sockets_per_second.unwrap_or(under.sockets_per_second),
            max_tables: self.max_tables.unwrap_or(under.max_tables),
            tables_per_hour: self.tables_per_hour.unwrap_or(under.tables_per_hour),
            unknown_codes_per_hour: self.unknown_codes_per_hour.unwrap_or(under.unknown_codes_per_hour),
            max_message: self.max_message.unwrap_or(under.max_message),
            messages_per_second: self.messages_per_second.unwrap_or(under.messages_per_second),
            messages_per_second_per_address: self
                .messages_per_second_per_address
                .unwrap_or(under.messages_per_second_per_address),
            host_grace_seconds: self.host_grace_seconds.unwrap_or(under.host_grace_seconds),
            missing_grace_seconds: self.missing_grace_seconds.unwrap_or(under.missing_grace_seconds),
            idle_days: self.idle_days.unwrap_or(under.idle_days),
            finished_days: self.finished_days.unwrap_or(under.finished_days),
            chat_days: self.chat_days.unwrap_or(under.chat_days),
            names_days: self.names_days.unwrap_or(under.names_days),
        }
    }
}

/// A path with one slash before and none behind it.
fn tidy_path(path: &str) -> String {
    let path = path.trim_matches('/');
    if path.is_empty() { String::new() } else { format!("/{path}") }
}

/// Where the user's programs keep their data.
pub(crate) fn data_directory() -> PathBuf {
    let usual = etcetera::choose_base_strategy().map(|strategy| strategy.data_dir().join("rollwright"));
    usual.unwrap_or_else(|_| Config::default().data)
}

/// Starts to log to standard error.
pub(super) fn start_log(filter: Option<&str>, json: bool) -> Result<()> {
    let filter = EnvFilter::try_new(filter.unwrap_or(DEFAULT_LOG_FILTER))
        .map_err(|error| anyhow!("--log: {error}"))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let started = if json { log.json().try_init() } else { log.with_target(false).try_init() };
    started.map_err(|error| anyhow!("cannot log: {error}"))
}

/// Every socket is an open file: as many are allowed as the system lets us have.
pub(crate) fn raise_open_files() {
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "cannot raise the limit on open files");
    }
}
