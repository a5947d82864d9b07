//! Who is here and who is missed, and how the others go on: they vote for a bot in a missing player's seat.
//!
//! Votes are kept in memory alone. They are counted at once and act when the player has been gone for a while, so the
//! room has a timer for that; it also tells when the table gets another host because its maker does not come back.

use std::time::Duration;

use protocol::{MissingPlayer, Notice, shared_json};
use table::{Seat, Seats};
use tokio::task::AbortHandle;
use tokio::time::Instant;

use super::requests::MOST_STEPS;
use super::{Room, RoomRef};
use crate::identity::PlayerId;
use crate::ledger::Entry;
use crate::outbox::OutgoingMessage;
use crate::play::{Event, Level, Place, PlayRefusal};

/// The wish for a bot in a missing player's seat.
pub(super) struct BotVote {
    /// The missing player's seat.
    pub(super) seat: Seat,
    /// The seats whose players want it.
    voters: Seats,
}

/// When something about who is here changes by itself. Dropped, it stops.
pub(super) struct PresenceTimer {
    at: Instant,
    task: AbortHandle,
}

impl Drop for PresenceTimer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// What everybody was told last of who orders the table and who is missed.
#[derive(Default, PartialEq)]
pub(super) struct ToldPresence {
    host: Option<Seat>,
    missing: Vec<(Seat, Seats)>,
}

impl Room {
    /// The players who are waited for, or would be, and are not connected; no bot plays for them.
    pub(super) fn missing(&self) -> Vec<MissingPlayer> {
        let here = self.here();
        let missing = self.play.places().filter(|(seat, place)| self.misses(*seat, place, here));
        let missing = missing.map(|(seat, _)| {
            let left = self.may_be_replaced_at(seat).saturating_duration_since(Instant::now());
            MissingPlayer {
                seat,
                seconds: left.as_millis().div_ceil(1000) as u64,
                votes: self.votes(seat, here),
            }
        });
        missing.collect()
    }

    /// Whether the player of a seat is missing while these are here. Before the first game and after the last nobody
    /// is, and nobody waits for whoever is away.
    fn misses(&self, seat: Seat, place: &Place, here: Seats) -> bool {
        let goes_on = !self.play.is_new() && !self.play.is_over();
        goes_on && place.is_played_by_person() && !place.is_away() && !here.contains(seat)
    }

    /// From when on a bot can be voted into the seat of a player who is not here.
    fn may_be_replaced_at(&self, seat: Seat) -> Instant {
        let grace = Duration::from_secs(u64::from(self.services.config().missing_grace_seconds));
        self.gone_since.get(seat.index()).map_or_else(Instant::now, |since| *since + grace)
    }

    /// The seats of those here who want a bot in a seat.
    fn votes(&self, seat: Seat, here: Seats) -> Seats {
        let voters = self.bot_votes.iter().find(|vote| vote.seat == seat).map(|vote| vote.voters);
        voters.into_iter().flat_map(|voters| voters.iter()).filter(|voter| here.contains(*voter)).collect()
    }

    /// Notes since when those are gone who were here before and are not now.
    pub(super) fn note_gone(&mut self, before: Seats) {
        let here = self.here();
        for seat in before.iter().filter(|seat| !here.contains(*seat)) {
            if let Some(since) = self.gone_since.get_mut(seat.index()) {
                *since = Instant::now();
            }
        }
    }

    /// A player wants a bot in a missing player's seat, or not any more; with several seats they say it once.
    pub(super) fn vote_bot(
        &mut self,
        player: PlayerId,
        seat: Seat,
        on: bool,
        outgoing: &mut Vec<OutgoingMessage>,
    ) -> Result<(), PlayRefusal> {
        if !self.misses(seat, self.play.place(seat)?, self.here()) {
            return Err(PlayRefusal::NotMissing);
        }
        let own = self.play.seats_of(player);
        let place = self.bot_votes.iter().position(|vote| vote.seat == seat).unwrap_or_else(|| {
            self.bot_votes.push(BotVote { seat, voters: Seats::default() });
            self.bot_votes.len() - 1
        });
        let others = self.bot_votes[place].voters.iter().filter(|voter| !own.contains(*voter));
        let voters: Seats = if on { others.chain(own.iter()).collect() } else { others.collect() };
        self.bot_votes[place].voters = voters;
        self.bot_votes.retain(|vote| !vote.voters.is_empty());
        self.post_presence_if_changed(outgoing);
        self.start_presence_timer();
        Ok(())
    }

