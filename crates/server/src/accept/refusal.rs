//! What a connection hears that is one too many, and what the host hears of it.

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::slots::NoSlot;
use crate::web::no_connection;

/// How long a refused client has to read why.
const REFUSAL_READ_WITHIN: Duration = Duration::from_secs(1);
/// How many of them at a time: each has a descriptor.
const MOST_LINGERING: usize = 32;
/// How often the same thing is logged at most.
const WARN_EVERY: Duration = Duration::from_secs(10);

/// A warning of something that may happen thousands of times a second.
#[derive(Default)]
pub(super) struct RepeatedWarning {
    last: Option<Instant>,
    untold: u64,
}

impl RepeatedWarning {
    /// Counts one more; how many there were since the last warning, if it is time for one.
    pub(super) fn due(&mut self) -> Option<u64> {
        self.untold += 1;
        if self.last.is_some_and(|last| last.elapsed() < WARN_EVERY) {
            return None;
        }
        self.last = Some(Instant::now());
        Some(std::mem::take(&mut self.untold))
    }
}

/// Connections that were refused.
pub(super) struct Refusals {
    lingering: Arc<Semaphore>,
    in_all: RepeatedWarning,
    for_network: RepeatedWarning,
}

impl Default for Refusals {
    fn default() -> Refusals {
        Refusals {
            lingering: Arc::new(Semaphore::new(MOST_LINGERING)),
            in_all: RepeatedWarning::default(),
            for_network: RepeatedWarning::default(),
        }
    }
}

impl Refusals {
    /// Tells a client why it is refused, without waiting for it.
    pub(super) fn refuse(&mut self, stream: TcpStream, full: NoSlot) {
        match full {
            NoSlot::InAll => {
                if let Some(times) = self.in_all.due() {
                    tracing::warn!(times, "connections refused: as many are open as max_connections allows");
                }
            }
            NoSlot::ForNetwork => {
                if let Some(times) = self.for_network.due() {
                    tracing::warn!(
                        times,
                        "connections refused: one address has as many as max_connections_per_address allows"
                    );
                }
            }
        }
        let answer = no_connection(full);
        match Arc::clone(&self.lingering).try_acquire_owned() {
            Ok(permit) => {
                tokio::spawn(async move {
                    // Whoever does not listen is not told.
                    let _ = timeout(REFUSAL_READ_WITHIN, tell(stream, answer)).await;
                    drop(permit);
                });
            }
            Err(_) => {
                // As much as fits at once, which is all of it on a new connection.
                let _ = stream.into_std().and_then(|mut stream| stream.write(&answer));
            }
        }
    }
}

/// Writes an answer, and reads what comes until the client has closed: otherwise the system would take the answer
/// back when a request arrives that nobody reads.
async fn tell(mut stream: TcpStream, answer: Vec<u8>) -> std::io::Result<()> {
    stream.write_all(&answer).await?;
    stream.shutdown().await?;
    let mut unread = [0; 1024];
    while stream.read(&mut unread).await? > 0 {}
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_warning_is_not_given_again_at_once() {
        let mut warning = RepeatedWarning::default();
        assert_eq!(warning.due(), Some(1));
        assert!((0..1000).all(|_| warning.due().is_none()));
        warning.last = Instant::now().checked_sub(WARN_EVERY);
        assert_eq!(warning.due(), Some(1001));
    }
}
