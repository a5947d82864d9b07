//! A step: what happens at once is stored in one row and told in one message.

use std::borrow::Cow;

use protocol::http::TableStatus;
use protocol::{Step, json, shared_json};
use table::Seats;
use tokio::sync::oneshot;

use super::Room;
use crate::ledger::Entry;
use crate::outbox::OutgoingMessage;
use crate::play::{Event, News, PlayRefusal};
use crate::store::Write;

/// A step in the making.
pub(super) struct PendingStep {
    /// What was awaited before it, as [`Play::moment`](crate::play::Play::moment) counts.
    moment: u64,
    /// Whether nothing had been played before it.
    was_new: bool,
    /// Whom nobody waited for before it.
    away: Seats,
    events: Vec<Event>,
    news: Vec<News>,
    /// What else is stored with it.
    pub(super) writes: Vec<Write>,
    /// Whether somebody else sits somewhere, or is called differently.
    pub(super) seats_changed: bool,
    /// Told when it is stored.
    pub(super) done: Option<oneshot::Sender<()>>,
}

impl PendingStep {
    pub(super) fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Whether a game ends with it.
    fn ends_a_game(&self) -> bool {
        self.news.iter().any(|news| matches!(news, News::Over { .. }))
    }
}

impl Room {
    /// A step that begins now.
    pub(super) fn begin_step(&self) -> PendingStep {
        PendingStep {
            moment: self.play.moment(),
            was_new: self.play.is_new(),
            away: self.play.away(),
            events: Vec::new(),
            news: Vec::new(),
            writes: Vec::new(),
            seats_changed: false,
            done: None,
        }
    }

    /// Applies an event, and notes it.
    pub(super) fn apply(&mut self, pending: &mut PendingStep, event: Event) -> Result<(), PlayRefusal> {
        self.play.apply(&event, &mut pending.news)?;
        pending.events.push(event);
        Ok(())
    }

    /// Rolls the program's dice, and notes it.
    pub(super) fn apply_roll(&mut self, pending: &mut PendingStep) {
        let rolled = self.play.roll(&mut pending.news);
        pending.events.extend(rolled);
    }

    /// Draws what nobody types in, outside of what can be checked, and notes it.
    pub(super) fn apply_sample(&mut self, pending: &mut PendingStep) {
        let (play, news) = (&mut self.play, &mut pending.news);
        let sampled = self.services.random().draw(|rng| play.sample(rng, news));
        pending.events.extend(sampled);
    }

    /// Lets happen what follows by itself, stores the step, and tells it to everybody when it is stored; before
    /// that, at once, the messages given.
    ///
    /// A step ends with the game that ends in it: its record is made of the game as it stands then, and everybody
    /// sees the last sheets before the next game begins, in a step of its own.
    pub(super) fn finish_step(&mut self, mut pending: PendingStep, outgoing: Vec<OutgoingMessage>) {
        self.follow_through(&mut pending);
        let mut has_ended = pending.ends_a_game();
        self.store_and_tell(pending, outgoing);
        while has_ended && self.can_begin() {
            let mut next = self.begin_step();
            self.follow_through(&mut next);
            has_ended = next.ends_a_game();
            self.store_and_tell(next, Vec::new());
        }
    }

    /// Whether the next game begins by itself now.
    fn can_begin(&self) -> bool {
        !self.play.is_playing() && self.play.can_begin(self.here())
    }

    /// Adds to a step what follows from it by itself, up to the end of a game.
    fn follow_through(&mut self, pending: &mut PendingStep) {
        while !pending.ends_a_game() {
            if self.can_begin() {
                if self.apply(pending, Event::Began).is_err() {
                    break;
                }
                continue;
            }
            let connections = &self.connections;
            let is_here = |player| connections.iter().any(|connection| connection.player == Some(player));
            match self.play.advance(is_here, &mut pending.news) {
                Some(event) => pending.events.push(event),
                None => break,
            }
        }
    }

    /// Hands a step over to be stored, and told when it is.
    fn store_and_tell(&mut self, pending: PendingStep, mut outgoing: Vec<OutgoingMessage>) {
        let PendingStep { moment, was_new, away, .. } = pending;
        let mut writes = pending.writes;
        writes.extend(self.changed_preferences());
        if pending.events.is_empty() {
            self.enter(Entry { writes, outgoing, done: pending.done });
            return;
        }
        self.n += 1;
        let at = self.services.clock().now();
        // Mostly there is nothing else.
        writes.reserve_exact(1);
        writes.push(Write::Step { table: self.id.clone(), n: self.n, at, body: json(&pending.events) });
        let record = self.finished_record(&pending.news, at);
        let record_id = record.as_ref().map(|record| record.id.clone());
        if was_new && !self.play.is_new() {
            writes.push(Write::Status { table: self.id.clone(), status: TableStatus::Playing });
        }
        if let Some(record) = record {
            self.services.metrics().games.add(1);
            writes.push(Write::Record(record));
            if self.play.is_over() {
                self.code = None;
                writes.push(Write::Status { table: self.id.clone(), status: TableStatus::Over });
            }
        }
        let has_moved = self.play.moment() != moment;
        let seats_changed =
            pending.seats_changed || tells_of_seats(&pending.news) || away != self.play.away();
        let step = Step {
            n: self.n,
            events: Cow::Borrowed(&pending.news),
            seats: seats_changed.then(|| self.seat_views()),
            record: record_id.map(Cow::Owned),
            seconds: self.play.plan().seconds.filter(|_| has_moved),
            awaited: has_moved.then(|| self.awaited_dice()).flatten(),
            may_roll: self.may_roll(),
            may_unroll: self.may_unroll(),
            may_undo: Some(self.play.may_undo()),
            line: has_moved.then(|| self.play.view()),
        };
        let message = shared_json(&step);
        self.post(&mut outgoing, &message);
        if seats_changed || tells_of_games(&pending.news) {
            self.post_presence_if_changed(&mut outgoing);
        }
        let choices = pending.news.iter().filter(|news| matches!(news, News::Chose { .. })).count();
        self.services.metrics().choices.add(choices as u64);
        self.enter(Entry { writes, outgoing, done: pending.done });
    }
}

/// Whether a game has begun or ended, and with it the time in which players are missed.
fn tells_of_games(news: &[News]) -> bool {
    news.iter().any(|news| matches!(news, News::Began { .. } | News::Over { .. }))
}

/// Whether news make another list of seats.
fn tells_of_seats(news: &[News]) -> bool {
    news.iter().any(|news| {
        matches!(
            news,
            News::Sat { .. }
                | News::Left { .. }
                | News::StoodIn { .. }
                | News::Returned { .. }
                | News::Removed { .. }
                | News::Muted { .. }
                | News::Renamed { .. }
        )
    })
}
