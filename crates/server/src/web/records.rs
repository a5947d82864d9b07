//! Finished games under their permanent addresses, and the check of any record.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::{Value, json};

use super::App;
use super::error::Failure;
use super::pages::{missing, record_page};
use crate::store::StoredRecord;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/g/{id}", get(page))
        .route("/api/v1/games/{id}", get(show))
        .route("/api/v1/verify", post(verify))
}

async fn find(app: &App, id: &str) -> Result<StoredRecord, Failure> {
    let missing = || Failure::new(StatusCode::NOT_FOUND, "no_game", "there is no such game");
    app.services.store().record(id).await?.ok_or_else(missing)
}

/// The page of a game; with `.rw` behind its name, the record itself.
async fn page(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Failure> {
    if let Some(id) = id.strip_suffix(".rw") {
        let text = find(&app, id).await?.with_names();
        return Ok(([("content-type", "text/plain; charset=utf-8")], text).into_response());
    }
    let config = app.services.config();
    let Some(record) = app.services.store().record(&id).await? else {
        return Ok(missing(config, "There is no such game."));
    };
    let checked = check(&record.with_names());
    Ok(record_page(config, &record, &checked).into_response())
}

async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Value>, Failure> {
    let record = find(&app, &id).await?;
    let text = record.with_names();
    Ok(Json(json!({ "game": record, "record": text, "check": check(&text) })))
}

async fn verify(text: String) -> Json<Value> {
    Json(check(&text))
}

/// What `rollwright verify` would say.
pub(super) fn check(text: &str) -> Value {
    let games = match games::read_record(text) {
        Ok(games) => games,
        Err(error) => return json!({ "ok": false, "message": error.to_string() }),
    };
    let mut checked = Vec::new();
    for game in &games {
        match fair::check(game) {
            Ok(dice) => checked.push(json!({
                "game": game.header.game,
                "events": game.table.ply(),
                "over": game.is_over(),
                "scores": game.table.scores(),
                "dice": dice.to_string(),
            })),
            Err(error) => return json!({ "ok": false, "message": error.to_string() }),
        }
    }
    json!({ "ok": true, "games": checked })
}
