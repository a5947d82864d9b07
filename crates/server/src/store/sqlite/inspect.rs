//! Looking for damage without being asked for it: every row against its checksum, and SQLite's own structures.

use rusqlite::Connection;

use crate::store::StoreError;
use crate::store::checksum::checksum_of;
use crate::store::damage::DamageLog;

/// SQLite's own check reads a whole database at once, during which its log grows: larger ones are not checked so.
const LARGEST_CHECKED: i64 = 512 << 20;
/// How many rows are looked at at once.
const ROWS_AT_ONCE: i64 = 500;

/// For every kind of row, its name and whether it is as it was written.
const ROWS: [(&str, &str); 7] = [
    (
        "table",
        concat!(
            "SELECT id, checksum IS ",
            checksum_of!(tables),
            " FROM tables WHERE id > ? ORDER BY 1 LIMIT ?"
        ),
    ),
    (
        "steps of table",
        concat!(
            "SELECT table_id, min(checksum IS ",
            checksum_of!(steps),
            ") FROM steps WHERE table_id > ? GROUP BY table_id ORDER BY 1 LIMIT ?"
        ),
    ),
    (
        "seats of table",
        concat!(
            "SELECT table_id, min(checksum IS ",
            checksum_of!(seats),
            ") FROM seats WHERE table_id > ? GROUP BY table_id ORDER BY 1 LIMIT ?"
        ),
    ),
    (
        "preferences at table",
        concat!(
            "SELECT table_id, min(checksum IS ",
            checksum_of!(preferences),
            ") FROM preferences WHERE table_id > ? GROUP BY table_id ORDER BY 1 LIMIT ?"
        ),
    ),
    (
        "words at table",
        concat!(
            "SELECT table_id, min(checksum IS ",
            checksum_of!(chat),
            ") FROM chat WHERE table_id > ? GROUP BY table_id ORDER BY 1 LIMIT ?"
        ),
    ),
    (
        "counts of table",
        concat!(
            "SELECT table_id, checksum IS ",
            checksum_of!(table_steps),
            " FROM table_steps WHERE table_id > ? ORDER BY 1 LIMIT ?"
        ),
    ),
    (
        "record",
        concat!(
            "SELECT id, checksum IS ",
            checksum_of!(records),
            " FROM records WHERE id > ? ORDER BY 1 LIMIT ?"
        ),
    ),
];

/// Looks for damage everywhere.
pub(super) fn inspect(connection: &Connection, damage: &DamageLog) -> Result<(), StoreError> {
    let pages: i64 = connection.pragma_query_value(None, "page_count", |row| row.get(0))?;
    let size: i64 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
    if pages * size <= LARGEST_CHECKED {
        let mut check = connection.prepare("PRAGMA quick_check(20)")?;
        for line in check.query_map((), |row| row.get::<_, String>(0))? {
            let line = line?;
            if line != "ok" {
                damage.note(&format!("the database ({line})"), "SQLite's own check found it");
            }
        }
    }
    rows(connection, damage)
}

/// Looks at every row.
pub(super) fn rows(connection: &Connection, damage: &DamageLog) -> Result<(), StoreError> {
    for (kind, select) in ROWS {
        let mut last = String::new();
        let mut select = connection.prepare(select)?;
        loop {
            // Each time a short look, so that the log can begin anew in between.
            let rows = select.query_map((&last, ROWS_AT_ONCE), |row| Ok((row.get(0)?, row.get(1)?)))?;
            let rows: Vec<(String, bool)> = rows.collect::<Result<_, _>>()?;
            let Some((newest, _)) = rows.last() else { break };
            for (name, _) in rows.iter().filter(|(_, intact)| !intact) {
                damage.note(&format!("{kind} {name}"), "it is not as it was written");
            }
            last.clone_from(newest);
        }
    }
    Ok(())
}
