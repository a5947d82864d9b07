//! What the host of a table may do, and how the same people go on at another one.

use std::time::Duration;

use bots::Bot;
use protocol::HostRequest;
use table::Seat;
use tokio::time::Instant;

use super::Room;
use super::step::PendingStep;
use crate::bot_pool::SERVER_BOTS;
use crate::identity::PlayerId;
use crate::play::{Event, Level, PlayRefusal, Who};

impl Room {
    /// The seat of whoever is the host now: of whoever made the table, and once they have been gone for a while,
    /// of the first player who is here.
    pub(super) fn host_seat(&self) -> Option<Seat> {
        let made = self.play.seats_of(self.host);
        if self.maker_is_host() {
            return made.iter().next();
        }
        self.here().iter().next()
    }

    /// Whether a player is the host now. Whoever made the table is, also without a seat.
    pub(super) fn is_host(&self, player: PlayerId) -> bool {
        if self.maker_is_host() {
            return player == self.host;
        }
        self.host_seat().is_some_and(|seat| self.play.seats_of(player).contains(seat))
    }

    /// Whether the maker of the table is its host: they are here, or have gone so short a time ago that they may
    /// only have lost their connection.
    fn maker_is_host(&self) -> bool {
        self.maker_is_here() || Instant::now() < self.maker_is_host_until()
    }

    /// How long the maker of the table stays its host without being here.
    pub(super) fn maker_is_host_until(&self) -> Instant {
        self.maker_seen + Duration::from_secs(u64::from(self.services.config().host_grace_seconds))
    }

    /// Whether the maker of the table is connected.
    pub(super) fn maker_is_here(&self) -> bool {
        self.connections.iter().any(|connection| connection.player == Some(self.host))
    }

    pub(super) fn host_request(
        &mut self,
        player: PlayerId,
        request: &HostRequest,
        pending: &mut PendingStep,
    ) -> Result<(), PlayRefusal> {
        if !self.is_host(player) {
            return Err(PlayRefusal::NotHost);
        }
        match *request {
            HostRequest::Bot { seat, level } => self.seat_bot(seat, level, pending),
            HostRequest::Remove { seat } => self.remove(seat, pending),
            HostRequest::Mute { seat, on } => {
                self.play.place(seat)?.person().ok_or(PlayRefusal::NoSeat)?;
                self.spare_the_maker(seat)?;
                self.apply(pending, Event::Muted { seat, on })
            }
        }
    }

    /// Whoever made the table is neither put out nor silenced by somebody who has it for the moment.
    fn spare_the_maker(&self, seat: Seat) -> Result<(), PlayRefusal> {
        let is_theirs = self.has_maker && self.play.seats_of(self.host).contains(seat);
        if is_theirs && !self.maker_is_host() { Err(PlayRefusal::NotHost) } else { Ok(()) }
    }

    /// A bot takes a free seat, or that of a player who is not here.
    fn seat_bot(&mut self, seat: Seat, level: Level, pending: &mut PendingStep) -> Result<(), PlayRefusal> {
        let here = self.here().contains(seat);
        match self.play.place(seat)?.who {
            _ if !SERVER_BOTS.contains(&level.0) => Err(PlayRefusal::NoSuchBot),
            Who::Open | Who::Reserved(_) => {
                self.apply(pending, Event::SatBot { seat, level })?;
                self.rename(pending, seat, None, None);
                Ok(())
            }
            Who::Person(_) if !here => self.apply(pending, Event::StoodIn { seat, level }),
            // Before play a bot's level can be changed.
            Who::Bot(_) if self.play.is_new() => self.apply(pending, Event::SatBot { seat, level }),
            Who::Person(_) | Who::Bot(_) => Err(PlayRefusal::NotMissing),
        }
    }

    /// Somebody has to go; a bot before play, too.
    fn remove(&mut self, seat: Seat, pending: &mut PendingStep) -> Result<(), PlayRefusal> {
        let new = self.play.is_new();
        if self.play.is_over() {
            return Err(PlayRefusal::MatchOver);
        }
        self.spare_the_maker(seat)?;
        // Whoever has played here finds their games again, and can have them forget them.
        let player = self.play.place(seat)?.person().filter(|_| !new);
        match self.play.place(seat)?.who {
            Who::Open => return Err(PlayRefusal::NoSeat),
            Who::Bot(_) if !new => return Err(PlayRefusal::NotMissing),
            Who::Bot(_) => self.apply(pending, Event::Freed { seat })?,
            Who::Person(_) | Who::Reserved(_) => {
                let level = (!new).then(|| Level(self.stand_in()));
                self.apply(pending, Event::Removed { seat, level })?;
            }
        }
        self.rename(pending, seat, player, None);
        Ok(())
    }

    /// When everybody who is here wants to play again, there is another table for them, with their seats kept
    /// and the start passed on.
    pub(super) fn go_on_elsewhere(&mut self) {
        let wanted = self.play.rematch();
        if wanted.is_empty() || self.play.next().is_some() {
            return;
        }
        let (here, away) = (self.here(), self.play.away());
        let mut awaited =
            self.play.people().iter().filter(|seat| here.contains(*seat) && !away.contains(*seat));
        if !awaited.all(|seat| wanted.contains(seat)) {
            return;
        }
        let mut plan = self.play.plan().clone();
        let last = self.play.table().starter().unwrap_or(Seat::FIRST);
        plan.first = Some(last.next(plan.seats));
        let seats = self.play.places().map(|(seat, place)| match place.who {
            Who::Person(player) if wanted.contains(seat) => Event::Reserved { seat, player },
            Who::Bot(bot) => Event::SatBot { seat, level: Level(bot) },
            _ => Event::SatBot { seat, level: Level(Bot::Medium) },
        });
        let seats = seats.collect();
        let Some(table) = self.services.open_table(plan, self.host, seats) else { return };
        let mut pending = self.begin_step();
        if self.apply(&mut pending, Event::Next { table }).is_ok() {
            self.finish_step(pending, Vec::new());
        }
    }
}
