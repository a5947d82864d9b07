//! Messages of players at tables of their own, far more than anybody may send.

use std::io;
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::task::JoinSet;

use super::attacker::{Attacker, OwnTable};
use crate::websocket_client::{FINAL, TEXT, write_frame};

/// How many tables the attacker plays at.
const TABLES: usize = 8;
/// How many people sit at each.
pub(super) const PEOPLE: usize = 6;
/// How many times one player sits there with another socket.
const SOCKETS_EACH: usize = 4;

/// A table at which only the attacker sits.
pub(super) fn full_table() -> Value {
    json!({ "game": "twenty-one", "seats": PEOPLE, "match": 5 })
}

/// Sends all kinds of messages as fast as they go, at several tables.
pub(super) async fn message_flood(attacker: Arc<Attacker>) {
    let mut tables = JoinSet::new();
    for _ in 0..TABLES {
        let attacker = Arc::clone(&attacker);
        tables.spawn(async move {
            let table = Arc::new(attacker.own_table_at_last(&full_table(), PEOPLE).await);
            let flood = move |attacker: Arc<Attacker>, number: usize| {
                flood_messages(attacker, Arc::clone(&table), number % PEOPLE)
            };
            attacker.repeat(PEOPLE * SOCKETS_EACH, flood).await;
        });
    }
    tables.join_all().await;
}

/// One of each kind.
fn messages() -> Vec<String> {
    let armed: Vec<String> = (0..20).map(|number| format!("{number:040}")).collect();
    let other: Vec<String> = (20..40).map(|number| format!("{number:040}")).collect();
    let messages = [
        json!({ "arm": armed }),
        json!({ "auto": false }),
        json!({ "say": "😈".repeat(300) }),
        json!({ "name": "First" }),
        json!({ "choose": "x".repeat(3000) }),
        json!({ "arm": other }),
        json!({ "auto": true }),
        json!({ "take_back": true }),
        json!({ "undo": "ask" }),
        json!({ "react": "👍" }),
        json!({ "name": "Second" }),
        json!({ "carry": true }),
        json!({ "ready": true }),
        json!({ "hello": { "version": 1, "table": "x" } }),
        json!({ "nothing": ["known"] }),
        json!({ "choose": "-" }),
    ];
    messages.iter().map(Value::to_string).collect()
}

async fn flood_messages(attacker: Arc<Attacker>, table: Arc<OwnTable>, seat: usize) -> io::Result<()> {
    let token = table.tokens.get(seat).map(String::as_str);
    let (reading, mut writing) = attacker.join(&table.id, token).await?.into_stream().into_split();
    let _open = attacker.counts().opened();
    let messages = messages();
    let mut frames = Vec::new();
    for message in &messages {
        write_frame(&mut frames, FINAL | TEXT, message.as_bytes())?;
    }
    let flood = async {
        loop {
            attacker.turn().await;
            writing.write_all(&frames).await?;
            attacker.counts().did(messages.len() as u64 - 1);
        }
    };
    tokio::select! {
        ended = attacker.discard(reading) => ended,
        ended = flood => ended,
    }
}
