//! How much one address or one player may ask for. Whoever asks for more is told so, and can go on later.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::config::Config;
use crate::identity::PlayerId;
use crate::lock::lock;

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
        if self.per_second == 0.0 {
            return true;
        }
        let mut level = lock(&self.level);
        let now = Instant::now();
        let filled = now.saturating_duration_since(level.1).as_secs_f64() * self.per_second;
        *level = ((level.0 + filled).min(self.size), now);
        let enough = level.0 >= 1.0;
        if enough {
            level.0 -= 1.0;
        }
        enough
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
    max_sockets: usize,
    max_sockets_per_address: usize,
    sockets: Mutex<HashMap<IpAddr, usize>>,
    all_sockets: AtomicUsize,
    tables: Buckets<IpAddr>,
    requests: Buckets<IpAddr>,
    messages: Buckets<[u8; 32]>,
}

/// A socket that is counted as long as this lives.
pub struct SocketPass {
    limits: Arc<Limits>,
    address: IpAddr,
}

impl Limits {
    /// The limits that a host has set.
    pub fn new(config: &Config) -> Limits {
        let tables = f64::from(config.tables_per_hour);
        let own = f64::from(config.messages_per_second);
        let address = f64::from(config.messages_per_second_per_address);
        Limits {
            max_sockets: config.max_sockets,
            max_sockets_per_address: config.max_sockets_per_address,
            sockets: Mutex::default(),
            all_sockets: AtomicUsize::new(0),
            tables: Buckets::new(tables / HOUR, tables),
            requests: Buckets::new(address, address * BURST),
            messages: Buckets::new(own, own * BURST),
        }
    }

    /// Whether one more socket may be opened from an address.
    pub fn socket(self: &Arc<Limits>, address: IpAddr) -> Option<SocketPass> {
        let mut sockets = lock(&self.sockets);
        let count = sockets.get(&address).copied().unwrap_or_default();
        let all = self.all_sockets.load(Ordering::Relaxed);
        if count >= self.max_sockets_per_address || all >= self.max_sockets {
            return None;
        }
        sockets.insert(address, count + 1);
        self.all_sockets.store(all + 1, Ordering::Relaxed);
        Some(SocketPass { limits: Arc::clone(self), address })
    }

    /// Whether one more table may be made from an address.
    pub fn table(&self, address: IpAddr) -> bool {
        self.tables.of(address).take()
    }

    /// The messages and requests that may come from an address.
    pub fn address(&self, address: IpAddr) -> Arc<Bucket> {
        self.requests.of(address)
    }

    /// The messages that may come from a player.
    pub fn player(&self, player: PlayerId) -> Arc<Bucket> {
        self.messages.of(*player.bytes())
    }

    /// Forgets those who have been quiet.
    pub fn sweep(&self) {
        self.tables.sweep();
        self.requests.sweep();
        self.messages.sweep();
    }
}

impl Drop for SocketPass {
    fn drop(&mut self) {
        let mut sockets = lock(&self.limits.sockets);
        self.limits.all_sockets.fetch_sub(1, Ordering::Relaxed);
        if let Some(count) = sockets.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.address);
            }
        }
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
        let any = Bucket::new(0.0, 0.0);
        assert!((0..1000).all(|_| any.take()));
    }

    #[test]
    fn sockets_are_counted_by_address_and_in_all() {
        let config = Config { max_sockets: 3, max_sockets_per_address: 2, ..Config::default() };
        let limits = Arc::new(Limits::new(&config));
        let (a, b) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let first = limits.socket(a);
        let second = limits.socket(a);
        assert!(first.is_some() && second.is_some() && limits.socket(a).is_none());
        let third = limits.socket(b);
        assert!(third.is_some() && limits.socket(b).is_none());
        assert!(limits.socket(IpAddr::from([10, 0, 0, 3])).is_none());
        assert_eq!(lock(&limits.sockets).len(), 2, "whoever was turned away is not remembered");
        drop(first);
        assert!(limits.socket(b).is_some());
    }
}
