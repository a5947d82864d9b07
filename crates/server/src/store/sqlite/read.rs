//! What is read from the database: as it was written, or an error that names what is damaged.

use std::collections::BTreeMap;

use protocol::http::{PlayedTable, TableStatus};
use rusqlite::types::Type;
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row};
use table::Seat;

use crate::identity::PlayerId;
use crate::play::Preferences;
use crate::store::checksum::checksum_of;
use crate::store::damage::DamageLog;
use crate::store::journal::{Journal, read_chunk};
use crate::store::{StoreError, StoredChatMessage, StoredRecord, StoredSeat, StoredTable};

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

/// What a player wants done for them; `None` if it is not as it was written.
fn preferences(row: &Row<'_>) -> rusqlite::Result<Option<(Seat, Preferences)>> {
    if !is_intact(row)? {
        return Ok(None);
    }
    let armed: String = row.get("armed")?;
    let preferences =
        Preferences { auto: row.get("auto")?, armed: serde_json::from_str(&armed).unwrap_or_default() };
    Ok(Some((seat(row)?, preferences)))
}

/// Why something cannot be read, if that is damage and not only a disk that fails just now.
pub(super) fn damage_of(error: &rusqlite::Error) -> Option<String> {
    let damaged = match error {
        rusqlite::Error::SqliteFailure(failure, _) => {
            matches!(failure.code, ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)
        }
        rusqlite::Error::FromSqlConversionFailure(..)
        | rusqlite::Error::IntegralValueOutOfRange(..)
        | rusqlite::Error::Utf8Error(..)
        | rusqlite::Error::InvalidColumnType(..) => true,
        _ => false,
    };
    damaged.then(|| error.to_string())
}

/// Whether a row is as it was written; a query that asks names this column `intact`.
fn is_intact(row: &Row<'_>) -> rusqlite::Result<bool> {
    row.get("intact")
}

const WRONG_CHECKSUM: &str = "it is not as it was written";

/// A record, or what is wrong with it.
fn stored_record(row: &Row<'_>) -> rusqlite::Result<Result<StoredRecord, String>> {
    if !is_intact(row)? {
        return Ok(Err(WRONG_CHECKSUM.to_owned()));
    }
    let names: String = row.get("names")?;
    Ok(Ok(StoredRecord {
        id: row.get("id")?,
        table: row.get("table_id")?,
        number: moment(row, "number")? as usize,
        at: moment(row, "at")?,
        game: row.get("game")?,
        names: serde_json::from_str(&names).unwrap_or_default(),
        text: row.get("text")?,
    }))
}

/// A table by its code.
pub(super) fn table_by_code(
    connection: &mut Connection,
    journal: &Journal,
    code: &str,
) -> Result<Option<StoredTable>, StoreError> {
    let id = "SELECT id FROM tables WHERE code = ?";
    let id: Option<String> = connection.query_row(id, [code], |row| row.get(0)).optional()?;
    let Some(id) = id else { return Ok(None) };
    let found = table(connection, journal, &id)?;
    if found.as_ref().is_some_and(|table| table.code.as_deref() != Some(code)) {
        let message = "the list of codes is damaged".to_owned();
        return Err(StoreError::Damaged { table: id, message });
    }
    Ok(found)
}

/// A table by its name.
pub(super) fn table(
    connection: &mut Connection,
    journal: &Journal,
    id: &str,
) -> Result<Option<StoredTable>, StoreError> {
    read_table(connection, journal, id).map_err(|error| match error {
        StoreError::Database(error) => match damage_of(&error) {
            Some(message) => StoreError::Damaged { table: id.to_owned(), message },
            None => error.into(),
        },
        other => other,
    })
}

