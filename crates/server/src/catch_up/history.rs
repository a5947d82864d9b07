//! The history of a match: what was told of each step, and the situation in which each decision was made.

use std::collections::VecDeque;

use protocol::News;
use protocol::http::{DecisionContext, HistoryEntry, TableHistory};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use table::{Seats, Turn};

use super::{RetoldStep, Teller};
use crate::play::{Event, Play};

/// How many bytes a history may have. Of a longer one the newest part is kept.
const MOST_BYTES: usize = 512 * 1024;
/// How many steps it may have: older ones are not even written.
const MOST_STEPS: u64 = 4_000;

/// Collects the entries, each as JSON.
pub(super) struct HistoryTeller {
    /// The last step that is too old.
    until: u64,
    /// The number of the step that is being played.
    n: u64,
    bytes: usize,
    entries: VecDeque<Box<RawValue>>,
    cut: bool,
    /// The decisions of that step.
    decisions: Vec<DecisionContext>,
}

impl HistoryTeller {
    /// For a table with so many steps.
    pub(super) fn new(steps: u64) -> HistoryTeller {
        let until = steps.saturating_sub(MOST_STEPS);
        HistoryTeller {
            until,
            n: 1,
            bytes: 0,
            entries: VecDeque::new(),
            cut: until > 0,
            decisions: Vec::new(),
        }
    }

    pub(super) fn finish(self) -> TableHistory {
        TableHistory { entries: self.entries.into(), cut: self.cut }
    }
}

impl Teller for HistoryTeller {
    fn before(&mut self, play: &Play, event: &Event) {
        let (Event::Chose { seat, .. }, true) = (event, self.n > self.until) else { return };
        // The last one awaited makes it a decision.
        if let Turn::Decide(seats) = play.table().turn()
            && play.awaited() == Seats::only(*seat)
        {
            self.decisions.push(DecisionContext { seats, before: outline(play) });
        }
    }

    fn tell(&mut self, step: RetoldStep<'_>) -> bool {
        let RetoldStep { n, news, play, .. } = step;
        self.n = n + 1;
        let mut decisions = std::mem::take(&mut self.decisions).into_iter();
        if n <= self.until {
            return true;
        }
        let first = decisions.next();
        let entry = HistoryEntry {
            n,
            game: game_of(&news, play),
            events: news,
            seats: first.as_ref().map(|first| first.seats),
            before: first.map(|first| first.before),
            further: decisions.collect(),
        };
        let Ok(entry) = to_raw_value(&entry) else { return false };
        self.bytes += entry.get().len();
        self.entries.push_back(entry);
        while self.bytes > MOST_BYTES {
            let Some(oldest) = self.entries.pop_front() else { break };
            self.bytes -= oldest.get().len();
            self.cut = true;
        }
        true
    }
}

/// The game of the match to which a step belongs: the one that it ends, the one that is being played, or the next.
fn game_of(news: &[News], play: &Play) -> usize {
    let ended = news.iter().find_map(|news| match news {
        News::Over { game, .. } => Some(*game),
        _ => None,
    });
    ended.or(play.series().current()).unwrap_or(play.plan().games)
}

/// Where the game stands, without what is long and no words need.
fn outline(play: &Play) -> Value {
    let mut line = play.table().describe();
    if let Some(line) = line.as_object_mut() {
        line.remove("choices");
    }
    if let Some(state) = line.get_mut("state").and_then(Value::as_object_mut) {
        state.remove("sheets");
        state.remove("hands");
    }
    line
}
