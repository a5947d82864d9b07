//! A player's device: it hears everything in order, and checks as it hears.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use server::protocol::{GameView, ServerMessage};
use table::below;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::{Mirror, TestServer, soon};

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Opens a socket, and says nothing yet.
pub(crate) async fn dial(address: SocketAddr) -> Socket {
    let stream = soon("a connection", TcpStream::connect(address)).await.unwrap();
    stream.set_nodelay(true).unwrap();
    let opened = client_async(format!("ws://{address}/api/v1/socket"), stream);
    soon("a socket", opened).await.unwrap().0
}

/// Reads a message, which has to be one of the protocol's with nothing besides.
fn read_typed(text: &str) -> Value {
    let message: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let typed: ServerMessage<'_, GameView<'_>> =
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(json!(typed), message, "the types say less or more than the message");
    message
}

/// Whether a step tells of something of this kind.
pub(crate) fn has(step: &Value, kind: &str) -> bool {
    let events = step["events"].as_array();
    events.is_some_and(|events| events.iter().any(|event| event == kind || event.get(kind).is_some()))
}

/// Whether a step tells that a seat has chosen, and in this way.
pub(crate) fn chose_by(step: &Value, seat: usize, by: &str) -> bool {
    let events = step["events"].as_array();
    events.is_some_and(|events| {
        events.iter().any(|event| {
            let chose = &event["chose"];
            chose["seat"] == json!(seat) && chose["by"].as_str().unwrap_or("hand") == by
        })
    })
}

/// The seats that a state line asks.
pub(crate) fn asked(line: &Value) -> Vec<usize> {
    let seats = line["seats"].as_array().filter(|_| line["turn"] == "decide");
    seats.map_or_else(Vec::new, |seats| seats.iter().map(|seat| seat.as_u64().unwrap() as usize).collect())
}

/// A device at a table.
pub(crate) struct Client {
    pub(crate) socket: Socket,
    address: SocketAddr,
    table: String,
    pub(crate) token: Option<String>,
    /// The number of the last step heard of.
    pub(crate) n: u64,
    /// The whole table as it was when this device came.
    pub(crate) snapshot: Value,
    /// Where the game stands.
    pub(crate) line: Value,
    /// Everything heard, as it came.
    pub(crate) raw: Vec<String>,
    heard: Vec<Value>,
    read: usize,
    last_id: u64,
    pub(crate) mirror: Option<Mirror>,
}

impl Client {
    /// Comes to a table.
    pub(crate) async fn join(server: &TestServer, table: &str, token: Option<&str>) -> Client {
        Client::enter(server.address, table, token, None).await.unwrap_or_else(|error| panic!("{error}"))
    }

    /// Comes to a table, or hears why not.
    pub(crate) async fn enter(
        address: SocketAddr,
        table: &str,
        token: Option<&str>,
        since: Option<u64>,
    ) -> Result<Client, Value> {
        let socket = dial(address).await;
        let mut client = Client {
            socket,
            address,
            table: table.to_owned(),
            token: token.map(str::to_owned),
            n: 0,
            snapshot: Value::Null,
            line: Value::Null,
            raw: Vec::new(),
            heard: Vec::new(),
            read: 0,
            last_id: 0,
            mirror: None,
        };
        client.greet(since).await?;
        Ok(client)
    }

    async fn greet(&mut self, since: Option<u64>) -> Result<(), Value> {
        let hello = json!({ "version": 1, "table": self.table, "token": self.token, "since": since });
        self.send(&json!({ "hello": hello, "id": 1 })).await;
        self.last_id = 1;
        let first = self.hear_raw().await.ok_or_else(|| json!("closed without a word"))?;
        let Some(snapshot) = first.get("table") else { return Err(first) };
        let n = snapshot["n"].as_u64().unwrap();
        if let Some(missed) = snapshot.get("missed") {
            let missed = missed.as_array().unwrap();
            let numbers: Vec<u64> = missed.iter().map(|step| step["n"].as_u64().unwrap()).collect();
            assert_eq!(
                numbers,
                (since.unwrap().saturating_add(1)..=n).collect::<Vec<_>>(),
                "what was missed has no gap"
            );
            if let Some(mirror) = &mut self.mirror {
                missed.iter().for_each(|step| mirror.follow(step));
            }
            self.heard.extend(missed.iter().cloned());
        }
        if let Some(mirror) = self.mirror.as_ref().filter(|_| snapshot["line"] != Value::Null) {
            mirror.compare(&snapshot["line"], &first);
        }
        self.n = n;
        self.line = snapshot["line"].clone();
        self.snapshot = snapshot.clone();
        Ok(())
    }