fn read_table(
    connection: &mut Connection,
    journal: &Journal,
    id: &str,
) -> Result<Option<StoredTable>, StoreError> {
    let damaged = |message: &str| StoreError::Damaged { table: id.to_owned(), message: message.to_owned() };
    // It is looked for in the journals first; what leaves them later is in the database by then.
    let mut found: BTreeMap<u64, String> = journal.steps_of(id);
    let snapshot = connection.transaction()?;
    let select =
        concat!("SELECT *, checksum IS ", checksum_of!(tables), " AS intact FROM tables WHERE id = ?");
    let mut tables = snapshot.prepare_cached(select)?;
    let mut tables = tables.query([id])?;
    let Some(row) = tables.next()? else { return Ok(None) };
    if !is_intact(row)? {
        return Err(damaged(WRONG_CHECKSUM));
    }
    let over = row.get::<_, String>("status")? == TableStatus::Over.name();
    let select = concat!(
        "SELECT last, seats, expired_at, checksum IS ",
        checksum_of!(table_steps),
        " AS intact FROM table_steps WHERE table_id = ?"
    );
    let mut counts = snapshot.prepare_cached(select)?;
    let mut counts = counts.query([id])?;
    // Of a match that was over long ago the records are left; there is no table any more.
    let Some(counts) = counts.next()? else {
        return if over { Ok(None) } else { Err(damaged("its steps are missing")) };
    };
    if !is_intact(counts)? {
        return Err(damaged(WRONG_CHECKSUM));
    }
    let host: Vec<u8> = row.get("host")?;
    let host = PlayerId::from_bytes(&host).ok_or_else(|| damaged("its host is not a player"))?;
    let sorted = read_steps(&snapshot, id, &mut found)?;
    if sorted != moment(counts, "last")? || !found.keys().copied().eq(1..=found.len() as u64) {
        return Err(damaged("a step is missing"));
    }
    let steps: Vec<String> = found.into_values().collect();
    if steps.is_empty() && over {
        return Ok(None);
    }
    let select = concat!(
        "SELECT seat, auto, armed, checksum IS ",
        checksum_of!(preferences),
        " AS intact FROM preferences WHERE table_id = ?"
    );
    let mut wanted = snapshot.prepare_cached(select)?;
    let wanted: BTreeMap<Seat, Preferences> =
        wanted.query_map([id], preferences)?.filter_map(Result::transpose).collect::<Result<_, _>>()?;
    let select = concat!(
        "SELECT seat, player, name, checksum IS ",
        checksum_of!(seats),
        " AS intact FROM seats WHERE table_id = ? ORDER BY seat"
    );
    let mut seats = snapshot.prepare_cached(select)?;
    let seats = seats.query_map([id], |row| {
        let seat = || {
            let seat = seat(row)?;
            let preferences = wanted.get(&seat).cloned();
            Ok(StoredSeat { seat, player: player(row)?, name: row.get("name")?, preferences })
        };
        is_intact(row)?.then(seat).transpose()
    })?;
    let seats: Option<Vec<_>> = seats.collect::<Result<_, _>>()?;
    let seats = seats.ok_or_else(|| damaged("a seat is not as it was written"))?;
    if seats.len() as u64 != moment(counts, "seats")? {
        return Err(damaged("a seat is missing"));
    }
    let chat_count = "SELECT count(*) AS messages FROM chat WHERE table_id = ?";
    let chat_count = snapshot.query_row(chat_count, [id], |row| moment(row, "messages"))?;
    Ok(Some(StoredTable {
        id: id.to_owned(),
        code: row.get("code")?,
        created: moment(row, "created")?,
        host,
        plan: row.get("plan")?,
        steps,
        seats,
        chat: read_chat(&snapshot, id)?,
        chat_count,
        expired: counts.get::<_, Option<i64>>("expired_at")?.is_some(),
    }))
}

/// Adds the steps of a table that are sorted in; the number of the last.
fn read_steps(snapshot: &Connection, id: &str, found: &mut BTreeMap<u64, String>) -> Result<u64, StoreError> {
    let damaged = |message: &str| StoreError::Damaged { table: id.to_owned(), message: message.to_owned() };
    let select = concat!(
        "SELECT n, last, bodies, checksum IS ",
        checksum_of!(steps),
        " AS intact FROM steps WHERE table_id = ? ORDER BY n"
    );
    let mut chunks = snapshot.prepare_cached(select)?;
    let mut chunks = chunks.query([id])?;
    let mut sorted = 0;
    while let Some(row) = chunks.next()? {
        if !is_intact(row)? {
            return Err(damaged("a step is not as it was written"));
        }
        let (first, last) = (moment(row, "n")?, moment(row, "last")?);
        let bodies = row.get_ref("bodies")?.as_str().map_err(|error| damaged(&error.to_string()))?;
        let bodies = read_chunk(bodies).map_err(|error| damaged(&error.to_string()))?;
        if first + bodies.len() as u64 != last + 1 || first != sorted + 1 {
            return Err(damaged("a step is missing"));
        }
        found.extend((first..).zip(bodies));
        sorted = last;
    }
    Ok(sorted)
}

/// What was said last at a table. Words that are damaged are left out: a game does not end because of them.
fn read_chat(snapshot: &Connection, id: &str) -> Result<Vec<StoredChatMessage>, StoreError> {
    let select = concat!(
        "SELECT seat, player, at, text, checksum IS ",
        checksum_of!(chat),
        " AS intact FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?"
    );
    let mut chat = snapshot.prepare_cached(select)?;
    let chat = chat.query_map((id, CHAT_KEPT), |row| {
        let said = || {
            let (at, text) = (moment(row, "at")?, row.get("text")?);
            Ok(StoredChatMessage { seat: seat(row)?, player: player(row)?, at, text })
        };
        is_intact(row)?.then(said).transpose()
    })?;
    let mut chat: Vec<_> = chat.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
    chat.reverse();
    Ok(chat)
}

