//! New dice for the games of a restored backup: those that follow from the secrets in it may have been seen.

use std::path::Path;
use std::sync::Arc;

use fair::Secret;
use rand::Rng;

use super::{checkpoint, connect, write};
use crate::clock::WallClock;
use crate::play::{Event, Plan};
use crate::store::damage::DamageLog;
use crate::store::journal::Journal;
use crate::store::{StoreError, Write, form};
use protocol::json;

/// Draws new secrets for every match of a copy that is not over, as a step of its table; how many there are.
/// Nobody else may use the file.
pub fn draw_new_dice<R: Rng + ?Sized>(copy: &Path, rng: &mut R) -> Result<usize, StoreError> {
    let mut connection = connect(copy)?;
    form::bring_up_to_date(&mut connection)?;
    let journal = Journal::open(&mut connection, &DamageLog::default())?;
    let unfinished: Vec<(String, String, i64)> = {
        let select =
            "SELECT id, plan, last FROM tables JOIN table_steps ON table_id = id WHERE status <> 'over'";
        let mut select = connection.prepare(select)?;
        let rows = select.query_map((), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        rows.collect::<Result<_, _>>()?
    };
    let at = WallClock::system().now();
    let mut writes = Vec::new();
    for (table, plan, last) in unfinished {
        // A damaged one cannot be played on anyway.
        let Ok(plan) = serde_json::from_str::<Plan>(&plan) else { continue };
        if plan.secrets.is_empty() {
            continue;
        }
        let secrets = plan.secrets.iter().map(|_| Secret::draw(rng).to_string()).collect();
        let body = json(&[Event::Restored { secrets }]);
        let n = u64::try_from(last).unwrap_or(0) + 1;
        writes.push(Write::Step { table: Arc::from(table), n, at, body });
    }
    let count = writes.len();
    write::append(&mut connection, &journal, writes)?;
    // The file alone is moved to its place.
    checkpoint(&connection, "TRUNCATE")?;
    Ok(count)
}
