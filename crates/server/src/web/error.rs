//! One error for all requests, with its status; nothing of the inside reaches a client.

use std::any::Any;
use std::time::Duration;

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use games::{SpecError, TableError};
use protocol::{ErrorAnswer, ProtocolError, json};
use table::Phrase;

use crate::log_limit::LogLimit;
use crate::play::PlayRefusal;
use crate::services::TableUnavailable;
use crate::slots::NoSlot;
use crate::store::StoreError;

/// Why a request failed.
#[derive(Debug)]
pub(crate) struct HttpError {
    status: StatusCode,
    error: ProtocolError,
}

impl HttpError {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> HttpError {
        HttpError { status, error: ProtocolError::new(code, message) }
    }

    pub(crate) fn from_error(status: StatusCode, error: ProtocolError) -> HttpError {
        HttpError { status, error }
    }

    /// The same, about one of several events in the request, from 0.
    pub(crate) fn at_event(self, number: usize) -> HttpError {
        HttpError { error: ProtocolError { event: Some(number), ..self.error }, ..self }
    }

    /// The same, about one of several marks in the request, from 0.
    pub(crate) fn at_mark(self, number: usize) -> HttpError {
        HttpError { error: ProtocolError { mark: Some(number), ..self.error }, ..self }
    }

    /// The same, where a rule of a game was broken.
    pub(crate) fn by_rule(self, rule: Option<&'static str>) -> HttpError {
        HttpError { error: ProtocolError { rule: rule.map(Into::into), ..self.error }, ..self }
    }

    /// The same with what is wrong, to be said in any language.
    pub(crate) fn because(self, why: &Phrase) -> HttpError {
        HttpError { error: self.error.because(why), ..self }
    }

    /// What is nowhere.
    pub(crate) fn nothing_here() -> HttpError {
        HttpError::new(StatusCode::NOT_FOUND, "not_found", "there is nothing here")
    }

    pub(crate) fn no_table() -> HttpError {
        HttpError::new(StatusCode::NOT_FOUND, "no_table", "there is no such table")
    }

    pub(crate) fn bad_request(message: impl Into<String>) -> HttpError {
        HttpError::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    pub(crate) fn no_token() -> HttpError {
        let message = "this needs your token in the header `Authorization: Bearer …`";
        HttpError::new(StatusCode::UNAUTHORIZED, "no_token", message)
    }

    pub(crate) fn too_many(message: &str) -> HttpError {
        HttpError::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message)
    }

    /// The answer to a connection of which there are too many.
    pub(crate) fn no_connection(full: NoSlot) -> HttpError {
        match full {
            NoSlot::InAll => {
                let message = "the server is full and cannot take more connections: try again soon";
                HttpError::new(StatusCode::SERVICE_UNAVAILABLE, "full", message)
            }
            NoSlot::ForNetwork => {
                HttpError::too_many("too many connections are open from your address: close some, or wait")
            }
        }
    }

    pub(crate) fn damaged() -> HttpError {
        HttpError::from_error(StatusCode::INTERNAL_SERVER_ERROR, crate::table_connection::damaged())
    }

    pub(crate) fn internal() -> HttpError {
        let message = "something went wrong; nothing is lost, please try again";
        HttpError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message)
    }
}

impl From<PlayRefusal> for HttpError {
    fn from(refusal: PlayRefusal) -> HttpError {
        let status = match refusal {
            PlayRefusal::NotYours | PlayRefusal::NotHost | PlayRefusal::RemovedBefore => {
                StatusCode::FORBIDDEN
            }
            PlayRefusal::NoSeat => StatusCode::NOT_FOUND,
            PlayRefusal::PlayerSeed(_) | PlayRefusal::Rules(TableError::Notation(_)) => {
                StatusCode::BAD_REQUEST
            }
            PlayRefusal::ReadAgain => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::CONFLICT,
        };
        HttpError { status, error: ProtocolError::from(&refusal) }
    }
}

impl From<StoreError> for HttpError {
    fn from(error: StoreError) -> HttpError {
        static LOG: LogLimit = LogLimit::new(Duration::from_secs(10));
        // What is damaged has been logged by name.
        if error.is_damage() {
            return HttpError::damaged();
        }
        if let Some(unsaid) = LOG.pass() {
            tracing::error!(%error, unsaid, "a request failed");
        }
        HttpError::internal()
    }
}

impl From<SpecError> for HttpError {
    fn from(error: SpecError) -> HttpError {
        TableUnavailable::Plan(error.into()).into()
    }
}

impl From<TableUnavailable> for HttpError {
    fn from(error: TableUnavailable) -> HttpError {
        let (status, code) = match error {
            TableUnavailable::Store(error) => return error.into(),
            TableUnavailable::Plan(error) => {
                let failure = HttpError::new(StatusCode::BAD_REQUEST, "bad_table", error.to_string());
                return failure.because(&error.why());
            }
            TableUnavailable::Full => (StatusCode::SERVICE_UNAVAILABLE, "full"),
            TableUnavailable::Recovering => (StatusCode::SERVICE_UNAVAILABLE, "recovering"),
        };
        HttpError::new(status, code, error.to_string())
    }
}

impl HttpError {
    fn into_body(self) -> ErrorAnswer {
        self.error.answer(None)
    }

    /// The whole answer as it stands on a connection that is closed after it.
    pub(crate) fn into_bytes(self) -> Vec<u8> {
        let (status, body) = (self.status, json(&self.into_body()));
        let length = body.len();
        let answer = format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
             retry-after: 10\r\ncache-control: no-store\r\nconnection: close\r\n\r\n{body}"
        );
        answer.into_bytes()
    }
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        let status = self.status;
        let mut response = (status, Json(self.into_body())).into_response();
        if status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("5"));
        }
        response
    }
}

/// A defect of ours must not take the others down.
pub(crate) fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let message =
        panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    tracing::error!(message, "a request panicked");
    HttpError::internal().into_response()
}