    /// Lets bots play where the votes say so: the host's alone, if they are here, or those of all who are here and
    /// answer.
    pub(super) fn settle_bot_votes(&mut self) {
        if self.bot_votes.is_empty() || self.gone || self.n >= MOST_STEPS {
            return;
        }
        let (here, away) = (self.here(), self.play.away());
        let answering: Seats =
            self.play.people().iter().filter(|seat| here.contains(*seat) && !away.contains(*seat)).collect();
        let host = self.host_seat().filter(|seat| here.contains(*seat));
        let now = Instant::now();
        let is_elected = |vote: &BotVote| {
            let by_host = host.is_some_and(|host| vote.voters.contains(host));
            let by_all = !answering.is_empty() && answering.iter().all(|seat| vote.voters.contains(seat));
            let is_missing =
                self.play.place(vote.seat).is_ok_and(|place| self.misses(vote.seat, place, here));
            is_missing && now >= self.may_be_replaced_at(vote.seat) && (by_host || by_all)
        };
        let elected: Seats =
            self.bot_votes.iter().filter(|vote| is_elected(vote)).map(|vote| vote.seat).collect();
        if elected.is_empty() {
            return;
        }
        self.bot_votes.retain(|vote| !elected.contains(vote.seat));
        let level = Level(self.stand_in());
        let mut pending = self.begin_step();
        for seat in elected.iter() {
            // A player who is missing has a seat, and a bot can play there.
            let _ = self.apply(&mut pending, Event::StoodIn { seat, level });
        }
        self.finish_step(pending, Vec::new());
        self.drive();
    }

    /// Tells everybody who is here now, but for one connection.
    pub(super) fn post_here(&mut self, outgoing: &mut Vec<OutgoingMessage>, except: Option<u64>) {
        let (host, missing) = (self.host_seat(), self.missing());
        self.told_presence = ToldPresence::new(host, &missing);
        let here: Notice<'_> = Notice::Here {
            seats: self.here(),
            watching: self.watching(),
            host,
            missing,
            may_roll: self.may_roll(),
        };
        let message = shared_json(&here);
        let others = self.connections.iter().filter(|connection| Some(connection.id) != except);
        outgoing.extend(
            others.map(|connection| OutgoingMessage { to: connection.out.clone(), message: message.clone() }),
        );
    }

    /// Tells everybody, if the host, those missed or the votes are others than was told.
    pub(super) fn post_presence_if_changed(&mut self, outgoing: &mut Vec<OutgoingMessage>) {
        if self.told_presence != ToldPresence::new(self.host_seat(), &self.missing()) {
            self.post_here(outgoing, None);
        }
    }

    /// Waits for the next moment at which votes can act or the maker is not the host any more, if anybody is here to
    /// see it.
    pub(super) fn start_presence_timer(&mut self) {
        let now = Instant::now();
        let host = (!self.maker_is_here()).then(|| self.maker_is_host_until());
        let votes = self.bot_votes.iter().map(|vote| self.may_be_replaced_at(vote.seat));
        let next = votes.chain(host).filter(|at| *at > now).min();
        let Some(at) = next.filter(|_| !self.gone && !self.connections.is_empty()) else {
            self.presence_timer = None;
            return;
        };
        if self.presence_timer.as_ref().is_some_and(|timer| timer.at == at) {
            return;
        }
        let room = self.own.clone();
        let task = tokio::spawn(async move {
            tokio::time::sleep_until(at).await;
            if let Some(room) = room.upgrade().map(RoomRef) {
                room.lock().presence_is_due();
            }
        });
        self.presence_timer = Some(PresenceTimer { at, task: task.abort_handle() });
    }

    fn presence_is_due(&mut self) {
        if self.gone {
            return;
        }
        self.settle_bot_votes();
        let mut outgoing = Vec::new();
        self.post_presence_if_changed(&mut outgoing);
        if !outgoing.is_empty() {
            self.enter(Entry { outgoing, ..Entry::default() });
        }
        self.start_presence_timer();
    }
}

impl ToldPresence {
    fn new(host: Option<Seat>, missing: &[MissingPlayer]) -> ToldPresence {
        ToldPresence { host, missing: missing.iter().map(|player| (player.seat, player.votes)).collect() }
    }
}
