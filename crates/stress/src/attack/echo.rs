//! How long this machine takes to carry a byte there and back with nothing in between: what a slow answer owes to the
//! attacker's and the players' own program, and not to the server.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

use crate::dial::{Source, connect};
use crate::report::{Latency, micros};

/// How often a byte is sent.
const ECHO_EVERY: Duration = Duration::from_millis(50);

/// Times in microseconds.
type Times = Arc<Mutex<Vec<u32>>>;

/// A byte that goes to a thread and back, again and again, over a connection like those of players.
pub(super) struct Echo {
    task: JoinHandle<()>,
    times: Times,
}

impl Echo {
    /// Begins to measure.
    pub(super) async fn start() -> io::Result<Echo> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let address = listener.local_addr()?;
        // It ends with the connection.
        std::thread::Builder::new().name("echo".to_owned()).spawn(move || answer(&listener))?;
        let stream = connect(address, Source::default()).await?;
        let times = Times::default();
        let task = tokio::spawn(measure(stream, Arc::clone(&times)));
        Ok(Echo { task, times })
    }

    /// What was measured.
    pub(super) fn finish(self) -> Latency {
        self.task.abort();
        Latency::of(self.times.lock().unwrap_or_else(PoisonError::into_inner).clone())
    }
}

fn answer(listener: &TcpListener) -> io::Result<()> {
    let (mut stream, _) = listener.accept()?;
    stream.set_nodelay(true)?;
    let mut byte = [0];
    loop {
        stream.read_exact(&mut byte)?;
        stream.write_all(&byte)?;
    }
}

async fn measure(mut stream: TcpStream, times: Times) {
    let mut ticks = tokio::time::interval(ECHO_EVERY);
    let mut byte = [0];
    loop {
        ticks.tick().await;
        let begun = Instant::now();
        if stream.write_all(&byte).await.is_err() || stream.read_exact(&mut byte).await.is_err() {
            return;
        }
        let time = micros(begun.elapsed());
        times.lock().unwrap_or_else(PoisonError::into_inner).push(time);
    }
}
