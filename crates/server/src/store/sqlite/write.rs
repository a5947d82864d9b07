//! What is written to the database, each time in one transaction.

use protocol::http::TableStatus;
use rusqlite::{Connection, Transaction};

use super::int;
use crate::identity::PlayerId;
use crate::play::Preferences;
use crate::store::checksum::checksum_of;
use crate::store::journal::{Journal, StoredStep};
use crate::store::{StoreError, StoredRecord, Write};

/// Stores all of it, or nothing.
pub(super) fn append(
    connection: &mut Connection,
    journal: &Journal,
    writes: Vec<Write>,
) -> Result<(), StoreError> {
    let transaction = connection.transaction()?;
    let mut steps = Vec::with_capacity(writes.len());
    for write in writes {
        match write {
            Write::Step { table, n, at, body } => steps.push(StoredStep { table, n, at, body }),
            Write::Probe => probe(&transaction, journal)?,
            other => insert(&transaction, &other)?,
        }
    }
    for table in journal.unknown(&steps) {
        require(&transaction, table)?;
    }
    journal.insert(&transaction, &steps)?;
    journal.sort_some(&transaction, steps.len())?;
    transaction.commit()?;
    journal.some_are_sorted();
    journal.note(steps);
    Ok(())
}

/// Makes sure that a table is there.
fn require(transaction: &Transaction<'_>, table: &str) -> Result<(), StoreError> {
    let known =
        transaction.prepare_cached("SELECT 1 FROM table_steps WHERE table_id = ?")?.exists([table])?;
    if known { Ok(()) } else { Err(StoreError::NoTable { table: table.to_owned() }) }
}

/// Writes something that does not stay, where steps would go.
fn probe(transaction: &Transaction<'_>, journal: &Journal) -> Result<(), StoreError> {
    journal.try_out(transaction)?;
    let count =
        "INSERT INTO meta (key, value) VALUES ('probes', 1) ON CONFLICT DO UPDATE SET value = value + 1";
    transaction.prepare_cached(count)?.execute(())?;
    Ok(())
}

/// The SQL that changes where a table stands. A row that is damaged already stays so.
macro_rules! set_status {
    ($code:literal) => {
        concat!(
            "UPDATE tables SET status = ?2, code = ",
            $code,
            ", checksum = CASE WHEN checksum IS ",
            checksum_of!(tables),
            " THEN row_checksum(id, ",
            $code,
            ", created, host, public, ?2, plan) ELSE checksum END WHERE id = ?1"
        )
    };
}

/// Notes where a table stands; `false` if it is not there.
pub(super) fn set_status(
    transaction: &Transaction<'_>,
    table: &str,
    status: TableStatus,
) -> Result<bool, rusqlite::Error> {
    let sql = if status == TableStatus::Over { set_status!("NULL") } else { set_status!("code") };
    Ok(transaction.prepare_cached(sql)?.execute((table, status.name()))? > 0)
}

/// Notes that a player is, or was, at a table.
fn note_player(transaction: &Transaction<'_>, table: &str, player: &PlayerId) -> Result<(), rusqlite::Error> {
    let insert = "INSERT OR IGNORE INTO table_players (player, table_id) VALUES (?, ?)";
    transaction.prepare_cached(insert)?.execute((player.bytes(), table))?;
    Ok(())
}

