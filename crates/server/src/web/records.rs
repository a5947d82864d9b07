//! Finished games under their permanent addresses, and the check of any record.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use games::GameRecord;
use protocol::http::{CheckedGame, FinishedGame, GamePage, GameReplay, GameSetup, RecordCheck};
use protocol::{False, Phrase, True};
use table::record::{Header, RecordError};
use web::{Page, Preview};

use super::App;
use super::error::HttpError;
use super::pages::PageRequest;
use super::work::HeavyRequest;
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
async fn page(
    State(app): State<App>,
    request: PageRequest,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    if let Some(id) = id.strip_suffix(".rw") {
        let text = find(&app, id).await?.with_names();
        return Ok(([("content-type", "text/plain; charset=utf-8")], text).into_response());
    }
    match app.services.store().record(&id).await? {
        Some(StoredRecord { game, names, text, .. }) => {
            let preview = Preview::of_result(request.language(), &game, &names, &result(&text));
            Ok(request.private(Page::Game, &id, &preview))
        }
        None => Ok(request.missing("game")),
    }
}

/// The points in the header of a record, without reading all of it; none if they do not stand there.
fn result(record: &str) -> Vec<i32> {
    let mut header = record.lines().take_while(|line| !line.is_empty());
    let points = header.find_map(|line| line.strip_prefix("Result:")).unwrap_or_default();
    points.split_whitespace().map_while(|points| points.parse().ok()).collect()
}

async fn show(
    State(app): State<App>,
    _: HeavyRequest,
    Path(id): Path<String>,
) -> Result<Json<GamePage>, HttpError> {
    let record = find(&app, &id).await?;
    Ok(Json(app.work(move || game_page(record)).await?))
}

/// A finished game with everything that its page shows.
fn game_page(stored: StoredRecord) -> GamePage {
    let record = stored.with_names();
    let games = games::read_record(&record);
    let check = check(&games);
    let replay = games.ok().and_then(|mut games| games.pop()).map(|game| game_replay(&game));
    let StoredRecord { id, table, number, at, game, names, text: _ } = stored;
    let game = FinishedGame { id, table, number, at, game, names: names.clone() };
    GamePage { game, record, check, names, replay }
}

fn game_replay(GameRecord { header, game, table }: &GameRecord) -> GameReplay {
    GameReplay {
        line: table.game_view(),
        layout: game.layout(),
        setup: setup(header),
        events: (0..table.ply()).filter_map(|number| table.event(number)).collect(),
    }
}

/// What a game was set up with, as it is asked for when its events are tried.
fn setup(header: &Header) -> GameSetup {
    let material = |key: &str| {
        let (name, lines) = header.material.as_ref()?;
        name.eq_ignore_ascii_case(key).then(|| lines.join("\n"))
    };
    GameSetup {
        game: header.game.clone(),
        seats: header.seats,
        options: header.options.iter().cloned().collect(),
        sheets: material("sheets"),
        cards: material("cards"),
    }
}

async fn verify(
    State(app): State<App>,
    _: HeavyRequest,
    text: String,
) -> Result<Json<RecordCheck>, HttpError> {
    Ok(Json(app.work(move || check(&games::read_record(&text))).await?))
}

/// What `rollwright verify` would say of a record that was read.
fn check(games: &Result<Vec<GameRecord>, RecordError>) -> RecordCheck {
    let wrong = |message: String, why: table::Phrase| RecordCheck::Wrong {
        ok: False,
        message,
        why: Phrase::new(&why),
    };
    let games = match games {
        Ok(games) => games,
        Err(error) => return wrong(error.to_string(), error.phrase()),
    };
    let mut checked = Vec::new();
    for game in games {
        match fair::check(game) {
            Ok(dice) => checked.push(CheckedGame {
                game: game.header.game.clone(),
                events: game.table.ply(),
                over: game.is_over(),
                scores: game.table.scores(),
                dice: dice.to_string(),
            }),
            Err(error) => return wrong(error.to_string(), error.why()),
        }
    }
    RecordCheck::Right { ok: True, games: checked }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_found_in_the_header() {
        assert_eq!(result("Rollwright: 1\nResult: 25 -4\n\nfirst 1\n"), [25, -4]);
        assert!(result("Rollwright: 1\n\nResult: 25 -4\n").is_empty());
    }
}