/// The public tables that wait for players.
pub(super) fn waiting(connection: &Connection, most: u32) -> Result<Vec<String>, StoreError> {
    let mut ids = connection.prepare_cached(
        "SELECT id FROM tables WHERE status = 'waiting' AND public = 1
         AND NOT EXISTS (SELECT 1 FROM table_steps WHERE table_id = id AND expired_at IS NOT NULL)
         ORDER BY created DESC LIMIT ?",
    )?;
    Ok(ids.query_map([most], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

/// A finished game.
pub(super) fn record(connection: &Connection, id: &str) -> Result<Option<StoredRecord>, StoreError> {
    let damaged = |message| StoreError::DamagedRecord { record: id.to_owned(), message };
    let select =
        concat!("SELECT *, checksum IS ", checksum_of!(records), " AS intact FROM records WHERE id = ?");
    let mut records = connection.prepare_cached(select)?;
    match records.query_row([id], stored_record).optional() {
        Ok(found) => found.transpose().map_err(damaged),
        Err(error) => Err(damage_of(&error).map_or_else(|| error.into(), damaged)),
    }
}

/// The finished games after one.
pub(super) fn records_after(
    connection: &Connection,
    id: &str,
    most: u32,
    damage: &DamageLog,
) -> Result<Vec<StoredRecord>, StoreError> {
    let select = concat!(
        "SELECT *, checksum IS ",
        checksum_of!(records),
        " AS intact FROM records WHERE id > ? ORDER BY id"
    );
    let mut records = connection.prepare_cached(select)?;
    let mut records = records.query([id])?;
    let mut found = Vec::new();
    while found.len() < most as usize {
        let Some(row) = records.next()? else { break };
        match stored_record(row)? {
            Ok(record) => found.push(record),
            Err(message) => note_record(row, &message, damage),
        }
    }
    Ok(found)
}

fn note_record(row: &Row<'_>, message: &str, damage: &DamageLog) {
    let id = row.get_ref("id").ok().and_then(|id| id.as_bytes().ok()).unwrap_or_default();
    damage.note(&format!("record {}", String::from_utf8_lossy(id)), message);
}

/// The tables of a player.
pub(super) fn played_by(
    connection: &Connection,
    player: PlayerId,
    most: u32,
    damage: &DamageLog,
) -> Result<Vec<PlayedTable>, StoreError> {
    let mut played = connection.prepare_cached(concat!(
        "SELECT t.id, s.seat, t.created, t.status, t.plan,
                s.checksum IS row_checksum(s.table_id, s.seat, s.player, s.name) AND t.checksum IS ",
        "row_checksum(t.id, t.code, t.created, t.host, t.public, t.status, t.plan) AS intact
         FROM seats s JOIN tables t ON t.id = s.table_id
         WHERE s.player = ? ORDER BY t.created DESC, s.seat LIMIT ?",
    ))?;
    let mut records = connection.prepare_cached(concat!(
        "SELECT id, checksum IS ",
        checksum_of!(records),
        " AS intact FROM records WHERE table_id = ? ORDER BY number"
    ))?;
    let mut rows = played.query((player.bytes(), most))?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        let id = row.get_ref("id")?.as_bytes().map(String::from_utf8_lossy).unwrap_or_default().into_owned();
        if !is_intact(row)? {
            damage.note(&format!("table {id}"), WRONG_CHECKSUM);
            continue;
        }
        let mut ids = Vec::new();
        let mut rows = records.query([&id])?;
        while let Some(row) = rows.next()? {
            if is_intact(row)? {
                ids.push(row.get("id")?);
            } else {
                note_record(row, WRONG_CHECKSUM, damage);
            }
        }
        let Some(status) = TableStatus::named(&row.get::<_, String>("status")?) else {
            damage.note(&format!("table {id}"), "its status is not known");
            continue;
        };
        let plan: String = row.get("plan")?;
        let plan: serde_json::Value = serde_json::from_str(&plan).unwrap_or_default();
        found.push(PlayedTable {
            seat: seat(row)?,
            created: moment(row, "created")?,
            status,
            game: plan["game"].as_str().unwrap_or_default().to_owned(),
            records: ids,
            table: id,
        });
    }
    Ok(found)
}
