//! The same small server with each library: it tells everybody at a table what came in, or, at a table for one, repeats
//! it. Each library opens WebSockets in its own way, and answers control frames as far as it does by itself; where it
//! leaves it to its caller to close after an error, the code is the one that fits its error.

use std::sync::{Arc, Mutex};

use fastwebsockets::{FragmentCollectorRead, Frame, OpCode, Payload, WebSocketError, WebSocketWrite};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use http_body_util::Empty;
use hyper::body::{Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::upgrade::Upgraded;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncWriteExt, WriteHalf};
use tokio::net::tcp::OwnedWriteHalf;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};
use websocket::close_code;
use websocket::conformance::MESSAGE_LIMIT;
use websocket::frame::{self, Opcode};
use websocket::{Connection, Handshake, ReadError, Reader, WebSocketMessage};

/// The libraries, by their names.
pub(crate) const LIBRARIES: [&str; 4] =
    ["rollwright-websocket", "fastwebsockets", "tokio-websockets", "tokio-tungstenite"];

/// What everybody at a table is told of a choice: about as long as a step of the server.
pub(crate) const NEWS: &str = match std::str::from_utf8(&[b'n'; 600]) {
    Ok(news) => news,
    Err(_) => "",
};

/// Those who are at a table together.
type Table<W> = Arc<tokio::sync::Mutex<Vec<W>>>;

/// The tables that there are, as connections come.
struct Tables<W> {
    seats: usize,
    last: Mutex<Table<W>>,
}

impl<W> Tables<W> {
    fn new(seats: usize) -> Arc<Tables<W>> {
        Arc::new(Tables { seats, last: Mutex::default() })
    }

    /// Seats somebody: the table and the place at it.
    async fn sit(&self, writer: W) -> (Table<W>, usize) {
        let mut table = Arc::clone(&self.last.lock().unwrap());
        if table.lock().await.len() == self.seats {
            table = Table::default();
            *self.last.lock().unwrap() = Arc::clone(&table);
        }
        let mut writers = table.lock().await;
        writers.push(writer);
        let place = writers.len() - 1;
        drop(writers);
        (table, place)
    }

    /// What those at a table are told.
    fn news<'a>(&self, message: &'a str) -> &'a str {
        if self.seats == 1 { message } else { NEWS }
    }
}

/// Serves until it is killed; the address is printed.
pub(crate) fn serve(library: &str, seats: usize) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("{}", listener.local_addr().unwrap());
        let ours = Tables::new(seats);
        let fast = Tables::new(seats);
        let websockets = Tables::new(seats);
        let tungstenite = Tables::new(seats);
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            stream.set_nodelay(true).unwrap();
            match library {
                "rollwright-websocket" => drop(tokio::spawn(open_ours(stream, Arc::clone(&ours)))),
                "fastwebsockets" => drop(tokio::spawn(open_fast(stream, Arc::clone(&fast)))),
                "tokio-websockets" => drop(tokio::spawn(with_websockets(stream, Arc::clone(&websockets)))),
                _ => drop(tokio::spawn(with_tungstenite(stream, Arc::clone(&tungstenite)))),
            }
        }
    });
}

async fn open_ours(stream: TcpStream, tables: Arc<Tables<OwnedWriteHalf>>) {
    let service = service_fn(move |request: Request<Incoming>| {
        let tables = Arc::clone(&tables);
        async move {
            let answer = match Handshake::new(&mut request.into_parts().0) {
                Ok(handshake) => {
                    let (answer, connection) = handshake.accept();
                    tokio::spawn(async move { with_ours(connection.await.unwrap(), tables).await });
                    answer
                }
                Err(error) => {
                    let mut answer = Response::new(());
                    *answer.status_mut() = error.status();
                    *answer.headers_mut() = error.headers();
                    answer
                }
            };
            Ok::<_, std::convert::Infallible>(answer.map(|()| Empty::<Bytes>::new()))
        }
    });
    let _ = http1::Builder::new().serve_connection(TokioIo::new(stream), service).with_upgrades().await;
}

async fn with_ours(connection: Connection, tables: Arc<Tables<OwnedWriteHalf>>) {
    let (reading, writing) = connection.stream.into_split();
    let mut reader = Reader::new(reading, connection.read, MESSAGE_LIMIT);
    let (table, place) = tables.sit(writing).await;
    let mut bytes = Vec::new();
    loop {
        let mut to_all = false;
        match reader.next().await {
            Ok(WebSocketMessage::Text(text)) => {
                frame::write(&mut bytes, Opcode::Text, tables.news(&text).as_bytes());
                to_all = true;
            }
            Ok(WebSocketMessage::Binary(payload)) => frame::write(&mut bytes, Opcode::Binary, &payload),
            Ok(WebSocketMessage::Ping(payload)) => frame::write(&mut bytes, Opcode::Pong, &payload),
            Ok(WebSocketMessage::Pong) => {}
            Ok(WebSocketMessage::Close(code)) => {
                frame::write_close(&mut bytes, code.map(|code| (code, "")));
                break;
            }
            Err(ReadError::Protocol(error)) => {
                frame::write_close(&mut bytes, Some((error.close_code(), &error.to_string())));
                break;
            }
            Err(ReadError::Disconnected(_)) => return,
        }
        for (number, writer) in table.lock().await.iter_mut().enumerate() {
            if (to_all || number == place) && writer.write_all(&bytes).await.is_err() {
                return;
            }
        }
        bytes = Vec::new();
    }
    let writer = &mut table.lock().await[place];
    if writer.write_all(&bytes).await.is_ok() && writer.shutdown().await.is_ok() {
        reader.drain(1 << 20).await;
    }
}

