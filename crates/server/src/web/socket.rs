//! The socket of play: one task a socket, which reads requests, and writes what could not be written at once.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Request as HttpRequest, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use axum::{Json, Router};
use protocol::{ErrorAnswer, Hello, Incoming, ProtocolError, Request, VERSION, json, read};
use tokio::net::tcp::OwnedReadHalf;
use tokio::time::{Instant, interval_at, timeout};
use websocket::{Connection, Handshake, HandshakeError, ReadError, Reader, WebSocketMessage};

use super::App;
use super::caller::Caller;
use super::error::HttpError;
use super::lookup::LookupError;
use crate::identity::PlayerId;
use crate::limits::{Bucket, SocketPass};
use crate::network::ClientNetwork;
use crate::outbox::{End, Outbox, closing};
use crate::table_connection::{TableConnection, no_table, unavailable};

/// How long a new socket may stay silent.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// How often a silent socket is asked whether it is there; after two of these it is not.
const HEARTBEAT: Duration = Duration::from_secs(25);
/// How long a message may take to be written.
const WRITE_TIME: Duration = Duration::from_secs(20);
/// How long the closing handshake may take.
const CLOSING_TIME: Duration = Duration::from_secs(1);
/// How many bytes are still read from a client that has been told the end.
const MOST_DRAINED: usize = 1 << 20;
/// How many messages in a row may be too many before the socket is closed.
const MOST_IGNORED_MESSAGES: u32 = 200;

pub(super) fn router() -> Router<App> {
    Router::new().route("/api/v1/socket", any(open))
}

async fn open(
    State(app): State<App>,
    Caller { network, connection }: Caller,
    request: HttpRequest,
) -> Result<Response, Response> {
    let (mut parts, _) = request.into_parts();
    let handshake = Handshake::new(&mut parts).map_err(refusal)?;
    if !is_welcome(&parts.headers, &app.services.config().origins) {
        let message = "pages of other origins may not open sockets here";
        return Err(HttpError::new(StatusCode::FORBIDDEN, "wrong_origin", message).into_response());
    }
    let Some(pass) = app.limits.socket(network, connection) else {
        app.services.metrics().limited.add(1);
        let failure = HttpError::too_many("too many sockets are open, from your address or in total");
        return Err(failure.into_response());
    };
    let bucket = app.limits.address(network);
    let (answer, connection) = handshake.accept();
    tokio::spawn(async move {
        match connection.await {
            Ok(connection) => serve(app, connection, pass, bucket, network).await,
            Err(error) => tracing::debug!(%error, "a connection did not become a socket"),
        }
    });
    Ok(answer.map(|()| Body::empty()))
}

