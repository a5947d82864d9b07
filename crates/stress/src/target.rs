//! The server under load: a process of its own, which can be killed and started again.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use thiserror::Error;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// How long a server may take to come up.
const PATIENCE: Duration = Duration::from_secs(30);
/// A page of memory, as Linux counts it in `statm`.
const PAGE: u64 = 4096;
/// The clock of `stat`, a second.
const TICKS: f64 = 100.0;

/// Why a server could not be started.
#[derive(Debug, Error)]
pub enum StartError {
    /// The process did not start.
    #[error("the server cannot be started: {0}")]
    Process(#[from] std::io::Error),
    /// It did not say where it listens.
    #[error("the server did not say where it listens: {0}")]
    Silent(String),
}

/// A server that runs for us alone, without limits.
pub struct Running {
    program: PathBuf,
    data: PathBuf,
    address: SocketAddr,
    child: Child,
}

impl Running {
    /// Starts a server on a free port that keeps its things in a directory.
    pub async fn start(program: &Path, data: &Path) -> Result<Running, StartError> {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let (child, address) = spawn(program, data, any).await?;
        Ok(Running { program: program.to_owned(), data: data.to_owned(), address, child })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Kills it with SIGKILL, and starts it again on the same port and data.
    pub async fn kill_and_restart(&mut self) -> Result<(), StartError> {
        self.child.kill().await?;
        let (child, _) = spawn(&self.program, &self.data, self.address).await?;
        self.child = child;
        Ok(())
    }

    /// The memory it uses, in bytes.
    pub fn memory(&self) -> Option<u64> {
        let pages = self.proc("statm")?.split_whitespace().nth(1)?.parse::<u64>().ok()?;
        Some(pages * PAGE)
    }

    /// The processor time it has used, in seconds.
    pub fn processor_time(&self) -> Option<f64> {
        let stat = self.proc("stat")?;
        let mut fields = stat.rsplit(')').next()?.split_whitespace().skip(11);
        let ticks = fields.next()?.parse::<f64>().ok()? + fields.next()?.parse::<f64>().ok()?;
        Some(ticks / TICKS)
    }

    fn proc(&self, file: &str) -> Option<String> {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id()?)).ok()
    }

    /// Ends it.
    pub async fn stop(mut self) -> Result<(), StartError> {
        Ok(self.child.kill().await?)
    }
}

async fn spawn(program: &Path, data: &Path, listen: SocketAddr) -> Result<(Child, SocketAddr), StartError> {
    let mut child = Command::new(program)
        .arg("serve")
        .args(["--listen", &listen.to_string(), "--log", "warn"])
        .args(["--max-connections", "0", "--max-connections-per-address", "0"])
        .args(["--sockets-per-second", "0", "--unknown-codes-per-hour", "0"])
        .args(["--max-sockets", "1000000", "--max-sockets-per-address", "1000000", "--max-tables", "1000000"])
        .args([
            "--tables-per-hour",
            "0",
            "--messages-per-second",
            "0",
            "--messages-per-second-per-address",
            "0",
        ])
        .arg("--data")
        .arg(data)
        .stdout(Stdio::piped())
        .stdin(Stdio::null())
        .kill_on_drop(true)
        .spawn()?;
    let output = child.stdout.take().ok_or_else(|| StartError::Silent("no output".to_owned()))?;
    let mut line = String::new();
    let read = timeout(PATIENCE, BufReader::new(output).read_line(&mut line)).await;
    read.map_err(|_| StartError::Silent("it took too long".to_owned()))??;
    let after = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    let address = after.and_then(|address| address.parse().ok());
    address.map(|address| (child, address)).ok_or(StartError::Silent(line))
}
