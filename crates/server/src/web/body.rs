//! The JSON bodies of requests, and one way to say what is wrong with them.

use axum::extract::Json;
use axum::extract::rejection::JsonRejection;

use super::error::HttpError;

/// A body that may be wrong.
pub(super) type Body<T> = Result<Json<T>, JsonRejection>;

/// The body, or what is wrong with it.
pub(super) fn body<T>(body: Body<T>) -> Result<T, HttpError> {
    body.map(|Json(body)| body).map_err(|error| HttpError::bad_request(error.body_text()))
}
