//! The pages that people see: shells around the browser client of [`web`], and the files that it loads.

mod delivery;
mod page_request;
#[cfg(test)]
mod tests;

use axum::Router;
use axum::extract::{OriginalUri, Path, State};
use axum::http::header::ACCEPT;
use axum::http::{HeaderMap, Method, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use protocol::SeatKind;
use serde_json::json;
use web::{Invitation, Page, Preview};

use self::delivery::{CACHE_FOREVER, CACHE_HOUR, Delivery, NO_CACHE};
pub(super) use self::page_request::PageRequest;
use super::App;
use super::caller::Caller;
use super::error::HttpError;
use crate::maintenance::GRACE_DAYS;
use crate::room::RoomRef;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/", get(start))
        .route("/t/{table}", get(table))
        .route("/rules", get(all_rules))
        .route("/rules/{game}", get(rules))
        .route("/sheet", get(async |at: PageRequest| at.titled(Page::Sheet, "", "nav-sheet")))
        .route("/print", get(async |at: PageRequest| at.titled(Page::Print, "", "nav-print")))
        .route("/verify", get(async |at: PageRequest| at.titled(Page::Verify, "", "nav-verify")))
        .route("/settings", get(async |at: PageRequest| at.titled(Page::Settings, "", "nav-settings")))
        .route("/offline", get(async |at: PageRequest| at.offline()))
        .route("/privacy", get(privacy))
        .route("/protocol.md", get(async || include_str!("../../../../docs/protocol.md")))
        .route("/assets/{version}/{*path}", get(versioned))
        .route("/icons/{name}", get(icon))
        .route("/pictures/{name}", get(picture))
        .route("/favicon.ico", get(async |to: Delivery| to.root("favicon.ico", CACHE_HOUR)))
        .route("/robots.txt", get(async |to: Delivery| to.root("robots.txt", CACHE_HOUR)))
        .route("/manifest.webmanifest", get(async |to: Delivery| to.root("manifest.webmanifest", CACHE_HOUR)))
        .route("/sw.js", get(async |to: Delivery| to.root("sw.js", NO_CACHE)))
}

/// The start: new tables, tables to join, one's own games.
pub(super) async fn start(request: PageRequest) -> Response {
    request.titled(Page::Start, "", "start-title")
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
        return Ok(Redirect::to(&format!("{}/t/{id}", request.base())).into_response());
    }
    Ok(request.private(Page::Table, &id, &invitation(&room, &request)))
}

/// What a table's link says of it. Whoever made the table has sat down first.
fn invitation(room: &RoomRef, request: &PageRequest) -> Preview {
    let room = room.lock();
    let seats = room.seat_views();
    let invitation = Invitation {
        game: &room.play().plan().spec.game,
        host: seats.iter().find_map(|seat| seat.name.as_deref()),
        seats: seats.len(),
        free: seats.iter().filter(|seat| matches!(seat.kind, SeatKind::Open)).count(),
    };
    Preview::of_table(request.language(), invitation)
}

async fn all_rules(request: PageRequest) -> Response {
    request.titled(Page::Rules, "", "nav-rules")
}

/// The rules of one game.
async fn rules(request: PageRequest, Path(game): Path<String>) -> Response {
    match games::GameInfo::named(&game) {
        Ok(known) => {
            let preview = Preview::of_rules(request.language(), known.name);
            request.public(Page::Rules, known.name, &preview)
        }
        Err(_) => request.missing(""),
    }
}

/// What is stored of players, for as long as this server keeps it.
async fn privacy(State(app): State<App>, request: PageRequest) -> Response {
    let config = app.services.config();
    let days = json!({
        "idle": config.idle_days.saturating_add(GRACE_DAYS),
        "finished": config.finished_days.saturating_add(GRACE_DAYS),
        "chat": config.chat_days,
        "names": config.names_days,
    });
    request.titled(Page::Privacy, &days.to_string(), "nav-privacy")
}

/// A file of this version of the client. One of another version gets what there is now, for this time only.
async fn versioned(to: Delivery, Path((version, path)): Path<(String, String)>) -> Response {
    let kept = if version == web::version() { CACHE_FOREVER } else { NO_CACHE };
    to.file(&path, kept)
}

async fn icon(to: Delivery, Path(name): Path<String>) -> Response {
    to.root(&format!("icons/{name}"), CACHE_HOUR)
}

/// What stands beside a link in messengers.
async fn picture(to: Delivery, Path(name): Path<String>) -> Response {
    to.sent(name.strip_suffix(".png").and_then(web::picture), CACHE_HOUR)
}

/// What is nowhere: without a slash behind it, it may be somewhere. People get a page, programs an error.
pub(super) async fn elsewhere(
    method: Method,
    OriginalUri(address): OriginalUri,
    headers: HeaderMap,
    request: PageRequest,
) -> Response {
    if let Some(address) = without_slash(&address) {
        return Redirect::permanent(&address).into_response();
    }
    let is_api = address.path().starts_with(&format!("{}/api/", request.base()));
    if matches!(method, Method::GET | Method::HEAD) && !is_api && wants_page(&headers) {
        return request.missing("");
    }
    HttpError::nothing_here().into_response()
}

/// An address without the slash behind it, if it is one of this server: `//example.org/` would lead elsewhere.
fn without_slash(address: &Uri) -> Option<String> {
    let path = address.path().strip_suffix('/')?;
    let begins_here = path.strip_prefix('/')?.starts_with(|first: char| first.is_ascii_alphanumeric());
    let query = address.query().map(|query| format!("?{query}")).unwrap_or_default();
    begins_here.then(|| format!("{}{query}", path.trim_end_matches('/')))
}

/// Whether HTML is asked for by name, as browsers do.
fn wants_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(ACCEPT).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|range| {
        let (kind, parameters) = range.split_once(';').unwrap_or((range, ""));
        kind.trim().eq_ignore_ascii_case("text/html") && !["q=0", "q=0.0"].contains(&parameters.trim())
    })
}
