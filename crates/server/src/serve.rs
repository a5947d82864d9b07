//! A server from its first moment to its last: the data directory, the port, the sweepers, the graceful end.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::watch;

use crate::accept::{Acceptor, SHUTDOWN_GRACE};
use crate::config::Config;
use crate::data_lock::DataLock;
use crate::limits::{Limits, SWEEP_EVERY};
use crate::maintenance::Maintenance;
use crate::services::Services;
use crate::store::{SqliteStore, StoreError};
use crate::web::{self, App};
use crate::{private_files, restore};

/// The name of the database in the data directory.
pub const DATABASE: &str = "rollwright.db";
/// How many connections may wait to be accepted; one that finds no place there is tried again by the client's system
/// after a second. Linux takes no more than this unless its `net.core.somaxconn` is raised.
const BACKLOG: u32 = 4096;
/// How often it is looked whether everybody is gone, when the server stops.
const LOOK_EVERY: Duration = Duration::from_millis(10);

/// Why a server does not start.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The port is taken.
    #[error("port {} of {} is already in use: choose another with --listen {}:{}", .0.port(), .0.ip(), .0.ip(), .0.port().wrapping_add(1).max(1024))]
    PortTaken(SocketAddr),
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The data directory cannot be used.
    #[error("cannot use the data directory {0}: {1}")]
    Data(PathBuf, io::Error),
    /// Another server uses it.
    #[error("another server is already using the data directory {0}: choose another with --data")]
    DataTaken(PathBuf),
    /// The storage cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The operating system has no randomness, or the network failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    services: Arc<Services>,
    limits: Arc<Limits>,
    store: Arc<SqliteStore>,
    /// Held as long as the server lives.
    _lock: DataLock,
}

impl Server {
    /// Opens the data directory and the port.
    pub async fn bind(config: Config) -> Result<Server, ServeError> {
        let config = config.within_descriptors(descriptors());
        let data = config.data.clone();
        let unusable = |error| ServeError::Data(data.clone(), error);
        private_files::create_directory(&data).map_err(unusable)?;
        let lock = DataLock::take(&data).map_err(unusable)?;
        let lock = lock.ok_or_else(|| ServeError::DataTaken(data.clone()))?;
        let listener = listen(config.listen).map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::PortTaken(config.listen),
            _ => ServeError::Listen(config.listen, error),
        })?;
        restore::take_over(&data)?;
        let store = Arc::new(SqliteStore::open(&data.join(DATABASE)).await?);
        let limits = Arc::new(Limits::new(&config));
        tracing::info!(
            connections = config.max_connections,
            per_address = config.max_connections_per_address,
            sockets = config.max_sockets,
            "as many may be open at a time, as far as the system has file descriptors for them"
        );
        let services = Services::start(config, Arc::clone(&store) as _)?;
        Ok(Server { listener, services, limits, store, _lock: lock })
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// What its rooms share.
    pub fn services(&self) -> &Arc<Services> {
        &self.services
    }

    /// Serves until told to stop; then says good-bye to everybody, stores what is under way, and ends.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let (stopping, stopped) = watch::channel(false);
        let sweeper = tokio::spawn(sweep(Arc::clone(&self.services), Arc::clone(&self.limits)));
        let maintenance = Maintenance::start(&self.services, &self.store);
        let (services, limits) = (Arc::clone(&self.services), Arc::clone(&self.limits));
        let app = App::new(services, limits, stopped.clone());
        let acceptor = Acceptor::new(Arc::clone(&self.services), Arc::clone(&self.limits), web::router(app));
        let accepting = tokio::spawn(async move { Arc::new(acceptor).run(self.listener, stopped).await });
        stop.await;
        stopping.send_replace(true);
        self.services.close();
        sweeper.abort();
        drop(maintenance);
        // The port is free when this has ended.
        accepting.await.map_err(io::Error::other)?;
        let everybody_gone = async {
            while self.limits.connections().taken() > 0 {
                tokio::time::sleep(LOOK_EVERY).await;
            }
        };
        // Whoever does not take leave does not keep the server.
        if tokio::time::timeout(SHUTDOWN_GRACE, everybody_gone).await.is_err() {
            let connections = self.limits.connections().taken();
            tracing::warn!(connections, "some requests were not finished, or sockets did not say good-bye");
        }
        // Nothing is stored after the last flush.
        self.services.close();
        self.services.ledger().flush().await;
        self.store.close().await;
        Ok(())
    }
}

/// Opens the port.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A server that is started again at once gets its port back.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// How many files and connections this process may have open.
fn descriptors() -> usize {
    match rlimit::getrlimit(rlimit::Resource::NOFILE) {
        Ok((now, _)) => usize::try_from(now).unwrap_or(usize::MAX),
        Err(error) => {
            tracing::warn!(%error, "it is not known how many files may be open");
            usize::MAX
        }
    }
}

/// Lets go of what nobody uses.
async fn sweep(services: Arc<Services>, limits: Arc<Limits>) {
    let mut ticks = tokio::time::interval(SWEEP_EVERY);
    loop {
        ticks.tick().await;
        services.sweep();
        limits.sweep();
    }
}
