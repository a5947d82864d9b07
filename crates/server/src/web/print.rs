//! Score sheets and cards for paper: drawn when somebody asks for them, and not stored.

use axum::Router;
use axum::extract::State;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_DISPOSITION, CONTENT_TYPE, HeaderName};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use games::{AnyGame, MIN_SEATS};
use print::{Paper, pages, pdf, sheets};
use protocol::http::{MOST_COPIES, PaperSize, PrintFormat, PrintRequest};
use words::Language;

use super::App;
use super::body::{Body, body};
use super::error::HttpError;
use super::work::HeavyRequest;

/// The largest file, in bytes: only cards with very long rows come near it.
const MAX_FILE: usize = 8 * 1024 * 1024;
/// Tells how many pages there are.
const PAGES: HeaderName = HeaderName::from_static("rollwright-pages");

pub(super) fn router() -> Router<App> {
    Router::new().route("/api/v1/print", post(printed))
}

async fn printed(
    State(app): State<App>,
    _: HeavyRequest,
    headers: HeaderMap,
    request: Body<PrintRequest>,
) -> Result<Response, HttpError> {
    let request = body(request)?;
    if !(1..=MOST_COPIES).contains(&request.copies) {
        return Err(HttpError::bad_request(format!("there can be 1 to {MOST_COPIES} copies")));
    }
    let language = match &request.language {
        Some(code) => Language::from_code(code).ok_or_else(|| {
            let codes: Vec<&str> = Language::all().map(Language::code).collect();
            HttpError::bad_request(format!("the languages are {}", codes.join(", ")))
        })?,
        None => {
            let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
            Language::negotiated(accepted.unwrap_or_default())
        }
    };
    app.work(move || draw(&request, language)).await?
}

/// The file that is asked for.
fn draw(request: &PrintRequest, language: Language) -> Result<Response, HttpError> {
    let rules = AnyGame::new(&request.spec, MIN_SEATS)?;
    let paper = match request.paper {
        PaperSize::A4 => Paper::A4,
        PaperSize::Letter => Paper::Letter,
    };
    let (sheets, copies) = (sheets(&rules, language), usize::from(request.copies));
    if request.format == PrintFormat::Pdf
        && copies > 1
        && pdf(&pages(&sheets, paper, 1)).len() * copies > MAX_FILE
    {
        return Err(HttpError::bad_request("this is too much for one file: ask for fewer copies"));
    }
    let pages = pages(&sheets, paper, copies);
    let (kind, ending, content) = match request.format {
        PrintFormat::Pdf => ("application/pdf", "pdf", pdf(&pages)),
        PrintFormat::Svg => {
            let page = request.page.checked_sub(1).and_then(|place| pages.get(place));
            let none = || HttpError::bad_request(format!("there is no such page; pages: {}", pages.len()));
            ("image/svg+xml", "svg", page.ok_or_else(none)?.svg().into_bytes())
        }
    };
    let name = format!("attachment; filename=\"rollwright-{}.{ending}\"", rules.info().name);
    let headers =
        [(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name), (PAGES, pages.len().to_string())];
    Ok((StatusCode::OK, headers, content).into_response())
}
