//! How files and pages are sent: as small as the browser can read them, and not at all if it has them already.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use web::Asset;

use crate::web::App;
use crate::web::error::HttpError;

/// How long browsers may keep a file whose address changes with what is in it.
pub(super) const CACHE_FOREVER: &str = "public, max-age=31536000, immutable";
/// Files whose address stays are asked for again after a while.
pub(super) const CACHE_HOUR: &str = "public, max-age=3600";
/// It may be kept, but whoever has it asks every time whether it has changed.
pub(super) const NO_CACHE: &str = "no-cache";

/// What a browser has already, by the tags that it was told.
pub(super) struct Known(Vec<String>);

impl Known {
    pub(super) fn of(headers: &HeaderMap) -> Known {
        let tags = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        Known(tags.flat_map(|tags| tags.split(',')).map(|tag| tag.trim().to_owned()).collect())
    }

    /// An answer with a tag, or that nothing has changed. The tag is a weak one: the same content may be compressed.
    pub(super) fn answer(&self, content: &[u8], answer: impl IntoResponse) -> Response {
        let hash: String = Sha256::digest(content).iter().take(9).map(|byte| format!("{byte:02x}")).collect();
        let tag = format!("W/\"{hash}\"");
        let has_it = self.0.iter().any(|known| known == &tag || known == "*");
        let mut response = answer.into_response();
        if has_it {
            let (parts, _) = response.into_parts();
            response = StatusCode::NOT_MODIFIED.into_response();
            let kept =
                [CACHE_CONTROL, VARY].map(|name| parts.headers.get(&name).map(|value| (name, value.clone())));
            response.headers_mut().extend(kept.into_iter().flatten());
        }
        if let Ok(tag) = HeaderValue::try_from(tag) {
            response.headers_mut().insert(ETAG, tag);
        }
        response
    }
}

/// A request for a file: what the browser can read, and what it has.
pub(super) struct Delivery {
    takes_brotli: bool,
    known: Known,
}

impl FromRequestParts<App> for Delivery {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Delivery, Infallible> {
        Ok(Delivery { takes_brotli: takes_brotli(&parts.headers), known: Known::of(&parts.headers) })
    }
}

impl Delivery {
    /// A file of the client.
    pub(super) fn file(&self, path: &str, kept: &'static str) -> Response {
        match web::brotli(path).filter(|_| self.takes_brotli) {
            Some(asset) => {
                let mut response = self.sent(Some(asset), kept);
                response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
                response
            }
            None => self.sent(web::asset(path), kept),
        }
    }

    /// A file whose address stays.
    pub(super) fn root(&self, path: &str, kept: &'static str) -> Response {
        self.sent(web::at_the_root(path), kept)
    }

    pub(super) fn sent(&self, asset: Option<Asset>, kept: &'static str) -> Response {
        let Some(Asset { kind, content }) = asset else {
            return HttpError::nothing_here().into_response();
        };
        let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, kept), (VARY, "accept-encoding")];
        if kept == CACHE_FOREVER {
            return (headers, content).into_response();
        }
        self.known.answer(&content.clone(), (headers, content))
    }
}

/// Whether a browser reads Brotli, and does not like gzip better.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let liking = |coding: &str| {
        let values = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let mut codings = values.flat_map(|value| value.split(',')).map(|coding| {
            let (name, parameters) = coding.split_once(';').unwrap_or((coding, ""));
            let quality = parameters.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
            (name.trim().to_ascii_lowercase(), quality.unwrap_or(0.0))
        });
        codings.find(|(name, _)| name == coding).map_or(0.0, |(_, quality)| quality)
    };
    liking("br") > 0.0 && liking("br") >= liking("gzip")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_is_sent_to_those_who_take_it() {
        for (accepted, takes_it) in [
            ("gzip, deflate, br, zstd", true),
            ("br", true),
            ("BR;q=0.5", true),
            ("gzip;q=0.5, br;q=1.0", true),
            ("gzip;q=1.0, br;q=0.5", false),
            ("br;q=0", false),
            ("br;q=x", false),
            ("gzip", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, accepted.parse().unwrap());
            assert_eq!(takes_brotli(&headers), takes_it, "{accepted}");
        }
    }

    #[test]
    fn what_is_known_is_not_sent_again() {
        let answered = |tag: Option<&str>| {
            let mut headers = HeaderMap::new();
            if let Some(tag) = tag {
                headers.insert(IF_NONE_MATCH, tag.parse().unwrap());
            }
            Known::of(&headers).answer(b"content", ([(CACHE_CONTROL, NO_CACHE)], "content"))
        };
        let first = answered(None);
        assert_eq!(first.status(), StatusCode::OK);
        let tag = first.headers()[ETAG].to_str().unwrap().to_owned();
        let again = answered(Some(&format!("W/\"other\", {tag}")));
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(again.headers()[ETAG], first.headers()[ETAG]);
        assert_eq!(again.headers()[CACHE_CONTROL], NO_CACHE);
        assert!(again.headers().get(CONTENT_TYPE).is_none());
        assert_eq!(answered(Some("W/\"other\"")).status(), StatusCode::OK);
    }
}
