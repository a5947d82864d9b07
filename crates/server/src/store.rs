//! What must survive a crash, behind a narrow trait: SQLite here; another database implements the same.

mod checksum;
mod clock;
mod damage;
mod database_workers;
mod form;
mod journal;
mod journal_row;
mod pseudonyms;
mod sqlite;

pub use clock::ObservedClock;
pub use damage::DamageLog;
pub use pseudonyms::Pseudonyms;
pub use sqlite::{SqliteStore, copy_database, draw_new_dice, prepare_copy};

use std::collections::HashSet;
use std::sync::Arc;

use async_trait::async_trait;
use protocol::http::{PlayedTable, TableStatus};
use table::Seat;
use thiserror::Error;

use crate::identity::PlayerId;
use crate::play::Preferences;

/// Why the storage cannot do something.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database says no.
    #[error("the database failed: {0}")]
    Database(rusqlite::Error),
    /// The database is closed.
    #[error("the database is closed")]
    Closed,
    /// A later program has made the database.
    #[error(
        "{path} was written by a newer version of Rollwright (database format {version}; this version reads formats up to \
         {known}): use that version, or restore a backup from before it"
    )]
    TooNew {
        /// The file.
        path: String,
        /// The form that it has.
        version: usize,
        /// How many forms are known.
        known: usize,
    },
    /// A file is not what it should be.
    #[error("{path} is not a valid server database: {message}")]
    Unusable {
        /// The file.
        path: String,
        /// What is wrong with it.
        message: String,
    },
    /// A database could not be copied: mostly there is no room for the copy.
    #[error("{from} could not be copied to {to}: {message}")]
    Copy {
        /// The database.
        from: String,
        /// The copy.
        to: String,
        /// What happened.
        message: String,
    },
    /// A file could not be used.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: String,
        /// What happened.
        error: std::io::Error,
    },
    /// A table that something is to be stored for is not there.
    #[error("table {table} is not in the database, so nothing can be saved for it")]
    NoTable {
        /// The table.
        table: String,
    },
    /// A table is not stored as it was written.
    #[error("table {table} cannot be read: {message}")]
    Damaged {
        /// The table.
        table: String,
        /// What is wrong.
        message: String,
    },
    /// A finished game is not stored as it was written.
    #[error("record {record} cannot be read: {message}")]
    DamagedRecord {
        /// Its name.
        record: String,
        /// What is wrong.
        message: String,
    },
}

impl From<rusqlite::Error> for StoreError {
    // Not derived: the error would be its own source, and be told twice by whoever prints the whole chain.
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Database(error)
    }
}

impl StoreError {
    /// Whether something is not stored as it was written: trying again does not help, and nothing else is affected.
    pub fn is_damage(&self) -> bool {
        matches!(self, StoreError::Damaged { .. } | StoreError::DamagedRecord { .. })
    }
}

/// One thing to be stored.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new table.
    Table {
        /// Its name.
        id: String,
        /// Its code.
        code: String,
        /// When it was made.
        created: u64,
        /// Who made it.
        host: PlayerId,
        /// Whether it is listed.
        public: bool,
        /// What it is set up with, as JSON.
        plan: String,
    },
    /// A step of a table: its events, as JSON.
    Step {
        /// The table.
        table: Arc<str>,
        /// The step's number, from 1.
        n: u64,
        /// When.
        at: u64,
        /// The events.
        body: String,
    },
    /// Who has a seat now.
    Seat {
        /// The table.
        table: Arc<str>,
        /// The seat.
        seat: Seat,
        /// The player, also one whom a bot plays for now; `None` for a bot, or nobody.
        player: Option<PlayerId>,
        /// The name.
        name: Option<String>,
    },
    /// What the player of a seat wants done for them now.
    Preferences {
        /// The table.
        table: Arc<str>,
        /// The seat.
        seat: Seat,
        /// What they want.
        preferences: Preferences,
    },
    /// Somebody said something.
    ChatMessage {
        /// The table.
        table: Arc<str>,
        /// When.
        at: u64,
        /// From which seat.
        seat: Seat,
        /// Who.
        player: PlayerId,
        /// What.
        text: String,
    },
    /// A player goes on at a table on another device.
    Transferred {
        /// The table.
        table: Arc<str>,
        /// Who they were.
        from: PlayerId,
        /// Who they are.
        to: PlayerId,
    },
    /// Where a table stands now.
    Status {
        /// The table.
        table: Arc<str>,
        /// Where it stands.
        status: TableStatus,
    },
    /// A finished game.
    Record(StoredRecord),
    /// The text of a record that was wrong, made again.
    RemadeRecord {
        /// The record.
        id: String,
        /// What it says now.
        text: String,
    },
    /// All records have been checked.
    RecordsChecked,
    /// Nothing that stays, written and committed only to see whether that can be done.
    Probe,
}

/// A finished game as it is stored: its names stand apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRecord {
    /// Its permanent name.
    pub id: String,
    /// The table it was played at.
    pub table: String,
    /// Its number in the match.
    pub number: usize,
    /// When it ended.
    pub at: u64,
    /// The game's name.
    pub game: String,
    /// The players' names in seat order; empty ones have been forgotten.
    pub names: Vec<String>,
    /// The record without names.
    pub text: String,
}