/// The answer to a request that does not open a WebSocket.
fn refusal(error: HandshakeError) -> Response {
    let answer = ProtocolError::new("bad_handshake", error.to_string()).answer(None);
    (error.status(), error.headers(), Json(answer)).into_response()
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
struct SocketCount(App);

impl SocketCount {
    fn new(app: App) -> SocketCount {
        app.services.metrics().sockets.add(1);
        SocketCount(app)
    }
}

impl Drop for SocketCount {
    fn drop(&mut self) {
        self.0.services.metrics().sockets.add(-1);
    }
}

/// Both sides of a socket; the connection is closed when its task ends, however it ends.
struct Socket {
    reader: Reader<OwnedReadHalf>,
    out: Outbox,
}

/// How a socket ends.
enum Ending {
    /// Nobody is there to be told.
    Gone,
    /// The client closes it, with this code.
    ByClient(Option<u16>),
    /// The server closes it.
    ByServer(Option<End>),
    /// The client does not keep to the standard, and cannot be understood any more.
    Failed(websocket::ProtocolError),
}

impl From<ReadError> for Ending {
    fn from(error: ReadError) -> Ending {
        match error {
            ReadError::Protocol(error) => Ending::Failed(error),
            ReadError::Disconnected(_) => Ending::Gone,
        }
    }
}

impl Socket {
    fn new(connection: Connection, longest: usize) -> Socket {
        let (reading, writing) = connection.stream.into_split();
        Socket { reader: Reader::new(reading, connection.read, longest), out: Outbox::new(writing) }
    }

    /// The closing handshake: both sides have said the end, and the client has read it, before the connection goes.
    async fn end(mut self, ending: Ending) {
        let reason;
        let (end, is_answer_expected) = match ending {
            Ending::Gone => return,
            Ending::ByClient(code) => (code.map(|code| (code, "")), false),
            Ending::ByServer(end) => (end, true),
            Ending::Failed(error) => {
                reason = error.to_string();
                (Some((error.close_code(), reason.as_str())), false)
            }
        };
        let closing = async {
            // Whoever does not take it any more is gone already.
            self.out.say_goodbye(end).await.ok()?;
            if is_answer_expected {
                self.reader.until_closed().await.ok()?;
            }
            self.out.hang_up();
            self.reader.drain(MOST_DRAINED).await;
            Some(())
        };
        let _ = timeout(CLOSING_TIME, closing).await;
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.out.hang_up();
    }
}

async fn serve(
    app: App,
    connection: Connection,
    _pass: SocketPass,
    address: Arc<Bucket>,
    network: ClientNetwork,
) {
    let socket_count = SocketCount::new(app);
    let mut socket = Socket::new(connection, socket_count.0.services.config().max_message);
    // What is needed only on the way in, or out, is not kept with the socket.
    let ending = match Box::pin(greet(&mut socket, &address)).await {
        Ok((arrival, id)) => {
            match Box::pin(enter(&socket_count.0, network, arrival, socket.out.clone())).await {
                Ok(guest) => guest.attend(&socket_count.0, &mut socket, &address).await,
                Err(error) => {
                    let is_guessing = error.code == "too_many";
                    socket.out.send(&json(&error.answer(id)));
                    Ending::ByServer(is_guessing.then_some((closing::POLICY, "too many unknown codes")))
                }
            }
        }
        Err(ending) => ending,
    };
    Box::pin(socket.end(ending)).await;
}

/// Who has opened a socket, and where they want to go.
struct Arrival {
    table: String,
    player: Option<PlayerId>,
    since: Option<u64>,
}

async fn greet(socket: &mut Socket, address: &Bucket) -> Result<(Arrival, Option<u64>), Ending> {
    let Ok(first) = timeout(HELLO_WITHIN, first_message(socket, address)).await else {
        return Err(Ending::ByServer(None));
    };
    read_hello(&first?).map_err(|answer| {
        socket.out.send(&json(&answer));
        Ending::ByServer(None)
    })
}

/// The first message that is no control frame.
async fn first_message(socket: &mut Socket, address: &Bucket) -> Result<WebSocketMessage, Ending> {
    loop {
        match socket.reader.next().await? {
            WebSocketMessage::Ping(payload) if address.take() => socket.out.pong(&payload),
            WebSocketMessage::Pong if address.take() => {}
            WebSocketMessage::Ping(_) | WebSocketMessage::Pong => return Err(too_many_messages()),
            WebSocketMessage::Close(code) => return Err(Ending::ByClient(code)),
            message @ (WebSocketMessage::Text(_) | WebSocketMessage::Binary(_)) => return Ok(message),
        }
    }
}

fn too_many_messages() -> Ending {
    Ending::ByServer(Some((closing::POLICY, "too many messages")))
}

fn read_hello(first: &WebSocketMessage) -> Result<(Arrival, Option<u64>), Box<ErrorAnswer>> {
    let refused = |error: ProtocolError, id| Box::new(error.answer(id));
    let WebSocketMessage::Text(text) = first else {
        return Err(refused(ProtocolError::new("bad_message", "messages must be text"), None));
    };
    let Incoming { id, request, .. } =
        read(text).map_err(|error| refused(ProtocolError::new("bad_message", error), None))?;
    let Request::Hello(Hello { version, table, token, since }) = request else {
        return Err(refused(ProtocolError::new("hello_first", "the first message must be `hello`"), id));
    };
    if version != VERSION {
        let message = format!("this server speaks only version {VERSION} of the protocol");
        return Err(refused(ProtocolError::new("wrong_version", message), id));
    }
    let player = token.as_deref().map(|token| {
        PlayerId::of_token(token)
            .ok_or_else(|| refused(ProtocolError::new("bad_token", "this is not a valid token"), id))
    });
    Ok((Arrival { table, player: player.transpose()?, since }, id))
}

/// Somebody at a table.
struct TableGuest {
    connection: TableConnection,
    own: Option<Arc<Bucket>>,
}

async fn enter(
    app: &App,
    network: ClientNetwork,
    arrival: Arrival,
    out: Outbox,
) -> Result<TableGuest, ProtocolError> {
    let Arrival { table, player, since } = arrival;
    let room = app.find(network, &table).await.map_err(|error| match error {
        LookupError::TooManyUnknown => LookupError::too_many_unknown(),
        LookupError::Unavailable(error) => unavailable(error),
    })?;
    let id = room.ok_or_else(no_table)?.lock().id().to_owned();
    let connection = TableConnection::open(&app.services, &id, player, since, out).await?;
    Ok(TableGuest { connection, own: player.map(|player| app.limits.player(player)) })
}

impl TableGuest {
    /// Reads requests until one side ends it.
    async fn attend(self, app: &App, socket: &mut Socket, address: &Bucket) -> Ending {
        let Socket { reader, out } = socket;
        let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        let mut heard = Instant::now();
        // Whether the client still has to answer a ping: that one costs it nothing.
        let mut owes_pong = false;
        let mut ignored = 0;
        loop {
            tokio::select! {
                biased;
                message = reader.next() => {
                    heard = Instant::now();
                    let message = match message {
                        Ok(WebSocketMessage::Close(code)) => return Ending::ByClient(code),
                        Ok(WebSocketMessage::Pong) if std::mem::take(&mut owes_pong) => continue,
                        Ok(message) => message,
                        Err(error) => return error.into(),
                    };
                    if matches!(message, WebSocketMessage::Text(_) | WebSocketMessage::Binary(_)) {
                        app.services.metrics().messages.add(1);
                    }
                    if !self.may_speak(address) {
                        ignored += 1;
                        app.services.metrics().limited.add(1);
                        let is_binary = matches!(message, WebSocketMessage::Binary(_));
                        if ignored > MOST_IGNORED_MESSAGES || is_binary {
                            return too_many_messages();
                        }
                        if let WebSocketMessage::Text(text) = message {
                            let error = ProtocolError::new("too_fast", "too many messages: wait a moment");
                            let id = read(&text).ok().and_then(|incoming| incoming.id);
                            out.send(&json(&error.answer(id)));
                        }
                        continue;
                    }
                    match message {
                        WebSocketMessage::Text(text) => {
                            ignored = 0;
                            self.connection.receive(&text);
                            app.services.ledger().has_room().await;
                        }
                        WebSocketMessage::Binary(_) => {
                            self.connection.refuse(ProtocolError::new("bad_message", "messages must be text"));
                        }
                        WebSocketMessage::Ping(payload) => out.pong(&payload),
                        WebSocketMessage::Pong | WebSocketMessage::Close(_) => {}
                    }
                }
                () = out.needs_task() => {
                    match timeout(WRITE_TIME, out.drain()).await {
                        Ok(Ok(None)) => {}
                        Ok(Ok(end)) => return Ending::ByServer(end),
                        Ok(Err(_)) | Err(_) => return Ending::Gone,
                    }
                }
                _ = heartbeat.tick() => {
                    if heard.elapsed() > 2 * HEARTBEAT {
                        return Ending::Gone;
                    }
                    out.ping();
                    owes_pong = true;
                }
            }
        }
    }

    /// Counts a message or a control frame; `false` if it is one too many.
    fn may_speak(&self, address: &Bucket) -> bool {
        self.own.as_deref().unwrap_or(address).take() && address.take()
    }
}
