//! The socket of play: one task a socket, which reads requests and writes what its outbox holds.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::routing::any;
use futures_util::SinkExt;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};

use super::App;
use super::caller::Caller;
use super::error::Failure;
use crate::identity::PlayerId;
use crate::limits::{Bucket, SocketPass};
use crate::outbox::{Letter, Outbox, closing};
use crate::play::Play;
use crate::protocol::{Fault, Incoming, Request, Step, VERSION, read};
use crate::room::{RoomRef, replay};

/// What is read from a socket at once; a socket costs about this much.
const READ_BUFFER: usize = 1024;
/// What is collected before it is written.
const WRITE_BUFFER: usize = 8 * 1024;
/// How long a new socket may stay silent.
const FIRST_WORD: Duration = Duration::from_secs(10);
/// How often a silent socket is asked whether it is there; after two of these it is not.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// How long a message may take to be written.
const WRITE_TIME: Duration = Duration::from_secs(20);
/// How many messages are written at once.
const LETTERS_AT_ONCE: usize = 64;
/// How many steps can be asked for.
const MOST_MISSED: u64 = 500;
/// How many messages in a row may be too many before the socket is closed.
const STUBBORN: u32 = 200;

pub(super) fn router() -> Router<App> {
    Router::new().route("/api/v1/socket", any(open))
}

async fn open(
    State(app): State<App>,
    Caller(address): Caller,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    if !is_welcome(&headers, &app.services.config().origins) {
        let message = "pages of other origins may not open sockets here";
        return Err(Failure::new(StatusCode::FORBIDDEN, "wrong_origin", message));
    }
    let Some(pass) = app.limits.socket(address) else {
        app.services.metrics().limited.add(1);
        return Err(Failure::too_many("too many sockets are open, from your address or in all"));
    };
    let limit = app.services.config().max_message;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(limit)
        .max_frame_size(limit);
    let bucket = app.limits.address(address);
    Ok(upgrade.on_upgrade(move |socket| serve(app, socket, pass, bucket)))
}

/// Whether the page that opens a socket is ours. Programs that are no browsers name no origin.
fn is_welcome(headers: &HeaderMap, others: &[String]) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").map(|(_, host)| host);
    (own.is_some() && own == host) || others.iter().any(|other| other == origin)
}

/// Counts a socket as long as it lives.
struct Counted(App);

impl Counted {
    fn new(app: App) -> Counted {
        app.services.metrics().sockets.add(1);
        Counted(app)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.services.metrics().sockets.add(-1);
    }
}

/// A line to a room, which hears when it is gone.
struct Joined {
    room: RoomRef,
    line: u64,
}

impl Drop for Joined {
    fn drop(&mut self) {
        self.room.lock().part(self.line);
    }
}

async fn serve(app: App, mut socket: WebSocket, _pass: SocketPass, address: Arc<Bucket>) {
    let counted = Counted::new(app);
    let Some((hello, id)) = Box::pin(greet(&mut socket)).await else { return };
    // What is needed only on the way in is not kept with the socket.
    match Box::pin(enter(&counted.0, hello)).await {
        Ok(guest) => {
            let reason = guest.attend(&counted.0, &mut socket, &address).await;
            if let Some((code, reason)) = reason {
                let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
                let _ = timeout(WRITE_TIME, socket.send(Message::Close(Some(frame)))).await;
            }
        }
        Err(fault) => {
            let _ = timeout(WRITE_TIME, socket.send(Message::Text(fault.frame(id).into()))).await;
            let _ = timeout(WRITE_TIME, socket.send(Message::Close(None))).await;
        }
    }
}

/// The first message of a socket: who it is and where he wants to go.
struct Hello {
    table: String,
    player: Option<PlayerId>,
    since: Option<u64>,
}

async fn greet(socket: &mut WebSocket) -> Option<(Hello, Option<u64>)> {
    let first = timeout(FIRST_WORD, socket.recv()).await.ok()??.ok()?;
    let (fault, id) = match read_hello(&first) {
        Ok(greeted) => return Some(greeted),
        Err(refused) => refused,
    };
    let _ = timeout(WRITE_TIME, socket.send(Message::Text(fault.frame(id).into()))).await;
    None
}

fn read_hello(message: &Message) -> Result<(Hello, Option<u64>), (Fault, Option<u64>)> {
    let Message::Text(text) = message else {
        return Err((Fault::new("bad_message", "messages are texts"), None));
    };
    let Incoming { id, request, .. } =
        read(text).map_err(|error| (Fault::new("bad_message", error), None))?;
    let Request::Hello { version, table, token, since } = request else {
        return Err((Fault::new("hello_first", "the first message is `hello`"), id));
    };
    if version != VERSION {
        let message = format!("this server speaks version {VERSION} of the protocol");
        return Err((Fault::new("wrong_version", message), id));
    }
    let player = token.as_deref().map(|token| {
        PlayerId::of_token(token).ok_or_else(|| (Fault::new("bad_token", "this cannot be a token"), id))
    });
    Ok((Hello { table, player: player.transpose()?, since }, id))
}

/// Somebody at a table.
struct Guest {
    joined: Joined,
    own: Option<Arc<Bucket>>,
    out: Outbox,
    inbox: mpsc::Receiver<Letter>,
}

