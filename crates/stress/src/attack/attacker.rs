//! Whoever attacks: one address, one thread, as many operations as one core can do, and a count of what came of them.

use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use protocol::http::{SitDown, TableCreated};
use protocol::{ClientMessage, Hello, VERSION, json};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use table::Seat;
use tokio::io::{AsyncRead, AsyncReadExt};
use tokio::net::TcpStream;
use tokio::runtime::Builder;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinSet;

use super::report::AttackerReport;
use super::{Attack, AttackKind};
use crate::dial::{Source, connect};
use crate::http::{Http, HttpRequest};
use crate::player::SOCKET;
use crate::websocket_client::WebSocketClient;

/// Where the attacker comes from; everybody else comes from another address of this machine.
const ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
/// The most operations a second: more than one core sends, unless they cost the sender nearly nothing.
const OPERATIONS_PER_SECOND: u64 = 20_000;
/// How far the operations may lag behind and be made up for.
const BURST: Duration = Duration::from_millis(10);
/// How long whoever failed waits.
const AFTER_FAILURE: Duration = Duration::from_millis(20);
/// How long after its time an attack may go on while the server is stopped.
const AFTERWARDS: Duration = Duration::from_secs(20);

/// What came of an attack so far.
#[derive(Default)]
pub(super) struct Counts {
    operations: AtomicU64,
    refused: AtomicU64,
    dropped: AtomicU64,
    open: AtomicU64,
    most_open: AtomicU64,
    received: AtomicU64,
}

/// A connection that is counted as long as this lives.
pub(super) struct Open<'a>(&'a Counts);

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.open.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Counts {
    /// So many things were done.
    pub(super) fn did(&self, operations: u64) {
        self.operations.fetch_add(operations, Ordering::Relaxed);
    }

    /// The server said no so many times.
    pub(super) fn refused(&self, times: u64) {
        self.refused.fetch_add(times, Ordering::Relaxed);
    }

    /// A connection is open.
    pub(super) fn opened(&self) -> Open<'_> {
        let open = self.open.fetch_add(1, Ordering::Relaxed) + 1;
        self.most_open.fetch_max(open, Ordering::Relaxed);
        Open(self)
    }

    /// What came of it in this time.
    pub(super) fn report(&self, time: Duration) -> AttackerReport {
        let operations = self.operations.load(Ordering::Relaxed);
        AttackerReport {
            operations,
            operations_per_second: operations as f64 / time.as_secs_f64(),
            refused: self.refused.load(Ordering::Relaxed),
            dropped: self.dropped.load(Ordering::Relaxed),
            most_open: self.most_open.load(Ordering::Relaxed),
            received_bytes: self.received.load(Ordering::Relaxed),
            processor_seconds: None,
        }
    }
}

/// Whoever attacks.
pub(super) struct Attacker {
    target: SocketAddr,
    victims: watch::Receiver<String>,
    counts: Counts,
    time: Duration,
    begun: Instant,
    seed: u64,
    /// How many have got chance of their own.
    generators: AtomicU64,
    /// When the next operation may be, in nanoseconds since the beginning.
    next_turn: AtomicU64,
}

/// A table of the attacker's own.
pub(super) struct OwnTable {
    /// Its name.
    pub(super) id: String,
    /// The tokens of those who sit there, from seat 1.
    pub(super) tokens: Vec<String>,
}

impl Attacker {
    pub(super) fn new(target: SocketAddr, victims: watch::Receiver<String>, attack: &Attack) -> Attacker {
        Attacker {
            target,
            victims,
            counts: Counts::default(),
            time: attack.time,
            begun: Instant::now(),
            seed: attack.seed,
            generators: AtomicU64::new(0),
            next_turn: AtomicU64::new(0),
        }
    }

    /// What came of it.
    pub(super) fn counts(&self) -> &Counts {
        &self.counts
    }

    /// How long it is until this share of the time has passed.
    pub(super) fn time_until(&self, share: f64) -> Duration {
        self.time.mul_f64(share).saturating_sub(self.begun.elapsed())
    }

