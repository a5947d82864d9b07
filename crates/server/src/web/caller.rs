//! Who asks: the address and the token.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use super::error::HttpError;
use crate::accept::Connected;
use crate::identity::PlayerId;
use crate::network::ClientNetwork;
use crate::slots::Slot;

/// Whoever asks.
pub(crate) struct Caller {
    /// Where from; behind a proxy, what the proxy saw.
    pub(crate) network: ClientNetwork,
    /// The slot of the connection on which the request came.
    pub(crate) connection: Arc<Slot>,
}

impl FromRequestParts<App> for Caller {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, HttpError> {
        let Connected { address, slot } = parts
            .extensions
            .get()
            .cloned()
            .ok_or_else(|| HttpError::bad_request("the address of the request is not known"))?;
        let told = if app.services.config().behind_proxy { forwarded(&parts.headers) } else { None };
        Ok(Caller { network: told.unwrap_or(address).into(), connection: slot })
    }
}

/// The last address of the header is the one that our own proxy added; the others anybody can invent.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let header = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = header.rsplit(',').next()?.trim();
    // Some proxies name the port too, or put IPv6 addresses in brackets.
    let bare = last.strip_prefix('[').and_then(|last| last.strip_suffix(']')).unwrap_or(last);
    bare.parse().or_else(|_| last.parse::<SocketAddr>().map(|socket| socket.ip())).ok()
}

/// The player whose token came with the request.
pub(crate) struct Bearer(pub(crate) PlayerId);

impl FromRequestParts<App> for Bearer {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Bearer, HttpError> {
        token(&parts.headers).and_then(PlayerId::of_token).map(Bearer).ok_or_else(HttpError::no_token)
    }
}

/// The token of a request, if it has one.
pub(crate) fn token(headers: &HeaderMap) -> Option<&str> {
    let header = headers.get(AUTHORIZATION)?.to_str().ok()?;
    header.strip_prefix("Bearer ").map(str::trim)
}

/// Turns away an address that asks too much.
pub(crate) async fn limit(State(app): State<App>, caller: Caller, request: Request, next: Next) -> Response {
    if !app.limits.address(caller.network).take() {
        app.services.metrics().limited.add(1);
        return HttpError::too_many("too many requests from your address: wait a moment").into_response();
    }
    next.run(request).await
}

/// Turns away an address that opens sockets too quickly.
pub(crate) async fn limit_sockets(
    State(app): State<App>,
    caller: Caller,
    request: Request,
    next: Next,
) -> Response {
    if !app.limits.socket_open(caller.network) {
        app.services.metrics().limited.add(1);
        return HttpError::too_many("too many sockets opened from your address: wait a moment")
            .into_response();
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_that_the_proxy_added_counts() {
        for (header, address) in [
            ("192.0.2.1", Some("192.0.2.1")),
            ("10.0.0.1, 192.0.2.1", Some("192.0.2.1")),
            ("192.0.2.1:4711", Some("192.0.2.1")),
            ("2001:db8::1", Some("2001:db8::1")),
            ("[2001:db8::1]", Some("2001:db8::1")),
            ("[2001:db8::1]:4711", Some("2001:db8::1")),
            ("unknown", None),
            ("", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert("x-forwarded-for", header.parse().unwrap());
            assert_eq!(forwarded(&headers), address.map(|address| address.parse().unwrap()), "{header}");
        }
    }
}