type FastWriter = WebSocketWrite<WriteHalf<TokioIo<Upgraded>>>;

async fn open_fast(stream: TcpStream, tables: Arc<Tables<FastWriter>>) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        let tables = Arc::clone(&tables);
        async move {
            let (answer, socket) = fastwebsockets::upgrade::upgrade(&mut request)?;
            tokio::spawn(async move { with_fast(socket.await?, tables).await });
            Ok::<_, WebSocketError>(answer)
        }
    });
    let _ = http1::Builder::new().serve_connection(TokioIo::new(stream), service).with_upgrades().await;
}

async fn with_fast(
    mut socket: fastwebsockets::WebSocket<TokioIo<Upgraded>>,
    tables: Arc<Tables<FastWriter>>,
) -> Result<(), WebSocketError> {
    socket.set_max_message_size(MESSAGE_LIMIT);
    let (reader, writer) = socket.split(tokio::io::split);
    let mut reader = FragmentCollectorRead::new(reader);
    let (table, place) = tables.sit(writer).await;
    let mut is_closed = false;
    let read = loop {
        // Pongs and the answer to a close, even to a wrong one.
        let mut answer = |frame: Frame<'_>| {
            is_closed |= frame.opcode == OpCode::Close;
            let own = Arc::clone(&table);
            let frame = Frame::new(true, frame.opcode, None, Payload::Owned(frame.payload.to_vec()));
            async move { own.lock().await[place].write_frame(frame).await }
        };
        let frame = match reader.read_frame::<_, WebSocketError>(&mut answer).await {
            Ok(frame) => frame,
            Err(error) => break Err(error),
        };
        match frame.opcode {
            OpCode::Close => break Ok(()),
            OpCode::Text => {
                let news = tables.news(std::str::from_utf8(&frame.payload).unwrap());
                for writer in table.lock().await.iter_mut() {
                    writer.write_frame(Frame::text(Payload::Borrowed(news.as_bytes()))).await?;
                }
            }
            OpCode::Binary => table.lock().await[place].write_frame(frame).await?,
            _ => {}
        }
    };
    let code = match &read {
        _ if is_closed => None,
        Ok(()) | Err(WebSocketError::UnexpectedEOF | WebSocketError::IoError(_)) => None,
        Err(WebSocketError::InvalidUTF8) => Some(close_code::INVALID_DATA),
        Err(WebSocketError::FrameTooLarge) => Some(close_code::TOO_BIG),
        Err(_) => Some(close_code::PROTOCOL_ERROR),
    };
    let mut writers = table.lock().await;
    if let (Some(code), Some(writer)) = (code, writers.get_mut(place)) {
        writer.write_frame(Frame::close(code, b"")).await?;
    }
    writers.clear();
    read
}

type WebsocketsWriter = SplitSink<tokio_websockets::WebSocketStream<TcpStream>, tokio_websockets::Message>;

async fn with_websockets(stream: TcpStream, tables: Arc<Tables<WebsocketsWriter>>) {
    let limits = tokio_websockets::Limits::default().max_payload_len(Some(MESSAGE_LIMIT));
    let Ok((_, socket)) = tokio_websockets::ServerBuilder::new().limits(limits).accept(stream).await else {
        return;
    };
    let (writer, mut reader) = socket.split();
    let (table, place) = tables.sit(writer).await;
    while let Some(read) = reader.next().await {
        // After an error it closes by itself.
        let Ok(message) = read else { continue };
        if let Some(text) = message.as_text() {
            let news = tokio_websockets::Message::text(tables.news(text).to_owned());
            for writer in table.lock().await.iter_mut() {
                let _ = writer.send(news.clone()).await;
            }
        } else if message.is_binary() {
            let _ = table.lock().await[place].send(message).await;
        }
    }
    table.lock().await.clear();
}

type TungsteniteWriter = SplitSink<WebSocketStream<TcpStream>, Message>;

async fn with_tungstenite(stream: TcpStream, tables: Arc<Tables<TungsteniteWriter>>) {
    let limits =
        WebSocketConfig::default().max_message_size(Some(MESSAGE_LIMIT)).max_frame_size(Some(MESSAGE_LIMIT));
    let Ok(socket) = tokio_tungstenite::accept_async_with_config(stream, Some(limits)).await else { return };
    let (writer, mut reader) = socket.split();
    let (table, place) = tables.sit(writer).await;
    let mut code = None;
    while let Some(read) = reader.next().await {
        match read {
            Ok(Message::Text(text)) => {
                let news = Message::text(tables.news(&text).to_owned());
                for writer in table.lock().await.iter_mut() {
                    let _ = writer.send(news.clone()).await;
                }
            }
            Ok(message @ Message::Binary(_)) => drop(table.lock().await[place].send(message).await),
            Ok(_) => {}
            Err(error) => {
                code = match error {
                    Error::Utf8(_) => Some(CloseCode::Invalid),
                    Error::Capacity(_) => Some(CloseCode::Size),
                    Error::Protocol(_) => Some(CloseCode::Protocol),
                    _ => None,
                };
                break;
            }
        }
    }
    let mut writers = table.lock().await;
    if let (Some(code), Some(writer)) = (code, writers.get_mut(place)) {
        let _ = writer.send(Message::Close(Some(CloseFrame { code, reason: "".into() }))).await;
    }
    writers.clear();
}
