//! How much one address or one player may ask for. Whoever asks for more is told so, and can go on later.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::config::Config;
use crate::identity::PlayerId;
use crate::lock::lock;
use crate::network::ClientNetwork;
use crate::slots::{Slot, Slots};

/// How many seconds' worth of messages may come at once.
const BURST: f64 = 5.0;
const HOUR: f64 = 3600.0;

/// An allowance that fills up with time.
pub struct Bucket {
    per_second: f64,
    size: f64,
    level: Mutex<(f64, Instant)>,
}

impl Bucket {
    /// So many a second in the long run, and so many at once; none a second for any number.
    fn new(per_second: f64, size: f64) -> Bucket {
        Bucket { per_second, size, level: Mutex::new((size, Instant::now())) }
    }

    /// Takes one, if there is one.
    pub fn take(&self) -> bool {
        self.take_many(1)
    }

    /// Takes so many, if there are so many.
    pub fn take_many(&self, count: u32) -> bool {
        let count = f64::from(count);
        if self.per_second == 0.0 {
            return true;
        }
        let mut level = lock(&self.level);
        let now = Instant::now();
        let filled = now.saturating_duration_since(level.1).as_secs_f64() * self.per_second;
        *level = ((level.0 + filled).min(self.size), now);
        let enough = level.0 >= count;
        if enough {
            level.0 -= count;
        }
        enough
    }

    /// Gives back one that was taken.
    pub fn give_back(&self) {
        let mut level = lock(&self.level);
        level.0 = (level.0 + 1.0).min(self.size);
    }

    fn is_full(&self) -> bool {
        let level = lock(&self.level);
        level.0 + level.1.elapsed().as_secs_f64() * self.per_second >= self.size
    }
}

/// Allowances by whose they are.
struct Buckets<K> {
    per_second: f64,
    size: f64,
    known: Mutex<HashMap<K, Arc<Bucket>>>,
}

impl<K: Hash + Eq> Buckets<K> {
    fn new(per_second: f64, size: f64) -> Buckets<K> {
        Buckets { per_second, size, known: Mutex::default() }
    }

    fn of(&self, key: K) -> Arc<Bucket> {
        let mut known = lock(&self.known);
        Arc::clone(known.entry(key).or_insert_with(|| Arc::new(Bucket::new(self.per_second, self.size))))
    }

    /// Forgets those that nobody uses.
    fn sweep(&self) {
        lock(&self.known).retain(|_, bucket| Arc::strong_count(bucket) > 1 || !bucket.is_full());
    }
}

/// All limits of a server.
pub struct Limits {
    connections: Arc<Slots>,
    sockets: Arc<Slots>,
    socket_opens: Buckets<ClientNetwork>,
    tables: Buckets<ClientNetwork>,
    unknown_codes: Buckets<ClientNetwork>,
    requests: Buckets<ClientNetwork>,
    messages: Buckets<[u8; 32]>,
}

/// A socket that is counted as long as this lives, as a socket and as a connection.
pub(crate) struct SocketPass {
    _socket: Slot,
    _connection: Arc<Slot>,
}

impl Limits {
    /// The limits that a host has set.
    pub fn new(config: &Config) -> Limits {
        let tables = f64::from(config.tables_per_hour);
        let unknown = f64::from(config.unknown_codes_per_hour);
        let own = f64::from(config.messages_per_second);
        let address = f64::from(config.messages_per_second_per_address);
        let opens = f64::from(config.sockets_per_second);
        // After a restart everybody comes back at once.
        let opens_at_once = (opens * BURST).max(config.max_sockets_per_address as f64);
        // Behind a proxy all connections are the proxy's.
        let unlimited = config.behind_proxy || config.max_connections_per_address == 0;
        let per_address = if unlimited { usize::MAX } else { config.max_connections_per_address };
        Limits {
            connections: Arc::new(Slots::new(config.max_connections, per_address)),
            sockets: Arc::new(Slots::new(config.max_sockets, config.max_sockets_per_address)),
            socket_opens: Buckets::new(opens, opens_at_once),
            tables: Buckets::new(tables / HOUR, tables),
            unknown_codes: Buckets::new(unknown / HOUR, unknown),
            requests: Buckets::new(address, address * BURST),
            messages: Buckets::new(own, own * BURST),
        }
    }

    /// The connections that are open, sockets among them.
    pub(crate) fn connections(&self) -> &Arc<Slots> {
        &self.connections
    }

    /// Whether one more socket may be open for a client, on this connection.
    pub(crate) fn socket(&self, network: ClientNetwork, connection: Arc<Slot>) -> Option<SocketPass> {
        let socket = self.sockets.take(network).ok()?;
        Some(SocketPass { _socket: socket, _connection: connection })
    }

    /// Whether a client may ask for a socket now.
    pub fn socket_open(&self, network: ClientNetwork) -> bool {
        self.socket_opens.of(network).take()
    }

    /// Whether one more table may be made by a client.
    pub fn table(&self, network: ClientNetwork) -> bool {
        self.tables.of(network).take()
    }

    /// The codes of no table that a client may still try.
    pub fn unknown_codes(&self, network: ClientNetwork) -> Arc<Bucket> {
        self.unknown_codes.of(network)
    }

    /// The messages and requests that may come from a client.
    pub fn address(&self, network: ClientNetwork) -> Arc<Bucket> {
        self.requests.of(network)
    }

    /// The messages that may come from a player.
    pub fn player(&self, player: PlayerId) -> Arc<Bucket> {
        self.messages.of(*player.bytes())
    }

    /// Forgets those who have been quiet.
    pub fn sweep(&self) {
        self.socket_opens.sweep();
        self.tables.sweep();
        self.unknown_codes.sweep();
        self.requests.sweep();
        self.messages.sweep();
    }
}

/// How often the limits are swept.
pub const SWEEP_EVERY: Duration = Duration::from_secs(60);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allowances_run_out_and_fill_up() {
        let bucket = Bucket::new(1000.0, 3.0);
        assert!(bucket.take() && bucket.take() && bucket.take());
        let more = (0..100).filter(|_| bucket.take()).count();
        assert!(more < 100, "it runs out");
        std::thread::sleep(Duration::from_millis(5));
        assert!(bucket.take(), "it fills up");
        let slow = Bucket::new(1e-9, 1.0);
        assert!(slow.take() && !slow.take());
        slow.give_back();
        slow.give_back();
        assert!(slow.take() && !slow.take(), "it holds no more than its size");
        let any = Bucket::new(0.0, 0.0);
        assert!((0..1000).all(|_| any.take()));
    }
}
