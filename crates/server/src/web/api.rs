//! Making tables, sitting down, listing: `docs/protocol.md` and the OpenAPI document describe it.

use axum::Router;
use axum::extract::{Json, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use axum::routing::{delete, get, post};
use games::MIN_SEATS;
use protocol::http::{
    About, BotAbout, GameAbout, NewTable, PlayedTables, Seated, SitDown, TableCreated, TableHistory,
    TableSummary, Tables, TransferCode,
};
use protocol::{Level, REACTIONS, SeatView, VERSION};
use table::MaterialKind;
use tokio::sync::oneshot;

use super::App;
use super::body::{Body, body};
use super::caller::{Bearer, Caller, token};
use super::error::HttpError;
use super::work::HeavyRequest;
use crate::bot_pool::SERVER_BOTS;
use crate::identity::PlayerId;
use crate::names::tidy_name;
use crate::play::{Event, Plan, PlayRefusal, Seating, TimeoutPolicy};
use crate::room::RoomRef;
use crate::services::TableUnavailable;

/// Which version of the browser client the server has now, so that open pages learn of another one.
const CLIENT_VERSION: &str = "rollwright-client";
/// How many tables and games are listed at most.
const MOST_LISTED: u32 = 100;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/api/v1", get(about))
        .route("/api/v1/openapi.json", get(openapi))
        .route("/api/v1/tables", get(list).post(create))
        .route("/api/v1/tables/{table}", get(show))
        .route("/api/v1/tables/{table}/history", get(history))
        .route("/api/v1/tables/{table}/seats", post(sit))
        .route("/api/v1/tables/{table}/carry", post(carry))
        .route("/api/v1/me/games", get(own_games))
        .route("/api/v1/me", delete(forget_me))
}

/// What can be played here.
async fn about() -> impl IntoResponse {
    let games = games::GAMES.iter().map(|game| GameAbout {
        name: game.name,
        title: game.title,
        min_seats: MIN_SEATS,
        max_seats: game.max_seats,
        options: game.options,
        at_the_table: game.at_the_table,
        material: game.material.map(MaterialKind::name),
    });
    let bots = SERVER_BOTS.map(|bot| BotAbout { name: Level(bot), about: bot.about() });
    let about = About {
        name: "rollwright",
        version: env!("CARGO_PKG_VERSION"),
        protocol: VERSION,
        games: games.collect(),
        bots: bots.to_vec(),
        reactions: REACTIONS.to_vec(),
    };
    ([(CLIENT_VERSION, web::version())], Json(about))
}

async fn openapi() -> impl IntoResponse {
    ([("content-type", "application/json")], include_str!("../../openapi.json"))
}

/// A player's token: the one that came, or a new one.
struct IdentifiedPlayer {
    player: PlayerId,
    /// Told only to whom it was made for.
    new_token: Option<String>,
}

fn identify(app: &App, headers: &HeaderMap) -> Result<IdentifiedPlayer, HttpError> {
    if let Some(token) = token(headers) {
        let player = PlayerId::of_token(token).ok_or_else(HttpError::no_token)?;
        return Ok(IdentifiedPlayer { player, new_token: None });
    }
    let token = app.services.random().token();
    let player = PlayerId::of_token(&token).ok_or_else(HttpError::no_token)?;
    Ok(IdentifiedPlayer { player, new_token: Some(token) })
}

/// A table by name or code.
async fn room(app: &App, caller: &Caller, key: &str) -> Result<RoomRef, HttpError> {
    app.find(caller.network, key).await?.ok_or_else(HttpError::no_table)
}

/// Waits until something is stored.
async fn stored(done: oneshot::Receiver<()>) -> Result<(), HttpError> {
    let lost =
        |_| HttpError::new(StatusCode::SERVICE_UNAVAILABLE, "recovering", "it could not be saved: try again");
    done.await.map_err(lost)
}

async fn create(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    request: Body<NewTable>,
) -> Result<(StatusCode, Json<TableCreated>), HttpError> {
    let new_table = body(request)?;
    if !app.limits.table(caller.network) {
        app.services.metrics().limited.add(1);
        return Err(HttpError::too_many("too many tables from your address: wait a while"));
    }
    let IdentifiedPlayer { player, new_token } = identify(&app, &headers)?;
    let late = match new_table.late {
        TimeoutPolicy::Bot(bot) => Some(bot),
        TimeoutPolicy::Default => None,
    };
    if new_table.bots.values().map(|level| level.0).chain(late).any(|bot| !SERVER_BOTS.contains(&bot)) {
        return Err(PlayRefusal::NoSuchBot.into());
    }
    if let Some(seat) = new_table.bots.keys().find(|seat| seat.index() >= new_table.seats) {
        return Err(HttpError::bad_request(format!("there is no seat {seat} for a bot")));
    }
    let seats =
        new_table.bots.iter().map(|(seat, level)| Event::SatBot { seat: *seat, level: *level }).collect();
    let (done, when_stored) = oneshot::channel();
    let room = app.services.create(Plan::from(new_table), player, seats, Some(done))?;
    stored(when_stored).await?;
    let room = room.lock();
    let created = TableCreated {
        table: room.id().to_owned(),
        code: room.code().map(str::to_owned),
        path: format!("{}/t/{}", app.services.config().base_path, room.id()),
        commitments: room.play().plan().commitments(),
        token: new_token,
    };
    Ok((StatusCode::CREATED, Json(created)))
}

