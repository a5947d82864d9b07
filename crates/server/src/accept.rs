//! The way of a connection from the port to its end: how many there may be, and how long each may keep us waiting.

mod deadline;
mod refusal;

use std::convert::Infallible;
use std::io;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

pub(crate) use self::deadline::or_never;
use self::deadline::{Answer, Deadline};
use self::refusal::{Refusals, RepeatedWarning};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::services::Services;
use crate::slots::Slot;

/// How many bytes of a connection are read ahead, and so how long the headers of a request may be.
const READ_AHEAD: usize = 16 * 1024;
/// How long no connection is accepted after the system had no room for one.
const PAUSE_WITHOUT_ROOM: Duration = Duration::from_millis(100);
/// How long requests have to be finished, and sockets to say good-bye, when the server stops.
pub(crate) const SHUTDOWN_GRACE: Duration = Duration::from_secs(1);

/// Where a request came from.
#[derive(Clone)]
pub(crate) struct Connected {
    pub(crate) address: IpAddr,
    /// Whoever uses the connection for longer than a request keeps its slot.
    pub(crate) slot: Arc<Slot>,
}

/// How long a connection may keep us waiting.
struct Timeouts {
    header: Duration,
    answer: Duration,
    idle: Duration,
}

/// What all connections share.
pub(crate) struct Acceptor {
    services: Arc<Services>,
    router: Router,
    http: Builder,
    limits: Arc<Limits>,
    timeouts: Timeouts,
}

impl Acceptor {
    pub(crate) fn new(services: Arc<Services>, limits: Arc<Limits>, router: Router) -> Acceptor {
        let config = services.config();
        let mut http = Builder::new();
        http.max_buf_size(READ_AHEAD);
        let [header, request, response, idle] =
            [config.header_timeout, config.request_timeout, config.response_timeout, config.idle_timeout]
                .map(or_never);
        let timeouts = Timeouts { header, answer: request + response, idle };
        Acceptor { router, http, limits, timeouts, services }
    }

    /// Accepts connections until the server stops.
    pub(crate) async fn run(self: &Arc<Acceptor>, listener: TcpListener, stopped: watch::Receiver<bool>) {
        let mut refusals = Refusals::default();
        let mut failures = RepeatedWarning::default();
        let mut stopping = stopped.clone();
        loop {
            let accepted = tokio::select! {
                biased;
                () = told_to_stop(&mut stopping) => return,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, peer)) => match self.limits.connections().take(peer.ip().into()) {
                    Ok(slot) => {
                        let connected = Connected { address: peer.ip(), slot: Arc::new(slot) };
                        tokio::spawn(Arc::clone(self).serve(stream, connected, stopped.clone()));
                    }
                    Err(full) => {
                        self.metrics().connections_refused.add(1);
                        refusals.refuse(stream, full);
                    }
                },
                Err(error) if is_of_one_connection(&error) => {}
                Err(error) => {
                    if let Some(times) = failures.due() {
                        tracing::warn!(%error, times, "no connection can be accepted; trying again");
                    }
                    tokio::time::sleep(PAUSE_WITHOUT_ROOM).await;
                }
            }
        }
    }

    fn metrics(&self) -> &Metrics {
        self.services.metrics()
    }

    /// Serves a connection until it ends, becomes a socket, or keeps us waiting for too long.
    async fn serve(
        self: Arc<Acceptor>,
        stream: TcpStream,
        connected: Connected,
        mut stopped: watch::Receiver<bool>,
    ) {
        // Moves are small and cannot wait for more to be sent with them.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection will be slow");
        }
        let deadline = Arc::new(Deadline::after(self.timeouts.header));
        let router = TowerToHyperService::new(self.router.clone());
        let (started, answer_time, idle_time) =
            (Arc::clone(&deadline), self.timeouts.answer, self.timeouts.idle);
        let service = service_fn(move |mut request: Request<Incoming>| {
            started.set(answer_time);
            request.extensions_mut().insert(connected.clone());
            let answer = router.call(request);
            let deadline = Arc::clone(&started);
            async move {
                let answer = answer.await?;
                Ok::<_, Infallible>(answer.map(|body| Answer::new(body, deadline, idle_time)))
            }
        });
        let mut connection = pin!(self.http.serve_connection(TokioIo::new(stream), service).with_upgrades());
        tokio::select! {
            biased;
            ended = connection.as_mut() => {
                if let Err(error) = ended {
                    tracing::debug!(%error, "a connection broke off");
                }
            }
            () = deadline.passed() => self.metrics().connections_timed_out.add(1),
            () = told_to_stop(&mut stopped) => {
                connection.as_mut().graceful_shutdown();
                // Whoever is not ready by then is cut off.
                let _ = timeout(SHUTDOWN_GRACE, connection).await;
            }
        }
    }
}

/// Returns when the server stops, or is no more.
async fn told_to_stop(stopped: &mut watch::Receiver<bool>) {
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

/// Whether only the connection that was about to be accepted is concerned.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}