impl StoredRecord {
    /// The record with the names in it.
    pub fn with_names(&self) -> String {
        if self.names.iter().all(String::is_empty) {
            return self.text.clone();
        }
        let shown = self.names.iter().enumerate().map(|(place, name)| {
            if name.is_empty() { format!("Player {}", place + 1) } else { name.clone() }
        });
        let line = format!("Names: {}\n", shown.collect::<Vec<_>>().join(", "));
        let place = self.text.find("Date:").unwrap_or(0);
        let (head, rest) = self.text.split_at(place);
        format!("{head}{line}{rest}")
    }
}

/// A seat as it is stored.
#[derive(Clone, Debug)]
pub struct StoredSeat {
    /// The seat.
    pub seat: Seat,
    /// Whoever has it.
    pub player: Option<PlayerId>,
    /// The name of whoever has it.
    pub name: Option<String>,
    /// What the player wants done for them, if they have ever said.
    pub preferences: Option<Preferences>,
}

/// Something said, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredChatMessage {
    /// From which seat.
    pub seat: Seat,
    /// By whom.
    pub player: Option<PlayerId>,
    /// When, in seconds since 1970.
    pub at: u64,
    /// What.
    pub text: String,
}

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// Its name.
    pub id: String,
    /// Its code; `None` when the match is over.
    pub code: Option<String>,
    /// When it was made.
    pub created: u64,
    /// Who made it.
    pub host: PlayerId,
    /// What it is set up with, as JSON.
    pub plan: String,
    /// Its steps in order, from number 1.
    pub steps: Vec<String>,
    /// Who sits where.
    pub seats: Vec<StoredSeat>,
    /// What was said last.
    pub chat: Vec<StoredChatMessage>,
    /// How many chat messages there are in all.
    pub chat_count: u64,
    /// Whether it is marked to be removed; see [`Store::unmark`].
    pub expired: bool,
}

/// A table by its name or its code.
#[derive(Clone, Copy, Debug)]
pub enum Key<'a> {
    /// The name.
    Id(&'a str),
    /// The code.
    Code(&'a str),
}

/// What is too old, as moments: what was last touched before them goes. With 0 nothing does.
#[derive(Clone, Debug, Default)]
pub struct Expiry {
    /// What the clock says.
    pub now: u64,
    /// Tables that were not finished and have not been touched since then are marked.
    pub idle: u64,
    /// Tables whose match was over then are marked.
    pub finished: u64,
    /// Tables that have been marked since then are removed: of a finished one, the steps.
    pub marked: u64,
    /// What was said before then goes.
    pub chat: u64,
    /// The names of games finished before then go.
    pub names: u64,
    /// Tables that are not marked, because somebody is there.
    pub used: Arc<HashSet<String>>,
    /// Tables that are not removed, because they are in memory.
    pub loaded: Arc<HashSet<String>>,
    /// How many of each kind are marked or removed at once, at most.
    pub most: usize,
}

/// What was cleaned away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cleaned {
    /// Tables that were marked.
    pub marked: u64,
    /// Tables that were removed.
    pub tables: u64,
    /// Things said.
    pub chat: u64,
    /// Games whose names were forgotten.
    pub names: u64,
}

/// What the server needs of a database. Everything that is written at once is there at once, or not at all.
#[async_trait]
pub trait Store: Send + Sync {
    /// Stores all of it in one transaction; when this returns, it survives a crash of the machine. A step, a seat or
    /// words for a table that is not there are an error.
    async fn append(&self, writes: Vec<Write>) -> Result<(), StoreError>;
    /// A table with everything that happened at it.
    async fn table(&self, key: Key<'_>) -> Result<Option<StoredTable>, StoreError>;
    /// The public tables that wait for players, the newest first; none that is marked to be removed.
    async fn waiting(&self, most: u32) -> Result<Vec<String>, StoreError>;
    /// A finished game.
    async fn record(&self, id: &str) -> Result<Option<StoredRecord>, StoreError>;
    /// The finished games after this one in the order of their names, for going through all of them; damaged ones are
    /// left out.
    async fn records_after(&self, id: &str, most: u32) -> Result<Vec<StoredRecord>, StoreError>;
    /// Whether there are records from a time when they were not checked before they were stored.
    async fn has_unchecked_records(&self) -> Result<bool, StoreError>;
    /// The tables of a player, the newest first; damaged ones are left out.
    async fn played_by(&self, player: PlayerId, most: u32) -> Result<Vec<PlayedTable>, StoreError>;
    /// Forgets a player: their names, what they said, which seats were theirs, and that they made tables. Where the
    /// course of a table needs somebody, it has their pseudonym from then on. The names of the tables where they
    /// were are returned.
    async fn forget(&self, player: PlayerId, pseudonyms: Pseudonyms) -> Result<Vec<String>, StoreError>;
    /// Marks what is too old, and removes what has been marked long enough.
    async fn clean(&self, expiry: Expiry) -> Result<Cleaned, StoreError>;
    /// Takes back the mark of a table, which counts as touched now; `false` if it has been removed.
    async fn unmark(&self, table: &str, now: u64) -> Result<bool, StoreError>;
    /// Notes what the clock says now, and since when it can be believed; after a jump all marks are taken back.
    async fn observe_clock(&self, now: u64) -> Result<ObservedClock, StoreError>;
    /// What was found to be damaged.
    fn damage(&self) -> &DamageLog;
}