    /// A table at which others play: whoever plays there has sent its link around.
    pub(super) fn victims_table(&self) -> String {
        self.victims.borrow().clone()
    }

    /// Chance of one's own, for whoever needs some.
    pub(super) fn rng(&self) -> Xoshiro256PlusPlus {
        let number = self.generators.fetch_add(1, Ordering::Relaxed);
        Xoshiro256PlusPlus::seed_from_u64(self.seed.wrapping_mul(7919).wrapping_add(number))
    }

    /// Waits until one more operation may be, and counts it.
    pub(super) async fn turn(&self) {
        let now = self.begun.elapsed().as_nanos() as u64;
        let earliest = now.saturating_sub(BURST.as_nanos() as u64);
        let slot = |next: u64| Some(next.max(earliest) + 1_000_000_000 / OPERATIONS_PER_SECOND);
        let next = self.next_turn.fetch_update(Ordering::Relaxed, Ordering::Relaxed, slot).unwrap_or(now);
        if next > now {
            tokio::time::sleep(Duration::from_nanos(next - now)).await;
        }
        self.counts.did(1);
    }

    /// So many tasks do something again and again. Whoever fails has been dropped by the server, and tries again.
    pub(super) async fn repeat<F>(self: Arc<Attacker>, tasks: usize, act: impl Fn(Arc<Attacker>, usize) -> F)
    where
        F: Future<Output = io::Result<()>> + Send + 'static,
    {
        let mut acting = JoinSet::new();
        let begin = |acting: &mut JoinSet<usize>, number: usize| {
            let (attacker, action) = (Arc::clone(&self), act(Arc::clone(&self), number));
            acting.spawn(async move {
                attacker.turn().await;
                if action.await.is_err() {
                    attacker.counts.dropped.fetch_add(1, Ordering::Relaxed);
                    tokio::time::sleep(AFTER_FAILURE).await;
                }
                number
            });
        };
        (0..tasks).for_each(|number| begin(&mut acting, number));
        while let Some(ended) = acting.join_next().await {
            if let Ok(number) = ended {
                begin(&mut acting, number);
            }
        }
    }

    /// A connection from the attacker's address.
    pub(super) async fn connect(&self) -> io::Result<TcpStream> {
        connect(self.target, self.source(None)).await
    }

    fn source(&self, receive_buffer: Option<u32>) -> Source {
        Source { address: Some(ADDRESS), receive_buffer }
    }

    /// What is served where.
    pub(super) fn target(&self) -> SocketAddr {
        self.target
    }

    /// A connection for requests.
    pub(super) fn http(&self) -> Http {
        Http::from(self.source(None), self.target)
    }

    /// Asks for something; the status and the answer. A refusal is counted.
    pub(super) async fn ask(
        &self,
        http: &mut Http,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&str>,
    ) -> io::Result<(u16, String)> {
        let (status, answer) = http.ask(&HttpRequest { method, path, token, body }).await?;
        if matches!(status, 403 | 408 | 413 | 429 | 503) {
            self.counts.refused(1);
        }
        Ok((status, answer))
    }

    /// An open socket that has not said anything.
    pub(super) async fn socket(&self) -> io::Result<WebSocketClient> {
        WebSocketClient::open(self.target, self.source(None), SOCKET).await
    }

    /// A socket that has said hello to a table and keeps little of what it is sent.
    pub(super) async fn lazy_socket(
        &self,
        table: &str,
        token: Option<&str>,
        since: Option<u64>,
    ) -> io::Result<WebSocketClient> {
        let mut websocket_client =
            WebSocketClient::open(self.target, self.source(Some(4096)), SOCKET).await?;
        websocket_client.send(&hello(table, token, since)).await?;
        Ok(websocket_client)
    }

    /// A socket that has said hello to a table.
    pub(super) async fn join(&self, table: &str, token: Option<&str>) -> io::Result<WebSocketClient> {
        let mut websocket_client = self.socket().await?;
        websocket_client.send(&hello(table, token, None)).await?;
        Ok(websocket_client)
    }

