//! The embedded database: one file, one writer, group commits.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Connection, Row, SqliteConnection};
use table::Seat;
use tokio::sync::Mutex;

use super::journal::{Journal, StoredStep, read_chunk};
use super::{
    Cleaned, Expiry, Key, Played, Status, Store, StoreError, StoredRecord, StoredSaid, StoredSeat,
    StoredTable, Write,
};
use crate::identity::PlayerId;

/// How many things said a table comes back with.
const CHAT_KEPT: i64 = 50;
/// With a journal of this size on disk, even a commit waits until it has been brought into the main file.
const LONGEST_LOG: u64 = 256 << 20;

/// A database in a file.
pub struct SqliteStore {
    path: PathBuf,
    /// `None` when the database is closed.
    writer: Mutex<Option<SqliteConnection>>,
    journal: Journal,
    readers: SqlitePool,
}

impl SqliteStore {
    /// Opens the file, makes it if it is not there, and brings its form up to date.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on the disk when it returns.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            // Bringing the log into the main file is another connection's work: no commit waits for it.
            .pragma("wal_autocheckpoint", "0")
            .pragma("journal_size_limit", "67108864");
        let mut writer = SqliteConnection::connect_with(&options).await?;
        sqlx::migrate!("./migrations").run(&mut writer).await?;
        let journal = Journal::open(&mut writer).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        Ok(SqliteStore { path: path.to_owned(), writer: Mutex::new(Some(writer)), journal, readers })
    }

    /// Brings what has been committed into the main file, while others go on.
    pub async fn checkpoint(&self) -> Result<(), StoreError> {
        let log = self.path.with_extension("db-wal");
        let length = std::fs::metadata(&log).map_or(0, |log| log.len());
        if length > LONGEST_LOG {
            let mut writer = self.writer.lock().await;
            let writer = writer.as_mut().ok_or(sqlx::Error::PoolClosed)?;
            sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut *writer).await?;
        } else {
            sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&self.readers).await?;
        }
        Ok(())
    }

    /// Finishes what is under way and closes the file; nothing can be stored or read any more.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        if let Some(writer) = self.writer.lock().await.take() {
            writer.close().await?;
        }
        Ok(())
    }

    /// Sorts in everything that is still in the journals.
    async fn sort_in(&self, writer: &mut SqliteConnection) -> Result<(), StoreError> {
        while !self.journal.is_sorted_in(writer).await? {}
        Ok(())
    }
}

/// A number for the database; moments and counts are far below its limit.
pub(super) fn int(number: impl TryInto<i64>) -> i64 {
    number.try_into().unwrap_or(i64::MAX)
}

fn moment(row: &SqliteRow, column: &str) -> Result<u64, sqlx::Error> {
    Ok(row.try_get::<i64, _>(column)?.try_into().unwrap_or(0))
}

fn seat(row: &SqliteRow) -> Result<Seat, sqlx::Error> {
    let number: i64 = row.try_get("seat")?;
    let seat = usize::try_from(number).ok().and_then(Seat::numbered);
    seat.ok_or_else(|| sqlx::Error::Decode(format!("there is no seat {number}").into()))
}

fn player(row: &SqliteRow) -> Result<Option<PlayerId>, sqlx::Error> {
    Ok(row.try_get::<Option<Vec<u8>>, _>("player")?.and_then(|bytes| PlayerId::from_bytes(&bytes)))
}

fn record(row: &SqliteRow) -> Result<StoredRecord, sqlx::Error> {
    let names: String = row.try_get("names")?;
    Ok(StoredRecord {
        id: row.try_get("id")?,
        table: row.try_get("table_id")?,
        number: moment(row, "number")? as usize,
        at: moment(row, "at")?,
        game: row.try_get("game")?,
        names: serde_json::from_str(&names).unwrap_or_default(),
        text: row.try_get("text")?,
    })
}

