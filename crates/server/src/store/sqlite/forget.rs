//! Forgetting a player: nothing that is left leads back to them, and the others' games go on.

use std::collections::HashMap;

use rusqlite::{Connection, Transaction};

use super::read::seat;
use crate::identity::PlayerId;
use crate::store::checksum::checksum_of;
use crate::store::journal::Journal;
use crate::store::{Pseudonyms, StoreError};

/// Forgets a player; the tables where they were are returned.
pub(super) fn forget(
    connection: &mut Connection,
    journal: &Journal,
    player: PlayerId,
    pseudonyms: &Pseudonyms,
) -> Result<Vec<String>, StoreError> {
    let transaction = connection.transaction()?;
    let tables = tables_of(&transaction, player)?;
    if tables.is_empty() {
        return Ok(tables);
    }
    unname(&transaction, player)?;
    let to: HashMap<String, PlayerId> =
        tables.iter().map(|table| (table.clone(), pseudonyms.at(table))).collect();
    for (table, pseudonym) in &to {
        replace_in_table(&transaction, table, player, pseudonym)?;
    }
    let digits = player.digits();
    Journal::replace_stored(&transaction, &digits, &to)?;
    for statement in [
        "DELETE FROM chat WHERE player = ?",
        "UPDATE seats SET name = NULL, player = NULL, checksum = row_checksum(table_id, seat, NULL, NULL)
         WHERE player = ?",
        "DELETE FROM table_players WHERE player = ?",
    ] {
        transaction.execute(statement, [player.bytes()])?;
    }
    transaction.commit()?;
    journal.replace(&digits, &to);
    Ok(tables)
}

/// Everywhere that a player was.
fn tables_of(transaction: &Transaction<'_>, player: PlayerId) -> Result<Vec<String>, rusqlite::Error> {
    let mut tables = transaction.prepare("SELECT table_id FROM table_players WHERE player = ?")?;
    tables.query_map([player.bytes()], |row| row.get(0))?.collect()
}

/// Takes a player's names out of finished games.
fn unname(transaction: &Transaction<'_>, player: PlayerId) -> Result<(), StoreError> {
    let mut seats = transaction.prepare("SELECT table_id, seat FROM seats WHERE player = ?")?;
    let mut seats = seats.query([player.bytes()])?;
    let mut unname = transaction.prepare(concat!(
        "UPDATE records SET names = json_set(names, ?1, ''), checksum = CASE WHEN checksum IS ",
        checksum_of!(records),
        " THEN row_checksum(id, table_id, number, at, game, json_set(names, ?1, ''), text) ELSE checksum END
         WHERE table_id = ?2 AND json_valid(names)"
    ))?;
    while let Some(row) = seats.next()? {
        let table: String = row.get("table_id")?;
        unname.execute((format!("$[{}]", seat(row)?.index()), &table))?;
    }
    Ok(())
}

/// Puts a pseudonym in a player's place in what is stored of a table.
fn replace_in_table(
    transaction: &Transaction<'_>,
    table: &str,
    player: PlayerId,
    pseudonym: &PlayerId,
) -> Result<(), rusqlite::Error> {
    transaction
        .prepare_cached(concat!(
            "UPDATE tables SET host = ?3, checksum = CASE WHEN checksum IS ",
            checksum_of!(tables),
            " THEN row_checksum(id, code, created, ?3, public, status, plan) ELSE checksum END
             WHERE id = ?1 AND host = ?2"
        ))?
        .execute((table, player.bytes(), pseudonym.bytes()))?;
    transaction
        .prepare_cached(concat!(
            "UPDATE steps SET bodies = replace(bodies, ?2, ?3), checksum = CASE WHEN checksum IS ",
            checksum_of!(steps),
            " THEN row_checksum(table_id, n, last, at, replace(bodies, ?2, ?3)) ELSE checksum END
             WHERE table_id = ?1 AND instr(bodies, ?2)"
        ))?
        .execute((table, player.digits(), pseudonym.digits()))?;
    Ok(())
}
