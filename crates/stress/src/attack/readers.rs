//! Whoever asks for much and reads nothing: the server keeps it for them.

use std::io::{self, ErrorKind};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use super::attacker::{Attacker, OwnTable};
use super::messages::{PEOPLE, full_table};

/// How many do not read.
const SOCKETS_THAT_DO_NOT_READ: usize = 180;
/// The messages a second that one player may send, nearly.
const MESSAGES_PER_SECOND: u64 = 19;
/// The share of the time in which the table's history is made.
const SHARE_OF_TIME_PREPARING: f64 = 0.5;
/// How long whoever wants to catch up stays.
const CATCHING_UP_STAYS: Duration = Duration::from_secs(2);

/// Makes a table with as long a history as can be made, by what players say in advance; then enters it again and again,
/// wants all or the last of it, and reads nothing.
pub(super) async fn catch_up(attacker: Arc<Attacker>) {
    let table = Arc::new(attacker.own_table_at_last(&full_table(), PEOPLE).await);
    let act = move |attacker: Arc<Attacker>, number: usize| {
        let table = Arc::clone(&table);
        async move {
            if number < PEOPLE {
                return speak(attacker, table, number, arming()).await;
            }
            let wait = attacker.time_until(SHARE_OF_TIME_PREPARING);
            if !wait.is_zero() {
                tokio::time::sleep(wait).await;
            }
            // The more than 500 steps that nobody is given cost the server as much as those that somebody is.
            let since = [0, 100, 1_000_000][number % 3];
            let token = table.tokens.get(number % PEOPLE).map(String::as_str);
            let socket = attacker.lazy_socket(&table.id, token, Some(since)).await?;
            let _open = attacker.counts().opened();
            tokio::time::sleep(CATCHING_UP_STAYS).await;
            drop(socket);
            Ok(())
        }
    };
    attacker.repeat(PEOPLE + SOCKETS_THAT_DO_NOT_READ, act).await;
}

/// Watches a busy table of one's own with as many sockets as one address may have, and reads nothing.
pub(super) async fn non_readers(attacker: Arc<Attacker>) {
    let table = Arc::new(attacker.own_table_at_last(&full_table(), PEOPLE).await);
    let act = move |attacker: Arc<Attacker>, number: usize| {
        let table = Arc::clone(&table);
        async move {
            if number < PEOPLE {
                return speak(attacker, table, number, talking()).await;
            }
            let _socket = attacker.lazy_socket(&table.id, None, None).await?;
            let _open = attacker.counts().opened();
            // Whether the server has closed it is seen by reading only; it is kept for a while and opened again.
            tokio::time::sleep(10 * CATCHING_UP_STAYS).await;
            Ok(())
        }
    };
    attacker.repeat(PEOPLE + SOCKETS_THAT_DO_NOT_READ, act).await;
}

/// Two messages in turn that each make a large step.
fn arming() -> Vec<Value> {
    let armed = |from: usize| (from..from + 20).map(|number| format!("{number:040}")).collect::<Vec<_>>();
    vec![
        json!({ "arm": armed(0) }),
        json!({ "auto": false }),
        json!({ "arm": armed(20) }),
        json!({ "auto": true }),
    ]
}

/// Messages that are passed on to everybody.
fn talking() -> Vec<Value> {
    vec![json!({ "say": "😈".repeat(300) }), json!({ "name": "First" }), json!({ "name": "Second" })]
}

/// Sends messages in turn, just as fast as one player may.
async fn speak(
    attacker: Arc<Attacker>,
    table: Arc<OwnTable>,
    seat: usize,
    messages: Vec<Value>,
) -> io::Result<()> {
    let token = table.tokens.get(seat).map(String::as_str);
    let mut websocket_client = attacker.join(&table.id, token).await?;
    let mut ticks = tokio::time::interval(Duration::from_millis(1000 / MESSAGES_PER_SECOND));
    let mut next = 0;
    loop {
        tokio::select! {
            heard = websocket_client.text() => {
                let Some(text) = heard? else { return Err(ErrorKind::UnexpectedEof.into()) };
                attacker.counts().refused(u64::from(text.starts_with("{\"error\":")));
            }
            _ = ticks.tick() => {
                attacker.turn().await;
                let Some(message) = messages.get(next % messages.len()) else { return Ok(()) };
                next += 1;
                websocket_client.send(&message.to_string()).await?;
            }
        }
    }
}
