//! A request for a page, and the answer to it: in which language, for whom to keep, under which address.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, OriginalUri};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, HOST, VARY};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use web::{Page, Preview, Shell};
use words::Language;

use super::delivery::{Known, NO_CACHE};
use crate::config::Config;
use crate::web::App;

/// A request for a page: where the server's pages are, which one is asked for, and in which language.
pub(crate) struct PageRequest {
    base: String,
    language: Language,
    origin: Option<String>,
    path: String,
    known: Known,
}

impl PageRequest {
    fn new(config: &Config, headers: &HeaderMap, address: &Uri) -> PageRequest {
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        PageRequest {
            base: config.base_path.clone(),
            language: Language::negotiated(accepted.unwrap_or_default()),
            origin: origin(config, headers),
            path: address.path().to_owned(),
            known: Known::of(headers),
        }
    }

    pub(crate) fn base(&self) -> &str {
        &self.base
    }

    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// A page that tells nothing of anybody, so that browsers may keep it and ask whether it has changed.
    pub(crate) fn public(&self, page: Page, subject: &str, preview: &Preview) -> Response {
        let content = self.html(page, subject, preview);
        let headers = [(CACHE_CONTROL, NO_CACHE), (VARY, "accept-language")];
        self.known.answer(content.0.as_bytes(), (headers, content.clone()))
    }

    /// The same, with a title of its own and nothing else to tell.
    pub(crate) fn titled(&self, page: Page, subject: &str, title: &str) -> Response {
        self.public(page, subject, &Preview::of_site(self.language, Some(title)))
    }

    /// What is shown without a network.
    pub(crate) fn offline(&self) -> Response {
        let preview = Preview::of_site(self.language, Some("offline-title")).unlisted();
        self.public(Page::Offline, "", &preview)
    }

    /// A page with names of people, which nobody keeps.
    pub(crate) fn private(&self, page: Page, subject: &str, preview: &Preview) -> Response {
        ([(VARY, "accept-language")], self.html(page, subject, preview)).into_response()
    }

    /// The page that says that there is none.
    pub(crate) fn missing(&self, what: &str) -> Response {
        let preview = Preview::of_site(self.language, Some("missing-title")).unlisted();
        (StatusCode::NOT_FOUND, self.private(Page::Missing, what, &preview)).into_response()
    }

    fn html(&self, page: Page, subject: &str, preview: &Preview) -> Html<String> {
        let shell = Shell {
            base: &self.base,
            page,
            subject,
            language: self.language,
            preview,
            origin: self.origin.as_deref(),
            path: &self.path,
        };
        Html(shell.html())
    }
}

impl FromRequestParts<App> for PageRequest {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<PageRequest, Infallible> {
        let OriginalUri(address) = OriginalUri::from_request_parts(parts, app).await?;
        Ok(PageRequest::new(app.services.config(), &parts.headers, &address))
    }
}

/// Where the server is, as others see it: the origin that it was told of, or what the request and the proxy say.
fn origin(config: &Config, headers: &HeaderMap) -> Option<String> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).filter(|host| !host.is_empty())?;
    let told = |origin: &&String| origin.split_once("://").is_some_and(|(_, place)| place == host);
    if let Some(origin) = config.origins.iter().find(told) {
        return Some(origin.clone());
    }
    let is_secure = config.behind_proxy
        && headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == HeaderValue::from_static("https"));
    Some(format!("{}://{host}", if is_secure { "https" } else { "http" }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_origin_is_what_others_see() {
        let told = |origins: &[&str], behind_proxy: bool, scheme: Option<&str>| {
            let origins = origins.iter().map(|&origin| origin.to_owned()).collect();
            let config = Config { origins, behind_proxy, ..Config::default() };
            let mut headers = HeaderMap::new();
            headers.insert(HOST, "games.example".parse().unwrap());
            if let Some(scheme) = scheme {
                headers.insert("x-forwarded-proto", scheme.parse().unwrap());
            }
            origin(&config, &headers).unwrap()
        };
        assert_eq!(told(&[], false, None), "http://games.example");
        assert_eq!(told(&[], true, Some("https")), "https://games.example");
        // Nobody but a proxy may say so.
        assert_eq!(told(&[], false, Some("https")), "http://games.example");
        assert_eq!(told(&["https://games.example"], false, None), "https://games.example");
        assert_eq!(told(&["https://other.example"], false, None), "http://games.example");
        assert_eq!(origin(&Config::default(), &HeaderMap::new()), None);
    }
}
