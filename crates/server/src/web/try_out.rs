//! The rules without a table: where some events lead. Nothing is stored, so lessons and puzzles cost little.

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use games::{AnyGame, Spec, Trial, TrialError};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::PositionError;

use super::App;
use super::body::{Body, body};
use super::error::HttpError;
use super::work::Heavy;
use crate::play::PlayRefusal;

/// How many events can be tried at once: long games of people who often pass have some hundred.
const MOST_EVENTS: usize = 1000;

pub(super) fn router() -> Router<App> {
    Router::new().route("/api/v1/try", post(try_out))
}

/// What is to be tried.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TryOut {
    #[serde(flatten)]
    spec: Spec,
    seats: usize,
    /// Where to begin, if not at the setup.
    position: Option<String>,
    #[serde(default)]
    events: Vec<String>,
    /// Whether chance that is awaited after them is rolled or drawn.
    #[serde(default)]
    roll: bool,
}

/// Where it leads.
#[derive(Serialize)]
struct Tried {
    line: Box<RawValue>,
    layout: Box<RawValue>,
    events: Vec<String>,
}

async fn try_out(State(app): State<App>, _: Heavy, wanted: Body<TryOut>) -> Result<Json<Tried>, HttpError> {
    let TryOut { spec, seats, position, events, roll } = body(wanted)?;
    if events.len() > MOST_EVENTS {
        return Err(HttpError::bad_request(format!("at most {MOST_EVENTS} events can be tried at once")));
    }
    let mut rng = app.services.random().draw(ChaCha20Rng::from_rng);
    let tried = move || {
        let rules = AnyGame::new(&spec, seats)?;
        let rng = roll.then_some(&mut rng as &mut dyn Rng);
        let Trial { line, events } = rules.try_out(position.as_deref(), &events, rng)?;
        let line = RawValue::from_string(line).map_err(|_| HttpError::internal())?;
        Ok(Json(Tried { line, layout: rules.layout(), events }))
    };
    app.work(tried).await?
}

impl From<TrialError> for HttpError {
    fn from(error: TrialError) -> HttpError {
        match error {
            TrialError::Event { event, error } => {
                HttpError::from(PlayRefusal::Rules(error)).at("event", event)
            }
            TrialError::Position(error) => {
                let rule = match &error {
                    PositionError::Impossible(violation) => Some(violation.rule),
                    PositionError::Unreadable(_) => None,
                };
                HttpError::new(StatusCode::BAD_REQUEST, "bad_position", error.to_string()).by_rule(rule)
            }
        }
    }
}
