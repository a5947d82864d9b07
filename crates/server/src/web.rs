//! The server's face: HTTP for making, listing and records, one socket for play.

mod api;
mod body;
mod caller;
#[cfg(test)]
mod documents;
mod error;
mod headers;
mod health;
mod host;
mod lookup;
mod pages;
mod paper;
mod print;
mod qr;
mod records;
mod socket;
mod try_out;
mod work;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::get;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::accept::or_never;
use crate::limits::Limits;
use crate::services::Services;
use crate::slots::NoSlot;

/// The largest body of a request: own cards and sheets are the largest things anybody sends.
const MAX_BODY: usize = 64 * 1024;

/// What every request can use.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) services: Arc<Services>,
    pub(crate) limits: Arc<Limits>,
    /// Who works on requests that take long.
    pub(crate) workers: Arc<work::Workers>,
    /// Whether the server is about to stop.
    pub(crate) stopped: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn new(services: Arc<Services>, limits: Arc<Limits>, stopped: watch::Receiver<bool>) -> App {
        App { services, limits, workers: Arc::default(), stopped }
    }
}

/// All routes, under the base path.
pub(crate) fn router(app: App) -> Router {
    let config = app.services.config();
    let base = config.base_path.clone();
    let patience = or_never(config.request_timeout);
    let requests = Router::new()
        .merge(api::router())
        .merge(qr::router())
        .merge(records::router())
        .merge(paper::router())
        .merge(print::router())
        .merge(try_out::router())
        .merge(health::router())
        .merge(pages::router())
        .fallback(pages::elsewhere)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, patience))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), caller::limit));
    let sockets = socket::router().layer(middleware::from_fn_with_state(app.clone(), caller::limit_sockets));
    let all = requests.merge(sockets);
    let placed = if base.is_empty() {
        all
    } else {
        // Nested, the start answers without the slash behind it only.
        let with_slash = format!("{base}/");
        Router::new().nest(&base, all).route(&with_slash, get(pages::start)).fallback(pages::elsewhere)
    };
    placed
        .layer(middleware::from_fn(host::check))
        .layer(middleware::from_fn(headers::add))
        .layer(CatchPanicLayer::custom(error::panicked))
        .with_state(app)
}

/// What a connection hears of which there are too many.
pub(crate) fn no_connection(full: NoSlot) -> Vec<u8> {
    error::HttpError::no_connection(full).into_bytes()
}
