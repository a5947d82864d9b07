//! What is written to the database, each time in one transaction.

use rusqlite::{Connection, Transaction};

use super::int;
use super::read::seat;
use crate::identity::PlayerId;
use crate::play::Preferences;
use crate::store::journal::{Journal, StoredStep};
use crate::store::{Cleaned, Expiry, Status, StoreError, StoredRecord, Write};

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
            other => insert(&transaction, &other)?,
        }
    }
    journal.insert(&transaction, &steps)?;
    journal.sort_some(&transaction, steps.len())?;
    transaction.commit()?;
    journal.some_are_sorted();
    journal.note(steps);
    Ok(())
}

/// Stores anything but a step.
fn insert(transaction: &Transaction<'_>, write: &Write) -> Result<(), rusqlite::Error> {
    let statement = |sql: &str| transaction.prepare_cached(sql);
    match write {
        Write::Table { id, code, created, host, public, plan } => {
            // Codes are drawn from many; a table that has the same one keeps its link.
            statement("UPDATE tables SET code = NULL WHERE code = ?")?.execute([code])?;
            statement(
                "INSERT INTO tables (id, code, created, host, public, status, plan)
                 VALUES (?, ?, ?, ?, ?, 'waiting', ?)",
            )?
            .execute((id, code, int(*created), host.bytes(), public, plan))
        }
        Write::Seat { table, seat, player, name } => {
            let player = player.as_ref().map(PlayerId::bytes);
            statement(
                "INSERT INTO seats (table_id, seat, player, name) VALUES (?, ?, ?, ?)
                 ON CONFLICT DO UPDATE SET player = excluded.player, name = excluded.name",
            )?
            .execute((table, int(seat.number()), player, name))
        }
        Write::Preferences { table, seat, preferences: Preferences { auto, armed } } => {
            let armed = serde_json::to_string(armed).unwrap_or_default();
            statement("UPDATE seats SET auto = ?, armed = ? WHERE table_id = ? AND seat = ?")?.execute((
                auto,
                armed,
                table,
                int(seat.number()),
            ))
        }
        Write::Said { table, at, seat, player, text } => {
            statement("INSERT INTO chat (table_id, at, seat, player, text) VALUES (?, ?, ?, ?, ?)")?
                .execute((table, int(*at), int(seat.number()), player.bytes(), text))
        }
        Write::Carried { table, from, to } => statement(
            "UPDATE chat SET player = ? WHERE table_id = ? AND player = ?",
        )?
        .execute((to.bytes(), table, from.bytes())),
        Write::Status { table, status: Status::Over } => {
            statement("UPDATE tables SET status = 'over', code = NULL WHERE id = ?")?.execute([table])
        }
        Write::Status { table, status } => {
            statement("UPDATE tables SET status = ? WHERE id = ?")?.execute((status.name(), table))
        }
        Write::Record(StoredRecord { id, table, number, at, game, names, text }) => {
            let names = serde_json::to_string(names).unwrap_or_default();
            statement(
                "INSERT INTO records (id, table_id, number, at, game, names, text)
                 VALUES (?, ?, ?, ?, ?, ?, ?)",
            )?
            .execute((id, table, int(*number), int(*at), game, names, text))
        }
        Write::Step { .. } => Ok(0),
    }?;
    Ok(())
}

/// Forgets a player; the tables where he was are returned.
pub(super) fn forget(connection: &mut Connection, player: PlayerId) -> Result<Vec<String>, StoreError> {
    let transaction = connection.transaction()?;
    let mut tables: Vec<String> = Vec::new();
    {
        let mut seats = transaction.prepare("SELECT table_id, seat FROM seats WHERE player = ?")?;
        let mut seats = seats.query([player.bytes()])?;
        let mut unname =
            transaction.prepare("UPDATE records SET names = json_set(names, ?, '') WHERE table_id = ?")?;
        while let Some(row) = seats.next()? {
            let table: String = row.get("table_id")?;
            unname.execute((format!("$[{}]", seat(row)?.index()), &table))?;
            tables.push(table);
        }
        let mut spoken = transaction.prepare("SELECT DISTINCT table_id FROM chat WHERE player = ?")?;
        for table in spoken.query_map([player.bytes()], |row| row.get(0))? {
            tables.push(table?);
        }
    }
    for statement in
        ["DELETE FROM chat WHERE player = ?", "UPDATE seats SET name = NULL, player = NULL WHERE player = ?"]
    {
        transaction.execute(statement, [player.bytes()])?;
    }
    transaction.commit()?;
    Ok(tables)
}

/// Removes what is too old.
pub(super) fn clean(
    connection: &mut Connection,
    journal: &Journal,
    expiry: Expiry,
) -> Result<Cleaned, StoreError> {
    while !journal.is_sorted_in(connection)? {}
    let transaction = connection.transaction()?;
    let tables = |sql: &str, before: u64| {
        let mut tables = transaction.prepare(sql)?;
        tables.query_map([int(before)], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()
    };
    let idle = tables(
        "SELECT id FROM tables t WHERE status <> 'over' AND created < ?1
         AND NOT EXISTS (SELECT 1 FROM steps s WHERE s.table_id = t.id AND s.at >= ?1)",
        expiry.idle,
    )?;
    // A table whose match is over leaves its records and who sat there; the rest goes.
    let finished = tables(
        "SELECT id FROM tables t WHERE status = 'over' AND EXISTS (SELECT 1 FROM steps s WHERE s.table_id = t.id)
         AND NOT EXISTS (SELECT 1 FROM steps s WHERE s.table_id = t.id AND s.at >= ?)",
        expiry.finished,
    )?;
    let remove = |sql: &str, table: &str| transaction.prepare_cached(sql)?.execute([table]);
    for table in idle.iter().chain(&finished) {
        remove("DELETE FROM steps WHERE table_id = ?", table)?;
        remove("DELETE FROM chat WHERE table_id = ?", table)?;
    }
    // So does a match that was given up after its first games.
    for table in &idle {
        for statement in [
            "UPDATE tables SET status = 'over', code = NULL WHERE id = ?1",
            "DELETE FROM tables WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = ?1)",
            "DELETE FROM seats WHERE table_id = ?1 AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = ?1)",
        ] {
            remove(statement, table)?;
        }
    }
    let chat = transaction.execute("DELETE FROM chat WHERE at < ?", [int(expiry.chat)])?;
    transaction.execute(
        "UPDATE seats SET name = NULL WHERE name IS NOT NULL AND table_id IN
         (SELECT table_id FROM records WHERE at < ? AND names <> '[]')",
        [int(expiry.names)],
    )?;
    let names = "UPDATE records SET names = '[]' WHERE at < ? AND names <> '[]'";
    let names = transaction.execute(names, [int(expiry.names)])?;
    transaction.commit()?;
    Ok(Cleaned { tables: (idle.len() + finished.len()) as u64, chat: chat as u64, names: names as u64 })
}
