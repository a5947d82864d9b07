//! What is too old goes in two phases: first it is marked, which can be taken back, later it is removed.

use std::collections::HashSet;

use protocol::http::TableStatus;
use rusqlite::{Connection, OptionalExtension, Transaction};

use super::{int, write};
use crate::store::checksum::checksum_of;
use crate::store::journal::Journal;
use crate::store::{Cleaned, Expiry, ObservedClock, StoreError};

/// What may be marked or removed.
pub(super) struct ExpiredRows {
    mark: Vec<String>,
    remove: Vec<String>,
    /// Finished games whose names go, with their tables.
    unname: Vec<(String, String)>,
}

/// Before which moment a table must have been touched last to be too old.
fn limit(expiry: &Expiry, status: &str) -> u64 {
    if status == TableStatus::Over.name() { expiry.finished } else { expiry.idle }
}

/// Looks for what is too old. Whoever removes it looks again.
pub(super) fn find(
    connection: &Connection,
    journal: &Journal,
    expiry: &Expiry,
) -> Result<ExpiredRows, StoreError> {
    let mut old = connection.prepare_cached(
        "SELECT s.table_id, t.status FROM table_steps s JOIN tables t ON t.id = s.table_id
         WHERE s.expired_at IS NULL AND s.at < CASE t.status WHEN 'over' THEN ? ELSE ? END",
    )?;
    let mut rows = old.query((int(expiry.finished), int(expiry.idle)))?;
    let mut mark = Vec::new();
    while mark.len() < expiry.most {
        let Some(row) = rows.next()? else { break };
        let (table, status): (String, String) = (row.get(0)?, row.get(1)?);
        let touched = journal.last_at(&table).is_some_and(|at| at >= limit(expiry, &status));
        if !touched && !expiry.used.contains(&table) {
            mark.push(table);
        }
    }
    let mut marked = connection.prepare_cached("SELECT table_id FROM table_steps WHERE expired_at < ?")?;
    let marked = marked.query_map([int(expiry.marked)], |row| row.get(0))?;
    let unloaded = |table: &String| !expiry.loaded.contains(table);
    let remove = marked.filter(|table| table.as_ref().map_or(true, unloaded)).take(expiry.most);
    let remove = remove.collect::<Result<_, _>>()?;
    let named = "SELECT id, table_id FROM records WHERE at < ? AND names <> '[]' LIMIT ?";
    let mut named = connection.prepare_cached(named)?;
    let named =
        named.query_map((int(expiry.names), int(expiry.most)), |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(ExpiredRows { mark, remove, unname: named.collect::<Result<_, _>>()? })
}

/// Marks and removes what is still too old.
pub(super) fn clean(
    connection: &mut Connection,
    journal: &Journal,
    old: ExpiredRows,
    expiry: &Expiry,
) -> Result<Cleaned, StoreError> {
    let transaction = connection.transaction()?;
    let mut cleaned = Cleaned::default();
    let mut removed = Vec::new();
    for table in &old.remove {
        if is_old(&transaction, journal, table, expiry)? {
            remove(&transaction, table)?;
            removed.push(table);
        } else {
            set_mark(&transaction, table, None)?;
        }
    }
    let removed_now: HashSet<&String> = removed.iter().copied().collect();
    for table in old.mark.iter().filter(|table| !removed_now.contains(table)) {
        if is_old(&transaction, journal, table, expiry)? && set_mark(&transaction, table, Some(expiry.now))? {
            cleaned.marked += 1;
        }
    }
    let chat = "DELETE FROM chat WHERE id IN (SELECT id FROM chat WHERE at < ? LIMIT ?)";
    cleaned.chat = transaction.execute(chat, (int(expiry.chat), int(expiry.most)))? as u64;
    for (record, table) in &old.unname {
        forget_names(&transaction, record, table)?;
    }
    cleaned.names = old.unname.len() as u64;
    transaction.commit()?;
    cleaned.tables = removed.len() as u64;
    for table in removed {
        journal.drop_table(table);
    }
    Ok(cleaned)
}

/// Whether a table is too old. Of one that is damaged this cannot be told: it stays.
fn is_old(
    transaction: &Transaction<'_>,
    journal: &Journal,
    table: &str,
    expiry: &Expiry,
) -> Result<bool, StoreError> {
    let mut found = transaction.prepare_cached(
        "SELECT s.at, t.status FROM table_steps s JOIN tables t ON t.id = s.table_id WHERE s.table_id = ?
         AND s.checksum IS row_checksum(s.table_id, s.last, s.at, s.seats, s.expired_at)
         AND t.checksum IS row_checksum(t.id, t.code, t.created, t.host, t.public, t.status, t.plan)",
    )?;
    let found = found.query_row([table], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    let Some((at, status)): Option<(i64, String)> = found else { return Ok(false) };
    let limit = limit(expiry, &status);
    Ok(at < int(limit) && journal.last_at(table).is_none_or(|at| at < limit))
}

/// Marks a table, or takes the mark back; `false` if it is not there.
fn set_mark(transaction: &Connection, table: &str, at: Option<u64>) -> Result<bool, rusqlite::Error> {
    let mark = concat!(
        "UPDATE table_steps SET expired_at = ?2, checksum = CASE WHEN checksum IS ",
        checksum_of!(table_steps),
        " THEN row_checksum(table_id, last, at, seats, ?2) ELSE checksum END WHERE table_id = ?1"
    );
    Ok(transaction.prepare_cached(mark)?.execute((table, at.map(int)))? > 0)
}

/// Takes the mark of a table back that somebody has opened; `false` if it is not there any more.
pub(super) fn unmark(connection: &Connection, table: &str, now: u64) -> Result<bool, StoreError> {
    let unmark = concat!(
        "UPDATE table_steps SET expired_at = NULL, at = max(at, ?2), checksum = CASE WHEN checksum IS ",
        checksum_of!(table_steps),
        " THEN row_checksum(table_id, last, max(at, ?2), seats, NULL) ELSE checksum END WHERE table_id = ?1"
    );
    Ok(connection.prepare_cached(unmark)?.execute((table, int(now)))? > 0)
}

/// Removes a table. One with finished games leaves them, and who sat there.
fn remove(transaction: &Transaction<'_>, table: &str) -> Result<(), rusqlite::Error> {
    write::set_status(transaction, table, TableStatus::Over)?;
    for statement in [
        "DELETE FROM steps WHERE table_id = ?1",
        "DELETE FROM chat WHERE table_id = ?1",
        "DELETE FROM preferences WHERE table_id = ?1",
        "DELETE FROM table_steps WHERE table_id = ?1",
        "DELETE FROM tables WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = ?1)",
        "DELETE FROM seats WHERE table_id = ?1 AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = ?1)",
        "DELETE FROM table_players WHERE table_id = ?1
         AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = ?1)",
    ] {
        transaction.prepare_cached(statement)?.execute([table])?;
    }
    Ok(())
}

/// Forgets the names of a finished game.
fn forget_names(transaction: &Transaction<'_>, record: &str, table: &str) -> Result<(), rusqlite::Error> {
    let seats = "UPDATE seats SET name = NULL, checksum = row_checksum(table_id, seat, player, NULL)
                 WHERE table_id = ? AND name IS NOT NULL";
    transaction.prepare_cached(seats)?.execute([table])?;
    let names = concat!(
        "UPDATE records SET names = '[]', checksum = CASE WHEN checksum IS ",
        checksum_of!(records),
        " THEN row_checksum(id, table_id, number, at, game, '[]', text) ELSE checksum END WHERE id = ?"
    );
    transaction.prepare_cached(names)?.execute([record])?;
    Ok(())
}

/// Notes what the clock says; if it has jumped, all marks are taken back.
pub(super) fn observe_clock(connection: &mut Connection, now: u64) -> Result<ObservedClock, StoreError> {
    let transaction = connection.transaction()?;
    let value = |key: &str| {
        let value = "SELECT value FROM meta WHERE key = ?";
        let value = transaction.query_row(value, [key], |row| row.get::<_, i64>(0)).optional()?;
        Ok::<_, rusqlite::Error>(value.and_then(|value| u64::try_from(value).ok()))
    };
    let before = value("seen_at")?;
    let steady_since = value("steady_since")?.or(before);
    let before = before.zip(steady_since);
    let before = before.map(|(seen_at, steady_since)| ObservedClock { seen_at, steady_since });
    let clock = ObservedClock::after(before, now);
    if clock.has_jumped() {
        let mut marked =
            transaction.prepare("SELECT table_id FROM table_steps WHERE expired_at IS NOT NULL")?;
        let marked = marked.query_map((), |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
        for table in &marked {
            set_mark(&transaction, table, None)?;
        }
    }
    for (key, value) in [("seen_at", clock.seen_at), ("steady_since", clock.steady_since)] {
        let set = "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = ?2";
        transaction.execute(set, (key, int(value)))?;
    }
    transaction.commit()?;
    Ok(clock)
}
