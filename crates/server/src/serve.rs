//! A server from its first moment to its last: the data directory, the port, the sweepers, the graceful end.

use std::future::{Future, IntoFuture};
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::config::Config;
use crate::data_lock::DataLock;
use crate::limits::{Limits, SWEEP_EVERY};
use crate::restore;
use crate::services::{Services, now};
use crate::store::{Expiry, SqliteStore, StoreError};
use crate::web::{self, App};

/// The name of the database in the data directory.
pub const DATABASE: &str = "rollwright.db";
/// How often committed things are brought into the main file.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(2);
/// How often old things are removed.
const CLEAN_EVERY: Duration = Duration::from_secs(3600);
const DAY: u64 = 24 * 60 * 60;
/// How long requests have to finish, and then sockets to say good-bye: a server stops in under two seconds.
const FAREWELL: Duration = Duration::from_millis(700);

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
    #[error("another server uses the data directory {0}: choose another with --data")]
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
        let data = config.data.clone();
        let unusable = |error| ServeError::Data(data.clone(), error);
        std::fs::create_dir_all(&data).map_err(unusable)?;
        let lock = DataLock::take(&data).map_err(unusable)?;
        let lock = lock.ok_or_else(|| ServeError::DataTaken(data.clone()))?;
        let listener = TcpListener::bind(config.listen).await.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::PortTaken(config.listen),
            _ => ServeError::Listen(config.listen, error),
        })?;
        restore::take_over(&data)?;
        let store = Arc::new(SqliteStore::open(&data.join(DATABASE)).await?);
        let limits = Arc::new(Limits::new(&config));
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
        let (stopping, mut stopped) = watch::channel(false);
        let stopping = Arc::new(stopping);
        let sweeper = tokio::spawn(sweep(Arc::clone(&self.services), Arc::clone(&self.limits)));
        let cleaner = tokio::spawn(clean(Arc::clone(&self.services)));
        let keeper = tokio::spawn(checkpoint(Arc::clone(&self.store)));
        let app = App { services: Arc::clone(&self.services), limits: self.limits, stopped: stopped.clone() };
        let service = web::router(app).into_make_service_with_connect_info::<SocketAddr>();
        let goodbye = Arc::clone(&stopping);
        let services = Arc::clone(&self.services);
        let graceful = async move {
            stop.await;
            goodbye.send_replace(true);
            services.close();
        };
        // Moves are small and cannot wait for more to be sent with them.
        let listener = self.listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection will be slow");
            }
        });
        let serving = axum::serve(listener, service).with_graceful_shutdown(graceful).into_future();
        // A request that never ends does not keep the server.
        let farewell = async {
            let _ = stopped.wait_for(|stopped| *stopped).await;
            tokio::time::sleep(FAREWELL).await;
        };
        tokio::select! {
            served = serving => served?,
            () = farewell => tracing::warn!("some requests were not finished"),
        }
        sweeper.abort();
        cleaner.abort();
        keeper.abort();
        let sockets = async {
            while self.services.metrics().sockets.get() > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        if tokio::time::timeout(FAREWELL, sockets).await.is_err() {
            tracing::warn!("some sockets did not say good-bye");
        }
        drop(stopping);
        // Nothing is stored after the last flush.
        self.services.close();
        self.services.ledger().flush().await;
        self.store.close().await;
        Ok(())
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

/// Brings what was committed into the main file, now and then.
async fn checkpoint(store: Arc<SqliteStore>) {
    let mut ticks = tokio::time::interval(CHECKPOINT_EVERY);
    loop {
        ticks.tick().await;
        if let Err(error) = store.checkpoint().await {
            tracing::warn!(%error, "the log could not be brought into the main file");
        }
    }
}

/// Removes what is too old.
async fn clean(services: Arc<Services>) {
    let mut ticks = tokio::time::interval(CLEAN_EVERY);
    loop {
        ticks.tick().await;
        let config = services.config();
        let before = |days: u32| now().saturating_sub(u64::from(days) * DAY);
        let expiry = Expiry {
            idle: before(config.idle_days),
            finished: before(config.finished_days),
            chat: before(config.chat_days),
            names: before(config.names_days),
        };
        match services.store().clean(expiry).await {
            Ok(cleaned) if cleaned != Default::default() => tracing::info!(?cleaned, "old things removed"),
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "old things could not be removed"),
        }
    }
}
