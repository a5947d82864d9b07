//! Who asks: the address and the token.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::error::Failure;
use crate::identity::PlayerId;

/// The address of whoever asks; behind a proxy, the one that the proxy saw.
pub(crate) struct Caller(pub(crate) IpAddr);

impl FromRequestParts<App> for Caller {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Failure> {
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let connected = connected.ok_or_else(|| Failure::bad_request("no address"))?;
        let told = if app.services.config().behind_proxy { forwarded(&parts.headers) } else { None };
        Ok(Caller(told.unwrap_or(connected)))
    }
}

/// The last address of the header is the one that our own proxy added; the others anybody can invent.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let header = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    header.rsplit(',').next()?.trim().parse().ok()
}

/// The player whose token came with the request.
pub(crate) struct Bearer(pub(crate) PlayerId);

impl FromRequestParts<App> for Bearer {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Bearer, Failure> {
        token(&parts.headers).and_then(PlayerId::of_token).map(Bearer).ok_or_else(Failure::no_token)
    }
}

/// The token of a request, if it has one.
pub(crate) fn token(headers: &HeaderMap) -> Option<&str> {
    let header = headers.get(AUTHORIZATION)?.to_str().ok()?;
    header.strip_prefix("Bearer ").map(str::trim)
}

/// Turns away an address that asks too much.
pub(crate) async fn limit(State(app): State<App>, caller: Caller, request: Request, next: Next) -> Response {
    if !app.limits.address(caller.0).take() {
        app.services.metrics().limited.add(1);
        return Failure::too_many("too many requests from your address: wait a little").into_response();
    }
    next.run(request).await
}
