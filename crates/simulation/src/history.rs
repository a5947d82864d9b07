//! Everything that anybody was told, and whether it holds together.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::{Value, json};
use server::play::Play;
use server::record_check::{check_record, remake_record};
use server::room::replay;
use server::store::StoredTable;

use crate::disk::Disk;

/// What was told of a step.
#[derive(Debug, PartialEq, Eq)]
struct Told {
    /// What happened.
    events: String,
    /// Where the game stood after it, as a hash of the message's part.
    line: Option<u64>,
}

/// What was told of one table.
#[derive(Default)]
pub(crate) struct History {
    /// What was told of each step: its events, and where the game stood after it.
    steps: BTreeMap<u64, Told>,
    /// Chat messages that the server has said it took.
    acknowledged_chat: Vec<String>,
    games: u64,
    told: DefaultHasher,
}

impl History {
    /// Notes a message as it came to a client.
    pub(crate) fn note_message(&mut self, client: usize, text: &str) {
        (client, text).hash(&mut self.told);
    }

    /// A hash of all messages in the order in which they came.
    pub(crate) fn fingerprint(&self) -> u64 {
        self.told.finish()
    }

    /// The last step that anybody was told of.
    pub(crate) fn highest(&self) -> u64 {
        self.steps.keys().next_back().copied().unwrap_or(0)
    }

    /// How many games have ended.
    pub(crate) fn games(&self) -> u64 {
        self.games
    }

    /// Notes that a chat message was taken.
    pub(crate) fn note_chat(&mut self, text: String) {
        self.acknowledged_chat.push(text);
    }

    /// Notes a step that somebody was told of. Whoever hears of it later must hear the same; and what it tells is on
    /// the disk by then.
    pub(crate) fn note_step(&mut self, step: &Value, disk: &Disk) -> Result<(), String> {
        let n = step["n"].as_u64().ok_or_else(|| format!("a step without a number: {step}"))?;
        let events = step["events"].clone();
        shows_no_choice(&events)?;
        let line = step.get("line").map(|line| {
            let mut hasher = DefaultHasher::new();
            line.to_string().hash(&mut hasher);
            hasher.finish()
        });
        let told = Told { events: events.to_string(), line };
        if let Some(before) = self.steps.get(&n) {
            return if *before == told {
                Ok(())
            } else {
                Err(format!("step {n} was told as {before:?}, and then as {told:?}"))
            };
        }
        self.steps.insert(n, told);
        for over in events.as_array().into_iter().flatten().filter_map(|event| event.get("over")) {
            self.games += 1;
            // Steps that are told again after a loss of connection name no record.
            let Some(id) = step["record"].as_str() else { continue };
            let record =
                disk.record(id).ok_or_else(|| format!("record {id} was told of and is not stored"))?;
            check_record(&record.text, None)
                .map_err(|error| format!("record {id}: {error}\n{}", record.text))?;
            let games = games::read_record(&record.text).map_err(|error| error.to_string())?;
            let scores = games.first().map(|game| json!(game.table.scores()));
            if scores.as_ref() != over.get("scores") {
                return Err(format!("record {id} ends with {scores:?}, told was {over}"));
            }
        }
        Ok(())
    }

    /// Compares all that was told with what is stored: every step, every record, every chat message.
    pub(crate) fn compare(&self, stored: &StoredTable, disk: &Disk) -> Result<(), String> {
        let plan = serde_json::from_str(&stored.plan).map_err(|error| error.to_string())?;
        let mut play = Play::new(plan).map_err(|error| error.to_string())?;
        for (body, n) in stored.steps.iter().zip(1..) {
            let news =
                replay(&mut play, body).map_err(|error| format!("step {n} cannot be read: {error}"))?;
            let stored = json!(news).to_string();
            if let Some(told) = self.steps.get(&n).filter(|told| told.events != stored) {
                return Err(format!("step {n} was told as {} and is stored as {stored}", told.events));
            }
        }
        let count = stored.steps.len() as u64;
        if self.highest() > count {
            return Err(format!("step {} was told and is lost: {count} are stored", self.highest()));
        }
        for number in 1..=play.series().results().len() {
            let id = format!("{}-{number}", stored.id);
            let record = disk.record(&id).ok_or_else(|| format!("record {id} is missing"))?;
            let remade = remake_record(stored, number, record.at);
            if remade.as_ref() != Some(&record.text) {
                return Err(format!("record {id} is not what was played:\n{}\n{remade:?}", record.text));
            }
        }
        // What was said first may be out of reach by now.
        let kept: Vec<&str> = stored.chat.iter().map(|said| said.text.as_str()).collect();
        let all_kept = stored.chat_count == kept.len() as u64;
        for text in self.acknowledged_chat.iter().filter(|_| all_kept) {
            if !kept.contains(&text.as_str()) {
                return Err(format!("the chat message `{text}` was taken and is lost"));
            }
        }
        Ok(())
    }
}

/// Until all have chosen, others hear that a seat has chosen and nothing else.
fn shows_no_choice(events: &Value) -> Result<(), String> {
    for chose in events.as_array().into_iter().flatten().filter_map(|event| event.get("chose")) {
        let shown = chose.as_object().into_iter().flat_map(|chose| chose.keys());
        if let Some(key) = shown.into_iter().find(|key| !["seat", "by"].contains(&key.as_str())) {
            return Err(format!("`{key}` of a hidden choice is shown: {chose}"));
        }
    }
    Ok(())
}
