//! Links as QR codes, so that a phone beside this one can join by its camera.

use axum::Router;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use serde::Deserialize;

use super::App;
use super::error::HttpError;

/// The longest text, in bytes: links are much shorter.
const MAX_TEXT_BYTES: usize = 300;
/// The width of the picture; it can be drawn at any other.
const PICTURE_WIDTH: u32 = 200;

pub(super) fn router() -> Router<App> {
    Router::new().route("/api/v1/qr", get(picture))
}

#[derive(Deserialize)]
struct QrQuery {
    text: String,
}

async fn picture(Query(QrQuery { text }): Query<QrQuery>) -> Result<Response, HttpError> {
    let too_long = || HttpError::bad_request(format!("a text can have at most {MAX_TEXT_BYTES} bytes"));
    if text.len() > MAX_TEXT_BYTES {
        return Err(too_long());
    }
    let code = QrCode::with_error_correction_level(&text, EcLevel::M).map_err(|_| too_long())?;
    let drawn = code.render::<svg::Color<'_>>().min_dimensions(PICTURE_WIDTH, PICTURE_WIDTH).build();
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "private, max-age=3600")];
    Ok((StatusCode::OK, headers, drawn).into_response())
}
