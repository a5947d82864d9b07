//! What a server does for its database while nobody asks: bringing the log into the main file, looking for damage, and
//! removing what is too old.
//!
//! Removing is what cannot be taken back, and a wrong clock would remove everything at once. So it only begins after
//! the server has run for a while, by a clock that has not jumped for days, never takes a table that is in memory, and
//! marks a table a week before it goes; whoever opens it in that time takes the mark back. Marked tables are not listed:
//! the list must not keep alive what nobody wants.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::AbortHandle;

use crate::config::Config;
use crate::ledger::Entry;
use crate::record_check::{check_record, remake_record};
use crate::services::Services;
use crate::store::{Cleaned, Expiry, Key, ObservedClock, SqliteStore, StoreError, Write};

/// How often committed things are brought into the main file.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(2);
/// How often the clock is noted and old things are removed; for the first time when the server has run for so long.
const CLEAN_EVERY: Duration = Duration::from_secs(3600);
/// How much of each kind is marked or removed in one transaction, and how long others have in between.
const CLEANED_AT_ONCE: usize = 50;
const PAUSE_BETWEEN_BATCHES: Duration = Duration::from_millis(200);
/// How many records are checked at once.
const RECORDS_AT_ONCE: u32 = 50;
const DAY: u64 = 24 * 60 * 60;
/// For how long the clock must not have jumped before anything is marked.
const STEADY_TO_MARK: u64 = DAY;
/// For how long it must not have jumped before anything is removed; and how long a table is marked before it goes.
const GRACE: u64 = GRACE_DAYS as u64 * DAY;
/// The same in days.
pub const GRACE_DAYS: u32 = 7;

/// The tasks; they end when this is dropped.
pub(crate) struct Maintenance(Vec<AbortHandle>);

impl Maintenance {
    /// Starts them.
    pub(crate) fn start(services: &Arc<Services>, store: &Arc<SqliteStore>) -> Maintenance {
        let tasks = [
            tokio::spawn(inspect(Arc::clone(store))),
            tokio::spawn(checkpoint(Arc::clone(store))),
            tokio::spawn(clean(Arc::clone(services))),
            tokio::spawn(check_records(Arc::clone(services))),
        ];
        Maintenance(tasks.iter().map(|task| task.abort_handle()).collect())
    }
}

impl Drop for Maintenance {
    fn drop(&mut self) {
        self.0.iter().for_each(AbortHandle::abort);
    }
}

/// Looks for damage, once.
async fn inspect(store: Arc<SqliteStore>) {
    if let Err(error) = store.inspect().await {
        tracing::warn!(%error, "the database could not be looked through for damage");
    }
}

/// Checks the records of earlier versions, once.
async fn check_records(services: Arc<Services>) {
    match check_old_records(&services).await {
        Ok(RecordsFound { remade: 0, lost: 0 }) => {}
        Ok(found) => tracing::warn!(?found, "some records of earlier versions were wrong"),
        Err(error) => tracing::warn!(%error, "the records of earlier versions could not be checked"),
    }
}

/// What became of wrong records.
#[derive(Debug, Default)]
struct RecordsFound {
    /// Made again from the events of their tables.
    remade: u64,
    /// The events are gone, too.
    lost: u64,
}

/// Goes through all records of earlier versions, a few at a time, and makes those again that are wrong.
async fn check_old_records(services: &Services) -> Result<RecordsFound, StoreError> {
    let store = services.store();
    let mut found = RecordsFound::default();
    if !store.has_unchecked_records().await? {
        return Ok(found);
    }
    let mut last = String::new();
    loop {
        let records = store.records_after(&last, RECORDS_AT_ONCE).await?;
        let Some(newest) = records.last() else { break };
        last.clone_from(&newest.id);
        for record in &records {
            let Err(wrong) = check_record(&record.text, None) else { continue };
            let table = store.table(Key::Id(&record.table)).await?;
            match table.and_then(|table| remake_record(&table, record.number, record.at)) {
                Some(text) => {
                    tracing::info!(record = record.id, %wrong, "a record is made again from the events");
                    found.remade += 1;
                    let remade = Write::RemadeRecord { id: record.id.clone(), text };
                    services.ledger().enter(Entry { writes: vec![remade], ..Entry::default() });
                }
                None => {
                    tracing::error!(record = record.id, %wrong, "a record is wrong, and the events are gone");
                    found.lost += 1;
                    services.metrics().wrong_records.add(1);
                }
            }
        }
        tokio::time::sleep(PAUSE_BETWEEN_BATCHES).await;
    }
    services.ledger().enter(Entry { writes: vec![Write::RecordsChecked], ..Entry::default() });
    Ok(found)
}

/// Brings what was committed into the main file, now and then.
async fn checkpoint(store: Arc<SqliteStore>) {
    let mut ticks = tokio::time::interval(CHECKPOINT_EVERY);
    loop {
        ticks.tick().await;
        if let Err(error) = store.checkpoint().await {
            tracing::warn!(%error, "the log could not be brought into the main file");
        }
    }
}

/// Removes what is too old, now and then.
async fn clean(services: Arc<Services>) {
    let mut ticks = tokio::time::interval(CLEAN_EVERY);
    // The first one comes at once: the clock is noted, and nothing else.
    ticks.tick().await;
    if let Err(error) = services.store().observe_clock(services.clock().now()).await {
        tracing::warn!(%error, "the time could not be noted");
    }
    loop {
        ticks.tick().await;
        match clean_once(&services, services.clock().now()).await {
            Ok(cleaned) if cleaned != Cleaned::default() => tracing::info!(?cleaned, "old things removed"),
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "old things could not be removed"),
        }
    }
}

/// Notes the clock, and removes what is too old by it, a little at a time.
pub async fn clean_once(services: &Services, now: u64) -> Result<Cleaned, StoreError> {
    let clock = services.store().observe_clock(now).await?;
    let mut all = Cleaned::default();
    loop {
        let (used, loaded) = (Arc::new(services.used_tables()), Arc::new(services.loaded_tables()));
        let expiry = Expiry { used, loaded, most: CLEANED_AT_ONCE, ..expiry(services.config(), clock) };
        let cleaned = services.store().clean(expiry).await?;
        let metrics = services.metrics();
        metrics.tables_marked.add(cleaned.marked);
        metrics.tables_removed.add(cleaned.tables);
        all.marked += cleaned.marked;
        all.tables += cleaned.tables;
        all.chat += cleaned.chat;
        all.names += cleaned.names;
        if cleaned == Cleaned::default() {
            return Ok(all);
        }
        tokio::time::sleep(PAUSE_BETWEEN_BATCHES).await;
    }
}

/// What is too old by a clock; nothing is, as long as it cannot be believed.
fn expiry(config: &Config, clock: ObservedClock) -> Expiry {
    let believed = |after: u64, moment: u64| if clock.steady_for() >= after { moment } else { 0 };
    let before = |seconds: u64| clock.seen_at.saturating_sub(seconds);
    let days = |days: u32| before(u64::from(days) * DAY);
    Expiry {
        now: clock.seen_at,
        idle: believed(STEADY_TO_MARK, days(config.idle_days)),
        finished: believed(STEADY_TO_MARK, days(config.finished_days)),
        marked: believed(GRACE, before(GRACE)),
        chat: believed(GRACE, days(config.chat_days)),
        names: believed(GRACE, days(config.names_days)),
        ..Expiry::default()
    }
}
