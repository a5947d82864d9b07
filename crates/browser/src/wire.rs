//! The line to a browser: numbered commands go out, answers and events come in. Chromium's own protocol and WebDriver
//! BiDi differ only in how they name a page.

use std::collections::HashMap;
use std::net::TcpStream;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use thiserror::Error;
use tungstenite::protocol::{Role, WebSocketConfig};
use tungstenite::{Message, WebSocket};

use crate::journal::Journal;

/// How long a browser may take for one command.
const ANSWER_WITHIN: Duration = Duration::from_secs(60);

/// Why a command was not carried out.
#[derive(Debug, Error)]
pub(crate) enum WireError {
    #[error("the browser refuses {0}: {1}")]
    Refused(String, String),
    #[error("the browser has gone")]
    Gone,
    #[error("the browser does not answer {0}")]
    Late(String),
}

type Answer = Result<Value, String>;

/// A line that everybody shares: one thread hears, all may speak.
pub(crate) struct Wire {
    writer: Mutex<WebSocket<TcpStream>>,
    last_id: AtomicU64,
    waiting: Mutex<HashMap<u64, Sender<Answer>>>,
    journals: Mutex<HashMap<String, Arc<Journal>>>,
}

/// A test that panics while it holds a lock leaves nothing half done.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Wire {
    /// Connects to a browser that listens on a port of this machine.
    pub(crate) fn connect(port: u16, path: &str) -> Arc<Wire> {
        let stream = TcpStream::connect(("127.0.0.1", port)).expect("the browser listens");
        stream.set_nodelay(true).expect("a socket can be set up");
        let second = stream.try_clone().expect("a socket can be shared");
        // Pictures are long.
        let config = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
        let url = format!("ws://127.0.0.1:{port}{path}");
        let opened = tungstenite::client::client_with_config(url, stream, Some(config));
        let (reader, _) = opened.expect("the browser speaks its protocol");
        let wire = Arc::new(Wire {
            writer: Mutex::new(WebSocket::from_raw_socket(second, Role::Client, None)),
            last_id: AtomicU64::new(0),
            waiting: Mutex::default(),
            journals: Mutex::default(),
        });
        let hearing = Arc::clone(&wire);
        thread::spawn(move || hearing.hear(reader));
        wire
    }

    /// Has everything that a session tells written into a journal.
    pub(crate) fn listen(&self, session: &str, journal: &Arc<Journal>) {
        lock(&self.journals).insert(session.to_owned(), Arc::clone(journal));
    }

    /// No longer hears a session.
    pub(crate) fn forget(&self, session: &str) {
        lock(&self.journals).remove(session);
    }

    /// Sends a command to a session, or to the browser itself, and waits for the answer.
    pub(crate) fn call(
        &self,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<Value, WireError> {
        let (sender, answer) = mpsc::channel();
        let id = self.last_id.fetch_add(1, Ordering::Relaxed) + 1;
        lock(&self.waiting).insert(id, sender);
        self.write(id, session, method, params)?;
        match answer.recv_timeout(ANSWER_WITHIN) {
            Ok(answer) => answer.map_err(|why| WireError::Refused(method.to_owned(), why)),
            Err(RecvTimeoutError::Timeout) => Err(WireError::Late(method.to_owned())),
            Err(RecvTimeoutError::Disconnected) => Err(WireError::Gone),
        }
    }

    /// Sends a command whose answer nobody needs.
    pub(crate) fn tell(&self, session: &str, method: &str, params: Value) {
        let id = self.last_id.fetch_add(1, Ordering::Relaxed) + 1;
        // A session that has just ended needs to hear nothing.
        let _ = self.write(id, Some(session), method, params);
    }

    fn write(&self, id: u64, session: Option<&str>, method: &str, params: Value) -> Result<(), WireError> {
        let mut command = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            command["sessionId"] = json!(session);
        }
        lock(&self.writer).send(Message::text(command.to_string())).map_err(|_| WireError::Gone)
    }

    fn hear(self: Arc<Wire>, mut reader: WebSocket<TcpStream>) {
        while let Ok(message) = reader.read() {
            let Message::Text(text) = message else { continue };
            let mut message: Value = serde_json::from_str(&text).expect("the browser speaks JSON");
            if let Some(id) = message["id"].as_u64() {
                let answer = match message.get("error") {
                    Some(error) => {
                        let why = error["message"].as_str().or(message["message"].as_str());
                        Err(why.unwrap_or("without a reason").to_owned())
                    }
                    None => Ok(message["result"].take()),
                };
                if let Some(waiting) = lock(&self.waiting).remove(&id) {
                    // Whoever waited may have lost patience.
                    let _ = waiting.send(answer);
                }
            } else if let Some(session) =
                message["sessionId"].as_str().or(message["params"]["source"]["context"].as_str())
            {
                let journal = lock(&self.journals).get(session).cloned();
                let method = message["method"].as_str().unwrap_or_default();
                if let Some(journal) = journal {
                    journal.hear(&self, session, method, &message["params"]);
                }
            }
        }
        // Nobody waits for what will not come.
        lock(&self.waiting).clear();
    }
}
