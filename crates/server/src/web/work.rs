//! Requests that make the processor work: rules played through, records checked, many tables listed. They are worked on
//! one at a time, on a thread beside those that serve the tables, and an address may ask for fewer of them.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use tokio::sync::{Semaphore, SemaphorePermit};

use super::App;
use super::caller::Caller;
use super::error::HttpError;

/// How many are worked on at a time.
const HEAVY_REQUESTS_AT_ONCE: usize = 1;
/// As how many requests one of them counts, beside itself.
const EXTRA_COST: u32 = 9;

/// The turns at the processor.
pub(crate) struct Workers(Semaphore);

impl Default for Workers {
    fn default() -> Workers {
        Workers(Semaphore::new(HEAVY_REQUESTS_AT_ONCE))
    }
}

/// A request that counts as several.
pub(super) struct HeavyRequest;

impl FromRequestParts<App> for HeavyRequest {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<HeavyRequest, HttpError> {
        let Caller { network, .. } = Caller::from_request_parts(parts, app).await?;
        if app.limits.address(network).take_many(EXTRA_COST) {
            return Ok(HeavyRequest);
        }
        app.services.metrics().limited.add(1);
        Err(HttpError::too_many("too many requests from your address: wait a moment"))
    }
}

impl App {
    /// A turn at the processor.
    pub(super) async fn turn(&self) -> Result<SemaphorePermit<'_>, HttpError> {
        self.workers.0.acquire().await.map_err(|_| HttpError::internal())
    }

    /// Does some work when it is its turn.
    pub(super) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HttpError> {
        let _turn = self.turn().await?;
        tokio::task::spawn_blocking(work).await.map_err(|error| {
            tracing::error!(%error, "a request panicked");
            HttpError::internal()
        })
    }
}