    /// Has the rules play along from now on; only before the first game.
    pub(crate) fn follow(&mut self) {
        assert_eq!(self.snapshot["line"], Value::Null, "the game has begun already");
        let mut mirror = Mirror::new(&self.snapshot);
        self.heard.iter().filter(|heard| heard.get("n").is_some()).for_each(|step| mirror.follow(step));
        self.mirror = Some(mirror);
    }

    /// Comes back after the line was cut, or before it is: then the old one is given back.
    pub(crate) async fn come_back(&mut self) -> Result<Socket, Value> {
        let address = self.address;
        self.come_back_to(address).await
    }

    /// Comes back to a server that may be another one.
    pub(crate) async fn come_back_to(&mut self, address: SocketAddr) -> Result<Socket, Value> {
        let new = dial(address).await;
        self.address = address;
        let old = std::mem::replace(&mut self.socket, new);
        self.greet(Some(self.n)).await?;
        Ok(old)
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        self.send_text(message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        soon("a message to be sent", self.socket.send(Message::text(text))).await.unwrap();
    }

    /// The next message; `None` when the socket was closed.
    async fn hear_raw(&mut self) -> Option<Value> {
        loop {
            let next = soon("a message", self.socket.next()).await;
            match next {
                Some(Ok(Message::Text(text))) => {
                    self.raw.push(text.to_string());
                    return Some(read_typed(&text));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message, noted; `None` when the socket was closed.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        let message = self.hear_raw().await?;
        if let Some(n) = message["n"].as_u64() {
            assert_eq!(n, self.n + 1, "steps have no gap and no repetition: {message}");
            self.n = n;
            if let Some(line) = message.get("line") {
                self.line = line.clone();
            }
            if let Some(mirror) = &mut self.mirror {
                mirror.follow(&message);
            }
        }
        self.heard.push(message.clone());
        Some(message)
    }

    /// Waits for the socket to be closed.
    pub(crate) async fn closed(&mut self) {
        while self.hear().await.is_some() {}
    }

    /// Waits for a message, passing over others. What was passed over is not looked at again.
    pub(crate) async fn until(&mut self, what: &str, is: impl Fn(&Value) -> bool) -> Value {
        loop {
            while let Some(message) = self.heard.get(self.read) {
                self.read += 1;
                if is(message) {
                    return message.clone();
                }
            }
            let heard = tokio::time::timeout(Duration::from_secs(20), self.hear()).await;
            let heard =
                heard.unwrap_or_else(|_| panic!("waited in vain for {what}: {:#?}", self.last_words()));
            assert!(heard.is_some(), "closed while waiting for {what}: {:#?}", self.last_words());
        }
    }

    fn last_words(&self) -> &[String] {
        &self.raw[self.raw.len().saturating_sub(5)..]
    }

    /// Waits for a step that tells of something of this kind.
    pub(crate) async fn event(&mut self, kind: &str) -> Value {
        self.until(kind, |message| has(message, kind)).await
    }

    /// What has been heard and not been looked at.
    pub(crate) fn unread(&mut self) -> Vec<Value> {
        let unread = self.heard[self.read..].to_vec();
        self.read = self.heard.len();
        unread
    }

    /// Asks for something, and hears the answer: `ok` or `error`. Nothing else is passed over.
    pub(crate) async fn ask(&mut self, mut request: Value) -> Value {
        self.last_id += 1;
        let id = self.last_id;
        request["id"] = json!(id);
        self.send(&request).await;
        loop {
            let what = format!("the answer to {request}");
            let heard = tokio::time::timeout(Duration::from_secs(20), self.hear()).await;
            let message = heard.unwrap_or_else(|_| panic!("waited in vain for {what}"));
            let message = message.unwrap_or_else(|| panic!("closed while waiting for {what}"));
            if message["ok"] == json!(id) || message["id"] == json!(id) {
                self.heard.pop();
                return message;
            }
        }
    }

    /// Asks for something that is granted.
    pub(crate) async fn wish(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone()).await;
        assert!(answer.get("ok").is_some(), "{request}: {answer}");
        answer
    }

    /// Asks for something that is refused: the code of the error.
    pub(crate) async fn refused(&mut self, request: Value) -> String {
        let answer = self.ask(request.clone()).await;
        let code = answer["error"]["code"].as_str();
        code.unwrap_or_else(|| panic!("{request} is not refused: {answer}")).to_owned()
    }

    /// Hears everything that was under way.
    pub(crate) async fn sync(&mut self) {
        self.wish(json!({ "ping": true })).await;
    }

    /// The choices of a seat.
    pub(crate) fn choices(&self, seat: usize) -> Vec<String> {
        let choices = self.line["choices"][seat.to_string()].as_array();
        choices.map_or_else(Vec::new, |all| all.iter().map(|one| one.as_str().unwrap().to_owned()).collect())
    }

    pub(crate) fn ply(&self) -> u64 {
        self.line["ply"].as_u64().unwrap()
    }

    pub(crate) fn chooses(&self, seat: usize) -> bool {
        asked(&self.line).contains(&seat)
    }

    /// Cuts the line without a word.
    pub(crate) fn cut(self) -> (Option<String>, u64) {
        (self.token, self.n)
    }

    /// Plays seats at random until the game is over: the step that ends it. Nothing may be refused.
    pub(crate) async fn play(&mut self, seats: &[usize], rng: &mut ChaCha8Rng) -> Value {
        let mut answered = [None; 7];
        loop {
            let (turn, ply) = (self.line["turn"].clone(), self.line["ply"].as_u64());
            for seat in seats {
                let choices = self.choices(*seat);
                if turn == "decide" && !choices.is_empty() && answered[*seat] != ply {
                    answered[*seat] = ply;
                    let choice = &choices[below(rng, choices.len() as u32) as usize];
                    self.send(&json!({ "choose": choice, "seat": seat, "ply": ply })).await;
                }
            }
            if turn == "chance" && ply.is_some() && seats.contains(&active(&self.line)) && answered[0] != ply
            {
                answered[0] = ply;
                self.send(&json!({ "roll": true })).await;
            }
            let heard = self.hear().await.expect("the server stays");
            let tolerable = ["moved_on", "not_your_turn", "program_rolls", "no_game"];
            let code = heard["error"]["code"].as_str();
            assert!(code.is_none_or(|code| tolerable.contains(&code)), "{heard}");
            if has(&heard, "over") {
                self.read = self.heard.len();
                return heard;
            }
        }
    }
}

fn active(line: &Value) -> usize {
    line["state"]["active"].as_u64().unwrap_or(0) as usize
}

/// Has everybody play their seat at random until the game is over: the last step, and the clients again.
pub(crate) async fn play_out(clients: Vec<Client>, seed: u64) -> (Value, Vec<Client>) {
    let tasks = clients.into_iter().enumerate().map(|(place, mut client)| {
        tokio::spawn(async move {
            let mut rng = super::seeded(seed + 100 * place as u64);
            let over = client.play(&[place + 1], &mut rng).await;
            (over, client)
        })
    });
    let mut last = Value::Null;
    let mut back = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        let (over, client) = soon("the end of the game", task).await.unwrap();
        last = over;
        back.push(client);
    }
    (last, back)
}
