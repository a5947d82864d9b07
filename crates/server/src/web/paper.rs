//! A score sheet for one player of a game with real dice and paper: what is marked, and what may be. Nothing is stored.

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use games::{AnyGame, MIN_SEATS, Marked, PaperError, Spec};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::App;
use super::body::{Body, body};
use super::error::HttpError;
use super::work::Heavy;

/// How many marks a sheet can have: more than any game brings.
const MOST_MARKS: usize = 400;

pub(super) fn router() -> Router<App> {
    Router::new().route("/api/v1/sheet", post(sheet))
}

/// A sheet with marks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarkedSheet {
    #[serde(flatten)]
    spec: Spec,
    /// Which of several sheets it is.
    sheet: Option<String>,
    #[serde(default)]
    marks: Vec<String>,
}

/// The sheet, and what the rules allow on it.
#[derive(Serialize)]
struct Shown {
    #[serde(flatten)]
    marked: Marked,
    layout: Box<RawValue>,
}

async fn sheet(
    State(app): State<App>,
    _: Heavy,
    wanted: Body<MarkedSheet>,
) -> Result<Json<Shown>, HttpError> {
    let MarkedSheet { spec, sheet, marks } = body(wanted)?;
    if marks.len() > MOST_MARKS {
        return Err(HttpError::bad_request(format!("a sheet has at most {MOST_MARKS} marks")));
    }
    let shown = move || {
        let rules = AnyGame::new(&spec, MIN_SEATS)?;
        let marked = rules.marked(sheet.as_deref(), &marks)?;
        Ok(Json(Shown { marked, layout: rules.layout() }))
    };
    app.work(shown).await?
}

impl From<PaperError> for HttpError {
    fn from(error: PaperError) -> HttpError {
        let message = error.to_string();
        match error {
            PaperError::NoSheet(_) => HttpError::bad_request(message),
            PaperError::Notation { mark, .. } => {
                HttpError::new(StatusCode::BAD_REQUEST, "bad_notation", message).at("mark", mark)
            }
            PaperError::Forbidden { mark, violation } => {
                let failure = HttpError::new(StatusCode::CONFLICT, "illegal_mark", message);
                failure.by_rule(Some(violation.rule)).at("mark", mark)
            }
        }
    }
}
