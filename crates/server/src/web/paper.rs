//! A score sheet for one player of a game with real dice and paper: what is marked, and what may be. Nothing is stored.

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use games::{AnyGame, MIN_SEATS, Marked, PaperError};
use protocol::http::{SheetRequest, SheetResult};

use super::App;
use super::body::{Body, body};
use super::error::HttpError;
use super::work::HeavyRequest;

/// How many marks a sheet can have: more than any game brings.
const MOST_MARKS: usize = 400;

pub(super) fn router() -> Router<App> {
    Router::new().route("/api/v1/sheet", post(sheet))
}

async fn sheet(
    State(app): State<App>,
    _: HeavyRequest,
    request: Body<SheetRequest>,
) -> Result<Json<SheetResult>, HttpError> {
    let SheetRequest { spec, sheet, marks } = body(request)?;
    if marks.len() > MOST_MARKS {
        return Err(HttpError::bad_request(format!("a sheet can have at most {MOST_MARKS} marks")));
    }
    let marked = move || {
        let rules = AnyGame::new(&spec, MIN_SEATS)?;
        let Marked { view, choices, points, over } = rules.marked(sheet.as_deref(), &marks)?;
        Ok(Json(SheetResult { view, choices, points, over, layout: rules.layout() }))
    };
    app.work(marked).await?
}

impl From<PaperError> for HttpError {
    fn from(error: PaperError) -> HttpError {
        let (message, why) = (error.to_string(), error.why());
        let failure = match error {
            PaperError::NoSheet(_) => HttpError::bad_request(message),
            PaperError::Notation { mark, .. } => {
                HttpError::new(StatusCode::BAD_REQUEST, "bad_notation", message).at_mark(mark)
            }
            PaperError::Forbidden { mark, violation } => {
                let failure = HttpError::new(StatusCode::CONFLICT, "illegal_mark", message);
                failure.by_rule(Some(violation.rule)).at_mark(mark)
            }
        };
        failure.because(&why)
    }
}
