//! Sockets that come and go, and sockets that send what is no message: guesses, joins, control frames.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use table::below;
use tokio::io::AsyncWriteExt;
use tokio::time::timeout;

use super::attacker::{Attacker, hello};
use crate::websocket_client::{FINAL, PING, PONG, TEXT, write_frame};

/// How many sockets are in use at a time: as many as one address may have.
const SOCKETS: usize = 200;
/// How many guesses one task makes before it begins anew.
const GUESSES: usize = 100;
/// How long an answer is waited for.
const OPENED_WITHIN: Duration = Duration::from_secs(10);
/// The letters of codes.
const LETTERS: &[u8] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";
/// How many frames are sent at once.
const FRAMES_AT_ONCE: u64 = 64;

fn code(rng: &mut Xoshiro256PlusPlus) -> String {
    (0..6).map(|_| char::from(LETTERS[below(rng, LETTERS.len() as u32) as usize])).collect()
}

/// Guesses codes of tables: most over sockets, some over requests.
pub(super) async fn code_guessing(attacker: Arc<Attacker>) {
    attacker.repeat(SOCKETS, guess_codes).await;
}

async fn guess_codes(attacker: Arc<Attacker>, number: usize) -> io::Result<()> {
    let mut rng = attacker.rng();
    if number.is_multiple_of(4) {
        let mut http = attacker.http();
        for _ in 0..GUESSES {
            attacker.turn().await;
            let path = format!("/api/v1/tables/{}", code(&mut rng));
            let asked = attacker.ask(&mut http, "GET", &path, None, None);
            timeout(OPENED_WITHIN, asked).await??;
        }
        return Ok(());
    }
    for _ in 0..GUESSES {
        attacker.turn().await;
        enter_once(&attacker, &code(&mut rng)).await?;
    }
    Ok(())
}

/// Opens a socket, says hello to a table and hears the first answer.
async fn enter_once(attacker: &Attacker, table: &str) -> io::Result<()> {
    let entered = async {
        let mut websocket_client = attacker.socket().await?;
        websocket_client.send(&hello(table, None, None)).await?;
        let answer = websocket_client.text().await?.unwrap_or_default();
        let refused = answer.contains("{\"error\":") && !answer.contains("\"no_table\"");
        attacker.counts().refused(u64::from(refused));
        Ok(())
    };
    timeout(OPENED_WITHIN, entered).await?
}

/// Enters a table at which others play, as a spectator, and leaves it again; some stay.
pub(super) async fn join_flood(attacker: Arc<Attacker>) {
    attacker.repeat(SOCKETS, join_victims).await;
}

async fn join_victims(attacker: Arc<Attacker>, number: usize) -> io::Result<()> {
    let table = attacker.victims_table();
    if number.is_multiple_of(4) {
        let websocket_client = attacker.join(&table, None).await?;
        let _open = attacker.counts().opened();
        return attacker.discard(websocket_client.into_stream()).await;
    }
    enter_once(&attacker, &table).await
}

/// Sends control frames and fragments that never make a message, at a table of one's own.
pub(super) async fn control_frames(attacker: Arc<Attacker>) {
    let table = attacker.own_table_at_last(&json!({ "game": "qwixx", "seats": 2 }), 1).await.id;
    let table = Arc::new(table);
    let flood = move |attacker: Arc<Attacker>, number| flood_frames(attacker, Arc::clone(&table), number);
    attacker.repeat(SOCKETS, flood).await;
}

async fn flood_frames(attacker: Arc<Attacker>, table: Arc<String>, number: usize) -> io::Result<()> {
    let (reading, mut writing) = attacker.join(&table, None).await?.into_stream().into_split();
    let _open = attacker.counts().opened();
    let mut frames = Vec::new();
    let write = |frames: &mut Vec<u8>, first: u8, contents: &[u8]| write_frame(frames, first, contents);
    match number % 4 {
        0 => write(&mut frames, FINAL | PING, &[b'p'; 125])?,
        1 => write(&mut frames, FINAL | PONG, &[])?,
        // A message that has begun and goes on by nothing, without end.
        2 => write(&mut frames, 0, &[])?,
        _ => {
            write(&mut frames, TEXT, b"{\"say\":\"")?;
            write(&mut frames, FINAL | PING, &[b'p'; 125])?;
            write(&mut frames, 0, b"x")?;
            write(&mut frames, FINAL, b"\"}")?;
        }
    }
    let frames = frames.repeat(FRAMES_AT_ONCE as usize);
    let flood = async {
        if number % 4 == 2 {
            let mut begin = Vec::new();
            write_frame(&mut begin, TEXT, b"{")?;
            writing.write_all(&begin).await?;
        }
        loop {
            attacker.turn().await;
            writing.write_all(&frames).await?;
            attacker.counts().did(FRAMES_AT_ONCE - 1);
        }
    };
    tokio::select! {
        ended = attacker.discard(reading) => ended,
        ended = flood => ended,
    }
}