/// Stores anything but a step.
async fn insert(writer: &mut SqliteConnection, write: Write) -> Result<(), sqlx::Error> {
    let query = match write {
        Write::Table { id, code, created, host, public, plan } => {
            // Codes are drawn from many; a table that has the same one keeps its link.
            let lost = sqlx::query("UPDATE tables SET code = NULL WHERE code = ?").bind(code.clone());
            lost.execute(&mut *writer).await?;
            sqlx::query(
            "INSERT INTO tables (id, code, created, host, public, status, plan) VALUES (?, ?, ?, ?, ?, 'waiting', ?)",
        )
        .bind(id)
        .bind(code)
        .bind(int(created))
        .bind(host.bytes().to_vec())
        .bind(public)
        .bind(plan)
        }
        Write::Seat { table, seat, player, name } => sqlx::query(
            "INSERT INTO seats (table_id, seat, player, name) VALUES (?, ?, ?, ?)
             ON CONFLICT DO UPDATE SET player = excluded.player, name = excluded.name",
        )
        .bind(table)
        .bind(int(seat.number()))
        .bind(player.map(|player| player.bytes().to_vec()))
        .bind(name),
        Write::Said { table, at, seat, player, text } => {
            sqlx::query("INSERT INTO chat (table_id, at, seat, player, text) VALUES (?, ?, ?, ?, ?)")
                .bind(table)
                .bind(int(at))
                .bind(int(seat.number()))
                .bind(player.bytes().to_vec())
                .bind(text)
        }
        Write::Carried { table, from, to } => {
            sqlx::query("UPDATE chat SET player = ? WHERE table_id = ? AND player = ?")
                .bind(to.bytes().to_vec())
                .bind(table)
                .bind(from.bytes().to_vec())
        }
        Write::Status { table, status: Status::Over } => {
            sqlx::query("UPDATE tables SET status = 'over', code = NULL WHERE id = ?").bind(table)
        }
        Write::Status { table, status } => {
            sqlx::query("UPDATE tables SET status = ? WHERE id = ?").bind(status.name()).bind(table)
        }
        Write::Record(record) => sqlx::query(
            "INSERT INTO records (id, table_id, number, at, game, names, text) VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(record.id)
        .bind(record.table)
        .bind(int(record.number))
        .bind(int(record.at))
        .bind(record.game)
        .bind(serde_json::to_string(&record.names).unwrap_or_default())
        .bind(record.text),
        Write::Step { .. } => return Ok(()),
    };
    query.execute(writer).await?;
    Ok(())
}

#[async_trait]
impl Store for SqliteStore {
    async fn append(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        let writer = writer.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        let mut steps = Vec::with_capacity(writes.len());
        let mut others = Vec::new();
        for write in writes {
            match write {
                Write::Step { table, n, at, body } => steps.push(StoredStep { table, n, at, body }),
                other => others.push(other),
            }
        }
        // A single statement is a transaction by itself.
        if others.is_empty() && self.journal.has_nothing_to_sort() {
            self.journal.insert(writer, &steps).await?;
        } else {
            let mut transaction = writer.begin().await?;
            for write in others {
                insert(&mut transaction, write).await?;
            }
            self.journal.insert(&mut transaction, &steps).await?;
            self.journal.sort_some(&mut transaction, steps.len()).await?;
            transaction.commit().await?;
            self.journal.some_are_sorted();
        }
        self.journal.note(steps);
        Ok(())
    }

    async fn table(&self, key: Key<'_>) -> Result<Option<StoredTable>, StoreError> {
        // By name it can be looked for in the journals first; what leaves them later is in the database by then.
        let journalled = match key {
            Key::Id(id) => Some(self.journal.steps_of(id)),
            Key::Code(_) => None,
        };
        let mut snapshot = self.readers.begin().await?;
        let found = match key {
            Key::Id(id) => sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id),
            Key::Code(code) => sqlx::query("SELECT * FROM tables WHERE code = ?").bind(code),
        };
        let Some(row) = found.fetch_optional(&mut *snapshot).await? else { return Ok(None) };
        let id: String = row.try_get("id")?;
        let damaged = |message: &str| StoreError::Damaged { table: id.clone(), message: message.to_owned() };
        let host: Vec<u8> = row.try_get("host")?;
        let host = PlayerId::from_bytes(&host).ok_or_else(|| damaged("its host is not a player"))?;
        let Some(journalled) = journalled else {
            drop(snapshot);
            return self.table(Key::Id(&id)).await;
        };
        let rows = sqlx::query("SELECT n, bodies FROM steps WHERE table_id = ?").bind(&id);
        let mut found: BTreeMap<u64, String> = journalled;
        for row in rows.fetch_all(&mut *snapshot).await? {
            let bodies = read_chunk(row.try_get("bodies")?).map_err(|error| damaged(&error.to_string()))?;
            found.extend((moment(&row, "n")?..).zip(bodies));
        }
        if !found.keys().copied().eq(1..=found.len() as u64) {
            return Err(damaged("a step is missing"));
        }
        let steps: Vec<String> = found.into_values().collect();
        // Of a match that was over long ago the records are left; there is no table any more.
        if steps.is_empty() && row.try_get::<&str, _>("status")? == Status::Over.name() {
            return Ok(None);
        }
        let rows =
            sqlx::query("SELECT seat, player, name FROM seats WHERE table_id = ? ORDER BY seat").bind(&id);
        let seats = rows.fetch_all(&mut *snapshot).await?;
        let seats = seats
            .iter()
            .map(|row| Ok(StoredSeat { seat: seat(row)?, player: player(row)?, name: row.try_get("name")? }))
            .collect::<Result<_, sqlx::Error>>()?;
        let rows = sqlx::query(
            "SELECT seat, player, at, text FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?",
        )
        .bind(&id)
        .bind(CHAT_KEPT);
        let chat = rows.fetch_all(&mut *snapshot).await?;
        let chat = chat
            .iter()
            .rev()
            .map(|row| {
                let (at, text) = (moment(row, "at")?, row.try_get("text")?);
                Ok(StoredSaid { seat: seat(row)?, player: player(row)?, at, text })
            })
            .collect::<Result<_, sqlx::Error>>()?;
        Ok(Some(StoredTable {
            code: row.try_get("code")?,
            created: moment(&row, "created")?,
            plan: row.try_get("plan")?,
            id,
            host,
            steps,
            seats,
            chat,
        }))
    }

    async fn waiting(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query_scalar(
            "SELECT id FROM tables WHERE status = 'waiting' AND public = 1 ORDER BY created DESC LIMIT ?",
        );
        Ok(rows.bind(most).fetch_all(&self.readers).await?)
    }

    async fn record(&self, id: &str) -> Result<Option<StoredRecord>, StoreError> {
        let row = sqlx::query("SELECT * FROM records WHERE id = ?").bind(id);
        let row = row.fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(record).transpose()?)
    }

    async fn records_after(&self, id: &str, most: u32) -> Result<Vec<StoredRecord>, StoreError> {
        let rows = sqlx::query("SELECT * FROM records WHERE id > ? ORDER BY id LIMIT ?").bind(id).bind(most);
        let rows = rows.fetch_all(&self.readers).await?;
        Ok(rows.iter().map(record).collect::<Result<_, _>>()?)
    }

    async fn played_by(&self, player: PlayerId, most: u32) -> Result<Vec<Played>, StoreError> {
        let rows = sqlx::query(
            "SELECT t.id, s.seat, t.created, t.status, json_extract(t.plan, '$.game') AS game,
                    (SELECT json_group_array(r.id ORDER BY r.number) FROM records r WHERE r.table_id = t.id) AS records
             FROM seats s JOIN tables t ON t.id = s.table_id
             WHERE s.player = ? ORDER BY t.created DESC, s.seat LIMIT ?",
        );
        let rows = rows.bind(player.bytes().to_vec()).bind(most).fetch_all(&self.readers).await?;
        let played = rows.iter().map(|row| {
            let records: String = row.try_get("records")?;
            Ok(Played {
                table: row.try_get("id")?,
                seat: seat(row)?,
                created: moment(row, "created")?,
                status: row.try_get("status")?,
                game: row.try_get("game")?,
                records: serde_json::from_str(&records).unwrap_or_default(),
            })
        });
        Ok(played.collect::<Result<_, sqlx::Error>>()?)
    }

    async fn forget(&self, player: PlayerId) -> Result<Vec<String>, StoreError> {
        let mut writer = self.writer.lock().await;
        let writer = writer.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        let mut transaction = writer.begin().await?;
        let player = player.bytes().to_vec();
        let seats = sqlx::query("SELECT table_id, seat FROM seats WHERE player = ?").bind(&player);
        let mut tables = Vec::new();
        for row in seats.fetch_all(&mut *transaction).await? {
            let table: String = row.try_get("table_id")?;
            let path = format!("$[{}]", seat(&row)?.index());
            sqlx::query("UPDATE records SET names = json_set(names, ?, '') WHERE table_id = ?")
                .bind(path)
                .bind(&table)
                .execute(&mut *transaction)
                .await?;
            tables.push(table);
        }
        let spoken = sqlx::query_scalar("SELECT DISTINCT table_id FROM chat WHERE player = ?").bind(&player);
        tables.extend(spoken.fetch_all(&mut *transaction).await?);
        for statement in [
            "DELETE FROM chat WHERE player = ?",
            "UPDATE seats SET name = NULL, player = NULL WHERE player = ?",
        ] {
            sqlx::query(statement).bind(&player).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(tables)
    }

    async fn clean(&self, expiry: Expiry) -> Result<Cleaned, StoreError> {
        let mut writer = self.writer.lock().await;
        let writer = writer.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        self.sort_in(writer).await?;
        let mut transaction = writer.begin().await?;
        let idle: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM tables t WHERE status <> 'over' AND created < ?1
             AND NOT EXISTS (SELECT 1 FROM steps s WHERE s.table_id = t.id AND s.at >= ?1)",
        )
        .bind(int(expiry.idle))
        .fetch_all(&mut *transaction)
        .await?;
        // A table whose match is over leaves its records and who sat there; the rest goes.
        let finished: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM tables t WHERE status = 'over' AND EXISTS (SELECT 1 FROM steps s WHERE s.table_id = t.id)
             AND NOT EXISTS (SELECT 1 FROM steps s WHERE s.table_id = t.id AND s.at >= ?)",
        )
        .bind(int(expiry.finished))
        .fetch_all(&mut *transaction)
        .await?;
        for table in idle.iter().chain(&finished) {
            sqlx::query("DELETE FROM steps WHERE table_id = ?")
                .bind(table)
                .execute(&mut *transaction)
                .await?;
            sqlx::query("DELETE FROM chat WHERE table_id = ?").bind(table).execute(&mut *transaction).await?;
        }
        // So does a match that was given up after its first games.
        for table in &idle {
            for statement in [
                "UPDATE tables SET status = 'over', code = NULL WHERE id = ?1",
                "DELETE FROM tables WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = ?1)",
                "DELETE FROM seats WHERE table_id = ?1 AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = ?1)",
            ] {
                sqlx::query(statement).bind(table).execute(&mut *transaction).await?;
            }
        }
        let chat = sqlx::query("DELETE FROM chat WHERE at < ?").bind(int(expiry.chat));
        let chat = chat.execute(&mut *transaction).await?.rows_affected();
        sqlx::query(
            "UPDATE seats SET name = NULL WHERE name IS NOT NULL AND table_id IN
             (SELECT table_id FROM records WHERE at < ? AND names <> '[]')",
        )
        .bind(int(expiry.names))
        .execute(&mut *transaction)
        .await?;
        let names = sqlx::query("UPDATE records SET names = '[]' WHERE at < ? AND names <> '[]'");
        let names = names.bind(int(expiry.names)).execute(&mut *transaction).await?.rows_affected();
        transaction.commit().await?;
        Ok(Cleaned { tables: (idle.len() + finished.len()) as u64, chat, names })
    }

    async fn check(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.readers).await?;
        Ok(())
    }
}