async fn enter(app: &App, hello: Hello) -> Result<Guest, Fault> {
    let failed = |error: &dyn std::fmt::Display| {
        tracing::warn!(%error, "a table could not be entered");
        Fault::new("unavailable", "the table cannot be read now: try again")
    };
    let (out, inbox) = Outbox::new();
    // A room can be given up, or go on, between being found and being entered.
    for _ in 0..5 {
        let found = app.services.find(&hello.table).await.map_err(|error| failed(&error))?;
        let room = found.ok_or_else(|| Fault::new("no_table", "there is no such table"))?;
        let missed = match hello.since {
            Some(since) => Some(missed(app, &room, since).await.map_err(|error| failed(&error))?),
            None => None,
        };
        let mut locked = room.lock();
        let (seen, missed) = missed.unzip();
        if seen.is_some_and(|seen| seen != locked.steps()) {
            continue;
        }
        if let Some(line) = locked.join(hello.player, out.clone(), missed.flatten()) {
            drop(locked);
            let own = hello.player.map(|player| app.limits.player(player));
            return Ok(Guest { joined: Joined { room, line }, own, out, inbox });
        }
    }
    Err(Fault::new("unavailable", "the table moves too fast to catch up: try again"))
}

/// The steps after a number, as far as they are stored, and how many steps there are; `None` for too many.
async fn missed(
    app: &App,
    room: &RoomRef,
    since: u64,
) -> Result<(u64, Option<Vec<String>>), crate::store::StoreError> {
    app.services.ledger().flush().await;
    let (id, plan) = {
        let room = room.lock();
        (room.id().to_owned(), room.play().plan().clone())
    };
    let Some(stored) = app.services.store().table(crate::store::Key::Id(&id)).await? else {
        return Ok((0, None));
    };
    let all = stored.steps.len() as u64;
    let Ok(mut play) = Play::new(plan) else { return Ok((all, None)) };
    if all.saturating_sub(since) > MOST_MISSED {
        return Ok((all, None));
    }
    let mut steps = Vec::new();
    for (body, n) in stored.steps.iter().zip(1..) {
        let moment = play.moment();
        let Ok(news) = replay(&mut play, body) else { return Ok((all, None)) };
        if n > since {
            let line = (play.moment() != moment).then(|| play.table().line());
            let step = Step { n, events: &news, seats: None, record: None, seconds: None };
            steps.push(step.message(line.as_deref()));
        }
    }
    Ok((all, Some(steps)))
}

impl Guest {
    /// Reads and writes until one side ends it; the reason, if it is ours.
    async fn attend(mut self, app: &App, socket: &mut WebSocket, address: &Bucket) -> Option<End> {
        let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        let mut heard = Instant::now();
        let mut stubborn = 0;
        let mut letters = Vec::new();
        loop {
            tokio::select! {
                biased;
                received = socket.recv() => {
                    heard = Instant::now();
                    match received {
                        Some(Ok(Message::Text(text))) => {
                            app.services.metrics().messages.add(1);
                            let own = self.own.as_deref().unwrap_or(address);
                            if own.take() && address.take() {
                                stubborn = 0;
                                self.hear(app, &text);
                                app.services.ledger().has_room().await;
                            } else {
                                stubborn += 1;
                                app.services.metrics().limited.add(1);
                                if stubborn > STUBBORN {
                                    return Some((closing::POLICY, "too many messages"));
                                }
                                let fault = Fault::new("too_fast", "too many messages: wait a little");
                                let id = read(&text).ok().and_then(|incoming| incoming.id);
                                write(socket, &mut vec![Letter::Text(fault.frame(id).into())]).await?;
                            }
                        }
                        Some(Ok(Message::Binary(_))) => {
                            app.services.metrics().messages.add(1);
                            let own = self.own.as_deref().unwrap_or(address);
                            if !(own.take() && address.take()) {
                                return Some((closing::POLICY, "too many messages"));
                            }
                            let fault = Fault::new("bad_message", "messages are texts");
                            write(socket, &mut vec![Letter::Text(fault.frame(None).into())]).await?;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    }
                }
                count = self.inbox.recv_many(&mut letters, LETTERS_AT_ONCE) => {
                    if count == 0 {
                        return Some((closing::RESTART, "come back"));
                    }
                    if let Some(end) = write(socket, &mut letters).await? {
                        return Some(end);
                    }
                    if self.out.is_overrun() {
                        return Some((closing::TRY_LATER, "too slow: come back and ask for what you missed"));
                    }
                }
                _ = heartbeat.tick() => {
                    if heard.elapsed() > 2 * HEARTBEAT {
                        return None;
                    }
                    timeout(WRITE_TIME, socket.send(Message::Ping(Default::default()))).await.ok()?.ok()?;
                }
            }
        }
    }

    fn hear(&self, app: &App, text: &str) {
        match read(text) {
            Ok(incoming) => self.joined.room.lock().request(self.joined.line, incoming),
            Err(error) => {
                app.services.metrics().refused.add(1);
                self.joined.room.lock().complain(self.joined.line, &Fault::new("bad_message", error));
            }
        }
    }
}

/// Why this side closes a socket.
type End = (u16, &'static str);

/// Writes all of it at once, up to an end; `None` if the other side does not take it.
async fn write(socket: &mut WebSocket, letters: &mut Vec<Letter>) -> Option<Option<End>> {
    let mut end = None;
    let writing = async {
        for letter in letters.drain(..) {
            match letter {
                Letter::Text(text) => socket.feed(Message::Text(text)).await?,
                Letter::Close(code, reason) => {
                    end = Some((code, reason));
                    break;
                }
            }
        }
        socket.flush().await
    };
    timeout(WRITE_TIME, writing).await.ok()?.ok()?;
    Some(end)
}
