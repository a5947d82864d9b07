//! A row of a journal: one line for each step that was committed with it, each with a checksum of its own, so that
//! damage takes one step of one table and not a whole commit.

use std::collections::HashMap;
use std::fmt::Write;

use rusqlite::Transaction;
use serde_json::value::RawValue;

use super::damage::DamageLog;
use super::journal::JournalStep;
use super::sqlite::int;
use crate::clock::WallClock;
use crate::identity::PlayerId;

/// How many characters a checksum has at the end of a line.
const CHECKSUM: usize = 8;
/// In how many characters a damaged name of a table may differ from the real one.
const MOST_DIFFERING_CHARACTERS: usize = 2;

/// What is in some rows.
#[derive(Default)]
pub(super) struct JournalRow {
    pub(super) tables: HashMap<String, Vec<JournalStep>>,
    /// Lines that cannot be read.
    pub(super) broken: Vec<Vec<u8>>,
}

impl JournalRow {
    fn add(&mut self, (table, n, at, body): (String, u64, u64, &RawValue)) {
        self.tables.entry(table).or_default().push(JournalStep { n, at, body: body.get().to_owned() });
    }
}

/// Ends a line that begins there with its checksum.
pub(super) fn seal(row: &mut String, start: usize) {
    let checksum = crc32fast::hash(&row.as_bytes()[start..]);
    // Writing to a text cannot fail.
    let _ = writeln!(row, "{checksum:08x}");
}

/// What a line says, without its checksum; `None` if that is another.
fn unseal(line: &[u8]) -> Option<&str> {
    let line = std::str::from_utf8(line).ok()?;
    let (text, checksum) = line.split_at_checked(line.len().checked_sub(CHECKSUM)?)?;
    (u32::from_str_radix(checksum, 16).ok()? == crc32fast::hash(text.as_bytes())).then_some(text)
}

/// Reads a row.
pub(super) fn read(row: &[u8], found: &mut JournalRow) {
    // Databases of the first form have all steps of a row in one JSON array, without checksums.
    if row.starts_with(b"[[") {
        match serde_json::from_slice::<Vec<_>>(row) {
            Ok(steps) => steps.into_iter().for_each(|step| found.add(step)),
            Err(_) => found.broken.push(row.to_owned()),
        }
        return;
    }
    for line in row.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
        match unseal(line).and_then(|text| serde_json::from_str(text).ok()) {
            Some(step) => found.add(step),
            None => found.broken.push(line.to_owned()),
        }
    }
}

/// The row with another player in the place of one, for some tables.
pub(super) fn replace(row: &str, from: &str, to: &HashMap<String, PlayerId>) -> String {
    let mut replaced = String::with_capacity(row.len());
    for line in row.lines() {
        let text = unseal(line.as_bytes());
        let player = text.and_then(|text| to.get(text.split('"').nth(1)?));
        match (text, player) {
            (Some(text), Some(player)) => {
                let start = replaced.len();
                replaced.push_str(&text.replace(from, &player.digits()));
                seal(&mut replaced, start);
            }
            _ => {
                replaced.push_str(line);
                replaced.push('\n');
            }
        }
    }
    replaced
}

/// Keeps lines that cannot be read apart, and makes sure that the tables that they may belong to are not played on
/// without them: those tables miss a step from now on.
pub(super) fn lay_aside(
    transaction: &Transaction<'_>,
    broken: &[Vec<u8>],
    damage: &DamageLog,
) -> Result<(), rusqlite::Error> {
    if broken.is_empty() {
        return Ok(());
    }
    let mut ids = transaction.prepare("SELECT table_id FROM table_steps")?;
    let ids = ids.query_map((), |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
    for line in broken {
        let keep = "INSERT INTO damaged (at, content) VALUES (?, ?)";
        transaction.prepare_cached(keep)?.execute((int(WallClock::system().now()), line))?;
        let named = |differences| {
            let named = ids.iter().filter(|id| mentions(line, id.as_bytes(), differences));
            Some(named.collect::<Vec<_>>()).filter(|named| !named.is_empty())
        };
        let named = named(0).or_else(|| named(MOST_DIFFERING_CHARACTERS)).unwrap_or_default();
        if named.is_empty() {
            damage.note("a step of an unknown table", "it is in the table `damaged` of the database");
        }
        for id in named {
            let miss = "UPDATE table_steps SET last = last + 1,
                        checksum = row_checksum(table_id, last + 1, at, seats, expired_at) WHERE table_id = ?";
            transaction.prepare_cached(miss)?.execute([id])?;
            damage.note(&format!("table {id}"), "a step of it cannot be read");
        }
    }
    Ok(())
}

/// Whether a step of this table may stand in the line, whose name there differs in so many characters at most.
fn mentions(line: &[u8], id: &[u8], differences: usize) -> bool {
    let differ = |part: &[u8], from: &[u8]| part.iter().zip(from).filter(|(one, other)| one != other).count();
    // Of what stands around a name, `["name",1`, one character may be damaged, too.
    let around = |start: usize| {
        let (before, after) = (&line[start.saturating_sub(2)..start], &line[start + id.len()..]);
        let number = usize::from(!after.get(2).is_some_and(u8::is_ascii_digit));
        before.len() == 2 && differ(before, b"[\"") + differ(after, b"\",") + number <= 1
    };
    let parts = line.windows(id.len().max(1)).enumerate();
    parts.into_iter().any(|(start, part)| differ(part, id) <= differences && around(start))
}
