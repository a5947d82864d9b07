//! The pages that people see, made here: the start, a table, a finished game, the check of a record, privacy.
//!
//! They are a stand-in until there is a full client: plain HTML with one script and one style sheet.

mod assets;
mod markup;
#[cfg(test)]
mod tests;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use serde_json::Value;
use table::record::date_of;

use self::markup::Markup;
use super::App;
use super::error::Failure;
use crate::config::Config;
use crate::store::StoredRecord;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/", get(start))
        .route("/t/{table}", get(table))
        .route("/verify", get(verify))
        .route("/privacy", get(privacy))
        .route("/protocol.md", get(async || include_str!("../../../../docs/protocol.md")))
        .route("/assets/{name}", get(assets::serve))
}

/// The start: new tables, tables to join, one's own games.
pub(super) async fn start(State(app): State<App>) -> Html<String> {
    page(app.services.config(), "Play", include_str!("../../assets/start.html"), &[])
}

/// A table by its name; by its code it leads there.
async fn table(State(app): State<App>, Path(key): Path<String>) -> Result<Response, Failure> {
    let config = app.services.config();
    let Some(room) = app.services.find(&key).await? else {
        return Ok(missing(
            config,
            "There is no such table: its link is wrong, or it was too old and has gone.",
        ));
    };
    let id = room.lock().id().to_owned();
    if id != key {
        return Ok(Redirect::to(&format!("{}/t/{id}", config.base_path)).into_response());
    }
    let template = include_str!("../../assets/table.html");
    Ok(page(config, "Table", template, &[("table", Markup::text(&id))]).into_response())
}

async fn verify(State(app): State<App>) -> Html<String> {
    page(app.services.config(), "Check a record", include_str!("../../assets/verify.html"), &[])
}

async fn privacy(State(app): State<App>) -> Html<String> {
    let config = app.services.config();
    let days = |days: u32| Markup::text(&days.to_string());
    let values = [
        ("idle", days(config.idle_days)),
        ("finished", days(config.finished_days)),
        ("chat", days(config.chat_days)),
        ("names", days(config.names_days)),
    ];
    page(config, "Privacy", include_str!("../../assets/privacy.html"), &values)
}

/// The page of a finished game, with the check of its dice.
pub(super) fn record_page(config: &Config, record: &StoredRecord, checked: &Value) -> Html<String> {
    let game = &checked["games"][0];
    let title = games::GAMES.into_iter().find(|known| known.name == record.game);
    let check = match (checked["ok"].as_bool(), game["dice"].as_str()) {
        (Some(true), Some(dice)) => format!("The game follows the rules. The dice: {dice}."),
        _ => format!("This record is not right: {}", checked["message"].as_str().unwrap_or("it is empty")),
    };
    let values = [
        ("id", Markup::text(&record.id)),
        ("game", Markup::text(title.map_or(record.game.as_str(), |known| known.title))),
        ("number", Markup::text(&record.number.to_string())),
        ("date", Markup::text(&date_of(record.at))),
        ("players", players(record, &game["scores"])),
        ("check", Markup::text(&check)),
        ("record", Markup::text(&record.with_names())),
    ];
    page(config, "A finished game", include_str!("../../assets/game.html"), &values)
}

/// A row for each player: the seat, the name, the points, and whether he has won.
fn players(record: &StoredRecord, scores: &Value) -> Markup {
    let points = |place: usize| scores[place].as_i64();
    let seats = scores.as_array().map_or(0, Vec::len).max(record.names.len());
    let best = (0..seats).filter_map(points).max();
    Markup::all((0..seats).map(|place| {
        let number = (place + 1).to_string();
        let name = record.names.get(place).filter(|name| !name.is_empty());
        let shown = name.cloned().unwrap_or_else(|| format!("Player {number}"));
        let own = points(place);
        let values = [
            ("seat", Markup::text(&number)),
            ("name", Markup::text(&shown)),
            ("points", Markup::text(&own.map(|points| points.to_string()).unwrap_or_default())),
            ("won", Markup::text(if own.is_some() && own == best { "won" } else { "" })),
        ];
        let row =
            "<tr><td>{{seat}}</td><th scope=\"row\">{{name}}</th><td>{{points}}</td><td>{{won}}</td></tr>\n";
        Markup::filled(row, &values)
    }))
}

/// A page that says that there is none.
pub(super) fn missing(config: &Config, why: &str) -> Response {
    let template = include_str!("../../assets/missing.html");
    let shown = page(config, "Nothing here", template, &[("why", Markup::text(why))]);
    (StatusCode::NOT_FOUND, shown).into_response()
}

/// A page around its middle, which knows the base path as `{{base}}` and whatever else is given.
fn page(
    config: &Config,
    title: &str,
    middle: &'static str,
    values: &[(&'static str, Markup)],
) -> Html<String> {
    let base = ("base", Markup::text(&config.base_path));
    let mut inside = values.to_vec();
    inside.push(base.clone());
    let around = [
        base,
        ("title", Markup::text(title)),
        ("fingerprint", Markup::text(&assets::fingerprint())),
        ("middle", Markup::filled(middle, &inside)),
    ];
    Html(Markup::filled(include_str!("../../assets/page.html"), &around).into_html())
}
