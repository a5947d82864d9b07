//! The socket of play: one task a socket, which reads requests, and writes what could not be written at once.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::routing::any;
use tokio::time::{Instant, interval_at, timeout};

use super::App;
use super::caller::Caller;
use super::error::Failure;
use crate::identity::PlayerId;
use crate::limits::{Bucket, SocketPass};
use crate::log_limit::LogLimit;
use crate::outbox::{End, Outbox, closing};
use crate::play::Play;
use crate::protocol::{Fault, Incoming, Request, Step, VERSION, read};
use crate::room::{RoomRef, replay};
use crate::services::TableUnavailable;
use crate::wire::{Handshake, Heard, Opened, Reader};

/// How long a new socket may stay silent.
const FIRST_WORD: Duration = Duration::from_secs(10);
/// How often a silent socket is asked whether it is there; after two of these it is not.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// How long a message may take to be written.
const WRITE_TIME: Duration = Duration::from_secs(20);
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
    handshake: Handshake,
) -> Result<Response, Failure> {
    if !is_welcome(&headers, &app.services.config().origins) {
        let message = "pages of other origins may not open sockets here";
        return Err(Failure::new(StatusCode::FORBIDDEN, "wrong_origin", message));
    }
    let Some(pass) = app.limits.socket(address) else {
        app.services.metrics().limited.add(1);
        return Err(Failure::too_many("too many sockets are open, from your address or in all"));
    };
    let bucket = app.limits.address(address);
    Ok(handshake.open(move |opened| serve(app, opened, pass, bucket)))
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

/// Both sides of a socket; the connection is closed when its task ends, however it ends.
struct Socket {
    reader: Reader,
    out: Outbox,
}

impl Socket {
    fn new(opened: Opened, longest: usize) -> Socket {
        let (reading, writing) = opened.stream.into_split();
        Socket { reader: Reader::new(reading, opened.read.to_vec(), longest), out: Outbox::new(writing) }
    }

    /// Says why it ends, if anything.
    async fn end(self, end: Option<End>) {
        // Whoever does not take it any more is gone already.
        let _ = timeout(WRITE_TIME, self.out.say_goodbye(end)).await;
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.out.hang_up();
    }
}

async fn serve(app: App, opened: Opened, _pass: SocketPass, address: Arc<Bucket>) {
    let counted = Counted::new(app);
    let mut socket = Socket::new(opened, counted.0.services.config().max_message);
    let Some((hello, id)) = Box::pin(greet(&mut socket)).await else { return };
    // What is needed only on the way in is not kept with the socket.
    match Box::pin(enter(&counted.0, hello, socket.out.clone())).await {
        Ok(guest) => {
            if let Some(end) = guest.attend(&counted.0, &mut socket, &address).await {
                socket.end(end).await;
            }
        }
        Err(fault) => {
            socket.out.send(&fault.frame(id));
            socket.end(None).await;
        }
    }
}

/// The first message of a socket: who it is and where he wants to go.
struct Hello {
    table: String,
    player: Option<PlayerId>,
    since: Option<u64>,
}

async fn greet(socket: &mut Socket) -> Option<(Hello, Option<u64>)> {
    let first = timeout(FIRST_WORD, socket.reader.next()).await.ok()?.ok()?;
    let (fault, id) = match read_hello(&first) {
        Ok(greeted) => return Some(greeted),
        Err(refused) => refused,
    };
    socket.out.send(&fault.frame(id));
    None
}

fn read_hello(first: &Heard) -> Result<(Hello, Option<u64>), (Fault, Option<u64>)> {
    let Heard::Text(text) = first else {
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
}

async fn enter(app: &App, hello: Hello, out: Outbox) -> Result<Guest, Fault> {
    let failed = |error: TableUnavailable| match error {
        TableUnavailable::Recovering => Fault::new("unavailable", error.to_string()),
        TableUnavailable::Store(error) if error.is_damage() => Fault::damaged(),
        error => {
            static LOG: LogLimit = LogLimit::new(Duration::from_secs(10));
            if let Some(unsaid) = LOG.pass() {
                tracing::warn!(%error, unsaid, "a table could not be entered");
            }
            Fault::new("unavailable", "the table cannot be read now: try again")
        }
    };
    // A room can be given up, or go on, between being found and being entered.
    for _ in 0..5 {
        let found = app.services.find(&hello.table).await.map_err(failed)?;
        let room = found.ok_or_else(|| Fault::new("no_table", "there is no such table"))?;
        let missed = match hello.since {
            Some(since) => Some(missed(app, &room, since).await.map_err(|error| failed(error.into()))?),
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
            return Ok(Guest { joined: Joined { room, line }, own });
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
            let table = (play.moment() != moment).then(|| play.table());
            let step = Step { n, events: &news, seats: None, record: None, seconds: None, awaited: None };
            steps.push(step.message(table));
        }
    }
    Ok((all, Some(steps)))
}

impl Guest {
    /// Reads requests until one side ends it: how, if there is still somebody to be told.
    async fn attend(self, app: &App, socket: &mut Socket, address: &Bucket) -> Option<Option<End>> {
        let Socket { reader, out } = socket;
        let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        let mut heard = Instant::now();
        let mut stubborn = 0;
        loop {
            tokio::select! {
                biased;
                message = reader.next() => {
                    heard = Instant::now();
                    match message.ok()? {
                        Heard::Text(text) if self.may_speak(app, address) => {
                            stubborn = 0;
                            self.hear(app, &text);
                            app.services.ledger().has_room().await;
                        }
                        Heard::Text(text) => {
                            stubborn += 1;
                            app.services.metrics().limited.add(1);
                            if stubborn > STUBBORN {
                                return Some(Some((closing::POLICY, "too many messages")));
                            }
                            let fault = Fault::new("too_fast", "too many messages: wait a little");
                            let id = read(&text).ok().and_then(|incoming| incoming.id);
                            out.send(&fault.frame(id));
                        }
                        Heard::Binary if self.may_speak(app, address) => {
                            let fault = Fault::new("bad_message", "messages are texts");
                            out.send(&fault.frame(None));
                        }
                        Heard::Binary => return Some(Some((closing::POLICY, "too many messages"))),
                        Heard::Ping(contents) => out.pong(&contents),
                        Heard::Pong => {}
                        Heard::Close => return Some(None),
                    }
                }
                () = out.needs_task() => {
                    let end = timeout(WRITE_TIME, out.drain()).await.ok()?.ok()?;
                    if end.is_some() {
                        return Some(end);
                    }
                }
                _ = heartbeat.tick() => {
                    if heard.elapsed() > 2 * HEARTBEAT {
                        return None;
                    }
                    out.ping();
                }
            }
        }
    }

    /// Counts a message; `false` if it is one too many.
    fn may_speak(&self, app: &App, address: &Bucket) -> bool {
        app.services.metrics().messages.add(1);
        self.own.as_deref().unwrap_or(address).take() && address.take()
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
