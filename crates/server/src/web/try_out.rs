//! The rules without a table: where some events lead. Nothing is stored, so lessons and puzzles cost little.

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use games::{AnyGame, Trial, TrialError};
use protocol::http::{TrialRequest, TrialResult};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use table::PositionError;

use super::App;
use super::body::{Body, body};
use super::error::HttpError;
use super::work::HeavyRequest;
use crate::play::PlayRefusal;

/// How many events can be tried at once: long games of people who often pass have some hundred.
const MOST_EVENTS: usize = 1000;

pub(super) fn router() -> Router<App> {
    Router::new().route("/api/v1/try", post(try_out))
}

async fn try_out(
    State(app): State<App>,
    _: HeavyRequest,
    request: Body<TrialRequest>,
) -> Result<Json<TrialResult>, HttpError> {
    let TrialRequest { spec, seats, position, events, roll } = body(request)?;
    if events.len() > MOST_EVENTS {
        return Err(HttpError::bad_request(format!("at most {MOST_EVENTS} events can be tried at once")));
    }
    let mut rng = app.services.random().draw(ChaCha20Rng::from_rng);
    let tried = move || {
        let rules = AnyGame::new(&spec, seats)?;
        let rng = roll.then_some(&mut rng as &mut dyn Rng);
        let Trial { line, events } = rules.try_out(position.as_deref(), &events, rng)?;
        Ok(Json(TrialResult { line, layout: rules.layout(), events }))
    };
    app.work(tried).await?
}

impl From<TrialError> for HttpError {
    fn from(error: TrialError) -> HttpError {
        match error {
            TrialError::Event { event, error } => HttpError::from(PlayRefusal::Rules(error)).at_event(event),
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
