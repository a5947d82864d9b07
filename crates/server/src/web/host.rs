//! Every request says once which host it is for (RFC 9112, 3.2): whoever passes requests on could otherwise mean
//! another one than we do.

use axum::extract::Request;
use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::error::HttpError;

/// Turns away requests without a host, with two, or with something that is none.
pub(crate) async fn check(request: Request, next: Next) -> Response {
    match fault(request.version(), request.headers()) {
        None => next.run(request).await,
        Some(message) => HttpError::bad_request(message).into_response(),
    }
}

fn fault(version: Version, headers: &HeaderMap) -> Option<&'static str> {
    let mut hosts = headers.get_all(HOST).iter();
    match (hosts.next(), hosts.next()) {
        (None, _) if version < Version::HTTP_11 => None,
        (None, _) => Some("the header `Host` is missing"),
        (Some(host), None) if is_host(host) => None,
        (Some(_), None) => Some("the header `Host` is not a host"),
        (Some(_), Some(_)) => Some("the header `Host` appears twice"),
    }
}

/// A name or address, perhaps with a port; or nothing, which the standard allows.
fn is_host(value: &HeaderValue) -> bool {
    value.is_empty() || Authority::try_from(value.as_bytes()).is_ok_and(|host| !host.as_str().contains('@'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_has_one_host() {
        for (version, hosts, is_right) in [
            (Version::HTTP_11, &["example.org"][..], true),
            (Version::HTTP_11, &["example.org:8080"], true),
            (Version::HTTP_11, &["[::1]:8080"], true),
            (Version::HTTP_11, &[""], true),
            (Version::HTTP_11, &[], false),
            (Version::HTTP_10, &[], true),
            (Version::HTTP_11, &["example.org", "example.org"], false),
            (Version::HTTP_10, &["a.example", "b.example"], false),
            (Version::HTTP_11, &["a.example, b.example"], false),
            (Version::HTTP_11, &["user@example.org"], false),
            (Version::HTTP_11, &["example.org/path"], false),
            (Version::HTTP_11, &["two words"], false),
        ] {
            let mut headers = HeaderMap::new();
            for host in hosts {
                headers.append(HOST, host.parse().unwrap());
            }
            assert_eq!(fault(version, &headers).is_none(), is_right, "{version:?} {hosts:?}");
        }
    }
}
