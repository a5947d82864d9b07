//! One error for all requests, with its status; nothing of the inside reaches a client.

use std::any::Any;
use std::time::Duration;

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use games::{SpecError, TableError};
use serde_json::{Value, json};

use crate::log_limit::LogLimit;
use crate::play::Refusal;
use crate::protocol::Fault;
use crate::services::TableUnavailable;
use crate::slots::Full;
use crate::store::StoreError;

/// Why a request failed.
#[derive(Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    fault: Fault,
    /// Which of several things in the request is wrong: their name, and the number from 0.
    place: Option<(&'static str, usize)>,
}

impl Failure {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Failure {
        Failure { status, fault: Fault::new(code, message), place: None }
    }

    pub(crate) fn from_fault(status: StatusCode, fault: Fault) -> Failure {
        Failure { status, fault, place: None }
    }

    /// The same, about one of several things in the request: their name, and its number from 0.
    pub(crate) fn at(self, things: &'static str, number: usize) -> Failure {
        Failure { place: Some((things, number)), ..self }
    }

    /// The same, where a rule of a game was broken.
    pub(crate) fn by_rule(self, rule: Option<&'static str>) -> Failure {
        Failure { fault: Fault { rule, ..self.fault }, ..self }
    }

    pub(crate) fn no_table() -> Failure {
        Failure::new(StatusCode::NOT_FOUND, "no_table", "there is no such table")
    }

    pub(crate) fn bad_request(message: impl Into<String>) -> Failure {
        Failure::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    pub(crate) fn no_token() -> Failure {
        let message = "this needs your token in the header `Authorization: Bearer …`";
        Failure::new(StatusCode::UNAUTHORIZED, "no_token", message)
    }

    pub(crate) fn too_many(message: &str) -> Failure {
        Failure::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message)
    }

    /// The answer to a connection of which there are too many.
    pub(crate) fn no_connection(full: Full) -> Failure {
        match full {
            Full::InAll => {
                let message =
                    "the server is full: as many connections are open as it can take; try again soon";
                Failure::new(StatusCode::SERVICE_UNAVAILABLE, "full", message)
            }
            Full::ForNetwork => {
                Failure::too_many("too many connections are open from your address: close some, or wait")
            }
        }
    }

    pub(crate) fn damaged() -> Failure {
        let fault = Fault::damaged();
        Failure::new(StatusCode::INTERNAL_SERVER_ERROR, fault.code, fault.message)
    }

    pub(crate) fn internal() -> Failure {
        let message = "something went wrong here; nothing is lost, please try again";
        Failure::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message)
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        let status = match refusal {
            Refusal::NotYours | Refusal::NotHost | Refusal::RemovedBefore => StatusCode::FORBIDDEN,
            Refusal::NoSeat => StatusCode::NOT_FOUND,
            Refusal::Luck(_) | Refusal::Rules(TableError::Notation(_)) => StatusCode::BAD_REQUEST,
            Refusal::ReadAgain => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::CONFLICT,
        };
        Failure { status, fault: Fault::from(&refusal), place: None }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        static LOG: LogLimit = LogLimit::new(Duration::from_secs(10));
        // What is damaged has been logged by name.
        if error.is_damage() {
            return Failure::damaged();
        }
        if let Some(unsaid) = LOG.pass() {
            tracing::error!(%error, unsaid, "a request failed");
        }
        Failure::internal()
    }
}

impl From<SpecError> for Failure {
    fn from(error: SpecError) -> Failure {
        TableUnavailable::Plan(error.into()).into()
    }
}

impl From<TableUnavailable> for Failure {
    fn from(error: TableUnavailable) -> Failure {
        let (status, code) = match error {
            TableUnavailable::Store(error) => return error.into(),
            TableUnavailable::Plan(_) => (StatusCode::BAD_REQUEST, "bad_table"),
            TableUnavailable::Full => (StatusCode::SERVICE_UNAVAILABLE, "full"),
            TableUnavailable::Recovering => (StatusCode::SERVICE_UNAVAILABLE, "recovering"),
        };
        Failure::new(status, code, error.to_string())
    }
}

impl Failure {
    fn body(&self) -> Value {
        let mut error = json!(self.fault);
        if let Some((things, number)) = self.place {
            error[things] = json!(number);
        }
        json!({ "error": error })
    }

    /// The whole answer as it stands on a connection that is closed after it.
    pub(crate) fn into_bytes(self) -> Vec<u8> {
        let (status, body) = (self.status, self.body().to_string());
        let length = body.len();
        let answer = format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
             retry-after: 10\r\ncache-control: no-store\r\nconnection: close\r\n\r\n{body}"
        );
        answer.into_bytes()
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.body())).into_response();
        if self.status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("5"));
        }
        response
    }
}

/// What is nowhere.
pub(crate) async fn not_found() -> Failure {
    Failure::new(StatusCode::NOT_FOUND, "not_found", "there is nothing here")
}

/// A defect of ours must not take the others down.
pub(crate) fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let message =
        panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    tracing::error!(message, "a request panicked");
    Failure::internal().into_response()
}
