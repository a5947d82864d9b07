//! The pages that people see: shells around the browser client of [`web`], and the files that it loads.

#[cfg(test)]
mod tests;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use serde_json::json;
use web::{Asset, Page, Shell};
use words::Language;

use super::App;
use super::caller::Caller;
use super::error::{HttpError, not_found};
use crate::config::Config;
use crate::maintenance::GRACE_DAYS;

/// How long browsers may keep a file whose address changes with what is in it.
const CACHE_FOREVER: &str = "public, max-age=31536000, immutable";
/// Files whose address stays are asked for again after a while.
const CACHE_HOUR: &str = "public, max-age=3600";
/// The service worker decides what is kept, so it must not be kept itself.
const NO_CACHE: &str = "no-cache";

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/", get(start))
        .route("/t/{table}", get(table))
        .route("/rules", get(all_rules))
        .route("/rules/{game}", get(rules))
        .route("/sheet", get(async |at: PageRequest| at.page(Page::Sheet, "")))
        .route("/verify", get(async |at: PageRequest| at.page(Page::Verify, "")))
        .route("/settings", get(async |at: PageRequest| at.page(Page::Settings, "")))
        .route("/offline", get(async |at: PageRequest| at.page(Page::Offline, "")))
        .route("/privacy", get(privacy))
        .route("/protocol.md", get(async || include_str!("../../../../docs/protocol.md")))
        .route("/assets/{version}/{*path}", get(versioned))
        .route("/icons/{name}", get(icon))
        .route("/manifest.webmanifest", get(async || at_the_root("manifest.webmanifest", CACHE_HOUR).await))
        .route("/sw.js", get(async || at_the_root("sw.js", NO_CACHE).await))
}

/// A request for a page: where the server's pages are, and which language is wanted.
pub(super) struct PageRequest {
    base: String,
    language: Language,
}

impl PageRequest {
    fn new(config: &Config, headers: &HeaderMap) -> PageRequest {
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let language = Language::negotiated(accepted.unwrap_or_default());
        PageRequest { base: config.base_path.clone(), language }
    }

    /// A page about something.
    pub(super) fn page(&self, page: Page, subject: &str) -> Html<String> {
        Html(Shell { base: &self.base, page, subject, language: self.language }.html())
    }

    /// The page that says that there is none.
    pub(super) fn missing(&self, what: &str) -> Response {
        (StatusCode::NOT_FOUND, self.page(Page::Missing, what)).into_response()
    }
}

impl axum::extract::FromRequestParts<App> for PageRequest {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        app: &App,
    ) -> Result<PageRequest, Self::Rejection> {
        Ok(PageRequest::new(app.services.config(), &parts.headers))
    }
}

/// The start: new tables, tables to join, one's own games.
pub(super) async fn start(request: PageRequest) -> Html<String> {
    request.page(Page::Start, "")
}

/// A table by its name; by its code it leads there.
async fn table(
    State(app): State<App>,
    caller: Caller,
    request: PageRequest,
    Path(key): Path<String>,
) -> Result<Response, HttpError> {
    let Some(room) = app.find(caller.network, &key).await? else {
        return Ok(request.missing("table"));
    };
    let id = room.lock().id().to_owned();
    if id != key {
        return Ok(Redirect::to(&format!("{}/t/{id}", request.base)).into_response());
    }
    Ok(request.page(Page::Table, &id).into_response())
}

async fn all_rules(request: PageRequest) -> Html<String> {
    request.page(Page::Rules, "")
}

/// The rules of one game.
async fn rules(request: PageRequest, Path(game): Path<String>) -> Response {
    match games::GameInfo::named(&game) {
        Ok(known) => request.page(Page::Rules, known.name).into_response(),
        Err(_) => request.missing(""),
    }
}

/// What is stored of players, for as long as this server keeps it.
async fn privacy(State(app): State<App>, request: PageRequest) -> Html<String> {
    let config = app.services.config();
    let days = json!({
        "idle": config.idle_days.saturating_add(GRACE_DAYS),
        "finished": config.finished_days.saturating_add(GRACE_DAYS),
        "chat": config.chat_days,
        "names": config.names_days,
    });
    request.page(Page::Privacy, &days.to_string())
}

/// A file of this version of the client. One of another version gets what there is now, for this time only.
async fn versioned(Path((version, path)): Path<(String, String)>) -> Response {
    let kept = if version == web::version() { CACHE_FOREVER } else { NO_CACHE };
    sent(web::asset(&path), kept).await
}

async fn icon(Path(name): Path<String>) -> Response {
    at_the_root(&format!("icons/{name}"), CACHE_HOUR).await
}

async fn at_the_root(path: &str, kept: &'static str) -> Response {
    sent(web::at_the_root(path), kept).await
}

async fn sent(asset: Option<Asset>, kept: &'static str) -> Response {
    match asset {
        Some(Asset { kind, content }) => {
            ([(CONTENT_TYPE, kind), (CACHE_CONTROL, kept)], content).into_response()
        }
        None => not_found().await.into_response(),
    }
}
