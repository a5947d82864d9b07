//! For whoever watches the server.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;

use super::App;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
}

/// Whether the server takes players: it does not when it is about to stop or cannot store anything.
async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if *app.stopped.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    if !app.services.ledger().can_store().await {
        return (StatusCode::SERVICE_UNAVAILABLE, "the storage fails\n");
    }
    (StatusCode::OK, "ready\n")
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    app.services.metrics().connections.set(app.limits.connections().taken() as i64);
    let damaged = app.services.store().damage().count();
    app.services.metrics().damaged.set(i64::try_from(damaged).unwrap_or(i64::MAX));
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.services.metrics().text())
}
