//! A client's connection to a table, from `hello` to the end, whatever carries its messages.

use std::sync::Arc;
use std::time::Duration;

use protocol::{ProtocolError, read};

use crate::identity::PlayerId;
use crate::log_limit::LogLimit;
use crate::outbox::Outbox;
use crate::room::RoomRef;
use crate::services::{Services, TableUnavailable};

/// How often a table is tried that is given up, or goes on, between being found and being entered.
const TRIES: usize = 5;

/// A client at a table. Dropped, it is disconnected.
pub struct TableConnection {
    services: Arc<Services>,
    room: RoomRef,
    connection: u64,
}

impl TableConnection {
    /// Comes to a table: the client is sent the whole of it, what they have missed since a step, and everything after.
    pub async fn open(
        services: &Arc<Services>,
        table: &str,
        player: Option<PlayerId>,
        since: Option<u64>,
        out: Outbox,
    ) -> Result<TableConnection, ProtocolError> {
        for _ in 0..TRIES {
            let found = services.find(table).await.map_err(unavailable)?;
            let room = found.ok_or_else(no_table)?;
            let missed = match since {
                Some(since) => {
                    let missed = services.catch_up().missed(services, &room, since).await;
                    Some(missed.map_err(|error| unavailable(error.into()))?)
                }
                None => None,
            };
            let mut locked = room.lock();
            if missed.as_ref().is_some_and(|missed| missed.up_to != locked.steps()) {
                continue;
            }
            let missed = missed.and_then(|missed| missed.steps);
            if let Some(connection) = locked.join(player, out.clone(), missed) {
                drop(locked);
                return Ok(TableConnection { services: Arc::clone(services), room, connection });
            }
        }
        Err(ProtocolError::new("unavailable", "the table moves too fast to catch up: try again"))
    }

    /// Carries out a message of the client, or tells them what is wrong with it.
    pub fn receive(&self, text: &str) {
        match read(text) {
            Ok(incoming) => self.room.lock().request(self.connection, incoming),
            Err(error) => self.refuse(ProtocolError::new("bad_message", error)),
        }
    }

    /// Tells the client that a message was no request.
    pub(crate) fn refuse(&self, error: ProtocolError) {
        self.services.metrics().refused.add(1);
        self.room.lock().refuse(self.connection, error);
    }

    /// Whether the table has let go of this connection.
    pub fn is_closed(&self) -> bool {
        !self.room.lock().knows(self.connection)
    }
}

/// What a client hears whose table is not there.
pub(crate) fn no_table() -> ProtocolError {
    ProtocolError::new("no_table", "there is no such table")
}

/// What a client hears who asks for something that is not stored as it was written.
pub(crate) fn damaged() -> ProtocolError {
    ProtocolError::new("damaged", "the server's copy of it is damaged; everything else is fine")
}

/// What a client hears whose table cannot be had now; the reason is for the log.
pub(crate) fn unavailable(error: TableUnavailable) -> ProtocolError {
    static LOG: LogLimit = LogLimit::new(Duration::from_secs(10));
    match error {
        TableUnavailable::Recovering => ProtocolError::new("unavailable", error.to_string()),
        TableUnavailable::Store(error) if error.is_damage() => damaged(),
        error => {
            if let Some(unsaid) = LOG.pass() {
                tracing::warn!(%error, unsaid, "a table could not be entered");
            }
            ProtocolError::new("unavailable", "the table cannot be loaded right now: try again")
        }
    }
}

impl Drop for TableConnection {
    fn drop(&mut self) {
        self.room.lock().disconnect(self.connection);
    }
}
