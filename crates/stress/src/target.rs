//! The server under load: a process of its own, which can be killed and started again.

use std::fs::File;
use std::net::SocketAddr;

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use thiserror::Error;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// How long a server may take to come up.
const STARTED_WITHIN: Duration = Duration::from_secs(30);
/// A page of memory, as Linux counts it in `statm`.
const PAGE: u64 = 4096;
/// The clock of `stat`, a second.
const CLOCK_TICKS_PER_SECOND: f64 = 100.0;

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

/// What a server lets one address do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServerLimits {
    /// Anything: all load comes from one address.
    Off,
    /// What a host gets who sets nothing.
    Default,
}

/// A server that runs for us alone.
pub struct Running {
    program: PathBuf,
    data: PathBuf,
    limits: ServerLimits,
    address: SocketAddr,
    child: Child,
}

impl Running {
    /// Starts a server on a free port that keeps its things in a directory.
    pub async fn start(program: &Path, data: &Path, limits: ServerLimits) -> Result<Running, StartError> {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let (child, address) = spawn(program, data, limits, any).await?;
        Ok(Running { program: program.to_owned(), data: data.to_owned(), limits, address, child })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Kills it with SIGKILL, and starts it again on the same port and data.
    pub async fn kill_and_restart(&mut self) -> Result<(), StartError> {
        self.child.kill().await?;
        let (child, _) = spawn(&self.program, &self.data, self.limits, self.address).await?;
        self.child = child;
        Ok(())
    }

    /// The memory it uses, in bytes.
    pub fn memory(&self) -> Option<u64> {
        let pages = self.proc("statm")?.split_whitespace().nth(1)?.parse::<u64>().ok()?;
        Some(pages * PAGE)
    }

    /// The most memory it has used at a time, in bytes.
    pub fn peak_memory(&self) -> Option<u64> {
        let status = self.proc("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
    }

    /// Whether it still runs.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// The processor time it has used, in seconds.
    pub fn processor_time(&self) -> Option<f64> {
        let stat = self.proc("stat")?;
        let mut fields = stat.rsplit(')').next()?.split_whitespace().skip(11);
        let ticks = fields.next()?.parse::<f64>().ok()? + fields.next()?.parse::<f64>().ok()?;
        Some(ticks / CLOCK_TICKS_PER_SECOND)
    }

    fn proc(&self, file: &str) -> Option<String> {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id()?)).ok()
    }

    /// Ends it.
    pub async fn stop(mut self) -> Result<(), StartError> {
        Ok(self.child.kill().await?)
    }

    /// Asks it to end, with SIGTERM; how long that took, or `None` if it had to be killed after this time.
    pub async fn terminate(mut self, patience: Duration) -> Result<Option<Duration>, StartError> {
        let begun = Instant::now();
        if let Some(process) = self.child.id().and_then(|id| Pid::from_raw(id as i32)) {
            kill_process(process, Signal::TERM).map_err(std::io::Error::from)?;
        }
        if let Ok(ended) = timeout(patience, self.child.wait()).await {
            ended?;
            return Ok(Some(begun.elapsed()));
        }
        self.child.kill().await?;
        Ok(None)
    }
}

/// Where a server with limits writes its log, in its data directory: under attack it may have a lot to say.
pub(crate) const LOG: &str = "server.log";

/// What takes all limits away.
const NO_LIMITS: [[&str; 2]; 10] = [
    ["--max-connections", "0"],
    ["--max-connections-per-address", "0"],
    ["--sockets-per-second", "0"],
    ["--unknown-codes-per-hour", "0"],
    ["--max-sockets", "1000000"],
    ["--max-sockets-per-address", "1000000"],
    ["--max-tables", "1000000"],
    ["--tables-per-hour", "0"],
    ["--messages-per-second", "0"],
    ["--messages-per-second-per-address", "0"],
];

async fn spawn(
    program: &Path,
    data: &Path,
    limits: ServerLimits,
    listen: SocketAddr,
) -> Result<(Child, SocketAddr), StartError> {
    let mut command = Command::new(program);
    command.arg("serve").args(["--listen", &listen.to_string()]).arg("--data").arg(data);
    match limits {
        ServerLimits::Off => command.args(["--log", "warn"]).args(NO_LIMITS.as_flattened()),
        ServerLimits::Default => {
            std::fs::create_dir_all(data)?;
            command.stderr(File::create(data.join(LOG))?)
        }
    };
    let mut child = command.stdout(Stdio::piped()).stdin(Stdio::null()).kill_on_drop(true).spawn()?;
    let output = child.stdout.take().ok_or_else(|| StartError::Silent("no output".to_owned()))?;
    let mut line = String::new();
    let read = timeout(STARTED_WITHIN, BufReader::new(output).read_line(&mut line)).await;
    read.map_err(|_| StartError::Silent("it took too long".to_owned()))??;
    let after = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    let address = after.and_then(|address| address.parse().ok());
    address.map(|address| (child, address)).ok_or(StartError::Silent(line))
}
