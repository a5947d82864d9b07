//! The forms that the database has had, and whether a file has one of them.

use std::collections::BTreeMap;

use rusqlite::{Connection, TransactionBehavior};

use super::StoreError;
use super::checksum;
use super::sqlite::int;

/// The forms, each made from the one before.
const FORMS: [&str; 3] = [
    include_str!("../../migrations/0001_tables.sql"),
    include_str!("../../migrations/0002_checksums.sql"),
    include_str!("../../migrations/0003_preferences_and_record_check.sql"),
];

/// Which form a database has, from 1; 0 for an empty one.
fn version(connection: &Connection) -> Result<usize, StoreError> {
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let version = version as usize;
    // The first form was once made without noting it.
    let unnoted = version == 0 && connection.table_exists(None, "tables")?;
    if version > FORMS.len() {
        let path = connection.path().unwrap_or_default().to_owned();
        return Err(StoreError::TooNew { path, version, known: FORMS.len() });
    }
    Ok(if unnoted { 1 } else { version })
}

/// Brings a database to the newest form.
pub(super) fn bring_up_to_date(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for form in &FORMS[version(&transaction)?..] {
        transaction.execute_batch(form)?;
    }
    transaction.pragma_update(None, "user_version", int(FORMS.len()))?;
    Ok(transaction.commit()?)
}

/// Everything in a database that has a name, and for tables their columns.
fn schema(connection: &Connection) -> Result<BTreeMap<String, Vec<String>>, StoreError> {
    let mut found = BTreeMap::new();
    let mut names =
        connection.prepare("SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'")?;
    let mut names = names.query(())?;
    while let Some(row) = names.next()? {
        let (kind, name): (String, String) = (row.get(0)?, row.get(1)?);
        let mut columns = Vec::new();
        connection.pragma(None, "table_info", &name, |column| {
            let (name, kind): (String, String) = (column.get("name")?, column.get("type")?);
            columns.push(format!("{name} {kind} {}", column.get::<_, i64>("pk")?));
            Ok(())
        })?;
        found.insert(format!("{kind} {name}"), columns);
    }
    Ok(found)
}

/// Checks that a database has all tables and columns of its form and nothing that could act by itself, and that it is
/// whole as far as SQLite can tell; says what is wrong with it.
pub(super) fn check(connection: &Connection) -> Result<Result<(), String>, StoreError> {
    let version = version(connection)?;
    if version == 0 {
        return Ok(Err("it has no tables for games".to_owned()));
    }
    let fresh = Connection::open_in_memory()?;
    checksum::register(&fresh)?;
    for form in &FORMS[..version] {
        fresh.execute_batch(form)?;
    }
    let (expected, found) = (schema(&fresh)?, schema(connection)?);
    // Tables before their indexes.
    for (name, columns) in expected.iter().rev() {
        match found.get(name) {
            None => return Ok(Err(format!("the {name} is missing"))),
            Some(found) if found != columns => return Ok(Err(format!("the {name} has different columns"))),
            Some(_) => {}
        }
    }
    let acts = |name: &&String| name.starts_with("trigger ") || name.starts_with("view ");
    if let Some(name) = found.keys().find(acts) {
        return Ok(Err(format!("it has the {name}")));
    }
    let state: String = connection.query_row("PRAGMA integrity_check(1)", (), |row| row.get(0))?;
    Ok(if state == "ok" { Ok(()) } else { Err(format!("it is damaged: {state}")) })
}
