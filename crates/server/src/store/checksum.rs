//! Checksums of rows: a disk that gives back something else than it was given must not make another game of it.
//!
//! SQLite does not notice a flipped bit in the middle of a text. So every row has a CRC-32 of all its values, computed by
//! the function `row_checksum` that every connection knows: it finds up to three flipped bits always, and of
//! everything else all but one in four thousand million, for a few nanoseconds a row.

use rusqlite::Connection;
use rusqlite::functions::FunctionFlags;
use rusqlite::types::ValueRef;

/// Teaches a connection `row_checksum(value, …)`.
pub(super) fn register(connection: &Connection) -> rusqlite::Result<()> {
    let flags =
        FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC | FunctionFlags::SQLITE_INNOCUOUS;
    connection.create_scalar_function("row_checksum", -1, flags, |values| {
        let mut hasher = crc32fast::Hasher::new();
        let mut add = |kind: u8, bytes: &[u8]| {
            let mut head = [kind; 9];
            head[1..].copy_from_slice(&(bytes.len() as u64).to_le_bytes());
            hasher.update(&head);
            hasher.update(bytes);
        };
        for place in 0..values.len() {
            match values.get_raw(place) {
                ValueRef::Null => add(b'n', &[]),
                ValueRef::Integer(number) => add(b'i', &number.to_le_bytes()),
                ValueRef::Real(number) => add(b'r', &number.to_le_bytes()),
                ValueRef::Text(text) => add(b't', text),
                ValueRef::Blob(blob) => add(b'b', blob),
            }
        }
        Ok(hasher.finalize().to_be_bytes())
    })
}

/// For a table of the database, the SQL of the checksum that a row of it should have.
macro_rules! checksum_of {
    (tables) => {
        "row_checksum(id, code, created, host, public, status, plan)"
    };
    (steps) => {
        "row_checksum(table_id, n, last, at, bodies)"
    };
    (seats) => {
        "row_checksum(table_id, seat, player, name)"
    };
    (preferences) => {
        "row_checksum(table_id, seat, auto, armed)"
    };
    (chat) => {
        "row_checksum(table_id, at, seat, player, text)"
    };
    (records) => {
        "row_checksum(id, table_id, number, at, game, names, text)"
    };
    (table_steps) => {
        "row_checksum(table_id, last, at, seats, expired_at)"
    };
}
pub(super) use checksum_of;