/// Stores anything but a step.
fn insert(transaction: &Transaction<'_>, write: &Write) -> Result<(), StoreError> {
    let statement = |sql: &str| transaction.prepare_cached(sql);
    match write {
        Write::Table { id, code, created, host, public, plan } => {
            // Codes are drawn from many; a table that has the same one keeps its link.
            statement(concat!(
                "UPDATE tables SET code = NULL, checksum = CASE WHEN checksum IS ",
                checksum_of!(tables),
                " THEN row_checksum(id, NULL, created, host, public, status, plan) ELSE checksum END
                 WHERE code = ?"
            ))?
            .execute([code])?;
            statement(
                "INSERT INTO tables (id, code, created, host, public, status, plan, checksum)
                 VALUES (?1, ?2, ?3, ?4, ?5, 'waiting', ?6, row_checksum(?1, ?2, ?3, ?4, ?5, 'waiting', ?6))",
            )?
            .execute((id, code, int(*created), host.bytes(), public, plan))?;
            statement(
                "INSERT INTO table_steps (table_id, last, at, seats, checksum)
                 VALUES (?1, 0, ?2, 0, row_checksum(?1, 0, ?2, 0, NULL))",
            )?
            .execute((id, int(*created)))?;
            note_player(transaction, id, host)?;
        }
        Write::Seat { table, seat, player, name } => {
            require(transaction, table)?;
            statement(
                "INSERT INTO seats (table_id, seat, player, name, checksum)
                 VALUES (?1, ?2, ?3, ?4, row_checksum(?1, ?2, ?3, ?4))
                 ON CONFLICT DO UPDATE SET player = ?3, name = ?4, checksum = excluded.checksum",
            )?
            .execute((table, int(seat.number()), player.as_ref().map(PlayerId::bytes), name))?;
            statement(
                "UPDATE table_steps SET (seats, checksum) =
                 (SELECT count(*), row_checksum(?1, last, at, count(*), expired_at) FROM seats WHERE table_id = ?1)
                 WHERE table_id = ?1",
            )?
            .execute([table])?;
            if let Some(player) = player {
                note_player(transaction, table, player)?;
            }
        }
        Write::Preferences { table, seat, preferences: Preferences { auto, armed } } => {
            require(transaction, table)?;
            let armed = serde_json::to_string(armed).unwrap_or_default();
            statement(
                "INSERT INTO preferences (table_id, seat, auto, armed, checksum)
                 VALUES (?1, ?2, ?3, ?4, row_checksum(?1, ?2, ?3, ?4))
                 ON CONFLICT DO UPDATE SET auto = ?3, armed = ?4, checksum = excluded.checksum",
            )?
            .execute((table, int(seat.number()), auto, armed))?;
        }
        Write::ChatMessage { table, at, seat, player, text } => {
            require(transaction, table)?;
            statement(
                "INSERT INTO chat (table_id, at, seat, player, text, checksum)
                 VALUES (?1, ?2, ?3, ?4, ?5, row_checksum(?1, ?2, ?3, ?4, ?5))",
            )?
            .execute((table, int(*at), int(seat.number()), player.bytes(), text))?;
        }
        Write::Transferred { table, from, to } => {
            statement(
                "UPDATE chat SET player = ?1, checksum = row_checksum(table_id, at, seat, ?1, text)
                 WHERE table_id = ?2 AND player = ?3",
            )?
            .execute((to.bytes(), table, from.bytes()))?;
        }
        Write::Status { table, status } => {
            if !set_status(transaction, table, *status)? {
                return Err(StoreError::NoTable { table: table.to_string() });
            }
        }
        Write::RemadeRecord { id, text } => {
            statement(
                "UPDATE records SET text = ?2, checksum = row_checksum(id, table_id, number, at, game, names, ?2)
                 WHERE id = ?1",
            )?
            .execute((id, text))?;
        }
        Write::RecordsChecked => {
            statement("DELETE FROM meta WHERE key = 'unchecked_records'")?.execute(())?;
        }
        Write::Record(StoredRecord { id, table, number, at, game, names, text }) => {
            let names = serde_json::to_string(names).unwrap_or_default();
            statement(
                "INSERT INTO records (id, table_id, number, at, game, names, text, checksum)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, row_checksum(?1, ?2, ?3, ?4, ?5, ?6, ?7))",
            )?
            .execute((id, table, int(*number), int(*at), game, names, text))?;
        }
        Write::Step { .. } | Write::Probe => {}
    }
    Ok(())
}
