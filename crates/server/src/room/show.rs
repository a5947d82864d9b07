//! The table as it is shown: to everybody, and to one player.

use std::borrow::Cow;

use games::TableView;
use protocol::{Notice, PrivateView, SeatKind, SeatView, Snapshot, VERSION, json};
use serde_json::value::RawValue;
use table::{Seat, Seats};

use super::Room;
use super::record::record_id;
use crate::identity::PlayerId;
use crate::play::{DiceMode, Level, Place, Who};

impl Room {
    /// Who sits where, for everybody.
    pub fn seat_views(&self) -> Vec<SeatView<'_>> {
        self.play.places().map(|(seat, place)| self.seat_view(seat, place)).collect()
    }

    fn seat_view<'a>(&'a self, seat: Seat, place: &'a Place) -> SeatView<'a> {
        SeatView {
            seat,
            kind: match place.who {
                Who::Open => SeatKind::Open,
                Who::Reserved(_) => SeatKind::Reserved,
                Who::Person(_) => SeatKind::Person,
                Who::Bot(_) => SeatKind::Bot,
            },
            name: self.names.get(seat.index()).and_then(Option::as_deref).map(Cow::Borrowed),
            level: place.bot().map(Level),
            luck: place.luck.as_ref().map(|seed| seed.as_str().into()),
            away: place.is_away(),
            muted: place.muted,
        }
    }

    /// What a player alone may know.
    fn private_view(&self, player: PlayerId) -> PrivateView {
        let seats = self.play.seats_of(player);
        let mut view = PrivateView { seats, host: self.is_host(player), ..PrivateView::default() };
        for (seat, place) in self.play.places().filter(|(seat, _)| seats.contains(*seat)) {
            if place.auto {
                view.auto.insert(seat);
            }
            if let Some(chosen) = &place.chosen {
                view.chosen.insert(seat, chosen.clone());
            }
            if !place.armed.is_empty() {
                view.armed.insert(seat, place.armed.clone());
            }
        }
        view
    }

    /// The real dice that somebody has to roll and type in now.
    pub(super) fn awaited_dice(&self) -> Option<Vec<String>> {
        let is_real = self.play.plan().dice == DiceMode::Real && self.play.is_playing();
        is_real.then(|| self.play.table().awaited_dice()).filter(|dice| !dice.is_empty())
    }

    /// Who may roll, draw or type dice in now; `None` where the program rolls by itself.
    pub(super) fn may_roll(&self) -> Option<Seats> {
        let people = || self.play.seats_where(|place| place.person().is_some());
        let dice = self.play.plan().dice;
        if dice == DiceMode::Program {
            return None;
        }
        if self.play.awaited_chance().is_none() {
            return Some(Seats::default());
        }
        Some(match (dice, self.play.active()) {
            // The player whose turn it is, with any of their seats.
            (DiceMode::Tap, Some(active)) if self.here().contains(active) => self.seats_beside(active),
            (DiceMode::Tap, None) => Seats::default(),
            // Real dice, and those of a bot or of a missing player, anybody may roll.
            _ => people(),
        })
    }

    /// All seats of the player who has this one.
    fn seats_beside(&self, seat: Seat) -> Seats {
        let player = self.play.place(seat).ok().and_then(Place::person);
        player.map_or_else(Seats::default, |player| self.play.seats_of(player))
    }

    /// Whether dice that were typed in lie on the table and may be taken back; `None` where none are typed in.
    pub(super) fn may_unroll(&self) -> Option<bool> {
        let is_real = self.play.plan().dice == DiceMode::Real;
        is_real.then(|| self.play.awaited_chance().is_none() && self.play.check_unroll().is_ok())
    }

    /// The records of the games that are over.
    pub fn records(&self) -> Vec<String> {
        (1..=self.play.series().results().len()).map(|number| record_id(&self.id, number)).collect()
    }

    /// The whole table as somebody sees it, as a message.
    pub fn snapshot(&self, player: Option<PlayerId>, missed: Option<Vec<Box<RawValue>>>) -> String {
        let play = &self.play;
        let plan = play.plan();
        let snapshot = Snapshot {
            version: VERSION,
            n: self.n,
            id: Cow::Borrowed(&self.id),
            code: self.code.as_deref().map(Cow::Borrowed),
            game: Cow::Borrowed(&plan.spec.game),
            options: Cow::Borrowed(&plan.spec.options),
            seats: self.seat_views(),
            here: self.here(),
            watching: self.watching(),
            host: self.host_seat(),
            missing: self.missing(),
            games: plan.games,
            results: play.series().results().into(),
            totals: play.series().totals(),
            leaders: table::winners(&play.series().totals()),
            records: self.records(),
            seconds: plan.seconds,
            seconds_left: self.seconds_left(),
            late: plan.late,
            public: plan.public,
            dice: plan.dice,
            commitments: plan.commitments(),
            playing: play.is_playing(),
            over: play.is_over(),
            line: (!play.is_new()).then(|| play.view()),
            awaited: self.awaited_dice(),
            may_roll: self.may_roll(),
            may_unroll: self.may_unroll(),
            may_undo: play.may_undo(),
            layout: play.rules().layout(),
            chosen: play.table().committed(),
            undo: play.undo().map(Into::into),
            ready: play.ready(),
            rematch: play.rematch(),
            next: play.next().map(Cow::Borrowed),
            chat: self.chat.iter().map(|said| Cow::Borrowed(&said.message)).collect(),
            you: player.map(|player| self.private_view(player)).unwrap_or_default(),
            missed,
        };
        let notice: Notice<'_, TableView<'_>, Box<RawValue>> = Notice::Table(Box::new(snapshot));
        json(&notice)
    }
}
