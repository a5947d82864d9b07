//! Finished games under their permanent addresses, and the check of any record.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use games::GameRecord;
use serde_json::{Value, json};
use table::record::{Header, RecordError};
use web::Page;

use super::App;
use super::error::HttpError;
use super::pages::Visit;
use super::work::Heavy;
use crate::store::StoredRecord;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/g/{id}", get(page))
        .route("/api/v1/games/{id}", get(show))
        .route("/api/v1/verify", post(verify))
}

async fn find(app: &App, id: &str) -> Result<StoredRecord, HttpError> {
    let missing = || HttpError::new(StatusCode::NOT_FOUND, "no_game", "there is no such game");
    app.services.store().record(id).await?.ok_or_else(missing)
}

/// The page of a game; with `.rw` behind its name, the record itself.
async fn page(State(app): State<App>, visit: Visit, Path(id): Path<String>) -> Result<Response, HttpError> {
    if let Some(id) = id.strip_suffix(".rw") {
        let text = find(&app, id).await?.with_names();
        return Ok(([("content-type", "text/plain; charset=utf-8")], text).into_response());
    }
    match app.services.store().record(&id).await? {
        Some(_) => Ok(visit.page(Page::Game, &id).into_response()),
        None => Ok(visit.missing("game")),
    }
}

async fn show(State(app): State<App>, _: Heavy, Path(id): Path<String>) -> Result<Json<Value>, HttpError> {
    let record = find(&app, &id).await?;
    Ok(Json(app.work(move || shown(&record)).await?))
}

/// A finished game with everything that its page shows.
fn shown(record: &StoredRecord) -> Value {
    let text = record.with_names();
    let games = games::read_record(&text);
    let mut shown =
        json!({ "game": record, "record": text, "check": checked(&games), "names": record.names });
    if let Some(GameRecord { header, game, table }) = games.as_ref().ok().and_then(|games| games.last()) {
        shown["line"] = table.describe();
        shown["layout"] = json!(game.layout());
        shown["setup"] = setup(header);
        shown["events"] = (0..table.ply()).filter_map(|number| table.event(number)).collect();
    }
    shown
}

/// What a game was set up with, as it is asked for when its events are tried.
fn setup(header: &Header) -> Value {
    let options: BTreeMap<&str, bool> =
        header.options.iter().map(|(name, on)| (name.as_str(), *on)).collect();
    let mut setup = json!({ "game": header.game, "seats": header.seats, "options": options });
    if let Some((key, lines)) = &header.material {
        setup[key.to_lowercase()] = json!(lines.join("\n"));
    }
    setup
}

async fn verify(State(app): State<App>, _: Heavy, text: String) -> Result<Json<Value>, HttpError> {
    Ok(Json(app.work(move || check(&text)).await?))
}

/// What `rollwright verify` would say.
fn check(text: &str) -> Value {
    checked(&games::read_record(text))
}

/// The same of a record that was read.
fn checked(games: &Result<Vec<GameRecord>, RecordError>) -> Value {
    let wrong = |error: &dyn std::fmt::Display| json!({ "ok": false, "message": error.to_string() });
    let games = match games {
        Ok(games) => games,
        Err(error) => return wrong(error),
    };
    let mut checked = Vec::new();
    for game in games {
        match fair::check(game) {
            Ok(dice) => checked.push(json!({
                "game": game.header.game,
                "events": game.table.ply(),
                "over": game.is_over(),
                "scores": game.table.scores(),
                "dice": dice.to_string(),
            })),
            Err(error) => return wrong(&error),
        }
    }
    json!({ "ok": true, "games": checked })
}
