//! What is read from the database.

use std::collections::BTreeMap;

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row};
use table::Seat;

use crate::identity::PlayerId;
use crate::play::Preferences;
use crate::store::journal::{Journal, read_chunk};
use crate::store::{Played, Status, StoreError, StoredRecord, StoredSaid, StoredSeat, StoredTable};

/// How many things said a table comes back with.
const CHAT_KEPT: u32 = 50;

fn moment(row: &Row<'_>, column: &str) -> rusqlite::Result<u64> {
    Ok(row.get::<_, i64>(column)?.try_into().unwrap_or(0))
}

pub(super) fn seat(row: &Row<'_>) -> rusqlite::Result<Seat> {
    let number: i64 = row.get("seat")?;
    let seat = usize::try_from(number).ok().and_then(Seat::numbered);
    let none = || format!("there is no seat {number}").into();
    seat.ok_or_else(|| rusqlite::Error::FromSqlConversionFailure(0, Type::Integer, none()))
}

fn player(row: &Row<'_>) -> rusqlite::Result<Option<PlayerId>> {
    Ok(row.get::<_, Option<Vec<u8>>>("player")?.and_then(|bytes| PlayerId::from_bytes(&bytes)))
}

/// What a player wants done for them; `None` if they never said, or what is stored cannot be read.
fn preferences(row: &Row<'_>) -> rusqlite::Result<Option<Preferences>> {
    let (auto, armed): (Option<bool>, Option<String>) = (row.get("auto")?, row.get("armed")?);
    let armed = armed.and_then(|armed| serde_json::from_str(&armed).ok());
    Ok(auto.zip(armed).map(|(auto, armed)| Preferences { auto, armed }))
}

fn stored_record(row: &Row<'_>) -> rusqlite::Result<StoredRecord> {
    let names: String = row.get("names")?;
    Ok(StoredRecord {
        id: row.get("id")?,
        table: row.get("table_id")?,
        number: moment(row, "number")? as usize,
        at: moment(row, "at")?,
        game: row.get("game")?,
        names: serde_json::from_str(&names).unwrap_or_default(),
        text: row.get("text")?,
    })
}

/// A table by its code.
pub(super) fn table_by_code(
    connection: &mut Connection,
    journal: &Journal,
    code: &str,
) -> Result<Option<StoredTable>, StoreError> {
    let id = "SELECT id FROM tables WHERE code = ?";
    let id: Option<String> = connection.query_row(id, [code], |row| row.get(0)).optional()?;
    id.map_or(Ok(None), |id| table(connection, journal, &id))
}

/// A table by its name.
pub(super) fn table(
    connection: &mut Connection,
    journal: &Journal,
    id: &str,
) -> Result<Option<StoredTable>, StoreError> {
    // It is looked for in the journals first; what leaves them later is in the database by then.
    let mut found: BTreeMap<u64, String> = journal.steps_of(id);
    let snapshot = connection.transaction()?;
    let mut tables = snapshot.prepare_cached("SELECT * FROM tables WHERE id = ?")?;
    let mut tables = tables.query([id])?;
    let Some(row) = tables.next()? else { return Ok(None) };
    let damaged = |message: &str| StoreError::Damaged { table: id.to_owned(), message: message.to_owned() };
    let host: Vec<u8> = row.get("host")?;
    let host = PlayerId::from_bytes(&host).ok_or_else(|| damaged("its host is not a player"))?;
    let mut chunks = snapshot.prepare_cached("SELECT n, bodies FROM steps WHERE table_id = ?")?;
    let mut chunks = chunks.query([id])?;
    while let Some(row) = chunks.next()? {
        let bodies: String = row.get("bodies")?;
        let bodies = read_chunk(&bodies).map_err(|error| damaged(&error.to_string()))?;
        found.extend((moment(row, "n")?..).zip(bodies));
    }
    if !found.keys().copied().eq(1..=found.len() as u64) {
        return Err(damaged("a step is missing"));
    }
    let steps: Vec<String> = found.into_values().collect();
    // Of a match that was over long ago the records are left; there is no table any more.
    if steps.is_empty() && row.get::<_, String>("status")? == Status::Over.name() {
        return Ok(None);
    }
    let mut seats = snapshot.prepare_cached("SELECT * FROM seats WHERE table_id = ? ORDER BY seat")?;
    let seats = seats.query_map([id], |row| {
        Ok(StoredSeat {
            seat: seat(row)?,
            player: player(row)?,
            name: row.get("name")?,
            preferences: preferences(row)?,
        })
    })?;
    let mut chat = snapshot.prepare_cached(
        "SELECT seat, player, at, text FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?",
    )?;
    let chat = chat.query_map((id, CHAT_KEPT), |row| {
        let (at, text) = (moment(row, "at")?, row.get("text")?);
        Ok(StoredSaid { seat: seat(row)?, player: player(row)?, at, text })
    })?;
    let mut chat = chat.collect::<Result<Vec<_>, _>>()?;
    chat.reverse();
    let chat_count = if chat.len() < CHAT_KEPT as usize {
        chat.len() as u64
    } else {
        let count = "SELECT count(*) AS messages FROM chat WHERE table_id = ?";
        snapshot.query_row(count, [id], |row| moment(row, "messages"))?
    };
    Ok(Some(StoredTable {
        id: id.to_owned(),
        code: row.get("code")?,
        created: moment(row, "created")?,
        host,
        plan: row.get("plan")?,
        steps,
        seats: seats.collect::<Result<_, _>>()?,
        chat,
        chat_count,
    }))
}

/// The public tables that wait for players.
pub(super) fn waiting(connection: &Connection, most: u32) -> Result<Vec<String>, StoreError> {
    let mut ids = connection.prepare_cached(
        "SELECT id FROM tables WHERE status = 'waiting' AND public = 1 ORDER BY created DESC LIMIT ?",
    )?;
    Ok(ids.query_map([most], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

/// A finished game.
pub(super) fn record(connection: &Connection, id: &str) -> Result<Option<StoredRecord>, StoreError> {
    let mut records = connection.prepare_cached("SELECT * FROM records WHERE id = ?")?;
    Ok(records.query_row([id], stored_record).optional()?)
}

/// The finished games after one.
pub(super) fn records_after(
    connection: &Connection,
    id: &str,
    most: u32,
) -> Result<Vec<StoredRecord>, StoreError> {
    let mut records = connection.prepare_cached("SELECT * FROM records WHERE id > ? ORDER BY id LIMIT ?")?;
    Ok(records.query_map((id, most), stored_record)?.collect::<Result<_, _>>()?)
}

/// The tables of a player.
pub(super) fn played_by(
    connection: &Connection,
    player: PlayerId,
    most: u32,
) -> Result<Vec<Played>, StoreError> {
    let mut played = connection.prepare_cached(
        "SELECT t.id, s.seat, t.created, t.status, json_extract(t.plan, '$.game') AS game,
                (SELECT json_group_array(r.id ORDER BY r.number) FROM records r WHERE r.table_id = t.id) AS records
         FROM seats s JOIN tables t ON t.id = s.table_id
         WHERE s.player = ? ORDER BY t.created DESC, s.seat LIMIT ?",
    )?;
    let played = played.query_map((player.bytes(), most), |row| {
        let records: String = row.get("records")?;
        Ok(Played {
            table: row.get("id")?,
            seat: seat(row)?,
            created: moment(row, "created")?,
            status: row.get("status")?,
            game: row.get("game")?,
            records: serde_json::from_str(&records).unwrap_or_default(),
        })
    })?;
    Ok(played.collect::<Result<_, _>>()?)
}