    /// Makes a table as wished for, and sits down at so many seats with one token each.
    pub(super) async fn own_table(
        &self,
        new_table: &Value,
        people: usize,
        luck: u64,
    ) -> io::Result<OwnTable> {
        let mut http = self.http();
        let failed = |answer: &str| io::Error::new(ErrorKind::PermissionDenied, answer.to_owned());
        let tokens: Vec<String> = (1..=people).map(|seat| format!("attacker-{luck:016x}-{seat}")).collect();
        let host = tokens.first().map(String::as_str);
        self.turn().await;
        let (_, answer) =
            self.ask(&mut http, "POST", "/api/v1/tables", host, Some(&new_table.to_string())).await?;
        let created: TableCreated = serde_json::from_str(&answer).map_err(|_| failed(&answer))?;
        let path = format!("/api/v1/tables/{}/seats", created.table);
        for (token, seat) in tokens.iter().zip(Seat::all(people)) {
            self.turn().await;
            let sit = SitDown { name: format!("Attacker {seat}"), seat: Some(seat), ..SitDown::default() };
            let (status, answer) = self.ask(&mut http, "POST", &path, Some(token), Some(&json(&sit))).await?;
            if !(200..300).contains(&status) {
                return Err(failed(&answer));
            }
        }
        Ok(OwnTable { id: created.table, tokens })
    }

    /// The same, as often as it takes.
    pub(super) async fn own_table_at_last(&self, new_table: &Value, people: usize) -> OwnTable {
        let mut rng = self.rng();
        loop {
            match self.own_table(new_table, people, rng.next_u64()).await {
                Ok(table) => return table,
                Err(_) => tokio::time::sleep(Duration::from_millis(200)).await,
            }
        }
    }

    /// Reads everything that comes and throws it away, until the server ends it; refusals are counted.
    pub(super) async fn discard(&self, mut stream: impl AsyncRead + Unpin) -> io::Result<()> {
        let mut read = [0; 8192];
        loop {
            let count = stream.read(&mut read).await?;
            if count == 0 {
                return Err(ErrorKind::UnexpectedEof.into());
            }
            self.counts.received.fetch_add(count as u64, Ordering::Relaxed);
            // An error that begins in one piece and ends in the next is missed: it is a count, not a check.
            let errors = read[..count].windows(ERROR.len()).filter(|window| *window == ERROR).count();
            self.counts.refused(errors as u64);
        }
    }
}

/// How the answer to a message that is refused begins.
const ERROR: &[u8] = b"{\"error\":";

/// The first message of a socket.
pub(super) fn hello(table: &str, token: Option<&str>, since: Option<u64>) -> String {
    let hello = Hello { version: VERSION, table: table.to_owned(), token: token.map(str::to_owned), since };
    json(&ClientMessage { hello: Some(hello), ..ClientMessage::default() })
}

/// An attack under way, on a thread of its own.
pub(super) struct RunningAttack {
    thread: JoinHandle<Option<f64>>,
    end: oneshot::Sender<()>,
}

impl RunningAttack {
    /// Begins an attack, which ends by itself some time after its time at the latest.
    pub(super) fn begin(kind: AttackKind, attacker: Arc<Attacker>) -> io::Result<RunningAttack> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let (end, ended) = oneshot::channel();
        let thread = std::thread::Builder::new().name("attacker".to_owned()).spawn(move || {
            let longest = attacker.time + AFTERWARDS;
            runtime.block_on(async {
                tokio::select! {
                    () = kind.perform(attacker) => {}
                    _ = ended => {}
                    () = tokio::time::sleep(longest) => {}
                }
            });
            drop(runtime);
            thread_processor_time()
        })?;
        Ok(RunningAttack { thread, end })
    }

    /// Ends it; the processor time that it took, in seconds.
    pub(super) fn end(self) -> Option<f64> {
        // It may have ended by itself.
        let _ = self.end.send(());
        self.thread.join().ok().flatten()
    }
}

/// The processor time of this thread, in seconds.
fn thread_processor_time() -> Option<f64> {
    let times = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(times.split_whitespace().next()?.parse::<f64>().ok()? / 1e9)
}