fn summary(room: &RoomRef) -> TableSummary {
    let room = room.lock();
    let plan = room.play().plan();
    TableSummary {
        table: room.id().to_owned(),
        code: room.code().map(str::to_owned),
        game: plan.spec.game.clone(),
        options: plan.spec.options.clone(),
        seats: room.seat_views().into_iter().map(SeatView::into_owned).collect(),
        games: plan.games,
        seconds: plan.seconds,
        dice: plan.dice,
        playing: room.play().is_playing(),
        over: room.play().is_over(),
        commitments: plan.commitments(),
        records: room.records(),
    }
}

/// The public tables that wait for players.
async fn list(State(app): State<App>, _: HeavyRequest) -> Result<Json<Tables>, HttpError> {
    let _turn = app.turn().await?;
    let mut tables = Vec::new();
    for table in app.services.store().waiting(MOST_LISTED).await? {
        match app.services.find(&table).await {
            Ok(Some(room)) => tables.push(summary(&room)),
            Ok(None) => {}
            // What is wrong with one is no reason not to list the others.
            Err(TableUnavailable::Store(error)) if error.is_damage() => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(Json(Tables { tables }))
}

async fn show(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
) -> Result<Json<TableSummary>, HttpError> {
    Ok(Json(summary(&room(&app, &caller, &table).await?)))
}

/// What has happened at a table.
async fn history(
    State(app): State<App>,
    caller: Caller,
    _: HeavyRequest,
    Path(table): Path<String>,
) -> Result<Json<TableHistory>, HttpError> {
    let room = room(&app, &caller, &table).await?;
    let history = app.services.catch_up().history(&app.services, &room).await?;
    Ok(Json(history))
}

async fn sit(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    headers: HeaderMap,
    request: Body<SitDown>,
) -> Result<(StatusCode, Json<Seated>), HttpError> {
    let sit_down = body(request)?;
    let name = tidy_name(&sit_down.name).ok_or_else(|| HttpError::bad_request("a player needs a name"))?;
    let IdentifiedPlayer { player, new_token } = identify(&app, &headers)?;
    let room = room(&app, &caller, &table).await?;
    let (done, when_stored) = oneshot::channel();
    let (seating, table) = {
        let mut room = room.lock();
        (room.sit(player, &sit_down, name, done)?, room.id().to_owned())
    };
    stored(when_stored).await?;
    let (status, seats) = match seating {
        Seating::New(seat) => (StatusCode::CREATED, vec![seat]),
        Seating::Own(seats) => (StatusCode::OK, seats.iter().collect()),
    };
    Ok((status, Json(Seated { table, seats, token: new_token })))
}

/// Another device goes on with somebody's seats.
async fn carry(
    State(app): State<App>,
    caller: Caller,
    Path(table): Path<String>,
    headers: HeaderMap,
    code: Body<TransferCode>,
) -> Result<Json<Seated>, HttpError> {
    let code = body(code)?;
    let IdentifiedPlayer { player, new_token } = identify(&app, &headers)?;
    let room = room(&app, &caller, &table).await?;
    let (done, when_stored) = oneshot::channel();
    let (seats, table) = {
        let mut room = room.lock();
        (room.take_transfer(&code.code, player, done)?, room.id().to_owned())
    };
    stored(when_stored).await?;
    Ok(Json(Seated { table, seats, token: new_token }))
}

/// The tables and finished games of whoever asks.
async fn own_games(State(app): State<App>, Bearer(player): Bearer) -> Result<Json<PlayedTables>, HttpError> {
    Ok(Json(PlayedTables { games: app.services.store().played_by(player, MOST_LISTED).await? }))
}

/// Forgets whoever asks.
async fn forget_me(State(app): State<App>, Bearer(player): Bearer) -> Result<StatusCode, HttpError> {
    app.services.forget(player).await?;
    Ok(StatusCode::NO_CONTENT)
}
